"""What every bot is: something that chooses among legal actions from what its seat may know."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from orrery.kernel.action import Action
from orrery.kernel.rng import Rng
from orrery.kernel.state import State


class Budget:
    """How much a bot may think: at most this many positions looked at for one choice."""

    def __init__(self, positions: int = 20_000) -> None:
        self.positions = positions


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It is given a concealed state, never the true one, and keeps nothing between choices."""

    name = "bot"

    def choose(self, concealed: State, legal: list[Action], rng: Rng, budget: Budget) -> int:
        """Pick one of the legal actions of the seat the state is concealed for."""
        raise NotImplementedError
