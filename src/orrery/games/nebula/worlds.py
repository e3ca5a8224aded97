"""The worlds of Nebula: the two ways its rulebook plays it."""

from __future__ import annotations

from orrery.kernel.worlds import World


def worlds() -> list[World]:
    """The introductory game and the full one.

    Rules: N10
    """
    return [
        World("introductory", "N10", {"variant": "introductory"}),
        World("full", "N10", {"variant": "full"}),
    ]
