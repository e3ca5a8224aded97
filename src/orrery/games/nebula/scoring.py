"""The score pad (N87-N93)."""

from __future__ import annotations

from orrery.games.nebula.goals import (
    advanced_goal_count,
    completed_constellations,
    personal_goal_met,
)
from orrery.games.nebula.layout import (
    ADVANCED,
    BLACKS,
    CLAIMS,
    COMMON,
    FULL,
    KEPT,
    ON_TOP,
    STARS,
)
from orrery.games.nebula.position import Position
from orrery.games.nebula.values import worth
from orrery.kernel.arrays import i64
from orrery.kernel.bits import popcount
from orrery.kernel.scores import ScoreSheet
from orrery.kernel.state import NONE, SEATS, UNKNOWN


def personal_points(s: Position, seat: i64) -> i64:
    """N87: the personal goal, if met."""
    card: i64 = s.data[KEPT + seat]
    if card == NONE or not personal_goal_met(s, seat, card):
        return 0
    return s.tables.personal_points[card]


def common_points(s: Position, seat: i64) -> i64:
    """N88: the common goals, by the place of the markers."""
    points: i64 = 0
    slot: i64 = 0
    while slot < 4:
        if s.data[CLAIMS + seat] >> slot & 1:
            card: i64 = s.data[COMMON + slot]
            first = s.data[ON_TOP + slot] == seat
            points += s.tables.common_first[card] if first else s.tables.common_later[card]
        slot += 1
    return points


def black_points(s: Position, seat: i64) -> i64:
    """N89: the number to the right of the last black star."""
    return s.tables.black_points[s.data[BLACKS + seat]]


def constellation_points(s: Position, seat: i64) -> i64:
    """N90, Q8: 6 for each completed one; in the full game by rank."""
    done: i64 = completed_constellations(s, seat)
    points: i64 = 0
    number: i64 = 0
    while number < 4:
        if done >> number & 1:
            full = s.data[FULL] == 1
            points += worth(s, 6 + number) if full else s.tables.constellation_points
        number += 1
    return points


def star_points(s: Position, seat: i64) -> i64:
    """N91: every star by its colour's rank; full game only."""
    points: i64 = 0
    colour: i64 = 0
    while colour < 6:
        points += worth(s, colour) * popcount(s.data[STARS + 6 * seat + colour])
        colour += 1
    return points


def advanced_points(s: Position, seat: i64) -> i64:
    """N92: every fulfilment by the slot's rank; full game only."""
    points: i64 = 0
    slot: i64 = 0
    while slot < 4:
        value: i64 = worth(s, 10 + slot)
        card: i64 = s.data[ADVANCED + slot]
        if value and card != NONE:
            points += value * advanced_goal_count(s, seat, card)
        slot += 1
    return points


def score_sheet(s: Position) -> ScoreSheet:
    """N87-N93: the lines of the pad in printed order; the tie-break is black stars (N93, Q61)."""
    seats = int(s.data[SEATS])
    personal: list[int | None] = []
    common: list[int | None] = []
    black: list[int | None] = []
    constellations: list[int | None] = []
    stars: list[int | None] = []
    advanced: list[int | None] = []
    tie_break: list[int] = []
    for seat in range(seats):
        hidden = s.data[KEPT + seat] == UNKNOWN
        personal.append(None if hidden else int(personal_points(s, seat)))
        common.append(int(common_points(s, seat)))
        black.append(int(black_points(s, seat)))
        constellations.append(int(constellation_points(s, seat)))
        stars.append(int(star_points(s, seat)))
        advanced.append(int(advanced_points(s, seat)))
        tie_break.append(int(s.data[BLACKS + seat]))
    lines: list[tuple[str, list[int | None]]] = [
        ("personal", personal),
        ("common", common),
        ("black", black),
        ("constellations", constellations),
    ]
    if s.data[FULL] == 1:
        lines.append(("stars", stars))
        lines.append(("advanced", advanced))
    return ScoreSheet(lines, tie_break, seats)
