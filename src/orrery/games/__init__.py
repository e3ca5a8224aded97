"""The games, one room each, and the only list of them. Whatever else a game has is found by its name."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from orrery.kernel.content import Place, only_known, read_json
from orrery.kernel.game import Game

GAMES = ("nebula", "comet", "notalone")
"""Every game there is, in the order they are shown: a folder here, and in each room that shows or plays games."""


def content_file(name: str) -> Path:
    """Where a game's own cards and boards are."""
    return Path(__file__).parent / name / "content.json"


def make_changed(name: str, file: str, data: dict[str, object]) -> Game:
    """A game with content that differs from the shipped one; a member that none of its kind has is refused."""
    only_known(Place(file, "", data), [read_json(content_file(name))])
    return make(name, file, data)


def make(name: str, file: str, data: dict[str, object]) -> Game:
    """A game with the content of a file, already read; BadContent says what is wrong with it."""
    content = import_module(f"orrery.games.{name}.content").Content(file, data)
    game: Game = getattr(import_module(f"orrery.games.{name}.game"), name)(content)
    return game
