"""A drawing of characters: fine points (braille, eight to a character) beneath, words on top."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from math import ceil, hypot

from rich.text import Text

# Which bit of a braille character each of its 2 x 4 points is, by column and row.
_DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
_BRAILLE = 0x2800
Path = Callable[[float], tuple[float, float]]
"""A curve from 0 to 1, in characters."""


class Canvas:
    """A grid of characters. Without `fine`, points are plain characters that any terminal can show."""

    def __init__(self, width: int, height: int, fine: bool) -> None:
        self.width = width
        self.height = height
        self.fine = fine
        self._dots: dict[tuple[int, int], int] = {}
        self._letters: dict[tuple[int, int], str] = {}
        self._styles: dict[tuple[int, int], str] = {}

    def curve(self, path: Path, every: int, plain: str, style: str) -> None:
        """Draw every n-th point of a curve; `plain` is its character where points are not fine."""
        length = 0.0
        x, y = path(0.0)
        for i in range(1, 33):
            x2, y2 = path(i / 32)
            length += hypot((x2 - x) * 2, (y2 - y) * 4)
            x, y = x2, y2
        count = max(1, ceil(length))
        for i in range(0, count + 1, every):
            x, y = path(i / count)
            self._point(x, y, plain, style)

    def _point(self, x: float, y: float, plain: str, style: str) -> None:
        spot = int(x // 1), int(y // 1)
        if not (0 <= spot[0] < self.width and 0 <= spot[1] < self.height):
            return
        if self.fine:
            dot = _DOTS[int((x - spot[0]) * 2)][int((y - spot[1]) * 4)]
            self._dots[spot] = self._dots.get(spot, 0) | dot
        else:
            self._letters[spot] = plain
        self._styles[spot] = style

    def word(self, x: float, y: float, text: Text) -> None:
        """Write a word with its middle at a place, kept inside the drawing."""
        row = min(max(int(y // 1), 0), self.height - 1)
        start = min(max(round(x - len(text.plain) / 2), 0), self.width - len(text.plain))
        for i, letter in enumerate(text.plain):
            self._letters[start + i, row] = letter
            self._styles[start + i, row] = str(text.style)
        for span in text.spans:
            for i in range(span.start, span.end):
                self._styles[start + i, row] = str(span.style)

    def text(self) -> Text:
        """The drawing, line by line."""
        lines: list[Text] = []
        for row in range(self.height):
            line = Text(no_wrap=True)
            spots = [(column, row) for column in range(self.width)]
            for style, run in groupby(spots, lambda spot: self._styles.get(spot, "")):
                line.append("".join(self._letter(spot) for spot in run), style)
            lines.append(line)
        return Text("\n").join(lines)

    def _letter(self, spot: tuple[int, int]) -> str:
        if spot in self._letters:
            return self._letters[spot]
        return chr(_BRAILLE + self._dots[spot]) if spot in self._dots else " "
