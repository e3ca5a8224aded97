"""Machine-int arrays and bit tricks: the one place that knows which array type the engine uses."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

__all__ = ["Ints", "bit_index", "bit_mask", "i64", "ints", "popcount", "same", "shift_left", "zeros"]

Ints: TypeAlias = "vec[i64]"
"""A short array of machine integers. Its length is fixed; slicing copies."""


def ints(values: list[int]) -> Ints:
    """Make an array from a plain list."""
    out: Ints = vec[i64]()
    for value in values:
        out = append(out, value)
    return out


def zeros(size: int) -> Ints:
    """Make an array of `size` zeros."""
    return ints([0] * size)


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


def shift_left(value: i64, by: i64) -> i64:
    """Shift a machine int left. Every shift by a variable is made here: mypyc makes a 32-bit one of `1 << by`."""
    return value << by


def bit_mask(number: i64) -> i64:
    """The mask of one bit (0-62)."""
    return shift_left(1, number)


_DE_BRUIJN: Final = 0x077CB531


def _positions() -> Ints:
    table = [0] * 32
    for bit in range(32):
        table[((_DE_BRUIJN << bit) & 0xFFFFFFFF) >> 27] = bit
    return ints(table)


_POSITION: Final[Ints] = _positions()


def bit_index(bit: i64) -> i64:
    """Tell which bit (0-62) a power of two is."""
    low: i64 = bit & 0xFFFFFFFF
    if low:
        return _POSITION[((low * _DE_BRUIJN) & 0xFFFFFFFF) >> 27]
    return 32 + _POSITION[(((bit >> 32) * _DE_BRUIJN) & 0xFFFFFFFF) >> 27]


def popcount(mask: i64) -> i64:
    """Count the set bits of a mask of at most 63 bits."""
    x: i64 = mask - ((mask >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 127
