"""The Maze and its variant (E31-E34, E72-E79)."""

from __future__ import annotations

import pytest

from orrery.games.notalone import kinds
from orrery.games.notalone.state import NotAloneState
from orrery.kernel.state import NATURE
from orrery.testing import problems, top_step
from tests.notalone.table import (
    GAME,
    act,
    actions,
    arrange,
    at_place,
    choose,
    close,
    discard,
    hand,
    idle,
    may,
    nature,
    new_turn,
    offered,
    own,
    place_number,
    planet,
    played,
    put,
    read,
    reckon,
    reserve,
    resolve_all,
    set_out,
    set_will,
    sets_of,
    to_phase_3,
)


@pytest.mark.rule("notalone:E31", "notalone:E33", "notalone:E34", "notalone:Q25", "notalone:Q27", "notalone:Q56")
@pytest.mark.parametrize("revealed", ["swamp", "mangrove", "portal", "wreck"])
def test_maze(revealed: str) -> None:
    state = at_place(
        "maze",
        discards=(3, 4),
        places=sets_of("maze", "mangrove", "portal") & ~512 | (512 if revealed == "portal" else 0),
    )
    if revealed == "swamp":
        state = at_place("maze", discards=(3, 4))
    act(state, 1, "use")
    assert actions(state, 1) == {"reveal"}
    act(state, 1, "reveal", slot=7)
    assert len(state.legal(NATURE)) == 5
    act(state, NATURE, "turn-up", place=revealed)
    number = place_number(revealed)
    assert (planet(state)[6], read(state, "slot_of", number)) == (revealed, 7)
    assert read(state, "hidden_slots") == [6, 8, 9, 10]
    assert may(state, 1, "nothing")
    assert may(state, 1, "acquire", place=number)
    assert may(state, 1, "use")
    if revealed in ("swamp", "mangrove"):
        act(state, 1, "use")
        act(state, 1, "take-back", place=3)
        if revealed == "swamp":
            act(state, 1, "nothing")
        resolve_all(state)
        assert 5 in discard(state, 1)
        assert 6 not in hand(state, 1)
    elif revealed == "portal":
        act(state, 1, "use")
        act(state, 1, "teleport", place=2)
        assert 5 in discard(state, 1)
        assert played(state, 1)[0] == 2
    else:
        act(state, 1, "acquire", place=number)
        assert number in hand(state, 1)
    assert problems(state) == []


def turned_up(place: str, slot: int, **more: object) -> NotAloneState:
    """Seat 1 has used the Maze and turned up a place."""
    state = at_place("maze", **more)  # type: ignore[arg-type]
    act(state, 1, "use")
    act(state, 1, "reveal", slot=slot)
    act(state, NATURE, "turn-up", place=place)
    return state


@pytest.mark.rule("notalone:Q25", "notalone:E74", "notalone:R35")
@pytest.mark.parametrize("reading", ["activate", "copy"])
def test_an_artefact_turned_up_is_used_unless_that_is_copying(reading: str) -> None:
    state = turned_up("artefact", 7, maze_use=reading)
    assert may(state, 1, "acquire", place=10)
    assert may(state, 1, "use") == (reading == "activate")
    if reading == "activate":
        act(state, 1, "use")
        assert state.effect_next(1) == kinds.BOTH
        resolve_all(state)
        assert (state.effect_now(1), discard(state, 1)) == (kinds.BOTH, [5])


@pytest.mark.rule("notalone:Q25", "notalone:E60", "notalone:Q26")
@pytest.mark.parametrize("reading", ["activate", "copy"])
@pytest.mark.parametrize("card", ["x_interference", "cataclysm"])
def test_an_ineffective_place_turned_up_is_used_only_by_copying(card: str, reading: str) -> None:
    state = new_turn(3, hunt=[card], places=sets_of("maze"), maze_use=reading)
    choose(state, {1: 5, 2: 3})
    if card == "x_interference":
        act(state, 0, "hunt", card=card)
    put(state, "creature", 1)
    close(state) if card == "x_interference" else pass_phase_2(state)
    if card == "cataclysm":
        act(state, 0, "hunt", card=card)
        act(state, 0, "choose-slot", slot=7)
        close(state)
    act(state, 1, "use")
    act(state, 1, "reveal", slot=7)
    act(state, NATURE, "turn-up", place="wreck")
    assert may(state, 1, "acquire", place=8)
    assert may(state, 1, "use") == (reading == "copy")


def pass_phase_2(state: NotAloneState) -> None:
    to_phase_3(state)


@pytest.mark.rule("notalone:Q25", "notalone:E56", "notalone:E59")
@pytest.mark.parametrize("reading", ["activate", "copy"])
def test_a_place_barred_by_a_force_field_is_used_only_by_copying_when_turned_up(reading: str) -> None:
    state = new_turn(3, hunt=["force_field"], places=sets_of("maze"), maze_use=reading)
    act(state, 0, "hunt", card="force_field")
    put(state, "target", 7, 8)
    reckon(state, {1: 5, 2: 3}, 1)
    act(state, 1, "use")
    act(state, 1, "reveal", slot=7)
    act(state, NATURE, "turn-up", place="wreck")
    assert may(state, 1, "use") == (reading == "copy")


@pytest.mark.rule("notalone:Q25", "notalone:R28")
def test_a_place_turned_up_that_works_once_a_turn_has_not_been_used_twice() -> None:
    state = new_turn(4, survival={2: ["shuttle"]}, places=sets_of("maze"))
    reckon(state, {1: 5, 2: 3, 3: 3}, 1)
    act(state, 1, "use")
    act(state, 1, "reveal", slot=7)
    act(state, NATURE, "turn-up", place="wreck")
    act(state, 1, "use")
    assert state.rescue == 14
    assert not may(state, 2, "survive", card="shuttle")


@pytest.mark.rule("notalone:Q25", "notalone:E57")
def test_a_place_turned_up_works_though_a_token_lies_there() -> None:
    state = at_place("maze", creature=7)
    act(state, 1, "use")
    act(state, 1, "reveal", slot=7)
    act(state, NATURE, "turn-up", place="wreck")
    act(state, 1, "use")
    assert state.rescue == 13
    resolve_all(state)
    assert state.will(1) == 3


@pytest.mark.rule("notalone:Q27", "notalone:E32")
def test_maze_with_everything_revealed() -> None:
    state = at_place("maze")
    arrange(state, place_at={6: "artefact", 7: "source", 8: "wreck", 9: "shelter", 10: "swamp"}, hidden_slots=[])
    act(state, 1, "use")
    assert actions(state, 1) == {"acquire"}


@pytest.mark.rule(
    "notalone:E72", "notalone:E73", "notalone:E74", "notalone:E75", "notalone:E76", "notalone:E77", "notalone:E78",
    "notalone:E79", "notalone:D3", "notalone:Q31", "notalone:Q57", "notalone:Q58", "notalone:D1",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(8))
def test_the_maze_variant_to_the_end_of_its_deck(seed: int) -> None:
    state = new_turn(3, places="exploration", maze_variant="on")
    for turn in range(6):
        arrange(state, assimilation=8, rescue=14)
        own(state, 1, hand(state, 1) + discard(state, 1))
        own(state, 2, hand(state, 2) + discard(state, 2))
        set_out(state, {1: 5, 2: 3}, 1)
        while top_step(state) != "resolve":
            idle(state)
        if turn == 5:
            assert maze_left(state) == 0
            if may(state, 1, "use"):
                act(state, 1, "use")
                assert not may(state, 1, "search")
            return
        act(state, 1, "use")
        act(state, 1, "search")
        looked = 3 if turn < 4 else 2
        for i in range(looked):
            nature(state, f"{seed}:{turn}:{i}")
        assert len(read(state, "maze_drawn")) == looked
        assert read(state.conceal(2), "maze_drawn") == "?"
        assert read(state.conceal(1), "maze_drawn") == read(state, "maze_drawn")
        assert state.legal(1), "D3: one can always be placed and another discarded"
        state.apply(1, state.legal(1)[seed % len(state.legal(1))])
        assert top_step(state) == "maze-use", "the first step is finished before the second begins"
        act(state, 1, "nothing")
        assert top_step(state) == "maze-drop"
        dropped = str(GAME.to_dict(state.legal(1)[0])["place"])
        assert reserve(state)[dropped] > 0
        state.apply(1, state.legal(1)[0])
        assert reserve(state)[dropped] == 0
        view = GAME.view(state.conceal(0))["maze"]
        assert isinstance(view, dict)
        assert dropped in view["discard"]
        assert state.maze_bottom_count <= 3
        lying = [place_number(place) for place in planet(state)[5:] if place]
        out = [place_number(place) for place in read(state, "maze_discard")]
        assert len(set(lying)) == len(lying) == turn + 1
        assert len(set(out)) == len(out) == turn + 1
        resolve_all(state)


def search(state: NotAloneState, *places: str) -> None:
    """Seat 1 looks at these cards of the Maze's deck."""
    act(state, 1, "use")
    act(state, 1, "search")
    for place in places:
        act(state, NATURE, "turn-up", place=place)


def in_the_variant(**more: object) -> NotAloneState:
    """Seat 1 is asked at the Maze of the variant, whose deck is whole."""
    return at_place("maze", creature=1, maze_variant="on", places=sets_of("maze"), **more)  # type: ignore[arg-type]


@pytest.mark.rule("notalone:E72")
def test_cards_that_are_looked_at_are_not_in_the_deck() -> None:
    state = in_the_variant()
    act(state, 1, "use")
    act(state, 1, "search")
    for left in (10, 9, 8):
        assert [maze_left(state, seat) for seat in (0, 1, None)] == [left] * 3
        nature(state, left)
    assert maze_left(state) == 7
    state.apply(1, state.legal(1)[0])
    assert (top_step(state), maze_left(state)) == ("maze-use", 7)
    act(state, 1, "nothing")
    assert (top_step(state), maze_left(state)) == ("maze-drop", 7)
    state.apply(1, state.legal(1)[0])
    assert maze_left(state) == 8, "the third card lies under the deck again"


@pytest.mark.rule("notalone:E74", "notalone:E75", "notalone:Q57", "notalone:Q31")
def test_the_variant_asks_in_the_order_of_its_steps() -> None:
    """The new place is used to the end before anything is known of the card that will be discarded."""
    state = in_the_variant()
    search(state, "portal", "source", "pole")
    act(state, 1, "set-place", place="source", slot=6)
    assert top_step(state) == "maze-use"
    set_will(state, 2, 2)
    act(state, 1, "use")
    act(state, 1, "heal", seat=2)
    assert top_step(state) == "maze-drop"
    assert offered(state, 1, "place") == ["pole", "portal"]
    assert GAME.view(state.conceal(2))["maze"] == {"left": 7, "discard": [], "looked_at": None}
    assert (problems(state), GAME.load(state.dump())) == ([], state)
    act(state, 1, "drop-place", place="pole")
    view = GAME.view(state.conceal(2))
    assert view["maze"] == {"left": 8, "discard": ["pole"], "looked_at": []}
    assert "pole" not in view["reserve"]  # type: ignore[operator]
    assert (top_step(state), state.pending()) == ("resolve", (2,))


@pytest.mark.rule("notalone:Q57", "notalone:E46", "notalone:Q53")
def test_a_portal_used_from_the_variant_leads_away_after_the_discard() -> None:
    state = in_the_variant()
    search(state, "portal", "source", "pole")
    act(state, 1, "set-place", place="portal", slot=6)
    act(state, 1, "use")
    act(state, 1, "teleport", place=2)
    assert (top_step(state), discard(state, 1)) == ("maze-drop", [5])
    act(state, 1, "drop-place", place="source")
    assert (top_step(state), GAME.view(state.conceal(1))["where"]) == ("resolve", 2)


def maze_left(state: NotAloneState, seat: int | None = 0) -> int:
    view = GAME.view(state.conceal(seat))["maze"]
    assert isinstance(view, dict)
    return int(view["left"])
