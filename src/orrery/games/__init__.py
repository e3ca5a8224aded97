"""The games, one room each, and the only list of them. Whatever else a game has is found by its name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from orrery.kernel.content import Place, only_known, read_json, shipped_or_changed
from orrery.kernel.errors import BadContent
from orrery.kernel.game import Game

GAMES = ("nebula", "comet", "notalone")
"""Every game there is, in the order they are shown: a folder here, and in each room that shows or plays games."""


NO_CONTENT = "this game has no cards or boards that a file could replace"


def content_file(name: str) -> Path:
    """Where a game's own cards and boards are; BadContent for a game of another package, which has no such file."""
    if name not in GAMES:
        raise BadContent(name, "", NO_CONTENT)
    return Path(__file__).parent / name / "content.json"


@cache
def shipped(name: str) -> Game:
    """A game with the shipped content, made once."""
    game = make(name, *shipped_or_changed(content_file(name), None))
    game.origin = shipped, (name,)
    return game


def merged_content(name: str, path: str) -> dict[str, object]:
    """The shipped content with a user's file laid over it."""
    return shipped_or_changed(content_file(name), path)[1]


def make_changed(name: str, file: str, data: dict[str, object]) -> Game:
    """A game with content that differs from the shipped one; a member that none of its kind has is refused."""
    only_known(Place(file, "", data), [read_json(content_file(name))])
    game = make(name, file, data)
    game.origin = make_changed, (name, file, data)
    return game


def make(name: str, file: str, data: dict[str, object]) -> Game:
    """A game with the content of a file, already read; BadContent says what is wrong with it."""
    content = import_module(f"orrery.games.{name}.content").Content(file, data)
    game: Game = getattr(import_module(f"orrery.games.{name}.game"), name)(content)
    return game
