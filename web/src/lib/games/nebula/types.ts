/** Nebula's content, as the server gives it; its actions and views are declared by the engine. */
import type { BoardName, ClusterId, Star } from './engine';

export * from './engine';

type Point = [number, number];

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
  rule: string;
  /** The cells of each board it speaks of. */
  cells: Partial<Record<BoardName, string[]>>;
}

export interface NebulaContent {
  colours: { id: Star; count: number; provenance: string }[];
  turn: { movement_points: number; placements: number; placements_with_bright: number };
  galaxy_board: Omit<GalaxyBoard, 'constellations'> & {
    constellations: { id: string; cells: string[]; symbol: string; position: string }[];
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
