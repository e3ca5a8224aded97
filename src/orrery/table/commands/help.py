"""What a person may ask before choosing: what a bot would do, and why something is not allowed."""

from __future__ import annotations

from orrery.kernel.errors import BadAction
from orrery.table.commands.requester import Requester
from orrery.table.entry import GuideLeft, HintAsked
from orrery.table.errors import Refused, illegal, not_in_this_lesson
from orrery.table.phase import RUNNING


class HelpCommands(Requester):
    """Hints and reasons."""

    def ask_hint(self) -> HintAsked | None:
        """Ask what a bot would do: the entry that tells the others, if there are others and it does so first.

        In a window of which nobody may know whom it asks, to ask would show that one is asked.
        """
        table = self.table
        place = self.own_seat()
        if table.phase != RUNNING or place not in table.questions.open:
            raise Refused("late", "you are not asked now")
        if not table.hints:
            raise Refused("no-hints", "the host wants a game without hints")
        if len(table.seating.people()) == 1 or table.hinted.get(place) == table.questions.open[place]:
            return None
        if table.asks_secretly():
            raise Refused("secret", "a hint would show the others that you are asked")
        return HintAsked(**self.stamp, seat=place)

    def why(self, action: object) -> Refused | None:
        """Why an action is not allowed now, or nothing if it is: from what the seat itself may know."""
        place = self.own_seat()
        if self.table.journal is None:
            raise Refused("wrong-time", "the game has not begun")
        try:
            number = self.table.game.from_dict(action)
        except BadAction as error:
            raise Refused("bad-action", str(error)) from None
        known = self.table.journal.state.conceal(place)
        if not known.may_act(place):
            raise Refused("late", "you are not asked now")
        if not known.allowed(place, number):
            return illegal(known.refusal(place, number))
        allowed = self.table.lesson_allows(self.table.journal.state, place, number)
        return None if allowed else not_in_this_lesson()

    def leave_guide(self) -> GuideLeft:
        """Play on freely in a guided game."""
        place = self.own_seat()
        guide = self.table.guide
        if guide is None or not guide.teaches(place) or self.table.journal is None:
            raise Refused("wrong-time", "no lessons are given here")
        return GuideLeft(**self.stamp, seat=place)
