"""Taking, moving and leaving a seat."""

from __future__ import annotations

import secrets

from orrery.table.commands.requester import Requester
from orrery.table.entry import Left, Moved, Sat
from orrery.table.errors import Refused
from orrery.table.names import clean_name, distinct_name
from orrery.table.phase import RUNNING, WAITING

LINK_USED = "this link moves no seat any more; ask for a new one at the table, in the menu"


class SeatCommands(Requester):
    """Who sits where."""

    def sit(self, seat: int | None, name: str | None, nonce: str | None = None) -> Sat:
        """Take an empty seat or a bot's; in a running game, come back to the own one."""
        table = self.table
        mine = table.seat_of(self.guest)
        if mine is not None and table.seats[mine].away:
            return Sat(**self.stamp, seat=mine, name=table.seats[mine].name, nonce="")
        if mine is not None:
            raise Refused("seated", "you sit at this table already")
        self.must_be_in(WAITING)
        place = self.checked_seat(seat)
        if table.seats[place].kind == "person":
            raise Refused("taken", "somebody sits there")
        luck = nonce or secrets.token_hex(8)
        called = distinct_name(clean_name(name), table.seating.names(place))
        return Sat(**self.stamp, seat=place, name=called, nonce=luck[:64])

    def move_seat(self, to: str, handed_over: int | None = None) -> Moved:
        """Move the own seat to another device; a link is from when its owner had handed over a seat that often."""
        seating = self.table.seating
        if seating.seat_of(self.guest) is None:
            raise Refused("not-seated", LINK_USED)
        if handed_over not in (None, seating.handed_over.get(self.guest, 0)):
            raise Refused("bad-link", LINK_USED)
        if seating.seat_of(to) is not None:
            raise Refused("seated", "that device sits at this table already")
        return Moved(**self.stamp, seat=self.own_seat(), to=to)

    def leave(self) -> Left:
        """Leave the own seat; in a running game a bot plays on."""
        place = self.own_seat()
        if self.table.seats[place].away:
            raise Refused("wrong-time", "you have left already")
        return Left(**self.stamp, seat=place)

    def stand_in(self, seat: int) -> Left:
        """Let a bot play for another person who has been gone for long, until that person comes back."""
        self.must_be_in(RUNNING)
        by = self.own_seat()
        place = self.checked_seat(seat)
        who = self.table.seats[place]
        if self.table.seats[by].away:
            raise Refused("away", "a bot plays for you; take your seat again first")
        if place == by:
            raise Refused("bad-seat", "that is your own seat; leave it instead")
        if who.played_by_bot:
            raise Refused("wrong-time", "a bot plays there already")
        wait = self.absence.bot_allowed_in(place) if self.absence is not None else None
        if wait is None:
            raise Refused("here", f"{who.name} is here")
        if wait > 0.0:
            raise Refused("too-soon", f"{who.name} may still come back; wait {wait:.0f} seconds more")
        return Left(**self.stamp, seat=place, by=by)
