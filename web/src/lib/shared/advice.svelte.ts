/** What a bot recommends, and which of its choices the board shows. */
import type { Action, Recommended } from './types';

export class Advice {
  /** The best first; none if nobody asked. */
  choices = $state.raw<Recommended[]>([]);
  picked = $state(0);

  /** The action the board shows. */
  get action(): Action | null {
    return this.choices[this.picked]?.action ?? null;
  }

  show(choices: Recommended[]): void {
    this.choices = choices;
    this.picked = 0;
  }

  drop(): void {
    this.show([]);
  }
}
