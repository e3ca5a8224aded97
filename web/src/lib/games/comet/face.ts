/** Comet as the page knows it before it is opened. */
import './mood.css';
import './tokens.css';
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
  primer: {
    guide: 'first',
    picture: () => import('./PrimerPicture.svelte'),
    parts: [
      { id: 'aim', lesson: 'hatch', shape: 0.8 },
      { id: 'cards', lesson: 'hatch', shape: 2.4, narrow: 2.2 },
      { id: 'hatch', lesson: 'nest', shape: 0.8 },
      { id: 'move', lesson: 'walk', shape: 0.8 },
      { id: 'wild', lesson: 'wild', shape: 2.4, narrow: 2.2 },
      { id: 'rest', lesson: 'gold', shape: 2.6, narrow: 1.45 },
      { id: 'score', lesson: 'rest', shape: 2.6 },
    ],
  },
  box: { year: '2023', designers: ['Peter Prinz'], artists: ['Hendrik Noack'], publishers: ['Funtails', 'HUCH!'] },
  turn: 'comet-turn',
  begins: 'comet-first',
  sounds: { 'comet-rescued': 'rescued', 'comet-comet': 'omen' },
  groups: [],
};
