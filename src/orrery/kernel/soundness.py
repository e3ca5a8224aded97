"""Checks of the stack that games with their own dispatch make of a position."""

from __future__ import annotations

from orrery.kernel.bits import bit
from orrery.kernel.stack import stack_problems
from orrery.kernel.state import ASK_NATURE, ASKED, FRAME, FRAMES, KIND, SEALED, TOP, State

__all__ = ["frame_kinds", "question_problems", "stack_problems"]


def frame_kinds(s: State) -> list[int]:
    """The kinds of the frames of a sound stack, from the bottom."""
    return [int(s.data[spot + KIND]) for spot in range(FRAMES, int(s.data[TOP]) + 1, FRAME)]


def question_problems(s: State) -> list[str]:
    """What is wrong with whom the top frame asks: those it would ask if entered now, without those who sealed."""
    top = int(s.data[TOP])
    again = s.copy()
    again.data[top + ASKED] = 0
    again.advance()
    if again.data[TOP] == top and again.data[top + ASKED] < ASK_NATURE:
        for seat in range(s.seats):
            if s.data[SEALED + seat] != 0:
                again.data[top + ASKED] &= ~bit(seat)
    return [] if again == s else ["at.frames: the top frame asks what the rules would not"]
