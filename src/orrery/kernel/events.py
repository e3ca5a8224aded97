"""What happened, told to those who may know it: for logs, animation, alerts and statistics."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1
"""The audience of an event that seats and spectators alike may see."""


class Event:
    """One thing that happened: a message id, its arguments, and a bit mask of the seats that may see it."""

    def __init__(self, kind: str, args: dict[str, object], audience: int = EVERYBODY) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience

    def seen_by(self, seat: int | None) -> bool:
        """Tell whether a seat (None: a spectator) may see it."""
        if self.audience == EVERYBODY:
            return True
        return seat is not None and bool(self.audience >> seat & 1)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        return self.kind == other.kind and self.args == other.args and self.audience == other.audience

    def __hash__(self) -> int:
        raise TypeError("an event is no key; its arguments may be lists")

    def __reduce__(self) -> tuple[type[Event], tuple[object, ...]]:
        return Event, (self.kind, self.args, self.audience)

    def __repr__(self) -> str:
        words = [self.kind, *[f"{name}={value}" for name, value in self.args.items()]]
        if self.audience != EVERYBODY:
            seats = [str(seat) for seat in range(self.audience.bit_length()) if self.audience >> seat & 1]
            words.append(f"(only for {'seat ' if len(seats) == 1 else 'seats '}{' and '.join(seats)})")
        return f"<Event {' '.join(words)}>"

    def to_json(self) -> dict[str, object]:
        """Give the event as plain data."""
        return {"kind": self.kind, "args": self.args}
