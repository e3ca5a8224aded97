"""What lies in the constellations and other regions of a player's galaxy."""

from __future__ import annotations

from orrery.games.nebula.kinds import COLOURS, CONSTELLATIONS
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit


def completed_constellations(s: Position, seat: i64) -> i64:
    """The set of constellations all of whose cells are filled.

    On some boards the central cell is one of them.
    Rules: N32, N34, NQ2, NQ66
    """
    filled: i64 = s.filled(seat)
    constellations = s.galaxy().constellation
    done: i64 = 0
    number: i64 = 0
    while number < CONSTELLATIONS:
        cells: i64 = constellations[number]
        if filled & cells == cells:
            done |= bit(number)
        number += 1
    return done


def colours_within(s: Position, seat: i64, cells: i64) -> i64:
    """How many different colours lie in a set of cells."""
    count: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if s.stars(seat, colour) & cells:
            count += 1
        colour += 1
    return count
