/** Where a lesson of a guided game of Comet points: the thing it speaks of, or the next thing to touch. */
import type { Lesson } from '../../shared/types';
import type { Play } from './play.svelte';
import type { CometAction } from './types';

const BUTTON = '[data-primary]';
const VALLEY = '[data-tab=valley]';
const GOLD = '[data-tab=gold]';
const RESCUED = '[data-tab=rescued]';
const POINTS: Record<string, string[]> = {
  hand: ['.hand .hrow', VALLEY],
  gauge: ['.gauge'],
  rescued: ['.tab', RESCUED],
  scores: ['.sheet-score', '.rail .seats'],
};

export function targetsOf(play: Play, lesson: Lesson): string[] {
  const action = lesson.choose;
  if (action && play.engine.isAction(action)) return next(play, action);
  return POINTS[lesson.point] ?? [];
}

function next(play: Play, action: CometAction): string[] {
  switch (action.do) {
    case 'hatch':
    case 'play':
    case 'discard':
      return [`.hand [data-card="${action.card}"] [data-use="${action.do}"]`, VALLEY];
    case 'take':
      return [`[data-take="${action.card}"]`, GOLD];
    case 'nest':
      return [`[data-at="${action.field}"]`, VALLEY];
    case 'step':
      if (play.entering !== null) return [`[data-sign="${action.symbol}"]`];
      if (play.walker !== action.savior) return [`[data-piece="${play.you}-${action.savior}"]`, VALLEY];
      return [`[data-at="${action.field}"]`, VALLEY];
    case 'use':
      return ['.chip[data-target]', RESCUED];
    case 'done':
      return [BUTTON];
    default:
      return [`[data-act="${action.do}"]`, BUTTON];
  }
}
