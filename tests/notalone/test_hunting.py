"""Phase 2: tokens, Hunt cards of the phase, Vortex and Scanner (R8, R10, R12, R18-R20)."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.notalone import kinds
from orrery.testing import problems, top_step
from tests.notalone.table import (
    GAME,
    act,
    actions,
    arrange,
    choose,
    close,
    discard,
    give_cards,
    hand,
    idle,
    may,
    nature,
    new_turn,
    offered,
    own,
    played,
    put,
    reach,
    read,
    reckon,
    resolve_all,
    set_out,
    to_phase_4,
    token,
)


@pytest.mark.rule("notalone:R18", "notalone:Q2", "notalone:E59")
def test_every_available_token_must_be_placed_anywhere() -> None:
    state = new_turn(3, hunt=["mutation"])
    choose(state, {1: 1, 2: 1})
    assert top_step(state) == "hunting"
    act(state, 0, "hunt", card="mutation")
    assert len([a for a in state.legal(0) if GAME.to_dict(a)["token"] == "artemia"]) == 10
    put(state, "creature", 4)
    assert top_step(state) == "hunting"
    put(state, "artemia", 4)
    assert top_step(state) != "hunting"
    optional = new_turn(3, tokens="optional")
    choose(optional, {1: 1, 2: 1})
    act(optional, 0, "nothing")
    assert read(optional, "token_slots") == {"creature": [], "artemia": [], "target": []}
    with pytest.raises(orrery.IllegalAction):
        act(new_turn(3), 0, "place-token", token="creature", slot=1)


@pytest.mark.rule("notalone:E59", "notalone:Q26", "notalone:Q55", "notalone:E32")
def test_tokens_go_to_hidden_and_barred_places_but_not_to_empty_spots() -> None:
    hidden = new_turn(3, places="exploration")
    choose(hidden, {1: 1, 2: 1})
    assert len(hidden.legal(0)) == 10
    empty = new_turn(3, places="exploration", maze_variant="on")
    choose(empty, {1: 1, 2: 1})
    assert offered(empty, 0, "slot") == [1, 2, 3, 4, 5]


@pytest.mark.rule("notalone:R19", "notalone:E52", "notalone:D8", "notalone:Q39")
@pytest.mark.parametrize(("card", "lifted"), [("virus", "artemia"), ("mirage", "target"), ("hunger", "creature")])
def test_a_wide_card_lifts_its_token_onto_two_adjacent_places(card: str, lifted: str) -> None:
    state = new_turn(3, hunt=[card], survival={1: ["vortex"]}, rescue=5)
    own(state, 1, [1, 2, 3], [4, 5])
    set_out(state, {1: 1, 2: 1}, 4, artemia=9)
    assert (top_step(state), state.pending()) == ("window", (0, 1))
    act(state, 1, "pass")
    act(state, 0, "hunt", card=card)
    assert (top_step(state), state.pending()) == ("hunting", (0,))
    assert set(offered(state, 0, "token")) == {lifted}
    assert actions(state, 0) == {"place-token-wide"}
    assert len(state.legal(0)) == 13
    put(state, lifted, 1, 6)
    assert token(state, lifted) == [1, 6]
    if lifted != "creature":
        assert token(state, "creature") == [4]
    assert (top_step(state), state.pending()) == ("window", (1,))
    assert may(state, 1, "survive", card="vortex")


@pytest.mark.rule("notalone:R10", "notalone:R8")
def test_two_cards_share_one_token_and_both_hold() -> None:
    state = new_turn(3, hunt=["scream", "toxin"], hunt_allowed=2)
    set_out(state, {1: 1, 2: 1}, 9, hunt="scream", target=1)
    act(state, 0, "hunt", card="toxin")
    assert token(state, "target") == [1]
    assert state.on(kinds.DISCARD_OR_WILL)
    assert state.on(kinds.TARGET_SURVIVAL)
    assert not may(state, 0, "hunt", card="toxin")


@pytest.mark.rule("notalone:R8", "notalone:R30")
def test_one_hunt_card_a_turn_and_two_after_tracking() -> None:
    state = new_turn(3, hunt=["tracking", "fierceness", "persecution"])
    choose(state, {1: 1, 2: 2})
    act(state, 0, "hunt", card="fierceness")
    assert not may(state, 0, "hunt", card="persecution")
    with pytest.raises(orrery.IllegalAction, match="all the Hunt cards"):
        act(state, 0, "hunt", card="persecution")
    state = new_turn(3, hunt=["tracking", "fierceness", "persecution"])
    set_out(state, {1: 1, 2: 2}, 9)
    to_phase_4(state)
    act(state, 0, "hunt", card="tracking")
    resolve_all(state)
    assert state.hunt_allowed == 2
    assert read(state, "hunt_effects") == []
    resolve_all(state)
    assert state.hunt_allowed == 1


@pytest.mark.rule("notalone:R12")
def test_flashback_is_the_card_on_top_of_the_discard() -> None:
    state = new_turn(3, hunt=["flashback", "virus"])
    choose(state, {1: 1, 2: 2})
    assert not may(state, 0, "hunt", card="flashback")
    act(state, 0, "hunt", card="virus")
    put(state, "creature", 9)
    put(state, "artemia", 8, 9)
    assert not may(state, 0, "hunt", card="flashback")
    resolve_all(state)
    assert read(state, "hunt_discard_top") == "virus"
    give_cards(state, ["flashback"])
    close(state)
    for seat in (1, 2):
        act(state, seat, "play", place=3)
    close(state)
    act(state, 0, "hunt", card="flashback")
    assert state.on(kinds.TWO_PLACES)
    assert "artemia" in read(state, "tokens_available")
    put(state, "artemia", 1, 2)
    put(state, "creature", 9)
    resolve_all(state)
    assert read(state, "hunt_discard_top") == "flashback"


@pytest.mark.rule("notalone:R11")
def test_an_empty_hunt_deck_is_made_of_the_discard() -> None:
    state = new_turn(3, hunt=["virus"])
    arrange(state, hunt_discard=read(state, "hunt_deck"))
    reckon(state, {1: 1, 2: 2}, 9)
    resolve_all(state)
    assert state.hunt_hand_count == 3
    assert (read(state, "hunt_discard"), read(state, "hunt_discard_top")) == ([], None)


@pytest.mark.rule("notalone:Q14", "notalone:Q22")
def test_ascendancy_needs_three_cards_and_leaves_two() -> None:
    state = new_turn(3, hunt=["ascendancy"])
    own(state, 1, [1, 2, 3], [4, 5])
    own(state, 2, [1, 2, 3, 4], [5])
    choose(state, {1: 1, 2: 1})
    act(state, 0, "hunt", card="ascendancy")
    assert offered(state, 0, "seat") == [2]
    act(state, 0, "name-seat", seat=2)
    act(state, 2, "discard", place=4)
    assert (hand(state, 2), discard(state, 2)) == ([2, 3], [4, 5])
    assert top_step(state) == "hunting"
    few = new_turn(3, hunt=["ascendancy"])
    for seat in (1, 2):
        own(few, seat, [1, 2, 3], [4, 5])
    choose(few, {1: 1, 2: 1})
    assert not may(few, 0, "hunt", card="ascendancy")


@pytest.mark.rule("notalone:Q44", "notalone:Q22")
def test_forbidden_zone_discards_together() -> None:
    state = new_turn(4, hunt=["forbidden_zone"])
    own(state, 3, [1], [2, 3, 4, 5])
    choose(state, {1: 1, 2: 2, 3: 1})
    act(state, 0, "hunt", card="forbidden_zone")
    assert state.pending() == (1, 2)
    act(state, 1, "discard", place=5)
    assert discard(state, 1) == []
    act(state, 2, "discard", place=4)
    assert (discard(state, 1), discard(state, 2)) == ([5], [4])


@pytest.mark.rule("notalone:Q14")
def test_phobia_shows_the_creature_all_but_two() -> None:
    state = new_turn(4, hunt=["phobia"])
    choose(state, {1: 1, 2: 1, 3: 1})
    act(state, 0, "hunt", card="phobia")
    act(state, 0, "name-seat", seat=2)
    act(state, 2, "hide", places=[2, 4])
    assert read(state, "shown", 2) == [3, 5]
    assert read(state.conceal(0), "shown", 2) == [3, 5]
    for viewer in (None, 1, 3):
        assert read(state.conceal(viewer), "shown", 2) == []
    for _ in range(20):
        imagined = state.conceal(0).determinize(orrery.Rng(_))
        assert played(imagined, 2)[0] in (1, 2, 4)
    nobody = new_turn(3, hunt=["phobia"])
    for seat in (1, 2):
        own(nobody, seat, [1], [2, 3, 4, 5])
    choose(nobody, {1: 1, 2: 1})
    act(nobody, 0, "hunt", card="phobia")
    assert top_step(nobody) == "hunting"
    assert "artemia" in read(nobody, "tokens_available")


@pytest.mark.rule("notalone:Q72", "notalone:Q54")
def test_telepathy_is_answered_truly_before_all() -> None:
    for places, yes in (([1], 1), ([2], 0), ([1, 5], 1), ([2, 5], 0)):
        state = new_turn(3, hunt=["telepathy"])
        choose(state, {1: 1, 2: 3})
        act(state, 0, "hunt", card="telepathy")
        act(state, 0, "name-seat", seat=1)
        if len(places) == 1:
            act(state, 0, "name-place", place=places[0])
        else:
            act(state, 0, "name-places", places=places)
        assert state.pending() == (orrery.NATURE,)
        nature(state)
        assert state.telepathy_answer == yes
        for _ in range(20):
            imagined = state.conceal(0).determinize(orrery.Rng(_))
            assert (played(imagined, 1)[0] in places) == bool(yes)


@pytest.mark.rule("notalone:R9")
def test_paralysis_bars_one_hunted_from_survival_cards() -> None:
    state = new_turn(3, hunt=["paralysis"], survival={1: ["vortex"], 2: ["scanner"]})
    own(state, 1, [1, 2], [3, 4, 5])
    choose(state, {1: 1, 2: 1})
    act(state, 0, "hunt", card="paralysis")
    act(state, 0, "name-seat", seat=1)
    give_cards(state, ["virus"], {1: ["vortex"], 2: ["scanner"]})
    put(state, "creature", 9)
    assert state.pending() == (2,)


@pytest.mark.rule("notalone:R20", "notalone:Q22", "notalone:Q72", "notalone:Q73")
def test_vortex_swaps_the_face_down_card_and_tokens_stay() -> None:
    state = new_turn(3, hunt=["virus"], survival={1: ["vortex"]}, effect_now={1: kinds.FROM_DISCARD}, rescue=5)
    own(state, 1, [1, 2], [3, 4, 5])
    set_out(state, {1: [1, 5], 2: 2}, 1, artemia=2)
    act(state, 0, "pass")
    act(state, 1, "survive", card="vortex")
    assert {(GAME.to_dict(a)["played"], GAME.to_dict(a)["place"]) for a in state.legal(1)} == {(1, 3), (1, 4)}
    act(state, 1, "swap", played=1, place=3)
    assert played(state, 1) == [3, 5]
    assert discard(state, 1) == [1, 4]
    act(state, 0, "hunt", card="virus")
    assert token(state, "artemia") == [2]
    assert top_step(state) != "hunting"


@pytest.mark.rule("notalone:R7")
def test_scanner_shows_the_hunt_hand_to_the_hunted() -> None:
    state = new_turn(3, hunt=["stasis", "tracking"], survival={1: ["scanner"]})
    set_out(state, {1: 1, 2: 1}, 9)
    act(state, 1, "survive", card="scanner")
    for viewer, known in ((1, 2), (2, 2), (None, 0)):
        assert len(read(state.conceal(viewer), "hunt_hand_known")) == known
    for _ in range(5):
        assert read(state.conceal(2).determinize(orrery.Rng(_)), "hunt_hand") == ["stasis", "tracking"]


@pytest.mark.rule("notalone:Q39")
def test_cards_before_between_and_after_the_tokens() -> None:
    for when in range(3):
        state = new_turn(3, hunt=["clone"], survival={1: ["vortex"]}, rescue=5)
        own(state, 1, [1, 2, 3], [4, 5])
        choose(state, {1: 1, 2: 1})
        for turn in range(3):
            if turn == when:
                if top_step(state) == "window":
                    act(state, 1, "pass")
                act(state, 0, "hunt", card="clone")
                put(state, "target", 3)
            if turn == 0:
                put(state, "creature", 4)
            if turn == 1:
                put(state, "artemia", 5)
        assert state.on(kinds.TARGET_IS_CREATURE)
        assert token(state, "target") == [3]
        reach(state, "resolve")


@pytest.mark.rule("notalone:Q39", "notalone:R8")
def test_in_the_window_a_card_has_its_effect_then_its_token_and_only_that_is_placed() -> None:
    state = new_turn(3, hunt=["phobia", "scream"], survival={1: ["vortex"]}, hunt_allowed=2)
    own(state, 1, [1, 2, 3], [4, 5])
    set_out(state, {1: 1, 2: 1}, 4)
    act(state, 1, "pass")
    act(state, 0, "hunt", card="phobia")
    assert (top_step(state), problems(state)) == ("name-seat", [])
    act(state, 0, "name-seat", seat=2)
    assert top_step(state) == "phobia"
    idle(state)
    assert (top_step(state), problems(state)) == ("hunting", [])
    assert {(GAME.to_dict(a)["do"], GAME.to_dict(a)["token"]) for a in state.legal(0)} == {("place-token", "artemia")}
    with pytest.raises(orrery.IllegalAction):
        act(state, 0, "hunt", card="scream")
    put(state, "artemia", 2)
    assert (top_step(state), state.pending()) == ("window", (0, 1))
    act(state, 0, "pass")
    act(state, 1, "survive", card="vortex")
    act(state, 1, "swap", played=1, place=4)
    act(state, 0, "hunt", card="scream")
    assert top_step(state) == "hunting"
    put(state, "target", 3)
    assert read(state, "token_slots") == {"creature": [4], "artemia": [2], "target": [3]}


@pytest.mark.rule("notalone:Q39", "notalone:Q2")
def test_where_tokens_are_optional_the_one_of_a_card_in_the_window_may_be_left_out() -> None:
    state = new_turn(3, hunt=["mirage"], tokens="optional")
    set_out(state, {1: 1, 2: 1}, 4)
    act(state, 0, "hunt", card="mirage")
    assert top_step(state) == "hunting"
    act(state, 0, "nothing")
    assert read(state, "token_slots") == {"creature": [4], "artemia": [], "target": []}
    assert top_step(state) != "hunting"
