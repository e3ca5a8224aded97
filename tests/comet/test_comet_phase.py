"""The comet phase and the end."""

from __future__ import annotations

import pytest

from .positions import (
    DONE,
    NATURE,
    REST,
    STOP,
    act,
    acts,
    card_list,
    comet,
    draw,
    hatch,
    legal,
    may,
    nest,
    play,
    player,
    position,
    ready,
    refused,
    settle,
    species,
    step,
    take,
    use,
    view,
)

DRAW_UP: dict[str, object] = {"do": "draw-up"}
READY: dict[str, object] = {"do": "ready-all"}


@pytest.mark.rule("comet:C46", "comet:C47", "comet:CQ4", "comet:C74")
def test_the_comet_pile_takes_over_and_the_interrupted_draw_is_completed():
    s = position(hands={0: ["dodo-1"]}, draw_left=1)
    pile = view(s)["piles"]["comet"]
    acts(s, REST, DONE)
    act(s, take("cave_bear-1"))
    draw(s, "vicuna-1")
    assert view(s)["comet"]
    assert (view(s)["piles"]["draw"], view(s)["piles"]["comet"]) == (pile, 0)
    draw(s, "vicuna-2")
    draw(s, "vicuna-3")
    assert view(s)["phase"] == "comet-choice"
    assert player(s)["hand_size"] == 5


@pytest.mark.rule("comet:C48", "comet:CQ3", "comet:CS24")
def test_every_player_draws_up_or_readies_the_active_one_first():
    s = position(
        3,
        active=1,
        hands={1: ["dodo-1"], 2: ["gecko-1"]},
        rescued={0: ["raptor-1"]},
        exhausted={0: ["play_extra_movement_card-1"]},
        heroes=("elasmotherium", "smilodon", "irish_elk"),
        draw_left=3,
    )
    acts(s, REST, DONE, take("cave_bear-1"))
    assert s.pending() == (1,)
    assert legal(s) == [DRAW_UP, READY]
    acts(s, DRAW_UP)
    assert s.pending() == (2,), "even without effect; then clockwise"
    act(s, DRAW_UP)
    settle(s)
    assert player(s, 2)["hand_size"] == 5
    assert s.pending() == (0,)
    acts(s, READY)
    assert ready(s, "play_extra_movement_card-1") == 1
    assert view(s)["active"] == 2


@pytest.mark.rule("comet:CS24")
def test_readying_includes_the_hero():
    s = position(
        heroes=("smilodon", "quagga"), exhausted={0: ["gain_wild-1"]}, hands={1: ["dodo-1"]}, active=1, draw_left=1
    )
    acts(s, REST, DONE, take("cave_bear-1"), READY, READY)
    assert ready(s, "gain_wild-1") == 1


@pytest.mark.rule("comet:CQ4", "comet:CS23")
def test_an_abilitys_draw_brings_the_comet_too_and_the_hatch_is_finished():
    s = position(hands={0: ["dodo-1"], 1: ["dodo-2"]}, rescued={0: ["bluebuck-1", "primal_squirrel-1"]}, draw_left=1)
    act(s, use("draw_silver-1"))
    draw(s, "vicuna-1")
    assert view(s)["phase"] == "comet-choice", "the moment the last card is drawn"
    acts(s, READY, READY)
    assert (view(s)["phase"], s.pending()) == ("hatch", (0,))
    acts(s, hatch("dodo-1"), nest("r08c0"), use("take_gold-1"), take("cave_bear-1"), DONE)
    assert view(s)["active"] == 1


@pytest.mark.rule("comet:CQ4")
def test_a_rest_is_finished_after_the_choices():
    s = position(hands={0: ["dodo-1"]}, draw_left=3, heroes=("elasmotherium", "quagga"))
    acts(s, REST, DONE, take("cave_bear-1"))
    acts(s, READY, READY)
    assert (view(s)["phase"], s.pending()) == ("taking", (0,))


@pytest.mark.rule("comet:C49", "comet:C51")
def test_no_rest_in_the_comet_phase_but_dropping_out():
    s = position(hands={0: ["dodo-1"], 1: ["dodo-2"]}, comet_phase=True)
    assert refused(s, REST) == "C49"
    assert may(s, STOP)
    before = position(hands={0: ["dodo-1"]})
    assert refused(before, STOP) == "C51"


@pytest.mark.rule("comet:C50", "comet:CS21")
def test_the_silver_discard_is_shuffled_when_the_comet_pile_has_run_out_and_a_card_is_needed():
    s = position(hands={0: ["dodo-1"], 1: ["dodo-2"]}, rescued={0: ["bluebuck-1"]}, comet_phase=True, draw_left=0)
    discarded = view(s)["piles"]["silver_discard"]
    assert discarded > 50
    act(s, use("draw_silver-1"))
    assert (view(s)["piles"]["draw"], view(s)["piles"]["silver_discard"]) == (discarded, 0)
    assert s.pending() == (NATURE,)


@pytest.mark.rule("comet:CS22")
def test_with_no_silver_card_in_pile_and_discard_nothing_is_drawn():
    t = comet().content.tables
    silver = [t.kind_ids[k] for k in range(92) for _ in range(int(t.copies[k]))]
    silver.remove("bluebuck-1")
    s = position(hands={0: silver}, rescued={0: ["bluebuck-1"]}, comet_phase=True)
    assert view(s)["piles"]["draw"] == view(s)["piles"]["silver_discard"] == 0
    assert not may(s, use("draw_silver-1"))


@pytest.mark.rule("comet:C51", "comet:C52", "comet:CS63", "comet:CS44")
def test_who_drops_out_is_skipped_and_the_game_ends_with_the_last():
    out = {0: [("vicuna-1", "r01c3")], 1: [("vicuna-2", "r04c3")]}
    s = position(hands={0: ["dodo-1"], 1: ["dodo-2", "giant_sloth-4", "giant_sloth-3"]}, out=out, comet_phase=True)
    acts(s, STOP)
    assert s.pending() == (1,)
    assert player(s, 0)["out"]
    assert player(s, 0)["hand_size"] == 1, "its hand is not discarded"
    assert view(s)["seats"][0]["slots"][0]["field"] == "r01c3", "its savior stays as a token"
    acts(s, play("giant_sloth-4"), step("r04c4", "lava"), DONE)
    assert s.pending() == (1,), "the other goes on alone"
    acts(s, STOP)
    assert s.over
    assert view(s)["winners"] == [0, 1]


@pytest.mark.rule("comet:CS15")
def test_who_can_do_nothing_drops_out_unasked():
    s = position(3, hands={0: ["dodo-1"], 2: ["dodo-2"]}, comet_phase=True)
    acts(s, hatch("dodo-1"), nest("r08c0"), DONE)
    assert player(s, 1)["out"]
    assert s.pending() == (2,)


@pytest.mark.rule("comet:CS15", "comet:CS17")
def test_a_turn_that_shows_whether_a_hidden_hand_can_act_is_not_taken_back():
    """Seat 1 can only move, and only by water or desert."""
    out = {1: [("vicuna-1", "r00c6"), ("vicuna-2", "r02c6"), ("vicuna-3", "r04c0")]}

    def after_a_turn(hidden: list[str], seen: list[str]) -> tuple[bool, bool]:
        s = position(hands={0: ["dodo-1", "dodo-2"], 1: hidden}, seen={1: seen}, out=out, comet_phase=True)
        acts(s, hatch("dodo-1"), nest("r08c0"))
        assert not s.revealed
        act(s, DONE)
        return s.revealed, player(s, 1)["out"]

    assert after_a_turn(["dodo-6"], []) == (True, True), "it cannot, with another card it could"
    assert after_a_turn(["dodo-3"], []) == (True, False), "it can, with another card it could not"
    assert after_a_turn(["dodo-6"], ["dodo-3"]) == (False, False), "all knew that it can"
    assert after_a_turn([], ["dodo-6"]) == (False, True), "all knew that it cannot"


def test_a_seat_whose_time_is_up_does_as_little_as_it_can():
    def passed(s) -> dict[str, object]:
        return comet().to_dict(comet().default_action(s, s.pending()[0]))

    s = position(hands={0: ["giant_sloth-4"]}, out={0: [("vicuna-1", "r04c3")]}, rescued={0: ["golden_mole_rat-1"]})
    assert passed(s) == REST
    acts(s, play("giant_sloth-4"))
    assert passed(s)["do"] == "step", "a Move must move somebody, but exhausts nothing"
    acts(s, step("r04c4", "lava"))
    assert passed(s) == DONE


@pytest.mark.rule("comet:C51")
def test_a_seat_whose_time_is_up_does_not_drop_out_while_it_can_act():
    def passed(s) -> dict[str, object]:
        return comet().to_dict(comet().default_action(s, s.pending()[0]))

    assert passed(position(hands={0: ["dodo-1"]}, comet_phase=True)) == hatch("dodo-1")
    s = position(hands={0: ["great_auk", "dodo-1"]}, out={0: [("vicuna-1", "r02c3")]}, comet_phase=True)
    assert STOP in legal(s)
    assert passed(s) == play("dodo-1"), "a wild symbol is worth more"
    act(s, passed(s))
    assert passed(s)["do"] == "step"
    away = player(s)["slots"][0]["distance"]
    act(s, passed(s))
    assert player(s)["slots"][0] is None or player(s)["slots"][0]["distance"] < away, "toward the cavern"
    assert passed(s) == DONE
    act(s, DONE)
    assert not player(s)["out"]


def test_a_seat_whose_time_is_up_plays_the_card_with_the_fewest_symbols():
    def change(data: dict) -> None:
        species(data, "great_auk")["cards"] = 5 * [["wild", "meadow", "lava"]]

    with card_list(change):
        hand = ["great_auk", "christmas_island_rat"]
        s = position(hands={0: hand}, out={0: [("vicuna-1", "r04c3")]}, comet_phase=True)
        assert play("great_auk") in legal(s)
        late = comet().to_dict(comet().default_action(s, 0))
        assert late == play("christmas_island_rat"), "though it brings more points"


def test_a_seat_that_is_always_late_still_comes_to_an_end():
    s = position(hands={0: ["dodo-1", "gecko-1"], 1: ["dodo-2"]}, out={0: [("vicuna-1", "r12c4")]}, comet_phase=True)
    for _ in range(500):
        if s.over:
            break
        settle(s)
        if not s.over:
            seat = s.pending()[0]
            s.apply(seat, comet().default_action(s, seat))
    assert s.over
