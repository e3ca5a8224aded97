"""How far every field is from the cavern for a seat: over tokens and skippable areas, by symbols at hand or to come."""

from __future__ import annotations

from typing import Final

from orrery.games.comet.kinds import CAVERN, DIRECTIONS, MOST_FIELDS, NEST, SKIP_EMPTY_NESTS
from orrery.games.comet.position import Position
from orrery.kernel.arrays import Ints, i64, zeros

FAR: Final = 1000
"""The cost of a field from which no way leads home."""


class WaysHome:
    """A map of the board: what it costs to come home from each field, a step by a symbol at hand counting ten."""

    def __init__(self) -> None:
        self.cost: Ints = zeros(MOST_FIELDS)
        self.entry: Ints = zeros(8)
        """What a step onto a field of each type costs; set before the map is drawn."""
        self._queue: Ints = zeros(MOST_FIELDS)
        self._queued: Ints = zeros(MOST_FIELDS)

    def draw(self, s: Position, skips: i64) -> None:
        """Draw the map as the board stands, for a seat whose saviors may skip some types of fields.

        Within a step every token and every skippable field is passed at no cost; the end of the step pays.
        """
        tables = s.tables
        fields: i64 = tables.fields
        base: i64 = s.side * fields
        cost, entry, queue, queued = self.cost, self.entry, self._queue, self._queued
        types, near = tables.type, tables.near
        nests_skipped = skips & SKIP_EMPTY_NESTS != 0
        field: i64 = 0
        while field < fields:
            cost[field] = FAR
            queued[field] = 0
            field += 1
        cavern: i64 = tables.cavern[s.side]
        cost[cavern] = 0
        queue[0] = cavern
        head: i64 = 0
        waiting: i64 = 1
        while waiting > 0:
            field = queue[head]
            head += 1
            if head == MOST_FIELDS:
                head = 0
            waiting -= 1
            queued[field] = 0
            kind: i64 = types[base + field]
            through: i64 = cost[field]
            if kind == CAVERN:
                through += entry[CAVERN]
            elif s.tokens_on(field) == 0:
                if kind == NEST:
                    if not nests_skipped:
                        continue
                elif not skips >> kind & 1:
                    through += entry[kind]
            spot: i64 = (base + field) * DIRECTIONS
            end: i64 = spot + DIRECTIONS
            while spot < end:
                other: i64 = near[spot]
                spot += 1
                if other >= 0 and through < cost[other]:
                    cost[other] = through
                    if queued[other] == 0:
                        queued[other] = 1
                        tail: i64 = head + waiting
                        if tail >= MOST_FIELDS:
                            tail -= MOST_FIELDS
                        queue[tail] = other
                        waiting += 1
