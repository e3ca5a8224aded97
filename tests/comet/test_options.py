"""Readings of the rulebooks that are options: both ways."""

from __future__ import annotations

import pytest

from orrery.games.comet.position import Position

from .positions import (
    DONE,
    act,
    acts,
    ends,
    hatch,
    legal,
    may,
    nest,
    play,
    player,
    position,
    refused,
    settle,
    step,
    take,
    use,
    view,
)


def copied(card: str) -> dict[str, object]:
    return {"do": "copy", "card": card}


@pytest.mark.rule("comet:CQ1")
def test_a_wild_card_alone_is_a_move_or_only_an_addition():
    out = {0: [("vicuna-1", "r04c3")]}
    s = position(hands={0: ["great_auk"]}, out=out)
    assert may(s, play("great_auk"))
    s = position(hands={0: ["great_auk", "giant_sloth-4"]}, out=out, wild_alone="forbidden")
    assert not may(s, play("great_auk"))
    assert refused(s, play("great_auk")) == "CQ1"
    act(s, play("giant_sloth-4"))
    assert may(s, play("great_auk"))
    s = position(hands={0: ["great_auk"]}, out=out, wild_alone="forbidden")
    assert legal(s, "play") == []
    s = position(hands={0: ["great_auk"], 1: ["dodo-1"]}, out=out, wild_alone="forbidden", comet_phase=True, active=1)
    acts(s, hatch("dodo-1"), nest("r08c0"), DONE)
    assert not player(s, 0)["out"], "it can still be hatched"


@pytest.mark.rule("comet:CQ21", "comet:CS28", "comet:C69")
@pytest.mark.parametrize(("guardians", "leaps"), [("always", True), ("move", False)])
def test_guardians_work_with_a_parrot_or_in_a_move_only(guardians: str, leaps: bool):
    """Between the desert r04c3 and the meadow r02c2 lies lava."""
    s = position(
        hands={0: ["vicuna-4"]},
        out={0: [("vicuna-1", "r08c4")], 1: [("vicuna-2", "r04c3")]},
        rescued={1: ["mauritius_parrot-1", "lava_guardian"]},
        guardians=guardians,
    )
    acts(s, play("vicuna-4"), step("r09c3", "meadow"), DONE, copied("vicuna-4"))
    assert "r05c3" in ends(s, "desert")
    assert ("r02c2" in ends(s, "meadow")) == leaps
    own = position(
        hands={0: ["vicuna-4"]}, out={0: [("vicuna-2", "r04c3")]}, rescued={0: ["lava_guardian"]}, guardians=guardians
    )
    act(own, play("vicuna-4"))
    assert "r02c2" in ends(own, "meadow"), "in the own Move either way"


@pytest.mark.rule("comet:CS62", "comet:CQ12")
@pytest.mark.parametrize(("parrot_wild", "offered"), [("copied", True), ("ignored", False)])
def test_a_parrot_copies_a_wild_or_ignores_it_and_a_wolf_takes_it_anyhow(parrot_wild: str, offered: bool):
    s = position(
        3,
        hands={0: ["great_auk"]},
        out={0: [("vicuna-1", "r04c3")], 1: [("vicuna-2", "r08c1")]},
        rescued={1: ["mauritius_parrot-1"], 2: ["tasmanian_wolf-1"]},
        parrot_wild=parrot_wild,
    )
    acts(s, play("great_auk"), step("r05c3", "wild"), DONE)
    if offered:
        assert s.pending() == (1,)
        assert may(s, copied("great_auk"))
        act(s, DONE)
    assert s.pending() == (2,)
    assert may(s, take("great_auk"))


def window(between: str) -> Position:
    """Three cards have just been played; the next player has two wolves, the one after it one."""
    s = position(
        3,
        hands={0: ["giant_sloth-4", "great_auk", "christmas_island_rat"]},
        out={0: [("vicuna-1", "r04c3")]},
        rescued={1: ["tasmanian_wolf-1", "tasmanian_wolf-2"], 2: ["tasmanian_wolf-3"]},
        between=between,
    )
    acts(s, play("giant_sloth-4"), play("great_auk"), play("christmas_island_rat"), step("r05c3", "desert"), DONE)
    assert s.pending() == (1,)
    return s


@pytest.mark.rule("comet:CQ22", "comet:CS25", "comet:C82")
def test_between_turns_everybody_acts_once_round():
    s = window("round")
    act(s, take("great_auk"))
    assert s.pending() == (1,), "as many as they like"
    act(s, take("giant_sloth-4"))
    assert s.pending() == (2,)
    act(s, DONE)
    assert view(s)["phase"] == "turn"


@pytest.mark.rule("comet:CQ22", "comet:C43")
def test_between_turns_players_may_take_turns_until_all_pass():
    s = window("turns")
    act(s, take("great_auk"))
    assert s.pending() == (2,), "one at a time"
    act(s, take("giant_sloth-4"))
    assert s.pending() == (1,), "and round again"
    assert legal(s) == [take("christmas_island_rat"), DONE]
    act(s, take("christmas_island_rat"))
    assert view(s)["phase"] == "turn"
    s = window("turns")
    act(s, DONE)
    assert s.pending() == (2,)
    act(s, take("great_auk"))
    assert s.pending() == (1,), "who has passed may act after another did"
    act(s, DONE)
    assert view(s)["phase"] == "turn"


@pytest.mark.rule("comet:CS21", "comet:C50")
@pytest.mark.parametrize(("reshuffle", "shuffled"), [("needed", False), ("empty", True)])
def test_an_empty_silver_pile_is_made_anew_when_needed_or_at_once(reshuffle: str, shuffled: bool):
    s = position(
        hands={0: ["dodo-1"], 1: ["dodo-2"]},
        rescued={0: ["bluebuck-1"]},
        comet_phase=True,
        draw_left=1,
        reshuffle=reshuffle,
    )
    discarded = view(s)["piles"]["silver_discard"]
    acts(s, use("draw_silver-1"))
    piles = view(s)["piles"]
    assert (piles["draw"], piles["silver_discard"]) == ((discarded, 0) if shuffled else (0, discarded))


@pytest.mark.rule("comet:CS21", "comet:C39")
@pytest.mark.parametrize(("reshuffle", "shuffled"), [("needed", False), ("empty", True)])
def test_an_empty_gold_pile_too(reshuffle: str, shuffled: bool):
    t = position().tables
    gold = [t.kind_ids[k] for k in range(int(t.silver_kinds), int(t.kinds)) for _ in range(int(t.copies[k]))]
    display, last, discard = gold[:3], gold[3], gold[4:]
    s = position(hands={0: ["dodo-1"]}, display=display, discard=discard, reshuffle=reshuffle)
    assert view(s)["piles"]["gold"] == 1
    acts(s, hatch("dodo-1"), nest("r08c0"), DONE)
    settle(s)
    assert last in view(s)["display"]
    piles = view(s)["piles"]
    assert (piles["gold"], piles["gold_discard"]) == ((len(discard), 0) if shuffled else (0, len(discard)))
