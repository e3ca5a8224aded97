"""Taking choices back: at once where nothing was revealed, else if the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.table.phase import OVER, RUNNING

if TYPE_CHECKING:
    from orrery.table.table import Table


class UndoVote:
    """The undo that is being asked for: by which seat, back to how many choices, and who agreed."""

    def __init__(self) -> None:
        self.asked_by: int | None = None
        self.to = 0
        self.agreed: set[int] = set()

    def begin(self, seat: int, to: int) -> None:
        """Ask the others for a seat."""
        self.asked_by, self.to, self.agreed = seat, to, {seat}

    def end(self) -> None:
        """Nothing is asked any more."""
        self.asked_by, self.agreed = None, set()


def may_undo(table: Table, seat: int) -> bool:
    """Whether a seat may take its last choice back by itself; never while a window is open, which would reveal it."""
    journal = table.journal
    if journal is None or table.phase not in (RUNNING, OVER) or journal.state.asks_secretly():
        return False
    return len(journal.choices) > len(table.inherited) and journal.may_undo(seat)


def own_choices(table: Table, seat: int) -> list[int]:
    """Where in the game a seat made the choices that everybody knows of, those inherited left out."""
    assert table.journal is not None
    made = list(enumerate(table.journal.choices))[len(table.inherited) :]
    return [place for place, (who, _) in made if who == seat and table.known.is_public(place)]


def undo_target(table: Table, seat: int) -> int | None:
    """To how many choices an undo of a seat's last known choice goes back; None if there is none.

    An answer in a window is taken back together with all answers of that round, so that nobody learns in which
    order they were given.
    """
    made = own_choices(table, seat)
    return table.known.choices_before(table.known.public_counts[made[-1]]) if made else None


def others_to_ask(table: Table, seat: int) -> list[int]:
    """The persons besides a seat who have not agreed yet to the undo that is asked for."""
    return [other for other in table.seating.people() if other != seat and other not in table.undo.agreed]
