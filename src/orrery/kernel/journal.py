"""A game in progress: its position, the choices so far, and what each seat may take back."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.kernel.arguments import quoted, whole
from orrery.kernel.chance import natures_choice
from orrery.kernel.errors import BadRecord, IllegalAction
from orrery.kernel.events import Event
from orrery.kernel.game import Game
from orrery.kernel.options import Value
from orrery.kernel.record import Choice, Record, begin
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE, State


class Journal:
    """A game in progress. `push` makes a choice, `pop` takes the last one back, `undo` only what a seat may."""

    def __init__(
        self, game: Game, seats: object = 2, options: Mapping[str, object] | None = None, snapshots: int = 0
    ) -> None:
        self.game = game
        self.state: State = game.new(seats, options)
        self.seats = int(self.state.seats)
        self.options: dict[str, Value] = game.options_of(self.state)
        self.choices: list[Choice] = []
        self.events: list[list[Event]] = []
        """What happened, a list for each choice."""
        self.barriers: list[bool] = []
        """Whether a choice revealed something to the seat that made it, for each choice."""
        self.snapshots = snapshots
        """From how many of the last choices `pop` returns without replaying the game."""
        self._before: list[State] = []
        """The positions before the last choices."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return resume, (self.game, self.record(), self.snapshots)

    def __repr__(self) -> str:
        return f"<Journal of {self.game.name}: {len(self.choices)} choices, {self.state!r}>"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    def push(self, seat: object, action: object) -> list[Event]:
        """Make a choice, given as `State.apply` takes it, and remember it; return what happened."""
        before = self.state.copy() if self.snapshots else None
        chosen = int(self.game.action(action))
        events = self.state.watch()
        self.state.apply(seat, chosen)  # type: ignore[call-overload]  # it checks the seat
        if before is not None:
            self._before.append(before)
            if len(self._before) > self.snapshots:
                del self._before[0]
        self.barriers.append(self.state.revealed)
        self.choices.append((int(seat), chosen))  # type: ignore[call-overload]
        self.events.append(events)
        return events

    def settle(self, rng: Rng) -> list[Event]:
        """Let nature decide until a person is asked or the game is over; return what happened."""
        events: list[Event] = []
        while self.state.pending() == (NATURE,):
            events += self.push(NATURE, int(natures_choice(self.state, rng)))
        return events

    def pop(self) -> Choice:
        """Take the last choice back, whoever made it, and return it."""
        if not self.choices:
            raise IllegalAction("nothing has been chosen yet")
        last = self.choices[-1]
        if self._before:
            self.state = self._before.pop()
            self._forget(len(self.choices) - 1)
        else:
            self.undo_to(len(self.choices) - 1)
        return last

    def seen_by(self, seat: object) -> list[Event]:
        """Everything that has happened, as far as a seat (None: a spectator) was told, in order."""
        viewer = None if seat is None else self._person(seat)
        return [event for events in self.events for event in events if event.seen_by(viewer)]

    def may_undo(self, seat: object) -> bool:
        """Whether the last choice is this seat's own and revealed nothing to it."""
        chooser = self._person(seat)
        return bool(self.choices) and self.choices[-1][0] == chooser and not self.barriers[-1]

    def undo(self, seat: object) -> Choice:
        """Take back the last choice for the seat that made it and learned nothing from it, and return it."""
        chooser = self._person(seat)
        if not self.choices or self.choices[-1][0] != chooser:
            raise IllegalAction(f"the last choice is not seat {chooser}'s")
        if self.barriers[-1]:
            raise IllegalAction(f"seat {chooser} learned something from its last choice, so it cannot take it back")
        return self.pop()

    def _person(self, given: object) -> int:
        """A seat as a caller names it; nature neither sees nor takes back."""
        seat = whole(given)
        if seat is None or not 0 <= seat < self.seats:
            raise IllegalAction(f"there is no seat {quoted(given)}; seats run from 0 to {self.seats - 1}")
        return seat

    def undo_to(self, count: object) -> None:
        """Go back to the position after a number of choices; the game is replayed once."""
        made = whole(count)
        if made is None or not 0 <= made <= len(self.choices):
            raise IllegalAction(f"the game can go back to 0 to {len(self.choices)} choices, not to {quoted(count)}")
        self._forget(made)
        self._before.clear()
        state = self.game.new(self.seats, self.options)
        for seat, action in self.choices:
            state.apply(seat, action)
        self.state = state

    def _forget(self, count: int) -> None:
        del self.choices[count:], self.events[count:], self.barriers[count:]

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


def resume(game: Game, record: Record, snapshots: int = 0) -> Journal:
    """Go on with a recorded game from where it stands, or raise BadRecord."""
    begin(game, record)
    journal = Journal(game, record.seats, record.options, snapshots)
    for number, (seat, action) in enumerate(record.choices):
        try:
            journal.push(seat, action)
        except IllegalAction as error:
            raise BadRecord(f"choices[{number}]: {error}") from None
    if journal.state.hash() != record.final:
        raise BadRecord("final: the choices lead to another position; the record was changed or damaged")
    return journal
