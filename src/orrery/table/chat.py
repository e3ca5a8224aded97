"""What was said at a table."""

from __future__ import annotations

from typing import NamedTuple

LINES_KEPT = 200


class ChatLine(NamedTuple):
    """Something that was said; `seat` is None for somebody who only watches."""

    number: int
    seat: int | None
    name: str
    text: str
    time: float

    @property
    def watcher(self) -> bool:
        """Whether somebody said it who does not sit at the table."""
        return self.seat is None


class Chat:
    """The last lines, and how many there have been."""

    def __init__(self) -> None:
        self.lines: list[ChatLine] = []
        self.count = 0

    def add(self, seat: int | None, name: str, text: str, time: float) -> None:
        """Add a line; the oldest is dropped when there are too many."""
        self.count += 1
        self.lines.append(ChatLine(self.count, seat, name, text, time))
        del self.lines[:-LINES_KEPT]

    def since(self, count: int) -> list[ChatLine]:
        """The lines after a number of them, as far as they are kept."""
        return [line for line in self.lines if line.number > count]
