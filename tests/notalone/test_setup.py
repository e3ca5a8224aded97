"""Components and set-up (R1-R7, E1-E21, E69-E71, E87)."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.notalone.kinds import NEXT_TO
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE
from tests.notalone.table import (
    CONTENT,
    GAME,
    act,
    close,
    hand,
    new_turn,
    offered,
    own,
    planet,
    read,
    reserve,
    sets_of,
)


@pytest.mark.rule("notalone:R1", "notalone:E8", "notalone:E9", "notalone:E10", "notalone:E87")
def test_the_boxes_hold_what_they_say() -> None:
    cards = GAME.content_data()
    places, hunt, survival = cards["places"], cards["hunt"], cards["survival"]
    assert isinstance(places, list)
    assert isinstance(hunt, list)
    assert isinstance(survival, list)
    assert sum(p["copies"] for p in places if p["set"] == "base") == 55
    assert sum(p["copies"] for p in places if p["set"] == "exploration") == 53
    for deck, base, new in ((hunt, 20, 13), (survival, 15, 15)):
        assert [sum(c["set"] == which for c in deck) for which in ("base", "exploration")] == [base, new]
    assert [p["id"] for p in places[10:]] == [
        "nexus", "oasis", "fjord", "dome", "maze", "mangrove", "archipelago", "pole", "mycelium", "portal",
    ]  # fmt: skip
    assert [p["number"] for p in places] == [*range(1, 11), *range(1, 11)]


@pytest.mark.rule("notalone:E3", "notalone:E4", "notalone:E5", "notalone:E6", "notalone:E7", "notalone:D7")
def test_decks_are_enlarged_and_some_cards_replaced_whatever_the_places() -> None:
    for places in ("base", "exploration"):
        base = GAME.new(3, {"places": places, "decks": "base"})
        combined = GAME.new(3, {"places": places, "decks": "combined"})
        assert [len(read(base, deck)) for deck in ("hunt_deck", "survival_deck")] == [20, 15]
        assert [len(read(combined, deck)) for deck in ("hunt_deck", "survival_deck")] == [32, 27]
    assert "interference" not in read(combined, "hunt_deck")
    assert "x_interference" in read(combined, "hunt_deck")
    assert not {"drone", "ingenuity", "amplifier"} & set(read(combined, "survival_deck"))


@pytest.mark.rule("notalone:E1", "notalone:R2")
def test_two_to_seven_seats_one_of_them_the_creature() -> None:
    for seats in (1, 8):
        with pytest.raises(orrery.BadOptions, match="2 to 7"):
            GAME.new(seats)
    with pytest.raises(orrery.BadOptions, match="no seat 3"):
        GAME.new(3, {"creature": 3})
    assert read(GAME.new(4, {"creature": 3}), "creature") == 3
    drawn = GAME.new(4, {"creature": "random"})
    assert offered(drawn, NATURE, "seat") == [0, 1, 2, 3]


@pytest.mark.rule("notalone:R3", "notalone:E19", "notalone:E20", "notalone:E15", "notalone:E11")
@pytest.mark.parametrize(
    ("seats", "rescue", "assimilation", "copies"),
    [(2, 13, 7, 1), (3, 14, 8, 2), (4, 15, 9, 2), (5, 16, 10, 3), (6, 17, 11, 3), (7, 18, 12, 3)],
)
def test_counters_and_reserve_by_players(seats: int, rescue: int, assimilation: int, copies: int) -> None:
    state = new_turn(seats)
    assert state.rescue == rescue
    assert state.assimilation == assimilation
    assert list(reserve(state).values()) == [copies] * 5 + [0] * 5


@pytest.mark.rule("notalone:R4", "notalone:R18")
def test_the_creature_picks_the_side_that_says_where_artemia_comes() -> None:
    state = GAME.new(3)
    assert state.pending() == (0,)
    assert state.legal(0) == [GAME.from_dict({"do": "choose-side", "side": side}) for side in (1, 2)]
    spaces = [CONTENT.tables.artemia_spaces[side] for side in (1, 2)]
    assert [[d for d in range(19) if mask >> d & 1] for mask in spaces] == [[1, 2, 3, 4, 5, 6], [1, 3, 5, 7, 9, 11]]
    for side, distance, here in (("1", 6, True), ("1", 7, False), ("2", 7, True), ("2", 6, False)):
        table = new_turn(3, board_side=side, rescue=distance)
        close(table)
        for seat in (1, 2):
            act(table, seat, "play", place=1)
        close(table)
        assert ("artemia" in read(table, "tokens_available")) == here


@pytest.mark.rule("notalone:R5", "notalone:D1")
def test_adjacency_belongs_to_slots() -> None:
    pairs = {(a + 1, b + 1) for a in range(10) for b in NEXT_TO[a] if a < b}
    assert pairs == {
        (1, 2), (2, 3), (3, 4), (4, 5), (6, 7), (7, 8), (8, 9), (9, 10), (1, 6), (2, 7), (3, 8), (4, 9), (5, 10),
    }  # fmt: skip
    assert all(a in NEXT_TO[b] for a in range(10) for b in NEXT_TO[a])
    assert all(CONTENT.tables.near[a] == sum(1 << b for b in NEXT_TO[a]) for a in range(10))


@pytest.mark.rule("notalone:R6")
def test_what_everybody_begins_with() -> None:
    state = GAME.new(4, {"board_side": "1"})
    orrery.settle(state, Rng(1))
    for seat in (1, 2, 3):
        assert hand(state, seat) == [1, 2, 3, 4, 5]
        assert state.will(seat) == 3
        assert state.survival_count(seat) == 1
    assert state.hunt_hand_count == 3
    assert state.marker == 0
    assert read(state, "tokens_available") == ["creature"]


@pytest.mark.rule("notalone:E2", "notalone:E12", "notalone:E13", "notalone:E14", "notalone:Q36")
def test_any_mix_of_places_with_one_of_each_number() -> None:
    first_steps = new_turn(3, places="first_steps")
    assert planet(first_steps) == [*CONTENT.places[:5], *CONTENT.places[15:]]
    every = new_turn(3, places="exploration")
    assert planet(every)[:5] == CONTENT.places[10:15]
    mixed = new_turn(3, places=sets_of("oasis", "pole"))
    assert planet(mixed) == [
        "lair", "oasis", "river", "beach", "rover", "swamp", "shelter", "pole", "source", "artefact",
    ]  # fmt: skip
    drawn = GAME.new(3, {"places": "random"})
    for number in range(10):
        assert offered(drawn, NATURE, "place") == [
            CONTENT.places[number],
            CONTENT.places[number + 10],
        ]
        drawn.apply(NATURE, drawn.legal(NATURE)[number % 2])
    assert read(drawn, "exploration_numbers") == [2, 4, 6, 8, 10]
    with pytest.raises(orrery.BadOptions, match="places"):
        GAME.new(3, {"places": 1024})


@pytest.mark.rule("notalone:E16", "notalone:E17", "notalone:D6")
def test_with_the_dome_the_marker_is_a_shield_on_place_1() -> None:
    assert new_turn(3, places=sets_of("dome")).marker == 1
    assert new_turn(3, places="base").marker == 0
    view = GAME.view(new_turn(3, places=sets_of("dome")).conceal(0))
    assert view["marker"] == {"is": "shield", "at": 1, "slot": 1, "raised": "no"}


@pytest.mark.rule("notalone:E18", "notalone:E32", "notalone:D4")
def test_with_the_maze_the_second_row_lies_hidden() -> None:
    state = new_turn(3, places=sets_of("maze", "pole"))
    assert read(state, "hidden_slots") == [6, 7, 8, 9, 10]
    assert planet(state)[5:] == [None] * 5
    assert not any(state.accessible(number) for number in range(5, 10))
    assert {place: copies for place, copies in reserve(state).items() if copies} == {
        "swamp": 2, "shelter": 2, "source": 2, "artefact": 2, "pole": 1,
    }  # fmt: skip
    slots = GAME.view(state.conceal(1))["planet"]
    assert isinstance(slots, list)
    assert [slot["hidden"] for slot in slots] == [False] * 5 + [True] * 5
    assert all({"hidden", "ineffective", "inaccessible", "used"} <= set(slot) for slot in slots)


@pytest.mark.rule("notalone:E21")
def test_one_pole_in_the_reserve_at_any_count() -> None:
    for seats in (2, 4, 7):
        assert reserve(new_turn(seats, places=sets_of("pole")))["pole"] == 1


@pytest.mark.rule("notalone:E69", "notalone:E70", "notalone:E71", "notalone:Q58")
def test_the_maze_variant_has_a_deck_of_ten_and_an_empty_row() -> None:
    state = new_turn(5, maze_variant="on", places="base")
    assert planet(state)[:5] == ["lair", "jungle", "river", "beach", "maze"]
    assert planet(state)[5:] == [None] * 5
    assert read(state, "hidden_slots") == []
    assert read(state, "maze_deck") == CONTENT.lower_places
    assert reserve(state) == {**dict.fromkeys(CONTENT.lower_places, 3), "pole": 1}
    assert not any(state.may_acquire(1, number) for number in range(10))


@pytest.mark.rule("notalone:R7", "notalone:R14")
def test_what_is_public_and_what_is_secret() -> None:
    state = new_turn(4, hunt=["despair", "virus", "clone"], survival={1: ["dodge"], 2: ["gate"]})
    own(state, 1, [1, 2, 5], [3, 4])
    for viewer in (None, 0, 2):
        view = GAME.view(state.conceal(viewer))
        seats, hunt = view["seats"], view["hunt"]
        assert isinstance(seats, list)
        assert isinstance(hunt, dict)
        assert seats[1]["discard"] == ["river", "beach"]
        assert (seats[1]["hand_count"], seats[1]["will"], seats[1]["survival_count"]) == (3, 3, 1)
        assert seats[1]["survival"] is None
        assert (hunt["hand"] is None) == (viewer != 0)
        assert hunt["hand_count"] == 3
        assert view["reserve"] == {"swamp": 2, "shelter": 2, "wreck": 2, "source": 2, "artefact": 2}
    assert hand(state, 1) == [1, 2, 5]
