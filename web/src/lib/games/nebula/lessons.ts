/** Where a lesson of a guided game of Nebula points: the thing it speaks of, or the next thing to touch. */
import type { Lesson } from '../../shared/types';
import { CLUSTERS, type Play } from './play.svelte';
import type { NebulaAction } from './types';

const BUTTON = '[data-primary]';
const UNDO = '.prompt .undo';
const POINTS: Record<string, string[]> = {
  galaxy: ['.stage'],
  clusters: ['svg.market', '[data-tab=nebula]'],
  rivals: ['.rail .seats', '[data-tab=rivals]'],
  goals: ['.low .goals', '[data-tab=goals]'],
  ends: ['.info .meters', '.meters-phone', '[data-tab=nebula]'],
};

export function targetsOf(play: Play, lesson: Lesson): string[] {
  const action = lesson.choose;
  if (action && play.engine.isAction(action)) return next(play, action);
  return POINTS[lesson.point] ?? [];
}

function next(play: Play, action: NebulaAction): string[] {
  switch (action.do) {
    case 'keep-goal':
      return [play.goal === action.goal ? BUTTON : `[data-goal="${action.goal}"]`];
    case 'time': {
      if (play.chaos) return ['[data-lesson=chaos]'];
      const turned = CLUSTERS.find((id) => play.steps[id] !== 0 && play.steps[id] !== action[id]);
      if (turned) return [UNDO];
      const id = CLUSTERS.find((each) => play.steps[each] !== action[each]);
      if (!id) return [BUTTON];
      const ring = play.view.clusters.find((each) => each.id === id)!;
      const size = ring.stars.length;
      return [`[data-spot="${id}-${(((ring.clock + action[id]) % size) + size) % size}"]`, '[data-tab=nebula]'];
    }
    case 'chaos':
      if (!play.chaos) return ['[data-lesson=chaos]', '[data-tab=nebula]'];
      return [play.star === action.star ? BUTTON : `[data-stock="${action.star}"]`];
    case 'keep': {
      const wanted = action.stars.find((star) => !play.picked.some((index) => play.drawn[index] === star));
      const extra = play.picked.some((index) => !action.stars.includes(play.drawn[index]!));
      if (extra) return [UNDO];
      return [wanted ? `[data-drawn="${wanted}"]` : BUTTON];
    }
    case 'place':
      if (play.star !== action.star) return [`.stage [data-stock="${action.star}"]`, '[data-tab=galaxy]'];
      return [
        action.star === 'black' ? '.stage .slot.legal' : `.stage [data-cell="${action.cell}"]`,
        '[data-tab=galaxy]',
      ];
    case 'push':
      return [`[data-token="${action.token}"]`];
    default:
      return [BUTTON];
  }
}
