"""What each seat may know."""

from __future__ import annotations

import pytest

from orrery.games.comet.secrets import hide_cards
from orrery.kernel.rng import Rng
from orrery.testing import problems

from .lively import lively
from .positions import (
    DONE,
    REST,
    act,
    acts,
    draw,
    legal,
    play,
    player,
    position,
    step,
    take,
    use,
    view,
)


@pytest.mark.rule("comet:CS17")
def test_open_to_all_but_hands_and_the_order_of_piles():
    s = position(
        hands={0: ["dodo-1"], 1: ["gecko-1", "tunnel"]}, out={1: [("vicuna-1", "r04c3")]}, rescued={1: ["moa-1"]}
    )
    for viewer in (0, None):
        other = player(s, 1, viewer) if viewer is not None else view(s, None)["seats"][1]
        assert other["hand"] == ["?", "tunnel"], "gold was seen by all"
        assert (other["hand_size"], other["rescued"], other["hero"]) == (2, ["moa-1"], "quagga")
        assert other["slots"][0]["card"] == "vicuna-1"
    assert player(s, 0)["hand"] == ["dodo-1"]
    assert view(s, 0)["piles"] == view(s, 1)["piles"] == view(s, None)["piles"]


@pytest.mark.rule("comet:CS17")
def test_cards_taken_from_the_display_or_a_discard_stay_known():
    s = position(hands={0: ["giant_sloth-4"]}, out={0: [("vicuna-1", "r04c3")]}, rescued={1: ["tasmanian_wolf-1"]})
    acts(s, play("giant_sloth-4"), step("r04c4", "lava"), DONE, take("giant_sloth-4"))
    assert player(s, 1, 0)["hand"] == ["giant_sloth-4"]
    for seed in range(5):
        imagined = s.conceal(0).determinize(Rng(seed))
        assert "giant_sloth-4" in player(imagined, 1)["hand"]
    acts(s, REST, DONE, take("cave_bear-1"))
    assert player(s, 1, 0)["hand"].count("cave_bear-1") == 1
    assert player(s, 1, 0)["hand"].count("?") == 4


@pytest.mark.rule("comet:CS56")
def test_a_card_that_leaves_counts_as_the_known_one_alike():
    s = position(hands={0: ["great_auk"]}, seen={0: ["great_auk"]}, out={0: [("vicuna-1", "r04c3")]})
    assert player(s, 0, 1)["hand"] == ["great_auk", "?"]
    acts(s, play("great_auk"), step("r04c4", "wild"), DONE)
    assert player(s, 0, 1)["hand"] == ["?"]
    assert player(s, 0)["hand"] == ["great_auk"]


def test_a_drawn_card_is_told_to_its_owner_only():
    s = position(hands={0: ["dodo-1"]}, rescued={0: ["bluebuck-1"]})
    act(s, use("draw_silver-1"))
    events = s.watch()
    draw(s, "gecko-1")
    told = [(e.kind, e.audience) for e in events]
    assert ("comet-drew", -1) in told
    assert ("comet-drew-card", 1) in told
    assert not any("gecko-1" in str(e.args) for e in events if e.audience == -1)


def test_imagination_keeps_what_a_seat_has_begun_possible():
    s = position(hands={0: ["dodo-1", "gecko-1"]}, rescued={0: ["bluebuck-1"]})
    act(s, use("draw_silver-1"))
    draw(s, "vicuna-1")
    for seed in range(10):
        imagined = s.conceal(1).determinize(Rng(seed))
        assert imagined.legal(0), "the Hatch that was begun can be finished"
    s = position(hands={0: ["sabretooth-1", "great_auk"]}, out={0: [("vicuna-1", "r02c1")]})
    acts(s, play("sabretooth-1"))
    for seed in range(10):
        imagined = s.conceal(1).determinize(Rng(seed))
        assert imagined.legal(0) == s.legal(0) or legal(imagined)


def test_cards_shuffled_anew_are_not_imagined_where_they_cannot_be():
    again = position(
        hands={0: ["dodo-1"], 1: ["gecko-1", "gecko-2"]},
        rescued={0: ["bluebuck-1", "bluebuck-2"]},
        comet_phase=True,
        draw_left=0,
    )
    discarded = set(view(again)["discard"])
    act(again, use("draw_silver-1"))
    draw(again, sorted(discarded)[0])
    shown = player(again.conceal(0).determinize(Rng(1)), 1)["hand"]
    assert shown == ["gecko-1", "gecko-2"], "by counting, seat 0 knows what seat 1 holds"
    spectator = again.conceal(None)
    for seed in range(10):
        imagined = spectator.determinize(Rng(seed))
        assert problems(imagined) == []
        old = set(player(imagined, 1)["hand"])
        assert not old & discarded, "what lay in the discard cannot have been drawn before it was shuffled"


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_leaks_in_lively_games(seats: int):
    for number, (s, seat, _, legal_now) in enumerate(lively(seats, "leak")):
        if number % 9:
            continue
        for viewer in (None, *range(seats)):
            concealed = s.conceal(viewer)
            assert problems(concealed) == []
            imagined = concealed.determinize(Rng(number))
            assert problems(imagined) == []
            assert imagined.conceal(viewer) == concealed
            assert view(imagined, viewer) == view(s, viewer)
            if viewer == seat:
                assert concealed.legal(seat) == imagined.legal(seat) == legal_now
            elif seat >= 0:
                assert imagined.legal(seat)


def test_hiding_twice_changes_nothing():
    s = position(hands={0: ["dodo-1"], 1: ["gecko-1"]})
    once = s.conceal(0)
    twice = once.copy()
    hide_cards(twice, 0)
    assert twice == once
