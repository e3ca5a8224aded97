"""Walking through random games step by step, for tests that look at every position."""

from __future__ import annotations

from collections.abc import Iterator

import orrery
from orrery.kernel.chance import natures_choice
from orrery.kernel.rng import Rng
from orrery.kernel.state import State
from tests.settings import LONGEST, Setting

Moment = tuple[State, int, int, list[int]]
"""A position, who decides, the action taken next, and all that seat's legal actions."""


def walk(setting: Setting, seed: int | str, every: int = 1) -> Iterator[Moment]:
    """Every so many positions of a random game before the choice is made; the state goes on afterwards."""
    name, seats, options = setting
    print(f"walk({setting!r}, {seed!r})")
    game = orrery.game(name)
    state = game.new(seats, options)
    rng = Rng(seed)
    number = 0
    while not state.over:
        pending = state.pending()
        seat = pending[rng.below(len(pending))]
        legal = state.legal(seat)
        action = int(natures_choice(state, rng)) if seat == orrery.NATURE else rng.choice(legal)
        if number % every == 0:
            yield state, seat, action, legal
        state.apply(seat, action)
        number += 1
        assert number <= LONGEST, f"no end after {number} choices"


def finished(setting: Setting, seed: int | str) -> State:
    """The last position of a random game."""
    name, seats, options = setting
    state = orrery.game(name).new(seats, options)
    rng = Rng(seed)
    orrery.settle(state, rng)
    while not state.over:
        seat = state.pending()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        orrery.settle(state, rng)
    return state
