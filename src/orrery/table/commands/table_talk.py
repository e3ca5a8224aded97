"""What people say to the whole table: lines of talk, a pause, the wish for another game."""

from __future__ import annotations

from orrery.table.commands.requester import Requester
from orrery.table.entry import Chatted, Paused, Resumed, WantsRematch
from orrery.table.errors import Refused
from orrery.table.names import clean_name, clean_text, distinct_name
from orrery.table.phase import OVER, PAUSED, RUNNING

LONGEST_CHAT = 500


class TalkCommands(Requester):
    """Talk, pauses and rematches."""

    def chat(self, text: str | None, name: str | None = None) -> Chatted:
        """Say something to the whole table; watchers may too, but never under a player's name.

        Rules: notalone R14
        """
        said = clean_text(text or "")
        if not said:
            raise Refused("bad-text", "say something")
        if len(text or "") > LONGEST_CHAT:
            raise Refused("bad-text", f"at most {LONGEST_CHAT} characters")
        place = self.table.seat_of(self.guest)
        if place is not None:
            called = self.table.seats[place].name
        else:
            called = distinct_name(clean_name(name), self.table.seating.names()) if name else ""
        return Chatted(**self.stamp, seat=place, name=called, text=said)

    def pause(self) -> Paused:
        """Stop the clocks and the game."""
        self.must_be_in(RUNNING)
        return Paused(**self.stamp, seat=self.own_seat())

    def resume(self) -> Resumed:
        """Go on."""
        self.must_be_in(PAUSED)
        return Resumed(**self.stamp, seat=self.own_seat())

    def rematch(self) -> WantsRematch:
        """Ask for another game with the same seats."""
        self.must_be_in(OVER)
        return WantsRematch(**self.stamp, seat=self.own_seat())
