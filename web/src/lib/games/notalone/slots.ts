/** Which spots of the planet an event speaks of. */
import type { NotAloneView } from './types';

/** What happens to somebody at a place. */
const AT_A_PLACE = new Set([
  'notalone-explores',
  'notalone-used',
  'notalone-artemia',
  'notalone-caught',
  'notalone-lost-will',
  'notalone-took-played',
  'notalone-recycled',
  'notalone-acquired',
  'notalone-teleported',
  'notalone-moved-hunted',
  'notalone-drew',
  'notalone-drew-unseen',
]);

/** The number of the spot where a place lies; 0 if it lies nowhere. */
export const numberAmong = (view: NotAloneView, place: string): number =>
  view.planet.find((each) => each.place === place)?.slot ?? 0;

export function slotsOf(kind: string, args: Record<string, unknown>, view: NotAloneView): number[] {
  if (typeof args.slot === 'number') return [args.slot];
  if (Array.isArray(args.slots)) return args.slots.map(Number);
  if (typeof args.place === 'string') {
    const slot = numberAmong(view, args.place);
    if (slot) return [slot];
  }
  const seat = typeof args.seat === 'number' ? view.seats[args.seat] : undefined;
  return AT_A_PLACE.has(kind) && seat?.role === 'hunted' ? seat.explores.slice(0, 1) : [];
}
