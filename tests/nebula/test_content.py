"""Components and boards: what the box holds, and what the galaxy board must be like."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import orrery
from orrery.testing import load_checked

from .positions import DONE, act, begun, complete, draws, may, nebula, place, position, view
from .reference import BOARD, CARDS, COLOURS, CONTENT, NEIGHBOURS, OPPOSITE

GALAXY = CONTENT["galaxy_board"]
EDGES = GALAXY["edges"]
HOME = {cell: name for name, cells in BOARD.constellations.items() for cell in cells}


def cards(deck: str, kind: str) -> list[dict]:
    return [card for card in CONTENT["cards"][deck] if card["type"] == kind]


@pytest.mark.rule("nebula:N1")
def test_two_to_four_players_of_eight_and_up_for_forty_minutes():
    players = CONTENT["players"]
    assert (players["min"], players["max"], players["age"], players["minutes"]) == (2, 4, 8, 40)
    for seats in (1, 5):
        with pytest.raises(orrery.BadOptions):
            nebula().new(seats)
    assert [nebula().new(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("nebula:N2")
def test_stars_come_from_the_nebula_and_meet_a_goal_in_the_galaxy():
    s = position(
        complete(
            {},
            ["H", *BOARD.orbits[1], *BOARD.orbits[2], "Y3", "L3", "S3a", "S3b"],
            ["red", "blue", "yellow", "purple"],
        ),
        clusters={"left": ["white"] * 7},
        common=("C16", "C01", "C02", "C03"),
    )
    act(s, {"do": "time", "upper": 5, "right": 0, "left": 0})
    act(s, place("white", "D3"))
    assert view(s)["seats"][0]["galaxy"]["D3"] == "white"
    act(s, DONE)
    assert view(s)["common"][0]["claimed"] == [0]


@pytest.mark.rule("nebula:N3")
def test_goals_change_from_game_to_game_and_give_points():
    commons = {tuple(goal["id"] for goal in view(begun(2, seed))["common"]) for seed in range(5)}
    kept = {view(begun(2, seed))["seats"][0]["kept"] for seed in range(5)}
    assert len(commons) > 1
    assert len(kept) > 1
    assert all(card["vp"] > 0 for card in CONTENT["cards"]["personal"])
    assert all(card["vp_first"] > card["vp_later"] > 0 for card in CONTENT["cards"]["common"])


@pytest.mark.rule("nebula:N5")
def test_one_nebula_board_of_three_clusters_one_values_board_and_a_galaxy_board_each():
    table = view(begun(4))
    assert [cluster["id"] for cluster in table["clusters"]] == ["upper", "right", "left"]
    assert len(table["values"]) == 14
    assert len(table["seats"]) == 4
    assert all(seat["galaxy"] == {} for seat in table["seats"])


@pytest.mark.rule("nebula:N6")
def test_a_hundred_and_twenty_coloured_stars_and_thirty_black():
    counts = {colour["id"]: colour["count"] for colour in CONTENT["colours"]}
    assert counts == {**dict.fromkeys(COLOURS, 20), "black": 30}
    dump = {**position().dump(), "hash": None}
    dump["at"]["bag"][0] -= 1
    with pytest.raises(orrery.BadDump, match="red stars"):
        load_checked(nebula(), dump)


@pytest.mark.rule("nebula:N7")
def test_four_markers_a_player_are_enough_for_every_open_goal():
    whole = complete({}, BOARD.cells)
    s = position(whole, phase="place", common=("C16", "C17", "C18", "C19"))
    act(s, DONE)
    assert [goal["claimed"] for goal in view(s)["common"]] == [[0]] * 4
    assert CONTENT["setup"]["common_goals_open"] * CONTENT["players"]["max"] == 16


@pytest.mark.rule("nebula:N8", "nebula:ND1", "nebula:ND2", "nebula:ND3")
def test_the_decks_add_up():
    count = {deck: Counter(card["type"] for card in CONTENT["cards"][deck]) for deck in CONTENT["cards"]}
    assert count["personal"] == {
        "dotted_colour": 6,
        "glow_colour": 6,
        "six_of_colour": 6,
        "max_4_empty": 1,
        "most_black": 1,
    }
    assert count["common"] == {
        "constellation_exactly_3_colours": 4,
        "orbit_exactly_3_colours": 1,
        "two_of_each_colour": 1,
        "orbit_all_different": 3,
        "colour_twice_in_3_constellations": 6,
        "three_adjacent_orbits": 1,
        "two_opposite_constellations": 1,
        "two_adjacent_constellations": 1,
        "all_dotted": 1,
        "both_sides_of_glow": 1,
    }
    assert count["advanced"] == {
        "colour_pair": 15,
        "orbits_with_colour": 6,
        "colour_beside_glow": 6,
        "glow_majority": 1,
        "common_goals_done": 1,
        "surrounded_glow": 1,
    }
    assert [sum(deck.values()) for deck in count.values()] == [20, 20, 30]


@pytest.mark.rule("nebula:ND1", "nebula:ND2", "nebula:ND3")
def test_each_colour_pair_and_constellation_has_its_card():
    for kind in ("dotted_colour", "glow_colour", "six_of_colour"):
        assert [card["colour"] for card in cards("personal", kind)] == COLOURS
    for kind in ("orbits_with_colour", "colour_beside_glow"):
        assert [card["colour"] for card in cards("advanced", kind)] == COLOURS
    pairs = [tuple(card["colours"]) for card in cards("advanced", "colour_pair")]
    assert pairs == list(combinations(COLOURS, 2))
    assert [c["constellation"] for c in cards("common", "constellation_exactly_3_colours")] == [
        "lambda",
        "upsilon",
        "sigma",
        "diamond",
    ]
    assert [c["colour"] for c in cards("common", "colour_twice_in_3_constellations")] == COLOURS
    assert len({c["orbit"] for c in cards("common", "orbit_all_different")}) == 3
    assert [c["orbit"] for c in cards("common", "orbit_exactly_3_colours")] == [3]


@pytest.mark.rule("nebula:N9", "nebula:NQ40")
def test_thirty_eight_tokens_and_markers():
    table = view(begun(4))
    values = len(table["values"])
    times = sum(("clock" in cluster) + ("crescent" in cluster) for cluster in table["clusters"])
    assert Counter(token["track"] for token in table["values"]) == {1: 6, 2: 4, 3: 4}
    assert isinstance(table["token"], int)
    assert table["first"] in range(4)
    assert (values, times) == (14, 6)
    assert 16 + values + times + 1 + 1 == 38


@pytest.mark.rule("nebula:N31")
def test_five_cells_glow_with_the_centre():
    assert len(BOARD.glowing) == 5
    assert BOARD.hub in BOARD.glowing


@pytest.mark.rule("nebula:N32", "nebula:N33", "nebula:NQ2")
def test_four_constellations_of_six_cells_and_a_hub_that_is_in_none():
    assert [c["symbol"] for c in GALAXY["constellations"]] == ["Λ", "Υ", "Σ", "◊"]
    assert [len(cells) for cells in BOARD.constellations.values()] == [6] * 4
    assert sorted([*HOME, BOARD.hub]) == sorted(BOARD.cells)
    assert len(BOARD.cells) == 25
    six = complete({}, [BOARD.hub, *BOARD.constellations["lambda"]])
    assert view(position(six))["seats"][0]["constellations"] == ["lambda"]
    six.pop("L5b")
    assert view(position(six))["seats"][0]["constellations"] == []


@pytest.mark.rule("nebula:N35", "nebula:ND6", "nebula:ND8")
def test_five_numbered_orbits_hold_every_cell_but_the_centre():
    assert list(BOARD.orbits) == [1, 2, 3, 4, 5]
    assert sorted(cell for orbit in BOARD.orbits.values() for cell in orbit) == sorted(HOME)
    assert len(BOARD.orbits[3]) == 5
    for card in cards("common", "orbit_all_different"):
        assert len(BOARD.orbits[card["orbit"]]) <= 6


@pytest.mark.rule("nebula:N36", "nebula:NQ3")
def test_direct_connections_stay_in_a_constellation_or_join_it_to_the_hub():
    direct = [(edge["a"], edge["b"]) for edge in EDGES if edge["type"] == "direct"]
    spokes = [pair for pair in direct if BOARD.hub in pair]
    assert sorted(HOME[b if a == BOARD.hub else a] for a, b in spokes) == sorted(BOARD.constellations)
    assert all(HOME[a] == HOME[b] for a, b in direct if BOARD.hub not in (a, b))
    s = position({"H": "red"}, phase="place", stock={"blue": 1})
    assert all(may(s, place("blue", cell)) for cell in ("L1", "Y1", "S1", "D1"))


@pytest.mark.rule("nebula:N37", "nebula:ND5")
def test_four_dotted_connections_one_in_each_constellation():
    assert len(BOARD.dotted) == 4
    assert sorted(HOME[a] for a, _ in BOARD.dotted) == sorted(BOARD.constellations)
    assert all(HOME[a] == HOME[b] for a, b in BOARD.dotted)
    assert len({cell for pair in BOARD.dotted for cell in pair}) == 8


@pytest.mark.rule("nebula:N38")
def test_orbital_connections_run_around_each_orbit_through_the_constellations():
    orbital = {frozenset((edge["a"], edge["b"])) for edge in EDGES if edge["type"] == "orbital"}
    around = {
        frozenset((cell, orbit[(i + 1) % len(orbit)]))
        for orbit in BOARD.orbits.values()
        for i, cell in enumerate(orbit)
    }
    assert orbital == around
    assert any(HOME[a] == HOME[b] for a, b in map(tuple, orbital))
    assert any(HOME[a] != HOME[b] for a, b in map(tuple, orbital))


@pytest.mark.rule("nebula:ND4", "nebula:NQ4")
def test_constellations_lie_in_reading_order_which_fits_the_printed_pairs():
    places = {c["id"]: c["position"] for c in GALAXY["constellations"]}
    assert places == {
        "lambda": "top-left",
        "upsilon": "top-right",
        "sigma": "bottom-left",
        "diamond": "bottom-right",
    }
    rows = {name: (where.split("-")[0], where.split("-")[1]) for name, where in places.items()}
    for one, other in combinations(places, 2):
        shared = sum(a == b for a, b in zip(rows[one], rows[other], strict=True))
        assert ({one, other} in OPPOSITE) == (shared == 0)
        if {one, other} != {"lambda", "upsilon"}:
            assert ({one, other} in NEIGHBOURS) == (shared == 1)
    assert [set(pair["pair"]) for pair in GALAXY["opposite_constellations"]] == OPPOSITE
    assert [set(pair["pair"]) for pair in GALAXY["adjacent_constellations"] if pair["printed"]] == NEIGHBOURS
    xy = {cell["id"]: (cell["x"], cell["y"]) for cell in GALAXY["cells"]}
    for cell, home in HOME.items():
        x, y = xy[cell]
        assert places[home] == f"{'top' if y < 0 else 'bottom'}-{'left' if x < 0 else 'right'}"


@pytest.mark.rule("nebula:ND7")
def test_glowing_cells_are_not_connected():
    for a, b in combinations(BOARD.glowing, 2):
        assert b not in BOARD.neighbours[a]


@pytest.mark.parametrize("variant", ["introductory", "full"])
@pytest.mark.rule("nebula:N34")
def test_the_least_a_completed_constellation_scores_is_six(variant):
    # In the full game Λ lies at the bottom of its track's stack, so it ranks last.
    s = position(complete({}, ["H", *BOARD.constellations["lambda"]]), variant=variant)
    assert s.score_sheet().line("constellations") == [6, 0]
    assert CONTENT["scoring"]["constellation_base"] == 6


@pytest.mark.rule("nebula:NQ34")
def test_glow_of_cells_and_glow_of_the_track_are_two_things():
    spaces = CONTENT["nebula_board"]["black_star_track"]["glowing_spaces"]
    assert all(isinstance(space, int) for space in spaces)
    assert not set(map(str, spaces)) & set(GALAXY["glow_cells"])
    # A black star that brings the token to a glowing space lights no cell of a galaxy.
    s = position({"H": "red"}, phase="place", stock={"black": 1}, token=2, advanced=("A28", "A01", "A02", "A03"))
    before = view(s)["advanced"][0]["counts"]
    draws(act(s, place("black")), "blue")
    assert view(s)["advanced"][0]["counts"] == before == [1, 0]


@pytest.mark.rule("nebula:N56")
def test_the_six_colours_and_black():
    assert [colour["id"] for colour in CONTENT["colours"]] == [*COLOURS, "black"]
    assert COLOURS == ["red", "purple", "yellow", "white", "blue", "orange"]


def test_every_datum_says_where_it_comes_from():
    words = ("rulebook", "public", "deduced", "reconstructed")
    for card in CARDS.values():
        assert any(word in card["provenance"] for word in words), card["id"]
    for edge in EDGES:
        assert any(word in edge["provenance"] for word in words)
