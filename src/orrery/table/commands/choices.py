"""Choices: one, several in a row, those that are made for a seat, and the end of a window for secret answers."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.kernel.errors import BadAction, IllegalAction
from orrery.kernel.state import NATURE, State
from orrery.table import luck
from orrery.table.commands.requester import Requester
from orrery.table.entry import Chose, ChoseSeveral, Closed
from orrery.table.errors import Refused, illegal, not_in_this_lesson
from orrery.table.phase import RUNNING

MOST_AT_ONCE = 100
"""How many choices one command may make."""


class ChoiceCommands(Requester):
    """Answers to the questions the game asks."""

    def choose(self, question: int | None, action: object) -> Chose | ChoseSeveral:
        """Answer the question one is asked, by an action or by a list of actions, one right after another."""
        self.must_be_in(RUNNING)
        place = self.own_seat()
        if isinstance(action, list):
            return self._choose_several(place, question, action)
        return self.choose_for(place, question, action)

    def choose_for(self, place: int, question: int | None, action: object, late: str = "") -> Chose:
        """Answer for a seat: the person's own, or the one a bot plays; `late` says who chose when time ran out.

        That time ran out is announced to everybody, so never for a secret question, for which no clock runs.
        """
        table = self.table
        after = self._position_asked(place, question)
        number = self._applied(after, place, action)
        assert table.journal is not None
        entry = Chose(**self.stamp, seat=place, action=number, nature=self._luck(after, 1))
        if late and not table.asks_secretly():
            entry.late = late
        return entry

    def _choose_several(self, place: int, question: int | None, actions: Sequence[object]) -> Chose | ChoseSeveral:
        """Choices of one seat, one right after another: none of them if one is not allowed.

        They end where the person has to look before going on: after a choice that reveals something, or after which
        anybody else, or nature, is to decide. What is left of the list then is not even looked at.
        """
        if not 1 <= len(actions) <= MOST_AT_ONCE:
            raise Refused("bad-action", f"action: a list has 1 to {MOST_AT_ONCE} actions, not {len(actions)}")
        after = self._position_asked(place, question)
        chosen: list[int] = []
        for number, action in enumerate(actions, 1):
            secret = after.asks_secretly()
            try:
                chosen.append(self._applied(after, place, action, len(chosen)))
            except Refused as refusal:
                about = f"action {number} of {len(actions)}: {refusal.message}"
                raise Refused(refusal.code, about, refusal.rule, refusal.why) from None
            if secret or after.asks_secretly() or after.revealed or after.pending() != (place,):
                break
        assert self.table.journal is not None
        nature = self._luck(after, len(chosen))
        if len(chosen) == 1:
            return Chose(**self.stamp, seat=place, action=chosen[0], nature=nature)
        return ChoseSeveral(**self.stamp, seat=place, actions=chosen, nature=nature)

    def _position_asked(self, place: int, question: int | None) -> State:
        """A copy of the position, if a seat may answer the question it names."""
        table = self.table
        assert table.journal is not None
        if table.seats[place].away and self.guest == table.seats[place].guest:
            raise Refused("away", "a bot plays for you; take your seat again first")
        if place not in table.questions.open:
            raise Refused("late", "you are not asked now")
        if question != table.questions.open[place]:
            raise Refused("late", "the game has gone on; look again")
        return table.journal.state.copy()

    def _applied(self, state: State, place: int, action: object, made: int = 0) -> int:
        """Apply an action by names to a position, or refuse it with a reason from what the seat may know.

        `made` is how many choices of the seat led from the table's position to this one.
        """
        try:
            number = int(state.game.from_dict(action))
        except BadAction as error:
            raise Refused("bad-action", str(error)) from None
        in_lesson = self.table.lesson_allows(state, place, number, made)
        try:
            state.apply(place, number)
        except IllegalAction as error:
            known = state.conceal(place)
            raise illegal(error if known.allowed(place, number) else known.refusal(place, number)) from None
        if not in_lesson:
            raise not_in_this_lesson()
        return number

    def close_window(self) -> Closed:
        """End the round of a window; seats that have not answered pass. When to do so is the server's to decide.

        It is one entry however many pass, so that the time it takes to store it reveals nothing.
        """
        table = self.table
        if not table.asks_secretly():
            raise Refused("wrong-time", "no window is open")
        assert table.journal is not None
        state = table.journal.state.copy()
        passed: list[tuple[int, int]] = []
        while state.pending() != (NATURE,):
            seat = state.pending()[0]
            action = int(table.game.default_action(state, seat))
            state.apply(seat, action)
            passed.append((seat, action))
        number = len(table.journal.choices) + len(passed)
        first = luck.draw(table, state, number)
        state.apply(NATURE, first)
        natures = [first, *self._luck(state, len(passed) + 1, 1)]
        return Closed(time=self.now, passed=passed, nature=natures)

    def _luck(self, state: State, made: int, drawn: int = 0) -> list[int]:
        """Nature's choices after so many choices that are not yet in the journal, `drawn` of them its own."""
        table = self.table
        assert table.journal is not None
        return luck.settle(table, state, len(table.journal.choices) + made, drawn)
