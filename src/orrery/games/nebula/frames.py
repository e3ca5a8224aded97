"""The kinds of frames of Nebula: the numbers of its steps. Pinned: dumps and hashes rely on them."""

from __future__ import annotations

from typing import Final

FILL: Final = 1
BRIGHT_STAR: Final = 2
COMMON_GOALS: Final = 3
VALUE_STACKS: Final = 4
ADVANCED_GOALS: Final = 5
DEAL: Final = 6
KEEP_GOAL: Final = 7
FIRST_PLAYER: Final = 8
STARTING_STARS: Final = 9
TURN: Final = 10
COLLECT: Final = 11
CHAOS_DRAW: Final = 12
CHAOS_KEEP: Final = 13
PLACE: Final = 14
PUSH: Final = 15
