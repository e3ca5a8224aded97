"""What an act taught the seat that made it, found by sampling: the oracle for the barriers that rules declare.

A choice may be taken back until its maker learned something from it. Nature's acts, other seats' acts and the end of
the game are barriers by themselves; rules declare the rest with `State.reveal`, and `State.unseal` does so where
choices of others are carried out. Here the same question is answered without the rules' help: if in some position
that the seat could not tell from the true one the same act leads to another view, the act revealed which of them is
true. What a seat shows of its own secrets by its own will reveals nothing to it.
"""

from __future__ import annotations

from orrery.kernel.rng import Rng
from orrery.kernel.state import State


def reveals_information(before: State, seat: int, action: int, after: State, rng: Rng, samples: int = 12) -> bool:
    """Whether an act showed its maker anything it could not have foreseen."""
    if others_were_unsealed(before, seat, after):
        return True
    knew = before.conceal(seat)
    seen = after.conceal(seat)
    for _ in range(samples):
        other = knew.determinize(rng)
        if not other.allowed(seat, action):
            return True
        other.do(seat, action)
        if other.conceal(seat) != seen:
            return True
    return False


def others_were_unsealed(before: State, seat: int, after: State) -> bool:
    """Whether an act was the last of a simultaneous choice, so that what others had sealed was carried out."""
    for other in range(before.seats):
        if other != seat and before.sealed(other) != 0 and after.sealed(other) == 0:
            return True
    return False
