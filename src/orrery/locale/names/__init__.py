"""The words a person's own card list brings for its cards, by message id, in the terminal and in the browser."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from orrery.kernel.game import Game


def names_for(game: Game, language: str = "en") -> dict[str, str]:
    """What a game's card list calls its own, told by the module of the game's name; nothing for the shipped list."""
    room = f"orrery.locale.names.{game.name}"
    names: dict[str, str] = import_module(room).names(game, language) if find_spec(room) is not None else {}
    return names
