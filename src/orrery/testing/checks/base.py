"""What checks are made of: what is expected, what is known of a game, a moment of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from orrery.kernel.action import Action
from orrery.kernel.events import Event
from orrery.kernel.game import Game
from orrery.kernel.rng import Rng
from orrery.kernel.state import State
from orrery.testing.invariants import problems as known_problems
from orrery.testing.stack import stack_problems

FORBIDDEN = 400
"""At so many actions that are not legal is looked at one position."""


class Broken(Exception):
    """A guarantee does not hold; the text says what was expected."""


def expect(holds: bool, sentence: str) -> None:
    """Raise Broken unless something holds."""
    if not holds:
        raise Broken(sentence)


@dataclass
class Barriers:
    """How often choices of a kind were declared barriers, were not, and showed their maker something."""

    declared: int = 0
    free: int = 0
    revealing: int = 0


class Run:
    """What is known of a game while it is checked: its invariants, and what happened in all games so far."""

    def __init__(self, game: Game, own_problems: Callable[[State], Iterable[str]] | None) -> None:
        self.game = game
        self.own_problems = own_problems
        self.hidden = 0
        """Concealed positions in which something was unknown."""
        self.varied = 0
        """Of those, how many had several worlds."""
        self.events: dict[str, Event] = {}
        """One event of each kind that happened."""
        self.lines: set[str] = set()
        """The lines of the score sheets."""
        self.barriers: dict[str, Barriers] = {}
        """How choices of a kind were declared, and what they showed, by step and what they do."""

    def problems(self, state: State) -> list[str]:
        """What is impossible about a position."""
        if self.own_problems is None:
            return known_problems(state)
        return [*stack_problems(state), *self.own_problems(state)]

    def note(self, events: list[Event]) -> None:
        """Note what happened."""
        for event in events:
            self.events.setdefault(event.kind, event)


@dataclass
class Moment:
    """A position before a choice: who makes it, which, and all legal actions."""

    run: Run
    state: State
    before: list[int]
    """The values of the position before anything was asked of it."""
    seat: int
    action: int
    legal: list[Action]
    rng: Rng

    def words(self, action: int) -> str:
        """An action, to be named in a sentence."""
        return str(self.state.game.to_dict(action))

    def some_actions(self) -> list[int]:
        """All actions of the vocabulary, or of a large one the legal ones and a sample."""
        size = self.state.game.vocabulary.size
        if size <= FORBIDDEN:
            return list(range(size))
        return [*self.legal, *(self.rng.below(size) for _ in range(FORBIDDEN))]

    def viewers(self) -> list[int | None]:
        """Everybody who may look: a spectator and each seat."""
        return viewers(self.state)


def viewers(state: State) -> list[int | None]:
    """Everybody who may look: a spectator and each seat."""
    return [None, *range(state.seats)]


def state_name(state: State) -> str:
    """What the step is called that asks now."""
    return state.game.step_names[int(state.kind)]


def refused(error: type[Exception], sentence: str, act: Callable[..., object], *args: object) -> str:
    """The text of the error that a call must raise."""
    try:
        act(*args)
    except error as raised:
        return str(raised)
    raise Broken(sentence)
