"""Rest, the display and the gold pile."""

from __future__ import annotations

import pytest

from .positions import (
    DONE,
    REST,
    act,
    acts,
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
    step,
    take,
    view,
)

SILVER: dict[str, object] = {"do": "draw-silver"}


@pytest.mark.rule("comet:C36", "comet:C37", "comet:CS18")
def test_ready_discard_take_gold_draw_in_this_order():
    s = position(
        hands={0: ["dodo-1", "gecko-1"]}, rescued={0: ["raptor-1"]}, exhausted={0: ["play_extra_movement_card-1"]}
    )
    act(s, REST)
    assert ready(s, "play_extra_movement_card-1") == 1
    assert view(s)["phase"] == "discarding"
    assert refused(s, take("cave_bear-1")) == "C36"
    act(s, {"do": "discard", "card": "gecko-1"})
    assert view(s)["discard"] == ["gecko-1"]
    act(s, DONE)
    assert {a["do"] for a in legal(s)} == {"take"}
    act(s, take("cave_bear-1"))
    for card in ("vicuna-1", "vicuna-2", "vicuna-3"):
        draw(s, card)
    assert player(s)["hand"] == ["dodo-1", "vicuna-1", "vicuna-2", "vicuna-3", "cave_bear-1"], "gold counts too"
    assert len(view(s)["display"]) == 3
    settle(s)
    assert len(view(s)["display"]) == 4
    assert view(s)["active"] == 1


@pytest.mark.rule("comet:C36")
def test_the_hero_is_readied_too():
    s = position(heroes=("smilodon", "quagga"), exhausted={0: ["gain_wild-1"]})
    act(s, REST)
    assert ready(s, "gain_wild-1") == 1


@pytest.mark.rule("comet:C15")
@pytest.mark.parametrize("kind", ["hatch", "move"])
def test_the_display_is_refilled_at_the_end_of_every_turn(kind: str):
    s = position(hands={0: ["dodo-1"]}, out={0: [("vicuna-1", "r04c3")]}, display=("cave_bear-1",))
    if kind == "hatch":
        acts(s, hatch("dodo-1"), nest("r08c0"), DONE)
    else:
        acts(s, play("dodo-1"), step("r04c4", "lava"), DONE)
    assert len(view(s)["display"]) == 4


@pytest.mark.rule("comet:C39", "comet:CS21", "comet:CQ11")
def test_an_empty_gold_pile_is_made_anew_from_the_gold_discard_when_a_card_is_needed():
    gold = [name for name in position().tables.kind_ids[92:] for _ in range(5)]
    counts = {name: int(position().tables.copies[position().tables.kind_ids.index(name)]) for name in set(gold)}
    everything = [name for name, count in counts.items() for _ in range(count)]
    display = ["cave_bear-1", "cave_bear-2", "triceratops-1", "triceratops-2"]
    rest = [name for name in everything if name not in display]
    s = position(discard=rest, display=display)
    assert view(s)["piles"]["gold"] == 0
    acts(s, REST, take("cave_bear-1"))
    assert view(s)["piles"]["gold"] == len(rest) - 1
    assert view(s)["piles"]["gold_discard"] == 0
    assert "tunnel" in rest, "a utility card may come again"


@pytest.mark.rule("comet:CS14", "comet:CS12")
def test_with_no_gold_card_anywhere_the_display_stays_short_and_the_gold_step_is_skipped():
    t = position().tables
    everything = [t.kind_ids[k] for k in range(92, int(t.kinds)) for _ in range(int(t.copies[k]))]
    s = position(display=(), hands={1: everything})
    act(s, REST)
    settle(s)
    assert view(s)["display"] == []
    assert player(s)["hand_size"] == 5
    assert view(s)["active"] == 1


@pytest.mark.rule("comet:CS12", "comet:CQ2", "comet:C38")
def test_resting_with_a_full_hand_is_legal_and_cards_above_the_limit_are_kept():
    s = position(hands={0: ["dodo-1", "dodo-2", "dodo-3", "dodo-4", "dodo-5", "gecko-1"]})
    acts(s, REST, DONE, take("cave_bear-1"))
    assert player(s)["hand_size"] == 7
    assert view(s)["active"] == 1


@pytest.mark.rule("comet:C40")
def test_nothing_is_readied_or_drawn_without_a_rest():
    s = position(
        hands={0: ["dodo-1"], 1: ["gecko-1"]}, rescued={0: ["raptor-1"]}, exhausted={0: ["play_extra_movement_card-1"]}
    )
    acts(s, hatch("dodo-1"), nest("r08c0"), DONE, hatch("gecko-1"), nest("r05c2"), DONE)
    assert view(s)["active"] == 0
    assert player(s)["hand"] == []
    assert ready(s, "play_extra_movement_card-1") == 0


@pytest.mark.rule("comet:C61", "comet:CS20", "comet:CS55")
def test_crescent_wallaby_takes_gold_in_place_of_silver_before_any_card():
    s = position(hands={0: ["dodo-1"]}, rescued={0: ["crescent_wallaby-1"]})
    acts(s, REST, DONE)
    act(s, take("cave_bear-1"))
    assert {a["do"] for a in legal(s)} == {"take", "draw-silver"}
    act(s, SILVER)
    draw(s, "vicuna-1")
    assert "vicuna-1" in player(s)["hand"]
    act(s, take("triceratops-1"))
    draw(s, "vicuna-2")
    settle(s)
    assert player(s)["hand"] == ["dodo-1", "vicuna-1", "vicuna-2", "cave_bear-1", "triceratops-1"]
    assert view(s)["active"] == 1, "once a Rest"
    full = position(hands={0: ["dodo-1", "dodo-2", "dodo-3", "dodo-4"]}, rescued={0: ["crescent_wallaby-1"]})
    acts(full, REST, DONE, take("cave_bear-1"))
    assert view(full)["active"] == 1, "nothing to draw, nothing to replace"


@pytest.mark.rule("comet:CS19")
def test_taking_gold_is_a_duty():
    s = position()
    act(s, REST)
    assert not may(s, DONE)
    assert refused(s, DONE) == "CS19"


def test_elasmotherium_takes_one_more_after_drawing():
    s = position(hands={0: ["dodo-1"]}, heroes=("elasmotherium", "quagga"))
    acts(s, REST, DONE, take("cave_bear-1"))
    assert view(s)["phase"] == "taking"
    assert player(s)["hand_size"] == 5
    acts(s, take("triceratops-1"))
    assert player(s)["hand_size"] == 6
