"""Time to think: none, so much a move, or so much a game."""

from __future__ import annotations

from orrery.table.errors import Refused

KINDS = ("none", "move", "game")
AFTER = ("bot", "pass")
LONGEST = 7 * 24 * 3600


class Clock:
    """What the host chose, and what each seat has left."""

    def __init__(self, kind: str = "none", seconds: float = 0, then: str = "bot") -> None:
        self.kind = kind
        self.seconds = seconds
        self.then = then
        self.left: list[float] = []
        self.thinking: list[int] = []
        self.since = 0.0

    def begin(self, seats: int, now: float) -> None:
        """Start with full time."""
        self.left = [self.seconds] * seats
        self.thinking = []
        self.since = now

    def move(self, thinking: list[int], now: float) -> None:
        """Others think from now on: charge those who thought until now; a new move has its full time again."""
        self.charge(now)
        if self.kind == "move":
            for seat in thinking:
                if seat not in self.thinking:
                    self.left[seat] = self.seconds
        self.thinking = list(thinking)

    def answered(self, seat: int, now: float) -> None:
        """A seat has made its move."""
        self.charge(now)
        if self.kind == "move" and seat < len(self.left):
            self.left[seat] = self.seconds

    def charge(self, now: float) -> None:
        """Take the time gone by from those who think."""
        gone = max(0.0, now - self.since)
        self.since = now
        if self.kind != "none":
            for seat in self.thinking:
                self.left[seat] = max(0.0, self.left[seat] - gone)

    def stop(self, now: float) -> None:
        """Nobody thinks: paused, or over."""
        self.charge(now)
        self.thinking = []

    def shown(self, seat: int, now: float) -> float | None:
        """What a seat has left at a moment."""
        if self.kind == "none" or seat >= len(self.left):
            return None
        gone = max(0.0, now - self.since) if seat in self.thinking else 0.0
        return max(0.0, self.left[seat] - gone)

    def out_of_time(self, now: float) -> list[int]:
        """The seats that think although their time is up."""
        if self.kind == "none":
            return []
        return [seat for seat in self.thinking if (self.shown(seat, now) or 0.0) <= 0.0]

    def to_json(self) -> dict[str, object]:
        """The host's choice as plain data."""
        return {"kind": self.kind, "seconds": self.seconds, "then": self.then}


def clock_from_json(data: object) -> Clock:
    """Take a clock a host asked for, or say what would be right."""
    if data is None:
        return Clock()
    if not isinstance(data, dict):
        raise Refused("bad-clock", "a clock is an object with kind, seconds and then")
    kind, seconds, then = data.get("kind", "none"), data.get("seconds", 0), data.get("then", "bot")
    if kind not in KINDS:
        raise Refused("bad-clock", f"clock.kind: {kind!r} is not one of {', '.join(KINDS)}")
    if then not in AFTER:
        raise Refused("bad-clock", f"clock.then: {then!r} is not one of {', '.join(AFTER)}")
    if isinstance(seconds, bool) or not isinstance(seconds, int | float):
        raise Refused("bad-clock", "clock.seconds: expected a number")
    if kind == "none":
        seconds = min(max(0, seconds), LONGEST)
    elif not 5 <= seconds <= LONGEST:
        raise Refused("bad-clock", f"clock.seconds: from 5 to {LONGEST}")
    return Clock(str(kind), float(seconds), str(then))
