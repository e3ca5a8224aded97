"""Whether the stack of frames of a position is sound: what can be said of it without knowing the game."""

from __future__ import annotations

from orrery.kernel.arrays import bit_mask
from orrery.kernel.state import (
    ASK_NATURE,
    ASK_SECRET,
    ASKED,
    FRAME,
    FRAMES,
    HEAD,
    KIND,
    OPEN,
    SEALED,
    TOP,
    VIEWER,
    State,
)


def stack_problems(s: State, last_kind: int) -> list[str]:
    """What is wrong with the stack of frames, whose kinds run from 1 to `last_kind`."""
    top = int(s.at[TOP])
    if top and (top < FRAMES or (top - FRAMES) % FRAME):
        return [f"at.top: {top} is no place of a frame"]
    for spot in range(FRAMES, HEAD, FRAME):
        kind, asked = int(s.at[spot + KIND]), int(s.at[spot + ASKED])
        if spot > top or top == 0:
            if any(s.at[spot + i] for i in range(FRAME)):
                return [f"at.frames[{spot - FRAMES}]: not empty above the top frame"]
        elif not 1 <= kind <= last_kind:
            return [f"at.frames[{spot - FRAMES}]: {kind} is no kind of frame"]
        elif spot < top and asked != 0:
            return [f"at.frames[{spot - FRAMES}]: only the top frame asks"]
        elif spot == top and not _sound_mask(s, asked):
            return [f"at.frames[{spot - FRAMES}]: asks {asked}, which is nobody at the table"]
    return []


def _sound_mask(s: State, asked: int) -> bool:
    seats = asked & ~ASK_SECRET
    if seats == 0:
        return asked == ASK_SECRET and s.at[VIEWER] != OPEN
    return seats == ASK_NATURE or 0 < seats < bit_mask(s.seats)


def frame_kinds(s: State) -> list[int]:
    """The kinds of the frames of a sound stack, from the bottom."""
    return [int(s.at[spot + KIND]) for spot in range(FRAMES, int(s.at[TOP]) + 1, FRAME)]


def question_problems(s: State) -> list[str]:
    """What is wrong with whom the top frame asks: those it would ask if entered now, without those who sealed."""
    top = int(s.at[TOP])
    again = s.copy()
    again.at[top + ASKED] = 0
    again.advance()
    if again.at[TOP] == top and again.at[top + ASKED] < ASK_NATURE:
        for seat in range(s.seats):
            if s.at[SEALED + seat] != 0:
                again.at[top + ASKED] &= ~bit_mask(seat)
    return [] if again == s else ["at.frames: the top frame asks what the rules would not"]
