"""Components and set-up."""

from __future__ import annotations

import pytest

import orrery
from orrery import NATURE

from .positions import acts, comet, legal, play, player, position, settle, step, view
from .reference import AREAS, CONTENT, Board


def begun(seats: int = 2, seed: int = 0, **options: str | int) -> orrery.State:
    return settle(comet().new(seats, options), seed)


@pytest.mark.rule("comet:C1")
def test_two_to_four_players():
    for seats in (2, 3, 4):
        assert len(view(begun(seats))["seats"]) == seats
    for seats in (1, 5):
        with pytest.raises(orrery.BadOptions):
            comet().new(seats)


@pytest.mark.rule("comet:C2", "comet:C3")
def test_a_hundred_silver_and_fifty_gold_cards_ten_heroes():
    count = {"silver": 0, "gold": 0}
    for species in CONTENT["species"]:
        count[species["deck"]] += len(species["cards"])
        assert species["type"] == "animal" or species["deck"] == "gold"
    assert count == {"silver": 100, "gold": 50}
    assert len(CONTENT["heroes"]) == 10
    gold = [s for s in CONTENT["species"] if s["deck"] == "gold"]
    animals = sum(len(s["cards"]) for s in gold if s["type"] == "animal")
    assert animals > 25, "most gold cards are animals"
    assert all(len(player(begun(4), seat)["slots"]) == 3 for seat in range(4))


@pytest.mark.rule("comet:C4", "comet:C77")
def test_an_animal_card_has_two_area_symbols_or_one_wild_counted_once():
    for species in CONTENT["species"]:
        for symbols in species["cards"]:
            if species["type"] == "animal":
                assert symbols == ["wild"] or (len(symbols) == 2 and set(symbols) <= set(AREAS))
                assert {"nest_distance", "rescue_points", "egg", "ability"} <= set(species)
    s = position(hands={0: ["dodo-1"]}, out={0: [("vicuna-1", "r04c3")]})
    assert view(acts(s, play("dodo-1")))["pool"] == {"jungle": 1, "lava": 1}


@pytest.mark.rule("comet:C5", "comet:C6", "comet:CQ15")
@pytest.mark.parametrize("side", ["A", "B"])
def test_fields_are_areas_numbered_nests_and_one_cavern(side: str):
    board = Board(side)
    kinds = [board.type(name) for name in board.where]
    assert set(kinds) == {*AREAS, "nest", "cavern"}
    assert kinds.count("cavern") == 1
    steps = {name: 0 for name in board.where if board.type(name) == "cavern"}
    line = list(steps)
    for name in line:
        for other in board.near(name):
            if other and other not in steps:
                steps[other] = steps[name] + 1
                line.append(other)
    shown = view(begun(2, side=side))["fields"]
    for entry in shown:
        assert entry.get("nest", steps[entry["id"]]) == steps[entry["id"]]


@pytest.mark.rule("comet:C7", "comet:CS46")
def test_either_side_serves_any_number_and_the_dotted_one_is_the_default():
    assert view(begun(2))["side"] == "A"
    for seats in (2, 3, 4):
        assert view(begun(seats, side="B"))["side"] == "B"


@pytest.mark.rule("comet:C8")
def test_mammoth_and_tortoise_start_beside_the_board():
    assert view(begun())["tokens"] == {"mammoth": None, "tortoise": None}


@pytest.mark.rule("comet:C9", "comet:C74")
@pytest.mark.parametrize(("seats", "draw", "comet_pile"), [(2, 55, 45), (3, 70, 30), (4, 85, 15)])
def test_silver_cards_are_split_by_number_of_players(seats: int, draw: int, comet_pile: int):
    first = view(comet().new(seats))
    assert (first["piles"]["draw"], first["piles"]["comet"]) == (draw, comet_pile)
    started = view(begun(seats))
    hands = sum(p["hand_size"] for p in started["seats"])
    assert (started["piles"]["draw"], started["piles"]["comet"]) == (draw - hands, comet_pile)


@pytest.mark.rule("comet:C10")
def test_four_gold_cards_lie_open():
    shown = view(begun())
    assert len(shown["display"]) == 4
    assert shown["piles"]["gold"] == 46
    assert shown["piles"]["gold_discard"] == shown["piles"]["silver_discard"] == 0


@pytest.mark.rule("comet:C11", "comet:C76")
def test_every_player_has_another_hero():
    for seed in range(5):
        heroes = [p["hero"] for p in view(begun(4, seed))["seats"]]
        assert len(set(heroes)) == 4
        assert None not in heroes


@pytest.mark.rule("comet:C12", "comet:C59", "comet:C38")
def test_five_silver_cards_and_six_for_the_quagga():
    seen = set()
    for seed in range(12):
        s = begun(4, seed)
        for seat in range(4):
            mine = player(s, seat)
            limit = 6 if mine["hero"] == "quagga" else 5
            assert mine["limit"] == mine["hand_size"] == len(mine["hand"]) == limit
            seen.add(limit)
    assert seen == {5, 6}


@pytest.mark.rule("comet:C13", "comet:C14")
def test_the_first_player_is_random_or_the_hosts_choice_and_play_goes_clockwise():
    assert {view(begun(3, seed))["first"] for seed in range(12)} == {0, 1, 2}
    assert view(begun(3, first_player=2))["active"] == 2
    with pytest.raises(orrery.BadOptions):
        comet().new(2, {"first_player": 3})
    s = position(3, active=1, hands={0: ["dodo-1"], 1: ["dodo-2"], 2: ["dodo-3"]})
    order = []
    for _ in range(4):
        order.append(s.pending()[0])
        acts(s, {"do": "rest"})
        while s.pending()[0] == order[-1]:
            acts(s, legal(s, "take")[0] if legal(s, "take") else {"do": "done"})
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("comet:C75", "comet:CQ17")
def test_gold_animals_are_stronger_or_worth_more_than_similar_silver_ones():
    by_id = {s["id"]: s for s in CONTENT["species"]}
    for silver, gold in (("primal_beaver", "giant_beaver"), ("raptor", "raptor_gold"), ("sea_cow", "diprotodon")):
        more = by_id[gold]["rescue_points"] > by_id[silver]["rescue_points"]
        stronger = by_id[gold]["ability"]["params"] != by_id[silver]["ability"]["params"]
        assert more or stronger


@pytest.mark.rule("comet:CQ14")
def test_beavers_are_the_animals_tagged_so():
    tagged = [s["id"] for s in CONTENT["species"] if "beaver" in s["tags"]]
    assert tagged == ["primal_beaver", "giant_beaver"]


def test_nature_decides_all_of_it():
    s = comet().new(2)
    while s.pending() == (NATURE,):
        assert {a["do"] for a in legal(s)} in ({"draw"}, {"deal"}, {"first"})
        s.apply(NATURE, s.legal(NATURE)[0])


def test_steps_are_named_by_savior_field_and_symbol():
    s = position(hands={0: ["dodo-1"]}, out={0: [("vicuna-1", "r04c3")]})
    acts(s, play("dodo-1"))
    assert step("r04c2", "lava") in legal(s, "step")
