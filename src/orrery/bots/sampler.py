"""The bot of a game that has none of its own: it tries its actions in sampled positions and goes by the score."""

from __future__ import annotations

from typing import Final

from orrery.bots.base import Bot, Budget
from orrery.bots.limit import Limit
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64
from orrery.kernel.chance import natures_choice
from orrery.kernel.rng import Rng
from orrery.kernel.state import ASK_NATURE, NATURE, State

_POSITIONS: Final = 6000
"""How many positions are looked at for one choice where nothing else is said: such a game is seldom compiled."""
_CHOICES: Final = 12
"""After so many random choices, nature's included, the score counts."""
_WIN: Final = 10
"""Points that a win is worth beside those of the score sheet."""


class Sampler(Bot):
    """One-ply play by score: after each action a few random choices, more of them after the better half, and so on."""

    name = "greedy"

    def __init__(self, positions: int = _POSITIONS) -> None:
        self.positions = positions

    def choose(self, concealed: State, legal: list[Action], rng: Rng, budget: Budget) -> int:
        """Pick the action that led to the best scores, ahead of the best other seat."""
        seat: i64 = concealed.viewer
        limit = Limit(budget, self.positions)
        share: i64 = limit.left // len(legal).bit_length()
        merits: dict[int, float] = {action: 0.0 for action in legal}
        candidates = list(legal)
        while len(candidates) > 1:
            worlds: i64 = max(1, share // (len(candidates) * _CHOICES))
            for tried in range(worlds):
                if tried > 0 and limit.spent():
                    break
                world = concealed.determinize(rng)
                for action in candidates:
                    merits[action] += self._result(world.copy(), seat, action, rng)
            ranked = sorted([(-merits[action], number, action) for number, action in enumerate(candidates)])
            candidates = [action for _, _, action in ranked[: (len(ranked) + 1) // 2]]
        return candidates[0]

    def _result(self, state: State, seat: i64, action: i64, rng: Rng) -> float:
        """By how much the seat is ahead a few choices after an action."""
        state.do(seat, action)
        made = 0
        while made < _CHOICES and not state.over:
            if state.asked() == ASK_NATURE:
                state.do(NATURE, natures_choice(state, rng))
            else:
                other = state.seat_to_move()
                state.do(other, rng.choice(state.legal(int(other))))
            made += 1
        return _lead(state, int(seat))


def _lead(state: State, seat: int) -> float:
    """Points ahead of the best other seat, with those for a win."""
    totals = [total if total is not None else 0 for total in state.score_sheet().totals]
    others = totals[:seat] + totals[seat + 1 :]
    won = _WIN / len(state.winners()) if seat in state.winners() else 0.0
    return totals[seat] - max(others, default=0) + won
