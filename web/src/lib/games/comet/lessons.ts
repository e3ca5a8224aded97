/** The steps of a newcomer's first game of Comet. */
import { t } from '../../shared/texts.svelte';
import type { Lesson } from '../../shared/turn';
import type { Play } from './play.svelte';

const lesson = (id: string): Lesson => ({ title: t(`comet-guide-${id}`), text: t(`comet-guide-${id}-text`) });

export function lessonOf(play: Play): Lesson {
  const { view } = play;
  if (view.over) return lesson('over');
  if (!play.mine) return lesson('wait');
  const own = play.you === null ? null : view.seats[play.you]!;
  switch (view.phase) {
    case 'turn':
      if (view.comet) return lesson('comet');
      if (!own?.slots.some(Boolean)) return lesson('first');
      return play.legal.length === 1 ? lesson('rest') : lesson('turn');
    case 'hatch':
      return lesson('hatched');
    case 'nest':
    case 'amount':
      return lesson('nest');
    case 'move':
      if (!view.moved) return lesson('move');
      return play.walker === null ? lesson('end') : lesson('on');
    case 'discarding':
      return lesson('discard');
    case 'taking':
    case 'drawing':
      return lesson('gold');
    case 'between':
    case 'parrot':
      return lesson('between');
    case 'comet-choice':
      return lesson('comet-choice');
    default:
      return lesson('help');
  }
}
