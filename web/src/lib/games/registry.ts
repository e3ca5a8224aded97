/** The games the page can show, by name: one line each. All else of a game's is in its folder. */
import type { Component } from 'svelte';
import type { Library } from '../shared/library';
import type { Primer } from '../shared/primer';
import type { Session } from '../shared/session.svelte';
import type { Options } from '../shared/types';
import { comet } from './comet/face';
import { generic } from './generic/face';
import { nebula } from './nebula/face';
import { notalone } from './notalone/face';
import { outside } from '../shared/outside';
import type { SoundsOf } from '../shared/sound/sounds';

export interface EditorProps {
  /** The cards and boards that are played with. */
  content: <T>() => Promise<T>;
  /** They are others when this is another. */
  edition: string;
  value: string | number;
  onset: (value: string | number) => void;
}

export interface GameFace {
  /** The picture in the lobby. */
  picture: Component;
  /** A world of the game drawn small, beside its name. */
  world?: Component<{ world: string }>;
  /** Gradients and symbols that drawings of the game refer to; they are put on the page once. */
  defs?: Component;
  /** The whole table, and all cards for their page; loaded when they are needed. */
  board: () => Promise<{ default: Component<{ session: Session }> }>;
  library: (() => Promise<{ library: () => Promise<Library> }>) | null;
  /** How to play in three minutes. */
  primer?: Primer;
  /** Whose work the printed game is. */
  box: { year: string; designers: string[]; artists: string[]; publishers: string[] } | null;
  /** The silhouettes it shows, fetched beside it. */
  silhouettes?: (options: Options) => Promise<void>;
  /** What somebody who plays at once can be, and the options that make it so; the first unless another is chosen. */
  roles?: { name: string; options: Options }[];
  /** Options of a game begun at once that differ from the defaults; some are drawn, by a number from 0 to 1. */
  quick?: (luck: number) => Options;
  /** The option that names a seat; it is chosen at the seats. */
  seatOption?: string;
  /** It has windows for secret answers, whose length the host chooses. */
  windows?: boolean;
  /** The options as they are grouped before the start; those in no group are rulings. */
  groups?: string[][];
  /** The kind of event that begins a turn. */
  turn?: string;
  /** The kind of event with which play begins, where that is not the first turn. */
  begins?: string;
  /** What of the game is heard, by kinds of events. */
  sounds?: SoundsOf;
  /** What chooses an option piece by piece. */
  editors?: Record<string, () => Promise<{ default: Component<EditorProps> }>>;
}

export const faces: Record<string, GameFace> = { nebula, comet, notalone };
for (const name of outside) faces[name] = generic;
