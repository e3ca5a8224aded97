"""The levels of the Comet bot."""

from __future__ import annotations

from orrery.bots.comet.planner import Planner
from orrery.bots.comet.weights import Weights


def newcomer() -> Planner:
    """A beginner."""
    return Planner("newcomer", Weights(), 100, 1, 1, 1)


def casual() -> Planner:
    """Somebody who plays now and then."""
    return Planner("casual", Weights(), 400, 2, 1, 1)


def club() -> Planner:
    """A practised player."""
    return Planner("club", Weights(), 6000, 3, 3, 6)


def expert() -> Planner:
    """The strongest."""
    return Planner("expert", Weights(), 30000, 6, 4, 12)
