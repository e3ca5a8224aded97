"""The comet phase begins: every player draws up or readies."""

from __future__ import annotations

from orrery.games.comet.actions import DRAW_UP
from orrery.games.comet.frames import COMET_CHOICE, DRAW
from orrery.games.comet.owned import ready_all
from orrery.games.comet.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.step import SetStep


def begin_due_choices(s: Position) -> bool:
    """Begin the choices of the comet phase if they are due, and say whether they were.

    Once the interrupted draw is complete, they come before anything else.
    Rules: CQ4
    """
    if s.choices_due == 0:
        return False
    s.choices_due = 0
    s.push(COMET_CHOICE)
    return True


class ChooseInComet(SetStep[Position]):
    """Each player draws up to the hand limit or readies all exhausted cards; both are always open.

    Rules: C48, CQ3, CS24
    """

    def enter(self, s: Position) -> None:
        """Ask the active player first, then the others clockwise."""
        if s.arg == s.seats:
            s.pop()
        else:
            s.ask_seat(s.in_round(s.arg))

    def choices(self, s: Position, seat: i64) -> i64:
        """Both."""
        return 3

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Draw up to the hand limit, or ready all exhausted cards."""
        s.arg += 1
        s.ask_again()
        if s.events is not None:
            s.emit("comet-chose-draw" if action == DRAW_UP else "comet-chose-ready", {"seat": int(seat)})
        if action == DRAW_UP:
            s.push(DRAW, seat, s.hand_limit(seat) - s.hand_size(seat))
        else:
            ready_all(s, seat)
