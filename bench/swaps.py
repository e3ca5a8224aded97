"""Which choices of a bot could be better: one choice of a game replaced by another at random, the rest played alike.

.venv/bin/python bench/swaps.py notalone --seats 3 --seat 0 --others random --games 100000 --option decks=combined

Every game is played twice with the same luck: as the greedy bot plays it, and with one of its choices, any, replaced by
another legal one. A line says how much more often (in percent of games) the seat then wins, for what the bot had chosen
and what was done instead; a line above zero by several times its error is a choice the bot gets wrong. Cards and
tokens are told apart, places are not. It runs long: 100,000 games of Not Alone take some minutes, and with two seats,
where the Creature looks ahead, a game takes seconds.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from math import sqrt

import orrery
from orrery.bots import bot
from orrery.bots.base import Bot, Budget
from orrery.kernel.chance import settle
from orrery.kernel.game import Game
from orrery.kernel.options import Value
from orrery.kernel.rng import Rng

TOLD_APART = ("card", "token")
"""Arguments of an action that make it another kind of choice."""


class Trial:
    """A game with the same luck each time it is played, in which one choice of the hero may be replaced."""

    def __init__(self, game: Game, table: list[Bot], hero: int, seed: str, options: dict[str, Value]) -> None:
        self.game = game
        self.table = table
        self.hero = hero
        self.seed = seed
        self.options = options
        self.choices = 0
        self.wanted = -1
        self.done = -1

    def play(self, swap: int = -1) -> bool:
        """Whether the hero wins with this choice replaced, the first being number 0."""
        state = self.game.new(len(self.table), self.options)
        nature = Rng(f"{self.seed}:nature")
        streams = [Rng(f"{self.seed}:bot:{seat}") for seat in range(len(self.table))]
        self.choices = 0
        settle(state, nature)
        while not state.over:
            seat = state.pending()[0]
            legal = state.legal(seat)
            action = self.table[seat].choose(state.conceal(seat), legal, streams[seat], Budget())
            if seat == self.hero and len(legal) > 1:
                if self.choices == swap:
                    self.wanted = action
                    self.done = Rng(f"{self.seed}:swap").choice([each for each in legal if each != action])
                    action = self.done
                self.choices += 1
            state.apply(seat, action)
            settle(state, nature)
        return self.hero in state.winners()


def kind_of(game: Game, action: int) -> str:
    """An action by what is done, and with which card or token."""
    said = game.to_dict(action)
    return " ".join([str(said["do"]), *[str(said[name]) for name in TOLD_APART if name in said]])


def main() -> int:
    """Play the games and print a line for each kind of change that was made often enough."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=orrery.game_names())
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--seat", type=int, default=0, help="whose choices are replaced")
    words.add_argument("--others", choices=["greedy", "random"], default="greedy")
    words.add_argument("--games", type=int, default=10_000)
    words.add_argument("--least", type=int, default=100, help="how often a change must have been made to be told")
    words.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = words.parse_args()
    game = orrery.game(given.game)
    options: dict[str, Value] = {}
    for pair in given.option:
        name, _, value = pair.partition("=")
        options[name] = int(value) if value.lstrip("-").isdigit() else value
    table = [bot("greedy" if seat == given.seat else given.others, game) for seat in range(given.seats)]
    gains: dict[tuple[str, str], list[int]] = defaultdict(list)
    won = 0
    for number in range(given.games):
        trial = Trial(game, table, given.seat, f"swap:{number}", options)
        before = trial.play()
        won += before
        if trial.choices:
            after = trial.play(swap=Rng(f"{number}:which").below(trial.choices))
            gains[(kind_of(game, trial.wanted), kind_of(game, trial.done))].append(after - before)
    print(f"{given.games} games, {100 * won / given.games:.1f} % won; change, gain in percent, how often made")
    lines: list[tuple[float, str]] = []
    for (wanted, done), found in gains.items():
        if len(found) >= given.least:
            mean = sum(found) / len(found)
            error = sqrt(max(sum(each * each for each in found) / len(found) - mean * mean, 1e-9) / len(found))
            lines.append((mean / error, f"{wanted} -> {done}: {100 * mean:+.1f} ± {100 * error:.1f}, {len(found)}"))
    for _, line in sorted(lines, reverse=True):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
