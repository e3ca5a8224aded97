/** The games the page can show: one line each. */
import type { Component } from 'svelte';
import type { Session } from '../shared/session.svelte';
import type { Options } from '../shared/types';
import CometPicture from './comet/Picture.svelte';
import { load as cometSilhouettes } from './comet/silhouettes';
import NebulaPicture from './nebula/Picture.svelte';
import NotAlonePicture from './notalone/Picture.svelte';
import { load as notAloneSilhouettes } from './notalone/silhouettes';

export interface GameFace {
  /** The mood of the shell. */
  mood: string;
  /** The picture in the lobby. */
  picture: Component;
  /** The whole table, loaded when it is needed. */
  board: () => Promise<{ default: Component<{ session: Session; guided: boolean }> }>;
  /** The silhouettes it shows, fetched beside it. */
  silhouettes?: (options: Options) => Promise<void>;
  /** The options of a newcomer's guided game, and the bot it is played against. */
  guided: { options: Options; seats: number; bots: string[] } | null;
  /** Options of a game begun from the lobby against bots, where they are not the defaults. */
  quick?: Options;
  /** The option that names a seat; it is chosen at the seats. */
  seatOption?: string;
  /** The options as they are grouped before the start; those in no group are rulings. */
  groups?: string[][];
  /** What chooses the numbers of an option that has names and numbers. */
  editors?: Record<string, () => Promise<{ default: Component<{ session: Session; value: number; disabled: boolean; onset: (value: number) => void }> }>>;
}

export const faces: Record<string, GameFace> = {
  nebula: {
    mood: 'nebula',
    picture: NebulaPicture,
    board: () => import('./nebula/Board.svelte'),
    guided: { options: { variant: 'introductory' }, seats: 2, bots: ['random'] },
  },
  notalone: {
    mood: 'notalone',
    picture: NotAlonePicture,
    board: () => import('./notalone/Board.svelte'),
    silhouettes: notAloneSilhouettes,
    guided: { options: { creature: 3, board_side: '2' }, seats: 4, bots: ['greedy', 'greedy', 'greedy'] },
    quick: { creature: 'random' },
    seatOption: 'creature',
    groups: [['places', 'decks', 'maze_variant'], ['board_side', 'expert']],
    editors: { places: () => import('./notalone/Mix.svelte') },
  },
  comet: {
    mood: 'comet',
    picture: CometPicture,
    board: () => import('./comet/Board.svelte'),
    silhouettes: cometSilhouettes,
    guided: { options: { side: 'A' }, seats: 2, bots: ['greedy'] },
  },
};
