/** Nebula as the page knows it before it is opened. */
import './mood.css';
import './tokens.css';
import type { GameFace } from '../registry';
import Defs from './Defs.svelte';
import Picture from './Picture.svelte';
import World from './World.svelte';

export const nebula: GameFace = {
  picture: Picture,
  world: World,
  defs: Defs,
  board: () => import('./Board.svelte'),
  library: () => import('./library'),
  primer: {
    guide: 'first',
    picture: () => import('./PrimerPicture.svelte'),
    parts: [
      { id: 'aim', lesson: 'know', shape: 1.25 },
      { id: 'setup', lesson: 'goal', shape: 1.25 },
      { id: 'collect', lesson: 'collect', shape: 1.25 },
      { id: 'chaos', lesson: 'keep', shape: 4 },
      { id: 'place', lesson: 'place', shape: 1.25 },
      { id: 'black', lesson: 'push', shape: 6 },
      { id: 'goals', lesson: 'first', shape: 1 },
      { id: 'end', lesson: 'ends', shape: 2 },
    ],
  },
  box: {
    year: '2023',
    designers: ['Cristian Bustos', 'Bernardo Vásquez'],
    artists: ['Luna Vargas'],
    publishers: ['Fractal Juegos'],
  },
  turn: 'nebula-round',
  sounds: { 'nebula-claimed': 'goal', 'nebula-claimed-first': 'goal' },
  groups: [],
};
