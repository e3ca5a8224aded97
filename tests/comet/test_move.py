"""Move."""

from __future__ import annotations

import pytest

from .positions import (
    DONE,
    PLAIN,
    acts,
    ends,
    legal,
    may,
    play,
    player,
    position,
    ready,
    refused,
    savior_at,
    step,
    use,
    view,
)


@pytest.mark.rule("comet:C22", "comet:C24", "comet:C25")
def test_a_card_is_discarded_for_its_symbols_and_each_serves_one_step():
    s = position(hands={0: ["raptor-1"]}, out={0: [("vicuna-1", "r04c3")]})
    acts(s, play("raptor-1"))
    shown = view(s)
    assert shown["discard"] == ["raptor-1"]
    assert shown["pool"] == {"meadow": 1, "desert": 1}
    assert legal(s, "use") == [], "the ability of a card that is played does not count"
    acts(s, step("r05c3", "desert"))
    assert view(s)["pool"] == {"meadow": 1}
    assert ends(s) == set(), "no meadow is near"


@pytest.mark.rule("comet:C22")
def test_a_gold_animal_serves_too_and_goes_to_the_gold_discard():
    s = position(hands={0: ["pteranodon-1"]}, out={0: [("vicuna-1", "r04c4")]})
    acts(s, play("pteranodon-1"))
    assert view(s)["piles"]["gold_discard"] == 1


@pytest.mark.rule("comet:C23", "comet:C28", "comet:CS30")
def test_one_card_without_a_wild_and_any_number_with():
    s = position(
        hands={0: ["dodo-1", "dodo-2", "great_auk", "great_auk", "chameleon"]}, out={0: [("vicuna-1", "r04c3")]}
    )
    acts(s, play("dodo-1"))
    assert refused(s, play("dodo-2")) == "C23"
    acts(s, play("great_auk"), play("great_auk"), play("chameleon"))
    assert view(s)["pool"] == {"jungle": 1, "lava": 1, "wild": 3}


@pytest.mark.rule("comet:CQ1", "comet:CS2")
def test_a_wild_card_may_begin_a_move_and_a_plain_one_may_follow():
    s = position(hands={0: ["great_auk", "dodo-1"]}, out={0: [("vicuna-1", "r04c3")]})
    acts(s, play("great_auk"), step("r05c3", "wild"))
    assert may(s, play("dodo-1"))
    acts(s, DONE)
    s = position(hands={0: ["tunnel"]}, out={0: [("vicuna-1", "r04c3")]}, rescued={0: ["golden_mole_rat-1"]})
    assert not may(s, play("tunnel"))
    assert not may(s, use("free_steps-1"))
    assert refused(s, play("tunnel")) == "CS2"


@pytest.mark.rule("comet:C26", "comet:C79", "comet:CS32")
def test_symbols_in_any_order_over_several_saviors():
    out = {0: [("vicuna-1", "r04c3"), ("vicuna-2", "r08c1")]}
    s = position(hands={0: ["giant_sloth-4"]}, out=out)
    acts(s, play("giant_sloth-4"))
    assert may(s, step("r04c4", "lava", 1))
    assert may(s, step("r08c2", "desert", 2))
    acts(s, step("r08c2", "desert", 2), step("r04c4", "lava", 1), DONE)
    assert (savior_at(s, 0, 1), savior_at(s, 0, 2)) == ("r04c4", "r08c2")
    s = position(hands={0: ["giant_sloth-4"]}, out=out)
    acts(s, play("giant_sloth-4"), step("r05c3", "desert", 1), step("r04c4", "lava", 1), DONE)
    assert savior_at(s) == "r04c4"
    s = position(hands={0: ["sabretooth-1"]}, out={0: [("vicuna-1", "r04c3")]})
    acts(s, play("sabretooth-1"), step("r05c3", "desert"))
    assert may(s, step("r04c3", "desert")), "a savior may go back to a field it left"


@pytest.mark.rule("comet:C27")
def test_a_step_goes_to_an_unoccupied_field_of_the_symbol():
    s = position(hands={0: ["dodo-1"]}, out={0: [("vicuna-1", "r04c3")], 1: [("vicuna-2", "r03c3")]})
    acts(s, play("dodo-1"))
    assert refused(s, step("r03c3", "lava")) == "C27"
    assert refused(s, step("r05c3", "lava")) == "C27"
    assert refused(s, step("r05c3", "desert")) == "C25"
    assert refused(s, step("r12c0", "lava")) == "C27"
    assert refused(s, step("r10c1", "lava")) == "C29"
    assert refused(s, step("r03c4", "jungle", 2)) == "C25"
    assert refused(s, step("r03c4")) == "C25"
    assert may(s, step("r04c4", "lava"))


@pytest.mark.rule("comet:C28", "comet:C32")
def test_a_wild_enters_any_area_but_no_nest():
    s = position(hands={0: ["great_auk"]}, out={0: [("vicuna-1", "r04c3")]})
    acts(s, play("great_auk"))
    assert ends(s, "wild") == {"r04c2", "r04c4", "r03c3", "r05c3"}
    assert refused(s, step("r03c2", "wild")) == "C32"


@pytest.mark.rule("comet:C29", "comet:C30")
def test_connected_tokens_of_all_kinds_are_skipped_for_free():
    s = position(
        hands={0: ["giant_sloth-4"]},
        out={0: [("vicuna-1", "r04c3"), ("vicuna-2", "r04c4")], 1: [("vicuna-3", "r03c4")]},
        tokens=("r02c4", "r01c3"),
    )
    acts(s, play("giant_sloth-4"))
    assert "r04c6" in ends(s, "desert", 2) or "r03c5" in ends(s, "desert", 1)
    assert "r03c5" in ends(s, "desert", 1), "over an own and another's savior"
    assert "r02c3" in ends(s, "lava", 1), "over the chain of four"
    assert "r00c3" in ends(s, "", 1), "and so straight into the cavern"


@pytest.mark.rule("comet:CQ8")
def test_behind_means_bordering_the_chain_unless_the_option_says_straight():
    s = position(hands={0: ["sabretooth-2"]}, out={0: [("vicuna-1", "r02c3")]}, tokens=("r03c3", None))
    bent = ends(acts(s, play("sabretooth-2")))
    s = position(hands={0: ["sabretooth-2"]}, out={0: [("vicuna-1", "r02c3")]}, tokens=("r03c3", None), skip="straight")
    straight = ends(acts(s, play("sabretooth-2")))
    assert "r04c3" in bent
    assert "r04c3" not in straight, "around a corner"


@pytest.mark.rule("comet:C31", "comet:CS5", "comet:CS48")
def test_the_cavern_takes_any_symbol_the_choice_is_listed_where_it_can_matter():
    s = position(hands={0: ["dodo-1", "great_auk"]}, out={0: [("vicuna-1", "r01c3"), ("vicuna-2", "r04c3")]})
    acts(s, play("dodo-1"), play("great_auk"))
    into = [a["symbol"] for a in legal(s, "step") if a["field"] == "r00c3"]
    assert into == ["jungle", "lava"], "not the wild while another symbol serves"
    assert refused(s, step("r00c3", "wild")) == "CS48"
    s = position(hands={0: ["dodo-1"]}, out={0: [("vicuna-1", "r01c3")]})
    acts(s, play("dodo-1"))
    assert [a["symbol"] for a in legal(s, "step") if a["field"] == "r00c3"] == ["jungle"], "no other savior is out"
    s = position(hands={0: ["great_auk"]}, out={0: [("vicuna-1", "r02c3")]}, tokens=("r01c2", "r01c3"))
    acts(s, play("great_auk"))
    assert may(s, step("r00c3", "wild")), "over tokens, with a wild"


@pytest.mark.rule("comet:CS48")
def test_an_area_takes_its_own_symbol_before_a_wild():
    s = position(hands={0: ["dodo-1", "great_auk"]}, out={0: [("vicuna-1", "r04c3")]})
    acts(s, play("dodo-1"), play("great_auk"))
    assert may(s, step("r04c4", "lava"))
    assert refused(s, step("r04c4", "wild")) == "CS48"
    acts(s, step("r04c4", "lava"))
    assert may(s, step("r03c3", "wild")), "its own symbol is used up"


@pytest.mark.rule("comet:C33", "comet:C34", "comet:C35", "comet:CS29")
def test_a_rescued_animal_frees_slot_and_savior_and_helps_at_once():
    s = position(hands={0: ["dodo-1"]}, out={0: [("golden_mole_rat-1", "r01c3"), ("vicuna-1", "r01c2")]})
    acts(s, play("dodo-1"), step("r00c3", "jungle"))
    mine = player(s)
    assert mine["rescued"] == ["golden_mole_rat-1"]
    assert mine["slots"][0] is None
    assert ready(s, "free_steps-1") == 1
    assert [e.get("tokens") for e in view(s)["fields"] if e["type"] == "cavern"] == [None]
    acts(s, use("free_steps-1"), step("r00c3", "none", 2))
    assert player(s)["rescued"] == ["vicuna-1", "golden_mole_rat-1"]


@pytest.mark.rule("comet:CS32", "comet:C14")
def test_several_can_be_rescued_in_one_move_but_hatching_needs_a_hatch():
    s = position(hands={0: ["dodo-1", "gecko-1"]}, out={0: [("vicuna-1", "r01c3"), ("vicuna-2", "r01c2")]})
    acts(s, play("dodo-1"), step("r00c3", "jungle", 1), step("r00c3", "lava", 2))
    assert player(s)["slots"] == [None, None, None]
    assert refused(s, {"do": "hatch", "card": "gecko-1"}) == "C14"


@pytest.mark.rule("comet:CS3", "comet:CS31")
def test_a_move_moves_at_least_one_savior_and_unused_symbols_are_lost():
    s = position(hands={0: ["dodo-1", "sabretooth-1"]}, out={0: [("vicuna-1", "r04c3")]})
    acts(s, play("dodo-1"))
    assert refused(s, DONE) == "CS3"
    acts(s, step("r04c4", "lava"), DONE)
    assert view(s)["pool"] == {}
    s = position(hands={0: ["sabretooth-1"]}, out={0: [("vicuna-1", "r02c1")]})
    assert refused(s, play("sabretooth-1")) == "CS31", "no desert is near"
    s = position(hands={0: ["sabretooth-1", "great_auk"]}, out={0: [("vicuna-1", "r02c1")]})
    acts(s, play("sabretooth-1"))
    assert legal(s) == [play("great_auk")], "only the wild leads on"
    s = position(
        hands={0: ["sabretooth-1", "dodo-1", "dodo-3"]}, out={0: [("vicuna-1", "r02c1")]}, rescued={0: ["raptor-1"]}
    )
    acts(s, play("sabretooth-1"), use("play_extra_movement_card-1"))
    assert legal(s) == [play("dodo-1")], "a second card that moves nobody is not offered either"
    s = position(hands={0: ["dodo-1"]})
    assert legal(s, "play") == []
    assert refused(s, play("dodo-1")) == "CS3"


@pytest.mark.rule("comet:CS31")
def test_setting_the_mammoth_is_no_moving_but_may_open_a_way():
    s = position(hands={0: ["sabretooth-1"]}, out={0: [("vicuna-1", "r02c1")]}, rescued={0: ["mammoth_rider-1"]})
    assert may(s, play("sabretooth-1")), "the mammoth on a field between opens the desert behind it"
    acts(s, play("sabretooth-1"))
    assert legal(s) == [use("place_neutral-mammoth")]
    acts(s, use("place_neutral-mammoth"))
    assert {a["field"] for a in legal(s, "place")} == {"r01c1"}
    acts(s, {"do": "place", "token": "mammoth", "field": "r01c1"})
    assert refused(s, DONE) == "CS3"
    assert ends(s) >= {"r00c2"}


@pytest.mark.rule("comet:CS4")
def test_occupied_nests_are_skipped_empty_ones_are_not():
    s = position(hands={0: ["iguana-3"]}, out={0: [("vicuna-1", "r04c3")]})
    assert "r02c2" not in ends(acts(s, play("iguana-3")))
    s = position(hands={0: ["dodo-6"]}, out={0: [("vicuna-1", "r04c3")], 1: [("vicuna-2", "r03c2")]})
    assert "r02c2" in ends(acts(s, play("dodo-6")), "meadow")
    s = position(hands={0: ["dodo-6"]}, out={0: [("vicuna-1", "r04c3")]})
    assert "r02c2" not in ends(acts(s, play("dodo-6")), "meadow")


@pytest.mark.rule("comet:C67", "comet:CQ7")
def test_an_extra_card_joins_the_same_move():
    s = position(hands={0: ["giant_sloth-4", "dodo-1"]}, out={0: [("vicuna-1", "r04c3")]}, rescued={0: ["raptor-1"]})
    acts(s, play("giant_sloth-4"), step("r05c3", "desert"), use("play_extra_movement_card-1"), play("dodo-1"))
    assert view(s)["pool"] == {"jungle": 1, "lava": 2}
    acts(s, step("r04c4", "lava"), step("r03c4", "jungle"), DONE)
    assert view(s)["active"] == 1


@pytest.mark.rule("comet:CS33", "comet:C69")
def test_a_chain_mixes_tokens_and_areas_a_guardian_lets_skip_but_never_the_cavern_or_an_empty_nest():
    s = position(
        hands={0: ["dodo-1"]}, out={0: [("vicuna-1", "r04c3")]}, rescued={0: ["lava_guardian"]}, tokens=("r03c4", None)
    )
    acts(s, play("dodo-1"))
    assert "r02c3" in ends(s, "lava"), "over the lava at r03c3; a skippable area may still be entered"
    assert "r01c2" in ends(s, "jungle"), "lava r03c3, lava r02c3, then the jungle"
    assert may(s, step("r03c3", "lava"))
    s = position(hands={0: ["great_auk"]}, out={0: [("vicuna-1", "r01c2")]}, rescued={0: ["water_guardian"]})
    acts(s, play("great_auk"))
    assert "r00c4" in ends(s), "over the water"
    s = position(hands={0: ["great_auk"]}, out={0: [("vicuna-1", "r01c2")]})
    acts(s, play("great_auk"))
    assert "r00c4" not in ends(s), "not through the cavern"


def test_empty_nests_are_skipped_by_who_may():
    s = position(hands={0: ["dodo-6"]}, out={0: [("vicuna-1", "r04c3")]}, heroes=("quetzalcoatlus", *PLAIN))
    assert "r02c2" in ends(acts(s, play("dodo-6")), "meadow")


@pytest.mark.rule("comet:CS49")
def test_nothing_is_played_for_movement_once_no_own_savior_is_out():
    s = position(hands={0: ["dodo-1", "great_auk", "jumping_hill"]}, out={0: [("raptor-1", "r01c3")]})
    acts(s, play("dodo-1"), step("r00c3", "jungle"))
    assert legal(s) == [DONE]
    assert refused(s, play("great_auk")) == "CS3"


@pytest.mark.rule("comet:CS52")
def test_cards_alike_are_one_choice():
    s = position(hands={0: ["great_auk", "great_auk"]}, out={0: [("vicuna-1", "r04c3")]})
    assert legal(s, "play") == [play("great_auk")]
    s = position(
        hands={0: ["great_auk"]},
        out={0: [("vicuna-1", "r04c3")]},
        rescued={0: ["golden_mole_rat-1", "golden_mole_rat-2"]},
    )
    acts(s, play("great_auk"))
    assert legal(s, "use") == [use("free_steps-1")]
    assert ready(s, "free_steps-1") == 2


def test_steps_that_meet_the_same_field_are_listed_once():
    s = position(hands={0: ["great_auk"]}, out={0: [("vicuna-1", "r04c3")]}, tokens=("r03c3", "r03c4"))
    acts(s, play("great_auk"))
    found = [(a["savior"], a["field"]) for a in legal(s, "step")]
    assert len(found) == len(set(found))
