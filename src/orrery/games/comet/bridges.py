"""Where a step could end if tokens were placed to be skipped: "bridges" over fields that cannot be."""

from __future__ import annotations

from typing import Final

from orrery.games.comet.kinds import CAVERN, DIRECTIONS
from orrery.games.comet.position import Position
from orrery.games.comet.skipping import find_ends
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has

_FAR: Final = 99
"""More bridges than there ever are."""


def types_with_bridges(s: Position, field: i64, skips: i64, bridges: i64) -> i64:
    """The types of fields in reach if up to `bridges` unoccupied fields on the way were occupied."""
    if bridges == 0:
        find_ends(s, field, skips)
        return s.search.types
    if not s.straight:
        return _types_along(s, field, skips, bridges, 0, DIRECTIONS)
    types: i64 = 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        types |= _types_along(s, field, skips, bridges, direction, direction + 1)
        direction += 1
    return types


def _types_along(s: Position, start: i64, skips: i64, bridges: i64, first: i64, end: i64) -> i64:
    """The same in some directions: a search for the fewest bridges to every field."""
    cost = s.search.queue
    field: i64 = 0
    while field < s.tables.fields:
        cost[field] = _FAR
        field += 1
    cost[start] = 0
    while _bridge_neighbours(s, start, skips, bridges, first, end):
        pass
    types: i64 = 0
    field = 0
    while field < s.tables.fields:
        if cost[field] <= bridges:
            types |= _free_types_beside(s, start, field, first, end)
        field += 1
    return types


def _bridge_neighbours(s: Position, start: i64, skips: i64, bridges: i64, first: i64, end: i64) -> bool:
    """Find cheaper ways to the neighbours of all fields found so far; say whether there are any."""
    cost = s.search.queue
    changed = False
    field: i64 = 0
    while field < s.tables.fields:
        direction: i64 = first
        while cost[field] <= bridges and direction < end:
            other: i64 = s.tables.neighbour(s.side, field, direction)
            if other >= 0 and other != start:
                over: i64 = cost[field] + _cost_of_skipping(s, other, skips)
                if over < cost[other]:
                    cost[other] = over
                    changed = True
            direction += 1
        field += 1
    return changed


def _cost_of_skipping(s: Position, field: i64, skips: i64) -> i64:
    """How many bridges it takes to skip a field; the cavern is never skipped.

    Rules: CS33
    """
    if s.tokens_on(field):
        return 0
    kind: i64 = s.field_type(field)
    if kind == CAVERN:
        return _FAR
    return 0 if has(skips, kind) else 1


def _free_types_beside(s: Position, start: i64, field: i64, first: i64, end: i64) -> i64:
    """The types of the unoccupied fields next to a field, but for the start."""
    types: i64 = 0
    direction: i64 = first
    while direction < end:
        other: i64 = s.tables.neighbour(s.side, field, direction)
        if other >= 0 and other != start and s.tokens_on(other) == 0:
            types |= bit(s.field_type(other))
        direction += 1
    return types
