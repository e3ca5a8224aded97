/** What was just told, place by place in the order it happened: shown one after another, stopping nobody. */
import type { Piece, Texts } from '../../shared/texts.svelte';
import type { GameEvent } from '../../shared/types';
import type { NotAloneView } from './types';

const TIME = 700;
const SHORTEST = 240;
const LONGEST_ROW = 5_000;
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** What happens to somebody at a place. */
const AT_A_PLACE = new Set([
  'notalone-explores',
  'notalone-used',
  'notalone-artemia',
  'notalone-caught',
  'notalone-lost-will',
  'notalone-took-played',
  'notalone-recycled',
  'notalone-acquired',
  'notalone-teleported',
  'notalone-moved-hunted',
  'notalone-drew',
  'notalone-drew-unseen',
]);

export interface Told {
  slots: number[];
  say: Piece[];
}

/** The spots an event speaks of. */
export function slotsOf(kind: string, args: Record<string, unknown>, view: NotAloneView): number[] {
  if (typeof args.slot === 'number') return [args.slot];
  if (Array.isArray(args.slots)) return args.slots.map(Number);
  if (typeof args.place === 'string') {
    const spot = view.planet.find((each) => each.place === args.place);
    if (spot) return [spot.slot];
  }
  const seat = typeof args.seat === 'number' ? view.seats[args.seat] : undefined;
  return AT_A_PLACE.has(kind) && seat?.role === 'hunted' ? seat.explores.slice(0, 1) : [];
}

export class Reckoning {
  now = $state.raw<Told | null>(null);
  #row: Told[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show what has been told after what is still being shown. */
  tell(events: GameEvent[], view: NotAloneView, texts: Texts): void {
    for (const event of events) {
      if (!AT_A_PLACE.has(event.kind) && event.kind !== 'notalone-token') continue;
      const slots = slotsOf(event.kind, event.args, view);
      if (slots.length) this.#row.push({ slots, say: texts.pieces(event.kind, event.args) });
    }
    if (still.matches || document.hidden) this.#row.splice(0, this.#row.length - 1);
    if (this.#timer === undefined) this.#next();
  }

  /** A new act ends the show. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#row = [];
    this.now = null;
  }

  #next(): void {
    const told = this.#row.shift() ?? null;
    this.now = told;
    const time = still.matches ? 1500 : Math.max(SHORTEST, Math.min(TIME, LONGEST_ROW / (this.#row.length + 1)));
    this.#timer = told ? setTimeout(() => this.#next(), time) : undefined;
  }
}
