"""What the greedy bot knows of Nebula."""

from __future__ import annotations

from typing import Final

from orrery.bots.greedy import Evaluator, Greedy
from orrery.games.nebula.advanced_goals import advanced_goal_count
from orrery.games.nebula.common_goals import OrbitAllDifferent, common_goal, common_goal_progress
from orrery.games.nebula.frames import TURN
from orrery.games.nebula.kinds import ADVANCED_TOKEN, BLACK, CONSTELLATIONS, OPEN_GOALS, STAR_KINDS
from orrery.games.nebula.personal_goals import personal_goal, personal_goal_met, personal_goal_progress
from orrery.games.nebula.position import Position
from orrery.games.nebula.regions import completed_constellations
from orrery.games.nebula.scoring import (
    advanced_points,
    black_points,
    common_points,
    constellation_points,
    constellation_value,
    personal_points,
    star_points,
)
from orrery.games.nebula.turn import end_triggers
from orrery.games.nebula.values import worth
from orrery.kernel.arrays import i64
from orrery.kernel.bits import has, popcount
from orrery.kernel.sentinels import NONE
from orrery.kernel.state import State

_GROWTH: Final = [0.0, 0.03, 0.08, 0.17, 0.32, 0.56, 1.0]
"""How much of a constellation's points a part of its six cells is worth."""
_PERSONAL_CHANCE: Final = 4.0
"""What a rival's hidden goal brings on average."""
_REPEAT: Final = 0.3
"""What a repeated colour costs where all must differ."""
_COLOUR_TOO_MANY: Final = 0.25
"""What each colour costs that a region has too many."""
_COLOUR_TOO_FEW: Final = 0.8
"""How near a region is that is filled with too few colours."""
_CONTESTED: Final = 0.4
"""How near a goal is that another seat has taken."""


class NebulaEvaluator(Evaluator):
    """Points now, plus what is in reach: goals, constellations, the third placement, value ranks, the end."""

    def in_own_turn(self, state: State, seat: i64) -> bool:
        """While the seat collects or places (phases I and II)."""
        assert isinstance(state, Position)
        return state.frame_kind(0) == TURN and state.active == seat and state.frame_arg(0) <= 2

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for the seat, in victory points."""
        assert isinstance(state, Position)
        points = points_now(state, seat)
        if state.over:
            return points + 100.0 * lead(state, seat, points)
        if state.frame_kind(0) != TURN:
            return prospects(state, seat)
        if state.ends or end_triggers(state):
            return points + unclaimed(state, seat) + lead(state, seat, points)
        return points + prospects(state, seat)


def points_now(s: Position, seat: i64) -> float:
    """The score pad as it stands, goals not yet marked left out."""
    points: i64 = common_points(s, seat) + black_points(s, seat)
    points += constellation_points(s, seat) + personal_points(s, seat)
    if s.full == 1:
        points += star_points(s, seat) + advanced_points(s, seat)
    return float(points)


def lead(s: Position, seat: i64, points: float) -> float:
    """How far the seat is ahead of the best rival when the end is near: closing is good only for who leads."""
    best = -1000.0
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            best = max(best, points_now(s, other) + _PERSONAL_CHANCE)
        other += 1
    return max(-12.0, min(12.0, points - best))


def unclaimed(s: Position, seat: i64) -> float:
    """The points of goals met that will be marked at the end of this turn."""
    total = 0.0
    slot: i64 = 0
    while slot < OPEN_GOALS:
        if not has(s.claims(seat), slot) and common_progress(s, seat, s.common(slot)) >= 1.0:
            total += goal_points(s, slot)
        slot += 1
    return total


def goal_points(s: Position, slot: i64) -> float:
    """What marking an open common goal would bring now."""
    card: i64 = s.common(slot)
    if s.top_marker(slot) == NONE:
        return float(s.tables.common_first[card])
    return float(s.tables.common_later[card])


def prospects(s: Position, seat: i64) -> float:
    """What is not points yet but will be, by how near it is."""
    total = 0.0
    slot: i64 = 0
    while slot < OPEN_GOALS:
        if s.common(slot) >= 0 and not has(s.claims(seat), slot):
            progress = common_progress(s, seat, s.common(slot))
            total += goal_points(s, slot) * (1.0 if progress >= 1.0 else 0.8 * progress * progress)
        slot += 1
    card: i64 = s.kept(seat)
    if card >= 0:
        near = personal_progress(s, seat, card)
        if near < 1.0:
            total += 0.75 * float(s.tables.personal_points[card]) * near * near
    total += constellation_prospects(s, seat)
    total += 0.35 * float(popcount(s.filled(seat)))
    total += stock_prospects(s, seat)
    total += 0.5 * float(s.blacks(seat))
    if s.full == 1:
        total += advanced_prospects(s, seat)
    return total


def constellation_prospects(s: Position, seat: i64) -> float:
    """Constellations begun, worth more the fuller they are and the higher they rank."""
    filled: i64 = s.filled(seat)
    done: i64 = completed_constellations(s, seat)
    constellations = s.galaxy().constellation
    total = 0.0
    number: i64 = 0
    while number < CONSTELLATIONS:
        if not has(done, number):
            cells: i64 = popcount(filled & constellations[number])
            total += 0.8 * float(constellation_value(s, number)) * _GROWTH[cells]
        number += 1
    return total


def stock_prospects(s: Position, seat: i64) -> float:
    """Stars kept for later: different colours are worth more, the bright star's colour most (a third placement)."""
    total = 0.0
    kind: i64 = 0
    while kind < STAR_KINDS:
        count: i64 = s.stock(seat, kind)
        if count:
            total += 0.9
            if count > 1:
                total += 0.25
            if kind == s.bright:
                total += 0.8
            if kind == BLACK:
                total += 0.3
        kind += 1
    return total


def advanced_prospects(s: Position, seat: i64) -> float:
    """Advanced goals that pay nothing at their present rank may yet."""
    total = 0.0
    slot: i64 = 0
    while slot < OPEN_GOALS:
        card: i64 = s.advanced(slot)
        if card >= 0 and worth(s, ADVANCED_TOKEN + slot) == 0:
            total += 0.5 * float(advanced_goal_count(s, seat, card))
        slot += 1
    return total


# How near a goal is, from 0 to 1.


def common_progress(s: Position, seat: i64, card: i64) -> float:
    """How near a galaxy is to a common goal; colours or stars too many or too few must be replaced first."""
    progress = common_goal_progress(s, seat, card)
    share = progress.share()
    if progress.excess > 0:
        cost = _REPEAT if isinstance(common_goal(s, card), OrbitAllDifferent) else _COLOUR_TOO_MANY
        return max(0.0, share - cost * float(progress.excess))
    if share >= 1.0 and progress.colours < progress.of:
        return _COLOUR_TOO_FEW
    return share


def personal_progress(s: Position, seat: i64, card: i64) -> float:
    """How near a seat is to a personal goal."""
    if personal_goal_met(s, seat, card):
        return 1.0
    if personal_goal(s, card).contested:
        return _CONTESTED
    return personal_goal_progress(s, seat, card).share()


def greedy() -> Greedy:
    """The greedy bot of Nebula."""
    return Greedy(NebulaEvaluator())
