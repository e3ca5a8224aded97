/** Comet's content, as the server gives it; its actions and views are declared by the engine. */
import type { Sign } from './engine';

export * from './engine';

export type EggColour = 'white' | 'red' | 'blue' | 'purple' | 'green' | 'black';
export type Timing = 'passive' | 'hatch' | 'move' | 'rest' | 'between' | 'endgame';

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
