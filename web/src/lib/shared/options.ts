/** The options of a game in words. */
import { knows, t } from './texts.svelte';
import type { GameOption } from './types';

/** What an option is about; some say it otherwise where numbers are chosen by other means. */
export function subjectOf(game: string, option: GameOption): string {
  const own = `${game}-option-${option.name}-about`;
  return t(knows(own) ? own : `${game}-option-${option.name}`);
}
