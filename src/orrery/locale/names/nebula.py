"""Words for goal cards and cells that a user's content file has changed: the shipped texts know only the old ones."""

from __future__ import annotations

from typing import Any, cast

from orrery.games.nebula.content import SHIPPED
from orrery.games.nebula.game import Nebula
from orrery.kernel.content import read_json
from orrery.locale.texts import Texts

_ASIDE = ("provenance", "vp", "vp_first", "vp_later")
"""Members of a card that do not change what it asks."""


def names(game: Nebula, language: str = "en") -> dict[str, str]:
    """For every card changed or worded anew, and every cell named anew, its message id and its text.

    The text of a card is the file's own where it gives one.
    """
    texts = Texts(language)
    out = {f"nebula-cell-{cell}": cell for cell in game.content.cells if not texts.has(f"nebula-cell-{cell}")}
    shipped = _cards(cast(dict[str, Any], read_json(SHIPPED)))
    for name, card in _cards(cast(dict[str, Any], game.content.data)).items():
        own = card.get(f"text_{language}")
        if own and own != shipped[name].get(f"text_{language}"):
            out[f"nebula-goal-{name}"] = str(own)
        elif _asks(card) != _asks(shipped[name]):
            old = shipped[name]
            changed = [value for key, value in _asks(card).items() if key != "type" and value != old.get(key)]
            what = " ".join(str(value) for value in changed)
            args: dict[str, object] = {"id": name, "type": str(card["type"]), "what": what}
            out[f"nebula-goal-{name}"] = texts.say("nebula-changed-goal", args)
    return out


def _cards(data: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {card["id"]: card for deck in ("personal", "common", "advanced") for card in data["cards"][deck]}


def _asks(card: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in card.items() if k not in _ASIDE and not k.startswith("text_")}
