"""Strength: how often the greedy bot wins against random ones, in every setting stated in bench/results.md.

.venv/bin/python bench/strength.py --games 200 [--only nebula]

Games are numbered from 0, and their number is the seed. Nebula and Comet: one greedy bot, every seat in turn. Not
Alone: the greedy bot as the Creature against random Hunted, as all Hunted against a random Creature, and how often the
Creature wins where all are greedy. With each setting goes how long the greedy bot thought about a choice, in CPU time:
the median and the longest.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from pathlib import Path
from time import process_time
from typing import cast

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.settings import SETTINGS, name_of

import orrery
from orrery.bots import bot
from orrery.bots.base import Bot, Budget
from orrery.kernel.action import Action
from orrery.kernel.game import Game
from orrery.kernel.options import Value
from orrery.kernel.rng import Rng
from orrery.kernel.state import State
from orrery.study.arena import play_match, share_of_wins

NOT_ALONE = orrery.game("notalone")
PRESETS: dict[str, dict[str, Value]] = {
    "base": {},
    "combined decks": {"decks": "combined"},
    "first steps": NOT_ALONE.world("first_steps").options,
    "Exploration": NOT_ALONE.world("exploration").options,
}
"""The settings of Not Alone, each played with every number of seats from either side."""


class Timed:
    """A bot that notes how long each of its choices took; compiled bots cannot be inherited from."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.spent: list[float] = []

    def bot(self) -> Bot:
        """Itself, for those who ask for a bot."""
        return cast("Bot", self)

    def choose(self, concealed: State, legal: list[Action], rng: Rng, budget: Budget) -> int:
        """What the bot itself chooses; where there is only one thing to do it is not asked to think."""
        start = process_time()
        action = self.player.choose(concealed, legal, rng, budget)
        if len(legal) > 1:
            self.spent.append(process_time() - start)
        return action


def tell(name: str, share: float, games: int, timed: Timed) -> None:
    """Print the line of a setting."""
    middle, longest = 1000 * statistics.median(timed.spent), 1000 * max(timed.spent)
    print(
        f"{name}: greedy wins {100 * share:.1f} % of {games}, thinks {middle:.1f} ms, at most {longest:.0f}", flush=True
    )


def sides(game: Game, games: int) -> None:
    """Not Alone from both sides, in every preset, with every number of seats."""
    for preset, options in PRESETS.items():
        for seats in range(2, 8):
            for side in ("Creature", "Hunted", "Creature among greedy"):
                timed, random = Timed(bot("greedy", game)), bot("random", game)
                creature = [random if side == "Hunted" else timed.bot()]
                hunted = [random if side == "Creature" else timed.bot()] * (seats - 1)
                ours = 1 if side == "Hunted" else 0
                won = 0
                for number in range(games):
                    won += ours in play_match(game, creature + hunted, f"0:{number}", options).winners()
                tell(f"notalone, {preset}, {seats} seats, {side}", won / games, games, timed)


def main() -> int:
    """Play every setting and print a line for each."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--only", metavar="GAME")
    given = words.parse_args()
    for setting in SETTINGS:
        name, seats, options = setting
        if name != "notalone" and given.only in (None, name):
            game = orrery.game(name)
            timed = Timed(bot("greedy", game))
            share = share_of_wins(game, timed.bot(), bot("random", game), seats, given.games, 0, options)
            tell(name_of(setting), share, given.games, timed)
    if given.only in (None, "notalone"):
        sides(orrery.game("notalone"), given.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
