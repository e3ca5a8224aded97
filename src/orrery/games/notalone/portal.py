"""The Portal: a Hunted goes on to another place."""

from __future__ import annotations

from orrery.games.notalone import frames
from orrery.games.notalone.actions import TELEPORT
from orrery.games.notalone.place_cards import hand_to_played, played_to_discard
from orrery.games.notalone.position import Position
from orrery.games.notalone.power import Power
from orrery.games.notalone.steps import ChoiceStep
from orrery.kernel.arrays import i64
from orrery.kernel.bits import shift_left


class Portal(Power):
    """Discard the played card and go to another place.

    Rules: E46
    """

    def usable(self, s: Position, seat: i64, which: i64, place: i64) -> bool:
        """With an accessible place in hand."""
        return s.accessible_of(s.hand(seat)) != 0

    def use(self, s: Position, arg: i64, place: i64) -> None:
        """Ask where to."""
        s.push(frames.PORTAL, arg)


class Teleport(ChoiceStep):
    """A Hunted at the Portal goes to a place of its hand.

    Rules: E46, E47, E48, Q33, Q53
    """

    def enter(self, s: Position) -> None:
        """Ask the Hunted."""
        s.ask_seat(frames.seat_of(s.arg))

    def choices(self, s: Position, seat: i64) -> i64:
        """Any accessible Place card in hand."""
        return s.accessible_of(s.hand(seat))

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """The played card is discarded now; the Hunted stands on the new place, unresolved."""
        number: i64 = action - TELEPORT
        which: i64 = frames.which_of(s.arg)
        s.pop()
        played_to_discard(s, seat, which)
        hand_to_played(s, seat, which, number)
        s.set_explored(seat, which, s.slot_of(number))
        unresolved: i64 = frames.PLACE_RESOLVED | frames.TARGET_RESOLVED | frames.ARTEMIA_RESOLVED
        resolved: i64 = s.resolved(seat) & ~shift_left(unresolved, which)
        s.set_resolved(seat, resolved | shift_left(frames.TELEPORTED, which))
        s.set_frame_arg2(1, 1 + 2 * seat + which)  # the Reckoning that the power is used in
        if s.events is not None:
            s.emit("notalone-teleported", {"seat": int(seat), "place": s.name_of(number)})
