"""Nests: which are free, and which number an animal wants."""

from __future__ import annotations

from orrery.games.comet.kinds import SLOTS
from orrery.games.comet.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.sentinels import NONE


def free_slots(s: Position, seat: i64) -> i64:
    """How many animals a seat could still take on.

    Rules: C20
    """
    slots: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if s.animal(seat, slot) == NONE:
            slots += 1
        slot += 1
    return slots


def highest_free_nest(s: Position) -> i64:
    """The highest number of a free nest, 0 if there is none.

    Rules: C19
    """
    tables = s.tables
    i: i64 = tables.nests_from[s.side]
    end: i64 = tables.nests_from[s.side + 1]
    while i < end:
        field: i64 = tables.nests[i]
        if s.tokens_on(field) == 0:
            return s.nest_number(field)
        i += 1
    return 0


def at_least_lowest(s: Position, distance: i64) -> i64:
    """The nest number of a distance, never below the lowest of the board.

    Rules: CQ6
    """
    lowest: i64 = s.lowest_nest()
    return distance if distance > lowest else lowest


def printed_number(s: Position, kind: i64) -> i64:
    """The nest number an animal wants before anything is taken off."""
    return at_least_lowest(s, s.tables.nest[kind])


def open_number(s: Position, wanted: i64) -> i64:
    """The wanted number if it has a free nest, else the lowest above it that has; or 0.

    Rules: C17, C18, CQ5
    """
    tables = s.tables
    best: i64 = 0
    i: i64 = tables.nests_from[s.side]
    end: i64 = tables.nests_from[s.side + 1]
    while i < end:
        field: i64 = tables.nests[i]
        number: i64 = s.nest_number(field)
        if number < wanted:
            return best
        if s.tokens_on(field) == 0:
            best = number
        i += 1
    return best


def fits_nest(s: Position, seat: i64, field: i64, wanted: i64, number: i64) -> bool:
    """Whether an animal that wants a number may go to a field, where `number` is the open one.

    It is a free nest of the open number, or any of the wanted one if its owner may hatch on occupied nests.
    Rules: C16, C17, C18, C73, CS40
    """
    here: i64 = s.nest_number(field)
    if here == 0:
        return False
    if s.tokens_on(field) == 0:
        return here == number
    return here == wanted and s.shares_nests(seat) == 1
