/** What the frame of a table asks of the game shown in it. */
import type { Piece } from './texts.svelte';
import type { Action } from './types';

/** The button of the prompt. While it cannot be used, the game is asked why `would` cannot be done. */
export interface Primary {
  label: string;
  act: () => void;
  enabled: boolean;
  would: Action;
  /** Something else can still be done: it does not stand out. */
  early?: boolean;
  /** It ends the turn. */
  ends?: boolean;
}

/**
 * The prompt: one sentence, one line of consequence, one button. What is pointed at and may be chosen puts what
 * choosing it would do in place of the line.
 */
export interface Said {
  say: Piece[];
  small: string;
  peek?: string;
  primary: Primary | null;
}

export interface Turn {
  /** Something is asked of whoever looks. */
  readonly mine: boolean;
  /** Something is built that is not sent yet and can be taken back. */
  readonly begun: boolean;
  /** Take back one step of what is built; false when there is none. */
  stepBack(): boolean;
}
