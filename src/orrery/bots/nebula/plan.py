"""A whole turn that may be played: its first action and where it leads."""

from __future__ import annotations

from orrery.games.nebula.position import Position


class Plan:
    """The rest of a turn."""

    def __init__(self, action: int, end: Position, value: float, open_end: bool = False) -> None:
        self.action = action
        """The first action."""
        self.end = end
        """The position at the end of the turn, before nature refills the clusters."""
        self.value = value
        """How good the end is for who plays it."""
        self.open = open_end
        """Whether luck follows the first action, so that the end is only an example."""


def best_first(plan: Plan) -> tuple[float, int]:
    """The key that sorts plans, the best first."""
    return -plan.value, plan.action


def distinct(plans: list[Plan], number: int) -> list[Plan]:
    """The best plans that lead to different positions."""
    out: list[Plan] = []
    for plan in plans:
        new = True
        for other in out:
            if not plan.open and not other.open and plan.end == other.end:
                new = False
        if new:
            out.append(plan)
        if len(out) == number:
            break
    return out
