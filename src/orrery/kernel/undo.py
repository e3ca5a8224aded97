"""Undo barriers, computed: a choice may be taken back until its maker learned something from it.

Nature's acts and other seats' acts are barriers by themselves, and so is an act that has others' sealed choices carried
out. Whether a seat's own act taught it something else is found by imagination: if in some position the seat could not
tell from the true one the same act leads to another view, the act revealed which of them is true. What a seat shows of
its own secrets by its own will teaches it nothing.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.rng import Rng
from orrery.kernel.state import SEALED, State

_TRIES: Final = 12


def teaches(before: State, seat: int, action: int, after: State) -> bool:
    """Tell whether an act showed its maker anything it could not have foreseen."""
    if unseals_others(before, seat, after):
        return True
    knew = before.conceal(seat)
    seen = after.conceal(seat)
    rng = Rng("undo")
    for _ in range(_TRIES):
        other = knew.determinize(rng)
        if not other.allowed(seat, action):
            return True
        other.do(seat, action)
        if other.conceal(seat) != seen:
            return True
    return False


def unseals_others(before: State, seat: int, after: State) -> bool:
    """Whether an act was the last of a simultaneous choice, so that what others had sealed was carried out."""
    for other in range(before.seats):
        if other != seat and before.data[SEALED + other] != 0 and after.data[SEALED + other] == 0:
            return True
    return False
