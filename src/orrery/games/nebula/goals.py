"""Phase III, check goals (N69-N71), and what each goal card asks (N94-N114)."""

from __future__ import annotations

from typing import Final

from orrery.games.nebula import kinds
from orrery.games.nebula.galaxy import Galaxy
from orrery.games.nebula.layout import (
    ACTIVE,
    ALL_NEIGHBOURS,
    BLACKS,
    CLAIMS,
    COMMON,
    FILLED,
    MOST_BLACK_NEEDS_ONE,
    ON_TOP,
    STARS,
)
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import Ints, i64, ints
from orrery.kernel.bits import bit, bit_index, popcount
from orrery.kernel.state import NONE, SEATS


def check_goals(s: Position) -> None:
    """N69, N70, Q51, Q52: put a marker on every common goal met now; the first ever lies on top."""
    at = s.data
    seat: i64 = at[ACTIVE]
    slot: i64 = 0
    while slot < 4:
        if not at[CLAIMS + seat] >> slot & 1 and common_goal_met(s, seat, at[COMMON + slot]):
            at[CLAIMS + seat] |= bit(slot)
            first = at[ON_TOP + slot] == NONE
            if first:
                at[ON_TOP + slot] = seat
            if s.events is not None:
                goal = s.tables.common_ids[at[COMMON + slot]]
                kind = "nebula-claimed-first" if first else "nebula-claimed"
                s.emit(kind, {"seat": int(seat), "goal": goal})
        slot += 1


# What is on a board.


def constellation(s: Position, number: i64) -> i64:
    """The six cells of a constellation; on some boards the central cell is one of them (N32, Q2, Q66)."""
    return s.galaxy().constellation[number]


def neighbours(s: Position) -> Ints:
    """The pairs of neighbouring constellations: those printed, by option Λ and Υ too (N106, Q4)."""
    return s.tables.all_neighbours if s.data[ALL_NEIGHBOURS] == 1 else s.tables.printed_neighbours


def completed_constellations(s: Position, seat: i64) -> i64:
    """N34: the constellations all of whose cells are filled, as bits."""
    filled: i64 = s.data[FILLED + seat]
    constellations = s.galaxy().constellation
    done: i64 = 0
    number: i64 = 0
    while number < 4:
        cells: i64 = constellations[number]
        if filled & cells == cells:
            done |= bit(number)
        number += 1
    return done


def colours_within(s: Position, seat: i64, cells: i64) -> i64:
    """How many different colours lie in a set of cells."""
    stars: i64 = STARS + 6 * seat
    count: i64 = 0
    colour: i64 = 0
    while colour < 6:
        if s.data[stars + colour] & cells:
            count += 1
        colour += 1
    return count


# Common goals.


def common_goal_met(s: Position, seat: i64, card: i64) -> bool:
    """Whether a player's galaxy meets a common goal."""
    kind: i64 = s.tables.common_kind[card]
    arg: i64 = s.tables.common_arg[card]
    if kind == kinds.CONSTELLATION_EXACTLY_3_COLOURS:
        return filled_with_exactly_3_colours(s, seat, constellation(s, arg))
    if kind == kinds.ORBIT_EXACTLY_3_COLOURS:
        return filled_with_exactly_3_colours(s, seat, s.galaxy().orbit[arg])
    if kind == kinds.TWO_OF_EACH_COLOUR:
        return two_of_each_colour(s, seat)
    if kind == kinds.ORBIT_ALL_DIFFERENT:
        return orbit_all_different(s, seat, s.galaxy().orbit[arg])
    if kind == kinds.COLOUR_TWICE_IN_3_CONSTELLATIONS:
        return colour_twice_in_3_constellations(s, seat, arg)
    if kind == kinds.THREE_ADJACENT_ORBITS:
        return three_adjacent_orbits(s, seat)
    if kind == kinds.TWO_OPPOSITE_CONSTELLATIONS:
        return pair_completed(s, seat, s.tables.opposite_pairs)
    if kind == kinds.TWO_ADJACENT_CONSTELLATIONS:
        return pair_completed(s, seat, neighbours(s))
    if kind == kinds.ALL_DOTTED:
        return s.data[FILLED + seat] & s.galaxy().dotted == s.galaxy().dotted
    return s.data[FILLED + seat] & s.galaxy().sides == s.galaxy().sides


def filled_with_exactly_3_colours(s: Position, seat: i64, cells: i64) -> bool:
    """N99, N100: every cell filled, with exactly three colours."""
    return s.data[FILLED + seat] & cells == cells and colours_within(s, seat, cells) == 3


def two_of_each_colour(s: Position, seat: i64) -> bool:
    """N101: at least two stars of each of the six colours."""
    colour: i64 = 0
    while colour < 6:
        stars: i64 = s.data[STARS + 6 * seat + colour]
        if stars & (stars - 1) == 0:
            return False
        colour += 1
    return True


def orbit_all_different(s: Position, seat: i64, orbit: i64) -> bool:
    """N102: the orbit filled with no colour repeated."""
    return s.data[FILLED + seat] & orbit == orbit and colours_within(s, seat, orbit) == popcount(orbit)


def colour_twice_in_3_constellations(s: Position, seat: i64, colour: i64) -> bool:
    """N103: at least two stars of the colour in each of three constellations."""
    stars: i64 = s.data[STARS + 6 * seat + colour]
    count: i64 = 0
    number: i64 = 0
    while number < 4:
        inside: i64 = stars & constellation(s, number)
        if inside & (inside - 1):
            count += 1
        number += 1
    return count >= 3


def three_adjacent_orbits(s: Position, seat: i64) -> bool:
    """N104, Q33, Q59: three consecutive orbits filled."""
    filled: i64 = s.data[FILLED + seat]
    run: i64 = 0
    number: i64 = 0
    while number < 5:
        orbit: i64 = s.galaxy().orbit[number]
        run = run + 1 if filled & orbit == orbit else 0
        if run == 3:
            return True
        number += 1
    return False


def pair_completed(s: Position, seat: i64, pairs: Ints) -> bool:
    """N105, N106, Q4: both constellations of one of the pairs completed."""
    done: i64 = completed_constellations(s, seat)
    for pair in pairs:
        if done & pair == pair:
            return True
    return False


# Personal goals.


def personal_goal_met(s: Position, seat: i64, card: i64) -> bool:
    """N94-N98, Q54: tested at scoring only."""
    kind: i64 = s.tables.personal_kind[card]
    stars: i64 = s.data[STARS + 6 * seat + s.tables.personal_arg[card]]
    if kind == kinds.DOTTED_COLOUR:
        return in_every_dotted_connection(s.galaxy(), stars)
    if kind == kinds.GLOW_COLOUR:
        return popcount(stars & s.galaxy().glow) >= 4
    if kind == kinds.SIX_OF_COLOUR:
        return popcount(stars) >= 6
    if kind == kinds.MAX_4_EMPTY:
        return popcount(s.data[FILLED + seat]) >= s.galaxy().cell_count - 4
    return most_black_stars(s, seat)


def in_every_dotted_connection(galaxy: Galaxy, stars: i64) -> bool:
    """N94, Q26: a star of the colour in each of the four dotted connections."""
    for pair in galaxy.dotted_pairs:
        if stars & pair == 0:
            return False
    return True


def most_black_stars(s: Position, seat: i64) -> bool:
    """N98, Q28, Q54: nobody has more black stars on the galaxy board; by option at least one is needed."""
    own: i64 = s.data[BLACKS + seat]
    if own == 0 and s.data[MOST_BLACK_NEEDS_ONE] == 1:
        return False
    other: i64 = 0
    while other < s.data[SEATS]:
        if s.data[BLACKS + other] > own:
            return False
        other += 1
    return True


# Advanced goals.


def advanced_goal_count(s: Position, seat: i64, card: i64) -> i64:
    """N92: how many times a player's galaxy meets an advanced goal."""
    kind: i64 = s.tables.advanced_kind[card]
    stars: i64 = s.data[STARS + 6 * seat + s.tables.advanced_arg[card]]
    if kind == kinds.COLOUR_PAIR:
        return colour_pairs(s.galaxy(), stars, s.data[STARS + 6 * seat + s.tables.advanced_arg2[card]])
    if kind == kinds.ORBITS_WITH_COLOUR:
        return orbits_with_colour(s.galaxy(), stars)
    if kind == kinds.COLOUR_BESIDE_GLOW:
        return popcount(stars & s.galaxy().sides)
    if kind == kinds.GLOW_MAJORITY:
        return glow_majority(s, seat)
    if kind == kinds.COMMON_GOALS_DONE:
        return popcount(s.data[CLAIMS + seat])
    return surrounded_glow(s, seat)


_UNPAIRED: Final[Ints] = ints([0] * kinds.CELLS)


def colour_pairs(galaxy: Galaxy, one: i64, other: i64) -> i64:
    """N109, Q29: connected pairs of the two colours, each star used once: a maximum matching."""
    partner = _UNPAIRED[:]
    pairs: i64 = 0
    while one:
        star: i64 = one & -one
        one ^= star
        if _find_partner(galaxy, star, other, other, partner) >= 0:
            pairs += 1
    return pairs


def _find_partner(galaxy: Galaxy, star: i64, other: i64, untried: i64, partner: Ints) -> i64:
    """Pair a star, re-pairing others on the way if need be; give the stars left untried, or -1 for none found."""
    near: i64 = galaxy.around(star) & other
    while near & untried:
        candidate: i64 = near & untried
        candidate &= -candidate
        untried ^= candidate
        spot: i64 = bit_index(candidate)
        if partner[spot] == 0:
            partner[spot] = star
            return untried
        left: i64 = _find_partner(galaxy, partner[spot], other, untried, partner)
        if left >= 0:
            partner[spot] = star
            return left
    return -1


def orbits_with_colour(galaxy: Galaxy, stars: i64) -> i64:
    """N112: orbits with at least one star of the colour."""
    count: i64 = 0
    for orbit in galaxy.orbit:
        if orbit & stars:
            count += 1
    return count


def glow_majority(s: Position, seat: i64) -> i64:
    """N110, Q30: the glowing stars of the colour most frequent on glowing cells."""
    glow: i64 = s.galaxy().glow
    most: i64 = 0
    colour: i64 = 0
    while colour < 6:
        count: i64 = popcount(s.data[STARS + 6 * seat + colour] & glow)
        if count > most:
            most = count
        colour += 1
    return most


def surrounded_glow(s: Position, seat: i64) -> i64:
    """N113, Q31: outer glowing cells with no connection to an empty cell."""
    galaxy = s.galaxy()
    beside_empty: i64 = galaxy.around(galaxy.cells & ~s.data[FILLED + seat])
    outer: i64 = galaxy.glow & ~bit(galaxy.hub)
    return popcount(outer & ~beside_empty)
