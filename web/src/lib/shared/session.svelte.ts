/** A table being watched or played: the socket, what was said, what is still unanswered, and travel in time. */
import { Advice } from './advice.svelte';
import { reasonOf } from './args';
import { contentOf, Refused } from './api';
import { chatAfter, logAfter, wholeLog, type LogLine } from './history';
import { LiveConnection } from './live.svelte';
import { connection } from './offline.svelte';
import { Outbox, type Outgoing } from './outbox.svelte';
import { Past } from './past';
import { refusalIn } from './refusal';
import { Texts } from './texts.svelte';
import type { Action, ChatLine, Command, GameEvent, Refusal, ServerMessage, Table, View } from './types';

/** Codes a socket is closed with when coming back would not help, and what is wrong then. */
const UNREACHABLE: Record<number, 'table' | 'damaged'> = { 4404: 'table', 4409: 'damaged' };
const CUT = 1006;
const UNDID = 'table-undid';

export type { LogLine } from './history';

export class Session {
  table = $state.raw<Table | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What the last message told, for animation. */
  fresh = $state.raw<GameEvent[]>([]);
  everOnline = $state(false);
  missing = $state<'' | 'table' | 'damaged'>('');
  refused = $state.raw<Refusal | null>(null);
  readonly advice = new Advice();
  past = $state.raw<{ at: number; view: View } | null>(null);
  eyes = $state.raw<number | 'all' | null>(null);
  /** The seat was taken along to another device. */
  moved = $state(false);
  /** That time ran out and somebody else moved for the reader, until the reader moves again. */
  late = $state.raw<LogLine | null>(null);
  /** Seconds since the table was last told of, for what runs down meanwhile. */
  #elapsed = $state(0);
  #told = 0;
  #outbox: Outbox;
  #live: LiveConnection;
  #ticker: ReturnType<typeof setInterval> | undefined;
  /** The journey that was begun last; what others bring comes too late. */
  #going: object | null = null;
  #reasons = new Map<string, Promise<Refusal | null>>();
  #moments: Past;
  /** How often the game may have taken another course than was seen: something was taken back, or the socket is new. */
  #course = 0;
  #asksAnswer = new Map<string, (message: ServerMessage) => void>();

  /** Without an id nothing is heard and nobody is told: a table of which only a moment is shown. */
  constructor(readonly id: string) {
    this.#moments = new Past(id);
    this.#outbox = new Outbox(id);
    this.#live = new LiveConnection(id, {
      heard: (message, first) => this.#receive(message, first),
      lost: (code) => this.#lost(code),
    });
    if (!id) return;
    this.#live.begin();
    this.#ticker = setInterval(() => {
      if (this.table?.window.closes_in !== undefined || this.table?.seats.some((seat) => seat.ticking || seat.bot_in))
        this.#elapsed = (performance.now() - this.#told) / 1000;
    }, 500);
  }

  get online(): boolean {
    return this.#live.online;
  }

  get retryIn(): number {
    return this.#live.retryIn;
  }

  /** What is on its way. */
  get outbox(): readonly Outgoing[] {
    return this.#outbox.waiting;
  }

  get you(): number | null {
    return this.table?.you ?? null;
  }

  /** What is shown: the present, or the moment travelled to. */
  get view(): View | null {
    return this.past?.view ?? this.table?.view ?? null;
  }

  get live(): boolean {
    return this.past === null;
  }

  get legal(): Action[] {
    return this.live && !this.choosing ? (this.table?.legal ?? []) : [];
  }

  /** What happened since one's last choice, once one is asked again. */
  get news(): LogLine[] {
    const table = this.table;
    if (!table || table.you === null || !table.legal.length || !table.your_last || !this.live) return [];
    return this.log.filter((line) => !line.undone && line.number > table.your_last);
  }

  /** Of the last several choices only the first ones were made: something new came up. */
  get stopped(): boolean {
    return this.#outbox.stopped;
  }

  /** Several choices are on their way and not acknowledged yet. */
  get choosingSeveral(): boolean {
    return this.#outbox.choosingSeveral;
  }

  /** A choice is on its way and not acknowledged yet. */
  get choosing(): boolean {
    return this.#outbox.choosing;
  }

  /** What a seat has left to think, where there are clocks. */
  clockOf(seat: number): number | null {
    const who = this.table?.seats[seat];
    if (who?.clock === undefined) return null;
    return Math.max(0, who.clock - (who.ticking ? this.#elapsed : 0));
  }

  /** Seconds until the moment for secret answers is over, where it lasts equally long for everybody. */
  get windowLeft(): number | null {
    const left = this.table?.window.closes_in;
    return left === undefined || !this.live ? null : Math.max(0, left - this.#elapsed);
  }

  /** The other seats whose persons have been gone for so long that a bot may play for them. */
  get gone(): number[] {
    const seats = this.table?.seats ?? [];
    return seats.flatMap((who, seat) =>
      seat !== this.you && who.bot_in !== undefined && who.bot_in <= this.#elapsed ? [seat] : [],
    );
  }

  get texts(): Texts {
    return new Texts(this.table?.seats.map((seat) => seat.name) ?? [], this.you);
  }

  close(): void {
    this.#live.close();
    clearInterval(this.#ticker);
  }

  /** The cards and boards this table is played with. */
  content<T>(): Promise<T> {
    return contentOf<T>(this.table!);
  }

  // What a person wants.

  /** Choose an action, or several one right after another: all of them in one command. */
  choose(action: Action | Action[]): void {
    const question = this.table?.question;
    if (question === null || question === undefined) return;
    this.late = null;
    this.advice.drop();
    this.#post({ do: 'choose', question, action }, true);
  }

  tell(body: Command): void {
    this.#post(body, false);
  }

  undo(): void {
    this.advice.drop();
    this.#post({ do: 'undo' }, false);
  }

  askHint(): void {
    this.#ask({ do: 'hint' }, (answer) => {
      if (answer.is === 'hint') this.advice.show(answer.choices);
    });
  }

  /** Why something cannot be done now, or null if it can or nobody can be asked; asked once for each question. */
  why(action: Action): Promise<Refusal | null> {
    if (!this.#live.open) return Promise.resolve(null);
    const key = `${this.table?.question} ${JSON.stringify(action)}`;
    let answer = this.#reasons.get(key);
    if (!answer) {
      if (this.#reasons.size > 200) this.#reasons.clear();
      answer = new Promise((tell) => this.#ask({ do: 'why', action }, (said) => tell(refusalIn(said))));
      this.#reasons.set(key, answer);
    }
    return answer;
  }

  // Time travel.

  async travel(at: number): Promise<void> {
    const last = this.table?.choices ?? 0;
    const there = Math.max(0, Math.min(Math.trunc(at) || 0, last));
    const going = (this.#going = {});
    const over = this.table?.phase === 'over';
    const eyes = over ? (this.eyes ?? this.you) : this.you;
    this.#moments.of(eyes, this.#course);
    try {
      const view = await this.#moments.at(there, eyes);
      if (going !== this.#going) return;
      this.past = { at: there, view };
    } catch (error) {
      if (going !== this.#going) return;
      const code = error instanceof Refused ? error.code : 'no-connection';
      this.#refuse({ code, message: reasonOf(error) });
      return;
    }
    void this.#moments.readOn(() => this.past?.at ?? null, last, eyes);
  }

  present(): void {
    this.#going = null;
    this.past = null;
  }

  async lookAs(eyes: number | 'all' | null): Promise<void> {
    this.eyes = eyes;
    if (this.past) await this.travel(this.past.at);
  }

  // The connection.

  #lost(code: number): boolean {
    this.#reasons.clear();
    this.#asksAnswer.clear();
    this.missing = UNREACHABLE[code] ?? '';
    if (this.missing) return false;
    if (!this.everOnline && code === CUT) connection.online = false;
    return true;
  }

  #receive(message: ServerMessage, first: boolean): void {
    if (message.is === 'pong') return;
    if (message.is === 'table') {
      for (const done of message.done ?? []) this.#outbox.acknowledge(done);
      if (first) this.everOnline = connection.online = true;
      this.#take(message, first);
      if (first) for (const waiting of this.outbox) this.#live.send(waiting.body);
      return;
    }
    const asker = this.#asksAnswer.get(message.id);
    if (asker) {
      this.#asksAnswer.delete(message.id);
      asker(message);
    }
    if (message.is === 'done') this.#outbox.acknowledge(message);
    else this.#outbox.settle(message.id);
    this.#outbox.settleShown(this.table?.number ?? -1);
    if (message.is === 'refused' && message.code !== 'late') this.#refuse(message);
  }

  /** Say for a while why something cannot be done. */
  #refuse(refusal: Refusal): void {
    this.refused = refusal;
    setTimeout(() => {
      if (this.refused === refusal) this.refused = null;
    }, 6000);
  }

  #take(table: Table, whole: boolean): void {
    if (whole || table.events.some((event) => event.kind === UNDID)) this.#course += 1;
    const { log, fresh } = whole
      ? { log: wholeLog(table), fresh: [] }
      : logAfter(this.log, this.table?.choices ?? 0, table);
    this.log = log;
    this.fresh = fresh;
    this.chat = chatAfter(whole ? [] : this.chat, table);
    if (table.question !== this.table?.question) this.advice.drop();
    if (!whole)
      this.late = fresh.findLast((line) => line.kind === 'table-time-up' && line.args.seat === table.you) ?? this.late;
    this.moved = table.you === null && (this.moved || this.#hasMoved(table));
    // Who comes and goes changes nothing of the game: what is drawn of it stays as it is.
    const last = this.table;
    if (last?.view && table.number === last.number && table.you === last.you)
      Object.assign(table, { view: last.view, legal: last.legal });
    this.#told = performance.now();
    this.#elapsed = 0;
    this.table = table;
    this.#outbox.settleShown(table.number);
  }

  /** One sat a moment ago, and somebody still sits there: nothing but one's own link does that. */
  #hasMoved(table: Table): boolean {
    return this.you !== null && table.seats[this.you]?.kind === 'person';
  }

  #post(body: Command, isChoice: boolean): void {
    this.#live.send(this.#outbox.add(body, isChoice));
  }

  #ask(body: Command, answer: (message: ServerMessage) => void): void {
    const id = this.#outbox.newId();
    this.#asksAnswer.set(id, answer);
    this.#live.send({ ...body, id });
  }
}
