"""Personal goals: one class for each kind says when it is met and how far a seat is. Tested at scoring."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from orrery.games.nebula.galaxy import Galaxy
from orrery.games.nebula.position import Position
from orrery.games.nebula.progress import Progress
from orrery.kernel.arrays import i64
from orrery.kernel.bits import popcount


class PersonalGoal:
    """A kind of personal goal. A card of the kind may name a colour: `arg`."""

    def __init__(self, rule: str, names: str = "", contested: bool = False) -> None:
        self.rule = rule
        """The statement that describes the kind."""
        self.names = names
        """What a card of this kind names: the member of its entry in the content."""
        self.contested = contested
        """Whether the goal is to have as much as anybody, so that others can undo it."""

    def met(self, s: Position, seat: i64, arg: i64) -> bool:
        """Whether a seat meets the goal: it has all that is needed."""
        progress = self.progress(s, seat, arg)
        return progress.have >= progress.need

    def progress(self, s: Position, seat: i64, arg: i64) -> Progress:
        """How far a seat is."""
        raise NotImplementedError

    def pictured(self, galaxy: Galaxy, arg: i64) -> i64:
        """The cells a card of this kind speaks of, for its picture."""
        return 0


class DottedColour(PersonalGoal):
    """Have a star of the colour in each of the four dotted connections.

    Rules: N94, NQ26
    """

    def progress(self, s: Position, seat: i64, arg: i64) -> Progress:
        """How many of the connections have such a star."""
        galaxy = s.galaxy()
        stars: i64 = s.stars(seat, arg)
        have: i64 = 0
        for pair in galaxy.dotted_pairs:
            if stars & pair:
                have += 1
        return Progress(have, len(galaxy.dotted_pairs), galaxy.dotted)

    def pictured(self, galaxy: Galaxy, arg: i64) -> i64:
        """The ends of the dotted connections."""
        return galaxy.dotted


class GlowColour(PersonalGoal):
    """Have four stars of the colour on glowing cells.

    Rules: N95, NQ27
    """

    def progress(self, s: Position, seat: i64, arg: i64) -> Progress:
        """How many of the stars glow."""
        glow: i64 = s.galaxy().glow
        return Progress(popcount(s.stars(seat, arg) & glow), 4, glow)

    def pictured(self, galaxy: Galaxy, arg: i64) -> i64:
        """The glowing cells."""
        return galaxy.glow


class SixOfColour(PersonalGoal):
    """Have six stars of the colour.

    Rules: N96, NQ27
    """

    def progress(self, s: Position, seat: i64, arg: i64) -> Progress:
        """How many stars of the colour there are."""
        stars: i64 = s.stars(seat, arg)
        return Progress(popcount(stars), 6, stars)


class FourEmptyAtMost(PersonalGoal):
    """Have at most four empty cells.

    Rules: N97, NQ41, NQ66
    """

    def progress(self, s: Position, seat: i64, arg: i64) -> Progress:
        """How many cells are filled."""
        return Progress(popcount(s.filled(seat)), s.galaxy().cell_count - 4, 0)

    def pictured(self, galaxy: Galaxy, arg: i64) -> i64:
        """All cells."""
        return galaxy.cells


class MostBlack(PersonalGoal):
    """Have as many black stars as anybody; by option at least one.

    Rules: N98, NQ28, NQ54
    """

    def met(self, s: Position, seat: i64, arg: i64) -> bool:
        """Nobody has more."""
        own: i64 = s.blacks(seat)
        return own >= most_blacks(s) and not (own == 0 and s.most_black_needs_one == 1)

    def progress(self, s: Position, seat: i64, arg: i64) -> Progress:
        """How many black stars the seat has, of those that the best has."""
        return Progress(s.blacks(seat), most_blacks(s), 0)


def most_blacks(s: Position) -> i64:
    """The most black stars that a seat has on its track."""
    most: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        most = max(most, s.blacks(seat))
        seat += 1
    return most


PERSONAL_GOALS: Final[dict[str, PersonalGoal]] = {
    "dotted_colour": DottedColour("N94", "colour"),
    "glow_colour": GlowColour("N95", "colour"),
    "six_of_colour": SixOfColour("N96", "colour"),
    "max_4_empty": FourEmptyAtMost("N97"),
    "most_black": MostBlack("N98", contested=True),
}
"""Every kind of personal goal, as the content calls it."""

PERSONAL_KINDS: Final[list[str]] = list(PERSONAL_GOALS)
_GOALS: Final = vec[PersonalGoal](list(PERSONAL_GOALS.values()))
"""A vec: an item of a list would be type-checked at every use."""


def personal_goal(s: Position, card: i64) -> PersonalGoal:
    """The kind of goal of a card."""
    return _GOALS[s.tables.personal_kind[card]]


def personal_goal_met(s: Position, seat: i64, card: i64) -> bool:
    """Whether a seat meets the goal of a card.

    Rules: N87, NQ54
    """
    return _GOALS[s.tables.personal_kind[card]].met(s, seat, s.tables.personal_arg[card])


def personal_goal_progress(s: Position, seat: i64, card: i64) -> Progress:
    """How far a seat is with the goal of a card."""
    return _GOALS[s.tables.personal_kind[card]].progress(s, seat, s.tables.personal_arg[card])
