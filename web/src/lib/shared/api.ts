/** Everything that is not live play: plain HTTP. */
import { connection } from './offline.svelte';
import type {
  Complaint,
  ContentUsed,
  Failure,
  GameInfo,
  Lobby,
  Made,
  MakeTable,
  Moment,
  OwnListing,
  PlayOn,
  Present,
  Scores,
  Shown,
  View,
} from './types';

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly complaints: Complaint[] = [],
  ) {
    super(message);
  }
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const headers: HeadersInit = init?.body ? { 'content-type': 'application/json' } : {};
  const answer = await fetch(path, { headers, ...init }).catch((error: unknown) => {
    connection.online = false;
    throw error;
  });
  connection.online = true;
  const body = await answer.json().catch(() => null);
  if (answer.ok) return body;
  const error: Failure['error'] | undefined = body?.error;
  throw new Refused(error?.code ?? String(answer.status), error?.message ?? answer.statusText, error?.complaints);
}

const contents = new Map<string, Promise<unknown>>();

let known: Promise<GameInfo[]> | undefined;

/** The games there are; asked once. */
export const games = (): Promise<GameInfo[]> => {
  known ??= ask<GameInfo[]>('/api/games').catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
};

/** Content is asked for once; again only if no answer came. */
function contentAt<T>(key: string, path: string): Promise<T> {
  if (!contents.has(key)) {
    const asked = ask<T>(path);
    asked.catch(() => contents.delete(key));
    contents.set(key, asked);
  }
  // eslint-disable-next-line no-restricted-syntax -- each address has content of one type, which its caller names
  return contents.get(key) as Promise<T>;
}

export const content = <T>(game: string): Promise<T> => contentAt(game, `/api/games/${game}/content`);

/** The cards and boards a table is played with. */
export const contentOf = <T>(table: Present): Promise<T> =>
  contentAt(table.content.hash, `/api/tables/${table.id}/content`);

/** The words a table's own card list brings, by message id. */
export const namesOf = (id: string, language: string): Promise<Record<string, string>> =>
  ask(`/api/tables/${id}/names?language=${language}`);

export const useCardList = (id: string, text: string): Promise<ContentUsed> =>
  ask(`/api/tables/${id}/content`, { method: 'PUT', body: text });

export const dropCardList = (id: string): Promise<ContentUsed> =>
  ask(`/api/tables/${id}/content`, { method: 'DELETE' });

export const lobby = (): Promise<Lobby> => ask('/api/lobby');

export const myTables = (): Promise<OwnListing[]> => ask('/api/my-tables');

export const myGames = (): Promise<OwnListing[]> => ask('/api/my-games');

/** This browser's own part of a table's luck. */
export const nonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const makeTable = (wish: MakeTable): Promise<Made> =>
  ask('/api/tables', { method: 'POST', body: JSON.stringify({ ...wish, nonce: nonce() }) });

/** A new table that goes on from a moment of a finished game. */
export const playOn = (id: string, wish: PlayOn): Promise<Made> =>
  ask(`/api/tables/${id}/play-on`, { method: 'POST', body: JSON.stringify({ ...wish, nonce: nonce() }) });

export const table = (id: string): Promise<Shown> => ask(`/api/tables/${id}`);

/** The record of a finished game, as far as its luck is concerned. */
export interface GameRecord {
  choices: [number, number][];
  about: {
    names: string[];
    fair: { commitment: string; secret: string; nonces: string[] };
    inherited?: { table: string; choices: number };
  };
}

/** The score over a finished game. */
export const scores = (id: string): Promise<Scores> => ask(`/api/tables/${id}/scores`);

export const record = (id: string): Promise<GameRecord> => ask(`/api/tables/${id}/record`);

/** The table at a moment, and at so many moments after it. */
export const viewsFrom = async (id: string, at: number, seat: number | 'all' | null, more = 0): Promise<View[]> => {
  const wish = new URLSearchParams({ at: String(at) });
  if (seat !== null) wish.set('seat', String(seat));
  if (more) wish.set('more', String(more));
  const told = await ask<Moment>(`/api/tables/${id}/view?${wish}`);
  return [told.view, ...told.more];
};

/** Move the seat a link stands for to this device; where its table is. */
export const takeSeat = async (token: string): Promise<string> =>
  (await ask<Made>(`/api/take/${token}`, { method: 'POST' })).link;

export const seatLink = async (id: string): Promise<string> =>
  (await ask<{ link: string }>(`/api/tables/${id}/link`, { method: 'POST' })).link;
