"""Words for places and cards of Not Alone that a user's content file has given other names."""

from __future__ import annotations

from typing import Any

from orrery.games.notalone.content import SHIPPED
from orrery.games.notalone.game import NotAlone
from orrery.kernel.content import read_json


def renamed(game: NotAlone, language: str = "en") -> dict[str, str]:
    """For every renamed place or card its message id and the file's own name."""
    shipped: Any = read_json(SHIPPED)
    data: Any = game.content_data()
    out: dict[str, str] = {}
    for deck, kind in (("places", "place"), ("hunt", "card"), ("survival", "card")):
        for old, card in zip(shipped[deck], data[deck], strict=True):
            if card["name"][language] != old["name"][language]:
                out[f"notalone-{kind}-{card['id']}"] = str(card["name"][language])
    return out
