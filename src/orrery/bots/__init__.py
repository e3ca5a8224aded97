"""Opponents. Each is given only what its seat has seen, as one `Decision`."""

from __future__ import annotations

from orrery.bots.base import Advice, Bot, Budget, Decision
from orrery.bots.random import RandomBot
from orrery.bots.sampler import Sampler
from orrery.kernel.errors import OrreryError
from orrery.kernel.game import Game
from orrery.plugins import find_part

__all__ = ["Advice", "Bot", "Budget", "Decision", "bot", "names"]

_NAMES = ["random", "greedy"]


def names() -> list[str]:
    """The bots there are, weakest first."""
    return list(_NAMES)


def bot(name: str, game: Game) -> Bot:
    """A bot by name, ready to play a game; a game without a bot of its own is played by score."""
    if name not in _NAMES:
        raise OrreryError(f"there is no bot {name!r}; one of {', '.join(_NAMES)}")
    if name == "random":
        return RandomBot()
    own = getattr(find_part(game.name, "bots"), "greedy", Sampler)
    player: Bot = own()
    return player
