"""The bridge for games that choose their rules by the kind of frame themselves. It goes when the last has steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.kernel.arrays import i64
from orrery.kernel.errors import IllegalAction
from orrery.kernel.layout import BY_RULE, EVERYONE, Axis, Field
from orrery.kernel.sentinels import NONE, UNKNOWN
from orrery.kernel.state import SEATS, State
from orrery.kernel.step import ALLOWED, NOT_LISTED, Actions, Step


def legacy_steps(last_kind: int) -> dict[int, Step[Any]]:
    """Steps that are never asked, one for each kind of frame."""
    steps: dict[int, Step[Any]] = {}
    for kind in range(1, last_kind + 1):
        steps[kind] = Step[Any](str(kind))
    return steps


def legacy_field(name: str, offset: int, length: int, low: int, high: int, names: Sequence[str] = ()) -> Field:
    """A field whose offset is given, whose low end says whether it may be NONE or UNKNOWN."""
    axes = [] if length == 1 else [Axis("index", length)]
    seen_by = BY_RULE if low in (NONE, UNKNOWN) else EVERYONE
    field = Field(name, "", axes, max(low, 0), high, 0, low == NONE, names, (), seen_by, "")
    field.offset = offset
    return field


class LegacyState(State):
    """A state whose game dispatches by the kind of frame itself, listing into `buffer`."""

    def fill(self, seat: i64) -> i64:
        """Write the legal actions of a seat that may act into the buffer, nature's weights too; say how many."""
        raise NotImplementedError

    def write_legal(self, seat: i64, out: Actions) -> None:
        """Let `fill` write into the list."""
        own = self.buffer
        self.buffer = out
        out.count = self.fill(seat)
        self.buffer = own

    def allowed(self, seat: i64, action: i64) -> bool:
        """Each game decides."""
        raise NotImplementedError

    def why_not(self, seat: i64, action: i64) -> i64:
        """Each game decides in `allowed` and explains in `refusal`."""
        return ALLOWED if self.allowed(seat, action) else NOT_LISTED

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """Each game explains."""
        raise NotImplementedError

    def act(self, seat: i64, action: i64) -> None:
        """Each game carries out."""
        raise NotImplementedError

    def do(self, seat: i64, action: i64) -> None:
        """Carry out a legal action and go on to the next decision."""
        self.actor = seat
        self.barrier = False
        self.act(seat, action)
        if self.over:
            self.barrier = True

    def enter(self, kind: i64) -> None:
        """Each game enters its frames."""
        raise NotImplementedError

    def hold_nothing(self, parts: list[tuple[int, int]]) -> None:
        """Say that parts of the array hold nothing yet: each by where it begins and how many ints it has."""
        for first, count in parts:
            for i in range(count):
                self.data[first + i] = NONE

    def list_seats(self, first: i64) -> i64:
        """List an action for every seat from `first` on, each as likely; say how many there are."""
        seats: i64 = self.data[SEATS]
        seat: i64 = 0
        while seat < seats:
            self.buffer.actions[seat] = first + seat
            self.buffer.weights[seat] = 1
            seat += 1
        return seats
