/** What the server says and is told. Made by tools/wire.py from src/orrery/server/schema.py; do not edit. */
import type { View } from './types';

export type Action = { do: string } & Record<string, unknown>;

/** What the host chose: which clock, how many seconds, and what happens when they are over. */
export interface TimeControl {
  kind?: 'game' | 'move' | 'none';
  seconds?: number;
  then?: 'bot' | 'pass';
}

/** Answer a question by an action, or by several actions one right after another. */
export interface Choose {
  do: 'choose';
  id?: string;
  question: number | null;
  action: Record<string, unknown> | Record<string, unknown>[];
}

/** Take the last own choice back. */
export interface Undo {
  do: 'undo';
  id?: string;
}

/** Agree, or not, with an undo that is asked for. */
export interface UndoAnswer {
  do: 'undo-answer';
  id?: string;
  yes?: boolean;
}

/** Take a seat, or come back to the own one. */
export interface Sit {
  do: 'sit';
  id?: string;
  seat?: number | null;
  name?: string | null;
  nonce?: string | null;
}

/** Leave the own seat. */
export interface Leave {
  do: 'leave';
  id?: string;
}

/** Let a bot play for a person who is gone. */
export interface StandIn {
  do: 'stand-in';
  id?: string;
  seat: number;
}

/** Put a bot at a seat, or empty it. */
export interface SetSeat {
  do: 'seat';
  id?: string;
  seat: number;
  kind: 'bot' | 'empty';
  bot?: string | null;
}

/** Change the set-up; what is left out stays. */
export interface SetOptions {
  do: 'options';
  id?: string;
  options?: Record<string, string | number> | null;
  clock?: TimeControl | null;
  window?: number | null;
  seats?: number | null;
  hints?: boolean | null;
}

/** Say that one is ready, or not. */
export interface Ready {
  do: 'ready';
  id?: string;
  ready?: boolean;
}

/** Start the game. */
export interface Start {
  do: 'start';
  id?: string;
}

/** Say something; only somebody who watches gives a name. */
export interface Chat {
  do: 'chat';
  id?: string;
  text: string;
  name?: string | null;
}

/** Stop the game and its clocks. */
export interface Pause {
  do: 'pause';
  id?: string;
}

/** Go on after a pause. */
export interface Resume {
  do: 'resume';
  id?: string;
}

/** Ask for another game with the same seats. */
export interface Rematch {
  do: 'rematch';
  id?: string;
}

/** Play on freely in a guided game. */
export interface LeaveGuide {
  do: 'leave-guide';
  id?: string;
}

/** Ask what a bot would do; where several people play they are told that one did. */
export interface AskHint {
  do: 'hint';
  id?: string;
}

/** Ask why an action is not allowed. */
export interface AskWhy {
  do: 'why';
  id?: string;
  action: Record<string, unknown>;
}

/** Ask whether anybody is there. */
export interface Ping {
  do: 'ping';
  id?: string;
}

/** A new table. */
export interface MakeTable {
  game: string;
  name: string;
  seats?: number;
  /** A world of the game; `options` are laid over its own. */
  world?: string;
  /** A guided game, which says itself who plays and how, and begins at once. */
  guided?: string;
  options?: Record<string, string | number>;
  private?: boolean;
  bots?: string[];
  clock?: TimeControl | null;
  /** Seconds a window for secret answers stays open where several people play. */
  window?: number | null;
  /** Whether players may ask what a bot would do. */
  hints?: boolean | null;
  start?: boolean;
  nonce?: string | null;
}

/** A new table that goes on from a moment of a finished game. */
export interface PlayOn {
  at: number;
  seat: number;
  name: string;
  bot?: string;
  nonce?: string | null;
}

/** Who sits where. */
export interface Seat {
  kind: 'bot' | 'empty' | 'person';
  name: string;
  ready: boolean;
  /** A bot plays for somebody who left the seat and may come back. */
  away: boolean;
  asks_undo: boolean;
  rematch: boolean;
  /** A socket of this person is open. */
  here: boolean;
  bot?: string;
  clock?: number;
  /** The clock of this seat runs now. */
  ticking?: boolean;
  /** Seconds until the others may let a bot play for this person, who is gone from a running game. */
  bot_in?: number;
}

/** Time to think. */
export interface Clock {
  kind: 'game' | 'move' | 'none';
  seconds: number;
  then: 'bot' | 'pass';
}

/** How long a window for secret answers stays open where several people play. */
export interface Window {
  seconds: number;
  /** Seconds until the one that is open now closes: the same for everybody, asked or not. */
  closes_in?: number;
}

/** Which cards and boards a table is played with, and how many values of them are its own. */
export interface Content {
  hash: string;
  differs: number;
}

/** The finished game a table goes on from, and how many of its choices it began with. */
export interface Origin {
  table: string;
  choices: number;
}

/** Something that happened, and how many choices there were then. */
export interface GameEvent {
  number: number;
  kind: string;
  args: Record<string, unknown>;
}

/** Something that was said. */
export interface ChatLine {
  number: number;
  seat: number | null;
  /** A player's is unlike anybody else's; a watcher's is empty if none was given. */
  name: string;
  /** Said by somebody who does not sit at the table, whatever name was given. */
  watcher: boolean;
  text: string;
  time: number;
}

/** A game's own reason: a message, to be said in the reader's language. */
export interface Reason {
  id: string;
  args: Record<string, unknown>;
}

/** A command was carried out and is stored. */
export interface Done {
  is: 'done';
  id: string;
  number: number;
  /** How many of several choices were made: those up to the first that reveals something or leads to others. */
  made?: number;
}

/** One idea of a guided game: what it is called, the thing it points at, and the choice it waits for. */
export interface Lesson {
  name: string;
  point: string;
  choose: Action | null;
}

/** The lessons of a guided game from the learner's last choice to the next, and where they stand among all. */
export interface Guidance {
  /** The guided game. */
  name: string;
  before: number;
  of: number;
  lessons: Lesson[];
}

/** A table as one person may see it. */
export interface Present {
  number: number;
  id: string;
  game: string;
  /** The world these options make; empty if they make none. */
  world: string;
  options: Record<string, string | number>;
  automatic: Record<string, string | number>;
  content: Content;
  private: boolean;
  phase: 'over' | 'paused' | 'running' | 'waiting';
  host: number;
  you: number | null;
  watchers: number;
  seats: Seat[];
  clock: Clock;
  window: Window;
  /** Players may ask what a bot would do. */
  hints: boolean;
  view: View | null;
  /** The number of the question you are asked; it goes back with the answer. */
  question: number | null;
  legal: Action[];
  /** How many choices there were after your own last one. */
  your_last: number;
  may_undo: boolean;
  undo_asked_by: number | null;
  choices: number;
  commitment: string;
  secret?: string;
  next?: string;
  from?: Origin;
  guidance?: Guidance;
}

/** The same, asked for over HTTP. */
export interface Shown {
  is: 'table';
  number: number;
  id: string;
  game: string;
  /** The world these options make; empty if they make none. */
  world: string;
  options: Record<string, string | number>;
  automatic: Record<string, string | number>;
  content: Content;
  private: boolean;
  phase: 'over' | 'paused' | 'running' | 'waiting';
  host: number;
  you: number | null;
  watchers: number;
  seats: Seat[];
  clock: Clock;
  window: Window;
  /** Players may ask what a bot would do. */
  hints: boolean;
  view: View | null;
  /** The number of the question you are asked; it goes back with the answer. */
  question: number | null;
  legal: Action[];
  /** How many choices there were after your own last one. */
  your_last: number;
  may_undo: boolean;
  undo_asked_by: number | null;
  choices: number;
  commitment: string;
  secret?: string;
  next?: string;
  from?: Origin;
  guidance?: Guidance;
}

/** The same with what happened since the last message. */
export interface Table {
  is: 'table';
  number: number;
  id: string;
  game: string;
  /** The world these options make; empty if they make none. */
  world: string;
  options: Record<string, string | number>;
  automatic: Record<string, string | number>;
  content: Content;
  private: boolean;
  phase: 'over' | 'paused' | 'running' | 'waiting';
  host: number;
  you: number | null;
  watchers: number;
  seats: Seat[];
  clock: Clock;
  window: Window;
  /** Players may ask what a bot would do. */
  hints: boolean;
  view: View | null;
  /** The number of the question you are asked; it goes back with the answer. */
  question: number | null;
  legal: Action[];
  /** How many choices there were after your own last one. */
  your_last: number;
  may_undo: boolean;
  undo_asked_by: number | null;
  choices: number;
  commitment: string;
  secret?: string;
  next?: string;
  from?: Origin;
  guidance?: Guidance;
  events: GameEvent[];
  chat: ChatLine[];
  /** Commands of this client that are carried out in what is shown. */
  done?: Done[];
}

/** A command was not carried out. */
export interface Refused {
  is: 'refused';
  id: string;
  code: string;
  message: string;
  rule?: string;
  why?: Reason;
}

/** A choice that a bot recommends. */
export interface Recommended {
  action: Action;
  /** What the bot expects of it. */
  expected?: Reason;
  /** What speaks for it. */
  reasons?: Reason[];
}

/** What a bot would do: its best choices, the best first. */
export interface Hint {
  is: 'hint';
  id: string;
  choices: Recommended[];
}

/** Why an action is not allowed; nothing but the id if it is. */
export interface Why {
  is: 'why';
  id: string;
  code?: string;
  message?: string;
  rule?: string;
  why?: Reason;
}

/** The answer to a ping. */
export interface Pong {
  is: 'pong';
  id: string;
}

/** What can be chosen before a game. */
export interface GameOption {
  name: string;
  default: string | number;
  values: (string | number)[];
  rule: string;
  low: number;
  high: number;
}

/** What a game offers under a name, and the options that belong to it. */
export interface World {
  name: string;
  rule: string;
  options: Record<string, string | number>;
  /** The option that may be chosen piece by piece; empty if there is none. */
  by_hand: string;
}

/** A game there is, its worlds, and the one it is played in unless another is chosen. */
export interface GameInfo {
  name: string;
  seats: number[];
  worlds: World[];
  world: string;
  options: GameOption[];
  /** Every bot that may take a seat. */
  bots: string[];
  /** Those of them that are offered first, weakest first. */
  levels: string[];
  /** Its guided games, the first one first. */
  guided: string[];
}

/** Who sits where, in the lobby. */
export interface ListedSeat {
  kind: 'bot' | 'empty' | 'person';
  name: string;
}

/** A table as the lobby lists it. */
export interface Listing {
  id: string;
  game: string;
  phase: 'over' | 'paused' | 'running' | 'waiting';
  made: number;
  options: Record<string, string | number>;
  choices: number;
  seats: ListedSeat[];
  world?: string;
  /** The seats that are to choose, in a running game. */
  asked?: number[];
  totals?: number[];
  winners?: number[];
}

/** One of the reader's own tables. */
export interface OwnListing {
  id: string;
  game: string;
  phase: 'over' | 'paused' | 'running' | 'waiting';
  made: number;
  options: Record<string, string | number>;
  choices: number;
  seats: ListedSeat[];
  world?: string;
  /** The seats that are to choose, in a running game. */
  asked?: number[];
  totals?: number[];
  winners?: number[];
  you: number;
  /** It is the reader's turn. */
  yours: boolean;
}

/** Public tables. */
export interface Lobby {
  open: Listing[];
  running: Listing[];
  finished: Listing[];
}

/** A new table. */
export interface Made {
  id: string;
  link: string;
}

/** A table after some choice, through somebody's eyes, and the moments after it that were asked for. */
export interface Moment {
  at: number;
  of: number;
  seat: number | 'all' | null;
  view: View;
  more: View[];
}

/** The score over a finished game: after each choice that changed it, for every seat. */
export interface Scores {
  /** How many choices the game has. */
  of: number;
  /** After how many choices. */
  at: number[];
  totals: number[][];
  /** What is told with the score but adds nothing to it, by name. */
  facts: Record<string, number[][]>;
}

/** A card list was taken, or dropped. */
export interface ContentUsed {
  number: number;
  differs: number;
}

/** What is wrong with a card list, and where. */
export interface Complaint {
  place: string;
  reason: string;
}

/** Why something cannot be done. */
export interface Problem {
  code: string;
  message: string;
  rule?: string;
  why?: Reason;
  complaints?: Complaint[];
}

/** An error over HTTP. */
export interface Failure {
  error: Problem;
}

export type Command =
  | Choose
  | Undo
  | UndoAnswer
  | Sit
  | Leave
  | StandIn
  | SetSeat
  | SetOptions
  | Ready
  | Start
  | Chat
  | Pause
  | Resume
  | Rematch
  | LeaveGuide
  | AskHint
  | AskWhy
  | Ping;

export type ServerMessage = Table | Done | Refused | Hint | Why | Pong;
