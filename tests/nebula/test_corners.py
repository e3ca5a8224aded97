"""Positions that no other test comes to: single stars, and what the table says beside the choices."""

from __future__ import annotations

from itertools import combinations

import pytest

from .positions import DONE, KINDS, RING, act, draws, legal, position, view
from .reference import BOARD


@pytest.mark.rule("nebula:N72", "nebula:NQ18")
@pytest.mark.parametrize("pair", list(combinations(KINDS, 2)), ids="-".join)
def test_the_bag_is_empty_only_when_no_star_of_any_kind_is_left(pair):
    s = act(position(seats=3, phase="place", clusters={"right": [None] * RING}, bag=dict.fromkeys(pair, 1)), DONE)
    draws(s, *pair)
    assert view(s)["clusters"][1]["stars"] == [*pair, *[None] * (RING - 2)]
    assert s.pending() == (1,)


@pytest.mark.rule("nebula:N52", "nebula:NQ19")
@pytest.mark.parametrize("goal", ["P01", "P05", "P20"])
def test_the_only_star_drawn_for_chaos_is_kept_whatever_goals_were_dealt(goal):
    s = position(stock={"purple": 1}, bag={"orange": 1}, kept={0: goal})
    act(s, {"do": "chaos", "star": "purple"})
    draws(s, "orange")
    assert legal(s) == [{"do": "keep", "stars": ["orange"]}]


@pytest.mark.rule("nebula:N60")
def test_the_table_names_for_each_colour_in_hand_the_cells_it_may_not_go_to_and_why():
    s = position({"H": "red", "Y1": "blue"}, phase="place", stock={"red": 1, "white": 1})
    near = BOARD.neighbours["H"] | BOARD.neighbours["Y1"]
    beside_red = {cell: ["H"] for cell in near if "H" in BOARD.neighbours[cell]}
    assert view(s)["forbidden"] == {"red": beside_red, "white": {}}


@pytest.mark.parametrize(
    ("goal", "colours"), [("A16", {"red"}), ("A18", {"yellow"}), ("A20", {"blue"}), ("A14", {"white", "orange"})]
)
def test_the_table_names_the_stars_an_advanced_goal_counts(goal, colours):
    galaxies = [{"H": "red", "Y1": "blue", "S1": "yellow"}, {"H": "orange", "L1": "white", "D1": "yellow"}]
    s = position(*galaxies, advanced=[goal, "A01", "A02", "A03"])
    counted = [[cell for cell in BOARD.cells if galaxy.get(cell) in colours] for galaxy in galaxies]
    assert view(s)["advanced"][0]["cells"] == counted
