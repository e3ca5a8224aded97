"""Checks of what callers pass in."""

from __future__ import annotations

from difflib import get_close_matches
from operator import index
from typing import Final, cast

from orrery.kernel.arrays import i64

_MOST: Final = 2**61
"""Small enough to be compared as a machine integer."""
NO_NUMBER: Final = -_MOST
"""What `machine_int` gives for what is no number."""
_MOST_OFFERED: Final = 40
_LONGEST: Final = 80
"""Of what a caller passed in, errors repeat no more signs than this."""


def quoted(value: object) -> str:
    """What a caller passed in, for an error: its repr, shortened in the middle if it is long."""
    try:
        text = repr(value)
    except Exception:  # an int of thousands of digits has none, nor has an object whose own repr fails
        text = f"<{type(value).__name__}>"
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 20]} ... {text[-15:]}"


def choices_for(word: str, known: list[str]) -> str:
    """What could be said instead of a word: everything if it is little, otherwise what is most like it."""
    if len(known) <= _MOST_OFFERED:
        return f"one of {', '.join(known)}"
    near = get_close_matches(word, known, 3) or known[:3]
    return f"for instance {', '.join(near)}"


def must_be(value: object, kind: type, example: str) -> None:
    """Raise TypeError if a value is not of a class, and say how one of it is come by."""
    if not isinstance(value, kind):
        raise TypeError(f"expected a {kind.__name__} such as {example}, not {quoted(value)}")


def whole(value: object) -> int | None:
    """The int that a value is, such as an action or a NumPy integer; None for anything else, or beyond 61 bits."""
    if isinstance(value, int):
        return value if -_MOST < value < _MOST else None
    try:
        return whole(index(value))  # type: ignore[arg-type]  # what is no integer raises TypeError
    except TypeError:
        return None


def machine_int(value: object) -> i64:
    """The machine integer that a value is, such as a seat or an action; NO_NUMBER for anything else."""
    given = value  # not narrowed to int, and so converted in one step
    if isinstance(value, int):
        try:
            return cast("i64", given)
        except ValueError:  # compiled, from 2**63 on; otherwise it is an int like any other
            return NO_NUMBER
    number = whole(value)
    return NO_NUMBER if number is None else number
