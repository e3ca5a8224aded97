"""What becomes possible in the course of a turn, and what would be used for nothing."""

from __future__ import annotations

import pytest

from .positions import (
    DONE,
    PLAIN,
    REST,
    STOP,
    act,
    acts,
    card_list,
    draw,
    hatch,
    legal,
    may,
    nest,
    play,
    player,
    position,
    refused,
    species,
    step,
    take,
    use,
    view,
)

HIGH_NESTS = ["r12c2", "r11c0", "r11c4", "r10c3", "r10c6", "r09c1", "r09c4"]
"""Side A: every nest from 9 up."""


def occupied(fields: list[str]) -> dict:
    """Vicunas and lizards of the other seats on some fields."""
    animals = [*(f"vicuna-{number}" for number in range(1, 9)), "gecko-1"]
    placed = list(zip(animals, fields, strict=False))
    return {seat: placed[3 * (seat - 1) : 3 * seat] for seat in (1, 2, 3) if placed[3 * (seat - 1) : 3 * seat]}


# A further hatching needs a nest (CS43).


@pytest.mark.rule("comet:CS43", "comet:CS41")
def test_a_further_hatching_is_not_granted_without_a_second_nest():
    """One nest of 12 is all that two tigers could share."""
    hand = {0: ["sabretooth-1", "sabretooth-2", "double_clutch"]}
    s = position(4, hands=hand, rescued={0: ["passenger_pigeon-1"]})
    assert not may(s, play("double_clutch"))
    assert not may(s, use("extra_hatch-1"))
    act(s, hatch("sabretooth-1"))
    act(s, nest("r12c2"))
    assert not may(s, play("double_clutch"))
    assert legal(s) == [DONE]


@pytest.mark.rule("comet:CS43", "comet:CS41")
def test_a_further_hatching_counts_nests_reductions_slots_and_occupied_nests():
    two = {0: ["sabretooth-1", "sabretooth-2", "double_clutch"]}
    assert may(position(hands={0: ["sabretooth-1", "giant_sloth-1", "double_clutch"]}), play("double_clutch"))
    assert may(position(hands=two, rescued={0: ["primal_beaver-1"]}), play("double_clutch")), "one is lowered"
    assert may(position(hands=two, rescued={0: ["moa-1"]}), play("double_clutch")), "on the occupied nest"
    assert may(position(hands=two, heroes=("terror_bird", *PLAIN)), play("double_clutch"))
    assert may(position(hands=two, rescued={0: ["archaeopteryx-1"]}), use("extra_hatch-1-reduce-2")), "its own bonus"
    assert not may(position(hands=two, rescued={0: ["archaeopteryx-1"]}), play("double_clutch"))
    out = {0: [("vicuna-1", "r01c3"), ("vicuna-2", "r01c1")]}
    assert not may(position(hands={0: ["dodo-1", "dodo-2", "double_clutch"]}, out=out), play("double_clutch")), "slots"


@pytest.mark.rule("comet:CS43")
def test_a_third_hatching_needs_a_third_nest():
    free = ["r12c2", "r11c0"]
    hand = ["giant_sloth-1", "giant_sloth-2", "giant_sloth-3", "double_clutch", "double_clutch"]
    blocked = occupied([name for name in HIGH_NESTS if name not in free][:5])
    s = position(4, hands={0: hand}, out=blocked)
    assert may(s, play("double_clutch"))
    act(s, play("double_clutch"))
    assert not may(s, play("double_clutch")), "two nests are left for three animals"


# A further card for movement needs a card (CS43).


@pytest.mark.rule("comet:CS43", "comet:C67", "comet:C83")
def test_a_second_raptor_needs_a_second_card():
    out = {0: [("vicuna-1", "r04c3")]}
    raptors = {0: ["raptor-1", "raptor-2"]}
    s = position(hands={0: ["giant_sloth-4", "dodo-1"]}, out=out, rescued=raptors)
    acts(s, play("giant_sloth-4"), use("play_extra_movement_card-1"))
    assert not may(s, use("play_extra_movement_card-1")), "the one card left may be played already"
    s = position(hands={0: ["giant_sloth-4", "dodo-1", "dodo-2"]}, out=out, rescued=raptors)
    acts(s, play("giant_sloth-4"), use("play_extra_movement_card-1"))
    assert may(s, use("play_extra_movement_card-1"))
    s = position(hands={0: ["great_auk", "dodo-1"]}, out=out, rescued=raptors)
    act(s, play("great_auk"))
    assert not may(s, use("play_extra_movement_card-1")), "after a wild the plain card may be played anyhow"


# Gold cards of the open display (CS53).


@pytest.mark.rule("comet:CS53", "comet:CS38", "comet:CS15", "comet:C62", "comet:CQ23")
@pytest.mark.parametrize("comet_phase", [False, True])
def test_who_can_take_an_animal_from_the_display_can_hatch(comet_phase: bool):
    s = position(
        hands={0: ["warm_nest"], 1: ["dodo-1"]},
        rescued={0: ["primal_squirrel-1"]},
        display=("cave_bear-1", "tunnel", "jumping_hill", "double_clutch"),
        active=1,
        comet_phase=comet_phase,
    )
    acts(s, hatch("dodo-1"), nest("r08c0"), DONE)
    assert not player(s, 0)["out"], "not dropped unasked"
    assert s.pending() == (0,)
    assert may(s, use("take_gold-1"))
    act(s, use("take_gold-1"))
    assert legal(s) == [take("cave_bear-1")], "only an animal lets the Hatch be finished"
    assert refused(s, take("tunnel")) == "CS53"
    acts(s, take("cave_bear-1"), hatch("cave_bear-1"), nest("r06c0"))
    assert may(s, DONE)


@pytest.mark.rule("comet:CS53", "comet:CS38")
def test_an_animal_of_the_display_counts_only_if_it_finds_a_nest():
    display = ("woolly_mammoth-1", "tunnel", "jumping_hill", "warm_nest")
    s = position(rescued={0: ["primal_squirrel-1"]}, display=display, tokens=("r12c2", None))
    assert legal(s) == [REST], "nest 12 is taken, and one card is all that can be had"
    s = position(rescued={0: ["primal_squirrel-1"]}, display=display)
    assert may(s, use("take_gold-1"))
    s = position(
        hands={0: ["sabretooth-1"]}, rescued={0: ["primal_squirrel-1"]}, display=display, tokens=("r12c2", None)
    )
    act(s, use("take_gold-1"))
    assert legal(s) == [take("warm_nest")], "a utility card that makes the animal in hand hatchable"


@pytest.mark.rule("comet:CS53")
def test_two_takes_may_bring_an_animal_and_what_lowers_it():
    display = ("woolly_mammoth-1", "tunnel", "jumping_hill", "warm_nest")
    two = {0: ["primal_squirrel-1", "primal_squirrel-2"]}
    s = position(rescued=two, display=display, tokens=("r12c2", None))
    act(s, use("take_gold-1"))
    assert {str(action["card"]) for action in legal(s)} == {"woolly_mammoth-1", "warm_nest"}
    acts(s, take("warm_nest"))
    assert legal(s) == [use("take_gold-1")]
    act(s, use("take_gold-1"))
    assert legal(s) == [take("woolly_mammoth-1")]


@pytest.mark.rule("comet:CS53", "comet:CS15")
def test_a_silver_card_that_might_be_drawn_does_not_count():
    s = position(hands={1: ["dodo-1"]}, rescued={0: ["bluebuck-1"]}, active=1, comet_phase=True)
    acts(s, hatch("dodo-1"), nest("r08c0"), DONE)
    assert player(s, 0)["out"]


def on_move(data: dict) -> None:
    species(data, "primal_squirrel")["ability"].update(timing="move")


@pytest.mark.rule("comet:CS53", "comet:CS30", "comet:CS2")
@pytest.mark.parametrize("comet_phase", [False, True])
def test_who_can_take_an_animal_from_the_display_can_move(comet_phase: bool):
    with card_list(on_move):
        s = position(
            hands={0: ["tunnel"], 1: ["dodo-1"]},
            out={0: [("vicuna-1", "r04c3")]},
            rescued={0: ["primal_squirrel-1"]},
            display=("triceratops-1", "jumping_hill", "warm_nest", "double_clutch"),
            active=1,
            comet_phase=comet_phase,
        )
        acts(s, hatch("dodo-1"), nest("r08c0"), DONE)
        assert not player(s, 0)["out"]
        assert legal(s) == [use("take_gold-1-on-move"), STOP if comet_phase else REST]
        act(s, use("take_gold-1-on-move"))
        assert legal(s) == [take("triceratops-1")]
        act(s, take("triceratops-1"))
        assert legal(s) == [play("triceratops-1")], "the Tunnel only once an animal card is played"
        assert refused(s, play("tunnel")) == "CS2"
        acts(s, play("triceratops-1"), play("tunnel"), step("r01c3"))
        assert may(s, DONE)


@pytest.mark.rule("comet:CS53", "comet:CS31")
def test_a_utility_card_of_the_display_counts_as_a_way_to_move():
    """A card whose symbols lead nowhere begins a Move if the Tunnel can be taken after it."""
    with card_list(on_move):
        display = ("tunnel", "cave_bear-1", "warm_nest", "double_clutch")
        out = {0: [("vicuna-1", "r04c3")]}
        assert not may(position(hands={0: ["gecko-3"]}, out=out, display=display), play("gecko-3"))
        s = position(hands={0: ["gecko-3"]}, out=out, rescued={0: ["primal_squirrel-1"]}, display=display)
        act(s, play("gecko-3"))
        assert legal(s) == [use("take_gold-1-on-move")]
        act(s, use("take_gold-1-on-move"))
        assert legal(s) == [take("tunnel")]
        acts(s, take("tunnel"), play("tunnel"))
        assert view(s)["phase"] == "glide"


@pytest.mark.rule("comet:CS30")
def test_a_card_may_be_drawn_before_the_first_is_played():
    def draws(data: dict) -> None:
        species(data, "bluebuck")["ability"].update(timing="move")

    with card_list(draws):
        out = {0: [("vicuna-1", "r04c3")]}
        s = position(hands={0: ["gecko-3"]}, out=out, rescued={0: ["bluebuck-1"]})
        assert not may(s, use("draw_silver-1-on-move")), "the Gecko leads nowhere, and what comes is not known"
        s = position(hands={0: ["giant_sloth-4"]}, out=out, rescued={0: ["bluebuck-1", "golden_mole_rat-1"]})
        act(s, use("draw_silver-1-on-move"))
        draw(s, "great_auk")
        assert legal(s) == [play("great_auk"), play("giant_sloth-4")]
        assert refused(s, use("free_steps-1")) == "CS30"
        assert refused(s, DONE) == "CS3"


@pytest.mark.rule("comet:CS53", "comet:CS38", "comet:C65")
def test_a_token_that_can_be_moved_off_a_nest_counts():
    def on_hatch(data: dict) -> None:
        species(data, "mammoth_rider")["ability"].update(timing="hatch")

    with card_list(on_hatch):
        rescued = {0: ["mammoth_rider-1"]}
        s = position(hands={0: ["sabretooth-1"]}, rescued=rescued, tokens=("r12c2", None))
        assert legal(s) == [use("place_neutral-mammoth-on-hatch"), REST]
        act(s, use("place_neutral-mammoth-on-hatch"))
        assert not any(action["field"] == "r12c2" for action in legal(s))
        acts(s, {"do": "place", "token": "mammoth", "field": "r00c0"}, hatch("sabretooth-1"), nest("r12c2"), DONE)
        s = position(hands={0: ["sabretooth-1"]}, rescued=rescued, tokens=(None, "r12c2"))
        assert legal(s) == [REST], "the tortoise is not the mammoth"
        s = position(hands={0: ["sabretooth-1"]}, rescued=rescued)
        act(s, use("place_neutral-mammoth-on-hatch"))
        assert refused(s, {"do": "place", "token": "mammoth", "field": "r12c2"}) == "C65", "it is needed"


# Why a player is dropped unasked (CS2, CS15).


@pytest.mark.rule("comet:CS2", "comet:CS15")
def test_everybody_is_told_why_a_player_drops_out():
    def reasons(hand: list[str], out: dict) -> list[object]:
        s = position(hands={0: hand, 1: ["dodo-1"]}, out=out, active=1, comet_phase=True)
        events = s.watch()
        acts(s, hatch("dodo-1"), nest("r08c0"), DONE)
        return [event.args["why"] for event in events if event.kind == "comet-dropped-out"]

    assert reasons([], {0: [("vicuna-1", "r04c3")]})[:1] == ["stuck"]
    assert reasons(["tunnel", "jumping_hill"], {0: [("vicuna-1", "r04c3")]})[:1] == ["needs-animal"]
    assert reasons(["warm_nest"], {0: [("vicuna-1", "r04c3")]})[:1] == ["stuck"]
    assert reasons(["tunnel"], {})[:1] == ["stuck"]
    s = position(hands={0: ["dodo-1"], 1: ["dodo-2"]}, comet_phase=True)
    events = s.watch()
    act(s, STOP)
    assert [event.args["why"] for event in events if event.kind == "comet-dropped-out"] == ["chose"]


@pytest.mark.rule("comet:CS2")
def test_how_many_animal_cards_a_seat_holds_is_known_to_all():
    s = position(hands={0: ["tunnel", "dodo-1", "jumping_hill", "cave_bear-2"]})
    assert [player(s, 0, viewer)["animals"] for viewer in (0, 1)] == [2, 2]
