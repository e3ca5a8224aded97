/** The steps of a newcomer's first game of Not Alone, as one of the Hunted. */
import { t } from '../../shared/texts.svelte';
import type { Lesson } from '../../shared/turn';
import type { Play } from './play.svelte';

const FEW = 2;

export function lessonOf(play: Play): Lesson {
  const { view, me } = play;
  if (view.over) return { title: t('notalone-guide-over'), text: t('notalone-guide-over-text') };
  if (play.sealed && play.selection.length === 0) return { title: t('notalone-guide-sealed'), text: t('notalone-guide-sealed-text') };
  if (!play.mine && view.phase === 2) return { title: t('notalone-guide-hunting'), text: t('notalone-guide-hunting-text') };
  if (!play.mine) return { title: t('notalone-guide-wait'), text: t('notalone-guide-wait-text') };
  if (view.doing === 'window') return { title: t('notalone-guide-window'), text: t('notalone-guide-window-text') };
  if (view.doing === 'choose' && me && me.owed === 0) {
    if (me.hand_count <= FEW) return { title: t('notalone-guide-low'), text: t('notalone-guide-low-text') };
    return view.turn < 3
      ? { title: t('notalone-guide-choose'), text: t('notalone-guide-choose-text') }
      : { title: t('notalone-guide-choose-again'), text: t('notalone-guide-choose-again-text') };
  }
  if (view.doing === 'resolve') return { title: t('notalone-guide-resolve'), text: t('notalone-guide-resolve-text') };
  if (view.doing === 'take-back' || view.doing === 'choose') return { title: t('notalone-guide-take'), text: t('notalone-guide-take-text') };
  return { title: t('notalone-guide-other'), text: t('notalone-guide-other-text') };
}
