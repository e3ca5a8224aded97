"""Legal choices as a person picks them: numbered, in groups where there are many, or typed in short forms."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text


class Unclear(Exception):
    """What was typed cannot be done; the sentence says why. It costs nothing."""


class Item:
    """A numbered line: its label, and the action or the narrower menu it leads to."""

    def __init__(self, label: Text, leads: int | Menu) -> None:
        self.label = label
        self.leads = leads


class Menu:
    """A question with its numbered answers. `read` takes the short forms, or raises Unclear.

    In `columns` stand many short items; where there is no room for all, some are shown on demand only, but
    never those of the `tail`, the last ones.
    """

    def __init__(
        self,
        ask: str,
        items: list[Item],
        read: Callable[[list[str]], int | Menu],
        columns: bool = False,
        tail: int = 0,
    ) -> None:
        self.ask = ask
        self.items = items
        self.read = read
        self.columns = columns
        self.tail = tail

    def shown(self, room: int) -> list[int]:
        """The numbers of the items to show, from 1, where there is room for so many."""
        last = len(self.items)
        if not self.columns or last <= room:
            return list(range(1, last + 1))
        body = max(1, room - self.tail)
        return list(range(1, body + 1)) + list(range(last - self.tail + 1, last + 1))
