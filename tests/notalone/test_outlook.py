"""What the view foresees: where Hunted may be, and what each place would do for a Hunted now."""

from __future__ import annotations

import itertools
from typing import Any

import orrery
from orrery.games.notalone import layout as at
from tests.notalone.table import CREATURE, GAME, act, choose, close, new_turn, own, put, reckon, set_will


def seen(s: orrery.State, viewer: int | None) -> dict[str, Any]:
    return GAME.view(s.conceal(viewer))


def test_heat_is_the_chance_that_somebody_is_there() -> None:
    state = new_turn(3)
    own(state, 1, [1, 4], [2, 3, 5])
    own(state, 2, [1, 2, 4, 5], [3])
    choose(state, {1: 4, 2: 5})
    heat = seen(state, CREATURE)["heat"]
    assert heat[0] == {"chance": 62, "seats": [1, 2]}  # 1 - 1/2 * 3/4
    assert heat[1] == {"chance": 25, "seats": [2]}
    assert heat[2] == {"chance": 0, "seats": []}
    assert heat[7] == {"chance": 0, "seats": []}
    assert seen(state, None)["heat"] == heat
    assert seen(state, 1)["heat"] is None


def test_heat_counts_two_cards_and_a_card_lying_open() -> None:
    state = new_turn(3, places="exploration")
    own(state, 1, [1, 2, 4, 5], [3])
    own(state, 2, [1, 2, 4, 5], [3])
    close(state)
    state.at[at.NOW + 1] = 3
    state.at[at.NOW + 2] = 2
    act(state, 1, "play-with", place=1, beside=3)
    act(state, 2, "play-two", places=[1, 2])
    close(state)
    heat = seen(state, CREATURE)["heat"]
    assert heat[2] == {"chance": 50, "seats": [1]}
    assert heat[3] == {"chance": round(100 * (1 - 7 / 8 * 1 / 2)), "seats": [1, 2]}


def test_heat_after_the_reveal_is_certain() -> None:
    state = new_turn(3)
    reckon(state, {1: 4, 2: 5}, creature=1)
    heat = seen(state, CREATURE)["heat"]
    assert [slot["chance"] for slot in heat] == [0, 0, 0, 100, 100, 0, 0, 0, 0, 0]
    assert heat[3]["seats"] == [1]


def test_heat_shows_nothing_that_is_not_public() -> None:
    """Hands that only differ in what is face down, or in what a Phobia showed, give the same heat."""
    one, other = new_turn(3), new_turn(3)
    choose(one, {1: 4, 2: 5})
    choose(other, {1: 1, 2: 2})
    assert seen(one, CREATURE)["heat"] == seen(other, CREATURE)["heat"]
    other.at[at.SHOWN + 1] = 0b11000
    assert seen(one, CREATURE)["heat"] == seen(other, CREATURE)["heat"]


def test_what_each_place_would_do() -> None:
    state = new_turn(3, hunt=["force_field"])
    own(state, 1, [1, 2, 4], [3, 5])
    act(state, CREATURE, "hunt", card="force_field")
    put(state, "target", 2, 7)
    close(state)
    what = [each["is"] for each in seen(state, 1)["prospects"]]
    assert what == ["recycle", "blocked", "discarded", "marker-set", "discarded"] + ["reserve"] * 5
    assert seen(state, 1)["prospects"][0]["count"] == 2
    assert seen(state, 1)["prospects"][5]["count"] == 2
    state.at[at.MARKER] = 1
    assert seen(state, 1)["prospects"][3]["is"] == "marker-spend"
    state.at[at.USED] |= 1 << 3
    assert seen(state, 1)["prospects"][3]["is"] == "used"
    assert seen(state, CREATURE)["prospects"] is None


def test_what_the_oasis_brings_goes_by_the_will_that_is_missing() -> None:
    state = new_turn(3, places="exploration")
    own(state, 1, [1, 2, 4], [3, 5])
    assert seen(state, 1)["prospects"][1] == {"is": "return", "count": 0}
    set_will(state, 1, 2)
    assert seen(state, 1)["prospects"][1] == {"is": "return", "count": 1}
    assert [each["is"] for each in seen(state, 1)["prospects"][5:]] == ["hidden"] * 5


def test_the_own_sealed_choice_is_told_to_oneself_alone() -> None:
    state = new_turn(4)
    close(state)
    act(state, 2, "play", place=4)
    assert seen(state, 2)["seats"][2]["chose"] == {"places": ["beach"]}
    for viewer in (None, 0, 1, 3):
        assert seen(state, viewer)["seats"][2]["chose"] is None
        assert seen(state, viewer)["seats"][2]["sealed"]


def test_the_steps_of_the_reckoning_come_in_order() -> None:
    order = ["reveal", "free", "target", "artemia", "creature"]
    told: list[str] = []
    record = orrery.random_game("notalone", 4, 3, {})
    state = GAME.new(4, {})
    for seat, action in record.choices:
        state.apply(seat, action)
        step = seen(state, None)["step"]
        assert (step is not None) == (state.at[at.PHASE] == 3 and not state.over)
        if step and (not told or told[-1] != step):
            told.append(step)
    assert set(told) == set(order)
    for before, after in itertools.pairwise(told):
        assert order.index(after) > order.index(before) or after == "reveal"


def test_the_place_being_resolved_is_told() -> None:
    state = new_turn(3)
    reckon(state, {1: 4, 2: 5}, creature=1)
    assert seen(state, None)["where"] == 4
    act(state, 1, "nothing")
    assert seen(state, 1)["where"] == 5


def test_how_many_cards_a_will_brings_back() -> None:
    state = new_turn(3, survival={1: ["second_wind"]})
    own(state, 1, [1], [2, 3, 4, 5])
    own(state, 2, [1, 2, 3, 4], [5])
    assert [seen(state, None)["seats"][seat]["resist_cards"] for seat in (1, 2)] == [2, 1]
    act(state, 1, "survive", card="second_wind")
    assert seen(state, None)["seats"][1]["resist_cards"] == 3
