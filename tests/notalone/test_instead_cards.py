"""Survival cards used instead of the own power need a power of the card played in phase 1 (E58, Q85)."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.notalone import kinds
from orrery.games.notalone.state import NotAloneState
from orrery.testing import top_step
from tests.notalone.table import (
    GAME,
    act,
    actions,
    arrange,
    at_place,
    close,
    detour,
    idle,
    may,
    new_turn,
    offered,
    own,
    reckon,
    reckon_window,
    set_out,
    sets_of,
    to_phase_3,
)


@pytest.mark.rule("notalone:E58", "notalone:Q42", "notalone:R28")
@pytest.mark.parametrize("takeback", ["lenient", "strict"])
@pytest.mark.parametrize(("place", "option"), [("beach", 0), ("dome", sets_of("dome")), ("wreck", 0)])
def test_no_card_replaces_a_power_that_is_used_up(place: str, option: int, takeback: str) -> None:
    state = new_turn(3, survival={2: ["gate"]}, places=option, takeback=takeback)
    number = GAME.content.places.index(place) % 10 + 1  # type: ignore[attr-defined]
    for seat in (1, 2):
        own(state, seat, sorted({2, 3, 4, 5, number}), [1])
    reckon(state, {1: number, 2: number}, 6)
    act(state, 1, "use")
    assert (top_step(state), state.pending()) == ("resolve", (2,))
    assert not may(state, 2, "use")
    assert not may(state, 2, "survive", card="gate")
    assert may(state, 2, "take-back", place=1) == (takeback == "lenient")
    with pytest.raises(orrery.IllegalAction, match="E58"):
        act(state, 2, "survive", card="gate")


@pytest.mark.rule("notalone:E58", "notalone:Q4")
def test_no_card_replaces_a_power_that_finds_nothing_to_do() -> None:
    state = at_place("portal", discards=(1, 2, 3, 4, 5), survival={1: ["gate", "shuttle"]})
    assert actions(state, 1) == {"nothing"}
    state = at_place("river", survival={1: ["gate"]})
    assert may(state, 1, "survive", card="gate")
    arrange(state, effect_next={1: kinds.BOTH})
    assert not may(state, 1, "survive", card="gate")


def detoured(start: int, to: int, card: str | None = None, **options: object) -> NotAloneState:
    """Seat 1 has played a place, a Detour leads it to another, and it is asked there."""
    hunt = ["detour", *([card] if card else [])]
    state = new_turn(3, hunt=hunt, survival={1: ["gate"]}, hunt_allowed=2, **options)
    own(state, 1, sorted({1, 2, 3, 4, start}), [5])
    if card is None:
        reckon_window(state, {1: start, 2: 5}, 10)
    else:
        set_out(state, {1: start, 2: 5}, 10, hunt=card)
        to_phase_3(state)
    detour(state, 1, to)
    close(state)
    assert (top_step(state), state.pending()) == ("resolve", (1,))
    return state


@pytest.mark.rule("notalone:Q85", "notalone:E58")
@pytest.mark.parametrize("reading", ["played", "explored"])
def test_after_a_detour_from_an_ineffective_place(reading: str) -> None:
    state = detoured(8, 9, "x_interference", instead_cards=reading)
    assert may(state, 1, "use"), "the Source works"
    assert may(state, 1, "take-back", place=5), "and so does the take-back, which asks for the place explored"
    assert may(state, 1, "survive", card="gate") == (reading == "explored")


@pytest.mark.rule("notalone:Q85")
def test_after_a_detour_from_a_place_with_nothing_to_do() -> None:
    state = detoured(3, 2)
    assert may(state, 1, "survive", card="gate")
    arrange(state, effect_next={1: kinds.BOTH})
    assert may(state, 1, "use"), "the Jungle works"
    assert not may(state, 1, "survive", card="gate"), "but the River, which was played, would not"


@pytest.mark.rule("notalone:Q85")
@pytest.mark.parametrize("reading", ["played", "explored"])
def test_a_detour_to_a_place_with_nothing_to_do(reading: str) -> None:
    state = detoured(2, 3, instead_cards=reading, takeback="lenient")
    arrange(state, effect_next={1: kinds.BOTH})
    assert not may(state, 1, "use"), "the River, where the Hunted is, does not work"
    assert may(state, 1, "take-back", place=5)
    assert not may(state, 1, "survive", card="gate"), "so there is nothing to replace"


@pytest.mark.rule("notalone:Q85", "notalone:Q9")
def test_a_plain_detour_leaves_the_cards_allowed() -> None:
    state = detoured(2, 3)
    act(state, 1, "survive", card="gate")
    assert offered(state, 1, "slot") == [2, 4, 8]


@pytest.mark.rule("notalone:Q85")
def test_a_token_where_the_hunted_no_longer_is_does_not_bar_the_cards() -> None:
    state = detoured(2, 3)
    arrange(state, token_slots={"creature": [2]})
    assert may(state, 1, "survive", card="gate")


@pytest.mark.rule("notalone:Q85", "notalone:E48")
@pytest.mark.parametrize("reading", ["played", "explored"])
@pytest.mark.parametrize("takeback", ["lenient", "strict"])
def test_where_a_portal_has_led(takeback: str, reading: str) -> None:
    state = at_place("portal", survival={1: ["gate"]}, takeback=takeback, instead_cards=reading)
    assert may(state, 1, "survive", card="gate"), "the Portal itself was played in phase 1"
    act(state, 1, "use")
    act(state, 1, "teleport", place=2)
    assert (top_step(state), GAME.view(state.conceal(1))["where"]) == ("resolve", 2)
    assert may(state, 1, "use")
    assert may(state, 1, "take-back", place=10)
    assert may(state, 1, "survive", card="gate") == (reading == "explored")


@pytest.mark.rule("notalone:Q85")
def test_a_portal_bars_the_cards_only_where_it_led() -> None:
    state = new_turn(3, survival={1: ["gate"]}, places=sets_of("portal"), effect_now={1: kinds.BOTH})
    own(state, 1, [1, 2, 3, 4, 5, 10])
    reckon(state, {1: [2, 10], 2: 5}, 9)
    act(state, 1, "pick", place=10)
    act(state, 1, "use")
    act(state, 1, "teleport", place=4)
    assert not may(state, 1, "survive", card="gate")
    act(state, 1, "nothing")
    assert may(state, 1, "survive", card="gate"), "at the Jungle, which was played in phase 1"
    while state.phase != 1:
        idle(state)
    assert state.resolved(1) == 0, "next turn it is forgotten"


@pytest.mark.rule("notalone:Q85", "notalone:Q22")
def test_a_card_brought_by_a_vortex_counts_as_the_card_played() -> None:
    state = new_turn(3, survival={1: ["vortex", "gate"]})
    own(state, 1, [1, 2, 4, 5], [3])
    set_out(state, {1: 2, 2: 5}, 9)
    act(state, 1, "survive", card="vortex")
    act(state, 1, "swap", played=2, place=3)
    arrange(state, played_survival=[])
    close(state)
    assert may(state, 1, "survive", card="gate")
