"""Structured actions: exact, and wrong ones are explained."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import orrery

GAME = orrery.game("nebula")

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)


@pytest.mark.parametrize(
    ("action", "says"),
    [
        (None, "object"),
        ({}, "do"),
        ({"do": "fly"}, "fly"),
        ({"do": "place", "star": "red"}, "cell"),
        ({"do": "place", "star": "red", "cell": "Z9"}, "Z9"),
        ({"do": "place", "star": "red", "cell": "Y3", "more": 1}, "more"),
        ({"do": "time", "upper": 5, "right": 1, "left": 0}, "no such combination"),
        ({"do": "time", "upper": 5.0, "right": 0, "left": 0}, "no such combination"),
        ({"do": "time", "upper": 4, "right": True, "left": 0}, "no such combination"),
        ({"do": "keep", "stars": "red"}, "no such combination"),
    ],
)
def test_wrong_actions_are_explained(action: object, says: str) -> None:
    with pytest.raises(orrery.BadAction, match=says):
        GAME.from_dict(action)


@given(json_values)
def test_any_json_is_an_action_or_a_clear_refusal(value: object) -> None:
    try:
        assert GAME.to_dict(GAME.from_dict(value)) == value
    except orrery.BadAction as error:
        assert str(error)


@given(
    st.fixed_dictionaries(
        {"do": st.sampled_from(sorted(GAME.vocabulary.by_do))},
        optional={name: json_values for name in ("star", "cell", "stars", "upper", "right", "left", "goal")},
    )
)
def test_nearly_right_actions_too(value: dict[str, object]) -> None:
    try:
        assert GAME.to_dict(GAME.from_dict(value)) == value
    except orrery.BadAction as error:
        assert str(error)


def test_numbers_out_of_range() -> None:
    for number in (-1, GAME.vocabulary.size):
        with pytest.raises(orrery.BadAction, match="no action"):
            GAME.to_dict(number)
