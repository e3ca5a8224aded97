"""The moments of a guided game, for the pictures of the rules: the table as its learner sees it at each lesson."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from orrery.guided import LEARNER, guided
from orrery.server.codec import encode
from orrery.server.new_table import table_for
from orrery.server.room import Room
from orrery.server.schema import MakeTable
from orrery.table.commands import Commands
from orrery.table.table import Table

GUEST = "Ada"


@lru_cache(maxsize=16)
def moments(game: str, name: str) -> dict[str, msgspec.Raw]:
    """The table at every lesson of a guided game, by the lesson's name, encoded; KeyError if there is no such game."""
    script = guided(game, name)
    table = table_for(GUEST, MakeTable(game, GUEST, guided=name)).table
    found: dict[str, msgspec.Raw] = {}
    for made in range(len(script.choices[LEARNER]) + 1):
        let_others_play(table)
        shown = msgspec.Raw(encode(Room(table, 0.0).shown_to(LEARNER)))
        lessons = script.part(made)[1]
        found |= {each.name: shown for each in lessons}
        action = lessons[-1].action
        if action is not None:
            choose(table, LEARNER, action)
    return found


def let_others_play(table: Table) -> None:
    """Let the others choose what the guided game has for them, and windows close, until nobody else is to act."""
    while table.journal is not None:
        state = table.journal.state
        if table.waits_to_close():
            table.accept(_asked(table).close_window())
            continue
        moves = [
            (seat, table.fixed_choice(state, seat)) for seat, _ in table.bots_to_move() if not table.has_sealed(seat)
        ]
        ready = [(seat, action) for seat, action in moves if action is not None]
        if not ready:
            return
        choose(table, *ready[0])


def choose(table: Table, seat: int, action: int) -> None:
    """Answer the question a seat is asked."""
    table.accept(_asked(table).choose_for(seat, table.questions.open[seat], table.game.to_dict(action)))


def _asked(table: Table) -> Commands:
    return Commands(table, GUEST, table.last_time)
