/** What is played: the game, and its world where the options make one. */
import { t } from './texts.svelte';

export const titleOf = (game: string, world: string | undefined): string =>
  world ? t('game-and-world', { game: t(`${game}-name`), world: t(`${game}-world-${world}`) }) : t(`${game}-name`);
