"""Where one step can end: fields beside a savior, or behind fields that may be skipped."""

from __future__ import annotations

from typing import Final

from orrery.games.comet.kinds import ALL_AREAS, DIRECTIONS, SAVIORS
from orrery.games.comet.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit

_TYPES: Final = 7
_FIELD: Final = 127
"""How to read an entry of the table of borders: the bits of a type, and those of the field."""


def find_ends(s: Position, field: i64, skips: i64) -> i64:
    """Find the unoccupied fields one step from a field may end on, in `s.search`; say how many.

    Rules: C27, C29, C30, C69, CQ8, CS4, CS5, CS33
    """
    if s.straight:
        return _find_straight_ends(s, field, skips)
    search = s.search
    seen = search.seen
    queue = search.queue
    found = search.found
    border = s.tables.border
    stamp: i64 = search.stamp + 1
    search.stamp = stamp
    base: i64 = s.side * s.tables.fields
    seen[field] = stamp
    queue[0] = field
    head: i64 = 0
    tail: i64 = 1
    n: i64 = 0
    mask: i64 = 0
    while head < tail:
        spot: i64 = (base + queue[head]) * DIRECTIONS
        head += 1
        end: i64 = spot + DIRECTIONS
        while spot < end:
            beside: i64 = border[spot]
            spot += 1
            other: i64 = beside & _FIELD
            if beside < 0 or (head > 1 and seen[other] == stamp):
                continue
            seen[other] = stamp
            if s.tokens_on(other) == 0:
                found[n] = other
                n += 1
                mask |= beside
                if not skips & (beside >> _TYPES):  # the cavern never is
                    continue
            queue[tail] = other
            tail += 1
    search.types = mask >> _TYPES
    return n


def _find_straight_ends(s: Position, field: i64, skips: i64) -> i64:
    """With an option skipping goes on in one direction only.

    Rules: CQ8
    """
    search = s.search
    stamp: i64 = search.stamp + 1
    search.stamp = stamp
    base: i64 = s.side * s.tables.fields
    n: i64 = 0
    mask: i64 = 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        other: i64 = s.tables.near[(base + field) * DIRECTIONS + direction]
        while other >= 0:
            kind: i64 = s.tables.type[base + other]
            if s.tokens_on(other) == 0:
                search.seen[other] = stamp
                search.found[n] = other
                n += 1
                mask |= bit(kind)
                if not skips >> kind & 1:
                    break
            other = s.tables.near[(base + other) * DIRECTIONS + direction]
        direction += 1
    search.types = mask
    return n


def reaches(s: Position, field: i64, target: i64, skips: i64) -> bool:
    """Whether one step from a field may end on an unoccupied one.

    Rules: C27, C29
    """
    direction: i64 = 0
    while direction < DIRECTIONS:
        if s.tables.neighbour(s.side, field, direction) == target:
            return True
        direction += 1
    find_ends(s, field, skips)
    return s.search.seen[target] == s.search.stamp


def skips_of(s: Position, seat: i64, savior: i64) -> i64:
    """Guardians, the empty nests of a permanent ability, and the scouts used for this savior.

    With an option guardians work in a Move only: not once the action of a turn is over.
    Rules: C69, CQ21, CS34
    """
    if s.guards_in_move and s.action_is_over():
        return s.skips(seat) & ~ALL_AREAS
    return s.skips(seat) | s.scouted(savior)


def types_in_reach(s: Position, seat: i64) -> i64:
    """The types of fields that one step of any of a seat's saviors can end on, as bits."""
    mask: i64 = 0
    savior: i64 = 0
    while savior < SAVIORS:
        field: i64 = s.savior_field(seat, savior)
        if field >= 0:
            find_ends(s, field, skips_of(s, seat, savior))
            mask |= s.search.types
        savior += 1
    return mask
