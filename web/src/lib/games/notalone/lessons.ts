/** Where a lesson of a guided game of Not Alone points: the thing it speaks of, or the next thing to touch. */
import type { Action, Lesson } from '../../shared/types';
import { keysOf, type Key } from './keys';
import type { Play } from './play.svelte';
import { ending } from './prompt';
import type { NotAloneAction } from './types';

const BUTTON = '[data-primary]';
const PLANET = '[data-tab=planet]';
const POINTS: Record<string, string[]> = {
  planet: ['.planet', PLANET],
  race: ['.race', PLANET],
  rescue: ['.row.rescue', PLANET],
  assimilation: ['.row.assimilation', PLANET],
  will: ['.tray [data-lesson=will]'],
  hand: ['.tray .hand'],
};

export function targetsOf(play: Play, lesson: Lesson): string[] {
  const action = lesson.choose;
  if (action && play.engine.isAction(action)) return next(play, action);
  const spot = /^spot-(\d+)$/.exec(lesson.point);
  return spot ? [`[data-slot="${spot[1]}"]`, PLANET] : (POINTS[lesson.point] ?? []);
}

const same = (a: Action | null, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

function next(play: Play, action: NotAloneAction): string[] {
  if (same(play.action, action)) return [BUTTON];
  if (play.selection.length === 0 && same(ending(play), action)) return [BUTTON];
  const wanted = keysOf(action, play.view).find((key) => !play.picked.has(key));
  return wanted ? thing(play, wanted) : [`.acts [data-do="${action.do}"]`];
}

function thing(play: Play, key: Key): string[] {
  const [kind = '', id = ''] = key.split(':');
  const place = play.placeOf(Number(id)) ?? id;
  const slot = play.view.planet.find((spot) => spot.number === Number(id))?.slot;
  switch (kind) {
    case 'hand':
      return [`.tray .hand [data-card="${place}"]`];
    case 'discard':
      return [`.tray .discard [data-card="${place}"]`];
    case 'played':
      return [`.tray .played [data-card="${place}"]`];
    case 'survival':
    case 'drawn':
    case 'hunt':
      return [`.tray [data-card="${id}"]`, '[data-tab=cards]'];
    case 'place':
      return [`[data-slot="${slot}"]`, PLANET];
    case 'slot':
      return [`[data-slot="${id}"]`, PLANET];
    case 'space':
      return [`[data-space="${id}"]`, PLANET];
    default:
      return [`[data-key="${key}"]`];
  }
}
