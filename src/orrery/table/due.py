"""What follows from a table without anybody asking for it."""

from __future__ import annotations

from orrery.table.phase import OVER, RUNNING
from orrery.table.table import Table


def wants_rematch(table: Table) -> bool:
    """Whether every person who is still there wants another game."""
    people = table.seating.people()
    return table.phase == OVER and not table.next and bool(people) and all(table.seats[s].rematch for s in people)


def time_is_up(table: Table, now: float) -> list[int]:
    """The seats whose time is up, for which the server chooses: by a bot, or by passing."""
    if table.phase != RUNNING:
        return []
    return table.clock.out_of_time(now)


def default_action(table: Table, seat: int) -> int:
    """What a seat does that only passes: the game's own least action."""
    assert table.journal is not None
    return table.game.default_action(table.journal.state, seat)
