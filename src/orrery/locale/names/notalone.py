"""Words for places and cards of Not Alone that a user's content file has given other names."""

from __future__ import annotations

from typing import Any

from orrery.games.notalone.content import SHIPPED
from orrery.games.notalone.game import NotAlone
from orrery.kernel.content import read_json


def names(game: NotAlone, language: str = "en") -> dict[str, str]:
    """For every place or card with a new name or text the message ids and the file's own words."""
    shipped: Any = read_json(SHIPPED)
    data: Any = game.content_data()
    out: dict[str, str] = {}
    for deck, kind in (("places", "place"), ("hunt", "card"), ("survival", "card")):
        for old, card in zip(shipped[deck], data[deck], strict=True):
            name = _name(card, language)
            if name != _name(old, language):
                out[f"notalone-{kind}-{card['id']}"] = name
            if card["text"] != old["text"]:
                out[f"notalone-text-{card['id']}"] = str(card["text"])
    return out


def _name(card: Any, language: str) -> str:
    """The name in a language, or the English one."""
    return str(card["name"].get(language) or card["name"]["en"])
