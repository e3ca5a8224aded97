"""Will on the Rescue track and who gets it (E38-E43, Q18)."""

from __future__ import annotations

import pytest

from orrery.games.notalone import layout as at
from orrery.games.notalone.state import NotAloneState
from orrery.testing import problems
from tests.notalone.table import (
    GAME,
    act,
    ask_again,
    close,
    doing,
    idle,
    may,
    new_turn,
    own,
    reckon,
    resolve_all,
    set_will,
    sets_of,
)


def track_with_will(
    seats: int = 4, supply: int = 1, survival: dict[int, list[str]] | None = None, **options: object
) -> NotAloneState:
    """Will counters at distances 3 and 5; some Hunted are below 3."""
    state = new_turn(seats, places=sets_of("mycelium", "pole"), survival=survival, **options)
    for seat in range(1, seats):
        set_will(state, seat, 2)
    state.data[at.TRACK_WILL] = 0b101000
    state.data[at.SUPPLY] -= 2
    while state.data[at.SUPPLY] > supply:
        state.data[at.SUPPLY] -= 1
        state.data[at.WILL + 1] += 1
    ask_again(state)
    return state


@pytest.mark.rule("notalone:E40", "notalone:Q17", "notalone:Q18", "notalone:D2")
def test_the_hunted_vote_who_gets_will_on_the_way() -> None:
    state = track_with_will(5, supply=1)
    state.data[at.RESCUE] = 6
    own(state, 1, [1, 2, 3, 4, 5, 8])
    set_will(state, 1, 3)
    set_will(state, 3, 1)
    reckon(state, {1: 8, 2: 3, 3: 3, 4: 3}, 7, artemia=7)
    act(state, 1, "use")
    assert (doing(state), state.data[at.RESCUE]) == ("vote", 5)
    assert state.pending() == (1, 2, 3, 4)
    act(state, 1, "vote", seat=2)
    act(state, 2, "vote", seat=2)
    act(state, 3, "vote", seat=3)
    act(state, 4, "vote", seat=3)
    assert state.data[at.WILL + 3] == 2
    assert state.data[at.RESCUE] == 4
    assert state.data[at.TRACK_WILL] == 0b1000
    single = track_with_will(2, supply=0)
    set_will(single, 1, 1)
    single.data[at.SUPPLY] = 0
    single.data[at.RESCUE] = 6
    reckon(single, {1: 3}, 7)
    resolve_all(single)
    assert single.data[at.WILL + 1] == 2


@pytest.mark.rule("notalone:Q17", "notalone:E40", "notalone:E43", "notalone:D2")
def test_will_may_be_met_only_where_rescue_stops() -> None:
    """A counter that Rescue has passed stays on the track, from where a Hunted may still regain it."""
    state = track_with_will(4, supply=0, survival={2: ["adrenaline"]}, track_will="stopping")
    state.data[at.RESCUE] = 6
    own(state, 1, [1, 2, 3, 4, 5, 8])
    reckon(state, {1: 8, 2: 3, 3: 3}, 7, artemia=7)
    act(state, 1, "use")
    assert (doing(state), state.data[at.RESCUE], state.data[at.TRACK_WILL]) == ("resolve", 4, 0b101000)
    while state.data[at.PHASE] == 3:
        idle(state)
    while state.data[at.RESCUE] == 4:
        idle(state)
    assert (doing(state), state.data[at.RESCUE]) == ("vote", 3), "at the end of the turn it stops on the next counter"
    for seat in (1, 2, 3):
        act(state, seat, "vote", seat=3)
    assert state.data[at.TRACK_WILL] == 0b100000
    assert (problems(state), GAME.load(state.dump())) == ([], state)
    act(state, 2, "survive", card="adrenaline")
    act(state, 2, "will-from-space", space=5)
    assert (state.data[at.TRACK_WILL], state.data[at.WILL + 2]) == (0, 3)


def to_the_vote(state: NotAloneState, creature: int) -> None:
    """A quiet turn at whose end Rescue meets a Will counter."""
    state.data[at.RESCUE], state.data[at.TRACK_WILL] = 9, 1 << 8
    state.data[at.SUPPLY] -= 1
    while doing(state) != "vote":
        if doing(state) == "choose":
            act(state, state.pending()[0], "play", place=3)
        elif doing(state) == "hunting":
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
    assert [state.data[at.WILL + seat] for seat in (weakest, wanted, other)] == [1, 3, 2]


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
    assert [state.data[at.WILL + seat] for seat in order] == [3, 2, 2]


@pytest.mark.rule("notalone:Q18")
def test_a_timeout_votes_for_the_weakest() -> None:
    state = track_with_will(5, supply=1)
    state.data[at.RESCUE] = 6
    set_will(state, 4, 1)
    reckon(state, {1: 3, 2: 3, 3: 3, 4: 3}, 7)
    while doing(state) != "vote":
        idle(state)
    for seat in state.pending():
        assert GAME.default_action(state, seat) == GAME.from_dict({"do": "vote", "seat": 4})


@pytest.mark.rule("notalone:E42", "notalone:E43", "notalone:Q35", "notalone:E44")
def test_will_comes_from_supply_or_track_as_the_hunted_chooses() -> None:
    state = track_with_will(4, supply=1)
    set_will(state, 2, 1)
    own(state, 2, [1, 2], [3, 4, 5])
    close(state)
    act(state, 2, "give-up")
    assert [GAME.to_dict(a).get("space") for a in state.legal(2)] == [None, 3, 5]
    act(state, 2, "will-from-space", space=3)
    act(state, 2, "will-from-supply")
    assert state.data[at.WILL + 2] == 3
    assert state.data[at.TRACK_WILL] == 0b100000
    assert may(state, 2, "play", place=1)
    empty = track_with_will(3, supply=0, survival={2: ["adrenaline"]})
    set_will(empty, 2, 1)
    empty.data[at.WILL + 1] += empty.data[at.SUPPLY]
    empty.data[at.SUPPLY] = 0
    ask_again(empty)
    act(empty, 2, "survive", card="adrenaline")
    assert [GAME.to_dict(a)["do"] for a in empty.legal(2)] == ["will-from-space"] * 2


@pytest.mark.rule("notalone:E42", "notalone:Q35")
def test_the_only_counter_there_is_needs_no_question() -> None:
    state = new_turn(3, survival={2: ["adrenaline"]}, places=sets_of("mycelium"))
    set_will(state, 2, 2)
    state.data[at.SUPPLY], state.data[at.TRACK_WILL] = 0, 1 << 4
    ask_again(state)
    act(state, 2, "survive", card="adrenaline")
    assert (state.data[at.WILL + 2], state.data[at.TRACK_WILL], doing(state)) == (3, 0, "choose")
