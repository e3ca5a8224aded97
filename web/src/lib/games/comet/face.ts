/** Comet as the page knows it before it is opened. */
import './mood.css';
import type { GameFace } from '../registry';
import Defs from './Defs.svelte';
import Picture from './Picture.svelte';
import { load as silhouettes } from './silhouettes';
import World from './World.svelte';

export const comet: GameFace = {
  picture: Picture,
  world: World,
  defs: Defs,
  board: () => import('./Board.svelte'),
  silhouettes,
  library: () => import('./library'),
  box: { year: '2023', designers: ['Peter Prinz'], artists: ['Hendrik Noack'], publishers: ['Funtails', 'HUCH!'] },
  groups: [],
  guided: { options: { side: 'A' }, seats: 2, bots: ['greedy'] },
};
