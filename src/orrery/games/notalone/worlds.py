"""The worlds of Not Alone: which places make the planet."""

from __future__ import annotations

from orrery.kernel.options import AUTO
from orrery.kernel.worlds import World

_AS_PRINTED = {"decks": AUTO, "takeback": AUTO, "two_place_move": AUTO}


def worlds() -> list[World]:
    """The base planet, what Exploration adds step by step, any mix of both, and the variant of the Maze.

    Rules: E2, E7, E12, E13, E14, E69, Q36
    """
    plain = {"maze_variant": "off"}
    return [
        World("base", "R3", {"places": "base", **plain}, _AS_PRINTED),
        World("first_steps", "E14", {"places": "first_steps", **plain}, _AS_PRINTED),
        World("exploration", "E13", {"places": "exploration", **plain}, _AS_PRINTED),
        World("mixed", "E12", plain, {"places": "random", **_AS_PRINTED}, by_hand="places"),
        World("maze", "E69", {"maze_variant": "on"}, {"places": "exploration", **_AS_PRINTED}),
    ]
