"""Each level of opponents plays by what its seat has seen, within its budget, and sees what matters at the end."""

from __future__ import annotations

from functools import cache

import pytest

import orrery
from orrery.bots import nebula as bots
from orrery.bots.base import Bot, Budget, Decision
from orrery.kernel.chance import natures_choice
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE, State

LEVELS = ["newcomer", "casual", "club", "expert"]
FEW = Budget(400)


def level(name: str) -> Bot:
    bot: Bot = getattr(bots, name)()
    return bot


@cache
def played(choices: int, seats: int = 2) -> State:
    """A position so many choices of greedy bots after the beginning."""
    rng = Rng(f"levels:{choices}")
    state = orrery.game("nebula").new(seats)
    greedy = bots.greedy()
    while choices and not state.over:
        seat = state.pending()[0]
        if seat == NATURE:
            state.do(NATURE, natures_choice(state, rng))
            continue
        state.do(seat, greedy.choose(state.conceal(seat), state.legal(seat), rng, Budget(60)))
        choices -= 1
    while not state.over and state.pending()[0] == NATURE:
        state.do(NATURE, natures_choice(state, rng))
    return state


def ask(bot: Bot, state: State, seat: int, seed: int = 0, budget: Budget = FEW) -> int:
    return bot.decide(Decision(state.conceal(seat), [], state.legal(seat), Rng(seed), budget))


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("choices", [0, 2, 3, 21, 38])
def test_a_level_chooses_a_legal_action_and_the_same_again(name, choices):
    state = played(choices)
    seat = state.pending()[0]
    action = ask(level(name), state, seat)
    assert action in state.legal(seat)
    assert ask(level(name), state, seat) == action


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_chooses_alike_in_worlds_its_seat_cannot_tell_apart(name):
    state = played(20, 3)
    seat = state.pending()[0]
    chosen = {ask(level(name), state.conceal(seat).determinize(Rng(world)), seat) for world in range(3)}
    assert len(chosen) == 1
