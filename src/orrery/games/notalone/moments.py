"""The moments at which cards may be played (Q38-Q40, Q46), and the steps of a turn between them."""

from __future__ import annotations

from typing import Final

from orrery.kernel.arrays import Ints, ints

FIRST_OF_PHASE_1: Final = 1
SECOND_OF_PHASE_1: Final = 2
IN_PHASE_2: Final = 3
AFTER_THE_REVEAL: Final = 4
BEFORE_TARGET: Final = 5
BEFORE_ARTEMIA: Final = 6
BEFORE_CREATURE: Final = 7
IN_PHASE_4: Final = 8
PHASE_OF: Final[Ints] = ints([0, 1, 1, 2, 3, 3, 3, 3, 4])
MOMENT_IDS: Final = [
    "",
    "before-choosing",
    "after-choosing",
    "hunting",
    "after-reveal",
    "before-target",
    "before-artemia",
    "before-creature",
    "end-of-turn",
]

# The steps of a turn; a frame TURN holds the one that comes next.
BEGIN: Final = 0
CHOOSING: Final = 1
CHOSEN: Final = 2
TO_PHASE_2: Final = 3
PLACING: Final = 4
PLACED: Final = 5
PICKS: Final = 6
REVEALING: Final = 7
REVEAL_WINDOW: Final = 8
FREE_PLACES: Final = 9
TARGET_WINDOW: Final = 10
FREED_PLACES: Final = 11
TARGET_STEP: Final = 12
ARTEMIA_WINDOW: Final = 13
FREED_AGAIN: Final = 14
ARTEMIA_STEP: Final = 15
CREATURE_WINDOW: Final = 16
CREATURE_STEP: Final = 17
TO_PHASE_4: Final = 18
DISCARDS: Final = 19
HUNT_DISCARDS: Final = 20
REFILLED: Final = 21
RESCUE_COMES: Final = 22
END: Final = 23
