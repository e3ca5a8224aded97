"""The galaxy board whose centre belongs to all four constellations: 21 cells (NQ2, NQ66)."""

from __future__ import annotations

from itertools import combinations, product

import pytest

import orrery
from orrery.testing import load_checked

from .positions import DONE, act, cells_for, complete, nebula, place, position, view
from .reference import BOARD, BOARDS, COLOURS, SHARED, Board

ALONE = ("C05", "C06", "C07")


def claimed(card: str, galaxy: dict[str, str], **things) -> bool:
    """Whether seat 0 claims a goal by ending its turn with this galaxy on the shared board."""
    s = position(galaxy, phase="place", hub="shared", common=(card, *ALONE), **things)
    act(s, DONE)
    return view(s)["common"][0]["claimed"] == [0]


def filled(*names: str) -> dict[str, str]:
    return complete({}, [cell for name in names for cell in SHARED.constellations[name]], COLOURS, SHARED)


@pytest.mark.rule("nebula:NQ2", "nebula:NQ66", "nebula:N32", "nebula:N33", "nebula:N36")
def test_every_constellation_has_five_cells_of_its_own_and_the_centre():
    assert len(SHARED.cells) == 21
    for cells in SHARED.constellations.values():
        assert len(cells) == 6
        assert SHARED.hub in cells
    assert set().union(*SHARED.constellations.values()) == set(SHARED.cells), "every cell has a symbol"
    assert set(SHARED.cells) < set(BOARD.cells)


@pytest.mark.parametrize("board", BOARDS.values(), ids=list(BOARDS))
@pytest.mark.rule("nebula:ND5", "nebula:ND6", "nebula:ND7", "nebula:ND8", "nebula:N95", "nebula:N107", "nebula:N108")
def test_both_boards_are_what_the_goals_ask_for(board: Board):
    assert sorted(cell for orbit in board.orbits.values() for cell in orbit) == sorted(set(board.cells) - {board.hub})
    assert len(board.orbits[3]) == 5
    assert all(len(orbit) <= 6 for orbit in board.orbits.values())
    assert len({cell for pair in board.dotted for cell in pair}) == 8
    assert sorted(
        n for pair in board.dotted for n, cells in board.constellations.items() if set(pair) <= cells
    ) == sorted(board.constellations)
    assert len({side for glow in board.outer_glowing for side in board.beside[glow]}) == 8
    assert not any(b in board.neighbours[a] for a, b in combinations(board.glowing, 2))


@pytest.mark.parametrize("board", BOARDS.values(), ids=list(BOARDS))
@pytest.mark.rule("nebula:N94", "nebula:N96", "nebula:N99", "nebula:N100", "nebula:N103", "nebula:ND7")
def test_every_goal_can_be_met_on_both_boards(board: Board):
    def fits(cells) -> bool:
        return not any(b in board.neighbours[a] for a, b in combinations(cells, 2))

    def whole(stars: dict[str, str]) -> bool:
        return len(complete(stars, board.cells, COLOURS, board)) == len(board.cells)

    assert any(fits(cells) and whole(dict.fromkeys(cells, "red")) for cells in product(*board.dotted))
    assert all(fits(four) and whole(dict.fromkeys(four, "red")) for four in combinations(board.glowing, 4))
    assert any(fits(six) for six in combinations(board.cells, 6))
    for cells in [*board.constellations.values(), board.orbits[3]]:
        assert len(set(complete({}, cells, COLOURS[:3], board).values())) in (2, 3), (
            "one star can have the third colour"
        )
    for three in combinations(board.constellations.values(), 3):
        pairs = [[two for two in combinations(sorted(cells), 2) if fits(two)] for cells in three]
        assert any(fits({cell for two in choice for cell in two}) for choice in product(*pairs))
    for orbit in board.orbits.values():
        assert whole(dict(zip(orbit, COLOURS, strict=False)))


@pytest.mark.rule("nebula:NQ2", "nebula:NQ66", "nebula:N34")
def test_six_stars_complete_a_constellation_the_centre_among_them():
    six = filled("lambda")
    assert len(six) == 6
    assert view(position(six, hub="shared"))["seats"][0]["constellations"] == ["lambda"]
    six.pop("L5a")
    assert view(position(six, hub="shared"))["seats"][0]["constellations"] == []


@pytest.mark.rule("nebula:NQ66", "nebula:N99")
def test_the_centre_counts_among_the_three_colours():
    stars = {"L1": "blue", "L2": "white", "L3": "blue", "L4": "white", "L5a": "blue"}
    assert claimed("C01", {"H": "red", **stars})
    assert not claimed("C01", {"H": "white", **stars}), "two colours"
    assert not claimed("C01", {"H": "red", **stars, "L5a": "orange"}), "four colours"


@pytest.mark.rule("nebula:NQ66", "nebula:N103")
def test_the_centre_is_a_star_of_every_constellation():
    def with_red(*cells: str) -> dict[str, str]:
        return complete(dict.fromkeys(cells, "red"), SHARED.cells, COLOURS[1:], SHARED)

    assert claimed("C10", with_red("H", "L3", "Y4", "S2")), "one star and the centre are two"
    assert not claimed("C10", with_red("H", "L3", "Y4"))


@pytest.mark.rule("nebula:NQ66", "nebula:N105", "nebula:N106", "nebula:NQ60")
def test_pairs_of_constellations_share_the_centre():
    assert len(filled("lambda", "diamond")) == 11
    assert claimed("C17", filled("lambda", "diamond"))
    assert claimed("C18", filled("sigma", "diamond"))
    assert not claimed("C18", filled("lambda", "upsilon"))
    assert claimed("C18", filled("lambda", "upsilon"), neighbours="all")


@pytest.mark.rule("nebula:NQ66", "nebula:NQ42", "nebula:N112")
def test_the_centre_is_on_no_orbit():
    for hub in ("neutral", "shared"):
        s = position({"H": "red"}, hub=hub, advanced=("A16", "A01", "A02", "A03"))
        assert view(s)["advanced"][0]["counts"] == [0, 0]


@pytest.mark.rule("nebula:NQ66", "nebula:N97", "nebula:NQ41")
def test_at_most_four_empty_cells_are_those_of_the_board_in_play():
    enough = complete({}, SHARED.cells[:17], COLOURS, SHARED)
    s = position(enough, hub="shared", kept={0: "P19"})
    assert view(s)["seats"][0]["kept_met"] is True
    assert view(s)["seats"][0]["kept_progress"] == {"have": 17, "need": 17, "cells": []}
    enough.pop(SHARED.cells[16])
    assert view(position(enough, hub="shared", kept={0: "P19"}))["seats"][0]["kept_met"] is False


@pytest.mark.rule("nebula:NQ2", "nebula:N57")
def test_cells_of_the_other_board_take_no_star():
    s = position(filled("lambda", "sigma"), phase="place", hub="shared", stock={"red": 1})
    assert view(s)["board"] == "galaxy_board_shared"
    assert cells_for(s, "red") <= set(SHARED.cells)
    with pytest.raises(orrery.IllegalAction, match=r"L5b is not on this galaxy board \[NQ2\]"):
        act(s, place("red", "L5b"))
    dump = {**position({"H": "red"}, hub="shared").dump(), "hash": None}
    dump["at"]["filled"][0] |= 1 << BOARD.cells.index("L5b")
    with pytest.raises(orrery.BadDump, match="beside the board"):
        load_checked(nebula(), dump)


@pytest.mark.rule("nebula:NQ2", "nebula:NQ66")
def test_progress_and_completion_count_the_same_cells():
    s = position({"H": "red"}, hub="shared", common=("C01", "C17", "C18", "C16"))
    progress = [goal["progress"][0] for goal in view(s)["common"][:3]]
    assert [(one["have"], one["need"]) for one in progress] == [(1, 6), (1, 11), (1, 11)]
    whole = filled("lambda", "diamond")
    s = position(whole, hub="shared", common=("C01", "C17", "C18", "C16"))
    assert view(s)["common"][1]["progress"][0]["have"] == 11
    assert view(s)["common"][1]["met"] == [0]
