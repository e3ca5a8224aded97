"""The terminal's face of a game that has none of its own: a table drawn from its view, and the list of choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.box import ASCII, SQUARE
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.kernel.game import Game
from orrery.kernel.state import State
from orrery.locale.texts import Texts
from orrery.terminal.face import Face
from orrery.terminal.menu import Item, Menu, Unclear

_SHARED = {"game", "viewer", "phase", "pending", "over", "winners", "seats", "scores"}
"""What every view has; the rest is the game's own."""


class PlainFace(Face):
    """A game as its view names things; messages `NAME-field-FIELD` and `NAME-phase-PHASE` give them words.

    A field that is called `seat`, or something that ends in `_seat`, holds the number of a player.
    """

    def __init__(self, game: Game, texts: Texts, fine: bool) -> None:
        self.game = game
        self.texts = texts
        self.fine = fine

    def draw(self, concealed: State, console: Console, seat: int) -> RenderableType:
        """The fields of the table, then a row for each seat; the one looked from is marked."""
        view: Any = self.game.view(concealed)
        parts: list[RenderableType] = [Text(self._word("phase", view["phase"]), style="bold")]
        for name, value in view.items():
            if name not in _SHARED:
                parts.append(Text(f"{self._word('field', name)}: {self._value(name, value)}"))
        names = [name for name in view["seats"][0] if name != "sealed"]
        grid = Table(box=SQUARE if self.fine else ASCII, header_style="")
        grid.add_column("")
        for name in names:
            grid.add_column(self._word("field", name))
        for number, each in enumerate(view["seats"]):
            turn = "*" if number in view["pending"] else "+" if each.get("sealed") else ""
            values = [self._value(name, each[name]) for name in names]
            grid.add_row(f"{self.texts.seat(number)} {turn}", *values, style="bold" if number == seat else "")
        return Group(*parts, grid)

    def scores(self, concealed: State) -> RenderableType:
        """The score sheet, line by line."""
        sheet = concealed.score_sheet()
        grid = Table(box=None, pad_edge=False)
        grid.add_column("")
        for seat in range(concealed.seats):
            grid.add_column(self.texts.seat(seat), justify="right")
        for line, values in [*sheet.lines, *sheet.facts, ("total", sheet.totals)]:
            shown = ["?" if value is None else str(value) for value in values]
            grid.add_row(self.texts.say(f"{self.game.name}-line-{line}"), *shown)
        return grid

    def menu(self, concealed: State, seat: int) -> Menu:
        """Every legal action in words; a part of them picks it as well as its number."""
        labels = {action: self.texts.say(*self.game.message(action)) for action in concealed.legal(seat)}

        def read(words: list[str]) -> int | Menu:
            wanted = " ".join(words).lower()
            found = [action for action, label in labels.items() if wanted in label.lower()]
            exact = [action for action in found if labels[action].lower() == wanted]
            if len(exact or found) == 1:
                return (exact or found)[0]
            raise Unclear(self.texts.say("terminal-unclear", {"word": wanted, "count": len(found)}))

        items = [Item(Text(label), action) for action, label in labels.items()]
        return Menu(self.texts.say("terminal-choose"), items, read, columns=len(items) > 12)

    def help(self) -> list[str]:
        """Nothing beside what holds for every game."""
        return []

    def _word(self, kind: str, name: str) -> str:
        message = f"{self.game.name}-{kind}-{name.replace('_', '-')}"
        return self.texts.say(message) if self.texts.has(message) else name.replace("_", " ")

    def _value(self, name: str, value: object) -> str:
        if value is None:
            return "-"
        if isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            return self.texts.seat(value)
        if isinstance(value, Mapping):
            known = [f"{key} x{each}" if each != 1 else str(key) for key, each in value.items() if each not in (0, "?")]
            return "?" if "?" in value.values() else ", ".join(known) or "-"
        if isinstance(value, list):
            return ", ".join(self._value(name, each) for each in value) or "-"
        return str(value)
