/** Comet's view and content, as the engine gives them. */
import type { View } from '../../shared/types';

export type Area = 'meadow' | 'jungle' | 'desert' | 'water' | 'lava';
export type Sign = Area | 'wild' | 'none';
export type NeutralId = 'mammoth' | 'tortoise';
export type EggColour = 'white' | 'red' | 'blue' | 'purple' | 'green' | 'black';
export type Timing = 'passive' | 'hatch' | 'move' | 'rest' | 'between' | 'endgame';

export interface Token {
  seat?: number;
  savior?: number;
  token?: NeutralId;
}

export interface Field {
  id: string;
  type: Area | 'nest' | 'cavern';
  nest?: number;
  tokens?: Token[];
}

export interface Slot {
  card: string;
  field: string | null;
  distance: number | null;
  skips: string[];
}

export interface Player {
  hero: string | null;
  hand: string[];
  hand_size: number;
  /** How many of them are animal cards. */
  animals: number;
  limit: number;
  slots: (Slot | null)[];
  rescued: string[];
  abilities: { id: string; cards: number; ready: number }[];
  skips: string[];
  occupy: boolean;
  lower: number;
  out: boolean;
}

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

export interface CometView extends View {
  phase: string;
  turn: number;
  first: number | null;
  active: number | null;
  side: string;
  comet: boolean;
  piles: { draw: number; comet: number; silver_discard: number; gold: number; gold_discard: number };
  display: string[];
  played: string[];
  takeable: string[];
  fields: Field[];
  tokens: Record<NeutralId, string | null>;
  pool: Partial<Record<Sign, number>>;
  moved: boolean;
  plays: number;
  hatches: number;
  /** The nest number wanted, the one with a free nest (0: none), and whether an occupied nest serves too. */
  nesting: { wanted: number; open: number; occupied: boolean } | null;
  /** How many steps an ability moves a savior; 0: to a nest or the cavern, skipping what may be skipped. */
  glide: number | null;
  /** Whether the gold card being taken counts towards the hand limit. */
  counts: boolean;
  reach: Way[] | null;
  seats: Player[];
}

export interface Ability {
  kind: string;
  timing: Timing;
  cost: 'none' | 'exhaust' | 'discard';
  params: Record<string, unknown>;
}

export interface Species {
  id: string;
  deck: 'silver' | 'gold';
  type: 'animal' | 'utility';
  nest_distance?: number | null;
  rescue_points?: number | null;
  egg?: EggColour | null;
  ability: Ability | null;
  /** The symbols of each copy. */
  cards: Sign[][];
  provenance: string;
  provenance_detail: Record<string, string>;
}

export interface CometContent {
  setup: { draw_pile: Record<string, number> };
  species: Species[];
  heroes: {
    id: string;
    ability: Ability | null;
    scoring: Ability | null;
    provenance: string;
    provenance_detail: Record<string, string>;
  }[];
  boards: { id: string; fields: { id: string; q: number; r: number }[]; provenance: string }[];
  kinds: { id: string; species: string; symbols: Sign[]; tool: string | null }[];
  hero_tools: Record<string, string | null>;
}
