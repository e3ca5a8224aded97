"""A game being played: its position, the choices so far, and what each seat may take back."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.kernel.errors import BadRecord, IllegalAction
from orrery.kernel.events import Event
from orrery.kernel.game import Game
from orrery.kernel.options import Value
from orrery.kernel.record import Choice, Record, begin
from orrery.kernel.state import NATURE, State


class Journal:
    """A position that remembers how it came about."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object] | None = None) -> None:
        self.game = game
        self.state: State = game.new(seats, options)
        self.seats = seats
        self.options: dict[str, Value] = game.options_of(self.state)
        self.choices: list[Choice] = []
        self.events: list[list[Event]] = []
        """What happened, a list for each choice."""
        self.barriers: list[bool] = []
        """Whether a choice revealed something to the seat that made it, for each choice."""

    def apply(self, seat: int, action: int) -> list[Event]:
        """Take an action and remember it; give what happened."""
        events = self.state.watch()
        self.state.apply(seat, action)
        self.barriers.append(self.state.revealed)
        self.choices.append((seat, action))
        self.events.append(events)
        return events

    def may_undo(self, seat: int) -> bool:
        """Whether the last choice is this seat's own and revealed nothing to it."""
        if seat == NATURE or not self.choices or self.choices[-1][0] != seat:
            return False
        return not self.barriers[-1]

    def undo(self) -> Choice:
        """Take the last choice back, whoever made it; the caller asks `may_undo` or the table's consent."""
        last = self.choices[-1]
        self.undo_to(len(self.choices) - 1)
        return last

    def undo_to(self, count: int) -> None:
        """Go back to the position after a number of choices; the game is replayed once."""
        del self.choices[count:], self.events[count:], self.barriers[count:]
        state = self.game.new(self.seats, self.options)
        for seat, action in self.choices:
            state.apply(seat, action)
        self.state = state

    def record(self, about: dict[str, object] | None = None) -> Record:
        """The game so far as a record."""
        return Record(
            self.game.name,
            self.game.rules_version,
            self.game.content_hash,
            self.seats,
            dict(self.options),
            list(self.choices),
            self.state.hash(),
            about,
        )


def resume(game: Game, record: Record) -> Journal:
    """Take up a recorded game where it stands, or raise BadRecord."""
    begin(game, record)
    journal = Journal(game, record.seats, record.options)
    for number, (seat, action) in enumerate(record.choices):
        try:
            journal.apply(seat, action)
        except IllegalAction as error:
            raise BadRecord(f"choices[{number}]: {error}") from None
    if journal.state.hash() != record.final:
        raise BadRecord("final: the choices lead to another position; the record was changed or damaged")
    return journal
