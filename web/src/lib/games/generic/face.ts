/** A game of another package, as the page knows it before it is opened: nothing but what every game has. */
import type { GameFace } from '../registry';
import Picture from './Picture.svelte';

export const generic: GameFace = {
  picture: Picture,
  board: () => import('./Board.svelte'),
  library: null,
  box: null,
};
