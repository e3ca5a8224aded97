"""Between two turns: wolves and parrots."""

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
    nest,
    play,
    player,
    position,
    ready,
    refused,
    savior_at,
    step,
    take,
    view,
)

WOLF = "take_played_silver"
PARROT = "copy_played_symbols"
OUT = {0: [("vicuna-1", "r04c3")], 1: [("vicuna-2", "r08c1")], 2: [("vicuna-3", "r10c2")]}


def moved(**more):
    """Seat 0 has moved by a silver and a wild card."""
    seats = more.pop("seats", 3)
    out = {seat: animals for seat, animals in OUT.items() if seat < seats}
    s = position(seats, hands={0: ["giant_sloth-4", "great_auk"]}, out={**out, **more.pop("out", {})}, **more)
    return acts(s, play("giant_sloth-4"), play("great_auk"), step("r04c4", "lava"), DONE)


def copy(card: str) -> dict[str, object]:
    return {"do": "copy", "card": card}


@pytest.mark.rule("comet:C43", "comet:C60", "comet:CS27", "comet:CQ12")
def test_a_wolf_takes_a_silver_card_just_played_for_movement():
    s = moved(rescued={1: ["tasmanian_wolf-1"]}, discard=["gecko-1"])
    assert (view(s)["phase"], s.pending()) == ("between", (1,))
    assert {a["card"] for a in legal(s, "take")} == {"giant_sloth-4", "great_auk"}
    assert refused(s, take("gecko-1")) == "CS27"
    acts(s, take("giant_sloth-4"))
    assert player(s, 1)["hand"] == ["giant_sloth-4"]
    assert ready(s, WOLF, 1) == 0
    assert view(s)["active"] == 1


@pytest.mark.rule("comet:C60")
def test_never_a_card_discarded_while_resting():
    s = position(hands={0: ["dodo-1"]}, rescued={1: ["tasmanian_wolf-1"]})
    acts(s, REST, {"do": "discard", "card": "dodo-1"}, take("cave_bear-1"))
    assert (view(s)["phase"], view(s)["active"]) == ("turn", 1)


@pytest.mark.rule("comet:C60", "comet:C82", "comet:C43")
def test_two_wolves_go_clockwise_and_a_card_that_is_gone_exhausts_nobody():
    s = moved(rescued={1: ["tasmanian_wolf-1"], 2: ["tasmanian_wolf-2"]})
    assert s.pending() == (1,)
    acts(s, take("great_auk"))
    assert s.pending() == (2,)
    assert refused(s, take("great_auk")) == "CS27"
    acts(s, take("giant_sloth-4"))
    assert view(s)["phase"] == "turn"
    s = moved(rescued={1: ["tasmanian_wolf-1", "tasmanian_wolf-3"], 2: ["tasmanian_wolf-2"]})
    acts(s, take("great_auk"), take("giant_sloth-4"))
    assert view(s)["phase"] == "turn", "nothing is left for the third wolf, which stays ready"
    assert ready(s, WOLF, 2) == 1


@pytest.mark.rule("comet:CS8")
def test_a_wolf_may_take_its_owners_own_card_unless_the_option_forbids():
    s = moved(rescued={0: ["tasmanian_wolf-1"]})
    assert s.pending() == (0,)
    assert may(s, take("great_auk"))
    s = moved(rescued={0: ["tasmanian_wolf-1"]}, wolf="others")
    assert view(s)["phase"] == "turn"
    s = moved(rescued={1: ["tasmanian_wolf-1"]}, wolf="others")
    assert s.pending() == (1,)


@pytest.mark.rule("comet:C66", "comet:CQ16", "comet:CS28", "comet:CS50")
def test_a_parrot_moves_by_the_symbols_of_a_card_just_played():
    s = moved(rescued={1: ["mauritius_parrot-1", "golden_mole_rat-1"]})
    assert s.pending() == (1,)
    assert legal(s, "copy") == [copy("great_auk"), copy("giant_sloth-4")]
    acts(s, copy("giant_sloth-4"))
    assert ready(s, PARROT, 1) == 0
    assert view(s)["pool"] == {"desert": 1, "lava": 1}
    assert {a["do"] for a in legal(s)} == {"step"}, "no card, no ability of a Move turn, and at least one step"
    assert refused(s, DONE) == "CS28"
    acts(s, step("r08c2", "desert"))
    assert may(s, DONE)
    acts(s, DONE)
    assert savior_at(s, 1) == "r08c2"
    assert view(s)["pool"] == {}


@pytest.mark.rule("comet:CQ12", "comet:CS28")
def test_a_parrot_uses_gold_cards_too_but_no_wilds_granted_by_a_utility_card():
    s = position(
        hands={0: ["pteranodon-3", "jumping_hill"]},
        out={0: [("vicuna-1", "r04c3")], 1: [("vicuna-2", "r08c1")]},
        rescued={1: ["mauritius_parrot-1", "tasmanian_wolf-1"]},
    )
    acts(s, play("pteranodon-3"), play("jumping_hill"), step("r05c3", "desert"), DONE)
    assert legal(s, "copy") == [copy("pteranodon-3")]
    assert legal(s, "take") == []


@pytest.mark.rule("comet:CS28")
def test_permanent_abilities_hold_for_a_parrot_and_a_step_must_be_possible():
    s = moved(rescued={1: ["mauritius_parrot-1", "desert_guardian"]})
    acts(s, copy("giant_sloth-4"))
    assert "r09c2" in ends(s, "desert"), "over the desert at r08c2"
    s = moved(rescued={1: ["mauritius_parrot-1"]}, out={1: [("vicuna-2", "r07c5")], 2: []})
    assert legal(s, "copy") == [copy("great_auk"), copy("giant_sloth-4")]
    s = position(
        hands={0: ["giant_sloth-2"]},
        out={0: [("vicuna-1", "r04c5")], 1: [("vicuna-2", "r12c0")]},
        rescued={1: ["mauritius_parrot-1"]},
    )
    acts(s, play("giant_sloth-2"), step("r05c5", "jungle"), DONE)
    assert view(s)["phase"] == "turn", "no jungle and no water near r12c0"


@pytest.mark.rule("comet:CS9")
def test_a_parrot_uses_only_anothers_card_also_one_a_wolf_has_taken():
    s = moved(rescued={0: ["mauritius_parrot-1"]})
    assert view(s)["phase"] == "turn"
    s = moved(rescued={1: ["tasmanian_wolf-1"], 2: ["mauritius_parrot-1"]})
    acts(s, take("giant_sloth-4"))
    assert s.pending() == (2,)
    assert copy("giant_sloth-4") in legal(s)


@pytest.mark.rule("comet:CS10", "comet:CS25")
def test_the_owner_chooses_the_order_and_the_display_is_full_by_then():
    s = moved(rescued={1: ["tasmanian_wolf-1", "mauritius_parrot-1"]}, display=("cave_bear-1",))
    assert len(view(s)["display"]) == 4
    assert {a["do"] for a in legal(s)} == {"take", "copy", "done"}
    acts(s, copy("great_auk"), step("r08c2", "wild"), DONE)
    assert {a["do"] for a in legal(s)} == {"take", "done"}
    acts(s, DONE)
    assert view(s)["phase"] == "turn"


@pytest.mark.rule("comet:CS25", "comet:CS63", "comet:CS44")
def test_the_window_is_for_players_still_in_and_none_opens_for_the_last():
    s = moved(rescued={1: ["tasmanian_wolf-1"], 2: ["tasmanian_wolf-2"]}, comet_phase=True, dropped=[1])
    assert s.pending() == (2,)
    s = moved(
        rescued={0: ["tasmanian_wolf-3"], 1: ["tasmanian_wolf-1"], 2: ["tasmanian_wolf-2"]},
        comet_phase=True,
        dropped=[1, 2],
    )
    assert view(s)["phase"] != "between", "with one player left there is no window"


@pytest.mark.rule("comet:CS26")
def test_after_the_window_the_in_own_turn_clockwise():
    s = moved(rescued={2: ["mauritius_parrot-1"]})
    acts(s, copy("great_auk"), step("r10c1", "wild"), DONE)
    assert (view(s)["active"], s.pending()) == (1, (1,))


@pytest.mark.rule("comet:CS29")
def test_a_wolf_rescued_by_a_parrot_may_be_used_in_the_same_window():
    s = moved(rescued={1: ["mauritius_parrot-1"]}, out={1: [("tasmanian_wolf-1", "r01c3")]})
    acts(s, copy("great_auk"), step("r00c3", "wild"), DONE)
    assert s.pending() == (1,)
    assert {a["do"] for a in legal(s)} == {"take", "done"}


def test_only_who_can_use_something_is_asked():
    s = position(hands={0: ["dodo-1"]}, rescued={1: ["tasmanian_wolf-1", "mauritius_parrot-1"]})
    acts(s, hatch("dodo-1"), nest("r08c0"), DONE)
    assert (view(s)["phase"], view(s)["active"]) == ("turn", 1)
