/**
 * What happened, shown one thing after another on a board that is already as it is now. Nothing waits for it: whoever
 * acts ends it, and what was still to come is simply there.
 */
import { tick } from 'svelte';
import type { Piece } from '../texts.svelte';
import { begin, clearSky, seen, type Move, type Walk } from './moves';
import { tempo, timeFor } from './pace';
import { Veil } from './veil';

/** One thing that happened. */
export interface Beat {
  /** The event it is of. */
  kind: string;
  /** Who did it; -1: nobody. */
  seat: number;
  say: Piece[];
  moves: Move[];
  /** What of the board it is about, by names of the game's own. */
  about?: readonly (string | number)[];
  /** It takes its time even when much happens. */
  grave?: boolean;
}

const GRAVE = 400;
/** How long what happened last is told where nothing moves. */
const TOLD = 1500;

class Show {
  now = $state.raw<Beat | null>(null);
  #row: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #veil: Veil | undefined;
  #running = new Set<Animation>();
  #held = new Map<string, Animation>();
  /** Shows that were broken off: what ends later has nothing more to do. */
  #times = 0;

  /** Something is under way. */
  busy = $state(false);

  /** Show these after what is still to be shown; call when the board is as it is now. */
  add(beats: Beat[]): void {
    if (!beats.length) return;
    if (!tempo()) {
      this.finish();
      this.now = beats.findLast((beat) => beat.about?.length) ?? beats.at(-1)!;
      this.#timer = setTimeout(() => this.finish(), TOLD);
      return;
    }
    for (const beat of beats) for (const move of beat.moves) this.#prepare(move);
    this.#row.push(...beats);
    if (this.#timer === undefined) this.#next();
  }

  /** All is as it is, at once. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#row = [];
    this.now = null;
    this.busy = false;
    this.#times += 1;
    for (const each of [...this.#running, ...this.#held.values()]) each.cancel();
    this.#running.clear();
    this.#held.clear();
    this.#veil?.clear();
    clearSky();
  }

  #prepare(move: Move): void {
    if (move.is === 'fly' && !move.passes) {
      this.#veil ??= new Veil();
      this.#veil.lay(String(move.to));
    } else if (move.is === 'walk') this.#hold(move);
  }

  /** A piece that has yet to walk stays where it was. */
  #hold(move: Walk): void {
    const [from] = move.points;
    if (!from || this.#held.has(move.piece)) return;
    const hold = seen(move.piece)?.animate([{ transform: from }, { transform: from }], { duration: 1, fill: 'both' });
    if (hold) this.#held.set(move.piece, hold);
  }

  #next(): void {
    const beat = this.#row.shift() ?? null;
    const speed = tempo();
    if (!beat || !speed) return this.finish();
    this.now = beat;
    this.busy = true;
    const paced = timeFor(speed, this.#row.length);
    const time = beat.grave ? Math.max(GRAVE, paced) : paced;
    const times = this.#times;
    this.#timer = setTimeout(() => this.#next(), time);
    // The page may turn to what the next thing is about.
    void tick().then(() => {
      if (times === this.#times) for (const move of beat.moves) this.#begin(move, Math.min(400, time * 0.85));
    });
  }

  #begin(move: Move, time: number): void {
    const begun = begin(move, time * (move.is === 'walk' ? 1.15 : 1));
    const times = this.#times;
    if (move.is === 'walk') {
      this.#held.get(move.piece)?.cancel();
      this.#held.delete(move.piece);
      if (begun && this.#row.some((beat) => beat.moves.some((each) => each.is === 'walk' && each.piece === move.piece)))
        this.#held.set(move.piece, begun.animation);
    }
    const landed = () => {
      if (times !== this.#times) return;
      if (move.is === 'fly' && !move.passes) this.#veil?.lift(String(move.to));
      if (!begun) return;
      this.#running.delete(begun.animation);
      if (![...this.#held.values()].includes(begun.animation)) begun.animation.cancel();
    };
    if (!begun) return landed();
    this.#running.add(begun.animation);
    void begun.over.then(landed);
  }
}

export const show = new Show();
