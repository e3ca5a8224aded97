"""Machine-int arrays: the one place that knows which array type the engine uses."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

__all__ = ["Floats", "Ints", "floats", "i64", "ints", "same", "zeros"]

Ints: TypeAlias = "vec[i64]"
"""A short array of machine integers. Its length is fixed; slicing copies."""


Floats: TypeAlias = "vec[float]"
"""A short array of machine floats, for those who weigh and mix."""


def ints(values: list[int]) -> Ints:
    """Make an array from a plain list."""
    out: Ints = vec[i64]()
    for value in values:
        out = append(out, value)
    return out


def zeros(size: int) -> Ints:
    """Make an array of `size` zeros."""
    return ints([0] * size)


def floats(size: int) -> Floats:
    """Make an array of `size` zeros of floats."""
    out: Floats = vec[float]()
    for _ in range(size):
        out = append(out, 0.0)
    return out


def same(one: Ints, other: Ints) -> bool:
    """Tell whether two arrays hold the same."""
    size: i64 = len(one)
    if size != len(other):
        return False
    i: i64 = 0
    while i < size:
        if one[i] != other[i]:
            return False
        i += 1
    return True
