"""What the greedy bot knows of Nebula."""

from __future__ import annotations

from typing import Final

from orrery.bots.greedy import Greedy, Judge
from orrery.games.nebula import kinds
from orrery.games.nebula.goals import (
    advanced_goal_count,
    colours_within,
    completed_constellations,
    constellation,
    neighbours,
)
from orrery.games.nebula.layout import (
    ACTIVE,
    ADVANCED,
    BLACKS,
    BRIGHT,
    CLAIMS,
    COMMON,
    ENDS,
    FILLED,
    FULL,
    KEPT,
    MOST_BLACK_NEEDS_ONE,
    ON_TOP,
    STARS,
    STOCK,
)
from orrery.games.nebula.position import TURN, Position
from orrery.games.nebula.scoring import (
    advanced_points,
    black_points,
    common_points,
    constellation_points,
    personal_points,
    star_points,
)
from orrery.games.nebula.turn import end_triggers
from orrery.games.nebula.values import worth
from orrery.kernel.arrays import i64
from orrery.kernel.bits import popcount
from orrery.kernel.state import ARG, FRAMES, KIND, NONE, SEATS, State

_GROWTH: Final = [0.0, 0.03, 0.08, 0.17, 0.32, 0.56, 1.0]
"""How much of a constellation's points a part of its six cells is worth."""
_PERSONAL_CHANCE: Final = 4.0
"""What a rival's hidden goal brings on average."""


class NebulaJudge(Judge):
    """Points now, plus what is in reach: goals, constellations, the third placement, value ranks, the end."""

    def turn_goes_on(self, state: State, seat: i64) -> bool:
        """While the seat collects or places (phases I and II)."""
        at = state.data
        return at[FRAMES + KIND] == TURN and at[ACTIVE] == seat and at[FRAMES + ARG] <= 2

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for the seat, in victory points."""
        assert isinstance(state, Position)
        points = points_now(state, seat)
        if state.over:
            return points + 100.0 * lead(state, seat, points)
        if state.data[FRAMES + KIND] != TURN:
            return prospects(state, seat)
        if state.data[ENDS] or end_triggers(state):
            return points + unclaimed(state, seat) + lead(state, seat, points)
        return points + prospects(state, seat)


def points_now(s: Position, seat: i64) -> float:
    """The score pad as it stands, goals not yet marked left out."""
    points: i64 = common_points(s, seat) + black_points(s, seat)
    points += constellation_points(s, seat) + personal_points(s, seat)
    if s.data[FULL] == 1:
        points += star_points(s, seat) + advanced_points(s, seat)
    return float(points)


def lead(s: Position, seat: i64, points: float) -> float:
    """How far the seat is ahead of the best rival when the end is near: closing is good only for who leads."""
    best = -1000.0
    other: i64 = 0
    while other < s.data[SEATS]:
        if other != seat:
            best = max(best, points_now(s, other) + _PERSONAL_CHANCE)
        other += 1
    return max(-12.0, min(12.0, points - best))


def unclaimed(s: Position, seat: i64) -> float:
    """The points of goals met that will be marked at the end of this turn."""
    total = 0.0
    slot: i64 = 0
    while slot < 4:
        if not s.data[CLAIMS + seat] >> slot & 1 and common_progress(s, seat, s.data[COMMON + slot]) >= 1.0:
            total += goal_points(s, slot)
        slot += 1
    return total


def goal_points(s: Position, slot: i64) -> float:
    """What marking an open common goal would bring now."""
    card: i64 = s.data[COMMON + slot]
    if s.data[ON_TOP + slot] == NONE:
        return float(s.tables.common_first[card])
    return float(s.tables.common_later[card])


def prospects(s: Position, seat: i64) -> float:
    """What is not points yet but will be, by how near it is."""
    total = 0.0
    slot: i64 = 0
    while slot < 4:
        if s.data[COMMON + slot] >= 0 and not s.data[CLAIMS + seat] >> slot & 1:
            progress = common_progress(s, seat, s.data[COMMON + slot])
            total += goal_points(s, slot) * (1.0 if progress >= 1.0 else 0.8 * progress * progress)
        slot += 1
    card: i64 = s.data[KEPT + seat]
    if card >= 0:
        near = personal_progress(s, seat, card)
        if near < 1.0:
            total += 0.75 * float(s.tables.personal_points[card]) * near * near
    total += constellation_prospects(s, seat)
    total += 0.35 * float(popcount(s.data[FILLED + seat]))
    total += stock_prospects(s, seat)
    total += 0.5 * float(s.data[BLACKS + seat])
    if s.data[FULL] == 1:
        total += advanced_prospects(s, seat)
    return total


def constellation_prospects(s: Position, seat: i64) -> float:
    """Constellations begun, worth more the fuller they are and the higher they rank."""
    filled: i64 = s.data[FILLED + seat]
    done: i64 = completed_constellations(s, seat)
    total = 0.0
    number: i64 = 0
    while number < 4:
        if not done >> number & 1:
            full = s.data[FULL] == 1
            value = float(worth(s, 6 + number)) if full else float(s.tables.constellation_points)
            cells: i64 = popcount(filled & constellation(s, number))
            total += 0.8 * value * _GROWTH[cells]
        number += 1
    return total


def stock_prospects(s: Position, seat: i64) -> float:
    """Stars kept for later: different colours are worth more, the bright star's colour most (a third placement)."""
    total = 0.0
    kind: i64 = 0
    while kind < 7:
        count: i64 = s.data[STOCK + 7 * seat + kind]
        if count:
            total += 0.9
            if count > 1:
                total += 0.25
            if kind == s.data[BRIGHT]:
                total += 0.8
            if kind == 6:
                total += 0.3
        kind += 1
    return total


def advanced_prospects(s: Position, seat: i64) -> float:
    """Advanced goals that pay nothing at their present rank may yet."""
    total = 0.0
    slot: i64 = 0
    while slot < 4:
        card: i64 = s.data[ADVANCED + slot]
        if card >= 0 and worth(s, 10 + slot) == 0:
            total += 0.5 * float(advanced_goal_count(s, seat, card))
        slot += 1
    return total


# How near a goal is, from 0 to 1.


def common_progress(s: Position, seat: i64, card: i64) -> float:
    """How near a galaxy is to a common goal."""
    kind: i64 = s.tables.common_kind[card]
    arg: i64 = s.tables.common_arg[card]
    filled: i64 = s.data[FILLED + seat]
    if kind == kinds.CONSTELLATION_EXACTLY_3_COLOURS:
        return _with_colours(s, seat, constellation(s, arg), 3)
    if kind == kinds.ORBIT_EXACTLY_3_COLOURS:
        return _with_colours(s, seat, s.galaxy().orbit[arg], 3)
    if kind == kinds.ORBIT_ALL_DIFFERENT:
        orbit: i64 = s.galaxy().orbit[arg]
        repeats: i64 = popcount(filled & orbit) - colours_within(s, seat, orbit)
        return max(0.0, _share(filled, orbit) - 0.3 * float(repeats))
    if kind == kinds.TWO_OF_EACH_COLOUR:
        have: i64 = 0
        for colour in range(6):
            have += min(2, popcount(s.data[STARS + 6 * seat + colour]))
        return float(have) / 12.0
    if kind == kinds.COLOUR_TWICE_IN_3_CONSTELLATIONS:
        return _twice_in_three(s, s.data[STARS + 6 * seat + arg])
    best = 0.0
    if kind == kinds.THREE_ADJACENT_ORBITS:
        orbit_cells = s.galaxy().orbit
        for first in range(3):
            orbits: i64 = orbit_cells[first] | orbit_cells[first + 1] | orbit_cells[first + 2]
            best = max(best, _share(filled, orbits))
        return best
    if kind == kinds.TWO_OPPOSITE_CONSTELLATIONS or kind == kinds.TWO_ADJACENT_CONSTELLATIONS:
        opposite = kind == kinds.TWO_OPPOSITE_CONSTELLATIONS
        for pair in s.tables.opposite_pairs if opposite else neighbours(s):
            cells: i64 = 0
            for number in range(4):
                if pair >> number & 1:
                    cells |= constellation(s, number)
            best = max(best, _share(filled, cells))
        return best
    return _share(filled, s.galaxy().dotted if kind == kinds.ALL_DOTTED else s.galaxy().sides)


def _share(filled: i64, cells: i64) -> float:
    return float(popcount(filled & cells)) / float(popcount(cells))


def _with_colours(s: Position, seat: i64, cells: i64, colours: i64) -> float:
    """Part of a region filled; a colour too many or too few at the end must be replaced first."""
    share = _share(s.data[FILLED + seat], cells)
    have: i64 = colours_within(s, seat, cells)
    if have > colours:
        return max(0.0, share - 0.25 * float(have - colours))
    if share >= 1.0 and have < colours:
        return 0.8
    return share


def _twice_in_three(s: Position, stars: i64) -> float:
    counts: list[int] = []
    for number in range(4):
        counts.append(int(min(2, popcount(stars & constellation(s, number)))))
    return float(sum(counts) - min(counts)) / 6.0


def personal_progress(s: Position, seat: i64, card: i64) -> float:
    """How near a galaxy is to a personal goal."""
    kind: i64 = s.tables.personal_kind[card]
    stars: i64 = s.data[STARS + 6 * seat + s.tables.personal_arg[card]]
    if kind == kinds.DOTTED_COLOUR:
        count: i64 = 0
        for pair in s.galaxy().dotted_pairs:
            if stars & pair:
                count += 1
        return float(count) / 4.0
    if kind == kinds.GLOW_COLOUR:
        return min(1.0, float(popcount(stars & s.galaxy().glow)) / 4.0)
    if kind == kinds.SIX_OF_COLOUR:
        return min(1.0, float(popcount(stars)) / 6.0)
    if kind == kinds.MAX_4_EMPTY:
        return min(1.0, float(popcount(s.data[FILLED + seat])) / float(s.galaxy().cell_count - 4))
    if s.data[BLACKS + seat] == 0 and s.data[MOST_BLACK_NEEDS_ONE] == 1:
        return 0.4
    most: i64 = 0
    for other in range(int(s.data[SEATS])):
        if other != seat:
            most = max(most, s.data[BLACKS + other])
    return 1.0 if s.data[BLACKS + seat] >= most else 0.4


def greedy() -> Greedy:
    """The greedy bot of Nebula."""
    return Greedy(NebulaJudge())
