"""Opponents. Each sees only a concealed state: `bot.choose(concealed, legal, rng, budget)`."""

from __future__ import annotations

from collections.abc import Callable

from orrery.bots.bot import Bot, Budget
from orrery.bots.comet import CometGreedy
from orrery.bots.greedy import Greedy
from orrery.bots.nebula import NebulaJudge
from orrery.bots.notalone import NotAloneGreedy
from orrery.bots.random import RandomBot
from orrery.kernel.errors import OrreryError
from orrery.kernel.game import Game

__all__ = ["Bot", "Budget", "bot", "names"]

_NAMES = ["random", "greedy"]
_GREEDY: dict[str, Callable[[], Bot]] = {
    "nebula": lambda: Greedy(NebulaJudge()),
    "comet": CometGreedy,
    "notalone": NotAloneGreedy,
}
"""The greedy bot of each game; a game without one is played at random."""


def names() -> list[str]:
    """The bots there are, weakest first."""
    return list(_NAMES)


def bot(name: str, game: Game) -> Bot:
    """A bot by name, ready to play a game."""
    if name not in _NAMES:
        raise OrreryError(f"there is no bot {name!r}; one of {', '.join(_NAMES)}")
    if name == "random" or game.name not in _GREEDY:
        return RandomBot()
    return _GREEDY[game.name]()
