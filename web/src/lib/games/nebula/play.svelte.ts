/** What a person is doing at a Nebula table: legal actions by what they touch, and the turn built so far. No rules. */
import { entriesOf } from '../../shared/args';
import { GamePlay } from '../../shared/play.svelte';
import { show } from '../../shared/motion/show.svelte';
import type { Session } from '../../shared/session.svelte';
import { follow } from './follow.svelte';
import { isNebulaAction, isNebulaView, type ClusterId, type NebulaAction, type NebulaView, type Star } from './types';

export type Steps = Record<ClusterId, number>;
export const CLUSTERS: readonly ClusterId[] = ['upper', 'right', 'left'];
/** Where black stars go, as the game calls it. */
const TRACK = 'track';
const STILL: Steps = { upper: 0, right: 0, left: 0 };

export class Play extends GamePlay<NebulaView, NebulaAction> {
  /** The star to be placed, or to be given up for chaos. */
  star = $state<Star | null>(null);
  steps = $state<Steps>({ ...STILL });
  chaos = $state(false);
  /** Stars picked among those drawn, by their place in the row. */
  picked = $state<number[]>([]);
  goal = $state<string | null>(null);
  /** Lit from outside: a goal or a line of the log that is pointed at. */
  lit = $state.raw<readonly string[]>([]);
  /** What choosing the cell pointed at would do, in words. */
  peek = $state('');

  constructor(session: Session) {
    super(session, { isView: isNebulaView, isAction: isNebulaAction });
  }

  get phase(): string {
    return this.view.phase;
  }

  /** Somebody else who acts, or did what is just being shown; nobody while stars of one's own are placed. */
  get acting(): number | null {
    if (!this.live || this.you === null || this.view.over || this.view.phase === 'keep-goal') return null;
    const told = show.now?.seat ?? -1;
    if (told >= 0 && told !== this.you && !(this.mine && this.view.phase === 'place')) return told;
    const { active } = this.view;
    return this.mine || active === this.you ? null : active;
  }

  /** The seat whose things are told of beside the stage. */
  get chosen(): number {
    return this.looking ?? this.you ?? this.view.active ?? 0;
  }

  /** The seat whose galaxy fills the stage. */
  get shown(): number {
    return this.looking ?? (follow.on ? this.acting : null) ?? this.chosen;
  }

  /** A new question drops the turn built so far. */
  protected override restart(): void {
    this.steps = { ...STILL };
    this.chaos = false;
    this.picked = [];
    const kinds = new Set(this.asked.filter((each) => each.do === 'place').map((each) => each.star));
    if (this.star && kinds.has(this.star)) return;
    this.star = kinds.size === 1 ? [...kinds][0]! : null;
  }

  // Placing.

  placeable = $derived.by(() => {
    const found = new Map<Star, Map<string, NebulaAction>>();
    for (const action of this.legal) {
      if (action.do !== 'place') continue;
      if (!found.has(action.star)) found.set(action.star, new Map());
      found.get(action.star)!.set(action.cell, action);
    }
    return found;
  });

  // What pointing at something would mean that cannot be used, while something is asked; the game says why not.

  /** With no star chosen, one of the stock that cannot go there. */
  wouldPlace(cell: string): NebulaAction | null {
    if (!this.legal.length || this.you === null || this.star === 'black') return null;
    const stock = entriesOf(this.view.seats[this.you]!.stock).map(([kind]) => kind);
    const star = this.star ?? stock.find((each) => each !== 'black' && !this.placeable.get(each)?.has(cell));
    return star ? { do: 'place', star, cell } : null;
  }

  wouldUse(star: Star, centre: string): NebulaAction | null {
    if (!this.legal.length) return null;
    return this.chaos ? { do: 'chaos', star } : { do: 'place', star, cell: star === 'black' ? TRACK : centre };
  }

  targets = $derived<Map<string, NebulaAction>>(
    (this.star && this.placeable.get(this.star)) || new Map<string, NebulaAction>(),
  );
  done = $derived(this.legal.find((action) => action.do === 'done') ?? null);

  // Turning the clocks.

  turns = $derived(this.legal.filter((action) => action.do === 'time'));
  spent = $derived(CLUSTERS.reduce((sum, id) => sum + Math.abs(this.steps[id]), 0));
  turn = $derived(this.turns.find((action) => CLUSTERS.every((id) => action[id] === this.steps[id])) ?? null);
  taken = $derived(
    CLUSTERS.map((id) => this.view.faces?.[id]?.[String(this.steps[id])]).filter((star): star is Star => !!star),
  );

  /** Whether some legal turn goes on from these steps. */
  reaches(steps: Steps): boolean {
    return this.turns.some((action) =>
      CLUSTERS.every((id) => {
        const [whole, part] = [action[id], steps[id]];
        return part === 0 || (Math.sign(whole) === Math.sign(part) && Math.abs(whole) >= Math.abs(part));
      }),
    );
  }

  mayTurn(id: ClusterId, steps: number): boolean {
    return this.reaches({ ...this.steps, [id]: steps });
  }

  turnTo(id: ClusterId, steps: number): boolean {
    if (!this.mayTurn(id, steps)) return false;
    this.chaos = false;
    this.steps = { ...this.steps, [id]: steps };
    return true;
  }

  /** The ways of a clock to a place of its ring, the shorter first. */
  ways(id: ClusterId, cell: number): number[] {
    const cluster = this.view.clusters.find((each) => each.id === id)!;
    const size = cluster.stars.length;
    const ahead = (((cell - cluster.clock) % size) + size) % size;
    return [ahead, ahead - size].sort((a, b) => Math.abs(a) - Math.abs(b)).filter((steps) => this.mayTurn(id, steps));
  }

  /** Point a clock at a place; once more: the other way round, then back. */
  point(id: ClusterId, cell: number): void {
    const ways = this.ways(id, cell);
    const now = ways.indexOf(this.steps[id]);
    const next = ways[now + 1];
    if (next !== undefined) this.turnTo(id, next);
    else if (now >= 0) this.turnTo(id, 0);
  }

  // Chaos.

  givable = $derived(
    new Map(this.legal.filter((action) => action.do === 'chaos').map((action) => [action.star, action])),
  );

  drawn = $derived.by(() => {
    const stars: Star[] = [];
    for (const [star, count] of entriesOf(this.view.drawn)) for (let i = 0; i < count; i++) stars.push(star);
    return stars;
  });

  keeps = $derived(this.legal.filter((action) => action.do === 'keep'));

  keeping = $derived.by(() => {
    const wish = this.picked
      .map((index) => this.drawn[index])
      .sort()
      .join();
    return this.keeps.find((action) => [...action.stars].sort().join() === wish) ?? null;
  });

  pick(index: number): void {
    const most = Math.max(0, ...this.keeps.map((action) => action.stars.length));
    if (this.picked.includes(index)) this.picked = this.picked.filter((each) => each !== index);
    else this.picked = [...this.picked, index].slice(-most);
  }

  // Pushing, and the secret goal.

  pushes = $derived(
    new Map(this.legal.filter((action) => action.do === 'push').map((action) => [action.token, action])),
  );
  goals = $derived(
    new Map(this.legal.filter((action) => action.do === 'keep-goal').map((action) => [action.goal, action])),
  );

  /** Something of the turn is built and not sent. */
  override get begun(): boolean {
    return this.spent > 0 || this.chaos || this.picked.length > 0;
  }

  /** Take back one step of the turn built so far; false when there is none. */
  override stepBack(): boolean {
    if (this.looking !== null) this.looking = null;
    else if (this.chaos) {
      this.chaos = false;
      this.star = null;
    } else if (this.spent > 0) this.steps = { ...STILL };
    else if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else if (this.star && this.placeable.size > 1) this.star = null;
    else return false;
    return true;
  }
}
