"""Whether a stack of frames is one at all: what `Game.load` checks of a dump besides names, ranges and the hash."""

from __future__ import annotations

from orrery.kernel.bits import low_bits
from orrery.kernel.head import ASK_NATURE, ASK_SECRET, ASKED, FRAME, FRAMES, HEAD, KIND, TOP, VIEWER
from orrery.kernel.sentinels import OPEN
from orrery.kernel.state import State


def stack_problems(s: State) -> list[str]:
    """What is wrong with the stack of frames and with whom the top frame asks; nothing for a sound one."""
    top = int(s.data[TOP])
    last_kind = len(s.game.steps) - 1
    if top and (top < FRAMES or (top - FRAMES) % FRAME):
        return [f"at.top: {top} is no place of a frame"]
    for spot in range(FRAMES, HEAD, FRAME):
        kind, asked = int(s.data[spot + KIND]), int(s.data[spot + ASKED])
        where = f"at.frames[{spot - FRAMES}]"
        if spot > top or top == 0:
            if any(s.data[spot + i] for i in range(FRAME)):
                return [f"{where}: not empty above the top frame"]
        elif not 1 <= kind <= last_kind:
            return [f"{where}: {kind} is no kind of frame"]
        elif spot < top and asked != 0:
            return [f"{where}: only the top frame asks"]
        elif spot == top and not _asks_somebody(s, asked):
            return [f"{where}: asks {asked}, which is nobody at the table"]
    return []


def _asks_somebody(s: State, asked: int) -> bool:
    seats = asked & ~ASK_SECRET
    if seats == 0:
        return asked == ASK_SECRET and s.data[VIEWER] != OPEN
    return seats == ASK_NATURE or 0 < seats <= low_bits(s.seats)
