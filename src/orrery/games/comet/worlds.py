"""The worlds of Comet: the two sides of its board."""

from __future__ import annotations

from orrery.kernel.worlds import World

_NAMES = ("first_side", "second_side")


def worlds(sides: list[str]) -> list[World]:
    """The sides of the board, the one for a first game first.

    Rules: C7, CS46
    """
    return [World(name, "C7", {"side": side}) for name, side in zip(_NAMES, sides, strict=False)]
