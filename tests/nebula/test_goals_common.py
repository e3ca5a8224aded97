"""Common goals, card by card: a galaxy that just meets each and one that just misses it (N99-N108)."""

from __future__ import annotations

from itertools import combinations

import pytest

from .positions import DONE, act, complete, position, view
from .reference import BOARD, COLOURS

CARDS = [f"C{n:02}" for n in range(1, 21)]


def claimed(card: str, galaxy: dict[str, str], **things) -> bool:
    """Whether seat 0 claims a goal by ending its turn with this galaxy; the view must have said so before."""
    others = [other for other in CARDS if other != card][:3]
    s = position(galaxy, phase="place", common=(card, *others), **things)
    foreseen = view(s)["common"][0]["met"] == [0]
    act(s, DONE)
    goal = view(s)["common"][0]
    assert foreseen == (goal["claimed"] == [0]) == (goal["top"] == 0)
    return foreseen


def cells(*names: str) -> list[str]:
    """The cells of constellations."""
    return [cell for name in names for cell in BOARD.constellations[name]]


def orbits(*numbers: int) -> list[str]:
    return [cell for number in numbers for cell in BOARD.orbits[number]]


def joined(stars: dict[str, str], *paths: str) -> dict[str, str]:
    """A galaxy with the hub and these connecting cells added."""
    return complete(stars, ["H", *paths])


def filled(*names: str, but: str = "") -> dict[str, str]:
    """The hub and some constellations filled, one cell left out."""
    return complete({}, ["H", *(cell for cell in cells(*names) if cell != but)])


# Constellations in three colours.

A, B, C, D = "red", "blue", "white", "orange"
IN_THREE = {
    "C01": {"L1": A, "L2": B, "L3": A, "L4": A, "L5a": B, "L5b": C},
    "C02": {"Y1": A, "Y2": B, "Y3": A, "Y4": B, "Y5b": C, "Y5a": A},
    "C03": {"S1": A, "S3a": B, "S2": A, "S4": B, "S3b": A, "S5": C},
    "C04": {"D1": A, "D2": B, "D3": A, "D4b": C, "D4a": B, "D5": A},
}
FOURTH = {"C01": "L1", "C02": "Y1", "C03": "S1", "C04": "D1"}
LAST_CELL = {"C01": "L5b", "C02": "Y5a", "C03": "S3b", "C04": "D5"}


@pytest.mark.parametrize("card", IN_THREE)
@pytest.mark.rule("nebula:N99", "nebula:NQ42")
def test_a_constellation_in_exactly_three_colours(card):
    stars = IN_THREE[card]
    assert claimed(card, {**stars, "H": D}), "the colour of the hub is no colour of the constellation"
    assert not claimed(card, {**stars, "H": B, FOURTH[card]: D}), "four colours"
    assert not claimed(card, {**{c: k for c, k in stars.items() if c != LAST_CELL[card]}, "H": D}), "five cells"


@pytest.mark.rule("nebula:N99", "nebula:N100")
def test_fewer_than_three_colours_never_fill_a_constellation_or_orbit_three():
    """Each holds a ring of odd length, so that "exactly 3" can fail only by a fourth colour."""
    for places in (*BOARD.constellations.values(), set(BOARD.orbits[3])):
        grown = [{}]
        for cell in sorted(places):
            near = BOARD.neighbours[cell]
            grown = [
                {**stars, cell: colour}
                for stars in grown
                for colour in (A, B)
                if all(stars.get(other) != colour for other in near)
            ]
        assert grown == []


@pytest.mark.rule("nebula:N99")
def test_three_colours_in_another_constellation_do_not_count():
    assert not claimed("C01", {**IN_THREE["C02"], "H": D})


# Orbits.


@pytest.mark.rule("nebula:N100", "nebula:NQ42")
def test_c05_orbit_three_in_exactly_three_colours():
    three = {"Y3": A, "L3": B, "S3a": A, "S3b": B, "D3": C}
    assert claimed("C05", joined({**three, "H": D}, "Y1", "Y2"))
    assert not claimed("C05", joined({**three, "S3a": D}, "Y1", "Y2")), "four colours"
    missing = {cell: star for cell, star in three.items() if cell != "D3"}
    assert not claimed("C05", joined(missing, "Y1", "Y2")), "four cells"
    assert not claimed("C05", joined({**missing, "S3b": C, "H": C}, "Y1", "Y2")), "the hub is no part of it"


ALL_DIFFERENT = {
    "C07": ({"Y2": A, "L2": B, "S2": C, "D2": D}, {"S2": A}, ("Y1",)),
    "C08": ({"Y4": A, "L4": B, "S4": C, "D4a": D, "D4b": "purple"}, {"S4": A}, ("Y1", "Y2", "Y3")),
    "C09": (
        {"Y5a": A, "Y5b": B, "L5a": C, "L5b": D, "S5": "purple", "D5": "yellow"},
        {"L5a": A},
        ("Y1", "Y2", "Y3"),
    ),
}


@pytest.mark.parametrize("card", ALL_DIFFERENT)
@pytest.mark.rule("nebula:N102", "nebula:NQ42")
def test_an_orbit_without_a_repeated_colour(card):
    stars, repeated, path = ALL_DIFFERENT[card]
    assert claimed(card, joined(stars, *path))
    assert claimed(card, joined({**stars, "H": A}, *path)), "the hub's colour repeats nothing"
    assert not claimed(card, joined({**stars, **repeated}, *path))
    (gap,) = repeated
    assert not claimed(card, joined({c: k for c, k in stars.items() if c != gap}, *path)), "a cell empty"


@pytest.mark.parametrize("numbers", [(1, 2, 3), (2, 3, 4), (3, 4, 5)])
@pytest.mark.rule("nebula:N104")
def test_c16_three_neighbouring_orbits(numbers):
    path = ["H", "Y1", "Y2"]
    whole = {*orbits(*numbers), *path}
    assert claimed("C16", complete({}, whole))
    for number in numbers:
        gap = next(cell for cell in BOARD.orbits[number] if cell.startswith("D") and cell not in path)
        assert not claimed("C16", complete({}, whole - {gap}))


@pytest.mark.parametrize("numbers", [(1, 2, 4, 5), (1, 2, 5), (1, 4, 5), (1, 3, 5), (1, 2), (4, 5)])
@pytest.mark.rule("nebula:N104", "nebula:NQ33", "nebula:NQ59")
def test_c16_orbits_that_are_not_three_in_a_row(numbers):
    assert not claimed("C16", complete({}, {"H", "Y1", "Y2", "Y3", *orbits(*numbers)}))


# Colours.


@pytest.mark.rule("nebula:N101", "nebula:NQ42")
def test_c06_two_stars_of_each_colour():
    two = {
        "H": "red", "L2": "red", "L1": "purple", "D1": "purple", "Y1": "yellow", "S1": "yellow",
        "Y2": "white", "S2": "white", "D2": "blue", "L3": "blue", "Y3": "orange", "S3a": "orange",
    }  # fmt: skip
    assert claimed("C06", two), "the hub's star counts"
    assert not claimed("C06", {**two, "S3a": "red"}), "three red and one orange"
    assert not claimed("C06", {cell: star for cell, star in two.items() if cell != "S3a"})
    assert not claimed("C06", {**two, "S3a": "red"}, blacks=[2]), "black stars are ignored"


TWICE = {
    "C10": ("red", ("L1", "L3", "Y2", "Y4", "S2", "S5")),
    "C11": ("purple", ("Y1", "Y5b", "S1", "S4", "D2", "D5")),
    "C12": ("yellow", ("L2", "L5a", "S1", "S5", "D2", "D4a")),
    "C13": ("white", ("L1", "L4", "Y2", "Y5b", "D3", "D5")),
    "C14": ("blue", ("L2", "L5b", "Y1", "Y3", "S1", "S4")),
    "C15": ("orange", ("Y2", "Y5a", "S3a", "S4", "D1", "D3")),
}


def all_cells(colour: str, places) -> dict[str, str]:
    return complete(dict.fromkeys(places, colour), BOARD.cells, [c for c in COLOURS if c != colour])


@pytest.mark.parametrize("card", TWICE)
@pytest.mark.rule("nebula:N103", "nebula:NQ42")
def test_two_stars_of_a_colour_in_three_constellations(card):
    colour, places = TWICE[card]
    assert claimed(card, all_cells(colour, places))
    for missing in places:
        assert not claimed(card, all_cells(colour, [cell for cell in places if cell != missing])), missing


@pytest.mark.rule("nebula:N103", "nebula:NQ42")
def test_the_hub_is_a_star_of_no_constellation():
    assert not claimed("C10", all_cells("red", ("H", "L3", "Y2", "Y4", "S2", "S5")))


@pytest.mark.rule("nebula:N103")
def test_three_in_one_constellation_make_up_for_no_other():
    # Υ three times, Σ twice, Λ and ◊ once each.
    assert not claimed("C14", all_cells("blue", ("Y1", "Y3", "Y5a", "S1", "S4", "L2", "D2")))


# Pairs of constellations.

OPPOSITE = [("lambda", "diamond"), ("upsilon", "sigma")]
NEIGHBOURS = [("upsilon", "diamond"), ("diamond", "sigma"), ("sigma", "lambda")]
OUTER = {"lambda": "L5a", "upsilon": "Y5a", "sigma": "S5", "diamond": "D5"}


@pytest.mark.parametrize("pair", OPPOSITE)
@pytest.mark.rule("nebula:N105")
def test_c17_two_opposite_constellations(pair):
    assert claimed("C17", filled(*pair))
    for name in pair:
        assert not claimed("C17", filled(*pair, but=OUTER[name]))


@pytest.mark.rule("nebula:N106", "nebula:NQ4")
def test_c18_lambda_and_upsilon_are_neighbours_only_by_option():
    top = filled("lambda", "upsilon")
    assert not claimed("C18", top), "the rulebook lists three pairs, and not this one"
    assert not claimed("C17", top)
    assert claimed("C18", top, neighbours="all")
    assert not claimed("C17", top, neighbours="all")


@pytest.mark.rule("nebula:N105", "nebula:N106", "nebula:NQ4")
def test_goals_of_two_constellations_name_their_pairs():
    asked = {
        option: [
            goal["pairs"] for goal in view(position(common=("C17", "C18", "C01", "C16"), neighbours=option))["common"]
        ]
        for option in ("printed", "all")
    }
    opposite = [["lambda", "diamond"], ["upsilon", "sigma"]]
    printed = [["upsilon", "diamond"], ["sigma", "diamond"], ["lambda", "sigma"]]
    assert asked["printed"] == [opposite, printed, [], []]
    assert asked["all"] == [opposite, [*printed, ["lambda", "upsilon"]], [], []]


@pytest.mark.parametrize("pair", NEIGHBOURS)
@pytest.mark.rule("nebula:N105", "nebula:N106", "nebula:NQ4")
def test_c18_two_neighbouring_constellations(pair):
    assert claimed("C18", filled(*pair))
    assert claimed("C18", filled(*pair), neighbours="all")
    assert not claimed("C17", filled(*pair))
    for name in pair:
        assert not claimed("C18", filled(*pair, but=OUTER[name]))


@pytest.mark.parametrize("pair", OPPOSITE)
@pytest.mark.rule("nebula:N106")
def test_c18_opposite_constellations_are_no_neighbours(pair):
    assert not claimed("C18", filled(*pair))


@pytest.mark.parametrize("three", list(combinations(BOARD.constellations, 3)))
@pytest.mark.rule("nebula:NQ60", "nebula:N105", "nebula:N106")
def test_any_three_constellations_hold_an_opposite_and_a_neighbouring_pair(three):
    assert claimed("C17", filled(*three))
    assert claimed("C18", filled(*three))


# Cells.


@pytest.mark.rule("nebula:N107")
def test_c19_all_dotted_cells():
    dotted = {"L2", "L4", "Y4", "Y5b", "S3b", "S5", "D2", "D4b"}
    path = {"H", "Y1", "Y2", "Y3", "D3"}
    assert claimed("C19", complete({}, dotted | path | {"S4"}))
    for gap in ("L4", "Y5b", "S5", "D4b"):
        assert not claimed("C19", complete({}, (set(BOARD.cells) - {gap}))), gap


@pytest.mark.rule("nebula:N108", "nebula:NQ32")
def test_c20_both_sides_of_the_outer_glowing_cells():
    sides = {"L5a", "S5", "D5", "Y5b", "L3", "S3b", "D4a", "Y4"}
    path = {"H", "L1", "L2", "Y1", "Y2", "Y3", "D1", "D2", "D3"}
    assert claimed("C20", complete({}, sides | path)), "the glowing cells themselves may be empty"
    for gap in sides:
        assert not claimed("C20", complete({}, set(BOARD.cells) - {gap})), gap


@pytest.mark.rule("nebula:NQ32", "nebula:N108")
def test_c20_other_neighbours_of_glowing_cells_may_be_empty():
    # L4 joins L5b directly, D2 joins D4b dotted, S1 and S2 join S3a directly: none is beside it.
    assert claimed("C20", complete({}, set(BOARD.cells) - {"L4", "D2", "S1", "S2"}))


def test_every_common_card_was_tried():
    tried = {*IN_THREE, *ALL_DIFFERENT, *TWICE, "C05", "C06", "C16", "C17", "C18", "C19", "C20"}
    assert tried == set(CARDS)
