"""Undo barriers, computed: a choice may be taken back until its maker learned something from it.

Nature's acts and other seats' acts are barriers by themselves. Whether a seat's own act taught it something is found
by imagination: if in some position the seat could not tell from the true one the same act leads to another view,
the act revealed which of them is true. What a seat shows of its own secrets by its own will teaches it nothing.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.rng import Rng
from orrery.kernel.state import State

_TRIES: Final = 6


def teaches(before: State, seat: int, action: int, after: State) -> bool:
    """Tell whether an act showed its maker anything it could not have foreseen."""
    knew = before.conceal(seat)
    seen = after.conceal(seat)
    rng = Rng("undo")
    for _ in range(_TRIES):
        other = knew.imagine(rng)
        if not other.allowed(seat, action):
            return True
        other.do(seat, action)
        if other.conceal(seat) != seen:
            return True
    return False
