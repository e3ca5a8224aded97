"""What features are worth, by how many turns a seat has left, and how sure a lead is."""

from __future__ import annotations

from typing import Final

from orrery.bots.floats import Floats, floats
from orrery.bots.nebula.features import AWAY, COMMON, CONSTELLATION, FEATURES, PERSONAL
from orrery.kernel.arrays import i64

KNOTS: Final[list[float]] = [0.0, 1.0, 2.5, 5.0, 9.0]
"""The turns left for which weights are given; between them they are interpolated."""
STEPS: Final = 4
"""How many rows of interpolated weights there are for each turn left."""
ROWS: Final = 9 * STEPS + 1


class Weights:
    """Weights for each knot and the spread of results there, with rows interpolated between."""

    def __init__(self, at_knots: list[list[float]], spread: list[float]) -> None:
        rows: list[float] = []
        spreads: list[float] = []
        for row in range(ROWS):
            left = row / STEPS
            after = 1
            while KNOTS[after] < left:
                after += 1
            part = (left - KNOTS[after - 1]) / (KNOTS[after] - KNOTS[after - 1])
            rows += [a + part * (b - a) for a, b in zip(at_knots[after - 1], at_knots[after], strict=True)]
            spreads.append(spread[after - 1] + part * (spread[after] - spread[after - 1]))
        self.at_knots = at_knots
        self.spread_at_knots = spread
        self.rows: Floats = floats(rows)
        """Row after row of weights."""
        self.spreads: Floats = floats(spreads)


def row_of(turns: float) -> i64:
    """The row for so many turns left."""
    row = int(turns * STEPS + 0.5)
    return min(row, ROWS - 1)


# A first estimate by hand.

_CHANCE: Final = [
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    [0.75, 0.45, 0.12, 0.0, 0.0, 0.0],
    [0.85, 0.7, 0.5, 0.28, 0.14, 0.03],
    [0.9, 0.8, 0.65, 0.5, 0.35, 0.18],
    [0.92, 0.85, 0.75, 0.65, 0.55, 0.4],
]
"""For each knot, the chance that what is one to six placements away will be done."""
_GALAXY: Final = [
    [0.0, 0.0, 0.0, 0.0],
    [0.0, 0.0, 0.2, 0.0],
    [0.2, 0.05, 0.4, 0.0],
    [0.4, 0.15, 0.5, 0.0],
    [0.5, 0.25, 0.5, 0.0],
]
"""Idle advanced goals, stars placed, the next black star, always."""
_STOCK: Final = [
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    [0.5, 0.1, 0.8, 0.6, 0.15, 0.3],
    [0.8, 0.3, 0.9, 0.6, 0.2, 0.5],
    [0.9, 0.4, 1.0, 0.6, 0.2, 0.6],
    [0.9, 0.5, 1.0, 0.6, 0.2, 0.6],
]


def first_estimate() -> Weights:
    """The weights made by hand."""
    at_knots: list[list[float]] = []
    for knot in range(len(KNOTS)):
        row = [0.0] * FEATURES
        row[0] = 1.0
        for n in range(AWAY):
            chance = _CHANCE[knot][n]
            row[COMMON + n] = chance
            row[PERSONAL + n] = 0.9 * chance
            row[CONSTELLATION + n] = 0.95 * chance
        row[CONSTELLATION + AWAY : CONSTELLATION + AWAY + 4] = _GALAXY[knot]
        row[CONSTELLATION + AWAY + 4 :] = _STOCK[knot]
        at_knots.append(row)
    return Weights(at_knots, [0.4, 5.0, 8.0, 11.0, 14.0])


def near_sighted(weights: Weights, sight: int) -> Weights:
    """Weights of somebody who sees only what is so many placements away, as if the rest could never be reached."""
    at_knots = [list(row) for row in weights.at_knots]
    for row in at_knots:
        for first in (COMMON, PERSONAL, CONSTELLATION):
            row[first + sight : first + AWAY] = [0.0] * (AWAY - sight)
    return Weights(at_knots, list(weights.spread_at_knots))
