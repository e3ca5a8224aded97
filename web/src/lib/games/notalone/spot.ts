/** What is seen of a spot of the planet: who is or may be there, what it would do, and whether it steps back. */
import { breakable } from '../../shared/syllables';
import { t, type Piece, type Texts } from '../../shared/texts.svelte';
import type { Play } from './play.svelte';
import type { Heat, Slot } from './types';
import { nowAt, placeName, spoken } from './words';

export interface Seen {
  name: string;
  /** Everything about it, for the ear. */
  label: string;
  /** What it would do now, or why nothing. */
  now: string;
  covered: boolean;
  /** The Marker or the Shield lies here. */
  marked: boolean;
  /** Of no use now. */
  dull: boolean;
  /** Why its picture steps back. */
  faded: '' | 'inert' | 'covered' | 'cold';
  /** Who explores it; where nothing is hidden, who is about to; else who may be there. */
  seats: number[];
  /** Before all is revealed: how likely somebody is there. */
  guess: Heat | null;
  chance: number | null;
}

/** Kinds of prospects that let a spot step back for a Hunted. */
const USELESS = new Set(['discarded', 'reserve', 'hidden', 'empty', 'used']);

interface Touch {
  legal: boolean;
  chosen: boolean;
  sealed: boolean;
}

export function seen(play: Play, texts: Texts, spot: Slot, told: Piece[] | null, touch: Touch): Seen {
  const { view } = play;
  const heat = play.disclosed ? null : (view.heat?.[spot.slot - 1] ?? null);
  const guess = heat && !view.team.revealed ? heat : null;
  const covered = spot.inaccessible || spot.ineffective;
  const marked = view.marker?.slot === spot.slot;
  const who = explorers(play, spot);
  const nobody = guess && guess.seats.length === 0 && view.turn > 0 ? t('notalone-heat-nobody') : '';
  const now = breakable(heat && !covered ? nobody : nowAt(play, texts, spot), 10);
  const dull = isInert(play, spot, touch) && !touch.sealed;
  const chance = guess?.seats.length ? guess.chance : null;
  const written = [
    told ? told.map((piece) => piece.text).join('') : now,
    chance === null ? '' : t('notalone-tile-chance', { chance }),
  ].filter(Boolean);
  const faded = (): Seen['faded'] => {
    if (dull) return 'inert';
    if (view.where === spot.slot && !touch.legal) return '';
    if (guess?.seats.length === 0) return 'cold';
    return covered ? 'covered' : '';
  };
  return {
    name: spot.place
      ? placeName(spot.place)
      : t(spot.hidden ? 'notalone-tile-hidden-name' : 'notalone-tile-empty-name'),
    label: spoken(play, texts, spot, who, written, marked),
    now,
    covered,
    marked,
    dull,
    faded: faded(),
    seats: who.length ? who : (guess?.seats ?? []),
    guess,
    chance: who.length || allAlike(view.heat) ? null : chance,
  };
}

function explorers(play: Play, spot: Slot): number[] {
  const { place } = spot;
  if (!play.disclosed || play.view.team.revealed || !place) return spot.explorers;
  return play.view.seats.flatMap((_, seat) => (play.lying(seat).includes(place) ? [seat] : []));
}

/** Wherever somebody can be, it is equally likely: a number would tell nothing. */
const allAlike = (heat: readonly Heat[] | null): boolean =>
  new Set((heat ?? []).flatMap((each) => (each.seats.length ? [each.chance] : []))).size === 1;

/** Others can be chosen, but for cards in a window, and this cannot; or nothing could be done here. */
function isInert(play: Play, spot: Slot, { legal, chosen }: Touch): boolean {
  if (legal || chosen) return false;
  if (play.available.size > 0 && play.mine && play.doing !== 'window') return true;
  const prospect = play.view.prospects?.[spot.slot - 1];
  return !!prospect && USELESS.has(prospect.is) && !spot.explorers.length;
}
