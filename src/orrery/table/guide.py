"""A table where a guided game is played: what is to be chosen next, for as long as the learner follows."""

from __future__ import annotations

from orrery.guided import LEARNER, Guided
from orrery.kernel.record import Choice
from orrery.kernel.state import NATURE, State


class Guide:
    """The guided game of a table, and when its learner left it."""

    def __init__(self, script: Guided) -> None:
        self.script = script
        self.left: int | None = None
        """How many choices there were when the learner left the guide to play on freely."""

    def expected(self, state: State, seat: int, made: int) -> int | None:
        """What a seat, or nature, chooses next after so many choices of its own; None if it is free."""
        return None if self.left is not None else self.script.expected(state, seat, made)

    def fixed(self, choices: list[Choice]) -> int:
        """How many choices from the beginning had no luck of this table's own."""
        if self.left is not None:
            return min(self.left, len(choices))
        drawn = [number for number, (seat, _) in enumerate(choices, 1) if seat == NATURE]
        known = len(self.script.choices[NATURE])
        return len(choices) if len(drawn) <= known else drawn[known] - 1

    def teaches(self, viewer: int | None) -> bool:
        """Whether somebody is to see the lessons."""
        return viewer == LEARNER and self.left is None
