"""Time to think: none, some for each move, or some for the whole game."""

from __future__ import annotations

from typing import Literal

import msgspec

from orrery.table.errors import Refused

SHORTEST, LONGEST = 5, 7 * 24 * 3600


class TimeControl(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What the host chose: which clock, how many seconds, and what happens when they are over."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: float = 0
    then: Literal["bot", "pass"] = "bot"


class Clock:
    """The clocks of a table's seats."""

    def __init__(self, control: TimeControl = TimeControl()) -> None:  # noqa: B008 (it cannot be changed)
        self.control = control
        self.left: list[float] = []
        self.thinking: list[int] = []
        self.since = 0.0

    @property
    def kind(self) -> str:
        """Which clock it is: none, move or game."""
        return self.control.kind

    def begin(self, seats: int, now: float) -> None:
        """Start with full time."""
        self.left = [self.control.seconds] * seats
        self.thinking = []
        self.since = now

    def switch(self, thinking: list[int], now: float) -> None:
        """Charge those who thought until now, and let others think; a new move has its full time again."""
        self.charge(now)
        if self.kind == "move":
            for seat in thinking:
                if seat not in self.thinking:
                    self.left[seat] = self.control.seconds
        self.thinking = list(thinking)

    def answered(self, seat: int, now: float) -> None:
        """A seat has made its move."""
        self.charge(now)
        if self.kind == "move" and seat < len(self.left):
            self.left[seat] = self.control.seconds

    def charge(self, now: float) -> None:
        """Take the elapsed time from those who think."""
        elapsed = max(0.0, now - self.since)
        self.since = now
        if self.kind != "none":
            for seat in self.thinking:
                self.left[seat] = max(0.0, self.left[seat] - elapsed)

    def stop(self, now: float) -> None:
        """Let nobody's clock run: the table is paused, or the game is over."""
        self.charge(now)
        self.thinking = []

    def remaining(self, seat: int, now: float) -> float | None:
        """The seconds a seat has left at a moment; None without a clock."""
        if self.kind == "none" or seat >= len(self.left):
            return None
        elapsed = max(0.0, now - self.since) if seat in self.thinking else 0.0
        return max(0.0, self.left[seat] - elapsed)

    def out_of_time(self, now: float) -> list[int]:
        """The seats that think although their time is up."""
        if self.kind == "none":
            return []
        return [seat for seat in self.thinking if (self.remaining(seat, now) or 0.0) <= 0.0]


def checked(control: TimeControl) -> TimeControl:
    """A time control whose seconds are within bounds, or a refusal that says what they may be."""
    if control.kind == "none":
        return msgspec.structs.replace(control, seconds=min(max(0.0, control.seconds), float(LONGEST)))
    if not SHORTEST <= control.seconds <= LONGEST:
        raise Refused("bad-clock", f"clock.seconds: from {SHORTEST} to {LONGEST}")
    return control
