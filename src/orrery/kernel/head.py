"""What every position's array begins with: who looks, who plays, what is sealed, and the stack of frames."""

from __future__ import annotations

from typing import Final

from orrery.kernel.layout import BY_RULE, Axis, Field, ViewerField, array, place, scalar
from orrery.kernel.sentinels import OPEN

MOST_SEATS: Final = 8
ASK_NATURE: Final = 256
"""The bit of a frame's asked mask that stands for nature."""

ASK_SECRET: Final = 512
"""The bit of a frame's asked mask that makes it secret who is asked and who has answered."""

# The head of every state's array. Games put their own fields behind it.
TOP: Final = 0  # where the top frame stands; 0 when the game is over
VIEWER: Final = 1  # OPEN, SPECTATOR or the seat this state is concealed for
SEATS: Final = 2
SEALED: Final = 3  # one per seat: 1 + the sealed action, 0 for none, UNKNOWN for a hidden one
FRAMES: Final = SEALED + MOST_SEATS

# A frame: what is going on, who is asked (a mask, 0: not entered yet), and two arguments.
KIND: Final = 0
ASKED: Final = 1
ARG: Final = 2
ARG2: Final = 3
FRAME: Final = 4
MOST_FRAMES: Final = 12
HEAD: Final = FRAMES + FRAME * MOST_FRAMES

HEAD_FIELDS: Final[list[Field]] = [
    scalar("top", "Where the top frame begins; 0 when the game is over.", 0, HEAD - FRAME),
    ViewerField("viewer", "Whom the position is concealed for.", [], 0, MOST_SEATS - 1, OPEN, False, (), (), 0, ""),
    scalar("seats", "How many seats play.", 1, MOST_SEATS, 1),
    array("sealed", "1 + a seat's sealed action, or 0.", [Axis("seat", MOST_SEATS)], 0, 100_000, seen_by=BY_RULE),
    array("frames", "The stack of frames.", [Axis("frame", MOST_FRAMES), Axis("part", FRAME)], -(2**31), 2**31),
]
"""What every position begins with."""

place(0, HEAD_FIELDS)
