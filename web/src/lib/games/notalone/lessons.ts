/** Which step of a newcomer's first game of Not Alone, as one of the Hunted, it is: `notalone-guide-STEP` says it. */
import type { Play } from './play.svelte';

const FEW = 2;

export function lessonOf(play: Play): string {
  const { view, me } = play;
  if (view.over) return 'over';
  if (play.sealed && play.selection.length === 0) return 'sealed';
  if (!play.mine && view.phase === 2) return 'hunting';
  if (!play.mine) return 'wait';
  if (view.doing === 'window') return 'window';
  if (view.doing === 'choose' && me && me.owed === 0) {
    if (me.hand_count <= FEW) return 'low';
    return view.turn < 3 ? 'choose' : 'choose-again';
  }
  if (view.doing === 'resolve') return 'resolve';
  if (view.doing === 'take-back' || view.doing === 'choose') return 'take';
  return 'other';
}
