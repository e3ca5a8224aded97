/** Not Alone as the page knows it before it is opened. */
import './mood.css';
import type { GameFace } from '../registry';
import Picture from './Picture.svelte';
import { load as silhouettes } from './silhouettes';

export const notalone: GameFace = {
  picture: Picture,
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
  quick: { creature: 'random' },
  seatOption: 'creature',
  windows: true,
  groups: [
    ['places', 'decks', 'maze_variant'],
    ['board_side', 'expert'],
  ],
  editors: { places: () => import('./Mix.svelte') },
};
