"""Checks of what callers pass in."""

from __future__ import annotations

from operator import index
from typing import Final

_MOST: Final = 2**62


def whole(value: object) -> int | None:
    """The int that a value is, such as an action or a NumPy integer; None for anything else, or beyond 62 bits."""
    if isinstance(value, int):
        return value if -_MOST < value < _MOST else None
    try:
        return whole(index(value))  # type: ignore[arg-type]  # what is no integer raises TypeError
    except TypeError:
        return None
