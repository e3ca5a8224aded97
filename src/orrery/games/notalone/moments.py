"""The moments at which cards may be played, and the steps of a turn between them."""

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
PICKS: Final = 5
REVEALING: Final = 6
REVEAL_WINDOW: Final = 7
FREE_PLACES: Final = 8
TARGET_WINDOW: Final = 9
FREED_PLACES: Final = 10
TARGET_STEP: Final = 11
ARTEMIA_WINDOW: Final = 12
FREED_AGAIN: Final = 13
ARTEMIA_STEP: Final = 14
CREATURE_WINDOW: Final = 15
CREATURE_STEP: Final = 16
TO_PHASE_4: Final = 17
DISCARDS: Final = 18
HUNT_DISCARDS: Final = 19
REFILLED: Final = 20
RESCUE_COMES: Final = 21
END: Final = 22
