/** The options of a game in words. */
import { t } from './texts.svelte';
import type { GameOption } from './types';

/** What an option asks. */
export const subjectOf = (game: string, option: GameOption): string => t(`${game}-option-${option.name}`);
