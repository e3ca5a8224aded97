"""What an arena plays: the setting, and in which order which bots play which side of which game.

Games come in blocks. The games of a block are played with the same luck: each bot of a pairing plays each side, and all
pairings play block 7 with the luck of block 7. So luck weighs on all alike, and differences between bots show sooner.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from orrery import api
from orrery.kernel.errors import BadOptions
from orrery.kernel.game import Game
from orrery.kernel.options import Value, complete, resolve


@dataclass(frozen=True)
class Setting:
    """What is played: a game with its seats and options, and the luck of its blocks."""

    game: str
    seats: int
    options: Mapping[str, Value]
    seed: str

    def sides(self) -> list[int]:
        """Which side each seat plays on, numbered from 0 without a gap."""
        game = self.rules()
        given = game.sides(self.seats, resolve(game.options, self.options))
        order = sorted(set(given))
        return [order.index(side) for side in given]

    def count_sides(self) -> int:
        """How many sides there are."""
        return len(set(self.sides()))

    def rules(self) -> Game:
        """The game itself."""
        return api.game(self.game)


@dataclass(frozen=True)
class Task:
    """A game to play: the hero on one side, the rival on all others."""

    hero: str
    rival: str
    side: int
    block: int


def setting(game: str, seats: int | None, options: Mapping[str, Value], seed: int | str) -> Setting:
    """A setting that can be played; BadOptions says what is wrong with it."""
    rules = api.game(game)
    chosen = rules.least_seats if seats is None else seats
    complete_options = complete(rules.options, options)
    rules.new(chosen, complete_options)
    made = Setting(game, chosen, complete_options, str(seed))
    if made.count_sides() < 2:
        raise BadOptions(f"{game} with {chosen} seats has one side only; there is nobody to play against")
    return made


def tournament(setting: Setting, bots: Sequence[str], games: int, mirrors: bool = False) -> Iterator[Task]:
    """Every bot against every other, at least so many games a pairing, on each side equally often.

    With `mirrors` each bot also plays against itself, which says what a side is worth between equals.
    """
    sides = setting.count_sides()
    for block in range(blocks(setting, games)):
        for one, two in combinations(bots, 2):
            for side in range(sides):
                yield Task(one, two, side, block)
            if sides > 2:
                for side in range(sides):
                    yield Task(two, one, side, block)
        if mirrors:
            for bot in bots:
                yield Task(bot, bot, 0, block)


def blocks(setting: Setting, games: int) -> int:
    """How many blocks give each pairing of a tournament at least so many games."""
    sides = setting.count_sides()
    return -(-games // (sides if sides == 2 else 2 * sides))


def duel(hero: str, rival: str, sides: Sequence[int], games: int) -> Iterator[Task]:
    """One bot on each of some sides in turn, the other on all others, at least so many games."""
    for block in range(-(-games // len(sides))):
        for side in sides:
            yield Task(hero, rival, side, block)


def fair_target(share: float, sides: int) -> float:
    """The share of wins of one against several whose odds are as far from its fair share as these are from even."""
    odds = share / (1 - share) / (sides - 1)
    return odds / (1 + odds)
