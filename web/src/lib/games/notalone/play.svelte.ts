/**
 * What a person is doing at a table of Not Alone: the legal actions by what they touch, and what is picked so far. No
 * rules.
 *
 * Each action touches things of the table, each named by a key ("slot:4", "hand:2", "token:artemia"). Picking things
 * narrows the actions down; when one is left, the button of the prompt carries it out. What touches nothing is a
 * button of its own.
 */
import type { Marks } from '../../shared/Mark.svelte';
import { GamePlay } from '../../shared/play.svelte';
import type { Session } from '../../shared/session.svelte';
import { keysOf, type Key } from './keys';
import { silhouette } from './silhouettes';
import { isNotAloneAction, isNotAloneView } from './types';
import type { HuntedSeat, NotAloneAction, NotAloneView, Slot, TokenId } from './types';

/** Every choice of these things, the larger first, among equals the later picked. */
function subsets(keys: Key[]): Key[][] {
  const all: Key[][] = [[]];
  for (const key of [...keys].reverse()) all.push(...all.map((each) => [key, ...each]));
  return all.sort((a, b) => b.length - a.length);
}

const QUIET = 'notalone-quiet';
const TOKENS: readonly TokenId[] = ['creature', 'artemia', 'target'];

const tokenOf = (id: string | undefined): TokenId => TOKENS.find((each) => each === id) ?? 'creature';

export class Play extends GamePlay<NotAloneView, NotAloneAction> {
  selection = $state.raw<Key[]>([]);
  /** The spot pointed at, for what is known of it. */
  pointed = $state<number | null>(null);
  /** Spots lit from outside: a line of the log that is pointed at. */
  lit = $state.raw<readonly number[]>([]);
  /** The turn for which no card is wanted. */
  quiet = $state<number | null>(null);

  constructor(session: Session) {
    super(session, { isView: isNotAloneView, isAction: isNotAloneAction });
    const kept = this.recall(QUIET);
    this.quiet = kept ? Number(kept) : null;
  }

  get doing(): string {
    return this.view.doing;
  }

  /** Something is asked; what is sealed may be changed, but is not asked for. */
  override get mine(): boolean {
    return super.mine && (!this.sealed || this.selection.length > 0) && !this.declines;
  }

  override get begun(): boolean {
    return this.selection.length > 0;
  }

  // Who looks, and at whose cards.

  /** A seat as a Hunted's; null for the Creature's. */
  hunted(seat: number | null): HuntedSeat | null {
    const player = seat === null ? undefined : this.view.seats[seat];
    return player?.role === 'hunted' ? player : null;
  }

  viewer = $derived(this.view.viewer);
  shown = $derived(this.looking ?? this.viewer);
  own = $derived(this.you !== null && this.viewer === this.you);
  hunts = $derived(this.viewer === null || this.viewer === this.view.creature);
  me = $derived.by<HuntedSeat | null>(() => {
    const seat = this.viewer === null ? null : this.view.seats[this.viewer];
    return seat?.role === 'hunted' ? seat : null;
  });
  sealed = $derived(this.live && this.own && this.me?.sealed === true && this.view.doing !== 'window');

  /** Nothing is hidden: a game that is over, looked back at with everything open. */
  disclosed = $derived(
    this.viewer === null &&
      this.view.seats.every((seat) => seat.role === 'creature' || (seat.hand !== null && seat.survival !== null)),
  );

  /** The Place cards before a Hunted that whoever looks may know: played, or chosen and about to be. */
  lying(seat: number): string[] {
    const player = this.view.seats[seat];
    if (player?.role !== 'hunted') return [];
    return player.played.length ? player.played : this.view.doing === 'choose' ? (player.chose?.places ?? []) : [];
  }

  /** The marks of the Hunted go by their order clockwise from the Creature; the Creature has its own. */
  mark: Marks = (seat) => {
    const { creature, seats } = this.view;
    if (creature === null) return seat;
    return seat === creature
      ? { path: silhouette('creature'), colour: 'var(--p-creature)' }
      : (seat - creature - 1 + seats.length) % seats.length;
  };

  // What may be touched.

  keyed = $derived(
    this.legal.map((action) => ({ action, keys: keysOf(action, this.view) })).filter((each) => each.keys.length > 0),
  );
  buttons = $derived(this.legal.filter((action) => keysOf(action, this.view).length === 0));
  available = $derived(new Set(this.keyed.flatMap((each) => each.keys)));

  /** The tokens that wait to be placed or moved; the first is taken to be meant. */
  tokens = $derived([
    ...new Set(
      this.legal
        .filter((each) => each.do === 'place-token' || each.do === 'place-token-wide' || each.do === 'move-token')
        .map((each) => each.token),
    ),
  ]);
  #chosen = $derived.by<Key[]>(() => {
    const first = this.tokens[0];
    return first && !this.selection.some((key) => /^(token|hunt):/.test(key))
      ? [`token:${first}`, ...this.selection]
      : this.selection;
  });

  #fitting = $derived(this.keyed.filter((each) => this.#chosen.every((key) => each.keys.includes(key))));

  /** The action that what is picked amounts to. */
  action = $derived.by<NotAloneAction | null>(() => {
    if (this.selection.length === 0) return null;
    const exact = this.#fitting.find((each) => each.keys.length === this.#chosen.length);
    return (exact ?? (this.#fitting.length === 1 ? this.#fitting[0] : undefined))?.action ?? null;
  });

  picked = $derived(new Set(this.action ? keysOf(this.action, this.view) : this.#chosen));

  /** What can be picked next: while something is half built, what goes with it; else everything. */
  open = $derived.by(() =>
    this.selection.some((key) => !key.startsWith('token:')) && this.action === null
      ? new Set(this.#fitting.flatMap((each) => each.keys))
      : this.available,
  );

  hinted = $derived(new Set(this.hint ? keysOf(this.hint, this.view) : []));

  pick(key: Key): void {
    if (!this.available.has(key)) return;
    if (this.selection.includes(key)) {
      const kept = this.selection.filter((each) => each !== key);
      this.selection = kept.length === 1 && kept[0] === `token:${this.tokens[0]}` ? [] : kept;
      return;
    }
    for (const kept of subsets(this.#chosen)) {
      const wish = [...kept, key];
      if (this.keyed.some((each) => wish.every((one) => each.keys.includes(one)))) {
        this.selection = wish;
        return;
      }
    }
  }

  /** The key by which a spot of the planet can be touched now. */
  keyAt(spot: Slot): Key | null {
    const wishes = [
      `slot:${spot.slot}`,
      ...['place', 'hand', 'played', 'discard'].map((kind) => `${kind}:${spot.number}`),
    ];
    return wishes.find((key) => this.available.has(key)) ?? null;
  }

  /** The key of a card that lies played: the spot it led to while that can be used, else the card itself. */
  keyOfPlayed(place: string): Key {
    const spot = this.view.planet.find((each) => each.place === place);
    const there = `slot:${spot?.slot}`;
    return spot?.slot === this.view.where && this.available.has(there) ? there : `played:${spot?.number ?? place}`;
  }

  /** Cards that can be played now come first. */
  ableFirst(cards: string[], kind: string): string[] {
    const able = (card: string) => Number(this.available.has(`${kind}:${card}`));
    return [...cards].sort((a, b) => able(b) - able(a));
  }

  // What touching something would mean that cannot be touched, while something is asked; the game says why not.

  would(key: Key): NotAloneAction | null {
    if (!this.legal.length) return null;
    const [kind = '', id = ''] = key.split(':');
    switch (kind) {
      case 'hunt':
        return { do: 'hunt', card: id };
      case 'survival':
      case 'drawn':
        return { do: 'survive', card: id };
      case 'discard':
        return { do: 'take-back', place: Number(id) };
      case 'token':
        return { do: 'place-token', token: tokenOf(id), slot: 1 };
      case 'space':
        return { do: 'will-on-space', space: Number(id) };
      case 'maze':
        return { do: 'drop-place', place: id };
      default:
        return this.#wouldPlay(Number(id));
    }
  }

  wouldTouch(spot: Slot): NotAloneAction | null {
    if (!this.legal.length) return null;
    if (this.doing === 'choose' && spot.number !== null) return this.#wouldPlay(spot.number);
    if (this.doing !== 'hunting') return { do: 'choose-slot', slot: spot.slot };
    const picked = [...this.picked].find((key) => key.startsWith('token:'))?.slice(6);
    return { do: 'place-token', token: tokenOf(picked ?? this.tokens[0]), slot: spot.slot };
  }

  /** A card like those that may be played: alone, with another, or beside one of the discard. */
  #wouldPlay(place: number): NotAloneAction {
    const pair = this.legal.find((action) => action.do === 'play-two');
    if (pair) return { do: 'play-two', places: [place, pair.places[0]!].sort((a, b) => a - b) };
    const beside = this.legal.find((action) => action.do === 'play-with');
    return beside ? { ...beside, place } : { do: 'play', place };
  }

  pickNumber(number: number): void {
    const spot = this.view.planet.find((each) => each.number === number);
    const key = spot && this.keyAt(spot);
    if (key) this.pick(key);
  }

  act(action: NotAloneAction | null): void {
    if (!action) return;
    this.selection = [];
    this.session.choose(action);
  }

  /** A new question begins with nothing picked. */
  protected override restart(): void {
    this.selection = [];
  }

  override stepBack(): boolean {
    if (this.selection.length) this.selection = this.selection.slice(0, -1);
    else if (this.looking !== null) this.looking = null;
    else return false;
    if (this.selection.length === 1 && this.selection[0] === `token:${this.tokens[0]}`) this.selection = [];
    return true;
  }

  // Windows: whoever wants no card this turn is not bothered.

  declining = $derived(
    this.doing === 'window' ? (this.legal.find((action) => action.do === 'pass-phase') ?? null) : null,
  );
  declines = $derived(this.live && this.quiet === this.view.turn && this.doing === 'window');

  beQuiet(turn: number | null): void {
    this.quiet = turn;
    this.remember(QUIET, String(turn ?? ''));
  }

  // By names.

  placeOf(number: unknown): string | null {
    return this.view.planet.find((spot) => spot.number === number)?.place ?? null;
  }

  numberOf(place: string): number | null {
    return (
      this.view.planet.find((spot) => spot.place === place)?.number ?? (/^\d+$/.test(place) ? Number(place) : null)
    );
  }
}
