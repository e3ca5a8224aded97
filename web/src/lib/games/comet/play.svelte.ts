/** What a person is doing at a Comet table: legal actions by what they touch, and the way being walked. No rules. */
import { entriesOf } from '../../shared/args';
import { GamePlay } from '../../shared/play.svelte';
import type { Session } from '../../shared/session.svelte';
import { isCometAction, isCometView } from './types';
import type { CometAction, CometView, Field, NeutralId, Sign, Step } from './types';

/** What can be done with a card. */
type CardAction = Extract<CometAction, { card: string }>;
export type Use = CardAction['do'];
type StepAction = Extract<CometAction, { do: 'step' }>;

/** What the prompt offers as small buttons: choices that lie on no card and no field. */
const BESIDE = new Set(['rest', 'stop', 'bonus', 'by', 'scout', 'duplicate', 'draw-silver', 'draw-up', 'ready-all']);

export class Play extends GamePlay<CometView, CometAction> {
  /** The savior whose ways are shown, if somebody chose one. */
  savior = $state<number | null>(null);
  /** A savior that is only pointed at. */
  pointed = $state<number | null>(null);
  /** The mammoth or the tortoise, where either may be set. */
  neutral = $state<NeutralId | null>(null);
  /** A field that may be entered by several symbols, one of which is still to be chosen. */
  entering = $state<string | null>(null);
  /** Decline whatever is asked between turns, until the own turn. */
  passing = $state(false);
  /** Lit from outside: a line of the log that is pointed at. */
  lit = $state.raw<readonly string[]>([]);
  /** What choosing the field pointed at would do, in words. */
  peek = $state('');

  constructor(session: Session) {
    super(session, { isView: isCometView, isAction: isCometAction });
    this.passing = this.recall('passing') === 'yes';
  }

  /** The own seat; in a replay the one whose eyes see. */
  override get you(): number | null {
    return this.session.live ? this.session.you : (this.view.viewer ?? null);
  }

  get phase(): string {
    return this.view.phase;
  }

  get shown(): number {
    return this.looking ?? this.you ?? this.view.active ?? 0;
  }

  // What is legal, by what it touches.

  #cards = $derived.by(() => {
    const found = new Map<string, Partial<Record<Use, CometAction>>>();
    for (const action of this.legal) {
      if (!('card' in action)) continue;
      const uses = found.get(action.card) ?? {};
      uses[action.do] = action;
      found.set(action.card, uses);
    }
    return found;
  });

  /** What can be done with a card now. */
  usesOf(card: string): Partial<Record<Use, CometAction>> {
    return this.#cards.get(card) ?? {};
  }

  tools = $derived(new Map(this.legal.filter((each) => each.do === 'use').map((each) => [each.ability, each])));
  beside = $derived(this.legal.filter((each) => BESIDE.has(each.do)));
  done = $derived(this.legal.find((each) => each.do === 'done') ?? null);
  scouts = $derived(new Map(this.legal.filter((each) => each.do === 'scout').map((each) => [each.savior, each])));
  neutrals = $derived([...new Set(this.legal.filter((each) => each.do === 'place').map((each) => each.token))]);

  /** The ways of every savior that can move, by savior and field. */
  ways = $derived.by(() => {
    const found = new Map<number, Map<string, Step[]>>();
    const steps = this.legal.filter((each) => each.do === 'step');
    if (!steps.length) return found;
    const add = (savior: number, field: string, way: Step[]) => {
      if (!found.has(savior)) found.set(savior, new Map());
      found.get(savior)!.set(field, way);
    };
    for (const way of this.view.reach ?? []) add(way.savior, way.field, way.steps);
    for (const step of steps) {
      const { savior, field, symbol } = step;
      if (found.get(savior)?.get(field)?.length !== 1) add(savior, field, [{ field, symbol }]);
    }
    return found;
  });

  /** The savior whose ways glow: pointed at, chosen, or simply the first that can move. */
  walker = $derived.by(() => {
    for (const each of [this.pointed, this.savior]) if (each !== null && this.ways.has(each)) return each;
    return this.ways.size ? Math.min(...this.ways.keys()) : null;
  });

  /** The fields that may be clicked. */
  targets = $derived.by(() => {
    const found = new Map<string, Step[]>();
    for (const action of this.legal) {
      if (action.do === 'nest') found.set(action.field, []);
      if (action.do === 'place' && action.token === (this.neutral ?? this.neutrals[0])) found.set(action.field, []);
    }
    if (this.walker !== null) for (const [field, steps] of this.ways.get(this.walker)!) found.set(field, steps);
    return found;
  });

  /** A field or a savior is to be chosen on the board. */
  choosing = $derived(this.targets.size > 0 || this.scouts.size > 0);

  /** The symbols by which a field could be entered, while one is to be chosen. */
  entries = $derived(
    this.legal
      .filter((each) => each.do === 'step')
      .filter((each) => each.savior === this.walker && each.field === this.entering),
  );

  // What pointing at something would mean that cannot be used, while something is asked; the game says why not.

  wouldGo(field: Field): CometAction | null {
    if (!this.legal.length || this.you === null) return null;
    if (this.phase === 'nest') return { do: 'nest', field: field.id };
    if (this.phase === 'place')
      return { do: 'place', token: this.neutral ?? this.neutrals[0] ?? 'mammoth', field: field.id };
    const out = this.view.seats[this.you]!.slots.findIndex((slot) => slot?.field);
    return this.#wouldStep(this.walker ?? Math.max(0, out) + 1, field);
  }

  wouldLead(savior: number): CometAction | null {
    if (!this.legal.length) return null;
    if (this.phase === 'scout') return { do: 'scout', savior };
    return this.#wouldStep(
      savior,
      this.view.fields.find((field) => field.type === 'cavern')!,
    );
  }

  /** By the symbol that is printed there, if it is left, or else by the likeliest that is. */
  #wouldStep(savior: number, field: Field): CometAction {
    const left = entriesOf(this.view.pool).flatMap(([sign, count]) => (count ? [sign] : []));
    const printed = field.type === 'nest' || field.type === 'cavern' ? 'wild' : field.type;
    const wishes: Sign[] = [printed, 'wild', ...(field.type === 'cavern' ? left : [])];
    return { do: 'step', savior, field: field.id, symbol: wishes.find((sign) => left.includes(sign)) ?? printed };
  }

  // What is done.

  choose(action: CometAction | null | undefined): void {
    if (!action || !this.legal.length) return;
    this.entering = null;
    this.session.choose(action);
  }

  /** Click a field: hatch there, set a token there, or walk the whole way. */
  go(field: string): void {
    const steps = this.targets.get(field);
    if (!steps) return;
    if (!steps.length) {
      const wanted = this.neutral ?? this.neutrals[0];
      const fits = (each: CometAction) =>
        (each.do === 'nest' || (each.do === 'place' && each.token === wanted)) && each.field === field;
      this.choose(this.legal.find(fits));
      return;
    }
    const savior = this.walker!;
    this.savior = savior;
    this.pointed = null;
    if (steps.length === 1) {
      const ways = this.legal.filter((each) => each.do === 'step' && each.savior === savior && each.field === field);
      if (ways.length > 1 && this.entering !== field) this.entering = field;
      else this.choose(ways[0]);
      return;
    }
    this.session.choose(steps.map((step): StepAction => ({ do: 'step', savior, ...step })));
  }

  /** A new question: begin afresh. */
  override begin(question: number | null): void {
    if (!this.session.choosing) super.begin(question);
  }

  protected override restart(): void {
    this.entering = null;
  }

  pass(until: boolean): void {
    this.passing = until;
    this.remember('passing', until ? 'yes' : '');
  }

  override get begun(): boolean {
    return this.entering !== null;
  }

  override stepBack(): boolean {
    if (this.looking !== null) this.looking = null;
    else if (this.entering !== null) this.entering = null;
    else if (this.neutral !== null) this.neutral = null;
    else return false;
    return true;
  }
}
