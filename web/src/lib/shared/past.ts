/** The moments of a table's past: those that were told, and those that will soon be wanted. */
import { viewsFrom } from './api';
import type { View } from './types';

export type Eyes = number | 'all' | null;

/** Moments that are read at once: one and as many more as the server tells. */
const PAGE = 33;
/** So many moments are read ahead at most. */
const MOST = 20 * PAGE;

export class Past {
  #views = new Map<number, Promise<View>>();
  /** What the moments are of: whose eyes, and which course of a game of which something may be taken back. */
  #of = '';
  /** The moments that are being read on. */
  #reading: Map<number, Promise<View>> | null = null;

  constructor(readonly id: string) {}

  /** Whose past is looked at from now on. */
  of(eyes: Eyes, course: number): void {
    const of = `${eyes}:${course}`;
    if (of === this.#of) return;
    this.#of = of;
    this.#views = new Map();
  }

  at(moment: number, eyes: Eyes): Promise<View> {
    const views = this.#views;
    let view = views.get(moment);
    if (!view) {
      view = viewsFrom(this.id, moment, eyes).then(([only]) => only!);
      view.catch(() => views.delete(moment));
      views.set(moment, view);
    }
    return view;
  }

  /** Read on from where somebody is, the nearest first, until everything is there or nobody looks any more. */
  async readOn(where: () => number | null, last: number, eyes: Eyes): Promise<void> {
    const views = this.#views;
    if (this.#reading === views) return;
    this.#reading = views;
    try {
      for (let at = where(); at !== null && views === this.#views && views.size < MOST; at = where()) {
        const next = this.#nearest(at, last);
        if (next === null) return;
        const told = await viewsFrom(this.id, next, eyes, Math.min(PAGE - 1, last - next));
        told.forEach((view, index) => views.has(next + index) || views.set(next + index, Promise.resolve(view)));
      }
    } catch {
      // Whoever wants a moment asks for it again, and is told what is wrong.
    } finally {
      if (this.#reading === views) this.#reading = null;
    }
  }

  /** The first moment of the nearest page that is not all there. */
  #nearest(at: number, last: number): number | null {
    const here = Math.floor(at / PAGE);
    const pages = Math.floor(last / PAGE) + 1;
    for (let away = 0; away < pages; away++) {
      for (const page of [here + away, here - away]) {
        const first = page * PAGE;
        if (first < 0 || first > last) continue;
        for (let moment = first; moment < first + PAGE && moment <= last; moment++)
          if (!this.#views.has(moment)) return first;
      }
    }
    return null;
  }
}
