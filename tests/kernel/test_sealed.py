"""Simultaneous choices: unseen until all are in, changeable until then, whatever order they arrive in."""

from __future__ import annotations

import itertools

import pytest

import orrery


def dealt(seed: int = 2, seats: int = 3) -> orrery.State:
    state = orrery.game("nebula").new(seats)
    orrery.settle(state, orrery.Rng(seed))
    assert state.pending() == tuple(range(seats))
    return state


@pytest.mark.rule("nebula:NQ68", "nebula:N25")
def test_the_order_of_arrival_does_not_matter() -> None:
    results = set()
    for order in itertools.permutations(range(3)):
        state = dealt()
        for seat in order:
            state.apply(seat, state.legal(seat)[seat % 2])
        results.add(state.hash())
    assert len(results) == 1


@pytest.mark.rule("nebula:NQ68")
def test_a_choice_can_be_changed_until_all_are_in() -> None:
    state, plain = dealt(), dealt()
    first, second = state.legal(0)
    state.apply(0, first)
    assert state.pending() == (1, 2)
    assert state.legal(0) == [first, second]
    state.apply(0, second)
    plain.apply(0, second)
    assert state == plain
    for seat in (1, 2):
        state.apply(seat, state.legal(seat)[0])
    with pytest.raises(orrery.IllegalAction, match="not asked"):
        state.apply(0, first)


@pytest.mark.rule("nebula:NQ68", "nebula:NQ37")
def test_others_see_that_a_seat_chose_but_not_what() -> None:
    one, two = dealt(), dealt()
    one.apply(0, one.legal(0)[0])
    two.apply(0, two.legal(0)[1])
    for viewer in (None, 1, 2):
        assert one.conceal(viewer) == two.conceal(viewer)
        assert one.conceal(viewer) != dealt().conceal(viewer)
    assert one.conceal(0) != two.conceal(0)


@pytest.mark.rule("nebula:NQ37")
def test_others_options_are_hidden() -> None:
    state = dealt()
    assert state.conceal(1).legal(1) == state.legal(1)
    with pytest.raises(orrery.Hidden):
        state.conceal(1).legal(0)
    with pytest.raises(orrery.IllegalAction, match="not dealt"):
        state.apply(0, state.legal(1)[0])
