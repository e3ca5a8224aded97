/** Which step of a newcomer's first game of Comet it is: `comet-guide-STEP` says it. */
import type { Play } from './play.svelte';

export function lessonOf(play: Play): string {
  const { view } = play;
  if (view.over) return 'over';
  if (!play.mine) return 'wait';
  const own = play.you === null ? null : view.seats[play.you]!;
  switch (view.phase) {
    case 'turn':
      if (view.comet) return 'comet';
      if (!own?.slots.some(Boolean)) return 'first';
      return play.legal.length === 1 ? 'rest' : 'turn';
    case 'hatch':
      return 'hatched';
    case 'nest':
    case 'amount':
      return 'nest';
    case 'move':
      if (!view.moved) return 'move';
      return play.walker === null ? 'end' : 'on';
    case 'discarding':
      return 'discard';
    case 'taking':
    case 'drawing':
      return 'gold';
    case 'between':
    case 'parrot':
      return 'between';
    case 'comet-choice':
      return 'comet-choice';
    default:
      return 'help';
  }
}
