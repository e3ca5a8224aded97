"""CS16: every game ends, and nobody who plays meets the rule that sees to it."""

from __future__ import annotations

import pytest

from orrery.games.comet.position import Position

from .lively import lively
from .positions import (
    DONE,
    REST,
    act,
    acts,
    card_list,
    hatch,
    legal,
    nest,
    play,
    position,
    settle,
    species,
    step,
    take,
    view,
)

FULL = ["dodo-1", "dodo-2", "dodo-3", "dodo-4", "dodo-5", "gecko-1"]
VICUNAS = [f"vicuna-{number}" for number in range(1, 7)]


def rest(s: Position) -> None:
    """Rest without discarding; with a full hand no silver card is drawn."""
    acts(s, REST)
    while view(s)["phase"] in ("discarding", "taking"):
        acts(s, DONE if view(s)["phase"] == "discarding" else legal(s, "take")[0])


@pytest.mark.rule("comet:CS16", "comet:CS54")
def test_many_turns_without_progress_bring_the_comet_with_what_is_left_of_the_draw_pile_on_top():
    s = position(hands={0: FULL, 1: VICUNAS}, idle_turns=99)
    silver = view(s)["piles"]["draw"] + view(s)["piles"]["comet"]
    events = s.watch()
    rest(s)
    assert view(s)["comet"]
    assert view(s)["phase"] == "comet-choice"
    assert view(s)["piles"]["draw"] == silver
    assert len(view(s)["display"]) == 4, "the display was refilled before"
    assert [event.args["why"] for event in events if event.kind == "comet-comet"] == ["idle"], "and a reason is told"
    s = position(hands={0: FULL, 1: VICUNAS}, idle_turns=98)
    rest(s)
    assert not view(s)["comet"]
    assert view(s)["idle"] == [99, 100]


@pytest.mark.rule("comet:CS16")
def test_hatching_rescuing_drawing_and_coming_nearer_are_progress():
    def idle_after(s: Position) -> int:
        acts(s, DONE)
        return int(s.idle_turns)

    s = position(hands={0: ["dodo-1"]}, idle_turns=70)
    acts(s, hatch("dodo-1"), nest("r08c0"))
    assert idle_after(s) == 0
    s = position(hands={0: ["giant_sloth-4", "vicuna-1"]}, out={0: [("gecko-1", "r01c3")]}, idle_turns=70)
    acts(s, play("giant_sloth-4"), step("r00c3", "desert"))
    assert idle_after(s) == 0
    s = position(hands={0: ["dodo-1"]}, idle_turns=70)
    acts(s, REST, DONE, take("cave_bear-1"))
    assert s.idle_turns == 0, "silver cards were drawn"
    s = position(hands={0: ["giant_sloth-4"]}, out={0: [("gecko-1", "r04c3")]}, idle_turns=70)
    acts(s, play("giant_sloth-4"), step("r03c3", "lava"))
    assert idle_after(s) == 0, "nearer than ever"
    s = position(hands={0: ["giant_sloth-4"]}, out={0: [("gecko-1", "r04c3")]}, idle_turns=70)
    acts(s, play("giant_sloth-4"), step("r05c3", "desert"))
    assert idle_after(s) == 71, "farther away"


@pytest.mark.rule("comet:CS16")
def test_only_a_step_nearer_than_ever_is_progress():
    """Away and back again is none, so that two saviors cannot stall for ever."""
    s = position(hands={0: ["iguana-3"]}, out={0: [("gecko-1", "r04c3")]})
    act(s, play("iguana-3"))
    act(s, step("r05c3", "desert"))
    assert s.progress_made == 0
    act(s, step("r04c3", "desert"))
    assert s.progress_made == 0, "back where it was"


@pytest.mark.rule("comet:CS16")
def test_stalling_players_cannot_stop_the_comet():
    s = position(hands={0: FULL, 1: VICUNAS}, heroes=("smilodon", "irish_elk"))
    turns = 0
    while not view(s)["comet"]:
        rest(s)
        settle(s)
        turns += 1
        assert turns < 400
    assert turns >= 100


@pytest.mark.rule("comet:CS16", "comet:CS58")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_ends_within_its_bound(seats: int):
    draw_pile = {2: 55, 3: 70, 4: 85}[seats]
    for seed in range(3):
        last = None
        for s, _, _, _ in lively(seats, f"bound {seed}", idle=2):
            last = s
        assert last is not None
        assert last.over
        assert last.turns <= (draw_pile + 1951) * 2 * seats + 1951 * 50 * seats
        assert last.turns < 400


@pytest.mark.rule("comet:CS16", "comet:CS59")
def test_a_card_list_whose_abilities_cost_nothing_cannot_stall_the_comet_phase():
    """A wolf that is not exhausted takes its owner's card back after every Move."""

    def free(data: dict) -> None:
        species(data, "tasmanian_wolf")["ability"].update(cost="none")

    home, away = {0: "r04c3", 1: "r08c2"}, {0: "r05c3", 1: "r09c2"}
    with card_list(free):
        s = position(
            hands={0: ["iguana-3"], 1: ["sabretooth-1"]},
            out={0: [("gecko-1", home[0])], 1: [("dodo-1", home[1])]},
            rescued={0: ["tasmanian_wolf-1"], 1: ["tasmanian_wolf-2"]},
            comet_phase=True,
        )
        events = s.watch()
        turns = 0
        while not s.over:
            seat = s.pending()[0]
            if view(s)["phase"] == "between":
                own = legal(s, "take") if seat == view(s)["active"] else []
                act(s, own[0] if own else DONE)
            elif view(s)["phase"] == "turn":
                act(s, legal(s, "play")[0])
                turns += 1
            else:
                here = view(s)["seats"][seat]["slots"][0]["field"]
                acts(s, step(away[seat] if here == home[seat] else home[seat], "desert"), DONE)
            settle(s)
            assert turns < 250
        assert turns == 100, "50 rounds of two seats"
        assert {event.args["why"] for event in events if event.kind == "comet-dropped-out"} == {"idle"}
