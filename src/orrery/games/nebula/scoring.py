"""The score pad."""

from __future__ import annotations

from orrery.games.nebula.advanced_goals import advanced_goal_count
from orrery.games.nebula.kinds import ADVANCED_TOKEN, COLOURS, CONSTELLATION_TOKEN, CONSTELLATIONS, OPEN_GOALS
from orrery.games.nebula.personal_goals import personal_goal_met
from orrery.games.nebula.position import Position
from orrery.games.nebula.regions import completed_constellations
from orrery.games.nebula.values import worth
from orrery.kernel.arrays import i64
from orrery.kernel.bits import has, popcount
from orrery.kernel.scores import ScoreSheet
from orrery.kernel.sentinels import NONE, UNKNOWN


def personal_points(s: Position, seat: i64) -> i64:
    """The points of the personal goal, if met.

    Rules: N87
    """
    card: i64 = s.kept(seat)
    if card == NONE or not personal_goal_met(s, seat, card):
        return 0
    return s.tables.personal_points[card]


def common_points(s: Position, seat: i64) -> i64:
    """The points of the common goals marked, by the place of the markers.

    Rules: N88
    """
    points: i64 = 0
    slot: i64 = 0
    while slot < OPEN_GOALS:
        if has(s.claims(seat), slot):
            card: i64 = s.common(slot)
            first = s.top_marker(slot) == seat
            points += s.tables.common_first[card] if first else s.tables.common_later[card]
        slot += 1
    return points


def black_points(s: Position, seat: i64) -> i64:
    """The number to the right of the last black star.

    Rules: N30, N89
    """
    return s.tables.black_points[s.blacks(seat)]


def constellation_points(s: Position, seat: i64) -> i64:
    """The points of each completed constellation: fixed ones, or in the full game by rank.

    Rules: N90, NQ8
    """
    done: i64 = completed_constellations(s, seat)
    points: i64 = 0
    number: i64 = 0
    while number < CONSTELLATIONS:
        if has(done, number):
            points += constellation_value(s, number)
        number += 1
    return points


def constellation_value(s: Position, number: i64) -> i64:
    """What a completed constellation gives.

    Rules: N34, N90, NQ8
    """
    return worth(s, CONSTELLATION_TOKEN + number) if s.full == 1 else s.tables.constellation_points


def star_points(s: Position, seat: i64) -> i64:
    """The points of every star by its colour's rank; full game only.

    Rules: N91
    """
    points: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        points += worth(s, colour) * popcount(s.stars(seat, colour))
        colour += 1
    return points


def advanced_points(s: Position, seat: i64) -> i64:
    """The points of every fulfilment of an advanced goal by its slot's rank; full game only.

    Rules: N92
    """
    points: i64 = 0
    slot: i64 = 0
    while slot < OPEN_GOALS:
        value: i64 = worth(s, ADVANCED_TOKEN + slot)
        card: i64 = s.advanced(slot)
        if value and card != NONE:
            points += value * advanced_goal_count(s, seat, card)
        slot += 1
    return points


def score_sheet(s: Position) -> ScoreSheet:
    """The lines of the pad in printed order; black stars break ties.

    Rules: N4, N93, NQ61, ND9
    """
    seats = range(s.seats)
    lines: list[tuple[str, list[int | None]]] = [
        ("personal", [None if s.kept(seat) == UNKNOWN else int(personal_points(s, seat)) for seat in seats]),
        ("common", [int(common_points(s, seat)) for seat in seats]),
        ("black", [int(black_points(s, seat)) for seat in seats]),
        ("constellations", [int(constellation_points(s, seat)) for seat in seats]),
    ]
    if s.full == 1:
        lines.append(("stars", [int(star_points(s, seat)) for seat in seats]))
        lines.append(("advanced", [int(advanced_points(s, seat)) for seat in seats]))
    return ScoreSheet(lines, [int(s.blacks(seat)) for seat in seats], int(s.seats))
