"""Advanced goals of the full game: one class for each kind counts how many times a galaxy meets it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from orrery.games.nebula.galaxy import Galaxy
from orrery.games.nebula.kinds import CELLS, COLOURS
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import Ints, i64, zeros
from orrery.kernel.bits import bit, bit_index, popcount


class AdvancedGoal:
    """A kind of advanced goal. A card of the kind may name a colour or two: `arg` and `arg2`."""

    def __init__(self, rule: str, names: str = "") -> None:
        self.rule = rule
        """The statement that describes the kind."""
        self.names = names
        """What a card of this kind names: the member of its entry in the content."""

    def count(self, s: Position, seat: i64, arg: i64, arg2: i64) -> i64:
        """How many times a seat's galaxy meets the goal."""
        raise NotImplementedError

    def cells(self, s: Position, seat: i64, arg: i64, arg2: i64) -> i64:
        """The cells of the galaxy that the goal looks at."""
        raise NotImplementedError

    def pictured(self, galaxy: Galaxy, arg: i64) -> i64:
        """The cells a card of this kind speaks of, for its picture."""
        return 0


class ColourPair(AdvancedGoal):
    """Connected pairs of the two colours, each star used once.

    Rules: N109, NQ29
    """

    def count(self, s: Position, seat: i64, arg: i64, arg2: i64) -> i64:
        """The most pairs that can be formed."""
        return most_pairs(s.galaxy(), s.stars(seat, arg), s.stars(seat, arg2))

    def cells(self, s: Position, seat: i64, arg: i64, arg2: i64) -> i64:
        """The stars of both colours."""
        return s.stars(seat, arg) | s.stars(seat, arg2)


class OrbitsWithColour(AdvancedGoal):
    """Orbits with at least one star of the colour.

    Rules: N112
    """

    def count(self, s: Position, seat: i64, arg: i64, arg2: i64) -> i64:
        """The number of such orbits."""
        stars: i64 = s.stars(seat, arg)
        count: i64 = 0
        for orbit in s.galaxy().orbit:
            if orbit & stars:
                count += 1
        return count

    def cells(self, s: Position, seat: i64, arg: i64, arg2: i64) -> i64:
        """The stars of the colour."""
        return s.stars(seat, arg)

    def pictured(self, galaxy: Galaxy, arg: i64) -> i64:
        """The cells of all orbits."""
        cells: i64 = 0
        for orbit in galaxy.orbit:
            cells |= orbit
        return cells


class ColourBesideGlow(AdvancedGoal):
    """Stars of the colour left or right of outer glowing cells.

    Rules: N114, NQ32
    """

    def count(self, s: Position, seat: i64, arg: i64, arg2: i64) -> i64:
        """The number of such stars."""
        return popcount(s.stars(seat, arg) & s.galaxy().sides)

    def cells(self, s: Position, seat: i64, arg: i64, arg2: i64) -> i64:
        """The cells left and right of the outer glowing cells."""
        return s.galaxy().sides

    def pictured(self, galaxy: Galaxy, arg: i64) -> i64:
        """The same on any board."""
        return galaxy.sides


class GlowMajority(AdvancedGoal):
    """Glowing stars of the colour most frequent on glowing cells.

    Rules: N110, NQ30
    """

    def count(self, s: Position, seat: i64, arg: i64, arg2: i64) -> i64:
        """The number of such stars."""
        glow: i64 = s.galaxy().glow
        most: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            most = max(most, popcount(s.stars(seat, colour) & glow))
            colour += 1
        return most

    def cells(self, s: Position, seat: i64, arg: i64, arg2: i64) -> i64:
        """The glowing cells."""
        return s.galaxy().glow

    def pictured(self, galaxy: Galaxy, arg: i64) -> i64:
        """The same on any board."""
        return galaxy.glow


class CommonGoalsDone(AdvancedGoal):
    """Common goals marked.

    Rules: N111
    """

    def count(self, s: Position, seat: i64, arg: i64, arg2: i64) -> i64:
        """The number of the seat's markers."""
        return popcount(s.claims(seat))

    def cells(self, s: Position, seat: i64, arg: i64, arg2: i64) -> i64:
        """No cells."""
        return 0


class SurroundedGlow(AdvancedGoal):
    """Outer glowing cells with no connection to an empty cell.

    Rules: N113, NQ31, NQ42
    """

    def count(self, s: Position, seat: i64, arg: i64, arg2: i64) -> i64:
        """The number of such cells."""
        galaxy = s.galaxy()
        beside_empty: i64 = galaxy.around(galaxy.cells & ~s.filled(seat))
        return popcount(self.cells(s, seat, arg, arg2) & ~beside_empty)

    def cells(self, s: Position, seat: i64, arg: i64, arg2: i64) -> i64:
        """The outer glowing cells."""
        galaxy = s.galaxy()
        return galaxy.glow & ~bit(galaxy.hub)

    def pictured(self, galaxy: Galaxy, arg: i64) -> i64:
        """The cells around the outer glowing cells."""
        return galaxy.around(galaxy.glow & ~bit(galaxy.hub))


ADVANCED_GOALS: Final[dict[str, AdvancedGoal]] = {
    "colour_pair": ColourPair("N109", "colours"),
    "orbits_with_colour": OrbitsWithColour("N112", "colour"),
    "colour_beside_glow": ColourBesideGlow("N114", "colour"),
    "glow_majority": GlowMajority("N110"),
    "common_goals_done": CommonGoalsDone("N111"),
    "surrounded_glow": SurroundedGlow("N113"),
}
"""Every kind of advanced goal, as the content calls it."""

ADVANCED_KINDS: Final[list[str]] = list(ADVANCED_GOALS)
_GOALS: Final = vec[AdvancedGoal](list(ADVANCED_GOALS.values()))
"""A vec: an item of a list would be type-checked at every use."""


def advanced_goal_count(s: Position, seat: i64, card: i64) -> i64:
    """How many times a seat's galaxy meets the goal of a card.

    Rules: N92
    """
    t = s.tables
    return _GOALS[t.advanced_kind[card]].count(s, seat, t.advanced_arg[card], t.advanced_arg2[card])


def advanced_goal_cells(s: Position, seat: i64, card: i64) -> i64:
    """The cells of a seat's galaxy that the goal of a card looks at."""
    t = s.tables
    return _GOALS[t.advanced_kind[card]].cells(s, seat, t.advanced_arg[card], t.advanced_arg2[card])


# The most pairs of connected stars: a maximum matching.

_UNPAIRED: Final[Ints] = zeros(CELLS)


def most_pairs(galaxy: Galaxy, one: i64, other: i64) -> i64:
    """How many pairs of connected cells can be formed from two sets, each cell used once.

    Rules: N109, NQ29
    """
    partner = _UNPAIRED[:]
    pairs: i64 = 0
    while one:
        star: i64 = one & -one
        one ^= star
        if _find_partner(galaxy, star, other, other, partner) >= 0:
            pairs += 1
    return pairs


def _find_partner(galaxy: Galaxy, star: i64, other: i64, untried: i64, partner: Ints) -> i64:
    """Pair a star, re-pairing others on the way if need be; return the stars left untried, or -1 if it stays alone."""
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
