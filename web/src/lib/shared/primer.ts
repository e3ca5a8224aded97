/** How to play in three minutes: the parts of it, each with a picture of a moment of a guided game. */
import type { Component } from 'svelte';
import { ask } from './api';
import type { Session } from './session.svelte';
import type { Shown } from './types';

export interface PrimerPart {
  /** `pages-primer-GAME-ID` says it. */
  id: string;
  /** The lesson of the guided game at which the picture is taken. */
  lesson: string;
  /** How wide the picture is for its height. */
  shape: number;
  /** The same on a phone, where it differs. */
  narrow?: number;
}

/** What draws a part from the game's own content; each game pairs the two. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the page shows the pictures of any game
export type PrimerPicture = Component<{ content: any; session: Session; part: string }>;

export interface Primer {
  guide: string;
  parts: PrimerPart[];
  picture: () => Promise<{ default: PrimerPicture }>;
}

/** The table at some lessons of a guided game, as its learner sees it. */
export const moments = (game: string, primer: Primer): Promise<Record<string, Shown>> => {
  const lessons = [...new Set(primer.parts.map((part) => part.lesson))].join();
  return ask(`/api/games/${game}/moments?guide=${primer.guide}&lesson=${lessons}`);
};
