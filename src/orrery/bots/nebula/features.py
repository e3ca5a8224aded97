"""What a position offers a seat, as numbers: its points, what is how many placements away, and its stars in stock."""

from __future__ import annotations

from typing import Final

from orrery.bots.floats import Floats
from orrery.bots.nebula.missing import missing_for_common, missing_for_personal
from orrery.games.nebula.advanced_goals import advanced_goal_count
from orrery.games.nebula.common_goals import common_goal
from orrery.games.nebula.kinds import (
    ADVANCED_TOKEN,
    BLACK,
    COLOURS,
    CONSTELLATION_TOKEN,
    CONSTELLATIONS,
    OPEN_GOALS,
    STAR_KINDS,
)
from orrery.games.nebula.personal_goals import personal_goal
from orrery.games.nebula.position import Position
from orrery.games.nebula.values import worth
from orrery.kernel.arrays import Ints, i64, zeros
from orrery.kernel.bits import bit, has, popcount
from orrery.kernel.sentinels import NONE

AWAY: Final = 6
"""More placements away than this is as far as this."""

POINTS: Final = 0
COMMON: Final = 1  # + placements away - 1: the points of common goals
PERSONAL: Final = COMMON + AWAY
CONSTELLATION: Final = PERSONAL + AWAY
ADVANCED_IDLE: Final = CONSTELLATION + AWAY
STARS: Final = ADVANCED_IDLE + 1
BLACK_NEXT: Final = STARS + 1
ALWAYS: Final = BLACK_NEXT + 1
GALAXY_FEATURES: Final = ALWAYS + 1
"""From here on features are of the stock alone."""
KINDS_HELD: Final = GALAXY_FEATURES
COPIES_HELD: Final = KINDS_HELD + 1
BRIGHT_HELD: Final = COPIES_HELD + 1
BLACK_HELD: Final = BRIGHT_HELD + 1
WORTH_HELD: Final = BLACK_HELD + 1
WANTED_HELD: Final = WORTH_HELD + 1
FEATURES: Final = WANTED_HELD + 1

NAMES: Final[list[str]] = [
    "points",
    *[f"common {n + 1} away" for n in range(AWAY)],
    *[f"personal {n + 1} away" for n in range(AWAY)],
    *[f"constellation {n + 1} away" for n in range(AWAY)],
    "advanced goals that pay nothing",
    "stars placed",
    "next black star",
    "always",
    "kinds in stock",
    "copies in stock",
    "bright star in stock",
    "black star in stock",
    "worth in stock",
    "wanted in stock",
]

STOCK_BITS: Final = 6
STOCK_MASK: Final = 63
_TOKENS: Final = ADVANCED_TOKEN + OPEN_GOALS


class Board:
    """What is the same for all seats: what colours, constellations and advanced goals are worth."""

    def __init__(self, s: Position) -> None:
        self.worth: Ints = zeros(_TOKENS)
        full: i64 = s.full
        token: i64 = 0
        while token < _TOKENS:
            if full == 1:
                self.worth[token] = worth(s, token)
            elif CONSTELLATION_TOKEN <= token < ADVANCED_TOKEN:
                self.worth[token] = s.tables.constellation_points
            token += 1


def write_galaxy(s: Position, seat: i64, board: Board, rivals_away: Ints, card: i64, out: Floats) -> i64:
    """Write the features of a seat's galaxy and track; say how many common goals it meets without having marked them.

    `rivals_away` says for each common goal how many placements the nearest rival is away.
    """
    i: i64 = 0
    while i < GALAXY_FEATURES:
        out[i] = 0.0
        i += 1
    t = s.tables
    blacks: i64 = s.blacks(seat)
    points: i64 = t.black_points[blacks]
    met: i64 = 0
    value: i64 = 0
    away: i64 = 0
    claims: i64 = s.claims(seat)
    slot: i64 = 0
    while slot < OPEN_GOALS:
        goal: i64 = s.common(slot)
        if has(claims, slot):
            points += t.common_first[goal] if s.top_marker(slot) == seat else t.common_later[goal]
        elif goal != NONE:
            away = missing_for_common(s, seat, goal)
            if away == 0:
                met += 1
                away = 1
            later = float(t.common_later[goal])
            if s.top_marker(slot) == NONE:
                more = float(t.common_first[goal]) - later
                behind: i64 = away - rivals_away[slot]
                later += more * (0.8 if behind < 0 else 0.5 if behind == 0 else 0.2)
            away = COMMON - 1 + min(away, AWAY)
            out[away] += later
        slot += 1
    if card >= 0:
        away = missing_for_personal(s, seat, card)
        if away == 0:
            points += t.personal_points[card]
        else:
            away = PERSONAL - 1 + min(away, AWAY)
            out[away] += float(t.personal_points[card])
    filled: i64 = s.filled(seat)
    constellations = s.galaxy().constellation
    number: i64 = 0
    while number < CONSTELLATIONS:
        away = popcount(constellations[number] & ~filled)
        value = board.worth[CONSTELLATION_TOKEN + number]
        if away == 0:
            points += value
        else:
            away = CONSTELLATION - 1 + min(away, AWAY)
            out[away] += float(value)
        number += 1
    if s.full == 1:
        colour: i64 = 0
        while colour < COLOURS:
            value = board.worth[colour]
            if value:
                points += value * popcount(s.stars(seat, colour))
            colour += 1
        slot = 0
        while slot < OPEN_GOALS:
            goal = s.advanced(slot)
            if goal != NONE:
                value = board.worth[ADVANCED_TOKEN + slot]
                count: i64 = advanced_goal_count(s, seat, goal)
                points += value * count
                if value == 0:
                    out[ADVANCED_IDLE] += float(count)
            slot += 1
    out[POINTS] = float(points)
    out[STARS] = float(popcount(filled))
    if blacks < t.black_cells:
        out[BLACK_NEXT] = float(t.black_points[blacks + 1] - t.black_points[blacks])
    out[ALWAYS] = 1.0
    return met


def write_stock(s: Position, seat: i64, stock: i64, board: Board, wanted: i64, out: Floats) -> None:
    """Write the features of a stock as `stock_of` gives it; `wanted` are the colours that the goals ask for."""
    kinds: i64 = 0
    copies: i64 = 0
    worths: i64 = 0
    wants: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        count: i64 = stock >> (STOCK_BITS * colour) & STOCK_MASK
        if count:
            kinds += 1
            copies += min(count, 3) - 1
            worths += min(count, 2) * board.worth[colour]
            if has(wanted, colour):
                wants += min(count, 3)
        colour += 1
    bright: i64 = s.bright
    blacks: i64 = stock >> (STOCK_BITS * BLACK) & STOCK_MASK
    usable = blacks > 0 and s.blacks(seat) < s.tables.black_cells
    out[KINDS_HELD] = float(kinds)
    out[COPIES_HELD] = float(copies)
    out[BRIGHT_HELD] = 0.0
    if bright != NONE and stock >> (STOCK_BITS * bright) & STOCK_MASK and (bright != BLACK or usable):
        out[BRIGHT_HELD] = 1.0
    out[BLACK_HELD] = float(min(blacks, 2)) if usable else 0.0
    out[WORTH_HELD] = float(worths)
    out[WANTED_HELD] = float(wants)


def stock_of(s: Position, seat: i64) -> i64:
    """A seat's stars in stock as one number, six bits for each kind."""
    stock: i64 = 0
    kind: i64 = STAR_KINDS
    while kind > 0:
        kind -= 1
        stock = stock << STOCK_BITS | s.stock(seat, kind)
    return stock


def wanted_colours(s: Position, seat: i64, card: i64) -> i64:
    """The colours that a seat's personal goal, common goals it has not marked and paying advanced goals name."""
    t = s.tables
    wanted: i64 = 0
    if card >= 0 and personal_goal(s, card).names == "colour":
        wanted |= bit(t.personal_arg[card])
    slot: i64 = 0
    while slot < OPEN_GOALS:
        goal: i64 = s.common(slot)
        if goal >= 0 and not has(s.claims(seat), slot) and common_goal(s, goal).names == "colour":
            wanted |= bit(t.common_arg[goal])
        slot += 1
    return wanted
