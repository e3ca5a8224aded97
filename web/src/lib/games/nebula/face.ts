/** Nebula as the page knows it before it is opened. */
import './mood.css';
import type { GameFace } from '../registry';
import GemDefs from './GemDefs.svelte';
import Picture from './Picture.svelte';
import World from './World.svelte';

export const nebula: GameFace = {
  picture: Picture,
  world: World,
  defs: GemDefs,
  board: () => import('./Board.svelte'),
  library: () => import('./library'),
  box: {
    year: '2023',
    designers: ['Cristian Bustos', 'Bernardo Vásquez'],
    artists: ['Luna Vargas'],
    publishers: ['Fractal Juegos'],
  },
  groups: [],
  guided: { options: { variant: 'introductory' }, seats: 2, bots: ['random'] },
};
