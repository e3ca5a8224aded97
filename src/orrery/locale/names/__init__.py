"""The words a person's own card list brings for its cards, by message id, in the terminal and in the browser."""

from __future__ import annotations

from orrery.kernel.game import Game
from orrery.plugins import find_part


def names_for(game: Game, language: str = "en") -> dict[str, str]:
    """What a game's card list calls its own, told by the module of the game's name; nothing for the shipped list."""
    own = getattr(find_part(game.name, "locale.names"), "names", None)
    names: dict[str, str] = own(game, language) if own is not None else {}
    return names
