"""Positions in words: what `orrery.testing` offers to tests of games."""

from __future__ import annotations

import doctest

import pytest

import orrery
from orrery.testing import changed, position, positions, problems, value
from tests.settings import SETTINGS, Setting, name_of
from tests.walk import walk


def test_the_example_in_the_documentation_holds() -> None:
    assert doctest.testmod(positions).failed == 0


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_every_field_can_be_read_in_words_and_set_again(setting: Setting) -> None:
    head = {"top", "viewer", "seats", "sealed", "frames"}
    for state, _, _, _ in walk(setting, "words", every=37):
        names = [field.name for field in state.game.layout.fields if field.name not in head]
        for name in names:
            blank = state.game.new(state.seats)
            positions.set_field(blank, name, value(state, name))
            assert value(blank, name) == value(state, name)


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_asking_anew_changes_nothing(setting: Setting) -> None:
    for state, _, _, _ in walk(setting, "anew", every=11):
        if any(state.sealed(seat) for seat in range(state.seats)) or state.asks_secretly():
            continue
        assert changed(state) == state
        assert problems(changed(state)) == []


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"brigth": "red"}, "there is no field 'brigth'"),
        ({"bright": "green"}, "unknown name 'green'"),
        ({"stock": {0: {"green": 1}}}, "there is no kind 'green'"),
        ({"stock": {9: {"red": 1}}}, "there is no seat 9"),
        ({"bag": {"red": 1000}}, "1000 is not from 0 to"),
        ({"bag": [1, 2, 3, 4, 5, 6, 7, 8]}, "8 values, there is room for 7"),
    ],
)
def test_what_is_wrong_with_a_word_is_said(fields: dict[str, object], says: str) -> None:
    with pytest.raises(orrery.BadDump, match=says):
        position("nebula", **fields)


def test_a_stack_is_given_by_the_names_of_its_steps() -> None:
    state = position("nebula", stack=[("turn", 2), "place"], first=1, active=1, bright="red")
    assert state.pending() == (1,)
    with pytest.raises(orrery.BadDump, match="there is no step 'plaice'"):
        position("nebula", stack=["plaice"])
