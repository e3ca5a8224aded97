/** Nebula's view and content, as the engine gives them. */
import type { View } from '../../shared/types';

export type Star = 'red' | 'purple' | 'yellow' | 'white' | 'blue' | 'orange' | 'black';
export type ClusterId = 'upper' | 'right' | 'left';
export type Stars = Partial<Record<Star, number>>;

export interface Progress {
  have: number;
  need: number;
  cells: string[];
  colours?: number;
  of?: number;
}

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

export interface AdvancedGoal {
  id: string;
  slot: string;
  counts: number[];
  cells: string[][];
}

export interface ValueToken {
  id: string;
  track: number;
  space: number;
  height: number;
  rank: number;
  worth: number;
}

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

export interface Cluster {
  id: ClusterId;
  stars: (Star | null)[];
  clock: number;
  crescent: number;
}

export interface NebulaView extends View {
  phase: string;
  round: number;
  active: number | null;
  first: number | null;
  full: boolean;
  /** Where the content describes the galaxy board in play. */
  board: BoardName;
  bag: Stars;
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
  ends: {
    track: [number, number];
    constellations: [number, number];
    bag: number;
    markers: [number, number];
    met: string[];
  };
  faces?: Record<ClusterId, Record<string, Star | null>>;
  forbidden?: Partial<Record<Star, Record<string, string[]>>>;
  push_changes?: Record<string, number[]>;
}

type Point = [number, number];
export type BoardName = 'galaxy_board' | 'galaxy_board_shared';

/** A galaxy board. */
export interface GalaxyBoard {
  constellations: { id: string; cells: string[] }[];
  orbits: { number: number; cells: string[]; radius: number; label_xy: Point }[];
  glow_cells: string[];
  cells: { id: string; x: number; y: number; provenance: string }[];
  edges: { a: string; b: string; type: 'direct' | 'dotted' | 'orbital' }[];
  central_cell: string;
}

export interface GoalCard {
  id: string;
  type: string;
  colour?: Star;
  colours?: Star[];
  constellation?: string;
  orbit?: number;
  vp?: number;
  vp_first?: number;
  vp_later?: number;
  provenance: string;
}

export interface NebulaContent {
  colours: { id: Star; count: number; provenance: string }[];
  turn: { movement_points: number; placements: number; placements_with_bright: number };
  galaxy_board: Omit<GalaxyBoard, 'constellations'> & {
    constellations: { id: string; cells: string[]; symbol: string; position: string }[];
    opposite_constellations: { pair: string[] }[];
    adjacent_constellations: { pair: string[] }[];
    black_star_track: { vp_by_count: number[]; provenance: string };
  };
  galaxy_board_shared: GalaxyBoard | null;
  nebula_board: {
    clusters: { id: ClusterId; centre: Point; cells: { star_xy: Point; clock_xy: Point; crescent_xy: Point }[] }[];
    bright_star_xy: Point;
    black_star_track: { spaces: number; glowing_spaces: number[]; coords: Point[] };
  };
  values_board: {
    tokens: { id: string; track: number; ref: string; provenance: string }[];
    tracks: { vp_by_rank: number[] }[];
    spaces: { start: number; last: number };
  };
  cards: { personal: GoalCard[]; common: GoalCard[]; advanced: GoalCard[] };
}
