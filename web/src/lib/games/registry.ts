/** The games the page can show: one line each. */
import type { Component } from 'svelte';
import type { Session } from '../shared/session.svelte';
import NebulaPicture from './nebula/Picture.svelte';

export interface GameFace {
  /** The mood of the shell. */
  mood: string;
  /** The picture in the lobby. */
  picture: Component;
  /** The whole table, loaded when it is needed. */
  board: () => Promise<{ default: Component<{ session: Session; guided: boolean }> }>;
  /** The options of a newcomer's guided game, and the bot it is played against. */
  guided: { options: Record<string, string | number>; seats: number; bots: string[] } | null;
}

export const faces: Record<string, GameFace> = {
  nebula: {
    mood: 'nebula',
    picture: NebulaPicture,
    board: () => import('./nebula/Board.svelte'),
    guided: { options: { variant: 'introductory' }, seats: 2, bots: ['random'] },
  },
};
