/** The server's end of a table's sockets, played by a test. */
import { vi } from 'vitest';
import type { Command, ServerMessage, Table, View } from '../types';

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  received: Command[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  /** The last socket that was opened. */
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error('sent on a socket that is not open');
    this.received.push(JSON.parse(text));
  }

  close(): void {
    this.cut(1000);
  }

  say(message: ServerMessage): void {
    this.readyState = FakeSocket.OPEN;
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection ends. */
  cut(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** What was asked of the server with some command. */
  asked(what: string): Command[] {
    return this.received.filter((command) => command.do === what);
  }
}

/** Use fake sockets and a fake clock; none was opened yet. */
export function fakeServer(): void {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  sessionStorage.clear();
}

const seat = (name: string) =>
  ({ kind: 'person', name, ready: true, away: false, asks_undo: false, rematch: false, here: true }) as const;

export const viewOf = (more: Partial<View> = {}): View => ({
  game: 'marbles',
  viewer: 0,
  phase: 'push',
  pending: [0],
  over: false,
  winners: [],
  round: 1,
  scores: { lines: [], totals: [0, 0], tie_break: [0, 0] },
  ...more,
});

/** A running table of two people, the first of them asked question 7 after 3 choices. */
export const tableOf = (more: Partial<Table> = {}): Table => ({
  is: 'table',
  number: 10,
  id: 't1',
  game: 'marbles',
  world: '',
  options: {},
  automatic: {},
  content: { hash: 'h', differs: 0 },
  private: true,
  phase: 'running',
  host: 0,
  you: 0,
  watchers: 0,
  seats: [seat('Ada'), seat('Bob')],
  clock: { kind: 'none', seconds: 0, then: 'pass' },
  window: { seconds: 0 },
  view: viewOf(),
  question: 7,
  legal: [{ do: 'push', token: 'a' }],
  your_last: 0,
  hints: true,
  may_undo: false,
  undo_asked_by: null,
  choices: 3,
  commitment: '',
  events: [],
  chat: [],
  ...more,
});
