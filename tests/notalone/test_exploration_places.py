"""The ten places of Exploration but the Maze, one after another (E22-E30, E35-E48)."""

from __future__ import annotations

import pytest

from orrery.games.notalone import kinds, moments
from orrery.games.notalone.state import NotAloneState
from orrery.kernel.state import NATURE
from orrery.testing import problems, top_step
from tests.notalone.table import (
    GAME,
    act,
    actions,
    arrange,
    at_place,
    choose,
    close,
    discard,
    give_cards,
    hand,
    idle,
    may,
    new_turn,
    offered,
    own,
    put,
    read,
    reckon,
    reserve,
    resolve_all,
    set_out,
    set_will,
    sets_of,
    to_phase_4,
    will_on_track,
    wills,
)


@pytest.mark.rule("notalone:E22", "notalone:Q28", "notalone:E56")
def test_nexus() -> None:
    state = at_place("nexus", discards=(3, 4), creature=7)
    act(state, 1, "use")
    assert [GAME.to_dict(a).get("slot") for a in state.legal(1)] == [None, 2, 6, 8]
    act(state, 1, "copy", slot=8)
    assert state.rescue == 13
    caught = new_turn(4, hunt=["hunger", "anticipation"], places=sets_of("nexus"), hunt_allowed=2)
    choose(caught, {1: 1, 2: 2, 3: 5})
    act(caught, 0, "hunt", card="hunger")
    act(caught, 0, "hunt", card="anticipation")
    act(caught, 0, "name-seat", seat=2)
    put(caught, "creature", 1, 2)
    to_phase_4(caught)
    assert caught.assimilation == 9 - 2 - 1


@pytest.mark.rule("notalone:E23", "notalone:E24", "notalone:Q60")
def test_oasis() -> None:
    for will, back in ((3, 0), (2, 1), (1, 2)):
        state = at_place("oasis", discards=(3, 4, 5))
        set_will(state, 1, will)
        act(state, 1, "use")
        for number in range(back):
            assert not may(state, 1, "nothing")
            act(state, 1, "take-back", place=3 + number)
        assert len(hand(state, 1)) == 2 + back
        assert state.pending() == (2,)


@pytest.mark.rule("notalone:E23", "notalone:Q60")
def test_oasis_gives_what_the_discard_has() -> None:
    state = at_place("oasis", discards=(3,))
    set_will(state, 1, 1)
    act(state, 1, "use")
    act(state, 1, "take-back", place=3)
    assert (hand(state, 1), discard(state, 1)) == ([1, 2, 3, 4, 5], [])
    assert state.pending() == (2,), "the discard is empty before every missing Will has given a card"
    empty = at_place("oasis")
    set_will(empty, 1, 1)
    act(empty, 1, "use")
    assert (hand(empty, 1), empty.pending()) == ([1, 2, 3, 4, 5], (2,))


@pytest.mark.rule("notalone:E25", "notalone:E28", "notalone:Q23", "notalone:Q50")
def test_fjord() -> None:
    state = at_place("fjord", places=sets_of("fjord", "pole"))
    act(state, 1, "use")
    resolve_all(state)
    own(state, 1, [1, 2, 4, 5], [3, 8])
    reckon(state, {1: [2, 8], 2: 2}, 9)
    act(state, 1, "pick", place=2)
    resolve_all(state)
    assert discard(state, 1) == [2, 3]
    assert (reserve(state)["pole"], read(state, "owned", 1)) == (1, [1, 2, 3, 4, 5])
    lost = at_place("fjord")
    act(lost, 1, "use")
    resolve_all(lost)
    set_will(lost, 1, 1)
    reckon(lost, {1: [2, 3], 2: 1}, 2)
    act(lost, 1, "pick", place=2)
    resolve_all(lost)
    assert hand(lost, 1) == [1, 2, 3, 4, 5]


@pytest.mark.rule("notalone:E17", "notalone:E29", "notalone:E30", "notalone:Q34", "notalone:R28")
def test_dome() -> None:
    state = at_place("dome")
    for position in (2, 3, 4):
        before = state.copy()
        assert isinstance(before, NotAloneState)
        arrange(state, marker=position - 1, used_numbers=[])
        act(state, 1, "use")
        assert (state.marker, state.shield, state.rescue) == (position, 0, 14)
        if position < 4:
            state = before
    state = at_place("dome")
    arrange(state, marker=4)
    act(state, 1, "use")
    assert (state.marker, state.shield, state.rescue) == (1, 1, 13)
    resolve_all(state)
    give_cards(state, ["persecution"])
    reckon(state, {1: 1, 2: 2}, 1, hunt="persecution")
    assert (top_step(state), state.pending()) == ("resolve", (1,))
    assert state.on(kinds.TAKE_BACK_LIMIT)
    resolve_all(state)
    assert state.will(1) == 3
    assert state.shield == 0


@pytest.mark.rule("notalone:D5", "notalone:Q76")
def test_mangrove() -> None:
    state = new_turn(4, places=sets_of("mangrove"))
    own(state, 1, [1, 2, 6], [3, 4, 5])
    own(state, 3, [1, 2, 3], [4, 5])
    reckon(state, {1: 6, 2: 3, 3: 3}, 9)
    act(state, 1, "use")
    assert 6 in hand(state, 1)
    act(state, 1, "take-back", place=3)
    assert offered(state, 1, "seat") == [3]
    act(state, 1, "name-seat", seat=3)
    act(state, 3, "take-back", place=5)
    assert discard(state, 3) == [4]
    alone = new_turn(2, places=sets_of("mangrove"))
    own(alone, 1, [1, 2, 6], [3, 4, 5])
    reckon(alone, {1: 6}, 9)
    act(alone, 1, "use")
    act(alone, 1, "take-back", place=3)
    act(alone, 1, "take-back", place=4)
    assert hand(alone, 1) == [1, 2, 3, 4, 6]


@pytest.mark.rule("notalone:E35", "notalone:E36")
def test_archipelago() -> None:
    state = at_place("archipelago", survival={1: ["gate", "cache"]})
    arrange(state, will={1: 2, 2: 1})
    act(state, 1, "use")
    act(state, NATURE, "draw-survival", card="vortex")
    close(state)
    act(state, 1, "discard-survival", card="vortex")
    act(state, 1, "heal", seat=2)
    act(state, 1, "discard-survival", card="gate")
    act(state, 1, "heal", seat=1)
    assert wills(state) == [3, 2]
    assert state.pending() == (2,)
    empty = at_place("archipelago")
    deck = read(empty, "survival_deck")
    arrange(empty, survival_discard=deck)
    act(empty, 1, "use")
    assert (read(empty, "survival_deck"), read(empty, "survival_discard")) == (deck, [])
    assert len(empty.legal(NATURE)) == len(deck)


@pytest.mark.rule("notalone:E37", "notalone:E38", "notalone:Q19", "notalone:Q20", "notalone:Q52", "notalone:Q71")
def test_pole() -> None:
    state = at_place("pole")
    set_will(state, 1, 1)
    act(state, 1, "use")
    assert (state.will(1), state.rescue) == (0, 12)
    resolve_all(state)
    assert (state.will(1), state.assimilation) == (3, 7)
    assert read(state, "owned", 1) == [1, 2, 3, 4, 5]
    assert reserve(state)["pole"] == 1
    unused = at_place("pole")
    act(unused, 1, "nothing")
    resolve_all(unused)
    assert reserve(unused)["pole"] == 1
    away = new_turn(3, hunt=["forbidden_zone"], places=sets_of("pole"))
    own(away, 1, [1, 2, 3, 4, 5, 8])
    choose(away, {1: 1, 2: 2})
    act(away, 0, "hunt", card="forbidden_zone")
    act(away, 1, "discard", place=8)
    act(away, 2, "discard", place=1)
    assert discard(away, 1) == [8]
    broke = at_place("pole")
    set_will(broke, 1, 0)
    assert not may(broke, 1, "use")


@pytest.mark.rule("notalone:Q21")
@pytest.mark.parametrize(("limit", "again"), [("none", True), ("once", False)])
def test_the_pole_copied(limit: str, again: bool) -> None:
    state = new_turn(3, places=sets_of("pole"), pole_limit=limit)
    own(state, 2, [1, 2, 3, 4, 5, 8])
    reckon(state, {1: 1, 2: 8}, 9)
    arrange(state, token_slots={"creature": [8]}, guard={2: ["ignores_creature"]})
    act(state, 1, "use")
    act(state, 1, "copy", slot=8)
    assert (state.will(1), state.rescue) == (2, 12)
    assert may(state, 2, "use") == again
    resolve_all(state)
    assert discard(state, 1) == [1]
    assert reserve(state)["pole"] == 1


@pytest.mark.rule("notalone:E39", "notalone:E41", "notalone:Q59", "notalone:E45", "notalone:D2")
def test_mycelium() -> None:
    state = at_place("mycelium")
    act(state, 1, "use")
    assert actions(state, 1) == {"draw"}
    state = at_place("mycelium")
    arrange(state, will={2: 0}, rescue=5)
    act(state, 1, "use")
    assert [GAME.to_dict(a).get("space") for a in state.legal(1)] == [1, 2, 3, 4, None]
    act(state, 1, "will-on-space", space=4)
    assert not may(state, 1, "will-on-space", space=4)
    act(state, 1, "will-on-space", space=2)
    assert (will_on_track(state), state.supply) == ([2, 4], 1)
    assert top_step(state) != "mycelium"
    assert problems(state) == []


@pytest.mark.rule("notalone:E39", "notalone:Q59")
def test_mycelium_may_place_one_of_two() -> None:
    state = at_place("mycelium")
    set_will(state, 2, 0)
    act(state, 1, "use")
    assert not may(state, 1, "nothing"), "before the first counter there is the draw"
    act(state, 1, "will-on-space", space=4)
    assert not may(state, 1, "draw"), "it is one part or the other"
    act(state, 1, "nothing")
    assert (will_on_track(state), state.supply) == ([4], 2)
    assert top_step(state) != "mycelium"


def at_mycelium(despair: bool) -> NotAloneState:
    """Seat 1 is asked at the Mycelium; with Despair no Survival card can be drawn."""
    state = new_turn(3, hunt=["despair"], places=sets_of("mycelium"))
    own(state, 1, [1, 3, 4, 5, 9], [2])
    if despair:
        act(state, 0, "hunt", card="despair")
    reckon(state, {1: 9, 2: 3}, 7, **({"artemia": 7} if despair else {}))
    assert (top_step(state), state.pending()) == ("resolve", (1,))
    return state


@pytest.mark.rule("notalone:E41", "notalone:D8", "notalone:Q42", "notalone:Q62")
@pytest.mark.parametrize(("supply", "space", "draw"), [(s, f, d) for s in (0, 1) for f in (0, 1) for d in (0, 1)])
def test_mycelium_needs_one_of_its_parts(supply: int, space: int, draw: int) -> None:
    """Will in the supply and a free space, or a card to draw."""
    state = at_mycelium(despair=not draw)
    arrange(state, will={2: 2 if supply else 3}, rescue=5 if space else 1)
    counters = bool(supply and space)
    assert may(state, 1, "use") == bool(counters or draw)
    assert may(state, 1, "take-back", place=2) == bool(counters or draw)
    if counters or draw:
        act(state, 1, "use")
        assert actions(state, 1) == (({"will-on-space"} if counters else set()) | ({"draw"} if draw else set()))


@pytest.mark.rule("notalone:E41")
def test_mycelium_finds_no_space_where_counters_lie_on_all() -> None:
    state = at_mycelium(despair=True)
    arrange(state, will={2: 0}, rescue=3, track_will=[1, 2])
    assert state.supply == 1
    assert not may(state, 1, "use")


@pytest.mark.rule("notalone:E47", "notalone:E68")
@pytest.mark.parametrize(("card", "slot"), [("x_interference", 4), ("cataclysm", 4), ("cataclysm", 3)])
def test_where_a_portal_leads_a_hunt_card_may_have_made_the_place_ineffective(card: str, slot: int) -> None:
    state = new_turn(3, hunt=[card], survival={1: ["gate"]}, places=sets_of("portal"))
    own(state, 1, [1, 3, 4, 5, 10], [2])
    choose(state, {1: 10, 2: 5})
    if card == "x_interference":
        act(state, 0, "hunt", card=card)
    put(state, "creature", 9)
    while top_step(state) != "resolve":
        if may(state, 0, "hunt", card=card):
            act(state, 0, "hunt", card=card)
            act(state, 0, "choose-slot", slot=slot)
        idle(state)
    act(state, 1, "use")
    act(state, 1, "teleport", place=4)
    works = slot != 4
    assert (top_step(state), state.pending()) == ("resolve", (1,) if works else (2,))
    resolve_all(state)
    assert discard(state, 1) == [2, 4, 10]


@pytest.mark.rule("notalone:E46", "notalone:E47", "notalone:E48", "notalone:Q33", "notalone:Q53", "notalone:Q8")
def test_portal() -> None:
    state = at_place("portal")
    act(state, 1, "use")
    assert offered(state, 1, "place") == [1, 2, 3, 4, 5]
    act(state, 1, "teleport", place=4)
    assert discard(state, 1) == [10]
    assert (top_step(state), state.pending()) == ("resolve", (1,))
    act(state, 1, "use")
    assert state.marker == 1
    resolve_all(state)
    assert discard(state, 1) == [4, 10]
    caught = at_place("portal", creature=4)
    act(caught, 1, "use")
    act(caught, 1, "teleport", place=4)
    assert caught.pending() == (2,)
    resolve_all(caught)
    assert caught.will(1) == 2
    poor = at_place("portal", discards=(1, 2, 3, 4, 5))
    assert not may(poor, 1, "use")


@pytest.mark.rule("notalone:Q32", "notalone:Q53")
def test_a_portal_used_in_a_later_step_meets_the_tokens_of_steps_past() -> None:
    state = new_turn(3, hunt=["scream"], survival={1: ["detector"]}, places=sets_of("portal"), rescue=5)
    own(state, 1, [1, 2, 3, 4, 5, 10])
    set_out(state, {1: 10, 2: 5}, 9, hunt="scream", artemia=10, target=2)
    while state.turn_step() < moments.FREED_AGAIN:
        idle(state)
    act(state, 1, "survive", card="detector")
    close(state)
    act(state, 1, "use")
    act(state, 1, "teleport", place=2)
    assert (top_step(state), state.pending()) == ("scream", (1,))
    act(state, 1, "lose-will")
    assert (top_step(state), state.pending()) == ("resolve", (1,))


def artefact_with_portal(**more: object) -> NotAloneState:
    """Seat 1 explores the Portal and the Jungle, seat 2 place 5."""
    state = new_turn(3, places=sets_of("portal"), effect_now={1: kinds.BOTH}, **more)  # type: ignore[arg-type]
    own(state, 1, [1, 2, 3, 4, 5, 10])
    choose(state, {1: [2, 10], 2: 5})
    return state


@pytest.mark.rule("notalone:Q53")
def test_where_a_portal_leads_is_resolved_before_the_other_place_of_an_artefact() -> None:
    state = artefact_with_portal()
    put(state, "creature", 9)
    close(state)
    assert (top_step(state), state.pending()) == ("order", (1,))
    act(state, 1, "pick", place=10)
    act(state, 1, "use")
    act(state, 1, "teleport", place=4)
    assert (top_step(state), state.pending(), GAME.view(state.conceal(1))["where"]) == ("resolve", (1,), 4)
    act(state, 1, "nothing")
    assert (top_step(state), GAME.view(state.conceal(1))["where"]) == ("resolve", 2)


@pytest.mark.rule("notalone:Q53")
def test_where_a_portal_leads_to_a_token_of_a_later_step_the_other_place_comes_first() -> None:
    state = artefact_with_portal()
    put(state, "creature", 4)
    close(state)
    act(state, 1, "pick", place=10)
    act(state, 1, "use")
    act(state, 1, "teleport", place=4)
    assert (top_step(state), GAME.view(state.conceal(1))["where"]) == ("resolve", 2)


@pytest.mark.rule("notalone:Q32", "notalone:Q53")
def test_a_token_that_acts_where_a_portal_leads_and_that_place_come_before_the_other_place() -> None:
    state = artefact_with_portal(hunt=["scream"])
    act(state, 0, "hunt", card="scream")
    put(state, "target", 2)
    arrange(state, token_slots={"target": [2, 4, 10]})
    put(state, "creature", 9)
    for _ in range(2):
        while top_step(state) != "scream":
            idle(state)
        act(state, 1, "lose-will")
    act(state, 1, "pick", place=10)
    act(state, 1, "use")
    act(state, 1, "teleport", place=4)
    assert top_step(state) == "scream"
    assert (problems(state), GAME.load(state.dump())) == ([], state)
    act(state, 1, "lose-will")
    assert (top_step(state), GAME.view(state.conceal(1))["where"]) == ("resolve", 4)
    act(state, 1, "nothing")
    assert (top_step(state), GAME.view(state.conceal(1))["where"]) == ("resolve", 2)
