"""Powers used from elsewhere: Lair, Gate, Drone and the like (R33-R36, E56-E60)."""

from __future__ import annotations

import pytest

from orrery.card_list import game_with
from orrery.games.notalone import kinds
from orrery.testing import problems, top_step
from tests.notalone.table import (
    act,
    actions,
    close,
    detour,
    discard,
    hand,
    may,
    new_turn,
    offered,
    own,
    place_number,
    played,
    put,
    reach,
    read,
    reckon,
    reckon_window,
    reserve,
    resolve_all,
    set_will,
    sets_of,
)


@pytest.mark.rule("notalone:R33", "notalone:R34", "notalone:R35", "notalone:R44", "notalone:E57", "notalone:E52")
def test_copying_through_the_lair() -> None:
    state = new_turn(3)
    own(state, 1, [1, 2], [3, 4, 5])
    reckon(state, {1: 1, 2: 5}, 2)
    act(state, 1, "use")
    act(state, 1, "copy", slot=2)
    assert hand(state, 1) == [1, 2]
    act(state, 1, "take-back", place=4)
    resolve_all(state)
    assert state.will(1) == 3
    forbidden = new_turn(3)
    own(forbidden, 1, [1, 2, 3], [4, 5])
    reckon(forbidden, {1: 1, 2: 5}, 10)
    act(forbidden, 1, "use")
    assert actions(forbidden, 1) == {"recycle"}
    act(forbidden, 1, "recycle")
    resolve_all(forbidden)
    assert discard(forbidden, 1) == [1]
    two = new_turn(3, hunt=["hunger"])
    reckon(two, {1: 1, 2: 5}, (2, 3), hunt="hunger")
    act(two, 1, "use")
    assert offered(two, 1, "slot") == [2, 3]
    act(two, 1, "copy", slot=3)
    assert two.effect_next(1) == kinds.KEEP_ONE
    assert two.pending() == (2,), "one of the two is all there is to copy"
    assert hand(two, 1) == [2, 3, 4, 5], "the Jungle under the other half gave nothing"


@pytest.mark.rule("notalone:R35")
def test_with_clone_the_lair_copies_under_either_token() -> None:
    state = new_turn(3, hunt=["clone"])
    reckon(state, {1: 1, 2: 5}, 2, hunt="clone", target=3)
    act(state, 1, "use")
    assert offered(state, 1, "slot") == [2, 3]


@pytest.mark.rule("notalone:R36", "notalone:Q4", "notalone:Q42")
@pytest.mark.parametrize("takeback", ["lenient", "strict"])
def test_one_two_card_effect_at_a_time(takeback: str) -> None:
    state = new_turn(3, takeback=takeback, effect_now={1: kinds.BOTH})
    own(state, 1, [1, 3, 4, 5, 10], [2])
    reckon(state, {1: [3, 10], 2: 5}, 9)
    assert top_step(state) == "order"
    act(state, 1, "pick", place=10)
    act(state, 1, "use")
    assert state.effect_next(1) == kinds.BOTH
    assert not may(state, 1, "use")
    assert may(state, 1, "take-back", place=2) == (takeback == "lenient")
    resolve_all(state)
    assert state.effect_now(1) == kinds.BOTH


@pytest.mark.rule("notalone:Q80")
@pytest.mark.parametrize(
    ("place", "option", "effect"),
    [
        (3, 0, kinds.KEEP_ONE),
        (10, 0, kinds.BOTH),
        (3, sets_of("fjord"), kinds.FROM_DISCARD),
    ],
)
def test_a_two_card_effect_outlasts_the_last_will(place: int, option: int, effect: int) -> None:
    state = new_turn(3, places=option, effect_now={1: kinds.BOTH})
    own(state, 1, [1, 2, 3, 4, 5, 10])
    set_will(state, 1, 1)
    reckon(state, {1: [2, place], 2: 5}, 2)
    act(state, 1, "use")
    resolve_all(state)
    assert state.assimilation == 8 - 2
    assert hand(state, 1) == [1, 2, 3, 4, 5, 10]
    assert (state.effect_now(1), state.will(1)) == (effect, 3)


@pytest.mark.rule("notalone:E56", "notalone:E60", "notalone:R34", "notalone:E57")
def test_an_ineffective_or_inaccessible_place_can_be_copied() -> None:
    """By a Survival card and by the Lair; what lies on the copied place does not touch the copier."""
    gate = new_turn(3, hunt=["x_interference"], survival={1: ["gate"]})
    reckon(gate, {1: 3, 2: 5}, 8, hunt="x_interference")
    act(gate, 1, "survive", card="gate")
    act(gate, 1, "copy", slot=8)
    assert gate.rescue == 13
    lair = new_turn(3, hunt=["x_interference"])
    reckon(lair, {1: 1, 2: 5}, 8, hunt="x_interference")
    act(lair, 1, "use")
    act(lair, 1, "copy", slot=8)
    resolve_all(lair)
    assert (lair.rescue, lair.will(1)) == (12, 3)
    barred = new_turn(3, hunt=["force_field"], survival={1: ["gate"]})
    act(barred, 0, "hunt", card="force_field")
    put(barred, "target", 3, 8)
    reckon(barred, {1: 2, 2: 5}, 9)
    act(barred, 1, "survive", card="gate")
    assert may(barred, 1, "copy", slot=3)


@pytest.mark.rule("notalone:Q71", "notalone:E37")
@pytest.mark.parametrize("card", [None, "persecution"])
def test_no_returning_power_brings_a_played_pole_back(card: str | None) -> None:
    state = new_turn(3, hunt=["persecution"], survival={1: ["mimicry"]}, places=sets_of("pole"))
    own(state, 1, [1, 2, 3, 8], [4, 5])
    reckon(state, {1: 8, 2: 2}, 9, hunt=card)
    act(state, 1, "survive", card="mimicry")
    assert actions(state, 1) == {"take-back"}
    act(state, 1, "take-back", place=4)
    assert played(state, 1) == [8, None]
    resolve_all(state)
    assert (hand(state, 1), discard(state, 1), reserve(state)["pole"]) == ([1, 2, 3, 4], [5], 1)


@pytest.mark.rule("notalone:E58", "notalone:Q9", "notalone:Q81")
def test_gate_copies_a_neighbour_of_the_place_explored() -> None:
    state = new_turn(3, hunt=["detour"], survival={1: ["gate"]})
    reckon_window(state, {1: 2, 2: 5}, 8)
    detour(state, 1, 3)
    close(state)
    act(state, 1, "survive", card="gate")
    assert offered(state, 1, "slot") == [2, 4, 8]
    before = int(state.rescue)
    act(state, 1, "copy", slot=8)
    assert state.rescue == before - 1


@pytest.mark.rule("notalone:Q69", "notalone:E58")
def test_drone_uses_place_five() -> None:
    state = new_turn(3, survival={1: ["x_drone"]})
    reckon(state, {1: 3, 2: 5}, 9)
    act(state, 1, "survive", card="x_drone")
    assert actions(state, 1) == {"acquire"}
    base = new_turn(3, survival={1: ["drone"]}, decks="base", places=sets_of("maze"))
    reckon(base, {1: 3, 2: 5}, 9)
    assert not may(base, 1, "survive", card="drone")
    base = new_turn(3, survival={1: ["drone"]}, decks="base")
    reckon(base, {1: 3, 2: 5}, 9)
    act(base, 1, "survive", card="drone")
    act(base, 1, "acquire", place=8)
    assert 8 in hand(base, 1)


@pytest.mark.rule("notalone:E56", "notalone:R35")
def test_shuttle_and_mimicry_choose_among_their_places() -> None:
    state = new_turn(4, survival={1: ["shuttle"], 2: ["mimicry"]})
    reckon(state, {1: 3, 2: 2, 3: 4}, 9)
    act(state, 1, "survive", card="shuttle")
    assert offered(state, 1, "slot") == [6, 7, 8, 9]
    act(state, 1, "copy", slot=8)
    act(state, 2, "survive", card="mimicry")
    assert offered(state, 2, "slot") == [3, 4]
    act(state, 2, "copy", slot=4)
    assert state.marker == 1
    assert not may(state, 3, "use")
    reach(state, "resolve")
    assert problems(state) == []


@pytest.mark.rule("notalone:E58", "notalone:Q69")
@pytest.mark.parametrize("place", ["beach", "wreck", "rover"])
def test_a_card_uses_the_place_it_names_wherever_that_lies(place: str) -> None:
    """A card list of one's own may let the Drone name another place."""
    effect = {"kind": "use_place", "places": [place]}
    game = game_with("notalone", {"survival": [{"id": "x_drone", "effect": effect}]})
    state = new_turn(3, survival={1: ["x_drone"]}, game=game)
    reckon(state, {1: 3, 2: 2}, 9)
    act(state, 1, "survive", card="x_drone")
    assert read(state, "used_numbers") == [place_number(place)]
