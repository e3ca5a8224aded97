"""Options that follow from other options: what they come to, and that everybody can see it (Q10, Q42, Q84)."""

from __future__ import annotations

import pytest

from orrery.kernel.journal import Journal
from orrery.kernel.options import AUTO, Value, complete, resolve
from orrery.kernel.record import record_from_json
from tests.notalone.table import GAME, arrange, at_place, may, new_turn, read, sets_of

FOLLOWING = ("decks", "two_place_move", "takeback")


def come_to(**given: Value) -> tuple[Value, ...]:
    """What the automatic options come to in a game with these options."""
    options = GAME.options_of(GAME.new(3, given))
    return tuple(options[name] for name in FOLLOWING)


@pytest.mark.rule("notalone:Q84", "notalone:Q42", "notalone:Q10", "notalone:E3", "notalone:E5")
@pytest.mark.parametrize(
    ("given", "values"),
    [
        ({}, ("base", "leave", "lenient")),
        ({"places": 0}, ("base", "leave", "lenient")),
        ({"places": "first_steps"}, ("combined", "literal", "strict")),
        ({"places": "exploration"}, ("combined", "literal", "strict")),
        ({"places": "random"}, ("combined", "literal", "strict")),
        ({"places": sets_of("fjord")}, ("combined", "literal", "strict")),
        ({"maze_variant": "on"}, ("combined", "literal", "strict")),
        ({"decks": "combined"}, ("combined", "literal", "strict")),
        ({"places": "exploration", "decks": "base"}, ("base", "literal", "strict")),
    ],
)
def test_what_the_automatic_options_come_to(given: dict[str, Value], values: tuple[Value, ...]) -> None:
    assert come_to(**given) == values


@pytest.mark.rule("notalone:Q84", "notalone:Q42", "notalone:Q10", "notalone:E7")
def test_an_option_that_is_chosen_is_kept() -> None:
    chosen: dict[str, Value] = {"decks": "base", "two_place_move": "leave", "takeback": "lenient"}
    assert come_to(places="exploration", **chosen) == ("base", "leave", "lenient")
    chosen = {"decks": "combined", "two_place_move": "literal", "takeback": "strict"}
    assert come_to(**chosen) == ("combined", "literal", "strict")


@pytest.mark.rule("notalone:Q84")
def test_automatic_is_the_default_and_one_of_the_values_offered() -> None:
    for option in GAME.options:
        assert (option.derive is not None) == (option.name in FOLLOWING)
        assert (AUTO in option.values) == (option.name in FOLLOWING)
        assert (option.default == AUTO) == (option.name in FOLLOWING)


@pytest.mark.rule("notalone:Q84")
def test_records_and_dumps_hold_what_the_options_came_to() -> None:
    journal = Journal(GAME, 3, {"places": "exploration"})
    record = journal.record()
    assert [record.options[name] for name in FOLLOWING] == ["combined", "literal", "strict"]
    assert AUTO not in record.options.values()
    assert GAME.new(3, record_from_json(record.to_json()).options) == journal.state
    dump = journal.state.dump()
    assert dump["options"] == record.options
    assert GAME.load(dump) == journal.state


def test_options_are_resolved_without_changing_those_that_were_chosen() -> None:
    whole = complete(GAME.options, {"places": "first_steps", "creature": 2})
    resolved = resolve(GAME.options, whole)
    assert {name for name in whole if whole[name] != resolved[name]} == set(FOLLOWING)
    assert resolve(GAME.options, resolved) == resolved


@pytest.mark.rule("notalone:Q42", "notalone:E68")
@pytest.mark.parametrize(("options", "allowed"), [({"decks": "base"}, True), ({}, False)])
def test_a_power_that_cannot_be_used_leaves_the_take_back_in_the_base_game_alone(
    options: dict[str, str], allowed: bool
) -> None:
    state = at_place("beach", discards=(1,), **options)
    arrange(state, used_numbers=[4])
    assert not may(state, 1, "use")
    assert may(state, 1, "take-back", place=1) == allowed


@pytest.mark.rule("notalone:Q84", "notalone:Q69")
def test_new_places_bring_the_cards_that_work_with_them() -> None:
    state = new_turn(3, places="exploration", decks=AUTO)
    names = set(read(state, "survival_deck"))
    assert {"x_drone", "x_ingenuity", "x_amplifier"} <= names
    assert not {"drone", "ingenuity", "amplifier"} & names
