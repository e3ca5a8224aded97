/** How somebody did: which place, and how far from the best or from who follows. */
import type { Texts } from '../texts.svelte';
import type { View } from '../types';

/** The sentence for a seat; empty where nobody sits or nobody wins by points. */
export function standing(view: View, seat: number | null, texts: Texts): string {
  const { totals, tie_break } = view.scores;
  if (seat === null || !view.winners.length) return '';
  const points = (of: number) => totals[of] ?? 0;
  const all = totals.map((_, each) => each);
  if (view.winners.includes(seat)) {
    const [first, ...others] = all.filter((each) => !view.winners.includes(each));
    if (view.winners.length > 1 || first === undefined) return texts.say('over-you-shared');
    const next = others.reduce((one, other) => (points(other) > points(one) ? other : one), first);
    const margin = points(seat) - points(next);
    return texts.say(margin ? 'over-you-first' : 'over-you-first-tied', { margin, seat: next });
  }
  const ahead = all.filter(
    (each) =>
      view.winners.includes(each) ||
      points(each) > points(seat) ||
      (points(each) === points(seat) && (tie_break[each] ?? 0) > (tie_break[seat] ?? 0)),
  );
  const [winner = seat] = view.winners;
  const margin = points(winner) - points(seat);
  return texts.say(margin ? 'over-you-place' : 'over-you-place-tied', {
    rank: ahead.length + 1,
    margin,
    seat: winner,
  });
}
