"""The signs that texts of actions and positions are made of: words, sets of words, and what is hidden or absent.

A name is written as it is if it has only letters, digits, `_` and `-`; any other sign becomes %XX, as in a URL.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import quote, unquote

from orrery.kernel.arguments import quoted

JOIN: Final = "+"
"""Between the members of a set."""
HIDDEN: Final = "?"
NOTHING: Final = "-"
TO: Final = "~"
"""Between the first and the last number of names that count on."""
_DOT: Final = "%2E"
_MOST_COUNTED: Final = 999


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


def names_text(names: list[str]) -> list[str]:
    """Names as words; those that only count on, such as `dodo-1` to `dodo-6`, as one."""
    out: list[str] = []
    begun: tuple[str, int, int] | None = None
    for name in [*names, ""]:
        stem, _, digits = name.rpartition("-")
        counted = bool(stem) and digits.isascii() and digits.isdecimal() and str(int(digits[:9])) == digits
        number = int(digits) if counted else 0
        if begun is not None and counted and (stem, number) == (begun[0], begun[2] + 1):
            begun = (stem, begun[1], number)
            continue
        if begun is not None:
            first, last = begun[1], begun[2]
            out.append(name_text(f"{begun[0]}-{first}") + (f"{TO}{last}" if last > first else ""))
        begun = (stem, number, number) if counted else None
        if name and not counted:
            out.append(name_text(name))
    return out


def names_from_text(word: str) -> list[str]:
    """The names that a word of `names_text` stands for; ValueError says what is wrong with it."""
    first, to, last = word.partition(TO)
    if not to:
        return [name_from_text(word)]
    stem, dash, digits = name_from_text(first).rpartition("-")
    for number in (digits, last):
        if not (number.isascii() and number.isdecimal() and len(number) <= len(str(_MOST_COUNTED))):
            raise ValueError(
                f"expected a whole number from 0 to {_MOST_COUNTED} on each side of {TO}, found {quoted(word)}"
            )
    if int(last) < int(digits):
        raise ValueError(f"{quoted(word)} counts down")
    return [f"{stem}{dash}{number}" for number in range(int(digits), int(last) + 1)]
