"""Detour: the Creature moves a Hunted to an adjacent place."""

from __future__ import annotations

from orrery.games.notalone.actions import MOVE_WHOM, TO_SLOT
from orrery.games.notalone.frames import DETOUR_TO
from orrery.games.notalone.position import Position
from orrery.games.notalone.steps import ChoiceStep
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import Actions


def movable_hunted(s: Position) -> i64:
    """The explored places, as bits 2 * seat + which, from which a Hunted can be moved.

    Rules: Q8, Q79
    """
    out: i64 = 0
    k: i64 = 1
    while k < s.seats:
        seat: i64 = s.hunted(k)
        which: i64 = 0
        while which < 2:
            slot: i64 = s.explored(seat, which)
            if slot != NONE and s.accessible_beside(slot):
                out |= bit(2 * seat + which)
            which += 1
        k += 1
    return out


def move_hunted(s: Position, seat: i64, which: i64, slot: i64) -> None:
    """Let a Hunted explore another place; the played card stays the card really played.

    Rules: Q51
    """
    s.set_explored(seat, which, slot)
    if s.events is not None:
        s.emit("notalone-moved-hunted", {"seat": int(seat), "slot": int(slot) + 1, "at": s.at(slot)})


class Detour(ChoiceStep):
    """The Creature names whom it moves, and from which of two explored places.

    Rules: Q8
    """

    def enter(self, s: Position) -> None:
        """Ask the Creature."""
        s.ask_seat(s.creature)

    def choices(self, s: Position, seat: i64) -> i64:
        """Those who can be moved anywhere."""
        return movable_hunted(s)

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """The Hunted clockwise from the Creature."""
        movable: i64 = movable_hunted(s)
        k: i64 = 1
        while k < s.seats:
            one: i64 = s.hunted(k)
            which: i64 = 0
            while which < 2:
                if has(movable, 2 * one + which):
                    out.add(MOVE_WHOM + 2 * one + which)
                which += 1
            k += 1

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Ask where to."""
        s.pop()
        s.push(DETOUR_TO, action - MOVE_WHOM)


class DetourTo(ChoiceStep):
    """The Creature names where to.

    Rules: Q8
    """

    def enter(self, s: Position) -> None:
        """Ask the Creature."""
        s.ask_seat(s.creature)

    def choices(self, s: Position, seat: i64) -> i64:
        """The accessible places beside."""
        return s.accessible_beside(s.explored(s.arg // 2, s.arg & 1))

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Move the Hunted."""
        place: i64 = s.arg
        s.pop()
        move_hunted(s, place // 2, place & 1, action - TO_SLOT)
