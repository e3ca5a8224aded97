"""Looks ahead: after the best whole turns, how rivals answer and what the next own turn brings, in sampled worlds."""

from __future__ import annotations

from typing import Final

from orrery.bots.halving import Trials
from orrery.bots.limit import Limit
from orrery.bots.nebula.judge import Judge, Outlook
from orrery.bots.nebula.plan import Plan
from orrery.bots.nebula.turns import TurnFinder, Width
from orrery.bots.nebula.weights import Weights
from orrery.bots.nebula.worlds import Worlds
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.chance import natures_choice
from orrery.kernel.rng import Rng
from orrery.kernel.state import ASK_NATURE, NATURE, State, asked_mask

_QUICK: Final = Width(1, 2, 3, 0)


class Lookahead(Trials):
    """Tries plans by playing on after them."""

    def __init__(
        self, weights: Weights, worlds: Worlds, here: Position, plans: list[Plan], turns: int, limit: Limit, rng: Rng
    ) -> None:
        self.weights = weights
        self.worlds = worlds
        self.here = here
        self.plans = plans
        self.turns = turns
        """How many own turns are played on."""
        self.limit = limit
        self.seat: i64 = worlds.seat
        self.seed: i64 = rng.bits()

    def spent(self) -> bool:
        """Whether the budget is used up."""
        return self.limit.spent()

    def trial(self, candidate: int, number: int) -> float:
        """Say how likely the seat wins after a plan, as it looks some turns later."""
        return self._later(candidate, number).value

    def lead(self, candidate: int, number: int) -> float:
        """By how many points the seat is ahead after a plan, as it looks some turns later."""
        found = self._later(candidate, number)
        return found.standing - found.best_rival

    def _later(self, candidate: int, number: int) -> Outlook:
        """Play on after a plan in one world, with the luck of this number."""
        plan = self.plans[candidate]
        rng = Rng(f"{self.seed}:{number}")
        own = self.seat
        s = clone(self.here if plan.open else plan.end)
        self.worlds.enter(s, number)
        if plan.open:
            s.do(own, plan.action)
            settle(s, rng)
            s = self._play_turn(s, own, rng)
        left = self.turns
        while left:
            settle(s, rng)
            if s.over or self.limit.spent():
                break
            seat: i64 = s.active
            s = self._play_turn(s, seat, rng)
            if seat == own:
                left -= 1
        judge = Judge(self.weights, s, own, self.limit)
        return judge.look(s, True)

    def _play_turn(self, s: Position, seat: i64, rng: Rng) -> Position:
        """Play a turn quickly for a seat."""
        finder = TurnFinder(Judge(self.weights, s, seat, self.limit), _QUICK, rng)
        return finder.plans(s)[0].end


def clone(s: Position) -> Position:
    """A copy, known to be of this game."""
    after = s.copy()
    assert isinstance(after, Position)
    return after


def settle(s: State, rng: Rng) -> None:
    """Let nature decide until somebody is asked."""
    while asked_mask(s) == ASK_NATURE:
        s.do(NATURE, natures_choice(s, rng))
