/** Actions and views of the game as the engine declares them. Made by tools/game_types.py; do not edit. */
import type { Action, ScoreSheet, View } from '../../shared/types';

export type Star = 'red' | 'purple' | 'yellow' | 'white' | 'blue' | 'orange' | 'black';

export type ClusterId = 'upper' | 'right' | 'left';

export type EndId = 'track' | 'constellations' | 'bag' | 'markers' | 'idle';

export type AdvancedSlot = 'A' | 'B' | 'C' | 'D';

export type BoardName = 'galaxy_board' | 'galaxy_board_shared';

export type Stars = Partial<Record<Star, number>>;

/** How far a seat is with a goal: so many of so many, and the cells concerned. */
export interface Progress {
  have: number;
  need: number;
  cells: string[];
  /** How many colours of how many, where a goal asks for colours. */
  colours?: number;
  of?: number;
}

/** An open common goal, and how far every seat is with it. */
export interface CommonGoal {
  id: string;
  first: number;
  later: number;
  /** Pairs of constellations, any one of which the goal asks for. */
  pairs: string[][];
  top: number | null;
  claimed: number[];
  met: number[];
  progress: Progress[];
}

/** An open advanced goal, and what it counts in each galaxy. */
export interface AdvancedGoal {
  id: string;
  slot: AdvancedSlot;
  counts: number[];
  cells: string[][];
}

/** A value token: where it is on its track, its rank from 1, and what the rank is worth. */
export interface ValueToken {
  id: string;
  track: number;
  space: number;
  height: number;
  rank: number;
  worth: number;
}

/** A player: stock, galaxy and secret goal; "?" stands for a hidden card. */
export interface Player {
  stock: Stars;
  galaxy: Record<string, Star>;
  blacks: number;
  constellations: string[];
  dealt: (string | null)[];
  kept: string | null;
  kept_met: boolean | null;
  kept_progress: Progress | null;
  sealed: boolean;
}

/** A cluster of the nebula board. */
export interface Cluster {
  id: ClusterId;
  stars: (Star | null)[];
  clock: number;
  crescent: number;
}

/** The ends of the game as meters: how far, of how many. */
export interface Ends {
  track: number[];
  constellations: number[];
  bag: number;
  markers: number[];
  met: EndId[];
}

/** Everything a viewer is shown of a game of Nebula. */
export interface NebulaView {
  game: 'nebula';
  viewer: number | null;
  phase: string;
  pending: number[];
  over: boolean;
  winners: number[];
  round: number;
  first: number | null;
  active: number | null;
  full: boolean;
  /** Where the content describes the galaxy board in play. */
  board: BoardName;
  bag: Stars;
  box: Stars;
  bright: Star | null;
  token: number;
  clusters: Cluster[];
  drawn: Stars;
  placed: Star[];
  placements: number;
  bonus: boolean;
  /** The colour that earns the third placement of this turn. */
  matching: Star | null;
  /** How many of the drawn stars are kept. */
  keep: number;
  common: CommonGoal[];
  advanced: AdvancedGoal[];
  values: ValueToken[];
  seats: Player[];
  ends: Ends;
  scores: ScoreSheet;
  /** For each clock, the star it would face after each number of steps. */
  faces?: Partial<Record<ClusterId, Record<string, Star | null>>>;
  /** For each colour that may be placed, the cells beside stars of that colour, with those stars. */
  forbidden?: Partial<Record<Star, Record<string, string[]>>>;
  /** For each value token that can be pushed, how every seat's points would change. */
  push_changes?: Record<string, number[]>;
}

export type NebulaAction =
  | { do: 'place'; star: Star; cell: string }
  | { do: 'done' }
  | { do: 'time'; upper: number; right: number; left: number }
  | { do: 'chaos'; star: Star }
  | { do: 'keep'; stars: Star[] }
  | { do: 'push'; token: string }
  | { do: 'keep-goal'; goal: string }
  | { do: 'draw'; star: Star }
  | { do: 'lay-common'; goal: string }
  | { do: 'lay-advanced'; goal: string }
  | { do: 'deal'; goal: string }
  | { do: 'first'; seat: number }
  | { do: 'stack'; token: string };

const VERBS: ReadonlySet<string> = new Set<NebulaAction['do']>([
  'place',
  'done',
  'time',
  'chaos',
  'keep',
  'push',
  'keep-goal',
  'draw',
  'lay-common',
  'lay-advanced',
  'deal',
  'first',
  'stack',
]);

export const isNebulaAction = (action: Action): action is NebulaAction => VERBS.has(action.do);
export const isNebulaView = (view: View): view is NebulaView => view.game === 'nebula';
