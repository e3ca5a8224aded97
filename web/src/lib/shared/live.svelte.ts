/** The live connection to one table: opened again after every cut, given up when it falls silent. */
import type { Command, ServerMessage } from './types';

const PING_EVERY = 15_000;
const SILENT_AFTER = 8_000;
/** Seconds. */
const LONGEST_WAIT = 5;
const CUT = 1006;

interface Listener {
  /** A message came; the first one of a new socket is marked. */
  heard: (message: ServerMessage, first: boolean) => void;
  /** The connection ended by this code; whether to open another. */
  lost: (code: number) => boolean;
}

export class LiveConnection {
  online = $state(true);
  /** Seconds until the next attempt. */
  retryIn = $state(0);
  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {}

  /** Begin; what is heard comes to the listener. */
  begin(): void {
    this.#open();
    addEventListener('online', this.#retry);
    addEventListener('offline', this.#drop);
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(body: Command): void {
    if (this.open) this.#socket?.send(JSON.stringify(body));
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#retry);
    removeEventListener('offline', this.#drop);
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    clearInterval(this.#pinger);
    this.#socket?.close();
  }

  #open(): void {
    if (this.#closed) return;
    this.#socket?.close();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?since=0`);
    this.#socket = socket;
    let first = true;
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#answered();
      const message: ServerMessage = JSON.parse(String(event.data));
      const opening = first && message.is === 'table';
      if (opening) {
        first = false;
        this.#tries = 0;
        this.online = true;
      }
      this.listener.heard(message, opening);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      this.send({ do: 'ping', id: 'p' });
      this.#silence ??= setTimeout(this.#drop, SILENT_AFTER);
    }, PING_EVERY);
  }

  #answered(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #drop = (): void => {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost(CUT);
  };

  #lost(code: number): void {
    this.#answered();
    clearInterval(this.#pinger);
    if (this.#closed || !this.listener.lost(code)) return;
    this.online = false;
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
}
