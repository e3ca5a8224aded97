"""The Maze and its variant (E31-E34, E72-E79)."""

from __future__ import annotations

import pytest

from orrery.games.notalone import layout as at
from orrery.games.notalone.state import NotAloneState
from orrery.kernel.state import NATURE, NONE
from tests.notalone.table import (
    CONTENT,
    GAME,
    act,
    at_place,
    close,
    discard,
    doing,
    hand,
    idle,
    may,
    nature,
    new_turn,
    own,
    put,
    resolve_all,
    sets_of,
)


@pytest.mark.rule("notalone:E31", "notalone:E33", "notalone:E34", "notalone:Q25", "notalone:Q27", "notalone:Q56")
@pytest.mark.parametrize("revealed", ["swamp", "mangrove", "artefact", "portal", "wreck"])
def test_maze(revealed: str) -> None:
    state = at_place(
        "maze",
        discards=(3, 4),
        places=sets_of("maze", "mangrove", "portal") & ~512 | (512 if revealed == "portal" else 0),
    )
    if revealed == "swamp":
        state = at_place("maze", discards=(3, 4))
    act(state, 1, "use")
    assert {GAME.to_dict(a)["do"] for a in state.legal(1)} == {"reveal"}
    act(state, 1, "reveal", slot=7)
    assert len(state.legal(NATURE)) == 5
    act(state, NATURE, "turn-up", place=revealed)
    number = CONTENT.places.index(revealed) % 10
    assert (state.at[at.WHERE + number], state.at[at.HIDDEN]) == (6, 0b1110100000 | 0b0100000 & 0)
    assert may(state, 1, "nothing")
    assert may(state, 1, "acquire", place=number + 1)
    assert may(state, 1, "use") == (revealed != "artefact")
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
        assert state.at[at.CARD + 2] == 1
    else:
        act(state, 1, "acquire", place=number + 1)
        assert number + 1 in hand(state, 1)
    assert state.problems() == []


@pytest.mark.rule("notalone:Q25", "notalone:E57")
def test_a_place_turned_up_works_though_a_token_lies_there() -> None:
    state = at_place("maze", creature=7)
    act(state, 1, "use")
    act(state, 1, "reveal", slot=7)
    act(state, NATURE, "turn-up", place="wreck")
    act(state, 1, "use")
    assert state.at[at.RESCUE] == 13
    resolve_all(state)
    assert state.at[at.WILL + 1] == 3


@pytest.mark.rule("notalone:Q27", "notalone:E32")
def test_maze_with_everything_revealed() -> None:
    state = at_place("maze")
    for slot, number in zip(range(5, 10), (9, 8, 7, 6, 5), strict=True):
        state.at[at.PLACE_AT + slot], state.at[at.WHERE + number] = number, slot
    state.at[at.HIDDEN] = 0
    assert state.problems() == []
    act(state, 1, "use")
    assert {GAME.to_dict(a)["do"] for a in state.legal(1)} == {"acquire"}


@pytest.mark.rule(
    "notalone:E72", "notalone:E73", "notalone:E74", "notalone:E75", "notalone:E76", "notalone:E77", "notalone:E78",
    "notalone:E79", "notalone:D3", "notalone:Q31", "notalone:Q57", "notalone:Q58", "notalone:D1",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(8))
def test_the_maze_variant_to_the_end_of_its_deck(seed: int) -> None:
    state = new_turn(3, places="exploration", maze_variant="on")
    for turn in range(6):
        state.at[at.ASSIMILATION], state.at[at.RESCUE] = 8, 14
        own(state, 1, hand(state, 1) + discard(state, 1))
        own(state, 2, hand(state, 2) + discard(state, 2))
        close(state)
        act(state, 1, "play", place=5)
        act(state, 2, "play", place=3)
        close(state)
        put(state, "creature", 1)
        while doing(state) != "resolve":
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
        assert int(state.at[at.MAZE_DRAWN]).bit_count() == looked
        assert state.conceal(2).at[at.MAZE_DRAWN] == -1
        assert state.conceal(1).at[at.MAZE_DRAWN] == state.at[at.MAZE_DRAWN]
        assert state.legal(1), "D3: one can always be placed and another discarded"
        state.apply(1, state.legal(1)[seed % len(state.legal(1))])
        dropped = GAME.to_dict(state.legal(1)[0])["place"]
        state.apply(1, state.legal(1)[0])
        assert doing(state) == "maze-use"
        index = (CONTENT.places[5:10] + CONTENT.places[15:20]).index(str(dropped))
        assert state.at[at.RESERVE + index] > 0
        act(state, 1, "nothing")
        assert state.at[at.RESERVE + index] == 0
        view = GAME.view(state.conceal(0))["maze"]
        assert isinstance(view, dict)
        assert dropped in view["discard"]
        assert state.at[at.MAZE_BOTTOM_N] <= 3
        planet = [
            int(state.at[at.PLACE_AT + slot]) % 10 for slot in range(5, 10) if state.at[at.PLACE_AT + slot] != NONE
        ]
        out = [i % 5 for i in range(10) if state.at[at.MAZE_DISCARD] >> i & 1]
        assert len(set(planet)) == len(planet) == turn + 1
        assert len(set(out)) == len(out) == turn + 1
        resolve_all(state)


def maze_left(state: NotAloneState) -> int:
    view = GAME.view(state.conceal(0))["maze"]
    assert isinstance(view, dict)
    return int(view["left"])
