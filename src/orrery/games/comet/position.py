"""A Comet position: the array with its tables, and the few things all rules ask of it."""

from __future__ import annotations

from typing import Final

from orrery.games.comet.kinds import MOST_FIELDS, WORDS
from orrery.games.comet.layout import ACTIVE, HAND, RESCUED, SAVIOR
from orrery.games.comet.tables import Tables
from orrery.kernel.arrays import Ints, i64, zeros
from orrery.kernel.game import Game
from orrery.kernel.legacy import LegacyState
from orrery.kernel.state import FRAME, KIND, TOP
from orrery.kernel.step import Actions

# Kinds of frames: what is going on.
REFILL: Final = 1  # nature turns up gold cards until the display holds four (C10, C15)
HEROES: Final = 2  # nature deals a hero to seat ARG (C11)
HANDS: Final = 3  # seat ARG draws its first hand (C12)
FIRST_PLAYER: Final = 4  # nature names the first player (C13)
DRAW: Final = 5  # seat ARG draws ARG2 silver cards
TURN: Final = 6  # a turn, in phase ARG (C14)
HATCH: Final = 7  # a Hatch (C16)
NEST: Final = 8  # the animal in slot ARG looks for a nest
AMOUNT: Final = 9  # by how much its nest distance is lowered, at most ARG (CQ6)
MOVE: Final = 10  # a Move (C22)
GLIDE: Final = 11  # an ability moves a savior of seat ARG2: ARG steps, 0 for a nest or the cavern (C63, C68)
SCOUT: Final = 12  # an ability lets one savior skip the areas ARG (C69)
PLACE: Final = 13  # seat ARG2 places the mammoth or tortoise (mask ARG) (C65)
DUPLICATE: Final = 14  # ARG symbols are copied (CS47)
REST: Final = 15  # a Rest, at step ARG (C36)
DISCARDING: Final = 16  # step 2
TAKING: Final = 17  # seat ARG2 takes ARG gold cards from the display
DRAWING: Final = 18  # step 4, with ARG silver cards that gold ones may replace (C61)
COMET_CHOICE: Final = 19  # the ARG-th seat draws or readies (C48)
BETWEEN: Final = 20  # the ARG-th seat after the active one may use abilities (C43)
PARROT: Final = 21  # seat ARG moves by the symbols of a card played by another (C66)
LAST_FRAME_KIND: Final = 21


_NO_FIELDS: Final[Ints] = zeros(MOST_FIELDS)


class Reach:
    """Where `border` looks and what it finds; shared by a state and its copies like the scratch."""

    def __init__(self) -> None:
        self.seen: Ints = _NO_FIELDS[:]  # the stamp of the search that saw a field
        self.line: Ints = _NO_FIELDS[:]
        self.found: Ints = _NO_FIELDS[:]
        self.stamp: i64 = 0
        self.mask: i64 = 0  # the types of the fields found, as bits


class Position(LegacyState):
    """What the rules work on. `CometState` adds the answers every state gives."""

    def __init__(self, game: Game, data: Ints, buffer: Actions, tables: Tables, reach: Reach) -> None:
        super().__init__(game, data, buffer)
        self.tables = tables
        self.reach = reach

    def trial(self) -> Position:
        """A copy to try something on, so that a question never changes the position it is asked about."""
        other = self.copy()
        assert isinstance(other, Position)
        return other

    def under_top(self) -> i64:
        """The kind of the frame beneath the top one."""
        return self.data[self.data[TOP] - FRAME + KIND]

    def active(self) -> i64:
        """The seat whose turn it is."""
        return self.data[ACTIVE]

    def hand(self, seat: i64) -> i64:
        """Where the set of a seat's hand cards stands."""
        return HAND + WORDS * seat

    def rescued(self, seat: i64) -> i64:
        """Where the set of a seat's rescued animals stands."""
        return RESCUED + WORDS * seat

    def saviors_out(self, seat: i64) -> i64:
        """How many saviors of a seat are on the board."""
        at = self.data
        count: i64 = 0
        spot: i64 = SAVIOR + 3 * seat
        end: i64 = spot + 3
        while spot < end:
            if at[spot] >= 0:
                count += 1
            spot += 1
        return count
