"""Which bots there are for a game, by name: levels, the reference, a game's pool, and those of other packages.

A bot of another package is found by an entry point of the group `orrery.bots`, named as the bot, which leads to a
class or function that makes it: `fox = "fox:Fox"`. One that is broken, or takes a name that is taken, is refused in a
sentence and stops no other. On the command line a bot may also be given as `module:Class`; over the network never.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module, metadata
from pathlib import Path

from orrery.bots.base import Bot
from orrery.bots.random import RandomBot
from orrery.bots.sampler import Sampler
from orrery.kernel.arguments import must_be, quoted
from orrery.kernel.errors import OrreryError
from orrery.kernel.game import Game
from orrery.plugins import find_part

GROUP = "orrery.bots"
LEVELS = ("random", "newcomer", "casual", "club", "expert")
"""The levels every game has, weakest first."""
OFFERED = LEVELS[1:]
"""The levels that are offered first, weakest first."""
REFERENCE = "greedy"
"""The bot that others are measured by: it plays the best turn it sees, and thinks of no rival."""
ADVISER = "expert"
"""The bot that gives hints."""
STAND_IN = "club"
"""The bot that plays for a person who left or ran out of time, and where no other is named."""
PERSON = "person"
"""No bot is called so: it is how a seat says that a person plays there."""

_SAMPLED = {"newcomer": 150, "casual": 600, "club": 2400, "expert": 12_000}
"""How many positions a level looks at in a game that has no bots of its own."""
_A_GAME = 'orrery.game("nebula")'
_NAME = re.compile(r"[a-z][a-z0-9_-]*")
_log = logging.getLogger("orrery")


@dataclass(frozen=True)
class OutsideBot:
    """A bot of another package."""

    make: Callable[[], Bot]
    games: tuple[str, ...] | None
    """The games it plays; None if all."""

    def plays(self, game: Game) -> bool:
        """Whether it plays a game."""
        return self.games is None or game.name in self.games


class _Refused(Exception):
    """Why a bot cannot be used."""


def offered(game: Game) -> list[str]:
    """The bots a table offers: the levels, weakest first, the reference, and those of other packages."""
    outside = [name for name, bot in found()[0].items() if bot.plays(game)]
    return [*LEVELS, REFERENCE, *outside]


def names(game: Game | None = None) -> list[str]:
    """The bots that can be named: what a table offers and the game's pool; without a game what every game has."""
    if game is None:
        return [*LEVELS, REFERENCE]
    must_be(game, Game, _A_GAME)
    return [*offered(game), *pool(game)]


def pool(game: Game) -> dict[str, Callable[[], Bot]]:
    """The bots a game has to try others against, such as `nebula.hoarder`: the functions in `POOL` of its bots."""
    factories = getattr(find_part(game.name, "bots"), "POOL", {})
    return {f"{game.name}.{name}": factory for name, factory in factories.items()}


def bot(name: str, game: Game) -> Bot:
    """A bot by name, ready to play a game."""
    must_be(game, Game, _A_GAME)
    if not isinstance(name, str):
        raise OrreryError(f"there is no bot {quoted(name)}; one of {', '.join(names(game))}")
    if name == "random":
        return RandomBot()
    if name in LEVELS or name == REFERENCE:
        return _level(name, game)
    factory = pool(game).get(name)
    if factory is not None:
        return factory()
    outside = found()[0].get(name)
    if outside is None:
        raise OrreryError(found()[1].get(name) or f"there is no bot {quoted(name)}; one of {', '.join(names(game))}")
    if not outside.plays(game):
        raise OrreryError(f"the bot {quoted(name)} does not play {game.name}; one of {', '.join(names(game))}")
    return _made(name, outside.make)


def local_bot(name: str, game: Game) -> Bot:
    """A bot by name, or by `module:Class` from a module that can be imported here: for what its user types.

    Importing a module runs it, so this is never asked for a name that somebody else wrote.
    """
    if not isinstance(name, str) or ":" not in name:
        return bot(name, game)
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)
    try:
        made = _outside(_load(name))
    except _Refused as why:
        raise OrreryError(f"the bot {quoted(name)} cannot be used: {why}") from None
    if not made.plays(game):
        raise OrreryError(f"the bot {quoted(name)} does not play {game.name}")
    return _made(name, made.make)


def _level(name: str, game: Game) -> Bot:
    """A level of a game's own, or what comes next to it: its reference bot, or play by score."""
    module = find_part(game.name, "bots")
    own = getattr(module, name, None)
    if own is None and name in ("club", "expert"):
        own = getattr(module, REFERENCE, None)
    if own is not None:
        player: Bot = own()
        return player
    return Sampler(_SAMPLED[name]) if name in _SAMPLED else Sampler()


def _made(name: str, make: Callable[[], Bot]) -> Bot:
    try:
        player = make()
    except Exception as error:
        raise OrreryError(f"the bot {quoted(name)} cannot be used: {type(error).__name__}: {error}") from None
    return player


@cache
def found() -> tuple[dict[str, OutsideBot], dict[str, str]]:
    """The bots of other packages by name, and why some cannot be used; each refusal is logged once."""
    bots: dict[str, OutsideBot] = {}
    refusals: dict[str, str] = {}
    points = sorted(metadata.entry_points(group=GROUP), key=lambda point: (point.name, _distribution(point)))
    for point in points:
        others = [_distribution(each) for each in points if each.name == point.name]
        try:
            if point.name in LEVELS or point.name in (REFERENCE, PERSON):
                raise _Refused("the name is taken")
            if len(others) > 1:
                raise _Refused("both have a bot of this name; uninstall one")
            if not _NAME.fullmatch(point.name):
                raise _Refused("a bot's name is lower-case letters, digits, - and _")
            bots[point.name] = _outside(_load(point.value))
        except _Refused as why:
            refusals[point.name] = f"the bot {point.name!r} of {' and '.join(others)} cannot be used: {why}"
    for sentence in refusals.values():
        _log.warning(sentence)
    return bots, refusals


def _distribution(point: metadata.EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist is not None else point.value


def _load(value: str) -> object:
    """What `module:Class` leads to."""
    module, _, inside = value.partition(":")
    if not module or not inside:
        raise _Refused("write module:Class")
    try:
        thing: object = import_module(module)
        for part in inside.split("."):
            thing = getattr(thing, part)
    except Exception as error:
        raise _Refused(f"{type(error).__name__}: {error}") from None
    return thing


def _outside(make: object) -> OutsideBot:
    """Check that what was loaded makes a bot, and what it plays."""
    if not callable(make):
        raise _Refused("it leads neither to a class nor to a function that makes a bot")
    try:
        player = make()
    except Exception as error:
        raise _Refused(f"{type(error).__name__}: {error}") from None
    if not isinstance(player, Bot):
        raise _Refused("it makes no orrery.Bot")
    if type(player).decide is Bot.decide and type(player).choose is Bot.choose:
        raise _Refused("it defines neither decide nor choose")
    games = getattr(player, "games", None)
    if games is None:
        games = getattr(make, "games", None)
    if games is not None and (isinstance(games, str) or not all(isinstance(each, str) for each in games)):
        raise _Refused("its games are not a list of names")
    return OutsideBot(make, None if games is None else tuple(games))
