"""Games of other packages: found by entry points of the group `orrery.games`, each with its parts or the defaults.

An entry point is named as its game and leads to what makes the game: `liarsdice = "liarsdice:LiarsDice"`. One that is
broken, or takes a name that is taken, is refused in a sentence and stops no other game.
"""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from orrery.games import GAMES
from orrery.kernel.game import Game

GROUP = "orrery.games"
MESSAGES = "en.ftl"
"""The file of messages that a package must have beside its module; other languages are files of their code's name."""

_NAME = re.compile(r"[a-z][a-z0-9]*")
_log = logging.getLogger("orrery")


@dataclass(frozen=True)
class Plugin:
    """A game of another package."""

    game: Game
    package: str
    """The name of the module it comes from."""
    folder: Path
    """Where its messages are."""


class _Refused(Exception):
    """Why an entry point cannot be used."""


def plugin(name: str) -> Plugin | None:
    """The game of another package by its name."""
    return found()[0].get(name)


def refused(name: str) -> str | None:
    """Why a game of another package cannot be used."""
    return found()[1].get(name)


@cache
def found() -> tuple[dict[str, Plugin], dict[str, str]]:
    """The games of other packages by name, and why some cannot be used; each refusal is logged once."""
    plugins: dict[str, Plugin] = {}
    refusals: dict[str, str] = {}
    points = sorted(metadata.entry_points(group=GROUP), key=lambda point: (point.name, _distribution(point)))
    for point in points:
        others = [_distribution(each) for each in points if each.name == point.name]
        try:
            plugins[point.name] = _load(point, others)
        except _Refused as why:
            refusals[point.name] = f"the game {point.name!r} of {' and '.join(others)} cannot be used: {why}"
    for sentence in refusals.values():
        _log.warning(sentence)
    return plugins, refusals


def _distribution(point: metadata.EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist is not None else point.value


def _load(point: metadata.EntryPoint, others: list[str]) -> Plugin:
    name = point.name
    if name in GAMES:
        raise _Refused("Orrery has a game of this name")
    if len(others) > 1:
        raise _Refused("both have a game of this name; uninstall one")
    if not _NAME.fullmatch(name) or _is_taken(name):
        raise _Refused("a game's name is lower-case letters and digits, and no word that shared messages begin with")
    try:
        game = point.load()()
        folder = Path(str(import_module(point.module).__file__)).parent
    except Exception as error:
        raise _Refused(f"{type(error).__name__}: {error}") from None
    if not isinstance(game, Game) or game.name != name:
        raise _Refused(f"{point.value}() gives no game of this name")
    if not (folder / MESSAGES).is_file():
        raise _Refused(f"it has no messages: {folder / MESSAGES} is missing")
    return Plugin(game, point.module, folder)


def _is_taken(name: str) -> bool:
    """Whether shared messages begin with a word."""
    shared = Path(__file__).parent / "locale" / "en"
    texts = [path.read_text(encoding="utf-8") for path in shared.glob("*.ftl")]
    return any(re.search(rf"^{name}-", text, re.MULTILINE) for text in texts)


def find_part(name: str, room: str, module: str = "") -> ModuleType | None:
    """What a game has in a room (`bots`, `terminal`, `testing`, `names`), None if it has nothing there.

    A game of ours has a module of its name there. Of another package it is the module of the room's name in the
    package, or else the package itself, which may have the functions of a bot or of tests but no face.
    """
    outside = plugin(name) if name not in GAMES else None
    if outside is None:
        own = f"orrery.{room}.{name}"
        return import_module(own + module) if find_spec(own) is not None else None
    package = import_module(outside.package)
    inner = f"{outside.package}.{room.rpartition('.')[2]}"
    if hasattr(package, "__path__") and find_spec(inner) is not None:
        return import_module(inner)
    return package if room != "terminal" else None
