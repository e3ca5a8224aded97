"""Will on the Rescue track and who gets it (E38-E43, Q18)."""

from __future__ import annotations

import pytest

from orrery.games.notalone.state import NotAloneState
from orrery.testing import problems, top_step
from tests.notalone.table import (
    GAME,
    act,
    arrange,
    close,
    idle,
    may,
    new_turn,
    offered,
    own,
    reckon,
    resolve_all,
    set_will,
    sets_of,
    will_on_track,
)


def track_with_will(*will: int, survival: dict[int, list[str]] | None = None, **given: object) -> NotAloneState:
    """A first turn in which Will counters lie at distances 3 and 5 and the Hunted have so much Will."""
    places = sets_of("mycelium", "pole")
    hunted = dict(enumerate(will, start=1))
    state = new_turn(len(will) + 1, survival=survival, places=places, will=hunted, **given)
    arrange(state, track_will=[3, 5])
    return state


@pytest.mark.rule("notalone:E40", "notalone:Q17", "notalone:Q18", "notalone:D2")
def test_the_hunted_vote_who_gets_will_on_the_way() -> None:
    state = track_with_will(3, 2, 1, 2, rescue=6)
    own(state, 1, [1, 2, 3, 4, 5, 8])
    reckon(state, {1: 8, 2: 3, 3: 3, 4: 3}, 7, artemia=7)
    act(state, 1, "use")
    assert (top_step(state), state.rescue) == ("vote", 5)
    assert state.pending() == (1, 2, 3, 4)
    act(state, 1, "vote", seat=2)
    act(state, 2, "vote", seat=2)
    act(state, 3, "vote", seat=3)
    act(state, 4, "vote", seat=3)
    assert state.will(3) == 2
    assert state.rescue == 4
    assert will_on_track(state) == [3]
    single = track_with_will(1, rescue=6)
    assert single.supply == 0
    reckon(single, {1: 3}, 7)
    resolve_all(single)
    assert single.will(1) == 2


@pytest.mark.rule("notalone:Q17", "notalone:E40", "notalone:E43", "notalone:D2")
def test_will_may_be_met_only_where_rescue_stops() -> None:
    """A counter that Rescue has passed stays on the track, from where a Hunted may still regain it."""
    state = track_with_will(3, 2, 2, rescue=6, survival={2: ["adrenaline"]}, track_will="stopping")
    own(state, 1, [1, 2, 3, 4, 5, 8])
    reckon(state, {1: 8, 2: 3, 3: 3}, 7, artemia=7)
    act(state, 1, "use")
    assert (top_step(state), state.rescue, will_on_track(state)) == ("resolve", 4, [3, 5])
    while state.phase == 3:
        idle(state)
    while state.rescue == 4:
        idle(state)
    assert (top_step(state), state.rescue) == ("vote", 3), "at the end of the turn it stops on the next counter"
    for seat in (1, 2, 3):
        act(state, seat, "vote", seat=3)
    assert will_on_track(state) == [5]
    assert (problems(state), GAME.load(state.dump())) == ([], state)
    act(state, 2, "survive", card="adrenaline")
    act(state, 2, "will-from-space", space=5)
    assert (will_on_track(state), state.will(2)) == ([], 3)


def to_the_vote(state: NotAloneState, creature: int) -> None:
    """A quiet turn at whose end Rescue meets a Will counter."""
    arrange(state, rescue=9, track_will=[8])
    while top_step(state) != "vote":
        if top_step(state) == "choose":
            act(state, state.pending()[0], "play", place=3)
        elif top_step(state) == "hunting":
            act(state, creature, "place-token", token="creature", slot=9)
        else:
            idle(state)


@pytest.mark.rule("notalone:Q18", "notalone:E40")
@pytest.mark.parametrize("weakest", range(7))
def test_most_votes_count_wherever_everybody_sits(weakest: int) -> None:
    """Three votes against two and one, though the least Will would decide a tie."""
    wanted, other, creature = ((weakest + step) % 7 for step in (1, 2, 4))
    state = new_turn(7, creature=creature, places=sets_of("mycelium"))
    for seat, will in ((weakest, 1), (wanted, 2), (other, 2)):
        set_will(state, seat, will)
    to_the_vote(state, creature)
    voters = list(state.pending())
    for seat, named in zip(voters, [wanted, weakest, wanted, other, wanted, weakest], strict=True):
        act(state, seat, "vote", seat=named)
    assert [state.will(seat) for seat in (weakest, wanted, other)] == [1, 3, 2]


@pytest.mark.rule("notalone:Q18", "notalone:E83")
@pytest.mark.parametrize("creature", range(4))
def test_of_equals_the_first_clockwise_from_the_creature_gets_the_will(creature: int) -> None:
    state = new_turn(4, creature=creature, places=sets_of("mycelium"))
    order = [(creature + step) % 4 for step in (1, 2, 3)]
    for seat in order:
        set_will(state, seat, 2)
    to_the_vote(state, creature)
    for seat, named in zip(order, [order[2], order[1], order[0]], strict=True):
        act(state, seat, "vote", seat=named)
    assert [state.will(seat) for seat in order] == [3, 2, 2]


@pytest.mark.rule("notalone:Q18")
def test_a_timeout_votes_for_the_weakest() -> None:
    state = track_with_will(3, 2, 2, 1, rescue=6)
    reckon(state, {1: 3, 2: 3, 3: 3, 4: 3}, 7)
    while top_step(state) != "vote":
        idle(state)
    for seat in state.pending():
        assert GAME.default_action(state, seat) == GAME.from_dict({"do": "vote", "seat": 4})


@pytest.mark.rule("notalone:E42", "notalone:E43", "notalone:Q35", "notalone:E44")
def test_will_comes_from_supply_or_track_as_the_hunted_chooses() -> None:
    state = track_with_will(2, 1, 2)
    own(state, 2, [1, 2], [3, 4, 5])
    close(state)
    act(state, 2, "give-up")
    assert [GAME.to_dict(a).get("space") for a in state.legal(2)] == [None, 3, 5]
    act(state, 2, "will-from-space", space=3)
    act(state, 2, "will-from-supply")
    assert state.will(2) == 3
    assert will_on_track(state) == [5]
    assert may(state, 2, "play", place=1)
    empty = track_with_will(3, 1, survival={2: ["adrenaline"]})
    assert empty.supply == 0
    act(empty, 2, "survive", card="adrenaline")
    assert offered(empty, 2, "do") == ["will-from-space"] * 2


@pytest.mark.rule("notalone:E42", "notalone:Q35")
def test_the_only_counter_there_is_needs_no_question() -> None:
    state = new_turn(3, survival={2: ["adrenaline"]}, places=sets_of("mycelium"), will={2: 2})
    arrange(state, track_will=[4])
    assert state.supply == 0
    act(state, 2, "survive", card="adrenaline")
    assert (state.will(2), will_on_track(state), top_step(state)) == (3, [], "choose")
