"""Time Shift: both counters move for the Hunted at the Target (E49-E51, Q29)."""

from __future__ import annotations

import pytest

from orrery.games.notalone import moments
from orrery.games.notalone.state import NotAloneState
from orrery.testing import problems, top_step
from tests.notalone.table import (
    GAME,
    act,
    arrange,
    choose,
    close,
    idle,
    may,
    new_turn,
    own,
    put,
    reckon,
    set_out,
    sets_of,
    to_phase_4,
    wait_and_act,
)


@pytest.mark.rule("notalone:E49", "notalone:E50", "notalone:E51", "notalone:Q29", "notalone:Q13")
def test_time_shift_moves_both_counters_for_each_hunted_at_the_target() -> None:
    for at_target in (2, 1, 0):
        state = new_turn(4, hunt=["time_shift"])
        plays = {seat: 1 if seat <= at_target else 5 for seat in (1, 2, 3)}
        reckon(state, plays, 9, hunt="time_shift", target=1)
        before = int(state.rescue)
        while state.phase == 3:
            idle(state)
        assert state.assimilation == 9 - at_target
        assert state.rescue == before - at_target
    last = new_turn(4, hunt=["time_shift"])
    set_out(last, {1: 1, 2: 1, 3: 5}, 9, hunt="time_shift", target=1)
    arrange(last, assimilation=2, rescue=1)
    to_phase_4(last)
    assert last.winners() == (0,)
    assert last.rescue == 1


@pytest.mark.rule("notalone:Q29")
def test_time_shift_counts_nobody_once_the_target_was_moved_off_and_leaves_the_power() -> None:
    moved = new_turn(4, hunt=["time_shift"], survival={1: ["decoy"]})
    set_out(moved, {1: 1, 2: 1, 3: 5}, 9, hunt="time_shift", target=1)
    wait_and_act(moved, 1, "survive", card="decoy")
    act(moved, 1, "move-token", token="target", slot=6)
    to_phase_4(moved)
    assert moved.assimilation == 9
    stays = new_turn(3, hunt=["time_shift"])
    reckon(stays, {1: 4, 2: 5}, 9, hunt="time_shift", target=4)
    act(stays, 2, "nothing")
    assert (top_step(stays), stays.pending(), stays.assimilation) == ("resolve", (1,), 7)
    assert may(stays, 1, "use")


def through_a_portal_to_the_target(hunt: list[str]) -> NotAloneState:
    """Seat 1, held up by Artemia at the Portal, is about to go on when the Target's step at place 2 is over."""
    places = sets_of("portal", "mycelium")
    state = new_turn(4, hunt=hunt, survival={1: ["detector"]}, places=places, rescue=5, hunt_allowed=len(hunt))
    own(state, 1, [1, 2, 3, 4, 5, 10])
    choose(state, {1: 10, 2: 2, 3: 5})
    for card in hunt:
        act(state, 0, "hunt", card=card)
    put(state, "creature", 9)
    put(state, "artemia", 10)
    put(state, "target", 2)
    while state.turn_step() < moments.FREED_AGAIN:
        idle(state)
    act(state, 1, "survive", card="detector")
    close(state)
    act(state, 1, "use")
    return state


@pytest.mark.rule("notalone:Q29", "notalone:Q32")
def test_time_shift_counts_who_comes_to_the_target_after_its_step() -> None:
    """As Scream acts there on whoever a Portal brings."""
    state = through_a_portal_to_the_target(["time_shift"])
    assert (state.assimilation, state.rescue) == (8, 4), "seat 2 was there in time"
    act(state, 1, "teleport", place=2)
    assert (state.assimilation, state.rescue) == (7, 3)
    assert (top_step(state), state.pending()) == ("resolve", (1,))
    both = through_a_portal_to_the_target(["time_shift", "scream"])
    arrange(both, track_will=[3], will={3: 2})
    act(both, 1, "teleport", place=2)
    assert (top_step(both), both.assimilation, both.rescue) == ("vote", 7, 3), "the counters move first"
    assert (problems(both), GAME.load(both.dump())) == ([], both)
    for seat in (1, 2, 3):
        act(both, seat, "vote", seat=3)
    assert (top_step(both), both.pending()) == ("scream", (1,))


@pytest.mark.rule("notalone:Q29", "notalone:Q47", "notalone:E50")
@pytest.mark.parametrize(("assimilation", "rescue", "winners"), [(1, 1, (0,)), (2, 1, (1, 2, 3))])
def test_time_shift_on_arrival_can_end_the_game(assimilation: int, rescue: int, winners: tuple[int, ...]) -> None:
    state = through_a_portal_to_the_target(["time_shift", "scream"])
    arrange(state, assimilation=assimilation, rescue=rescue)
    act(state, 1, "teleport", place=2)
    assert state.winners() == winners
    assert (problems(state), GAME.load(state.dump())) == ([], state)


@pytest.mark.rule("notalone:Q29")
def test_time_shift_counts_each_hunted_once() -> None:
    """From one place under the Target a Portal leads to another: Scream acts again, Time Shift does not."""
    state = new_turn(3, hunt=["time_shift", "scream"], places=sets_of("portal"), hunt_allowed=2)
    own(state, 1, [1, 2, 3, 4, 5, 10])
    choose(state, {1: 10, 2: 3})
    for card in ("time_shift", "scream"):
        act(state, 0, "hunt", card=card)
    put(state, "target", 10)
    arrange(state, token_slots={"target": [5, 10]})
    put(state, "creature", 9)
    while top_step(state) != "scream":
        idle(state)
    assert (state.assimilation, state.rescue) == (7, 13)
    act(state, 1, "lose-will")
    act(state, 1, "use")
    act(state, 1, "teleport", place=5)
    assert (top_step(state), state.assimilation, state.rescue) == ("scream", 7, 13)
