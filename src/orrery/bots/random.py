"""A bot that picks any legal action, each as likely."""

from __future__ import annotations

from orrery.bots.base import Bot, Budget
from orrery.kernel.action import Action
from orrery.kernel.rng import Rng
from orrery.kernel.state import State


class RandomBot(Bot):
    """The weakest opponent, and the measure of all others."""

    name = "random"

    def choose(self, concealed: State, legal: list[Action], rng: Rng, budget: Budget) -> int:
        """Pick any."""
        return rng.choice(legal)
