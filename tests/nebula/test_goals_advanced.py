"""Advanced goals, card by card: a galaxy that just meets each and one that just misses it (N109-N114)."""

from __future__ import annotations

from itertools import combinations

import pytest

from .positions import complete, position, view
from .reference import BOARD, COLOURS

PAIRS = {f"A{n:02}": pair for n, pair in enumerate(combinations(COLOURS, 2), 1)}
ORBIT_CARDS = {f"A{16 + n}": colour for n, colour in enumerate(COLOURS)}
GLOW_CARDS = {f"A{22 + n}": colour for n, colour in enumerate(COLOURS)}
DECK = [f"A{n:02}" for n in range(1, 31)]


def count(card: str, galaxy: dict[str, str], **things) -> int:
    """How many times the engine says seat 0 meets a goal; its points at 4 each must agree."""
    others = [other for other in DECK if other != card][:3]
    last = [("val_advD", 0), ("val_advC", 0), ("val_advB", 0), ("val_advA", 3)]
    s = position(galaxy, advanced=(card, *others), values=last, **things)
    goals = view(s)["advanced"]
    assert goals[0]["id"] == card
    worth = [4, 3, 2, 0]  # A on space 3; on space 0 B lies above C above D
    points = sum(w * goal["counts"][0] for w, goal in zip(worth, goals, strict=True))
    assert s.score_sheet().line("advanced")[0] == points
    return goals[0]["counts"][0]


def joined(stars: dict[str, str], path, without: tuple[str, ...] = ()) -> dict[str, str]:
    """A galaxy with connecting stars that have none of some colours."""
    return complete(stars, path, [colour for colour in COLOURS if colour not in without])


# Pairs of colours.

CONNECTIONS = [("H", "L1"), ("L2", "L4"), ("L1", "Y1"), ("S4", "S5"), ("Y4", "Y5b"), ("S3b", "D3")]
"""Direct, dotted, orbital, and again."""
PATHS = {
    ("H", "L1"): [],
    ("L2", "L4"): ["H", "L1"],
    ("L1", "Y1"): ["H"],
    ("S4", "S5"): ["H", "S1", "S3a", "S2"],
    ("Y4", "Y5b"): ["H", "Y1", "Y2", "Y3"],
    ("S3b", "D3"): ["H", "D1", "D2"],
}


@pytest.mark.parametrize("card", PAIRS)
@pytest.mark.rule("nebula:N109")
def test_a_connection_between_two_colours(card):
    pair = PAIRS[card]
    number = int(card[1:])
    one, other = CONNECTIONS[number % 6]
    path = PATHS[one, other]
    assert count(card, joined({one: pair[0], other: pair[1]}, path, pair)) == 1
    assert count(card, joined({one: pair[1], other: pair[0]}, path, pair)) == 1, "whichever is which"
    third = next(colour for colour in COLOURS if colour not in pair)
    assert count(card, joined({one: pair[0], other: third}, path, pair)) == 0
    # Two stars apart: the hub and L2 are not connected.
    assert count(card, joined({"H": pair[0], "L2": pair[1]}, ["L1"], pair)) == 0


@pytest.mark.parametrize("card", PAIRS)
@pytest.mark.rule("nebula:N109", "nebula:NQ29", "nebula:NQ42")
def test_each_star_is_used_in_one_pair_and_the_most_pairs_count(card):
    a, b = PAIRS[card]
    assert count(card, {"H": a, "L1": b, "D1": b}) == 1, "the hub's star is used once"
    assert count(card, {"L1": b, "H": a, "D1": b, "D2": a}) == 2, "a chain of four is two pairs"
    assert count(card, {"L1": a, "H": b, "D1": a, "D2": b}) == 2
    # H-L1, Y2-L2 and so on: a ring of four on orbit 1 round a hub of a third colour.
    third = next(colour for colour in COLOURS if colour not in (a, b))
    assert count(card, {"H": third, "Y1": a, "L1": b, "S1": a, "D1": b}) == 2
    assert count(card, {"H": third, "Y1": a, "L1": b, "S1": a}) == 1


@pytest.mark.rule("nebula:NQ29")
def test_a_greedy_choice_would_lose_a_pair():
    # Red L1 and D1 both touch blue H; only L1 also touches blue L2, so L1 must leave H to D1.
    assert count("A04", {"H": "blue", "L1": "red", "L2": "blue", "D1": "red"}) == 2
    # Red D3 touches blue D2, D4a, Y3; each blue but one has no other red star.
    star = {"D1": "yellow", "H": "white", "D2": "blue", "D3": "red", "D4a": "blue", "Y3": "blue"}
    assert count("A04", star) == 1


# Glow.


@pytest.mark.rule("nebula:N110", "nebula:NQ30", "nebula:NQ42")
def test_a28_glowing_stars_of_the_most_frequent_glowing_colour():
    def galaxy(*glowing: str) -> dict[str, str]:
        """Glowing cells H, L5b, Y5a, S3a, D4b hold these colours; all else is filled."""
        return complete(dict(zip(("H", "L5b", "Y5a", "S3a", "D4b"), glowing, strict=True)), BOARD.cells)

    assert count("A28", {}) == 0
    assert count("A28", {"H": "red"}) == 1, "the hub glows"
    assert count("A28", galaxy("red", "blue", "white", "orange", "purple")) == 1
    assert count("A28", galaxy("red", "blue", "red", "blue", "white")) == 2, "a tie counts one colour"
    assert count("A28", galaxy("blue", "red", "red", "blue", "red")) == 3
    assert count("A28", galaxy("red", "red", "red", "red", "red")) == 5
    assert count("A28", {"H": "red", "L1": "blue", "D1": "blue", "L3": "blue", "L2": "red"}) == 1, (
        "cells that do not glow"
    )


@pytest.mark.rule("nebula:N113", "nebula:NQ31", "nebula:NQ42")
def test_a30_outer_glowing_cells_without_a_connection_to_an_empty_cell():
    # L5b is connected with L4, L5a (direct and by orbit) and S5.
    way = {"H", "L1", "L2", "L3", "L4", "L5a", "S2", "S4", "S5"}
    around = complete({}, way)
    assert count("A30", around) == 1, "the glowing cell itself may be empty"
    assert count("A30", complete({}, way | {"L5b"})) == 1
    for gap in ("L4", "L5a", "S5"):
        left = way - {gap} | ({"L5b"} if gap != "S5" else set())
        assert count("A30", complete({}, left)) == 0, gap
    assert count("A30", complete({}, BOARD.cells)) == 4, "the centre is not counted"
    # D4b is connected with D2 by the dotted line.
    assert count("A30", complete({}, set(BOARD.cells) - {"D2"})) == 3
    # Y4 is beside D4b and directly joined to Y5a: both lose.
    assert count("A30", complete({}, set(BOARD.cells) - {"Y4"})) == 2


@pytest.mark.rule("nebula:N113")
def test_a30_an_empty_glowing_cell_spoils_no_other():
    assert count("A30", complete({}, set(BOARD.cells) - BOARD.outer_glowing)) == 4


BESIDE = {
    "A22": ("L3", "S2"),  # beside S3a on orbit 3; joined to it directly
    "A23": ("S3b", "S1"),
    "A24": ("Y4", "D3"),  # beside D4b on orbit 4; joined to it directly
    "A25": ("Y5b", "Y3"),  # beside Y5a on orbit 5; beside no glowing cell
    "A26": ("L5a", "L4"),  # beside L5b on orbit 5; joined to it directly
    "A27": ("D5", "D2"),  # beside Y5a on orbit 5; joined to D4b by the dotted line
}
SIDES = {"L5a", "S5", "D5", "Y5b", "L3", "S3b", "D4a", "Y4"}


@pytest.mark.parametrize("card", GLOW_CARDS)
@pytest.mark.rule("nebula:N114", "nebula:NQ32")
def test_a_colour_beside_an_outer_glowing_cell_on_its_orbit(card):
    colour = GLOW_CARDS[card]
    beside, near = BESIDE[card]
    others = [c for c in COLOURS if c != colour]
    assert count(card, complete({beside: colour}, BOARD.cells, others)) == 1
    assert count(card, complete({near: colour}, BOARD.cells, others)) == 0
    assert count(card, complete({"L1": colour}, ["H"], others)) == 0, "beside the centre"
    assert count(card, complete(dict.fromkeys(BOARD.glowing, colour), BOARD.cells, others)) == 0


@pytest.mark.rule("nebula:N114", "nebula:NQ32")
def test_exactly_eight_cells_lie_beside_glowing_ones():
    for cell in BOARD.cells:
        galaxy = complete({cell: "red"}, BOARD.cells, COLOURS[1:])
        assert count("A22", galaxy) == (cell in SIDES), cell


@pytest.mark.rule("nebula:N114")
def test_every_star_beside_counts_once():
    # Y4 is beside D4b and directly joined to Y5a; L3 and S3b are both beside S3a.
    stars = dict.fromkeys(("L3", "S3b", "Y4", "D5"), "white")
    galaxy = complete(stars, BOARD.cells, ["red", "purple", "yellow", "blue", "orange"])
    assert count("A25", galaxy) == 4


# Orbits and claims.


@pytest.mark.parametrize("card", ORBIT_CARDS)
@pytest.mark.rule("nebula:N112", "nebula:NQ42")
def test_orbits_with_a_colour(card):
    colour = ORBIT_CARDS[card]
    others = [c for c in COLOURS if c != colour]
    assert count(card, {"H": colour}) == 0, "the hub is on no orbit"
    assert count(card, complete({"L1": colour}, ["H"], others)) == 1
    assert count(card, complete({"L1": colour, "D1": colour}, ["H"], others)) == 1, "twice on one orbit"
    five = {"L1": colour, "Y2": colour, "L3": colour, "S4": colour, "Y5a": colour}
    assert count(card, complete(five, BOARD.cells, others)) == 5
    assert count(card, complete({"Y2": colour, "L5b": colour}, BOARD.cells, others)) == 2


@pytest.mark.rule("nebula:N111")
def test_a29_common_goals_achieved_first_or_not():
    goals = ("C01", "C02", "C03", "C04")
    assert count("A29", {}, common=goals) == 0
    assert count("A29", {}, common=goals, claims={"C01": [1]}) == 0
    assert count("A29", {}, common=goals, claims={"C01": [0]}) == 1
    assert count("A29", {}, common=goals, claims={"C01": [1, 0], "C02": [0], "C03": [1]}) == 2
    assert count("A29", {}, common=goals, claims={goal: [1, 0] for goal in goals}) == 4


@pytest.mark.rule("nebula:N111", "nebula:NQ22")
def test_a29_counts_goals_claimed_not_patterns_present():
    galaxy = {"H": "red", "Y1": "blue", "Y2": "red", "Y3": "blue", "Y4": "red", "Y5b": "white", "Y5a": "blue"}
    assert count("A29", galaxy, common=("C02", "C01", "C03", "C04")) == 0


def test_every_advanced_card_was_tried():
    assert sorted({*PAIRS, *ORBIT_CARDS, *GLOW_CARDS, "A28", "A29", "A30"}) == DECK
