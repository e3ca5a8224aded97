"""The Lair and the Nexus: take all Place cards back, or copy a place by the Creature."""

from __future__ import annotations

from orrery.games.notalone import frames
from orrery.games.notalone.actions import COPY, RECYCLE
from orrery.games.notalone.kinds import RECYCLE_OR_COPY_BESIDE, SLOTS, TAKE_BACK_LIMIT
from orrery.games.notalone.place_cards import all_to_hand
from orrery.games.notalone.position import Position
from orrery.games.notalone.power import Power, copyable, use_power
from orrery.games.notalone.steps import ListStep
from orrery.games.notalone.tokens import creature_slots, may_not_take_back
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import Actions


def may_recycle(s: Position, seat: i64) -> bool:
    """Whether a Hunted has something to take back, and may.

    Rules: Q83
    """
    return s.discard_count(seat) > 0 and not may_not_take_back(s, seat)


def copy_choices(s: Position, seat: i64, which: i64, place: i64) -> i64:
    """The slots that the Lair or the Nexus may copy; never a power of their own kind.

    Rules: R35, E52
    """
    slots: i64 = creature_slots(s)
    if s.tables.power[place] == RECYCLE_OR_COPY_BESIDE:
        slots = s.tables.around(slots)
    out: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if has(slots, slot):
            other: i64 = s.place_at(slot)
            if other != NONE and s.tables.power[other] > RECYCLE_OR_COPY_BESIDE and copyable(s, seat, which, slot):
                out |= bit(slot)
        slot += 1
    return out


class Lair(Power):
    """The Lair copies the place with the Creature token, the Nexus one beside it.

    Rules: R35, E52
    """

    def usable(self, s: Position, seat: i64, which: i64, place: i64) -> bool:
        """With something to take back or to copy."""
        return may_recycle(s, seat) or copy_choices(s, seat, which, place) != 0

    def use(self, s: Position, arg: i64, place: i64) -> None:
        """Ask which."""
        s.push(frames.RECYCLE_OR_COPY, arg, place)


class RecycleOrCopy(ListStep):
    """A Hunted at the Lair or Nexus takes all its cards back or copies a place.

    Rules: R35, R39, R44, E52
    """

    def enter(self, s: Position) -> None:
        """Ask the Hunted."""
        s.ask_seat(frames.seat_of(s.arg))

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Take all back, or copy one place."""
        if may_recycle(s, seat):
            out.add(RECYCLE)
        out.add_mask(COPY, copy_choices(s, seat, frames.which_of(s.arg), s.arg2))

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Under Persecution only one card comes back.

        Rules: R39
        """
        arg: i64 = s.arg
        s.pop()
        if action != RECYCLE:
            use_power(s, arg, s.place_at(action - COPY))
        elif s.on(TAKE_BACK_LIMIT):
            s.push(frames.TAKE, seat, s.hunt_number(TAKE_BACK_LIMIT))
        else:
            all_to_hand(s, seat)
            if s.events is not None:
                s.emit("notalone-recycled", {"seat": int(seat)})
