/** What a table is drawn from: the fields of its view that are the game's own, in the words it has for them. */
import type { Texts } from '../../shared/texts.svelte';
import type { View } from '../../shared/types';

/** What every view has; the rest is the game's own. */
const SHARED = new Set(['game', 'viewer', 'phase', 'pending', 'over', 'winners', 'seats', 'scores']);

export type Values = Record<string, unknown>;

/** One value as it is shown; of several things one piece each. */
export interface Piece {
  label: string;
  count: number;
}

/** The fields of the table. */
export const fieldsOf = (view: View): [string, unknown][] => Object.entries(view).filter(([name]) => !SHARED.has(name));

/** The fields of a seat. */
export function ownOf(view: View, seat: number): Values {
  const seats: unknown = 'seats' in view ? view.seats : [];
  return Array.isArray(seats) ? (seats[seat] ?? {}) : {};
}

/** The names of the fields of seats. */
export const columnsOf = (view: View): string[] => Object.keys(ownOf(view, 0)).filter((name) => name !== 'sealed');

/** The words of a field or a phase, or its name where the game has none. */
export function wordOf(texts: Texts, game: string, kind: 'field' | 'phase', name: string): string {
  const plain = name.replaceAll('_', ' ');
  const id = `${game}-${kind}-${name.replaceAll('_', '-')}`;
  return texts.has(id) ? texts.say(id) : plain;
}

/** Whether a field holds a seat: it is called `seat`, or something that ends so. */
const holdsSeat = (name: string): boolean => name === 'seat' || name.endsWith('_seat');

/** A field with a player's name for the number of a seat. */
export const named = (name: string, value: unknown, texts: Texts): unknown =>
  holdsSeat(name) && typeof value === 'number' ? texts.seat(value) : value;

/** A value in pieces: things that are counted each with their number, a list item by item, anything else as it is. */
export function piecesOf(value: unknown): Piece[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(piecesOf);
  if (typeof value !== 'object') return [{ label: String(value), count: 1 }];
  const counted = Object.entries(value);
  if (counted.some(([, count]) => count === '?')) return [{ label: '?', count: 1 }];
  return counted.flatMap(([label, count]) => {
    if (typeof count === 'number') return count ? [{ label, count }] : [];
    return piecesOf(count).map((piece) => ({ label: `${label}: ${piece.label}`, count: piece.count }));
  });
}
