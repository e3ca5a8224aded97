/** What a person does at a table of any game: its own view and actions, and the turn built so far. No rules. */
import type { Session } from './session.svelte';
import type { Turn } from './turn';
import type { Action, View } from './types';

/** How views and actions of one game are told from those of others; generated beside their types. */
export interface Engine<V extends View, A extends Action> {
  isView: (view: View) => view is V;
  isAction: (action: Action) => action is A;
}

export abstract class GamePlay<V extends View, A extends Action> implements Turn {
  /** Whose things are shown large, if somebody chose so. */
  looking = $state<number | null>(null);

  #begun: number | null = null;

  constructor(
    readonly session: Session,
    readonly engine: Engine<V, A>,
  ) {}

  /** What is shown, now or at the moment travelled to. */
  get view(): V {
    const view = this.session.view;
    if (!view || !this.engine.isView(view)) throw new Error(`table ${this.session.id} shows no view of this game`);
    return view;
  }

  /** What one is asked, also while an answer is on its way. */
  asked = $derived.by(() => (this.session.table?.legal ?? []).filter(this.engine.isAction));

  /** What can be chosen now. */
  legal = $derived.by(() => this.session.legal.filter(this.engine.isAction));

  get you(): number | null {
    return this.session.you;
  }

  get live(): boolean {
    return this.session.live;
  }

  get hint(): A | null {
    const hint = this.session.live ? this.session.advice.action : null;
    return hint && this.engine.isAction(hint) ? hint : null;
  }

  get mine(): boolean {
    return this.live && this.asked.length > 0;
  }

  abstract readonly begun: boolean;

  abstract stepBack(): boolean;

  /** Drop what was built for the question before. */
  protected abstract restart(): void;

  begin(question: number | null): void {
    if (question === this.#begun) return;
    this.#begun = question;
    this.restart();
  }

  /** Something of this table that outlives a reload. */
  protected recall(name: string): string {
    try {
      return sessionStorage.getItem(`${name}:${this.session.id}`) ?? '';
    } catch {
      return '';
    }
  }

  protected remember(name: string, value: string): void {
    try {
      sessionStorage.setItem(`${name}:${this.session.id}`, value);
    } catch {
      // Then it lasts as long as the page.
    }
  }
}
