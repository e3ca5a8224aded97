/** Actions and views of the game as the engine declares them. Made by tools/game_types.py; do not edit. */
import type { Action, ScoreSheet, View } from '../../shared/types';

export type TokenId = 'creature' | 'artemia' | 'target';

export type StepId = 'reveal' | 'free' | 'target' | 'artemia' | 'creature';

export type PairId = 'keep-one' | 'both' | 'from-discard';

export type WinnerId = 'creature' | 'hunted';

export type MarkerKind = 'marker' | 'shield';

export type Raised = 'no' | 'next-turn' | 'now';

/** A spot of the planet: its place, its state, its tokens and who explores it. */
export interface Slot {
  slot: number;
  place: string | null;
  number: number | null;
  /** How many cards of the place the reserve holds; None for the places everybody begins with. */
  reserve: number | null;
  hidden: boolean;
  ineffective: boolean;
  inaccessible: boolean;
  used: boolean;
  tokens: TokenId[];
  explorers: number[];
}

/** The seat of the Creature. */
export interface CreatureSeat {
  role: 'creature';
  catches: number;
}

/** What a seat has sealed, where the viewer may know it. */
export interface Chosen {
  places?: string[];
  seat?: number;
}

/** The seat of a Hunted; None stands for cards that are hidden. */
export interface HuntedSeat {
  role: 'hunted';
  will: number;
  hand: string[] | null;
  hand_count: number;
  discard: string[] | null;
  discard_count: number;
  owned: string[] | null;
  possible: string[] | null;
  shown: string[] | null;
  played: string[];
  explores: number[];
  resolved: boolean[];
  pair_next: PairId | null;
  pair_now: PairId | null;
  survival: string[] | null;
  survival_count: number;
  survived: boolean;
  drawn: string[] | null;
  ignores: TokenId[];
  loses_less: boolean;
  resists_more: boolean;
  takes_last: boolean;
  owed: number;
  owed_will: number;
  resisted: number;
  resist_cards: number;
  barred: boolean;
  caught: boolean;
  lost_last_will: boolean;
  catches: number;
  will_lost: number;
  sealed: boolean;
  chose: Chosen | null;
}

export type Player = CreatureSeat | HuntedSeat;

/** The chance in percent that somebody is at a spot, who may be, and what a catch there costs. */
export interface Heat {
  chance: number;
  seats: number[];
  will: number;
  spaces: number;
}

/** What a spot would do for a Hunted now, or why nothing. */
export interface Prospect {
  is: string;
  count?: number;
  will?: number;
  to?: number;
}

/** The counters, and what lies on the track. */
export interface Track {
  rescue: number;
  rescue_start: number;
  assimilation: number;
  assimilation_start: number;
  side: number | null;
  artemia: number[];
  will: number[];
  supply: number;
}

/** The Marker on the Beach, or the Shield and the number it lies at; and the spot of either, if it lies on one. */
export interface Marker {
  is: MarkerKind;
  at: number;
  slot: number | null;
  raised: Raised;
}

/** A token of the Hunt and the spots it lies on. */
export interface TokenView {
  id: TokenId;
  available: boolean;
  slots: number[];
}

/** The Maze deck. */
export interface Maze {
  left: number;
  discard: string[] | null;
  looked_at: string[] | null;
}

/** A Hunt card that lies played, and the one it counts as. */
export interface PlayedHunt {
  card: string;
  as: string;
}

/** The Hunt cards; None stands for cards that are hidden. */
export interface Hunt {
  hand: string[] | null;
  hand_count: number;
  known: string[] | null;
  bottom_count: number;
  bottom_known: string[] | null;
  discard: string[] | null;
  top: string | null;
  played: PlayedHunt[];
  may_play: boolean;
  effects: string[];
  named: number | null;
}

/** What holds for all Hunted. */
export interface Team {
  smokescreen: boolean;
  radio: boolean;
  no_hunt_cards: boolean;
  revealed: boolean;
}

/** What Telepathy was answered. */
export interface Told {
  seat: number;
  places: string[] | null;
  yes: boolean;
}

/** Everything a viewer is shown of a game of Not Alone. */
export interface NotAloneView {
  game: 'notalone';
  viewer: number | null;
  doing: string;
  /** The spot that is being resolved. */
  where: number | null;
  moment: string | null;
  pending: number[];
  /** The card you play in a moment for cards, until all have answered. */
  laid: string | null;
  over: boolean;
  winner: WinnerId | null;
  winners: number[];
  turn: number;
  phase: number;
  step: StepId | null;
  creature: number | null;
  track: Track;
  planet: Slot[];
  reserve: Record<string, number>;
  marker: Marker | null;
  tokens: TokenView[];
  maze: Maze | null;
  hunt: Hunt;
  survival_discard: string[] | null;
  team: Team;
  told: Told | null;
  heat: Heat[] | null;
  prospects: Prospect[] | null;
  seats: Player[];
  scores: ScoreSheet;
}

export type NotAloneAction =
  | { do: 'pass' }
  | { do: 'pass-phase' }
  | { do: 'hunt'; card: string }
  | { do: 'survive'; card: string }
  | { do: 'play'; place: number }
  | { do: 'play-two'; places: number[] }
  | { do: 'play-with'; place: number; beside: number }
  | { do: 'resist' }
  | { do: 'give-up' }
  | { do: 'take-back'; place: number }
  | { do: 'take-played' }
  | { do: 'discard'; place: number }
  | { do: 'pick'; place: number }
  | { do: 'swap'; played: number; place: number }
  | { do: 'hide'; places: number[] }
  | { do: 'name-place'; place: number }
  | { do: 'name-places'; places: number[] }
  | { do: 'place-token'; token: TokenId; slot: number }
  | { do: 'place-token-wide'; token: TokenId; slots: number[] }
  | { do: 'move-token'; token: TokenId; slot: number }
  | { do: 'swap-tokens'; tokens: TokenId[] }
  | { do: 'choose-slot'; slot: number }
  | { do: 'move-hunted'; seat: number; which: number }
  | { do: 'name-seat'; seat: number }
  | { do: 'use' }
  | { do: 'nothing' }
  | { do: 'recycle' }
  | { do: 'copy'; slot: number }
  | { do: 'lose-will' }
  | { do: 'discard-survival'; card: string }
  | { do: 'keep-survival'; card: string }
  | { do: 'draw' }
  | { do: 'heal'; seat: number }
  | { do: 'acquire'; place: number }
  | { do: 'reveal'; slot: number }
  | { do: 'search' }
  | { do: 'set-place'; place: string; slot: number }
  | { do: 'drop-place'; place: string }
  | { do: 'teleport'; place: number }
  | { do: 'will-on-space'; space: number }
  | { do: 'will-from-supply' }
  | { do: 'will-from-space'; space: number }
  | { do: 'vote'; seat: number }
  | { do: 'bury'; card: string }
  | { do: 'choose-side'; side: number }
  | { do: 'close' }
  | { do: 'name-creature'; seat: number }
  | { do: 'choose-set'; place: string }
  | { do: 'draw-hunt'; card: string }
  | { do: 'draw-survival'; card: string }
  | { do: 'lose-hunt'; card: string }
  | { do: 'turn-up'; place: string };

const VERBS: ReadonlySet<string> = new Set<NotAloneAction['do']>([
  'pass',
  'pass-phase',
  'hunt',
  'survive',
  'play',
  'play-two',
  'play-with',
  'resist',
  'give-up',
  'take-back',
  'take-played',
  'discard',
  'pick',
  'swap',
  'hide',
  'name-place',
  'name-places',
  'place-token',
  'place-token-wide',
  'move-token',
  'swap-tokens',
  'choose-slot',
  'move-hunted',
  'name-seat',
  'use',
  'nothing',
  'recycle',
  'copy',
  'lose-will',
  'discard-survival',
  'keep-survival',
  'draw',
  'heal',
  'acquire',
  'reveal',
  'search',
  'set-place',
  'drop-place',
  'teleport',
  'will-on-space',
  'will-from-supply',
  'will-from-space',
  'vote',
  'bury',
  'choose-side',
  'close',
  'name-creature',
  'choose-set',
  'draw-hunt',
  'draw-survival',
  'lose-hunt',
  'turn-up',
]);

export const isNotAloneAction = (action: Action): action is NotAloneAction => VERBS.has(action.do);
export const isNotAloneView = (view: View): view is NotAloneView => view.game === 'notalone';
