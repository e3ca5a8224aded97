"""Phase 3: Hunted and tokens that move after the reveal (R38, R41, R47, E64-E66)."""

from __future__ import annotations

import pytest

from orrery.games.notalone import kinds
from orrery.kernel.state import NATURE
from orrery.testing import top_step
from tests.notalone.table import (
    GAME,
    act,
    actions,
    choose,
    close,
    detour,
    discard,
    explored,
    idle,
    may,
    new_turn,
    offered,
    own,
    put,
    read,
    reckon,
    reckon_window,
    reserve,
    resolve_all,
    set_out,
    sets_of,
    to_phase_3,
    token,
)


@pytest.mark.rule("notalone:Q8", "notalone:Q79", "notalone:R41")
def test_detour_moves_a_hunted_next_door() -> None:
    state = new_turn(3, hunt=["detour"], survival={1: ["dodge"]})
    reckon_window(state, {1: 2, 2: 5}, 7)
    act(state, 0, "hunt", card="detour")
    act(state, 0, "move-hunted", seat=1, which=1)
    assert offered(state, 0, "slot") == [1, 3, 7]
    act(state, 0, "choose-slot", slot=7)
    assert state.pending() == (1,)
    act(state, 1, "survive", card="dodge")
    close(state)
    assert (top_step(state), state.pending()) == ("resolve", (1,))
    act(state, 1, "use")
    resolve_all(state)
    assert discard(state, 1) == [2]


@pytest.mark.rule("notalone:Q8")
def test_detour_does_not_lead_to_hidden_or_barred_places() -> None:
    state = new_turn(3, hunt=["detour"], places=sets_of("maze"))
    reckon_window(state, {1: 2, 2: 5}, 9)
    act(state, 0, "hunt", card="detour")
    act(state, 0, "move-hunted", seat=1, which=1)
    assert offered(state, 0, "slot") == [1, 3]
    barred = new_turn(3, hunt=["force_field", "detour"], hunt_allowed=2)
    act(barred, 0, "hunt", card="force_field")
    put(barred, "target", 3, 8)
    reckon_window(barred, {1: 2, 2: 5}, 9)
    act(barred, 0, "hunt", card="detour")
    act(barred, 0, "move-hunted", seat=1, which=1)
    assert offered(barred, 0, "slot") == [1, 7]


@pytest.mark.rule("notalone:Q51", "notalone:E37")
@pytest.mark.parametrize(("place", "to", "poles", "thrown"), [(3, 8, 1, [3]), (8, 3, 1, [])])
def test_moved_onto_the_pole_or_away_from_it(place: int, to: int, poles: int, thrown: list[int]) -> None:
    """The power is the explored place's; only a Pole really played goes back to the reserve."""
    state = new_turn(3, hunt=["detour"], places=sets_of("pole"))
    if place == 8:
        own(state, 1, [1, 2, 3, 4, 5, 8])
    reckon_window(state, {1: place, 2: 5}, 9)
    detour(state, 1, to)
    close(state)
    act(state, 1, "use")
    assert (state.rescue, state.effect_next(1)) == ((12, 0) if to == 8 else (14, kinds.KEEP_ONE))
    resolve_all(state)
    assert discard(state, 1) == thrown
    assert (reserve(state)["pole"], read(state, "owned", 1)) == (poles, [1, 2, 3, 4, 5])


@pytest.mark.rule("notalone:R41", "notalone:Q12", "notalone:Q41")
@pytest.mark.parametrize(("card", "under"), [("dodge", "creature"), ("detector", "artemia"), ("adaptation", "target")])
def test_a_hunted_under_a_token_may_ignore_it(card: str, under: str) -> None:
    state = new_turn(3, hunt=["scream"], survival={1: [card]}, rescue=5)
    choose(state, {1: 1, 2: 5})
    act(state, 0, "hunt", card="scream")
    for each in ("creature", "artemia", "target"):
        put(state, each, 1 if each == under else 9)
    to_phase_3(state)
    assert may(state, 1, "survive", card=card)
    act(state, 1, "survive", card=card)
    close(state)
    assert (top_step(state), state.pending()) == ("resolve", (1,))
    resolve_all(state)
    assert state.will(1) == 3
    assert discard(state, 1) == [1]


@pytest.mark.rule("notalone:Q12")
def test_a_second_token_still_acts() -> None:
    state = new_turn(3, survival={1: ["dodge"]}, rescue=5)
    reckon_window(state, {1: 1, 2: 5}, 1, artemia=1)
    act(state, 1, "survive", card="dodge")
    resolve_all(state)
    assert state.will(1) == 3
    assert len(discard(state, 1)) == 2


@pytest.mark.rule("notalone:R41")
def test_who_is_not_there_cannot_dodge() -> None:
    state = new_turn(3, survival={1: ["dodge"]})
    set_out(state, {1: 1, 2: 5}, 9)
    to_phase_3(state)
    assert state.pending() == (NATURE,)


@pytest.mark.rule("notalone:R38", "notalone:E66", "notalone:Q10", "notalone:Q63", "notalone:Q41")
@pytest.mark.parametrize(("literal", "slots"), [("leave", [3, 6, 7]), ("literal", [1, 2, 3, 6, 7])])
def test_a_moved_token_leaves_both_of_two_places(literal: str, slots: list[int]) -> None:
    state = new_turn(3, hunt=["hunger"], survival={1: ["wrong_track"]}, two_place_move=literal)
    set_out(state, {1: 1, 2: 5}, (1, 2), hunt="hunger")
    to_phase_3(state)
    act(state, 1, "survive", card="wrong_track")
    assert offered(state, 1, "slot") == slots
    act(state, 1, "move-token", token="creature", slot=7)
    assert token(state, "creature") == [7]
    close(state)
    assert (top_step(state), state.pending()) == ("resolve", (1,))


@pytest.mark.rule("notalone:R38")
def test_wrong_track_may_move_a_clone() -> None:
    state = new_turn(3, hunt=["clone"], survival={1: ["wrong_track"]})
    set_out(state, {1: 1, 2: 5}, 9, hunt="clone", target=1)
    to_phase_3(state)
    act(state, 1, "survive", card="wrong_track")
    assert set(offered(state, 1, "token")) == {"creature", "target"}


@pytest.mark.rule("notalone:R41", "notalone:E59")
def test_hologram_and_decoy_move_their_tokens() -> None:
    for card, moved in (("hologram", "artemia"), ("decoy", "target")):
        state = new_turn(3, hunt=["scream"], survival={1: [card]}, rescue=5)
        set_out(state, {1: 1, 2: 5}, 9, hunt="scream", artemia=1, target=1)
        to_phase_3(state)
        act(state, 1, "survive", card=card)
        assert set(offered(state, 1, "token")) == {moved}
        act(state, 1, "move-token", token=moved, slot=6)
        assert token(state, moved) == [6]


@pytest.mark.rule("notalone:E59", "notalone:E32", "notalone:Q26")
def test_tokens_are_placed_on_and_moved_to_places_that_are_not_accessible() -> None:
    """Both to a place still hidden by the Maze and to one that a Force Field bars."""
    hidden = new_turn(3, survival={1: ["wrong_track"]}, places=sets_of("maze"))
    choose(hidden, {1: 1, 2: 5})
    assert offered(hidden, 0, "slot") == list(range(1, 11))
    put(hidden, "creature", 1)
    to_phase_3(hidden)
    act(hidden, 1, "survive", card="wrong_track")
    assert offered(hidden, 1, "slot") == [2, 6]
    act(hidden, 1, "move-token", token="creature", slot=6)
    assert token(hidden, "creature") == [6]
    barred = new_turn(3, hunt=["force_field"], survival={1: ["wrong_track"]})
    act(barred, 0, "hunt", card="force_field")
    put(barred, "target", 2, 7)
    choose(barred, {1: 1, 2: 5})
    assert offered(barred, 0, "slot") == list(range(1, 11))
    put(barred, "creature", 1)
    to_phase_3(barred)
    act(barred, 1, "survive", card="wrong_track")
    assert offered(barred, 1, "slot") == [2, 6]


@pytest.mark.rule("notalone:E61")
def test_shadow_moves_a_token_right_after_the_reveal() -> None:
    state = new_turn(3, hunt=["shadow"], rescue=5)
    reckon_window(state, {1: 1, 2: 5}, 9, artemia=2)
    act(state, 0, "hunt", card="shadow")
    assert set(offered(state, 0, "token")) == {"artemia"}
    act(state, 0, "move-token", token="artemia", slot=1)
    resolve_all(state)
    assert state.discard_count(1) == 2


@pytest.mark.rule("notalone:R47")
def test_a_token_that_comes_later_still_bites() -> None:
    state = new_turn(4, hunt=["mutation"], survival={2: ["hologram"]})
    set_out(state, {1: 1, 2: 2, 3: 5}, 9, hunt="mutation", artemia=2)
    while top_step(state) != "resolve":
        idle(state)
    assert state.pending() == (1,)
    act(state, 1, "nothing")
    while top_step(state) != "window":
        idle(state)
    act(state, 2, "survive", card="hologram")
    act(state, 2, "move-token", token="artemia", slot=1)
    close(state)
    assert (top_step(state), state.pending()) == ("resolve", (2,))
    act(state, 2, "nothing")
    assert (top_step(state), state.pending()) == ("discard", (1,))


@pytest.mark.rule("notalone:E55", "notalone:Q61", "notalone:E61")
def test_ubiquity_swaps_whole_footprints() -> None:
    state = new_turn(3, hunt=["ubiquity", "hunger"], hunt_allowed=2)
    reckon(state, {1: 1, 2: 5}, (1, 2), hunt=["ubiquity", "hunger"], artemia=9)
    assert top_step(state) == "after-reveal"
    assert {str(GAME.to_dict(a).get("tokens")) for a in state.legal(0)} == {"['creature', 'artemia']", "None"}
    act(state, 0, "swap-tokens", tokens=["creature", "artemia"])
    assert read(state, "token_slots") == {"creature": [9], "artemia": [1, 2], "target": []}


@pytest.mark.rule("notalone:Q45", "notalone:Q79", "notalone:Q8", "notalone:E61")
def test_tornado_blows_everybody_at_the_target_to_one_place() -> None:
    state = new_turn(5, hunt=["tornado", "ubiquity"], hunt_allowed=2)
    set_out(state, {1: 1, 2: 1, 3: 5, 4: 2}, 9, hunt=["tornado", "ubiquity"], artemia=6, target=1)
    assert top_step(state) == "after-reveal"
    assert actions(state, 0) == {"swap-tokens", "choose-slot"}
    assert [GAME.to_dict(a)["slot"] for a in state.legal(0) if GAME.to_dict(a)["do"] == "choose-slot"] == [2, 6]
    act(state, 0, "choose-slot", slot=6)
    assert [explored(state, seat)[0] for seat in (1, 2, 3, 4)] == [6, 6, 5, 2]
    act(state, 0, "nothing")
    assert top_step(state) != "after-reveal"


@pytest.mark.rule("notalone:Q45", "notalone:Q30")
def test_inertia_comes_before_the_tornado_that_empties_its_place() -> None:
    state = new_turn(3, hunt=["inertia", "tornado"], hunt_allowed=2)
    set_out(state, {1: 1, 2: 5}, 9, hunt=["inertia", "tornado"], target=1)
    assert top_step(state) == "after-reveal"
    act(state, 0, "choose-slot", slot=2)
    assert explored(state, 1)[0] == 2
    while state.phase == 3:
        assert top_step(state) != "resolve"
        idle(state)
