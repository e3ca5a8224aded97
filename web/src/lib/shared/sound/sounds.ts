/** Which sound tells of what happened: at most one is heard at a time, the gravest. */
import type { GameEvent } from '../types';

/** The gravest first. */
export const SOUNDS = ['end', 'caught', 'rescued', 'omen', 'goal', 'turn'] as const;
export type Sound = (typeof SOUNDS)[number];

/** The sounds of a game, by the kinds of its events. */
export type SoundsOf = Readonly<Record<string, Sound>>;

/** What of a table is heard of: its events, whether one is asked, whether it is over. */
export interface Heard {
  mine: boolean;
  over: boolean;
}

/** What is to be heard of one message, by the kind of event it belongs to; of a turn and the end by their own names. */
export function heardIn(
  events: readonly GameEvent[],
  before: Heard | null,
  now: Heard,
  sounds: SoundsOf,
): Map<string, Sound> {
  const found = new Map<string, Sound>();
  if (!before) return found;
  for (const { kind } of events) if (sounds[kind]) found.set(kind, sounds[kind]);
  if (now.mine && !before.mine) found.set('turn', 'turn');
  if (now.over && !before.over) found.set('end', 'end');
  return found;
}

export const gravest = (sounds: Iterable<Sound>): Sound | undefined => {
  const all = new Set(sounds);
  return SOUNDS.find((each) => all.has(each));
};
