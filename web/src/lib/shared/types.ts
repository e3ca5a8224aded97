/** What the server says and is told, and what every game's view has. */
import type { Problem } from './wire';

export * from './wire';

/** A table's options by name. */
export type Options = Record<string, string | number>;

/** Why something cannot be done; `why` is the game's own reason, to be said in the reader's language. */
export type Refusal = Problem;

export interface ScoreSheet {
  lines: { id: string; points: (number | null)[] }[];
  totals: (number | null)[];
  tie_break: number[];
  facts?: { id: string; values: (number | null)[] }[];
}

/** What every game's view says; each game adds its own. */
export interface View {
  game: string;
  viewer: number | null;
  phase: string | number;
  pending: number[];
  over: boolean;
  winners: number[];
  /** A game counts rounds or turns. */
  round?: number;
  turn?: number;
  scores: ScoreSheet;
}
