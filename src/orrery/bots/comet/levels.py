"""The levels of the Comet bot."""

from __future__ import annotations

from orrery.bots.comet.planner import Planner
from orrery.bots.comet.weights import Weights


def _dreamer(set_hope: float, ability: float) -> Weights:
    """Somebody who hopes for sets of lizards and does not see what abilities will do."""
    weights = Weights()
    weights.set_hope = set_hope
    weights.ability = ability
    return weights


def newcomer() -> Planner:
    """A beginner: one turn at a time, animals far out, dreams of sets, abilities forgotten."""
    return Planner("newcomer", _dreamer(0.45, 0.3), 100, 1, 1, 1, sense=False)


def casual() -> Planner:
    """Somebody who plays now and then: the turn at hand is played well."""
    return Planner("casual", _dreamer(0.2, 1.0), 400, 2, 1, 1)


def club() -> Planner:
    """A practised player: this turn and the next."""
    return Planner("club", Weights(), 4000, 3, 2, 6)


def expert() -> Planner:
    """The strongest: four turns."""
    return Planner("expert", Weights(), 30000, 6, 4, 12)
