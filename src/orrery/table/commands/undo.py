"""Taking a choice back, and the vote on it."""

from __future__ import annotations

from orrery.table.commands.requester import Requester
from orrery.table.entry import Undid, UndoAnswered, UndoAsked
from orrery.table.errors import Refused
from orrery.table.phase import PAUSED, RUNNING
from orrery.table.undo import may_undo, others_to_ask, undo_target


class UndoCommands(Requester):
    """What a seat may take back at once, and what only if the others agree."""

    def undo(self) -> Undid | UndoAsked:
        """Take the last own choice back, or ask the others whether one may; not after the end, when all is shown."""
        self.must_be_in(RUNNING)
        place = self.own_seat()
        table = self.table
        assert table.journal is not None
        if may_undo(table, place):
            return Undid(**self.stamp, seat=place, to=len(table.journal.choices) - 1)
        back = undo_target(table, place)
        if back is None:
            raise Refused("nothing", "you have not chosen anything yet")
        if not [other for other in table.seating.people() if other != place]:
            return Undid(**self.stamp, seat=place, to=back)
        if table.undo.asked_by is not None:
            raise Refused("wrong-time", "an undo is being asked for already")
        return UndoAsked(**self.stamp, seat=place)

    def undo_answer(self, yes: bool) -> Undid | UndoAnswered:
        """Agree, or not, with the undo that is asked for; the last yes carries it out."""
        self.must_be_in(RUNNING, PAUSED)
        place = self.own_seat()
        table = self.table
        if table.undo.asked_by is None or table.journal is None:
            raise Refused("wrong-time", "nobody asks for an undo")
        if place == table.undo.asked_by:
            raise Refused("wrong-time", "the others are asked")
        if yes and not others_to_ask(table, place):
            return Undid(**self.stamp, seat=table.undo.asked_by, to=table.undo.to)
        return UndoAnswered(**self.stamp, seat=place, yes=yes)
