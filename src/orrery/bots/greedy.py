"""A bot that looks at whole own turns and takes the first step of the one its evaluator likes best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from orrery.bots.base import Bot, Budget
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64
from orrery.kernel.chance import natures_choice
from orrery.kernel.rng import Rng
from orrery.kernel.state import ASK_NATURE, NATURE, State

_LONGEST_TURN: Final = 12
_NARROW: Final = 1
_WIDE: Final = 4
_FINALISTS: Final = 8
_LUCK: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """What a greedy bot knows of a game: how good a position is for a seat, and whether its turn goes on."""

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for the seat, in points."""
        raise NotImplementedError

    def in_own_turn(self, state: State, seat: i64) -> bool:
        """Whether what follows is still this seat's own turn, luck in it included."""
        raise NotImplementedError


class Greedy(Bot):
    """Plays every first step out to the end of the turn, narrowly, then the most promising ones more broadly."""

    name = "greedy"

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.left: i64 = 0

    def choose(self, concealed: State, legal: list[Action], rng: Rng, budget: Budget) -> int:
        """Pick the step that begins the best turn found."""
        if len(legal) == 1:
            return legal[0]
        self.left = budget.positions
        seat: i64 = concealed.viewer
        here = concealed.determinize(rng)
        tried: dict[float, int] = {}
        ranked: list[tuple[float, int]] = []
        for action in legal:
            shallow = self._value_after(here, seat, action, rng)
            if shallow in tried:
                continue  # the evaluator cannot tell it from one already tried
            tried[shallow] = action
            ranked.append((self._best_turn(here, seat, action, _NARROW, rng), -action))
        ranked.sort(reverse=True)
        best: list[tuple[float, int]] = []
        for _, negative in ranked[:_FINALISTS]:
            best.append((self._best_turn(here, seat, -negative, _WIDE, rng), negative))
        return -max(best)[1]

    def _step(self, state: State, seat: i64, action: i64, rng: Rng) -> State:
        """The position after an action, with the luck that belongs to the turn."""
        after = state.copy()
        after.do(seat, action)
        while after.asked() == ASK_NATURE and self.evaluator.in_own_turn(after, seat):
            after.do(NATURE, natures_choice(after, rng))
        self.left -= 1
        return after

    def _value_after(self, state: State, seat: i64, action: i64, rng: Rng) -> float:
        return self.evaluator.value(self._step(state, seat, action, rng), seat)

    def _best_turn(self, state: State, seat: i64, action: i64, width: i64, rng: Rng) -> float:
        """The value of the best turn that begins with an action, averaged where luck follows it."""
        after = state.copy()
        after.do(seat, action)
        times: i64 = 1
        if after.asked() == ASK_NATURE and self.evaluator.in_own_turn(after, seat):
            times = _LUCK
        total = 0.0
        i: i64 = 0
        while i < times:
            total += self._best_end(self._step(state, seat, action, rng), seat, width, rng)
            i += 1
        return total / float(times)

    def _best_end(self, start: State, seat: i64, width: i64, rng: Rng) -> float:
        """Search the rest of the turn, keeping the best few positions at each step."""
        if not self.evaluator.in_own_turn(start, seat):
            return self.evaluator.value(start, seat)
        best = -1.0e9
        level: list[State] = [start]
        depth: i64 = 0
        while level and depth < _LONGEST_TURN:
            found: list[tuple[float, int, State]] = []
            for state in level:
                for action in state.legal(int(seat)):
                    after = self._step(state, seat, action, rng)
                    value = self.evaluator.value(after, seat)
                    if not self.evaluator.in_own_turn(after, seat):
                        best = max(best, value)
                    else:
                        found.append((value, -len(found), after))
                if self.left < 0 and best > -1.0e9:
                    return best
            found.sort(reverse=True, key=_merit)
            level = [entry[2] for entry in found[:width]]
            depth += 1
        return best


def _merit(entry: tuple[float, int, State]) -> tuple[float, int]:
    return entry[0], entry[1]
