"""The exploit pool of Not Alone: opponents that look for a weakness, each in its own way, playable by name."""

from __future__ import annotations

from collections.abc import Callable

from orrery.bots.base import Bot
from orrery.bots.notalone.players import NotAloneGreedy
from orrery.bots.notalone.pool.habits import HABITS, HabitPlayer
from orrery.bots.notalone.pool.outwits import Outwits

__all__ = ["POOL", "HabitPlayer", "Outwits"]


def _habit(name: str) -> Callable[[], Bot]:
    return lambda: HabitPlayer(name)


POOL: dict[str, Callable[[], Bot]] = {
    "greedy": NotAloneGreedy,
    **{name: _habit(name) for name in HABITS},
    "outwits": Outwits,
}
"""What makes each member, by name."""
