"""The bots of Not Alone: a greedy player for both sides, and the automatic Creature."""

from __future__ import annotations

from orrery.bots.base import Bot, Budget
from orrery.bots.notalone.ahead import look_ahead
from orrery.bots.notalone.creature import hunt_well
from orrery.bots.notalone.hunted import survive_well
from orrery.bots.notalone.places import chances
from orrery.games.notalone import actions as a
from orrery.games.notalone.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64
from orrery.kernel.rng import Rng
from orrery.kernel.state import State


class AutomaticCreature(Bot):
    """Every token goes to a random place that some Hunted could have played; no other thought.

    Rules: notalone R45
    """

    name = "automatic"

    def choose(self, concealed: State, legal: list[Action], rng: Rng, budget: Budget) -> int:
        """Place tokens where somebody could be; else anything."""
        assert isinstance(concealed, Position)
        likely: list[Action] = []
        for action in legal:
            if a.PLACE_TOKEN <= action < a.PLACE_WIDE and could_be_there(concealed, (action - a.PLACE_TOKEN) % 10):
                likely.append(action)
        return rng.choice(likely if likely else legal)


def could_be_there(s: Position, slot: i64) -> bool:
    """Whether some Hunted could have played the place at a slot."""
    k: i64 = 1
    while k < s.seats:
        if chances(s, s.hunted(k))[slot] > 0.0:
            return True
        k += 1
    return False


class NotAloneGreedy(Bot):
    """Weighs places by what their powers bring and by the danger there, and mixes; seeing only what its seat may."""

    name = "greedy"

    def choose(self, concealed: State, legal: list[Action], rng: Rng, budget: Budget) -> int:
        """Pick an action for whichever side the seat plays."""
        if len(legal) == 1:
            return legal[0]
        assert isinstance(concealed, Position)
        seat: i64 = concealed.viewer
        if seat == concealed.creature:
            if concealed.seats == 2 and concealed.turn > 0:
                return look_ahead(concealed, legal, rng, budget)
            return hunt_well(concealed, legal, rng)
        return survive_well(concealed, seat, legal, rng)
