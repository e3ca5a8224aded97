"""What Hunt cards do in phase 3 (R37, R39-R40, E49-E61)."""

from __future__ import annotations

import pytest

from orrery.games.notalone import kinds
from orrery.games.notalone.state import NotAloneState
from orrery.kernel.chance import natures_choice
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE
from orrery.testing import problems, top_step
from tests.notalone.table import (
    CONTENT,
    GAME,
    act,
    actions,
    arrange,
    close,
    discard,
    explored,
    hand,
    idle,
    may,
    new_turn,
    offered,
    own,
    read,
    reckon,
    reckon_window,
    set_out,
    set_will,
    sets_of,
    to_phase_4,
    wait_and_act,
)


@pytest.mark.rule("notalone:R24")
def test_swarm_takes_two_cards() -> None:
    state = new_turn(3, hunt=["swarm"])
    reckon(state, {1: 1, 2: 5}, 9, hunt="swarm", artemia=(1,))
    act(state, 2, "nothing")
    act(state, 1, "discard", place=4)
    act(state, 1, "discard", place=5)
    assert discard(state, 1) == [1, 4, 5]


@pytest.mark.rule("notalone:R37", "notalone:Q16", "notalone:Q68")
def test_clone_catches_on_both_places_of_an_artefact() -> None:
    cards = {1: ["protective_suit"]}
    state = new_turn(4, hunt=["clone", "fierceness"], survival=cards, effect_now={1: kinds.BOTH}, hunt_allowed=2)
    set_out(state, {1: [2, 3], 2: 2, 3: 4}, 2, hunt=["clone", "fierceness"], target=3)
    wait_and_act(state, 1, "survive", card="protective_suit")
    to_phase_4(state)
    assert [state.will_lost(seat) for seat in (1, 2, 3)] == [2 + 1 - 1, 1 + 1, 0]
    assert state.assimilation == 9 - 1
    both = new_turn(3, hunt=["clone"])
    set_out(both, {1: 2, 2: 3}, 2, hunt="clone", target=2)
    to_phase_4(both)
    assert both.will_lost(1) == 1


@pytest.mark.rule("notalone:R37", "notalone:R13")
def test_virus_bites_for_each_place_of_an_artefact() -> None:
    state = new_turn(3, hunt=["virus", "mutation"], effect_now={1: kinds.BOTH}, hunt_allowed=2)
    reckon(state, {1: [2, 3], 2: 5}, 9, hunt=["virus", "mutation"], artemia=(2, 3))
    to_phase_4(state)
    assert len(discard(state, 1)) == 4
    assert state.will(1) == 1


@pytest.mark.rule("notalone:R40", "notalone:Q44")
def test_scream_with_too_few_cards_costs_will_and_leaves_the_power() -> None:
    state = new_turn(3, hunt=["scream"])
    own(state, 1, [1, 2], [3, 4, 5])
    reckon(state, {1: 1, 2: 1}, 9, hunt="scream", target=1)
    assert state.will(1) == 2
    assert (top_step(state), state.pending()) == ("resolve", (1,))
    act(state, 1, "use")
    act(state, 1, "recycle")
    assert (top_step(state), state.pending()) == ("scream", (2,))
    act(state, 2, "lose-will")
    assert state.will(2) == 2
    assert (top_step(state), state.pending()) == ("resolve", (2,))


@pytest.mark.rule("notalone:R40")
def test_toxin_takes_a_survival_card_and_the_power() -> None:
    state = new_turn(4, hunt=["toxin"], survival={1: ["gate", "dodge"]})
    reckon(state, {1: 1, 2: 1, 3: 5}, 9, hunt="toxin", target=1)
    act(state, 3, "nothing")
    close(state)
    assert (top_step(state), state.pending()) == ("toxin", (1,))
    act(state, 1, "discard-survival", card="gate")
    assert state.survival_count(1) == 1
    to_phase_4(state)
    assert state.discard_count(2) == 0


@pytest.mark.rule("notalone:R8")
def test_cataclysm_makes_one_place_ineffective() -> None:
    state = new_turn(3, hunt=["cataclysm"])
    reckon_window(state, {1: 1, 2: 5}, 9)
    act(state, 0, "hunt", card="cataclysm")
    act(state, 0, "choose-slot", slot=1)
    close(state)
    assert state.pending() == (2,)
    assert read(state, "ineffective_slots") == [1]


@pytest.mark.rule("notalone:E53", "notalone:E54", "notalone:E58", "notalone:E61")
def test_inertia_stops_every_power_at_the_reveal() -> None:
    state = new_turn(4, hunt=["inertia"], survival={3: ["gate"]}, rescue=5)
    set_out(state, {1: 1, 2: 2, 3: 5}, 2, hunt="inertia", artemia=5, target=1)
    seen = []
    while state.phase < 4:
        seen.append(top_step(state))
        idle(state)
    assert "resolve" not in seen
    assert "discard" in seen
    assert state.will(2) == 2
    nobody = new_turn(3, hunt=["inertia"])
    reckon(nobody, {1: 1, 2: 2}, 9, hunt="inertia", target=5)
    assert top_step(nobody) == "resolve"


@pytest.mark.rule("notalone:Q30", "notalone:E58")
def test_inertia_is_decided_at_the_reveal_whoever_moves_later() -> None:
    """A Detour off the Target does not undo it, nor does the Target moved away; a Detour under it brings nothing."""
    for place, to, works in ((1, 2, False), (2, 1, True)):
        state = new_turn(3, hunt=["inertia", "detour"], survival={1: ["gate"]}, hunt_allowed=2)
        set_out(state, {1: place, 2: 5}, 9, hunt="inertia", target=1)
        wait_and_act(state, 0, "hunt", card="detour")
        act(state, 0, "move-hunted", seat=1, which=1)
        act(state, 0, "choose-slot", slot=to)
        assert explored(state, 1)[0] == to
        resolved = set()
        while state.phase == 3:
            if top_step(state) == "resolve":
                resolved |= set(state.pending())
                assert may(state, 1, "survive", card="gate") == (state.pending() == (1,))
            idle(state)
        assert resolved == ({1, 2} if works else set())
    moved = new_turn(3, hunt=["inertia"], survival={1: ["decoy"]})
    set_out(moved, {1: 1, 2: 5}, 9, hunt="inertia", target=1)
    wait_and_act(moved, 1, "survive", card="decoy")
    act(moved, 1, "move-token", token="target", slot=6)
    while moved.phase == 3:
        assert top_step(moved) != "resolve"
        idle(moved)


@pytest.mark.rule("notalone:E67")
def test_quicksand_lets_nothing_be_taken_back() -> None:
    state = new_turn(3, hunt=["quicksand"], survival={1: ["cache", "double_back"]})
    own(state, 1, [1, 2], [3, 4, 5])
    reckon(state, {1: 2, 2: 5}, 9, hunt="quicksand", target=2)
    act(state, 2, "nothing")
    close(state)
    assert (top_step(state), state.pending()) == ("resolve", (1,))
    assert actions(state, 1) == {"nothing"}
    to_phase_4(state)
    assert not may(state, 1, "survive", card="cache")
    assert not may(state, 1, "survive", card="double_back")


def mangroves(target: int, discards: dict[int, list[int]]) -> NotAloneState:
    """Quicksand lies at a place; seat 1 is at the Mangrove, seats 2 and 3 at places 2 and 3."""
    state = new_turn(4, hunt=["quicksand"], places=sets_of("mangrove"))
    for seat in (1, 2, 3):
        gone = discards.get(seat, [])
        own(state, seat, sorted({1, 2, 3, 4, 5, *([6] if seat == 1 else [])} - set(gone)), gone)
    reckon(state, {1: 6, 2: 2, 3: 3}, 9, hunt="quicksand", target=target)
    while state.pending() != (1,) or top_step(state) != "resolve":
        idle(state)
    return state


@pytest.mark.rule("notalone:Q83")
def test_quicksand_keeps_another_mangrove_from_naming_the_hunted_at_the_target() -> None:
    state = mangroves(target=2, discards={1: [4], 2: [4], 3: [5]})
    act(state, 1, "use")
    act(state, 1, "take-back", place=4)
    assert offered(state, 1, "seat") == [3]
    alone = mangroves(target=2, discards={1: [4], 2: [4]})
    act(alone, 1, "use")
    act(alone, 1, "take-back", place=4)
    assert top_step(alone) != "name-seat"


@pytest.mark.rule("notalone:Q83")
def test_quicksand_at_the_mangrove_bars_only_its_own_hunted() -> None:
    state = mangroves(target=6, discards={1: [4], 3: [5]})
    assert actions(state, 1) == {"use", "nothing"}
    act(state, 1, "use")
    assert offered(state, 1, "seat") == [3]
    act(state, 1, "name-seat", seat=3)
    act(state, 3, "take-back", place=5)
    assert (hand(state, 1), hand(state, 3)) == ([1, 2, 3, 5], [1, 2, 4, 5])
    nobody = mangroves(target=6, discards={1: [4]})
    assert actions(nobody, 1) == {"nothing"}
    lone = new_turn(2, hunt=["quicksand"], places=sets_of("mangrove"))
    own(lone, 1, [1, 2, 3, 5, 6], [4])
    reckon(lone, {1: 6}, 9, hunt="quicksand", target=6)
    assert actions(lone, 1) == {"nothing"}


@pytest.mark.rule("notalone:R39", "notalone:Q24")
@pytest.mark.parametrize(
    ("place", "option", "dos"),
    [
        (1, 0, {"take-back"}),
        (2, 0, {"take-back", "take-played"}),
        (2, sets_of("oasis"), {"take-back", "take-played"}),
    ],
)
def test_persecution_allows_one_card_in_all(place: int, option: int, dos: set[str]) -> None:
    state = new_turn(3, hunt=["persecution"], places=option)
    own(state, 1, [1, 2], [3, 4, 5])
    set_will(state, 1, 1)
    reckon(state, {1: place, 2: 5}, 9, hunt="persecution")
    assert may(state, 1, "take-back", place=3)
    act(state, 1, "use")
    if place == 1:
        act(state, 1, "recycle")
    assert actions(state, 1) == dos
    state.apply(1, state.legal(1)[-1])
    assert state.pending() == (2,)
    assert len(hand(state, 1)) == 2


@pytest.mark.rule("notalone:R8", "notalone:Q69")
@pytest.mark.parametrize(
    ("card", "decks", "option", "struck"),
    [
        ("interference", "base", 0, {4, 8}),
        ("interference", "base", sets_of("dome"), {8}),
        ("x_interference", "combined", sets_of("dome", "pole"), {4, 8}),
    ],
)
def test_interference(card: str, decks: str, option: int, struck: set[int]) -> None:
    for place in (4, 5, 8):
        state = new_turn(3, hunt=[card], decks=decks, places=option)
        own(state, 1, [1, 2, 3, 4, 5, 8])
        reckon(state, {1: place, 2: 3}, 9, hunt=card)
        assert (state.pending() == (1,)) == (place not in struck)


@pytest.mark.rule("notalone:R8", "notalone:R23", "notalone:R40")
def test_scream_and_toxin_in_one_turn() -> None:
    """Scream's second discard is asked while Toxin still waits."""
    state = new_turn(3, hunt=["toxin", "scream"], survival={1: ["vortex"]}, hunt_allowed=2)
    set_out(state, {1: 1, 2: 2}, 9, hunt=["toxin", "scream"], target=1)
    while top_step(state) != "scream":
        idle(state)
    act(state, 1, "discard", place=2)
    assert problems(state) == []
    assert GAME.load(state.dump()) == state
    act(state, 1, "discard", place=3)
    assert (top_step(state), state.pending()) == ("toxin", (1,))


def crowded_turn(rng: Rng) -> NotAloneState:
    """A turn at its first window in which the Creature may play two Hunt cards and everybody holds Survival cards."""
    seats = 2 + rng.below(3)
    hunt = [name for i, name in enumerate(CONTENT.hunt) if CONTENT.tables.hunt_in[1] >> i & 1]
    cards = [name for i, name in enumerate(CONTENT.survival) if CONTENT.tables.survival_in[1] >> i & 1]
    drawn = [hunt.pop(rng.below(len(hunt))) for _ in range(3)]
    held = {seat: [cards.pop(rng.below(len(cards))) for _ in range(3)] for seat in range(1, seats)}
    places = ("base", "first_steps", "exploration", "random")[rng.below(4)]
    print(f"seats {seats}, places {places}, Hunt cards {drawn}, Survival cards {held}")
    rescue = 5 + rng.below(2)
    state = new_turn(seats, drawn[:2], held, places=places, hunt_discard=drawn[2:], hunt_allowed=2, rescue=rescue)
    for seat in range(1, seats):
        arrange(state, effect_now={seat: rng.below(4)}, will={seat: 1 + rng.below(3)})
        own(state, seat, *(([1, 2, 3, 4, 5], []), ([1, 2, 3], [4, 5]))[rng.below(2)])
    return state


@pytest.mark.rule("notalone:R8", "notalone:R10")
@pytest.mark.parametrize("seed", range(120))
def test_whatever_two_hunt_cards_are_played_in_a_turn_every_position_is_sound(seed: int) -> None:
    rng = Rng(f"two hunt cards {seed}")
    state = crowded_turn(rng)
    turn = state.turn
    while not state.over and state.turn == turn:
        assert problems(state) == []
        assert GAME.load(state.dump()) == state
        seat = rng.choice(list(state.pending()))
        legal = state.legal(seat)
        cards = [action for action in legal if GAME.to_dict(action)["do"] in ("hunt", "survive", "use")]
        chosen = rng.choice(cards if cards and rng.below(4) else legal)
        state.apply(seat, natures_choice(state, rng) if seat == NATURE else chosen)
