"""Sets of small numbers as bit masks of up to 62 bits: the one place that shifts by a variable.

A compiled `1 << n` with a variable `n` is a 32-bit shift, because mypyc writes the literal as a C int: use `bit(n)`.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.arrays import Ints, i64, ints

MOST_BITS: Final = 62
"""Bits 0 to 61 are safe in a signed 64-bit integer, compiled or not."""

_DE_BRUIJN: Final = 0x03F79D71B4CB0A89
"""A de Bruijn sequence: shifted by n it has other top six bits for each n. A compiled product wraps at 64 bits."""

_EVEN_BITS: Final = 0x1555555555555555
"""Bits 0, 2, ..., 60. With bit 62 it would be a Python int in compiled code, converted at each use."""


def _index_table() -> Ints:
    table = [0] * 64
    for number in range(64):
        table[(_DE_BRUIJN << number) >> 58 & 63] = number
    return ints(table)


_INDEX: Final[Ints] = _index_table()


def shift_left(value: i64, by: i64) -> i64:
    """Shift left. A parameter is a 64-bit integer in C, so this is a 64-bit shift."""
    return value << by


def bit(n: i64) -> i64:
    """The set {n}."""
    return shift_left(1, n)


def low_bits(n: i64) -> i64:
    """The set {0, ..., n - 1}."""
    return shift_left(1, n) - 1


def has(mask: i64, n: i64) -> bool:
    """Whether n is in a set."""
    return mask >> n & 1 == 1


def bit_index(one: i64) -> i64:
    """The member of a set that has one member."""
    return _INDEX[one * _DE_BRUIJN >> 58 & 63]


def lowest(mask: i64) -> i64:
    """The smallest member of a set. A loop over a set takes `lowest`, then goes on with `without_lowest`."""
    return bit_index(mask & -mask)


def without_lowest(mask: i64) -> i64:
    """The set without its smallest member."""
    return mask & (mask - 1)


def popcount(mask: i64) -> i64:
    """How many members a set has."""
    x: i64 = mask - ((mask >> 1) & _EVEN_BITS)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 127


def members(mask: int) -> list[int]:
    """The members in ascending order, for code that is not hot."""
    return [n for n in range(MOST_BITS + 1) if mask >> n & 1]
