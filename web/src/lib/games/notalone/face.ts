/** Not Alone as the page knows it before it is opened. */
import './mood.css';
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
  box: {
    year: '2016',
    designers: ['Ghislain Masson'],
    artists: ['Sébastien Caiveau'],
    publishers: ['Geek Attitude Games'],
  },
  guided: { options: { creature: 3, board_side: '2' }, seats: 4, bots: ['greedy', 'greedy', 'greedy'] },
  roles: [
    { name: 'hide', options: { creature: 'others' } },
    { name: 'hunt', options: { creature: 0 } },
    { name: 'any', options: { creature: 'random' } },
  ],
  quick: (luck) => ({ board_side: luck < 0.5 ? '1' : '2' }),
  seatOption: 'creature',
  windows: true,
  groups: [['board_side', 'expert']],
  editors: { places: () => import('./Mix.svelte') },
};
