"""A Comet position: the fields with the tables of the content, and what several rules ask of it."""

from __future__ import annotations

from typing import Final

from orrery.games.comet.fields import CometFields
from orrery.games.comet.kinds import MOST_FIELDS, SAVIORS
from orrery.games.comet.tables import Tables
from orrery.kernel.arrays import Ints, i64, zeros
from orrery.kernel.game import Game
from orrery.kernel.step import Actions, Step

_NO_FIELDS: Final[Ints] = zeros(MOST_FIELDS)


class Search:
    """Where a search over the board looks and what it finds; shared by a state and its copies like the list of actions.

    Nothing in it outlives the rule that searches.
    """

    def __init__(self) -> None:
        self.seen: Ints = _NO_FIELDS[:]
        """The stamp of the search that saw a field last."""
        self.stamp: i64 = 0
        """The number of the last search."""
        self.queue: Ints = _NO_FIELDS[:]
        self.found: Ints = _NO_FIELDS[:]
        """The fields found."""
        self.types: i64 = 0
        """The types of the fields found, as bits."""


class Position(CometFields):
    """What the rules work on. `CometState` adds the answers every state gives."""

    def __init__(self, game: Game, data: Ints, buffer: Actions, tables: Tables, search: Search) -> None:
        super().__init__(game, data, buffer)
        self.tables = tables
        self.search = search
        self.judged: i64 = 0
        """The seats of which the last choice showed whether they can act in the comet phase, as bits."""

    def trial(self) -> Position:
        """A copy to try something on, so that a question never changes the position it is asked about."""
        other = self.copy()
        assert isinstance(other, Position)
        return other

    def become(self, other: Position) -> None:
        """Take over what a copy has come to."""
        self.data = other.data

    def field_type(self, field: i64) -> i64:
        """What a field is on this side of the board: an area, NEST, CAVERN or GAP."""
        spot: i64 = self.side * self.tables.fields + field
        return self.tables.type[spot]

    def nest_number(self, field: i64) -> i64:
        """The number of the nest on a field, 0 where there is none.

        Rules: C6
        """
        spot: i64 = self.side * self.tables.fields + field
        return self.tables.nest_number[spot]

    def distance(self, field: i64) -> i64:
        """How many steps lead from a field into the cavern, other nests not entered."""
        spot: i64 = self.side * self.tables.fields + field
        return self.tables.distance[spot]

    def lowest_nest(self) -> i64:
        """The lowest nest number of this side of the board."""
        return self.tables.lowest_nest[self.side]

    def in_round(self, number: i64) -> i64:
        """The seat so many places after the active one, in the order of play."""
        seats: i64 = self.seats
        seat: i64 = self.active + number
        while seat >= seats:
            seat -= seats
        return seat

    def has_dropped_out(self, seat: i64) -> bool:
        """Whether a seat is skipped for the rest of the game.

        Rules: C51
        """
        return self.dropped_out >> seat & 1 == 1

    def action_is_over(self) -> bool:
        """Whether the Hatch, Move or Rest of this turn is over."""
        return self.frame_arg(0) > 1

    def saviors_out(self, seat: i64) -> i64:
        """How many saviors of a seat are on the board."""
        count: i64 = 0
        savior: i64 = 0
        while savior < SAVIORS:
            if self.savior_field(seat, savior) >= 0:
                count += 1
            savior += 1
        return count


class ActiveStep(Step[Position]):
    """A step in which the seat whose turn it is decides."""

    def enter(self, s: Position) -> None:
        """Ask the seat whose turn it is."""
        s.ask_seat(s.active)
