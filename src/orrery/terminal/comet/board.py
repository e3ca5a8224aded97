"""Comet's board as text: a line a row of fields, each field shifted as its hex is."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.text import Text

from orrery.games.comet.game import Comet
from orrery.games.comet.kinds import FIELD_TYPES, TOKEN_IDS
from orrery.locale.texts import Texts

HALF = 3
"""Characters of half a hex: a field has six, of which the first marks where a choice leads."""
STYLES = {
    "meadow": "green",
    "jungle": "bold cyan",
    "desert": "yellow",
    "water": "bold blue",
    "lava": "red",
    "wild": "bold",
    "nest": "bold",
    "cavern": "bold magenta",
}


class Board:
    """Where the fields of each side lie, and the signs that stand for what is on them."""

    def __init__(self, game: Comet, texts: Texts) -> None:
        self.texts = texts
        data: Any = game.content_data()
        self._spots: dict[str, dict[str, tuple[int, int]]] = {
            side["id"]: {field["id"]: (2 * field["q"] + field["r"], field["r"]) for field in side["fields"]}
            for side in data["boards"]
        }
        self._names = {name: texts.say(f"comet-field-{name}") for name in game.content.tables.field_ids}
        self._signs: dict[str, str] = {name: texts.say(f"comet-sign-{name}") for name in (*FIELD_TYPES, *TOKEN_IDS)}

    def width(self, side: str) -> int:
        """How many characters wide a side is drawn."""
        across = [x for x, _ in self._spots[side].values()]
        return HALF * (max(across) - min(across) + 2) + 2

    def draw(self, view: Any, seat: int, leads: Collection[str] = ()) -> Text:
        """The side in play; `leads` are the fields a choice of the viewer leads to, marked by an arrowhead."""
        spots = self._spots[view["side"]]
        left = min(x for x, _ in spots.values())
        rows: dict[int, list[tuple[int, Any]]] = {}
        for field in view["fields"]:
            x, row = spots[field["id"]]
            rows.setdefault(row, []).append((x - left, field))
        lines: list[Text] = []
        for row in sorted(rows):
            line = Text(no_wrap=True)
            for x, field in sorted(rows[row], key=lambda each: each[0]):
                name = self._names[field["id"]]
                if not line:
                    line.append(name.rstrip("0123456789").ljust(2), "dim")
                line.append(" " * (2 + HALF * x - len(line)))
                line.append_text(self._field(field, name, seat, field["id"] in leads))
            lines.append(line)
        return Text("\n").join(lines)

    def _field(self, field: Any, name: str, seat: int, lead: bool) -> Text:
        """A field: its number in the row, the sign of its area or nest, and who stands there.

        An occupied nest keeps the number of the nest, and tells only whose token stands there.
        """
        kind = field["type"]
        tokens = field.get("tokens", [])
        sign = self._signs[kind]
        text = Text(">" if lead else " ")
        if kind == "nest" and tokens:
            text.append(f"({field['nest']})", STYLES[kind])
            own = any(token.get("seat") == seat for token in tokens)
            whose = self.token(tokens[0])[0] if len(tokens) == 1 else "+"
            return text.append(whose, "bold reverse" if own else "reverse")
        if kind == "nest":
            sign = f"({field['nest']})"
        number = name[len(name.rstrip("0123456789")) :]
        text.append(number + (sign if len(tokens) < 2 else "+"), STYLES[kind])
        if tokens:
            own = tokens[0].get("seat") == seat
            text.append(self.token(tokens[0]), "bold reverse" if own else "reverse")
        return text

    def token(self, token: Any) -> str:
        """A savior as its seat and number, the mammoth and the giant tortoise by their signs."""
        if "token" in token:
            return self._signs[token["token"]]
        return f"{token['seat']}.{token['savior']}"

    def legend(self) -> Text:
        """What the signs of the areas stand for, in their colours."""
        out = Text()
        for kind, style in STYLES.items():
            if kind not in ("wild", "nest"):
                sign = self._signs[kind]
                out.append(f"{sign} ", style).append(self.texts.say(f"comet-kind-{kind}") + "  ", "dim")
        return out.append(self.texts.say("comet-table-legend"), "dim")
