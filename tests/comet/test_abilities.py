"""Abilities, utility cards, mammoth and tortoise."""

from __future__ import annotations

import pytest

from .positions import (
    DONE,
    REST,
    acts,
    ends,
    hatch,
    legal,
    may,
    play,
    player,
    position,
    ready,
    refused,
    savior_at,
    settle,
    step,
    take,
    use,
    view,
)

OUT = {0: [("vicuna-1", "r04c3")]}


@pytest.mark.rule("comet:C41", "comet:C80")
def test_permanent_abilities_hold_once_rescued_and_heroes_from_the_start():
    assert player(position(out={0: [("sea_cow-1", "r01c3")]}))["limit"] == 5
    assert player(position(rescued={0: ["sea_cow-1"]}))["limit"] == 6
    assert player(position(), 1)["limit"] == 6, "the Quagga"
    s = position(hands={0: ["great_auk"]}, out=OUT, heroes=("smilodon", "quagga"))
    acts(s, play("great_auk"), use("gain_wild-1"))
    assert view(s)["pool"] == {"wild": 2}
    assert ready(s, "gain_wild-1") == 0


@pytest.mark.rule("comet:C42")
def test_hatch_abilities_on_hatch_turns_move_abilities_on_move_turns():
    s = position(hands={0: ["great_auk", "dodo-1"]}, out=OUT, rescued={0: ["bluebuck-1", "golden_mole_rat-1"]})
    assert not may(s, use("free_steps-1"))
    moving = acts(s.copy(), play("great_auk"))
    assert may(moving, use("free_steps-1"))
    assert refused(moving, use("draw_silver-1")) == "C42"
    hatching = acts(s.copy(), hatch("dodo-1"), legal(acts(s.copy(), hatch("dodo-1")), "nest")[0])
    assert may(hatching, use("draw_silver-1"))
    assert refused(hatching, use("free_steps-1")) == "C42"


@pytest.mark.rule("comet:C44")
def test_an_exhausted_card_works_again_only_after_a_rest():
    s = position(hands={0: ["great_auk", "great_auk"]}, out=OUT, rescued={0: ["golden_mole_rat-1"]})
    acts(s, play("great_auk"), use("free_steps-1"), step("r05c3"))
    assert refused(s, use("free_steps-1")) == "CS43"
    acts(s, DONE, REST)
    acts(s, take("cave_bear-1"))
    while s.pending()[0] == 1:
        acts(s, legal(s)[-1])
    assert ready(s, "free_steps-1") == 0
    acts(s, REST)
    assert ready(s, "free_steps-1") == 1


@pytest.mark.rule("comet:C45", "comet:CQ11")
def test_utility_cards_act_once_on_their_kind_of_turn_and_are_discarded():
    s = position(hands={0: ["great_auk", "tunnel", "tunnel", "jumping_hill", "warm_nest"]}, out=OUT)
    assert not may(s, hatch("tunnel"))
    assert refused(s, hatch("tunnel")) == "C45"
    acts(s, play("great_auk"), play("tunnel"), step("r04c6"), play("tunnel"), step("r04c3"), play("jumping_hill"))
    assert view(s)["piles"]["gold_discard"] == 3
    assert refused(s, play("warm_nest")) == "C45"


@pytest.mark.rule("comet:C63", "comet:CQ10", "comet:C71", "comet:CS36")
def test_tunnel_goes_three_steps_in_one_piece_through_occupied_fields():
    s = position(hands={0: ["dodo-1", "tunnel"]}, out=OUT, tokens=("r04c4", "r04c5"))
    acts(s, play("dodo-1"), step("r03c3", "lava"), play("tunnel"))
    assert {a["symbol"] for a in legal(s)} == {"none"}, "all three steps at once, by one savior"
    assert "r04c4" not in ends(s), "it may not end on an occupied field"
    assert "r03c3" not in ends(s), "nor where it began"
    assert {"r03c2", "r00c3", "r04c6"} <= ends(s), "nests, the cavern, over occupied fields"
    assert "r00c2" in ends(s)
    acts(s, step("r04c6"))
    assert view(s)["pool"] == {"jungle": 1}
    near = position(hands={0: ["great_auk", "tunnel"]}, out={0: [("vicuna-1", "r01c3")]})
    acts(near, play("great_auk"), play("tunnel"))
    assert "r00c3" in ends(near), "entering the cavern ends the movement early"
    acts(near, step("r00c3"))
    assert player(near)["rescued"] == ["vicuna-1"]


@pytest.mark.rule("comet:C64", "comet:CQ19")
def test_jumping_hill_combines_with_other_cards():
    s = position(hands={0: ["dodo-1", "great_auk", "jumping_hill"]}, out=OUT)
    acts(s, play("dodo-1"), step("r04c4", "lava"), play("jumping_hill"), play("great_auk"))
    assert view(s)["pool"] == {"jungle": 1, "wild": 3}


@pytest.mark.rule("comet:C65", "comet:CQ18", "comet:CS13", "comet:CS37")
def test_mammoth_and_tortoise_go_to_a_free_area_or_nest():
    s = position(
        hands={0: ["dodo-1"]},
        out=OUT,
        rescued={0: ["mammoth_rider-1", "mammoth_rider-2", "tortoise_rider-1"]},
        tokens=("r12c0", None),
    )
    acts(s, play("dodo-1"), step("r04c4", "lava"), use("place_neutral-mammoth"))
    places = {a["field"] for a in legal(s, "place")}
    assert {a["token"] for a in legal(s, "place")} == {"mammoth"}
    assert {"r03c2", "r12c1"} <= places
    assert not {"r00c3", "r04c4", "r12c0"} & places, "not the cavern, not an occupied field, not where it stands"
    acts(s, {"do": "place", "token": "mammoth", "field": "r03c2"})
    assert view(s)["tokens"] == {"mammoth": "r03c2", "tortoise": None}
    assert [e.get("tokens") for e in view(s)["fields"] if e["id"] == "r12c0"] == [None]
    acts(s, use("place_neutral-tortoise"))
    assert "r03c2" not in {a["field"] for a in legal(s, "place")}


@pytest.mark.rule("comet:C68", "comet:CS35", "comet:CS6")
def test_brachiosaurus_enters_a_free_nest_or_the_cavern_next_to_it_or_behind_what_may_be_skipped():
    s = position(hands={0: ["dodo-1"]}, out=OUT, rescued={0: ["brachiosaurus-1"]}, tokens=("r05c3", None))
    acts(s, play("dodo-1"), step("r04c4", "lava"), use("move_to_nest_or_cavern"))
    assert ends(s) == {"r05c4", "r05c2"}, "next to it, and behind the mammoth"
    assert refused(s, step("r03c4")) == "C68"
    s = position(
        hands={0: ["dodo-1"]},
        out={0: [("vicuna-1", "r02c3")]},
        rescued={0: ["brachiosaurus-1"]},
        tokens=("r01c3", "r03c2"),
    )
    acts(s, play("dodo-1"), use("move_to_nest_or_cavern"))
    assert ends(s) == {"r00c3"}, "over the mammoth into the cavern; the occupied nest cannot be entered"


@pytest.mark.rule("comet:C69", "comet:CS34")
def test_a_scout_serves_one_savior_for_the_rest_of_the_turn():
    out = {0: [("vicuna-1", "r04c3"), ("vicuna-2", "r08c1")]}
    s = position(hands={0: ["dodo-1"]}, out=out, rescued={0: ["volcano_rabbit-1", "zebra-1"]})
    acts(s, play("dodo-1"))
    assert "r01c2" not in ends(s, "jungle")
    acts(s, use("skip_terrain-lava"), {"do": "scout", "savior": 1})
    assert "r01c2" in ends(s, "jungle", 1), "over the lava at r03c3 and r02c3"
    assert player(s)["slots"][0]["skips"] == ["lava"]
    assert player(s)["slots"][1]["skips"] == []
    acts(s, use("skip_terrain-meadow"), {"do": "scout", "savior": 1})
    assert player(s)["slots"][0]["skips"] == ["meadow", "lava"], "several add up"
    acts(s, step("r01c2", "jungle"), DONE)
    assert player(s)["slots"][0]["skips"] == []


@pytest.mark.rule("comet:C70", "comet:CQ9", "comet:CS6")
def test_golden_mole_rat_goes_one_step_to_an_unoccupied_neighbour_of_any_kind():
    s = position(hands={0: ["dodo-1"]}, out=OUT, rescued={0: ["golden_mole_rat-1"]}, tokens=("r04c4", None))
    acts(s, play("dodo-1"), step("r03c3", "lava"), use("free_steps-1"))
    assert ends(s) == {"r03c2", "r03c4", "r02c3", "r02c4", "r04c3"}, "no skipping over r04c4, but onto a nest"
    acts(s, step("r03c4"))
    assert savior_at(s) == "r03c4"
    assert view(s)["pool"] == {"jungle": 1}


@pytest.mark.rule("comet:C62", "comet:CS19")
def test_primal_squirrel_takes_a_card_of_the_display_which_is_refilled_only_at_the_end():
    s = position(hands={0: ["dodo-1"]}, rescued={0: ["primal_squirrel-1", "primal_squirrel-2"]})
    acts(s, use("take_gold-1"))
    assert {a["card"] for a in legal(s, "take")} == {
        "cave_bear-1",
        "triceratops-1",
        "stegosaurus-1",
        "parasaurolophus-1",
    }
    acts(s, take("cave_bear-1"), use("take_gold-1"))
    assert len(legal(s, "take")) == 3, "a second card comes from what is left"
    acts(s, take("triceratops-1"), hatch("dodo-1"))
    assert len(view(s)["display"]) == 2


@pytest.mark.rule("comet:CS43")
def test_nothing_is_used_for_nothing():
    s = position(hands={0: ["dodo-1"]}, display=(), rescued={0: ["primal_squirrel-1"]})
    assert view(s)["display"] == []
    assert not may(s, use("take_gold-1")), "the display is empty"
    s = position(
        hands={0: ["great_auk"]}, out=OUT, rescued={0: ["raptor-1", "volcano_rabbit-1", "lava_guardian", "aurochs-1"]}
    )
    acts(s, play("great_auk"))
    assert not may(s, use("play_extra_movement_card-1")), "no card is left to play"
    assert not may(s, use("skip_terrain-lava")), "lava can be skipped anyhow"
    assert not may(s, use("duplicate_symbol-1")), "a wild is no area symbol"


@pytest.mark.rule("comet:CS47")
def test_a_copied_symbol_is_an_area_symbol_of_a_card_played():
    s = position(hands={0: ["dodo-1", "great_auk"]}, out=OUT, rescued={0: ["aurochs-1"]})
    acts(s, play("dodo-1"), play("great_auk"), use("duplicate_symbol-1"))
    assert legal(s) == [{"do": "duplicate", "symbol": "jungle"}, {"do": "duplicate", "symbol": "lava"}]
    acts(s, {"do": "duplicate", "symbol": "lava"})
    assert view(s)["pool"] == {"jungle": 1, "lava": 2, "wild": 1}


@pytest.mark.rule("comet:CS53")
def test_a_card_that_may_come_is_no_way():
    s = position(hands={0: ["sabretooth-1", "tunnel"]}, out={0: [("vicuna-1", "r02c1")]})
    acts(s, play("sabretooth-1"))
    assert legal(s) == [play("tunnel")]
    settle(s)
