"""Fjord's second card, lying face up beside the one that was played, and what cards do to it (E25, Q22)."""

from __future__ import annotations

import pytest

from orrery.games.notalone import kinds
from orrery.games.notalone.state import NotAloneState
from orrery.testing import top_step
from tests.notalone.table import GAME, act, choose, close, discard, hand, may, new_turn, offered, own, played, put, read


def with_fjord(hand_cards: list[int], discards: list[int], **more: object) -> NotAloneState:
    """A turn in which seat 1 has a Fjord to play, at the first window."""
    state = new_turn(3, effect_now={1: kinds.FROM_DISCARD}, **more)  # type: ignore[arg-type]
    own(state, 1, hand_cards, discards)
    return state


def lay(state: NotAloneState) -> None:
    """Seat 1 plays the Jungle with the Rover beside it, seat 2 the Rover."""
    choose(state, {1: [2, 5], 2: 5})


def beside(state: NotAloneState, viewer: int | None) -> int | None:
    """The card lying beside the one seat 1 played, as somebody sees it."""
    return played(state.conceal(viewer), 1)[1]


@pytest.mark.rule("notalone:Q22")
def test_forbidden_zone_leaves_the_card_that_lies_beside() -> None:
    state = with_fjord([1, 2, 3], [4, 5], hunt=["forbidden_zone"])
    lay(state)
    act(state, 0, "hunt", card="forbidden_zone")
    assert offered(state, 1, "place") == [1, 3]
    act(state, 1, "discard", place=3)
    act(state, 2, "discard", place=4)
    assert (hand(state, 1), discard(state, 1)) == ([1], [3, 4])
    assert played(state, 1) == [2, 5]


@pytest.mark.rule("notalone:Q22")
def test_forbidden_zone_asks_nobody_whose_only_card_lies_beside() -> None:
    state = with_fjord([2], [1, 3, 4, 5], hunt=["forbidden_zone"])
    lay(state)
    act(state, 0, "hunt", card="forbidden_zone")
    assert state.pending() == (2,)
    act(state, 2, "discard", place=4)
    assert beside(state, None) == 5


@pytest.mark.rule("notalone:Q22", "notalone:Q14")
def test_ascendancy_counts_and_takes_only_the_hand() -> None:
    few = with_fjord([1, 2, 3], [4, 5], hunt=["ascendancy"])
    own(few, 2, [1, 5], [2, 3, 4])
    lay(few)
    assert not may(few, 0, "hunt", card="ascendancy")
    state = with_fjord([1, 2, 3, 4], [5], hunt=["ascendancy"])
    own(state, 2, [1, 5], [2, 3, 4])
    lay(state)
    act(state, 0, "hunt", card="ascendancy")
    assert offered(state, 0, "seat") == [1]
    act(state, 0, "name-seat", seat=1)
    assert offered(state, 1, "place") == [1, 3, 4]
    act(state, 1, "discard", place=4)
    assert (hand(state, 1), discard(state, 1), beside(state, None)) == ([1, 3], [4], 5)


@pytest.mark.rule("notalone:Q22", "notalone:Q49", "notalone:E26")
def test_force_field_bars_the_card_beside_like_any_card() -> None:
    state = with_fjord([1, 2], [3, 4, 5], hunt=["force_field"])
    act(state, 0, "hunt", card="force_field")
    put(state, "target", 4, 5)
    close(state)
    pairs = [GAME.to_dict(a) for a in state.legal(1) if GAME.to_dict(a)["do"] == "play-with"]
    assert [(each["place"], each["beside"]) for each in pairs] == [(1, 3), (2, 3)]
    bare = with_fjord([1, 2, 3], [4, 5], hunt=["force_field"])
    act(bare, 0, "hunt", card="force_field")
    put(bare, "target", 4, 5)
    close(bare)
    assert may(bare, 1, "play", place=1)
    assert not may(bare, 1, "play-with", place=1, beside=4)


@pytest.mark.rule("notalone:Q22", "notalone:Q6")
def test_a_force_field_after_the_choices_lets_the_card_beside_be_chosen_anew() -> None:
    state = with_fjord([1, 2, 3], [4, 5], hunt=["force_field"])
    close(state)
    act(state, 1, "play-with", place=2, beside=5)
    act(state, 2, "play", place=5)
    assert beside(state, 0) == 5
    act(state, 0, "hunt", card="force_field")
    put(state, "target", 4, 5)
    close(state)
    assert (top_step(state), discard(state, 1), beside(state, 0)) == ("choose", [4, 5], None)
    assert not may(state, 1, "play-with", place=2, beside=5)


@pytest.mark.rule("notalone:Q22", "notalone:Q15")
def test_a_smokescreen_hides_the_discard_but_not_the_card_beside() -> None:
    state = with_fjord([1, 2, 3], [4, 5], survival={2: ["smokescreen"]})
    act(state, 2, "survive", card="smokescreen")
    lay(state)
    assert read(state.conceal(0), "discard", 1) == "?"
    for viewer in (None, 0, 2):
        assert beside(state, viewer) == 5
