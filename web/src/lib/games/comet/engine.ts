/** Actions and views of the game as the engine declares them. Made by tools/game_types.py; do not edit. */
import type { Action, ScoreSheet, View } from '../../shared/types';

export type Area = 'meadow' | 'jungle' | 'desert' | 'water' | 'lava';

export type Sign = 'meadow' | 'jungle' | 'desert' | 'water' | 'lava' | 'wild' | 'none';

export type FieldType = 'meadow' | 'jungle' | 'desert' | 'water' | 'lava' | 'nest' | 'cavern';

export type Skip = 'meadow' | 'jungle' | 'desert' | 'water' | 'lava' | 'nest';

export type NeutralId = 'mammoth' | 'tortoise';

/** What stands on a field: a player's savior, or a neutral token. */
export interface Token {
  seat?: number;
  savior?: number;
  token?: NeutralId;
}

/** A field of the board. */
export interface Field {
  id: string;
  type: FieldType;
  nest?: number;
  tokens?: Token[];
}

/** A hatched animal and where its savior is. */
export interface Slot {
  card: string;
  field: string | null;
  distance: number | null;
  skips: Area[];
}

/** An ability that is used: how many cards have it, and how many of them are ready. */
export interface UsedAbility {
  id: string;
  cards: number;
  ready: number;
}

/** A player; "?" in a hand stands for a hidden card. */
export interface Player {
  hero: string | null;
  hand: string[];
  hand_size: number;
  /** How many of the hand are animal cards. */
  animals: number;
  limit: number;
  slots: (Slot | null)[];
  rescued: string[];
  abilities: UsedAbility[];
  skips: Skip[];
  occupy: boolean;
  lower: number;
  out: boolean;
}

/** A step of a savior: the field it enters and the symbol it spends. */
export interface Step {
  field: string;
  symbol: Sign;
}

/** A field a savior can reach by the symbols left, and the steps there. */
export interface Way {
  savior: number;
  field: string;
  steps: Step[];
}

/** How many cards lie in each pile. */
export interface Piles {
  draw: number;
  comet: number;
  silver_discard: number;
  gold: number;
  gold_discard: number;
}

/** The hatching under way. */
export interface Nesting {
  /** The number of the nest that is wanted. */
  wanted: number;
  /** The number that has a free nest; 0 for none. */
  open: number;
  /** Whether an occupied nest serves too. */
  occupied: boolean;
}

/** Everything a viewer is shown of a game of Comet. */
export interface CometView {
  game: 'comet';
  viewer: number | null;
  phase: string;
  pending: number[];
  over: boolean;
  winners: number[];
  turn: number;
  first: number | null;
  active: number | null;
  side: string;
  comet: boolean;
  idle: number[];
  piles: Piles;
  discard: string[];
  display: string[];
  played: string[];
  takeable: string[];
  fields: Field[];
  tokens: Partial<Record<NeutralId, string | null>>;
  pool: Partial<Record<Sign, number>>;
  moved: boolean;
  plays: number;
  hatches: number;
  nesting: Nesting | null;
  /** How many steps an ability moves a savior; 0: to a nest or the cavern, skipping what may be skipped. */
  glide: number | null;
  /** Whether the gold card being taken counts towards the hand limit. */
  counts: boolean;
  reach: Way[] | null;
  seats: Player[];
  scores: ScoreSheet;
}

export type CometAction =
  | { do: 'done' }
  | { do: 'rest' }
  | { do: 'stop' }
  | { do: 'draw-silver' }
  | { do: 'draw-up' }
  | { do: 'ready-all' }
  | { do: 'bonus' }
  | { do: 'by'; amount: number }
  | { do: 'scout'; savior: number }
  | { do: 'duplicate'; symbol: Area }
  | { do: 'deal'; hero: string }
  | { do: 'first'; seat: number }
  | { do: 'use'; ability: string }
  | { do: 'hatch'; card: string }
  | { do: 'play'; card: string }
  | { do: 'discard'; card: string }
  | { do: 'take'; card: string }
  | { do: 'copy'; card: string }
  | { do: 'draw'; card: string }
  | { do: 'nest'; field: string }
  | { do: 'place'; token: NeutralId; field: string }
  | { do: 'step'; savior: number; field: string; symbol: Sign };

const VERBS: ReadonlySet<string> = new Set<CometAction['do']>([
  'done',
  'rest',
  'stop',
  'draw-silver',
  'draw-up',
  'ready-all',
  'bonus',
  'by',
  'scout',
  'duplicate',
  'deal',
  'first',
  'use',
  'hatch',
  'play',
  'discard',
  'take',
  'copy',
  'draw',
  'nest',
  'place',
  'step',
]);

export const isCometAction = (action: Action): action is CometAction => VERBS.has(action.do);
export const isCometView = (view: View): view is CometView => view.game === 'comet';
