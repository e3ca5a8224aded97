/** How strong the bots are to be that somebody plays against: the level chosen last, a newcomer's at first. */
import { keep, kept } from './kept';
import type { GameInfo } from './types';

const FIRST = 'newcomer';

class Strength {
  bot = $state(kept('strength') ?? FIRST);

  choose(bot: string): void {
    this.bot = bot;
    keep('strength', bot);
  }

  /** The bot for a game: the one chosen, or the weakest level where the game has none of that name. */
  in(game: GameInfo): string {
    return game.bots.includes(this.bot) ? this.bot : (game.levels[0] ?? game.bots[0] ?? 'random');
  }
}

export const strength = new Strength();
