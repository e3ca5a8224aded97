"""Nature decides: drawing among weighted outcomes."""

from __future__ import annotations

from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit_index
from orrery.kernel.errors import IllegalAction
from orrery.kernel.head import ASK_NATURE
from orrery.kernel.rng import Rng
from orrery.kernel.sentinels import NATURE
from orrery.kernel.stack import asked_mask
from orrery.kernel.state import State


def natures_choice(state: State, rng: Rng) -> i64:
    """Draw one of nature's outcomes by its weight, or raise IllegalAction if nature is not asked."""
    if asked_mask(state) != ASK_NATURE:
        raise IllegalAction(state.not_asked(NATURE))
    return _outcome(state, rng)


def _outcome(state: State, rng: Rng) -> i64:
    out = state.buffer
    state.write_legal(NATURE, out)
    n: i64 = out.count
    weights = out.weights
    total: i64 = 0
    i: i64 = 0
    while i < n:
        total += weights[i]
        i += 1
    ticket: i64 = rng.below(total)
    i = 0
    while ticket >= weights[i]:
        ticket -= weights[i]
        i += 1
    return out.actions[i]


def settle(state: State, rng: Rng) -> None:
    """Let nature decide until a person is asked or the game is over."""
    while asked_mask(state) == ASK_NATURE:
        state.do(NATURE, _outcome(state, rng))


def play_out(state: State, rng: Rng) -> i64:
    """Play at random to the end; say how many decisions people made."""
    decisions: i64 = 0
    out = state.buffer
    while True:
        mask: i64 = asked_mask(state)
        if mask == 0:
            return decisions
        if mask == ASK_NATURE:
            state.do(NATURE, _outcome(state, rng))
        else:
            seat: i64 = bit_index(mask & -mask)
            state.write_legal(seat, out)
            state.do(seat, out.actions[rng.below(out.count)])
            decisions += 1
