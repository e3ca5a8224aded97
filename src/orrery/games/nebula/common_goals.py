"""Common goals: one class for each kind says when it is met and how far a galaxy is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from orrery.games.nebula.galaxy import Galaxy
from orrery.games.nebula.kinds import COLOURS, CONSTELLATIONS
from orrery.games.nebula.position import Position
from orrery.games.nebula.progress import Progress
from orrery.games.nebula.regions import colours_within
from orrery.kernel.arrays import Ints, i64, ints
from orrery.kernel.bits import popcount

_NO_PAIRS: Final[Ints] = ints([])


class CommonGoal:
    """A kind of common goal. A card of the kind may name a constellation, an orbit or a colour: `arg`."""

    def __init__(self, rule: str, names: str = "") -> None:
        self.rule = rule
        """The statement that describes the kind."""
        self.names = names
        """What a card of this kind names: the member of its entry in the content."""

    def met(self, s: Position, seat: i64, arg: i64) -> bool:
        """Whether a seat's galaxy meets the goal."""
        raise NotImplementedError

    def progress(self, s: Position, seat: i64, arg: i64) -> Progress:
        """How far a seat's galaxy is."""
        raise NotImplementedError

    def pairs(self, s: Position) -> Ints:
        """The pairs of constellations any one of which is asked for, as sets; none for other kinds."""
        return _NO_PAIRS

    def pictured(self, galaxy: Galaxy, arg: i64) -> i64:
        """The cells a card of this kind speaks of, for its picture."""
        return 0


class FillRegion(CommonGoal):
    """Fill every cell of a region."""

    def region(self, galaxy: Galaxy, arg: i64) -> i64:
        """The cells to fill."""
        raise NotImplementedError

    def met(self, s: Position, seat: i64, arg: i64) -> bool:
        """Every cell is filled."""
        return self.region(s.galaxy(), arg) & ~s.filled(seat) == 0

    def progress(self, s: Position, seat: i64, arg: i64) -> Progress:
        """How many of the cells are filled."""
        region: i64 = self.region(s.galaxy(), arg)
        return Progress(popcount(region & s.filled(seat)), popcount(region), region)

    def pictured(self, galaxy: Galaxy, arg: i64) -> i64:
        """The region."""
        return self.region(galaxy, arg)


class AllDotted(FillRegion):
    """Fill the cells of every dotted connection.

    Rules: N107
    """

    def region(self, galaxy: Galaxy, arg: i64) -> i64:
        """The ends of the dotted connections."""
        return galaxy.dotted


class BothSidesOfGlow(FillRegion):
    """Fill the cells left and right of every outer glowing cell.

    Rules: N108, NQ32
    """

    def region(self, galaxy: Galaxy, arg: i64) -> i64:
        """The cells beside the outer glowing cells."""
        return galaxy.sides


class ThreeColours(FillRegion):
    """Fill a region with exactly three colours.

    Rules: N99, N100
    """

    def met(self, s: Position, seat: i64, arg: i64) -> bool:
        """Every cell is filled and there are three colours."""
        region: i64 = self.region(s.galaxy(), arg)
        return region & ~s.filled(seat) == 0 and colours_within(s, seat, region) == 3

    def progress(self, s: Position, seat: i64, arg: i64) -> Progress:
        """How many of the cells are filled, and with how many colours."""
        region: i64 = self.region(s.galaxy(), arg)
        out = Progress(popcount(region & s.filled(seat)), popcount(region), region)
        out.colours = colours_within(s, seat, region)
        out.of = 3
        if out.colours > 3:
            out.excess = out.colours - 3
        return out


class ConstellationThreeColours(ThreeColours):
    """Fill the constellation the card names with exactly three colours.

    Rules: N99
    """

    def region(self, galaxy: Galaxy, arg: i64) -> i64:
        """The cells of the constellation."""
        return galaxy.constellation[arg]


class OrbitThreeColours(ThreeColours):
    """Fill the orbit the card names with exactly three colours.

    Rules: N100
    """

    def region(self, galaxy: Galaxy, arg: i64) -> i64:
        """The cells of the orbit."""
        return galaxy.orbit[arg]


class OrbitAllDifferent(FillRegion):
    """Fill the orbit the card names without repeating a colour.

    Rules: N102
    """

    def region(self, galaxy: Galaxy, arg: i64) -> i64:
        """The cells of the orbit."""
        return galaxy.orbit[arg]

    def met(self, s: Position, seat: i64, arg: i64) -> bool:
        """Every cell is filled and there are as many colours as cells."""
        orbit: i64 = s.galaxy().orbit[arg]
        return orbit & ~s.filled(seat) == 0 and colours_within(s, seat, orbit) == popcount(orbit)

    def progress(self, s: Position, seat: i64, arg: i64) -> Progress:
        """How many of the cells are filled, and with how many colours."""
        orbit: i64 = s.galaxy().orbit[arg]
        out = Progress(popcount(orbit & s.filled(seat)), popcount(orbit), orbit)
        out.colours = colours_within(s, seat, orbit)
        out.of = out.need
        out.excess = out.have - out.colours
        return out


class FillOneOf(CommonGoal):
    """Fill every cell of any one of several regions."""

    def regions(self, s: Position) -> Ints:
        """The regions, as sets of cells."""
        raise NotImplementedError

    def met(self, s: Position, seat: i64, arg: i64) -> bool:
        """A region is filled."""
        filled: i64 = s.filled(seat)
        for region in self.regions(s):
            if region & ~filled == 0:
                return True
        return False

    def progress(self, s: Position, seat: i64, arg: i64) -> Progress:
        """How many cells are filled of the region that is nearest to being filled, the first of several."""
        filled: i64 = s.filled(seat)
        have: i64 = 0
        need: i64 = 0
        cells: i64 = 0
        for region in self.regions(s):
            inside: i64 = popcount(region & filled)
            size: i64 = popcount(region)
            if need == 0 or inside * need > have * size:
                have, need, cells = inside, size, region
        return Progress(have, need, cells)


class ThreeAdjacentOrbits(FillOneOf):
    """Fill three consecutive orbits.

    Rules: N104, NQ33, NQ59
    """

    def regions(self, s: Position) -> Ints:
        """Three orbits each."""
        return s.galaxy().three_orbits

    def pictured(self, galaxy: Galaxy, arg: i64) -> i64:
        """The three orbits in the middle, as an example."""
        return galaxy.three_orbits[1]


class TwoOppositeConstellations(FillOneOf):
    """Complete two constellations that lie opposite each other.

    Rules: N105, NQ60
    """

    def regions(self, s: Position) -> Ints:
        """Two constellations each."""
        return s.galaxy().opposite

    def pairs(self, s: Position) -> Ints:
        """The opposite pairs."""
        return s.tables.opposite_pairs

    def pictured(self, galaxy: Galaxy, arg: i64) -> i64:
        """The first pair, as an example."""
        return galaxy.opposite[0]


class TwoAdjacentConstellations(FillOneOf):
    """Complete two neighbouring constellations; by option Λ and Υ are neighbours too.

    Rules: N106, NQ4, NQ60
    """

    def regions(self, s: Position) -> Ints:
        """Two constellations each."""
        galaxy = s.galaxy()
        return galaxy.all_neighbours if s.all_neighbours == 1 else galaxy.printed_neighbours

    def pairs(self, s: Position) -> Ints:
        """The neighbouring pairs."""
        return s.tables.all_neighbours if s.all_neighbours == 1 else s.tables.printed_neighbours

    def pictured(self, galaxy: Galaxy, arg: i64) -> i64:
        """The first pair, as an example."""
        return galaxy.printed_neighbours[0]


class TwoOfEachColour(CommonGoal):
    """Have two stars of each of the six colours.

    Rules: N101
    """

    def met(self, s: Position, seat: i64, arg: i64) -> bool:
        """No colour has fewer than two stars."""
        colour: i64 = 0
        while colour < COLOURS:
            if not two_or_more(s.stars(seat, colour)):
                return False
            colour += 1
        return True

    def progress(self, s: Position, seat: i64, arg: i64) -> Progress:
        """How many stars there are, at most two of each colour counted."""
        have: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            have += min(2, popcount(s.stars(seat, colour)))
            colour += 1
        return Progress(have, 2 * COLOURS, 0)

    def pictured(self, galaxy: Galaxy, arg: i64) -> i64:
        """All cells."""
        return galaxy.cells


class ColourTwiceInThreeConstellations(CommonGoal):
    """Have two stars of the colour the card names in each of three constellations.

    Rules: N103, NQ42
    """

    def met(self, s: Position, seat: i64, arg: i64) -> bool:
        """Three constellations have two stars of the colour."""
        stars: i64 = s.stars(seat, arg)
        constellations = s.galaxy().constellation
        count: i64 = 0
        number: i64 = 0
        while number < CONSTELLATIONS:
            if two_or_more(stars & constellations[number]):
                count += 1
            number += 1
        return count >= 3

    def progress(self, s: Position, seat: i64, arg: i64) -> Progress:
        """How many stars there are in the best three constellations, at most two in each counted."""
        stars: i64 = s.stars(seat, arg)
        constellations = s.galaxy().constellation
        have: i64 = 0
        fewest: i64 = 2
        number: i64 = 0
        while number < CONSTELLATIONS:
            inside: i64 = min(2, popcount(stars & constellations[number]))
            have += inside
            fewest = min(fewest, inside)
            number += 1
        return Progress(have - fewest, 6, stars)


def two_or_more(cells: i64) -> bool:
    """Whether a set has at least two members."""
    return cells & (cells - 1) != 0


COMMON_GOALS: Final[dict[str, CommonGoal]] = {
    "constellation_exactly_3_colours": ConstellationThreeColours("N99", "constellation"),
    "orbit_exactly_3_colours": OrbitThreeColours("N100", "orbit"),
    "two_of_each_colour": TwoOfEachColour("N101"),
    "orbit_all_different": OrbitAllDifferent("N102", "orbit"),
    "colour_twice_in_3_constellations": ColourTwiceInThreeConstellations("N103", "colour"),
    "three_adjacent_orbits": ThreeAdjacentOrbits("N104"),
    "two_opposite_constellations": TwoOppositeConstellations("N105"),
    "two_adjacent_constellations": TwoAdjacentConstellations("N106"),
    "all_dotted": AllDotted("N107"),
    "both_sides_of_glow": BothSidesOfGlow("N108"),
}
"""Every kind of common goal, as the content calls it."""

COMMON_KINDS: Final[list[str]] = list(COMMON_GOALS)
_GOALS: Final = vec[CommonGoal](list(COMMON_GOALS.values()))
"""A vec: an item of a list would be type-checked at every use."""


def common_goal(s: Position, card: i64) -> CommonGoal:
    """The kind of goal of a card."""
    return _GOALS[s.tables.common_kind[card]]


def common_goal_met(s: Position, seat: i64, card: i64) -> bool:
    """Whether a seat's galaxy meets the goal of a card."""
    return _GOALS[s.tables.common_kind[card]].met(s, seat, s.tables.common_arg[card])


def common_goal_progress(s: Position, seat: i64, card: i64) -> Progress:
    """How far a seat's galaxy is with the goal of a card."""
    return _GOALS[s.tables.common_kind[card]].progress(s, seat, s.tables.common_arg[card])
