"""Opponents. Each sees only a concealed state: `bot.choose(concealed, legal, rng, budget)`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from orrery.bots.base import Bot, Budget
from orrery.bots.random import RandomBot
from orrery.kernel.errors import OrreryError
from orrery.kernel.game import Game

__all__ = ["Bot", "Budget", "bot", "names"]

_NAMES = ["random", "greedy"]


def names() -> list[str]:
    """The bots there are, weakest first."""
    return list(_NAMES)


def bot(name: str, game: Game) -> Bot:
    """A bot by name, ready to play a game; a game without a module of its name here is played at random."""
    if name not in _NAMES:
        raise OrreryError(f"there is no bot {name!r}; one of {', '.join(_NAMES)}")
    room = f"orrery.bots.{game.name}"
    if name == "random" or find_spec(room) is None:
        return RandomBot()
    player: Bot = import_module(room).greedy()
    return player
