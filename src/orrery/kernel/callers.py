"""What callers name: a seat, an action; and what is said to them of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.kernel.arguments import machine_int, quoted
from orrery.kernel.arrays import i64
from orrery.kernel.errors import IllegalAction
from orrery.kernel.head import SEATS
from orrery.kernel.sentinels import NATURE

if TYPE_CHECKING:
    from orrery.kernel.state import State


def seat_from(s: State, given: object) -> i64:
    """A seat or NATURE, as a caller names it."""
    number: i64 = machine_int(given)
    if NATURE <= number < s.data[SEATS]:
        return number
    raise IllegalAction(f"there is no seat {quoted(given)}; seats run from 0 to {s.seats - 1}, nature is {NATURE}")


def action_from(s: State, given: object) -> i64:
    """The number of an action, as a caller names it: by a number, a text or a dict."""
    if isinstance(given, int):
        number: i64 = machine_int(given)
        if 0 <= number < len(s.buffer.actions):
            return number
    return int(s.game.action(given))


def name_of(seat: int) -> str:
    """What a seat is called where a person reads it in English."""
    return "nature" if seat == NATURE else f"seat {seat}"


def not_asked(s: State, seat: int) -> str:
    """Why a seat, or nature, may not act now, and who may."""
    if s.over:
        return "the game is over"
    if s.asks_secretly():
        return f"{name_of(seat)} is not asked now"
    now = " and ".join([name_of(asked) for asked in s.pending()])
    return f"{name_of(seat)} is not asked now; {now} to decide"
