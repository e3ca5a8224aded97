"""The shapes that most steps of Not Alone have: a set of choices, a short list, or nothing to ask."""

from __future__ import annotations

from orrery.games.notalone.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.errors import Hidden
from orrery.kernel.sentinels import UNKNOWN
from orrery.kernel.step import ALLOWED, NOT_LISTED, SetStep, Step


class ChoiceStep(SetStep[Position]):
    """A step that offers `first + n` for every n of a set; one reason forbids all else."""

    def __init__(self, name: str, first: i64, number: i64, reason: i64 = NOT_LISTED) -> None:
        super().__init__(name, first, number, reason, reason)


class ListStep(Step[Position]):
    """A step that lists its actions; one reason forbids all else."""

    def __init__(self, name: str, reason: i64 = NOT_LISTED) -> None:
        super().__init__(name)
        self.reason = reason

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """Whether `legal` lists it."""
        out = s.buffer.spare()
        self.legal(s, seat, out)
        return ALLOWED if out.has(action) else self.reason


class AutomaticStep(Step[Position]):
    """A step that asks nobody: it does what is due whenever it is entered."""


def known_pile(cards: i64) -> i64:
    """A pile that nature draws from, as a set; a viewer may not know which cards it holds."""
    if cards == UNKNOWN:
        raise Hidden("what nature can draw depends on what this viewer may not know")
    return cards
