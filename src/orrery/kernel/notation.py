"""The signs that texts of actions and positions are made of: words, sets of words, and what is hidden or absent.

A name is written as it is if it has only letters, digits, `_` and `-`; any other sign becomes %XX, as in a URL.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import quote, unquote

JOIN: Final = "+"
"""Between the members of a set."""
HIDDEN: Final = "?"
NOTHING: Final = "-"
_DOT: Final = "%2E"


def name_text(name: str) -> str:
    """A name as one word."""
    if name in ("", NOTHING):
        return "%" if not name else "%2D"
    return quote(name, safe="").replace(".", _DOT).replace("~", "%7E")


def name_from_text(word: str) -> str:
    """The name that a word stands for."""
    return "" if word == "%" else unquote(word)


def value_text(value: object) -> str:
    """An argument of an action as one word: a number, a name, or several joined by +."""
    if isinstance(value, (tuple, list)):
        return JOIN.join([value_text(each) for each in value])
    return name_text(value) if isinstance(value, str) else str(value)
