"""Scoring."""

from __future__ import annotations

import pytest

from .positions import PLAIN, STOP, acts, card_list, position, species

ALL_VICUNAS = [f"vicuna-{n}" for n in range(1, 9)]


def lines(rescued, hero="irish_elk", **more) -> dict[str, int | None]:
    heroes = (hero, *[h for h in PLAIN if h != hero])
    s = position(rescued={0: rescued}, heroes=heroes, display=(), **more)
    sheet = s.score_sheet()
    return {name: points[0] for name, points in sheet.lines} | {"total": sheet.totals[0]}


@pytest.mark.rule("comet:C53")
def test_rescued_animals_score_their_points_hands_and_animals_on_the_way_do_not():
    assert lines(["dodo-1", "sabretooth-1"])["animals"] == 8 + 13
    assert lines(["dodo-1"], hands={0: ["dodo-2"]}, out={0: [("dodo-3", "r01c3")]})["total"] == 8


@pytest.mark.rule("comet:C54", "comet:C81")
def test_four_vicunas_score_ten_extra():
    found = lines(ALL_VICUNAS[:4])
    assert (found["animals"], found["vicunas"]) == (12, 10)
    assert [lines(ALL_VICUNAS[:n])["vicunas"] for n in range(9)] == [0, 1, 3, 6, 10, 15, 21, 28, 36]


@pytest.mark.rule("comet:C55", "comet:CS11")
@pytest.mark.parametrize(
    ("lizards", "sets"),
    [
        (["iguana-1", "gecko-1", "salamander-1"], 1),
        (["iguana-1", "gecko-1", "chameleon"], 1),
        (["iguana-1", "gecko-1"], 0),
        (["chameleon", "chameleon", "chameleon"], 1),
        (["iguana-1", "chameleon", "chameleon", "chameleon", "chameleon"], 1),
        (["iguana-1", "iguana-2", "chameleon", "chameleon", "chameleon", "chameleon"], 2),
        (["iguana-1", "iguana-2", "gecko-1", "gecko-2", "salamander-1", "chameleon"], 2),
    ],
)
def test_sets_of_lizards_score_fifteen_each(lizards, sets):
    assert lines(lizards)["lizards"] == 15 * sets


@pytest.mark.rule("comet:C56", "comet:C81", "comet:CS45")
@pytest.mark.parametrize(
    ("hero", "rescued", "points"),
    [
        ("irish_elk", ["moa-1", "bluebuck-1", "dodo-1"], 4),
        ("smilodon", ["dodo-1", "dodo-2", "moa-1"], 4),
        ("quetzalcoatlus", ["great_auk", "great_auk"], 4),
        ("elasmotherium", ["vicuna-1", "gecko-1"], 4),
        ("quagga", ["dodo-1", "vicuna-1", "cave_bear-1"], 2),
        ("megalania", ["dodo-1", "cave_bear-1", "triceratops-1"], 4),
        ("terror_bird", ["dodo-1", "bluebuck-1", "dodo-2"], 2),
    ],
)
def test_heroes_score_by_their_own_condition(hero, rescued, points):
    found = lines(rescued, hero)
    assert found["hero"] == points
    assert found["animals"] == lines(rescued)["animals"]


@pytest.mark.rule("comet:C58", "comet:CQ14")
def test_the_giant_beaver_hero_counts_rescued_beavers_not_itself():
    assert lines([], "giant_beaver_hero")["hero"] == 0
    assert lines(["primal_beaver-1", "giant_beaver-1", "dodo-1"], "giant_beaver_hero")["hero"] == 8


@pytest.mark.rule("comet:CS57")
def test_conditions_of_animals():
    many = [*ALL_VICUNAS, "dodo-1", "dodo-2", "dodo-3"]
    assert lines(["parasaurolophus-1", "dodo-1"])["conditions"] == 1
    assert lines(["parasaurolophus-1", *many])["conditions"] == 9, "at most nine points"
    assert lines(["parasaurolophus-1", "parasaurolophus-2"])["conditions"] == 2
    assert lines(["stegosaurus-1", "dodo-1", "dodo-2", "moa-1"])["conditions"] == 6


@pytest.mark.rule("comet:C57")
def test_most_points_win():
    s = position(rescued={0: ["dodo-1"], 1: ["sabretooth-1"]}, comet_phase=True, hands={0: ["gecko-1"]})
    acts(s, STOP)
    assert s.over
    assert s.winners() == (1,)


@pytest.mark.rule("comet:CS1")
@pytest.mark.parametrize(("tie", "winners"), [("shared", (0, 1)), ("animals", (0,))])
def test_a_tie_is_a_shared_win_unless_more_animals_are_to_decide(tie: str, winners: tuple[int, ...]):
    heroes = ("irish_elk", "smilodon")
    s = position(
        rescued={0: ["raptor-1", "volcano_rabbit-1"], 1: ["giant_sloth-1"]},
        heroes=heroes,
        comet_phase=True,
        hands={0: ["gecko-1"]},
        tie=tie,
    )
    acts(s, STOP)
    assert s.score_sheet().totals == [10, 10]
    assert s.winners() == winners


@pytest.mark.rule("comet:CS1")
def test_a_tie_in_animals_too_is_a_shared_win_anyhow():
    s = position(
        rescued={0: ["giant_sloth-2"], 1: ["giant_sloth-1"]},
        heroes=("irish_elk", "smilodon"),
        comet_phase=True,
        hands={0: ["gecko-1"]},
        tie="animals",
    )
    acts(s, STOP)
    assert s.winners() == (0, 1)


@pytest.mark.rule("comet:CS11", "comet:C55")
@pytest.mark.parametrize(
    ("lizards", "any_number", "one"),
    [
        (["iguana-1", "gecko-1", "chameleon"], 1, 1),
        (["iguana-1", "chameleon", "chameleon"], 1, 0),
        (["chameleon", "chameleon", "chameleon"], 1, 0),
        (["iguana-1", "gecko-1", "gecko-2", "salamander-1", "chameleon", "chameleon"], 2, 2),
        (["iguana-1", "iguana-2", "chameleon", "chameleon", "chameleon", "chameleon"], 2, 0),
        (["iguana-1", "gecko-1", "iguana-2", "salamander-1", "chameleon", "chameleon"], 2, 2),
    ],
)
def test_several_chameleons_in_one_set_are_an_option(lizards: list[str], any_number: int, one: int):
    for chameleons, sets in (("any", any_number), ("one", one)):
        s = position(rescued={0: lizards}, chameleons=chameleons)
        assert s.score_sheet().line("lizards")[0] == 15 * sets, chameleons


@pytest.mark.rule("comet:CQ20")
def test_a_card_without_an_egg_counts_for_no_colour():
    def no_egg(data: dict) -> None:
        species(data, "dodo").update(egg=None)

    with card_list(no_egg):
        s = position(rescued={0: ["dodo-1", "stegosaurus-2"]}, heroes=("smilodon", "irish_elk"))
        assert s.score_sheet().line("hero")[0] == 0, "no white egg"
        assert s.score_sheet().line("conditions")[0] == 2, "one colour, green"
