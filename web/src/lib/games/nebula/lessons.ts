/** The steps of a newcomer's first game of Nebula. */
import { t } from '../../shared/texts.svelte';
import type { Lesson } from '../../shared/turn';
import type { Play } from './play.svelte';

export function lessonOf(play: Play): Lesson {
  const { view } = play;
  if (view.over) return { title: t('guide-over'), text: t('guide-over-text') };
  if (!play.mine) return { title: t('guide-wait'), text: t('guide-wait-text') };
  if (view.phase === 'keep-goal') return { title: t('guide-goal'), text: t('guide-goal-text') };
  if (view.phase === 'chaos-keep') return { title: t('guide-keep'), text: t('guide-keep-text') };
  if (view.phase === 'collect') {
    if (play.chaos) return { title: t('guide-chaos'), text: t('guide-chaos-text') };
    if (play.turn) return { title: t('guide-take'), text: t('guide-take-text') };
    if (play.spent > 0) return { title: t('guide-steps'), text: t('guide-steps-text') };
    return view.round === 1
      ? { title: t('guide-collect'), text: t('guide-collect-text') }
      : { title: t('guide-collect-again'), text: t('guide-collect-again-text') };
  }
  if (view.phase === 'push') return { title: t('guide-push'), text: t('guide-push-text') };
  const own = play.you === null ? {} : view.seats[play.you]!.galaxy;
  if (play.placeable.size === 0) return { title: t('guide-done'), text: t('guide-done-text') };
  if (Object.keys(own).length === 0) return { title: t('guide-centre'), text: t('guide-centre-text') };
  if (play.star === 'black') return { title: t('guide-black'), text: t('guide-black-text') };
  if (play.star === null) return { title: t('guide-choose'), text: t('guide-choose-text') };
  return view.round < 4
    ? { title: t('guide-place'), text: t('guide-place-text') }
    : { title: t('guide-place-more'), text: t('guide-place-more-text') };
}
