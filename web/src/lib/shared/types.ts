/** What the server says and is told, as docs/protocol.md has it. */

export type Action = { do: string } & Record<string, unknown>;

export interface Seat {
  kind: 'person' | 'bot' | 'empty';
  name: string;
  bot?: string | null;
  ready: boolean;
  here: boolean;
  /** A bot plays for somebody who left the seat and may come back. */
  away?: boolean;
  clock?: number | null;
  asks_undo?: boolean;
  rematch?: boolean;
}

export interface Clock {
  kind: 'none' | 'move' | 'game';
  seconds: number;
  then: 'bot' | 'pass';
}

export interface GameEvent {
  number: number;
  kind: string;
  args: Record<string, unknown>;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

export interface ScoreSheet {
  lines: { id: string; points: (number | null)[] }[];
  totals: (number | null)[];
  tie_break?: number[];
}

/** What every game's view says; each game adds its own. */
export interface View {
  game: string;
  viewer: number | null;
  phase: string;
  pending: number[];
  over: boolean;
  winners: number[];
  round: number;
  active: number | null;
  scores: ScoreSheet;
}

export interface Table {
  is?: 'table';
  number: number;
  id: string;
  game: string;
  options: Record<string, string | number>;
  private: boolean;
  phase: 'waiting' | 'running' | 'paused' | 'over';
  host: number | null;
  you: number | null;
  watchers: number;
  seats: Seat[];
  clock: Clock;
  view: View | null;
  question: number | null;
  legal: Action[];
  may_undo: boolean;
  undo_asked_by: number | null;
  choices: number;
  events: GameEvent[];
  chat: ChatLine[];
  commitment?: string;
  secret?: string;
  next?: string | null;
}

export type ServerMessage =
  | (Table & { is: 'table' })
  | { is: 'done'; id: string; number: number }
  | { is: 'refused'; id: string; code: string; message: string; rule?: string | null }
  | { is: 'hint'; id: string; action: Action }
  | { is: 'why'; id: string; reason: string; rule?: string | null }
  | { is: 'pong'; id: string };

export interface GameOption {
  name: string;
  default: string | number;
  values: (string | number)[];
  rule: string;
  low?: number;
  high?: number;
}

export interface GameInfo {
  name: string;
  seats: number[];
  options: GameOption[];
  bots: string[];
}

/** A table as the lobby lists it. */
export interface Listing {
  id: string;
  game: string;
  phase: Table['phase'];
  seats: { kind: Seat['kind']; name: string }[];
}

export interface Lobby {
  open: Listing[];
  running: Listing[];
  finished: Listing[];
}
