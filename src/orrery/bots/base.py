"""What every bot is: something that chooses among legal actions from what its seat has seen."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from orrery.kernel.action import Action
from orrery.kernel.events import Event
from orrery.kernel.rng import Rng
from orrery.kernel.state import State

DEFAULT_POSITIONS = 20_000


class Budget:
    """How much a bot may think for one choice: so many positions, and no longer than so many seconds.

    What is left out is up to the bot: a level has a number of positions of its own, which makes it as strong on every
    machine, and no limit of time.
    """

    def __init__(self, positions: int | None = None, seconds: float | None = None) -> None:
        self.given = positions
        self.positions = DEFAULT_POSITIONS if positions is None else positions
        self.seconds = seconds

    def __repr__(self) -> str:
        seconds = "" if self.seconds is None else f", {self.seconds:g} seconds"
        return f"<Budget: {self.positions} positions{seconds}>"

    def limit(self, own: int) -> int:
        """How many positions a bot may look at that would look at `own` of them by itself."""
        return own if self.given is None else min(own, self.given)


class Decision:
    """What a bot is asked: all that its seat has seen, what it may do, and how much it may think.

    Whatever a bot chooses follows from this alone, so the same decision is answered alike at any time and place.
    """

    def __init__(
        self, position: State, history: list[Event], legal: list[Action], rng: Rng, budget: Budget | None = None
    ) -> None:
        self.position = position
        """The position as the seat may know it, concealed for it."""
        self.seat = position.viewer
        self.history = history
        """What has happened since the game began, as far as the seat was told, in order."""
        self.legal = legal
        self.rng = rng
        self.budget = Budget() if budget is None else budget

    def __reduce__(self) -> tuple[type[Decision], tuple[object, ...]]:
        return Decision, (self.position, self.history, self.legal, self.rng, self.budget)

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat}: {len(self.legal)} legal actions, {self.budget!r}>"


Words = tuple[str, dict[str, object]]
"""A message of the game's catalog and its arguments, to be said in the reader's language."""


class Advice:
    """A choice a bot can recommend: what it expects of it, and what speaks for it."""

    def __init__(self, action: int, expected: Words | None = None, reasons: list[Words] | None = None) -> None:
        self.action = action
        self.expected = expected
        self.reasons: list[Words] = [] if reasons is None else reasons

    def __reduce__(self) -> tuple[type[Advice], tuple[object, ...]]:
        return Advice, (self.action, self.expected, self.reasons)

    def __repr__(self) -> str:
        said = [message for message, _ in [*([self.expected] if self.expected else []), *self.reasons]]
        return f"<Advice {self.action}{': ' if said else ''}{', '.join(said)}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It is given what its seat has seen, never the true position, and keeps nothing between choices.

    A bot defines `decide`, or `choose` if the present is enough for it.
    """

    name = "bot"

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def decide(self, decision: Decision) -> int:
        """Pick one of the legal actions."""
        return self.choose(decision.position, decision.legal, decision.rng, decision.budget)

    def advise(self, decision: Decision, most: int = 3) -> list[Advice]:
        """Recommend up to so many choices, the best first. Default: the one it would make, without a reason."""
        return [Advice(self.decide(decision))]

    def choose(self, concealed: State, legal: list[Action], rng: Rng, budget: Budget) -> int:
        """Pick one of the legal actions of the seat the state is concealed for, knowing nothing of the past."""
        return self.decide(Decision(concealed, [], legal, rng, budget))
