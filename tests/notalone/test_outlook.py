"""What the view foresees: where Hunted may be, and what each place would do for a Hunted now."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import orrery
from orrery.games.notalone import kinds
from orrery.games.notalone.state import NotAloneState
from orrery.testing import top_step
from tests.notalone.table import (
    CREATURE,
    GAME,
    act,
    arrange,
    at_place,
    choose,
    close,
    idle,
    may,
    new_turn,
    own,
    place_number,
    put,
    reckon,
    resolve_all,
    set_out,
    set_will,
    sets_of,
    to_phase_3,
)
from tests.walk import walk


def seen(s: orrery.State, viewer: int | None) -> dict[str, Any]:
    return GAME.view(s.conceal(viewer))


def test_heat_is_the_chance_that_somebody_is_there() -> None:
    state = new_turn(3)
    own(state, 1, [1, 4], [2, 3, 5])
    own(state, 2, [1, 2, 4, 5], [3])
    choose(state, {1: 4, 2: 5})
    heat = seen(state, CREATURE)["heat"]
    cost = {"will": 1, "spaces": 1}
    assert heat[0] == {"chance": 62, "seats": [1, 2], "will": 2, "spaces": 1}  # 1 - 1/2 * 3/4; the Lair
    assert heat[1] == {"chance": 25, "seats": [2], **cost}
    assert heat[2] == {"chance": 0, "seats": [], **cost}
    assert heat[7] == {"chance": 0, "seats": [], **cost}
    assert seen(state, None)["heat"] == heat
    assert seen(state, 1)["heat"] is None


def test_heat_counts_two_cards_and_a_card_lying_open() -> None:
    state = new_turn(3, places="exploration", effect_now={1: kinds.FROM_DISCARD, 2: kinds.BOTH})
    own(state, 1, [1, 2, 4, 5], [3])
    own(state, 2, [1, 2, 4, 5], [3])
    choose(state, {1: [1, 3], 2: [1, 2]})
    heat = seen(state, CREATURE)["heat"]
    assert (heat[2]["chance"], heat[2]["seats"]) == (50, [1])
    assert (heat[3]["chance"], heat[3]["seats"]) == (round(100 * (1 - 7 / 8 * 1 / 2)), [1, 2])
    assert heat[0]["spaces"] == 2, "a catch at the Nexus"


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
    arrange(other, shown={1: [4, 5]})
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
    arrange(state, marker=1)
    assert seen(state, 1)["prospects"][3]["is"] == "marker-spend"
    arrange(state, used_numbers=[4])
    assert seen(state, 1)["prospects"][3]["is"] == "used"
    assert seen(state, CREATURE)["prospects"] is None


def flagged(s: orrery.State, flag: str, viewer: int | None = 1) -> list[int]:
    """The spots with a flag, as a viewer sees them."""
    return [spot["slot"] for spot in seen(s, viewer)["planet"] if spot[flag]]


def without_power(s: orrery.State, viewer: int) -> list[int]:
    """The spots a Hunted is told do not work."""
    return [slot + 1 for slot, each in enumerate(seen(s, viewer)["prospects"]) if each["is"] == "ineffective"]


@pytest.mark.rule("notalone:D4", "notalone:Q69")
@pytest.mark.parametrize("option", [0, sets_of("dome", "pole")])
def test_interference_is_told_of_its_places(option: int) -> None:
    state = new_turn(3, hunt=["x_interference"], places=option)
    own(state, 1, [1, 2, 3, 4, 5, 8])
    set_out(state, {1: 4, 2: 1}, 10, hunt="x_interference")
    for viewer in (None, CREATURE, 1, 2):
        assert flagged(state, "ineffective", viewer) == [4, 8]
    assert without_power(state, 1) == [4, 8]
    assert not may(state, 1, "use")
    resolve_all(state)
    assert flagged(state, "ineffective") == []


@pytest.mark.rule("notalone:D4", "notalone:R40")
@pytest.mark.parametrize(("card", "slots"), [("mirage", (1, 2)), ("toxin", (2,))])
def test_the_places_under_mirage_and_toxin_are_told(card: str, slots: tuple[int, ...]) -> None:
    state = new_turn(4, hunt=[card], survival={1: ["adaptation"]})
    reckon_window_at(state, card, slots)
    assert flagged(state, "ineffective") == list(slots)
    assert without_power(state, 1) == list(slots)
    act(state, 1, "survive", card="adaptation")
    assert flagged(state, "ineffective", 1) == without_power(state, 1) == []
    for viewer in (None, CREATURE, 2, 3):
        assert flagged(state, "ineffective", viewer) == list(slots)


def reckon_window_at(state: NotAloneState, card: str, slots: tuple[int, ...]) -> None:
    """Two Hunted under the Target of a card, right after the reveal."""
    set_out(state, {1: 2, 2: 2, 3: 5}, 9, hunt=card)
    put(state, "target", *slots)
    to_phase_3(state)


@pytest.mark.rule("notalone:D4", "notalone:Q34")
def test_behind_a_raised_shield_mirage_makes_nothing_ineffective() -> None:
    state = new_turn(3, hunt=["mirage"], places=sets_of("dome"), shield=2)
    reckon(state, {1: 2, 2: 5}, 9, hunt="mirage", target=(1, 2))
    assert flagged(state, "ineffective") == without_power(state, 1) == []
    assert may(state, 1, "use")


@pytest.mark.rule("notalone:D4", "notalone:E53", "notalone:Q30")
def test_inertia_is_told_at_the_reveal_and_not_before() -> None:
    state = new_turn(3, hunt=["inertia"], survival={1: ["gate"]})
    set_out(state, {1: 2, 2: 5}, 9, hunt="inertia")
    assert top_step(state) == "hunting"
    assert flagged(state, "ineffective", 2) == []
    put(state, "target", 2)
    while state.phase == 2:
        assert flagged(state, "ineffective", 2) == []
        idle(state)
    assert flagged(state, "ineffective", 2) == list(range(1, 11))


@pytest.mark.rule("notalone:D4", "notalone:R28", "notalone:Q21")
@pytest.mark.parametrize(
    ("place", "limit", "used"),
    [
        ("jungle", "none", []),
        ("river", "none", []),
        ("beach", "none", [4]),
        ("wreck", "none", [8]),
        ("dome", "none", [4]),
        ("pole", "none", []),
        ("pole", "once", [8]),
    ],
)
def test_only_what_works_once_a_turn_is_told_as_used(place: str, limit: str, used: list[int]) -> None:
    state = at_place(place, pole_limit=limit)
    assert flagged(state, "used") == []
    act(state, 1, "use")
    for viewer in (None, CREATURE, 1, 2):
        assert flagged(state, "used", viewer) == used
    told = seen(state, 1)["prospects"][place_number(place) - 1]["is"]
    assert (told == "used") == bool(used)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_told_to_work_is_what_the_rules_let_a_hunted_use(seed: int) -> None:
    """In random games: whoever resolves a place is never told that it does not work, and what is used up is refused."""
    for state, seat, _, legal in walk(("notalone", 5, {"decks": "combined", "places": "random"}), f"told {seed}"):
        if top_step(state) != "resolve":
            continue
        shown = seen(state, seat)
        spot = shown["planet"][shown["where"] - 1]
        assert not spot["ineffective"]
        assert not (spot["used"] and GAME.from_dict({"do": "use"}) in legal)
        assert shown["prospects"][shown["where"] - 1]["is"] != "ineffective"


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
    told: list[tuple[int, str]] = []
    record = orrery.random_game("notalone", 4, 3, {})
    state = GAME.new(4, {})
    for seat, action in record.choices:
        state.apply(seat, action)
        step = seen(state, None)["step"]
        assert (step is not None) == (state.phase == 3 and not state.over)
        now = (int(state.turn), step)
        if step and (not told or told[-1] != now):
            told.append(now)
    assert {step for _, step in told} == set(order)
    for (turn, before), (later, after) in itertools.pairwise(told):
        assert order.index(after) > order.index(before) or later > turn


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
