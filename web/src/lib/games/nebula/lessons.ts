/** Which step of a newcomer's first game of Nebula it is: `nebula-guide-STEP` says it. */
import type { Play } from './play.svelte';

export function lessonOf(play: Play): string {
  const { view } = play;
  if (view.over) return 'over';
  if (!play.mine) return 'wait';
  if (view.phase === 'keep-goal') return 'goal';
  if (view.phase === 'chaos-keep') return 'keep';
  if (view.phase === 'collect') {
    if (play.chaos) return 'chaos';
    if (play.turn) return 'take';
    if (play.spent > 0) return 'steps';
    return view.round === 1 ? 'collect' : 'collect-again';
  }
  if (view.phase === 'push') return 'push';
  const own = play.you === null ? {} : view.seats[play.you]!.galaxy;
  if (play.placeable.size === 0) return 'done';
  if (Object.keys(own).length === 0) return 'centre';
  if (play.star === 'black') return 'black';
  if (play.star === null) return 'choose';
  return view.round < 4 ? 'place' : 'place-more';
}
