"""The numbers of the questions put to each seat: an answer names the question it is for."""

from __future__ import annotations

from orrery.kernel.state import State


class Questions:
    """Which question each seat is asked, counted for each seat by itself."""

    def __init__(self) -> None:
        self.open: dict[int, int] = {}
        """For each seat that is asked, the number of its question."""
        self.asked: dict[int, int] = {}
        """For each seat how many questions were put to it."""

    def ask(self, state: State, kept: dict[int, int]) -> None:
        """Put a question to every seat that may act; those in `kept` keep theirs."""
        self.open = {}
        for seat in range(int(state.seats)):
            if state.may_act(seat):
                if seat not in kept:
                    self.asked[seat] = self.asked.get(seat, 0) + 1
                self.open[seat] = self.asked[seat]
