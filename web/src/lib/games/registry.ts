/** The games the page can show, by name: one line each. All else of a game's is in its folder. */
import type { Component } from 'svelte';
import type { Library } from '../shared/library';
import type { Session } from '../shared/session.svelte';
import type { Options } from '../shared/types';
import { comet } from './comet/face';
import { generic } from './generic/face';
import { nebula } from './nebula/face';
import { notalone } from './notalone/face';
import { outside } from '../shared/outside';

export interface GameFace {
  /** The picture in the lobby. */
  picture: Component;
  /** Gradients and symbols that drawings of the game refer to; they are put on the page once. */
  defs?: Component;
  /** The whole table, and all cards for their page; loaded when they are needed. */
  board: () => Promise<{ default: Component<{ session: Session; guided: boolean }> }>;
  library: (() => Promise<{ library: () => Promise<Library> }>) | null;
  /** Whose work the printed game is. */
  box: { year: string; designers: string[]; artists: string[]; publishers: string[] } | null;
  /** The silhouettes it shows, fetched beside it. */
  silhouettes?: (options: Options) => Promise<void>;
  /** The options of a newcomer's guided game, and the bot it is played against. */
  guided: { options: Options; seats: number; bots: string[] } | null;
  /** Options of a game begun from the lobby against bots, where they are not the defaults. */
  quick?: Options;
  /** The option that names a seat; it is chosen at the seats. */
  seatOption?: string;
  /** It has windows for secret answers, whose length the host chooses. */
  windows?: boolean;
  /** The options as they are grouped before the start; those in no group are rulings. */
  groups?: string[][];
  /** What chooses the numbers of an option that has names and numbers. */
  editors?: Record<
    string,
    () => Promise<{
      default: Component<{ session: Session; value: number; disabled: boolean; onset: (value: number) => void }>;
    }>
  >;
}

export const faces: Record<string, GameFace> = { nebula, comet, notalone };
for (const name of outside) faces[name] = generic;
