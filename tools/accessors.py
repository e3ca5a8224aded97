#!/usr/bin/env python3
"""Write the accessors of every game that declares its fields: `fields.py` from `layout.py`. `--check` only compares."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
sys.path.insert(0, str(SOURCE))

TITLES = {"notalone": "NotAlone"}
"""Games whose class is not called by the capitalised name."""

HEADER = '''"""Named access to a {game} position. Written by tools/accessors.py from layout.py; do not edit."""

from __future__ import annotations

from orrery.kernel.arrays import Ints, i64
from orrery.kernel.game import Game
from orrery.kernel.state import State
from orrery.kernel.step import Actions


class {title}Fields(State):
    """A state with a property for each scalar and methods for each array.

    No plain Python class may derive from it. So `data`, declared again and set before anything else, is known to be
    there, and compiled code reads it unchecked.
    """

    data: Ints

    def __init__(self, game: Game, data: Ints, buffer: Actions) -> None:
        self.data = data
        super().__init__(game, data, buffer)
'''
SCALAR = '''
    @property
    def {name}(self) -> i64:
        """{about}"""
        return self.data[{offset}]

    @{name}.setter
    def {name}(self, value: i64) -> None:
        self.data[{offset}] = value
'''
ARRAY = '''
    def {name}(self, {parameters}) -> i64:
        """{about}"""
        spot: i64 = {index}
        return self.data[spot]

    def set_{name}(self, {parameters}, value: i64) -> None:
        """Replace `{name}`."""
        spot: i64 = {index}
        self.data[spot] = value

    def add_{name}(self, {parameters}, change: i64) -> None:
        """Change `{name}` by an amount."""
        spot: i64 = {index}
        self.data[spot] += change
'''
CARD_WORDS = '''
    def card_word(self, cards: i64, word: i64) -> i64:
        """A word of a set of cards."""
        spot: i64 = cards + word
        return self.data[spot]

    def set_card_word(self, cards: i64, word: i64, value: i64) -> None:
        """Replace a word of a set of cards."""
        spot: i64 = cards + word
        self.data[spot] = value
'''
ONE_SET = '''
    @property
    def {name}_cards(self) -> i64:
        """{about} The handle of a set of cards."""
        return {index}
'''
SETS = '''
    def {name}_cards(self, {parameters}) -> i64:
        """{about} The handle of a set of cards."""
        return {index}
'''
WORD = "word"
"""The last axis of an array that is a set of cards, or several: rules get handles of them, not their words."""


def index_of(offset: int, sizes: list[int], names: list[str]) -> str:
    """The expression for the place of an element, with the strides as literals."""
    terms = [str(offset)]
    stride = 1
    for size, name in zip(reversed(sizes), reversed(names), strict=True):
        terms.insert(1, name if stride == 1 else f"{stride} * {name}")
        stride *= size
    return " + ".join(terms)


def accessors(game: str) -> str:
    """The source of a game's accessors."""
    layout = import_module(f"orrery.games.{game}.layout")
    title = TITLES.get(game, game.capitalize())
    parts = [HEADER.format(game=title, title=title)]
    for field in layout.FIELDS:
        if not field.axes:
            parts.append(SCALAR.format(name=field.name, about=field.about, offset=field.offset))
            continue
        names = [axis.name for axis in field.axes]
        index = index_of(field.offset, [axis.size for axis in field.axes], names)
        template = ARRAY
        if names[-1] == WORD:
            index = index.removesuffix(f" + {names.pop()}")
            template = SETS if names else ONE_SET
        parameters = ", ".join(f"{name}: i64" for name in names)
        parts.append(template.format(name=field.name, about=field.about, parameters=parameters, index=index))
    if any(field.axes and field.axes[-1].name == WORD for field in layout.FIELDS):
        parts.append(CARD_WORDS)
    return "".join(parts)


def games() -> list[str]:
    """The games that declare their fields."""
    found = sorted(path.parent for path in SOURCE.glob("orrery/games/*/layout.py"))
    return [path.name for path in found if "FIELDS:" in (path / "layout.py").read_text(encoding="utf-8")]


def main() -> int:
    """Write or compare."""
    for game in games():
        file = SOURCE / "orrery" / "games" / game / "fields.py"
        text = accessors(game)
        if "--check" in sys.argv[1:]:
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                print(f"{file.name} of {game} is out of date; run tools/accessors.py", file=sys.stderr)
                return 1
        else:
            file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
