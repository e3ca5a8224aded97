/** Not Alone as the page knows it before it is opened. */
import './mood.css';
import './tokens.css';
import type { GameFace } from '../registry';
import Picture from './Picture.svelte';
import { load as silhouettes } from './silhouettes';
import World from './World.svelte';

export const notalone: GameFace = {
  picture: Picture,
  world: World,
  board: () => import('./Board.svelte'),
  silhouettes,
  library: () => import('./library'),
  primer: {
    guide: 'first',
    picture: () => import('./PrimerPicture.svelte'),
    parts: [
      { id: 'aim', lesson: 'ends', shape: 4.4 },
      { id: 'setup', lesson: 'play', shape: 1.7, narrow: 1.15 },
      { id: 'hide', lesson: 'again', shape: 3 },
      { id: 'catch', lesson: 'pick', shape: 1.7, narrow: 1.15 },
      { id: 'explore', lesson: 'use', shape: 1.7, narrow: 1.15 },
      { id: 'cards', lesson: 'survive', shape: 3 },
      { id: 'back', lesson: 'resist', shape: 3 },
    ],
  },
  box: {
    year: '2016',
    designers: ['Ghislain Masson'],
    artists: ['Sébastien Caiveau'],
    publishers: ['Geek Attitude Games'],
  },
  roles: [
    { name: 'hide', options: { creature: 'others' } },
    { name: 'hunt', options: { creature: 0 } },
    { name: 'any', options: { creature: 'random' } },
  ],
  quick: (luck) => ({ board_side: luck < 0.5 ? '1' : '2' }),
  seatOption: 'creature',
  windows: true,
  turn: 'notalone-turn',
  sounds: { 'notalone-caught': 'caught', 'notalone-rescue': 'rescued' },
  groups: [['board_side', 'expert']],
  editors: { places: () => import('./Mix.svelte') },
};
