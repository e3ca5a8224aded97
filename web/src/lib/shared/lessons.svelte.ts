/** The lessons of a guided game: which one is given now, and which were read. The table says what comes next. */
import type { Session } from './session.svelte';
import type { Action, Lesson } from './types';

/** A lesson and its number among all, from 0. */
export interface Given {
  lesson: Lesson;
  number: number;
}

export class Lessons {
  /** The lessons before this number were read. */
  #read = $state(0);
  #last = $state.raw<Given | null>(null);

  constructor(readonly session: Session) {
    $effect.pre(() => {
      if (this.now) this.#last = this.now;
    });
  }

  #guidance = $derived.by(() => this.session.table?.guidance ?? null);

  get on(): boolean {
    return this.#guidance !== null && this.session.live;
  }

  get of(): number {
    return this.#guidance?.of ?? 0;
  }

  /**
   * The lesson to follow: the first that is not read. What others did meanwhile is to be seen first, so it comes once
   * the reader is asked.
   */
  now = $derived.by<Given | null>(() => {
    const guidance = this.#guidance;
    if (!guidance || !this.#isAsked(guidance.lessons.at(-1)?.choose ?? null)) return null;
    const numbered = guidance.lessons.map((lesson, index) => ({ lesson, number: guidance.before + index }));
    return numbered.find(({ lesson, number }) => lesson.choose !== null || number >= this.#read) ?? null;
  });

  /** What is sealed may be changed while the others choose: something can be chosen then, but not what is next. */
  #isAsked(action: Action | null): boolean {
    if (action === null) return this.session.legal.length > 0 || this.session.view?.over === true;
    const wanted = JSON.stringify(action);
    return this.session.legal.some((each) => JSON.stringify(each) === wanted);
  }

  /** What is shown: the lesson to follow, or the last one while others play. */
  get shown(): Given | null {
    return this.now ?? this.#last;
  }

  /** The others play, or the choice is on its way. */
  get waiting(): boolean {
    return this.now === null;
  }

  get ended(): boolean {
    return this.shown?.number === this.of - 1;
  }

  /** The lesson is read; what it says need not be done. */
  readOn(): void {
    if (this.now) this.#read = this.now.number + 1;
  }

  /** The game goes on without lessons. */
  leave(): void {
    this.session.tell({ do: 'leave-guide' });
  }
}
