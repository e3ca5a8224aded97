/** Not Alone's view and content, as the engine gives them. */
import type { View } from '../../shared/types';

export type TokenId = 'creature' | 'artemia' | 'target';
export type StepId = 'reveal' | 'free' | 'target' | 'artemia' | 'creature';

export interface Slot {
  slot: number;
  place: string | null;
  number: number | null;
  hidden: boolean;
  ineffective: boolean;
  inaccessible: boolean;
  used: boolean;
  tokens: TokenId[];
  explorers: number[];
}

export interface CreatureSeat {
  role: 'creature';
  catches: number;
}

export interface HuntedSeat {
  role: 'hunted';
  will: number;
  hand: string[] | null;
  hand_count: number;
  discard: string[] | null;
  discard_count: number;
  owned: string[];
  possible: string[];
  shown: string[];
  played: string[];
  explores: number[];
  resolved: boolean[];
  pair_next: string | null;
  pair_now: string | null;
  survival: string[] | null;
  survival_count: number;
  survived: boolean;
  drawn: string[] | null;
  owed: number;
  owed_will: number;
  resist_cards: number;
  caught: boolean;
  catches: number;
  will_lost: number;
  sealed: boolean;
  chose: { places?: string[]; seat?: number } | null;
}

export type Player = CreatureSeat | HuntedSeat;

export interface Prospect extends Record<string, unknown> {
  is: string;
}

export interface Heat {
  chance: number;
  seats: number[];
}

export interface NotAloneView extends View {
  phase: number;
  doing: string;
  /** The spot that is being resolved. */
  where: number | null;
  moment: string | null;
  /** The card you play in a moment for cards, until all have answered. */
  laid: string | null;
  turn: number;
  step: StepId | null;
  winner: 'creature' | 'hunted' | null;
  creature: number | null;
  track: {
    rescue: number;
    rescue_start: number;
    assimilation: number;
    assimilation_start: number;
    side: number | null;
    artemia: number[];
    will: number[];
    supply: number;
  };
  planet: Slot[];
  reserve: Record<string, number>;
  marker: { is: 'marker' | 'shield'; at: number; raised: 'no' | 'next-turn' | 'now' } | null;
  tokens: { id: TokenId; available: boolean; slots: number[] }[];
  maze: { left: number; discard: string[]; looked_at: string[] | null } | null;
  hunt: {
    hand: string[] | null;
    hand_count: number;
    known: string[];
    discard: string[];
    played: { card: string; as: string }[];
    may_play: boolean;
    effects: string[];
    named: number | null;
  };
  survival_discard: string[];
  team: { smokescreen: boolean; radio: boolean; no_hunt_cards: boolean; revealed: boolean };
  heat: Heat[] | null;
  prospects: Prospect[] | null;
  seats: Player[];
}

export interface Origin {
  set: 'base' | 'exploration';
  provenance: string;
  reconstructed_parts: string[];
  rules?: string[];
}

export interface PlaceContent extends Origin {
  id: string;
  number: number;
  copies: number;
  catch_will: number;
  catch_assimilation: number;
}

export interface CardContent extends Origin {
  id: string;
  phase: number;
  tokens?: TokenId[];
}

export interface NotAloneContent {
  setup: { artemia_spaces: Record<string, number[]> };
  places: PlaceContent[];
  hunt: CardContent[];
  survival: CardContent[];
}
