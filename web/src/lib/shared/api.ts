/** Everything that is not live play: plain HTTP. */
import type { GameInfo, Lobby, Table, View } from './types';

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, { headers: { 'content-type': 'application/json' }, ...init });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  const error = (body as { error?: { code: string; message: string } } | null)?.error;
  throw new Refused(error?.code ?? String(answer.status), error?.message ?? answer.statusText);
}

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, string | number>;
  private: boolean;
  name: string;
  bots: string[];
  start: boolean;
}

const contents = new Map<string, Promise<unknown>>();

export const games = async (): Promise<GameInfo[]> => {
  const said = await ask<GameInfo[] | { games: GameInfo[] }>('/api/games');
  return Array.isArray(said) ? said : said.games;
};

export const content = <T>(game: string): Promise<T> => {
  if (!contents.has(game)) contents.set(game, ask<T>(`/api/games/${game}/content`));
  return contents.get(game) as Promise<T>;
};

export const lobby = (): Promise<Lobby> => ask('/api/lobby');

export const makeTable = (wish: NewTable): Promise<{ id: string }> =>
  ask('/api/tables', { method: 'POST', body: JSON.stringify(wish) });

export const table = (id: string): Promise<Table> => ask(`/api/tables/${id}`);

export const viewAt = async (id: string, at: number, seat: number | 'all' | null): Promise<View> => {
  const wish = new URLSearchParams({ at: String(at) });
  if (seat !== null) wish.set('seat', String(seat));
  const said = await ask<View | { view: View }>(`/api/tables/${id}/view?${wish}`);
  return 'view' in said ? said.view : said;
};

export const seatLink = async (id: string): Promise<string> =>
  (await ask<{ link: string }>(`/api/tables/${id}/link`, { method: 'POST' })).link;
