"""How much a search may still do: positions, and time where the budget names it."""

from __future__ import annotations

from time import perf_counter

from orrery.bots.base import Budget
from orrery.kernel.arrays import i64


class Limit:
    """Counts positions down. The clock is read only if the budget limits the time."""

    def __init__(self, budget: Budget, own_positions: int) -> None:
        self.left: i64 = budget.limit(own_positions)
        self.timed = budget.seconds is not None
        self.deadline = perf_counter() + budget.seconds if budget.seconds is not None else 0.0

    def count(self) -> None:
        """Count a position."""
        self.left -= 1

    def spent(self) -> bool:
        """Whether the search must end."""
        return self.left <= 0 or (self.timed and perf_counter() >= self.deadline)
