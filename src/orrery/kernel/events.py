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

    def to_json(self) -> dict[str, object]:
        """Give the event as plain data."""
        return {"kind": self.kind, "args": self.args}
