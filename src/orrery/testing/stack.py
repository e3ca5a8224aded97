"""Invariants of the stack of frames, the same for every game."""

from __future__ import annotations

from orrery.kernel.bits import bit
from orrery.kernel.stack_problems import stack_problems
from orrery.kernel.state import ASK_NATURE, ASKED, TOP, State

__all__ = ["frame_kinds", "question_problems", "stack_problems"]


def frame_kinds(s: State) -> list[int]:
    """The kinds of the frames of a sound stack, from the bottom."""
    return [int(s.frame_kind(n)) for n in range(s.depth)]


def question_problems(s: State) -> list[str]:
    """What is wrong with whom the top frame asks: those it would ask if entered now, without those who sealed."""
    top = int(s.data[TOP])
    again = s.copy()
    again.ask_again()
    again.advance()
    if again.data[TOP] == top and again.data[top + ASKED] < ASK_NATURE:
        for seat in range(s.seats):
            if s.sealed(seat) != 0:
                again.data[top + ASKED] &= ~bit(seat)
    return [] if again == s else ["at.frames: the top frame asks what the rules would not"]
