/** A table being watched or played: the socket, what was said, what is still unanswered, and travel in time. */
import { argsIn, nameIn, reasonOf } from './args';
import { contentOf, Refused } from './api';
import { connection } from './offline.svelte';
import { Past } from './past';
import { Texts } from './texts.svelte';
import type { Action, ChatLine, Command, Done, GameEvent, Refusal, ServerMessage, Table, View } from './types';

const PING_EVERY = 15_000;
const SILENT_AFTER = 8_000;
const LONGEST_WAIT = 5;
/** Codes a socket is closed with when coming back would not help, and what is wrong then. */
const UNREACHABLE: Record<number, 'table' | 'damaged'> = { 4404: 'table', 4409: 'damaged' };
const UNDONE = 'table-undone';
const UNDID = 'table-undid';

export interface LogLine extends GameEvent {
  undone: boolean;
}

/** An event as a line; what was taken back before we came is wrapped. */
function asLine(event: GameEvent): LogLine {
  if (event.kind !== UNDONE) return { ...event, undone: false };
  return { number: event.number, kind: nameIn(event.args, 'kind'), args: argsIn(event.args, 'args'), undone: true };
}

/** The reason an answer gives against an action, if it gives one. */
function refusalIn(said: ServerMessage): Refusal | null {
  if (said.is !== 'why' || said.code === undefined) return null;
  return { ...said, code: said.code, message: said.message ?? '' };
}

interface Outgoing {
  id: string;
  body: Command;
  isChoice: boolean;
}

/** How many choices a command makes as a list; 0 if it makes none or a single one. */
function several(out: Outgoing | undefined): number {
  return out?.body.do === 'choose' && Array.isArray(out.body.action) ? out.body.action.length : 0;
}

export class Session {
  table = $state.raw<Table | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What the last message told, for animation. */
  fresh = $state.raw<GameEvent[]>([]);
  online = $state(true);
  everOnline = $state(false);
  retryIn = $state(0);
  missing = $state<'' | 'table' | 'damaged'>('');
  refused = $state.raw<Refusal | null>(null);
  hint = $state.raw<Action | null>(null);
  outbox = $state.raw<Outgoing[]>([]);
  /** Of the last several choices only the first ones were made: something new came up. */
  stopped = $state(false);
  past = $state.raw<{ at: number; view: View } | null>(null);
  eyes = $state.raw<number | 'all' | null>(null);
  /** The seat was taken along to another device. */
  moved = $state(false);
  /** That time ran out and somebody else moved for the reader, until the reader moves again. */
  late = $state.raw<LogLine | null>(null);
  /** Seconds since the table was last told of, for what runs down meanwhile. */
  #elapsed = $state(0);
  #told = 0;
  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #counter = 0;
  #nonce = Math.random().toString(36).slice(2, 8);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ticker: ReturnType<typeof setInterval>;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** The journey that was begun last; what others bring comes too late. */
  #going: object | null = null;
  #reasons = new Map<string, Promise<Refusal | null>>();
  #moments: Past;
  /**
   * How often the game may have taken another course than was seen before: something was taken back, or the socket is
   * new.
   */
  #course = 0;
  #acknowledged = new Map<string, number>();
  #asksAnswer = new Map<string, (message: ServerMessage) => void>();

  constructor(readonly id: string) {
    this.#moments = new Past(id);
    this.#recall();
    this.#open();
    this.#ticker = setInterval(() => {
      if (this.table?.window.closes_in !== undefined || this.table?.seats.some((seat) => seat.ticking || seat.bot_in))
        this.#elapsed = (performance.now() - this.#told) / 1000;
    }, 500);
    addEventListener('online', this.#retry);
    addEventListener('offline', this.#cut);
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

  /** Several choices are on their way and not acknowledged yet. */
  get choosingSeveral(): boolean {
    return this.outbox.some((each) => several(each) > 0);
  }

  /** A choice is on its way and not acknowledged yet. */
  get choosing(): boolean {
    return this.outbox.some((each) => each.isChoice);
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
    this.#closed = true;
    removeEventListener('online', this.#retry);
    removeEventListener('offline', this.#cut);
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    clearInterval(this.#pinger);
    clearInterval(this.#ticker);
    this.#socket?.close();
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
    this.hint = this.late = null;
    this.stopped = false;
    this.#post({ do: 'choose', question, action }, true);
  }

  tell(body: Command): void {
    this.#post(body, false);
  }

  undo(): void {
    this.hint = null;
    this.#post({ do: 'undo' }, false);
  }

  askHint(): void {
    this.#ask({ do: 'hint' }, (answer) => {
      if (answer.is === 'hint') this.hint = answer.action;
    });
  }

  /** Why something cannot be done now, or null if it can or nobody can be asked; asked once for each question. */
  why(action: Action): Promise<Refusal | null> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
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

  // The socket.

  #open(): void {
    if (this.#closed) return;
    this.#socket?.close();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?since=0`);
    this.#socket = socket;
    let first = true;
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#heard();
      const message: ServerMessage = JSON.parse(String(event.data));
      if (message.is === 'table') for (const done of message.done ?? []) this.#acknowledge(done);
      if (message.is === 'table' && first) {
        first = false;
        this.#tries = 0;
        this.online = true;
        this.everOnline = connection.online = true;
        this.#take(message, true);
        for (const waiting of this.outbox) this.#send(waiting.body);
      } else this.#receive(message);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      this.#send({ do: 'ping', id: 'p' });
      this.#silence ??= setTimeout(() => this.#drop(), SILENT_AFTER);
    }, PING_EVERY);
  }

  #heard(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost(1006);
  }

  #cut = (): void => this.#drop();

  #lost(code: number): void {
    this.#heard();
    clearInterval(this.#pinger);
    this.#reasons.clear();
    this.#asksAnswer.clear();
    if (this.#closed) return;
    this.missing = UNREACHABLE[code] ?? '';
    if (this.missing) return;
    this.online = false;
    if (!this.everOnline && code === 1006) connection.online = false;
    this.#tries += 1;
    this.retryIn = Math.min(LONGEST_WAIT, 2 ** (this.#tries - 2));
    const wait = this.retryIn * 1000 * (0.8 + Math.random() * 0.4);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  #retry = (): void => {
    if (this.online) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#open();
  };

  #receive(message: ServerMessage): void {
    if (message.is === 'table') return this.#take(message, false);
    if (message.is === 'pong') return;
    const asker = this.#asksAnswer.get(message.id);
    if (asker) {
      this.#asksAnswer.delete(message.id);
      asker(message);
    }
    if (message.is === 'done') this.#acknowledge(message);
    else this.#settle(message.id);
    this.#settleShown();
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
    const before = whole ? [] : this.log;
    const kept = before.map((line) => (line.number > table.choices && !line.undone ? { ...line, undone: true } : line));
    const known = whole ? 0 : (this.table?.choices ?? 0);
    const undoneTo = Math.min(known, table.choices);
    const fresh = table.events
      .filter((event) => whole || (event.kind !== UNDONE && (event.number > undoneTo || !this.#isTold(kept, event))))
      .map(asLine);
    if (whole) this.log = fresh.sort((a, b) => a.number - b.number);
    else if (fresh.length || kept.some((line, index) => line !== before[index])) this.log = [...kept, ...fresh];
    const heard = new Set(whole ? [] : this.chat.map((line) => line.number));
    this.chat = [...(whole ? [] : this.chat), ...table.chat.filter((line) => !heard.has(line.number))];
    this.fresh = whole ? [] : fresh;
    if (table.question !== this.table?.question) this.hint = null;
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
    this.#settleShown();
  }

  /** One sat a moment ago, and somebody still sits there: nothing but one's own link does that. */
  #hasMoved(table: Table): boolean {
    return this.you !== null && table.seats[this.you]?.kind === 'person';
  }

  /** A request was carried out; several choices may have ended early, where something new came up. */
  #acknowledge(done: Done): void {
    this.#acknowledged.set(done.id, done.number);
    const asked = several(this.outbox.find((each) => each.id === done.id));
    if (done.made !== undefined && done.made < asked) this.stopped = true;
  }

  /** What is acknowledged stays "sending" until the table shows it. */
  #settleShown(): void {
    for (const [id, number] of this.#acknowledged) {
      if (number > (this.table?.number ?? -1)) continue;
      this.#acknowledged.delete(id);
      this.#settle(id);
    }
  }

  #isTold(lines: LogLine[], event: GameEvent): boolean {
    const said = JSON.stringify([event.kind, event.args]);
    return lines.some(
      (line) => !line.undone && line.number === event.number && JSON.stringify([line.kind, line.args]) === said,
    );
  }

  #post(body: Command, isChoice: boolean): void {
    const id = `${this.#nonce}${++this.#counter}`;
    const out: Outgoing = { id, body: { ...body, id }, isChoice };
    this.outbox = [...this.outbox, out];
    this.#remember();
    this.#send(out.body);
  }

  #ask(body: Command, answer: (message: ServerMessage) => void): void {
    const id = `${this.#nonce}${++this.#counter}`;
    this.#asksAnswer.set(id, answer);
    this.#send({ ...body, id });
  }

  #settle(id: string): void {
    if (!this.outbox.some((each) => each.id === id)) return;
    this.outbox = this.outbox.filter((each) => each.id !== id);
    this.#remember();
  }

  #send(body: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(body));
  }

  #remember(): void {
    try {
      sessionStorage.setItem(`outbox:${this.id}`, JSON.stringify(this.outbox.filter((each) => each.isChoice)));
    } catch {
      // Unanswered choices then live as long as the page.
    }
  }

  #recall(): void {
    try {
      this.outbox = JSON.parse(sessionStorage.getItem(`outbox:${this.id}`) ?? '[]');
    } catch {
      this.outbox = [];
    }
  }
}
