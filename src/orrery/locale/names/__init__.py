"""The words a person's own card list brings for its cards, by message id, in the terminal and in the browser."""

from __future__ import annotations

from importlib import import_module

from orrery.kernel.game import Game


def names_for(game: Game, language: str = "en") -> dict[str, str]:
    """What a game's card list calls its own, found in the module of the game's name; nothing for the shipped list."""
    names: dict[str, str] = import_module(f"orrery.locale.names.{game.name}").names(game, language)
    return names
