"""Hatch."""

from __future__ import annotations

import pytest

from .positions import (
    DONE,
    PLAIN,
    REST,
    act,
    acts,
    by,
    draw,
    hatch,
    legal,
    may,
    nest,
    nests,
    pass_windows,
    play,
    player,
    position,
    ready,
    refused,
    savior_at,
    step,
    take,
    use,
    view,
)


@pytest.mark.rule("comet:C16", "comet:C78")
def test_an_animal_goes_to_a_slot_and_its_savior_to_a_nest_of_its_number():
    s = position(hands={0: ["dodo-1"]})
    act(s, hatch("dodo-1"))
    assert nests(s) == {"r08c0", "r08c3", "r08c6"}
    assert refused(s, nest("r07c1")) == "CQ5"
    assert refused(s, nest("r08c1")) == "C16"
    act(s, nest("r08c3"))
    mine = player(s)
    assert (mine["slots"][0]["card"], savior_at(s), mine["hand"]) == ("dodo-1", "r08c3", [])


@pytest.mark.rule("comet:C17", "comet:C18", "comet:CQ5")
def test_the_next_higher_nest_only_if_all_fitting_ones_are_occupied():
    s = position(hands={0: ["dodo-1"]}, out={1: [("vicuna-1", "r08c0"), ("vicuna-2", "r08c3")]})
    act(s, hatch("dodo-1"))
    assert nests(s) == {"r08c6"}
    assert refused(s, nest("r09c1")) == "C18"
    s = position(hands={0: ["dodo-1"]}, out={1: [("vicuna-1", "r08c0"), ("vicuna-2", "r08c3"), ("vicuna-3", "r08c6")]})
    act(s, hatch("dodo-1"))
    assert nests(s) == {"r09c1", "r09c4"}
    assert refused(s, nest("r10c3")) == "C18"
    assert refused(s, nest("r08c3")) == "C16"


@pytest.mark.rule("comet:C19")
def test_without_a_fitting_or_higher_nest_it_cannot_be_hatched():
    s = position(hands={0: ["sabretooth-1", "dodo-1"]}, tokens=("r12c2", None))
    assert not may(s, hatch("sabretooth-1"))
    assert refused(s, hatch("sabretooth-1")) == "C19"
    assert may(s, hatch("dodo-1"))


@pytest.mark.rule("comet:C20")
def test_without_a_free_slot_nothing_can_be_hatched():
    three = [("vicuna-1", "r08c0"), ("vicuna-2", "r08c3"), ("vicuna-3", "r08c6")]
    s = position(hands={0: ["dodo-1"]}, out={0: three})
    assert legal(s, "hatch") == []
    assert refused(s, hatch("dodo-1")) == "C20"


@pytest.mark.rule("comet:C21")
def test_a_hatched_animal_has_no_ability_yet():
    s = position(hands={0: ["dodo-1"]}, out={0: [("raptor-1", "r04c3")]})
    assert ready(s, "play_extra_movement_card-1") == 0
    act(s, play("dodo-1"))
    assert legal(s, "use") == []


@pytest.mark.rule("comet:C72", "comet:CQ6")
def test_a_reduction_up_to_n_is_named_and_never_goes_below_the_lowest_nest():
    s = position(hands={0: ["dodo-1"]}, rescued={0: ["giant_beaver-1"]})
    act(s, hatch("dodo-1"))
    act(s, use("reduce_nest-4"))
    assert [a["amount"] for a in legal(s, "by")] == [1, 2, 3, 4]
    act(s, by(3))
    assert nests(s) == {"r05c2", "r05c4"}
    assert ready(s, "reduce_nest-4") == 0
    s = position(hands={0: ["great_auk"]}, rescued={0: ["giant_beaver-1"]})
    acts(s, hatch("great_auk"), use("reduce_nest-4"))
    assert nests(s) == {"r00c1"}, "from 3 only one step down, to the lowest number 2"
    assert legal(s, "use") == []


@pytest.mark.rule("comet:CS39")
def test_reductions_add_up_and_each_serves_one_animal():
    s = position(hands={0: ["sabretooth-1", "warm_nest"]}, rescued={0: ["giant_beaver-1", "primal_beaver-1"]})
    acts(s, hatch("sabretooth-1"), use("reduce_nest-4"), by(4), use("reduce_nest-2"), by(2), play("warm_nest"), by(3))
    assert view(s)["nesting"]["wanted"] == 3
    assert nests(s) == {"r03c2", "r02c5"}
    acts(s, nest("r03c2"))
    assert may(s, DONE)


@pytest.mark.rule("comet:CS39")
def test_a_number_no_nest_carries_counts_as_occupied():
    assert all(entry.get("nest") != 4 or entry["id"] == "r03c0" for entry in view(position())["fields"])
    s = position(hands={0: ["christmas_island_rat"]}, tokens=("r03c0", None))
    act(s, hatch("christmas_island_rat"))
    assert nests(s) == {"r05c2", "r05c4"}


@pytest.mark.rule("comet:C73", "comet:CS40", "comet:CS7")
def test_hatching_on_occupied_nests():
    others = [("vicuna-1", "r08c0"), ("vicuna-2", "r08c3"), ("vicuna-3", "r08c6")]
    s = position(hands={0: ["dodo-1", "dodo-2"]}, out={1: others}, rescued={0: ["moa-1"]})
    act(s, hatch("dodo-1"))
    assert nests(s) == {"r08c0", "r08c3", "r08c6", "r09c1", "r09c4"}
    acts(s, nest("r08c3"), DONE)
    tokens = {e["id"]: len(e.get("tokens", [])) for e in view(s)["fields"]}
    assert tokens["r08c3"] == 2
    s = position(
        hands={0: ["dodo-1"], 1: ["dodo-2"]},
        out={0: [("gecko-1", "r08c3")], 1: [("vicuna-1", "r08c3"), ("vicuna-2", "r08c0"), ("vicuna-3", "r08c6")]},
    )
    acts(s, play("dodo-1"), step("r07c3", "jungle"), DONE)
    assert view(s)["active"] == 1
    assert [len(e["tokens"]) for e in view(s)["fields"] if e["id"] == "r08c3"] == [1]
    acts(s, play("dodo-2"), legal(act(s.copy(), play("dodo-2")), "step")[0])
    free = position(hands={0: ["dodo-1"]}, out={1: [("vicuna-2", "r08c0")]}, rescued={0: ["moa-1"]})
    act(free, hatch("dodo-1"))
    assert nests(free) == {"r08c0", "r08c3", "r08c6"}, "with a free nest of the number no higher one"


@pytest.mark.rule("comet:CS38", "comet:C42")
def test_hatch_abilities_come_before_or_after_and_the_turn_ends_only_after_a_hatching():
    s = position(hands={0: ["dodo-1"]}, rescued={0: ["bluebuck-1", "primal_squirrel-1"]})
    assert may(s, use("draw_silver-1"))
    act(s, use("draw_silver-1"))
    draw(s, "gecko-1")
    assert refused(s, DONE) == "CS38"
    assert may(s, hatch("gecko-1"))
    acts(s, hatch("dodo-1"), nest("r08c0"), use("take_gold-1"), take("cave_bear-1"))
    assert player(s)["hand"] == ["gecko-1", "cave_bear-1"]
    assert refused(s, hatch("gecko-1")) == "C16"
    assert refused(s, play("gecko-1")) == "C14"
    acts(s, DONE)
    assert view(s)["active"] == 1


@pytest.mark.rule("comet:CS38")
def test_hatch_can_be_chosen_only_if_some_animal_can_be_hatched_reductions_counted():
    s = position(hands={0: ["sabretooth-1"]}, rescued={0: ["bluebuck-1"]}, tokens=("r12c2", None))
    assert legal(s, "hatch") == legal(s, "use") == []
    s = position(hands={0: ["sabretooth-1", "warm_nest"]}, tokens=("r12c2", None))
    assert may(s, hatch("sabretooth-1"))
    act(s, hatch("sabretooth-1"))
    assert nests(s) == set()
    assert legal(s) == [play("warm_nest")]


@pytest.mark.rule("comet:CS41", "comet:CS51")
def test_a_further_hatching_has_its_own_slot_and_savior_and_its_lower_distance():
    s = position(hands={0: ["dodo-1", "gecko-1", "double_clutch"]}, rescued={0: ["archaeopteryx-1"]})
    acts(s, hatch("dodo-1"))
    assert not may(s, {"do": "bonus"})
    acts(s, nest("r08c0"), use("extra_hatch-1-reduce-2"), hatch("gecko-1"), {"do": "bonus"}, by(2))
    assert nests(s) == {"r03c2", "r02c5"}
    acts(s, nest("r03c2"))
    assert [slot and slot["card"] for slot in player(s)["slots"]] == ["dodo-1", "gecko-1", None]
    assert refused(s, play("double_clutch")) == "CS43", "no animal is left in hand"
    acts(s, DONE)
    s = position(hands={0: ["dodo-1", "gecko-1"]}, rescued={0: ["archaeopteryx-1"]})
    acts(s, use("extra_hatch-1-reduce-2"), hatch("dodo-1"), {"do": "bonus"}, by(1))
    assert nests(s) == {"r07c1", "r07c4"}, "the first of the two may be the one that is lowered"
    acts(s, nest("r07c1"), hatch("gecko-1"))
    assert not may(s, {"do": "bonus"})


@pytest.mark.rule("comet:CS42")
def test_slots_are_alike_so_the_first_free_one_is_used():
    s = position(hands={0: ["dodo-1"]}, out={0: [("vicuna-1", "r01c3")]})
    acts(s, hatch("dodo-1"), nest("r08c0"), DONE)
    assert [slot and slot["card"] for slot in player(s)["slots"]] == ["vicuna-1", "dodo-1", None]


def test_a_permanent_reduction_serves_once_for_each_hatching():
    s = position(hands={0: ["dodo-1"]}, heroes=("terror_bird", *PLAIN))
    act(s, hatch("dodo-1"))
    assert [a["amount"] for a in legal(s, "by")] == [1]
    act(s, by(1))
    assert legal(s, "by") == []
    assert nests(s) == {"r07c1", "r07c4"}


@pytest.mark.rule("comet:C14")
def test_one_action_a_turn():
    s = position(hands={0: ["dodo-1", "gecko-1"]}, out={0: [("vicuna-1", "r01c3")]})
    acts(s, hatch("dodo-1"), nest("r08c0"))
    assert not may(s, REST)
    assert not may(s, play("gecko-1"))
    acts(s, DONE)
    assert view(pass_windows(s))["active"] == 1
