"""Who asks for something at a table, and what every command checks first."""

from __future__ import annotations

from typing import Any, Protocol

from orrery.table.errors import Refused
from orrery.table.table import Table


class Absence(Protocol):
    """What is known of those who are not connected."""

    def bot_allowed_in(self, seat: int) -> float | None:
        """Seconds until a bot may play for the person at a seat, at most 0 if it may; None if the person is here."""


class Requester:
    """A person at a table at some time. Nothing that is asked for changes the table."""

    def __init__(self, table: Table, guest: str, now: float, absence: Absence | None = None) -> None:
        self.table = table
        self.guest = guest
        self.now = now
        self.absence = absence
        self.stamp: dict[str, Any] = {"time": now, "guest": guest}
        """The members every entry of this person has."""

    def own_seat(self) -> int:
        """The own seat."""
        place = self.table.seat_of(self.guest)
        if place is None:
            raise Refused("not-seated", "take a seat first")
        return place

    def host_seat(self) -> int:
        """The own seat, if it is the host's."""
        place = self.own_seat()
        if place != self.table.host:
            raise Refused("host-only", "only the host can do that")
        return place

    def must_be_in(self, *phases: str) -> None:
        """Refuse what cannot be done in the phase the table is in."""
        if self.table.phase not in phases:
            raise Refused("wrong-time", f"not while the table is {self.table.phase}")

    def checked_seat(self, seat: int | None) -> int:
        """A seat of the table."""
        if seat is None or not 0 <= seat < len(self.table.seats):
            raise Refused("bad-seat", f"seats run from 0 to {len(self.table.seats) - 1}")
        return seat
