"""How many turns each seat will still have."""

from __future__ import annotations

from typing import Final

from orrery.games.nebula.kinds import CONSTELLATIONS
from orrery.games.nebula.position import Position
from orrery.games.nebula.turn import end_triggers
from orrery.kernel.arrays import i64
from orrery.kernel.bits import popcount

_BLACKS_EACH_TURN: Final = 0.5
_ROUNDS_TRUSTED: Final = 4.0
"""How many rounds the usual pace of black stars counts beside what was seen."""
_MARKERS_EACH_TURN: Final = 0.22
_CELLS_EACH_TURN: Final = 1.7
_STARS_EACH_TURN: Final = 3.0
_PLACING: Final = 2
"""The phase of a turn from which it counts as played: what is looked at is its end."""


class TurnsLeft:
    """An estimate of the turns left, for all seats of a position."""

    def __init__(self, s: Position) -> None:
        self.first: i64 = s.first_player
        self.seats: i64 = s.seats
        phase: i64 = s.frame_arg(0)
        self.played: i64 = s.active - self.first
        """How many seats have played in this round."""
        if self.played < 0:
            self.played += self.seats
        if phase >= _PLACING:
            self.played += 1
        self.rounds = 0.0
        """How many whole rounds come after this one."""
        if s.over:
            self.played = self.seats
        elif not (s.ends or (phase >= _PLACING and end_triggers(s))):
            self.rounds = rounds_left(s)

    def of(self, seat: i64) -> float:
        """How many turns a seat will still have."""
        place: i64 = seat - self.first
        if place < 0:
            place += self.seats
        return self.rounds + (1.0 if place >= self.played else 0.0)


def rounds_left(s: Position) -> float:
    """How many rounds the end is away that comes first, at the usual pace."""
    t = s.tables
    seats = float(s.seats)
    track: i64 = t.token_last - s.black_token
    pace = float(s.black_token) + _BLACKS_EACH_TURN * seats * _ROUNDS_TRUSTED
    least = float(track) * (float(s.round) + 1.0 + _ROUNDS_TRUSTED) / pace
    markers: i64 = t.markers_to_end[s.seats]
    seat: i64 = 0
    while seat < s.seats:
        markers -= popcount(s.claims(seat))
        least = min(least, float(cells_to_three(s, seat)) / _CELLS_EACH_TURN)
        seat += 1
    least = min(least, float(markers) / (_MARKERS_EACH_TURN * seats))
    return max(0.3, min(least, float(s.bag_total()) / (_STARS_EACH_TURN * seats)))


def cells_to_three(s: Position, seat: i64) -> i64:
    """How many cells a seat must still fill to complete three constellations."""
    filled: i64 = s.filled(seat)
    constellations = s.galaxy().constellation
    total: i64 = 0
    most: i64 = 0
    number: i64 = 0
    while number < CONSTELLATIONS:
        empty: i64 = popcount(constellations[number] & ~filled)
        total += empty
        most = max(most, empty)
        number += 1
    return total - most
