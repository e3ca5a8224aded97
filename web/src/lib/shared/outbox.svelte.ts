/** The commands of one table that are on their way: sent again after a cut, and kept until the table shows them. */
import type { Command, Done } from './types';

export interface Outgoing {
  id: string;
  body: Command;
  isChoice: boolean;
}

/** How many choices a command makes as a list; 0 if it makes none or a single one. */
const several = (out: Outgoing | undefined): number =>
  out?.body.do === 'choose' && Array.isArray(out.body.action) ? out.body.action.length : 0;

export class Outbox {
  waiting = $state.raw<Outgoing[]>([]);
  /** Of the last several choices only the first ones were made: something new came up. */
  stopped = $state(false);
  /** What is acknowledged, by id: the number of the table that contains it. */
  #acknowledged = new Map<string, number>();
  #counter = 0;
  #nonce = Math.random().toString(36).slice(2, 8);

  constructor(readonly table: string) {
    this.#recall();
  }

  /** A choice is on its way and not shown yet. */
  get choosing(): boolean {
    return this.waiting.some((each) => each.isChoice);
  }

  /** Several choices are on their way and not acknowledged yet. */
  get choosingSeveral(): boolean {
    return this.waiting.some((each) => several(each) > 0);
  }

  /** An id no other command of this page has. */
  newId(): string {
    return `${this.#nonce}${++this.#counter}`;
  }

  add(body: Command, isChoice: boolean): Command {
    const id = this.newId();
    const out: Outgoing = { id, body: { ...body, id }, isChoice };
    if (isChoice) this.stopped = false;
    this.waiting = [...this.waiting, out];
    this.#remember();
    return out.body;
  }

  /** A command was carried out; several choices may have ended early, where something new came up. */
  acknowledge(done: Done): void {
    this.#acknowledged.set(done.id, done.number);
    const asked = several(this.waiting.find((each) => each.id === done.id));
    if (done.made !== undefined && done.made < asked) this.stopped = true;
  }

  settle(id: string): void {
    if (!this.waiting.some((each) => each.id === id)) return;
    this.waiting = this.waiting.filter((each) => each.id !== id);
    this.#remember();
  }

  /** Settle what is acknowledged and contained in the table of this number, which is shown now. */
  settleShown(shown: number): void {
    for (const [id, number] of this.#acknowledged) {
      if (number > shown) continue;
      this.#acknowledged.delete(id);
      this.settle(id);
    }
  }

  /** Choices outlive the page. */
  #remember(): void {
    try {
      const choices = this.waiting.filter((each) => each.isChoice);
      sessionStorage.setItem(`outbox:${this.table}`, JSON.stringify(choices));
    } catch {
      // Unanswered choices then live as long as the page.
    }
  }

  #recall(): void {
    try {
      this.waiting = JSON.parse(sessionStorage.getItem(`outbox:${this.table}`) ?? '[]');
    } catch {
      this.waiting = [];
    }
  }
}
