"""Arrays of machine floats, for weights and features."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import append, vec

Floats: TypeAlias = "vec[float]"
"""A short array of floats. Its length is fixed; slicing copies."""


def floats(values: list[float]) -> Floats:
    """Make an array from a plain list."""
    out: Floats = vec[float]()
    for value in values:
        out = append(out, value)
    return out


def zero_floats(size: int) -> Floats:
    """Make an array of `size` zeros."""
    return floats([0.0] * size)
