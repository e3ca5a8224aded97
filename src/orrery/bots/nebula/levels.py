"""The four levels of Nebula's opponents."""

from __future__ import annotations

from typing import Final

from orrery.bots.base import Advice, Bot, Decision, Words
from orrery.bots.halving import halve
from orrery.bots.limit import Limit
from orrery.bots.nebula.first_goal import best_goal
from orrery.bots.nebula.judge import Judge
from orrery.bots.nebula.lookahead import Lookahead
from orrery.bots.nebula.plan import Plan, distinct
from orrery.bots.nebula.turns import TurnFinder, Width
from orrery.bots.nebula.weights import Weights, first_estimate, near_sighted
from orrery.bots.nebula.worlds import Worlds
from orrery.bots.turn_advice import Way, advice_on
from orrery.games.nebula.frames import KEEP_GOAL
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import popcount

_WEIGHTS: Final = first_estimate()
_NEXT_PLACEMENT: Final = near_sighted(_WEIGHTS, 1)
_WORLDS: Final = 12
_HOPELESS: Final = 0.1
"""Plans that seem so much less likely to win than the best are not looked into."""


class Planner(Bot):
    """Plans whole turns, and may look ahead from the best of them."""

    def __init__(
        self, name: str, weights: Weights, width: Width, positions: int, best: int = 1, turns: int = 0
    ) -> None:
        self.name = name
        self.weights = weights
        self.width = width
        self.positions = positions
        """How many positions it looks at for a choice, at most."""
        self.best = best
        """How many plans it looks ahead from."""
        self.turns = turns
        """How many own turns it looks ahead."""

    def decide(self, decision: Decision) -> int:
        """Pick the action that begins the best turn."""
        legal = decision.legal
        if len(legal) == 1:
            return legal[0]
        concealed = decision.position
        assert isinstance(concealed, Position)
        if concealed.kind == KEEP_GOAL:
            return best_goal(concealed, concealed.viewer, legal)
        limit = Limit(decision.budget, self.positions)
        seat = concealed.viewer
        worlds = Worlds(concealed, seat, _WORLDS, decision.rng)
        judge = Judge(self.weights, concealed, seat, limit)
        return self.ranked(decision, judge, worlds, limit)[0].action

    def advise(self, decision: Decision, most: int = 3) -> list[Advice]:
        """Recommend the first actions of the best turns, with the points these bring."""
        concealed = decision.position
        assert isinstance(concealed, Position)
        if len(decision.legal) == 1 or concealed.kind == KEEP_GOAL:
            return [Advice(self.decide(decision))]
        limit = Limit(decision.budget, self.positions)
        worlds = Worlds(concealed, concealed.viewer, _WORLDS, decision.rng)
        judge = Judge(self.weights, concealed, concealed.viewer, limit)
        plans = self.ranked(decision, judge, worlds, limit)
        return advice_on(
            worlds.first,
            concealed.viewer,
            [Way(plan.action, plan.end, placed(worlds.first, plan)) for plan in plans],
            most,
        )

    def ranked(self, decision: Decision, judge: Judge, worlds: Worlds, limit: Limit) -> list[Plan]:
        """The plans worth thinking about, the best first."""
        here = worlds.first
        plans = TurnFinder(judge, self.width, decision.rng).plans(here)
        if self.turns == 0:
            return plans
        plans = [plan for plan in distinct(plans, self.best) if plan.value > plans[0].value - _HOPELESS]
        if all_begin_alike(plans):
            return plans
        trials = Lookahead(self.weights, worlds, here, plans, self.turns, limit, decision.rng)
        found = halve(trials, [plan.value for plan in plans], 1.0, 4)
        return [plans[each.candidate] for each in found]


def placed(here: Position, plan: Plan) -> list[Words]:
    """How many cells a plan fills, if any."""
    seat: i64 = here.active
    count: i64 = popcount(plan.end.filled(seat)) - popcount(here.filled(seat))
    return [("nebula-advice-filled", {"count": int(count)})] if count > 0 else []


def all_begin_alike(plans: list[Plan]) -> bool:
    """Whether all plans have the same first action."""
    for plan in plans:
        if plan.action != plans[0].action:
            return False
    return True


def newcomer() -> Planner:
    """Somebody who plays for the first time: what the next placement does not bring is out of sight."""
    return Planner("newcomer", _NEXT_PLACEMENT, Width(1, 1, 3, 0), 500)


def casual() -> Planner:
    """Somebody who plays now and then."""
    return Planner("casual", _WEIGHTS, Width(1, 2, 6, 0), 5_000)


def club() -> Planner:
    """Somebody who plays often."""
    return Planner("club", _WEIGHTS, Width(4, 12, 24, 6), 60_000, 5, 1)


def expert() -> Planner:
    """Somebody who is hard to beat."""
    return Planner("expert", _WEIGHTS, Width(6, 20, 60, 8), 300_000, 12, 3)
