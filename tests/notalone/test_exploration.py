"""Phase 1: choices, Resist, Give Up, and the cards of the phase (R13-R17, Q38)."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.notalone import kinds
from orrery.games.notalone.state import NotAloneState
from orrery.kernel.sentinels import UNKNOWN
from orrery.kernel.state import NATURE
from orrery.testing import top_step
from tests.notalone.table import (
    GAME,
    act,
    actions,
    arrange,
    choose,
    close,
    discard,
    hand,
    may,
    nature,
    new_turn,
    offered,
    own,
    played,
    put,
    reach,
    read,
    resolve_all,
    set_out,
    set_will,
    sets_of,
)


@pytest.mark.rule("notalone:R13", "notalone:E62", "notalone:Q38", "notalone:E80")
def test_all_choose_at_the_same_time_sealed_and_changeable() -> None:
    state = new_turn(4)
    close(state)
    assert state.pending() == (1, 2, 3)
    act(state, 2, "play", place=4)
    for viewer in (None, 0, 1, 3):
        assert state.conceal(viewer).sealed(2) == UNKNOWN
    act(state, 2, "play", place=5)
    act(state, 1, "play", place=1)
    act(state, 3, "play", place=2)
    with pytest.raises(orrery.IllegalAction):
        act(state, 2, "play", place=4)
    assert [played(state, seat)[0] for seat in (1, 2, 3)] == [1, 5, 2]
    assert hand(state, 2) == [1, 2, 3, 4]


@pytest.mark.rule("notalone:R15", "notalone:Q5", "notalone:E63")
def test_resist_takes_cards_back_for_will() -> None:
    state = new_turn(3)
    own(state, 1, [1], [2, 3, 4, 5])
    close(state)
    act(state, 1, "resist")
    assert state.will(1) == 2
    assert not may(state, 1, "play", place=1)
    act(state, 1, "take-back", place=3)
    act(state, 1, "take-back", place=5)
    assert hand(state, 1) == [1, 3, 5]
    act(state, 1, "resist")
    act(state, 1, "take-back", place=2)
    act(state, 1, "take-back", place=4)
    assert (hand(state, 1), discard(state, 1), state.will(1)) == ([1, 2, 3, 4, 5], [], 1)
    assert not may(state, 1, "resist")
    with pytest.raises(orrery.IllegalAction, match="Q5"):
        act(state, 1, "resist")


@pytest.mark.rule("notalone:R15", "notalone:Q5")
def test_resist_with_a_single_card_and_with_the_last_will() -> None:
    state = new_turn(3)
    own(state, 1, [1, 2, 3, 4], [5])
    set_will(state, 1, 2)
    close(state)
    act(state, 1, "resist")
    act(state, 1, "take-back", place=5)
    assert may(state, 1, "play", place=5)
    own(state, 1, [1, 2, 3], [4, 5])
    before = state.assimilation
    act(state, 1, "resist")
    assert state.will(1) == 3
    assert hand(state, 1) == [1, 2, 3, 4, 5]
    assert state.assimilation == before - 1


@pytest.mark.rule("notalone:R16")
def test_give_up_brings_all_back_and_assimilation_on() -> None:
    state = new_turn(3)
    own(state, 1, [1], [2, 3, 4, 5])
    set_will(state, 1, 1)
    close(state)
    assert not may(state, 2, "give-up")
    act(state, 1, "give-up")
    assert (state.will(1), hand(state, 1), state.assimilation) == (3, [1, 2, 3, 4, 5], 7)
    assert not may(state, 1, "give-up")


@pytest.mark.rule("notalone:R16", "notalone:R31", "notalone:Q47", "notalone:E85", "notalone:E84")
def test_a_give_up_can_end_the_game_before_others_have_chosen() -> None:
    state = new_turn(3, will={1: 2}, assimilation=1)
    close(state)
    act(state, 1, "give-up")
    assert state.over
    assert state.winners() == (0,)
    assert state.will(1) == 2


@pytest.mark.rule("notalone:Q3", "notalone:R13", "notalone:Q64")
def test_two_cards_are_due_and_will_must_be_spent_for_them() -> None:
    state = new_turn(3, effect_now={1: kinds.KEEP_ONE})
    own(state, 1, [1], [2, 3, 4, 5])
    close(state)
    assert actions(state, 1) == {"resist", "give-up"}
    act(state, 1, "resist")
    act(state, 1, "take-back", place=2)
    act(state, 1, "take-back", place=3)
    assert not may(state, 1, "play", place=1)
    act(state, 1, "play-two", places=[1, 3])
    act(state, 2, "play", place=1)
    assert played(state, 1) == [1, 3]


@pytest.mark.rule("notalone:E25", "notalone:E26", "notalone:Q49", "notalone:Q22")
def test_fjord_puts_a_discarded_card_face_up_beside() -> None:
    state = new_turn(3, effect_now={1: kinds.FROM_DISCARD})
    own(state, 1, [1, 2, 3], [4, 5])
    close(state)
    assert not may(state, 1, "play", place=1)
    act(state, 1, "play-with", place=2, beside=5)
    assert played(state.conceal(0), 1)[1] is None
    act(state, 2, "play", place=1)
    for viewer in (None, 0, 2):
        assert played(state.conceal(viewer), 1) == ["?", 5]
    empty = new_turn(3, effect_now={1: kinds.FROM_DISCARD})
    close(empty)
    assert may(empty, 1, "play", place=1)


def chosen_before(card: str, place: int) -> NotAloneState:
    """Seat 1 has chosen a place, seat 2 plays with Fjord; the Creature may play a card of phase 1."""
    state = new_turn(3, hunt=[card], effect_now={2: kinds.FROM_DISCARD})
    own(state, 2, [1, 2, 3, 4], [5])
    close(state)
    act(state, 1, "play", place=place)
    act(state, 2, "play-with", place=1, beside=5)
    assert top_step(state) == "window"
    return state


@pytest.mark.rule("notalone:R17", "notalone:Q6", "notalone:Q38", "notalone:Q82")
@pytest.mark.parametrize("card", ["despair", "force_field", "exhaustion"])
def test_a_card_after_the_choices_hands_them_back(card: str) -> None:
    state = chosen_before(card, 4)
    act(state, 0, "hunt", card=card)
    if card == "force_field":
        put(state, "target", 1, 2)
    assert hand(state, 1) == [1, 2, 3, 4, 5]
    assert (hand(state, 2), discard(state, 2)) == ([1, 2, 3, 4], [5])
    close(state)
    assert top_step(state) == "choose"
    assert state.pending() == (1, 2)


@pytest.mark.rule("notalone:Q6", "notalone:Q82")
@pytest.mark.parametrize("card", ["despair", "force_field", "exhaustion"])
def test_choices_are_handed_back_unseen(card: str) -> None:
    """Games that differ in what was chosen stay the same for all others: what they see, and what they are told."""
    states = [chosen_before(card, place) for place in (2, 4)]
    told = [state.watch() for state in states]
    assert states[0].conceal(1) != states[1].conceal(1)
    for step in range(2):
        for viewer in (None, 0, 2):
            seen, alike = (state.conceal(viewer) for state in states)
            assert seen == alike
            assert GAME.view(seen) == GAME.view(alike)
        if step == 0:
            for state in states:
                act(state, 0, "hunt", card=card)
    assert states[0] == states[1]
    for viewer in (None, 0, 2):
        one, other = ([(e.kind, e.args) for e in events if e.seen_by(viewer)] for events in told)
        assert one == other
        assert any(kind == "notalone-sent-back" for kind, _ in one)


@pytest.mark.rule("notalone:R40", "notalone:R8")
def test_despair_bars_playing_and_drawing_and_gives_artemia() -> None:
    state = new_turn(3, hunt=["despair"], survival={1: ["adrenaline"], 2: ["dodge"]})
    own(state, 1, [1, 2, 3, 4, 5, 7])
    set_will(state, 1, 2)
    assert state.pending() == (0, 1)
    act(state, 1, "survive", card="adrenaline")
    act(state, 0, "hunt", card="despair")
    assert state.survival_count(1) == 1
    assert read(state, "tokens_available") == ["creature", "artemia"]
    assert not state.may_survive(1)
    assert not state.may_draw()
    set_out(state, {1: 7, 2: 3}, 9, artemia=9)
    assert top_step(state) == "resolve"
    assert not may(state, 1, "use")


@pytest.mark.rule("notalone:R17", "notalone:R19", "notalone:Q64")
def test_force_field_bars_two_adjacent_places() -> None:
    state = new_turn(3, hunt=["force_field"])
    act(state, 0, "hunt", card="force_field")
    assert actions(state, 0) == {"place-token-wide"}
    put(state, "target", 2, 3)
    close(state)
    assert [GAME.to_dict(a)["place"] for a in state.legal(1) if GAME.to_dict(a)["do"] == "play"] == [1, 4, 5]
    with pytest.raises(orrery.IllegalAction, match="E32"):
        act(state, 1, "play", place=2)
    act(state, 1, "play", place=1)
    act(state, 2, "play", place=4)
    close(state)
    assert offered(state, 0, "token") == ["creature"] * 10


@pytest.mark.rule("notalone:Q67")
def test_exhaustion_and_second_wind() -> None:
    for exhausted, windy, expected in ((False, False, 2), (False, True, 3), (True, False, 1), (True, True, 1)):
        state = new_turn(3, hunt=["exhaustion"], survival={1: ["second_wind"]})
        own(state, 1, [1], [2, 3, 4, 5])
        if exhausted:
            act(state, 1, "pass")
            act(state, 0, "hunt", card="exhaustion")
        if windy:
            if not exhausted:
                act(state, 0, "pass")
            act(state, 1, "survive", card="second_wind")
        close(state)
        act(state, 1, "resist")
        assert state.take_back_due(1) == expected
        while state.take_back_due(1):
            state.apply(1, state.legal(1)[0])
        if may(state, 1, "resist"):
            act(state, 1, "resist")
            assert state.take_back_due(1) == min(1 if exhausted else 2, len(discard(state, 1)))


@pytest.mark.rule("notalone:R9", "notalone:E64")
def test_adrenaline_regains_will_but_not_beyond_three() -> None:
    state = new_turn(3, survival={1: ["adrenaline", "sixth_sense"]})
    own(state, 1, [1, 2, 3], [4, 5])
    assert not may(state, 1, "survive", card="adrenaline")
    set_will(state, 1, 1)
    act(state, 1, "survive", card="adrenaline")
    assert state.will(1) == 2
    assert not state.may_survive(1)
    assert top_step(state) == "choose"


@pytest.mark.rule("notalone:Q69", "notalone:D6")
def test_ingenuity_sets_the_marker_of_the_place_it_names() -> None:
    base = new_turn(3, survival={1: ["ingenuity"]}, decks="base")
    act(base, 1, "survive", card="ingenuity")
    assert base.marker == 1
    give = new_turn(3, survival={1: ["ingenuity"]}, decks="base", places=sets_of("dome"))
    assert not may(give, 1, "survive", card="ingenuity")
    dome = new_turn(3, survival={1: ["x_ingenuity"]}, places=sets_of("dome"))
    act(dome, 1, "survive", card="x_ingenuity")
    assert dome.marker == 2
    dome = new_turn(3, survival={1: ["x_ingenuity"]}, places=sets_of("dome"), marker=4)
    assert dome.pending() == (NATURE,)


@pytest.mark.rule("notalone:R17")
def test_sacrifice_costs_a_card_and_stops_hunt_cards() -> None:
    state = new_turn(3, hunt=["despair", "virus"], survival={1: ["sacrifice"]})
    act(state, 0, "pass")
    act(state, 1, "survive", card="sacrifice")
    act(state, 1, "discard", place=3)
    assert discard(state, 1) == [3]
    choose(state, {1: 1, 2: 1})
    assert top_step(state) == "hunting"
    assert not may(state, 0, "hunt", card="virus")
    with pytest.raises(orrery.IllegalAction, match="Sacrifice"):
        act(state, 0, "hunt", card="virus")
    late = new_turn(3, hunt=["exhaustion", "despair"], survival={1: ["sacrifice"], 2: ["radio"]})
    for seat in (1, 2):
        act(late, seat, "pass")
    act(late, 0, "hunt", card="exhaustion")
    assert late.pending() == (2,)
    assert not may(late, 1, "survive", card="sacrifice")


@pytest.mark.rule("notalone:R9")
def test_sixth_sense_takes_two_back() -> None:
    state = new_turn(3, survival={1: ["sixth_sense"]})
    own(state, 1, [1, 2], [3, 4, 5])
    act(state, 1, "survive", card="sixth_sense")
    act(state, 1, "take-back", place=3)
    act(state, 1, "take-back", place=4)
    assert discard(state, 1) == [5]
    assert top_step(state) == "choose"


@pytest.mark.rule("notalone:Q15", "notalone:Q74")
def test_smokescreen_hides_which_cards_are_discarded_not_how_many() -> None:
    state = new_turn(4, survival={1: ["smokescreen"]})
    own(state, 2, [1, 2], [3, 4, 5])
    act(state, 1, "survive", card="smokescreen")
    for viewer, hidden in ((0, True), (None, True), (1, False), (3, False)):
        seen = state.conceal(viewer)
        assert (read(seen, "discard", 2) == "?") == hidden
        assert (read(seen, "hand", 2) == "?") == hidden
        assert seen.discard_count(2) == 3
    events = state.watch()
    act(state, 2, "resist")
    act(state, 2, "take-back", place=3)
    told = [e for e in events if e.args.get("place") == "river"]
    assert told
    assert not any(e.seen_by(0) or e.seen_by(None) for e in told)
    assert any(e.seen_by(0) and e.kind == "notalone-took-back-unseen" for e in events)
    act(state, 2, "take-back", place=4)
    for seat in (1, 2, 3):
        act(state, seat, "play", place=1)
    close(state)
    put(state, "creature", 9)
    resolve_all(state)
    assert discard(state.conceal(0), 2) == discard(state, 2)


@pytest.mark.rule("notalone:R43")
def test_strike_back_puts_two_random_hunt_cards_under_the_deck_for_all_to_see() -> None:
    state = new_turn(3, hunt=["despair", "virus", "clone"], survival={1: ["strike_back"]})
    act(state, 0, "pass")
    act(state, 1, "survive", card="strike_back")
    assert len(state.legal(NATURE)) == 3
    events = state.watch()
    nature(state)
    nature(state)
    assert state.hunt_hand_count == 1
    assert state.hunt_bottom_count == 2
    struck = [e for e in events if e.kind == "notalone-struck"]
    assert len(struck) == 2
    assert all(e.seen_by(None) for e in struck)
    bottom = read(state, "hunt_bottom")
    for viewer in (None, 1, 2):
        assert read(state.conceal(viewer), "hunt_bottom") == bottom
    arrange(state, hunt_discard=read(state, "hunt_deck"))
    choose(state, {1: 1, 2: 1})
    if top_step(state) == "window":
        close(state)
    put(state, "creature", 9)
    while top_step(state) != "refill":
        seat = state.pending()[0]
        if seat == NATURE:
            nature(state)
        else:
            act(state, seat, "nothing" if may(state, seat, "nothing") else "pass")
    assert offered(state, NATURE, "card") == [bottom[0]]


@pytest.mark.rule("notalone:E64")
def test_medikit_heals_another() -> None:
    state = new_turn(4, survival={1: ["medikit"]})
    assert not may(state, 1, "survive", card="medikit")
    arrange(state, will={1: 1, 3: 1})
    act(state, 1, "survive", card="medikit")
    assert offered(state, 1, "seat") == [3]
    act(state, 1, "name-seat", seat=3)
    assert state.will(3) == 2


@pytest.mark.rule("notalone:Q76")
def test_solidarity_lets_another_take_back_up_to_two() -> None:
    state = new_turn(4, survival={1: ["solidarity"]})
    own(state, 2, [1, 2], [3, 4, 5])
    own(state, 3, [1, 2], [3, 4, 5])
    act(state, 1, "survive", card="solidarity")
    act(state, 1, "name-seat", seat=2)
    assert state.pending() == (2,)
    act(state, 2, "take-back", place=3)
    act(state, 2, "nothing")
    assert hand(state, 2) == [1, 2, 3]
    alone = new_turn(2, survival={1: ["solidarity"]})
    own(alone, 1, [1, 2], [3, 4, 5])
    assert not may(alone, 1, "survive", card="solidarity")


@pytest.mark.rule("notalone:R14")
def test_radio_shows_choices_to_the_hunted_alone() -> None:
    state = new_turn(4, survival={1: ["radio"]})
    act(state, 1, "survive", card="radio")
    act(state, 2, "play", place=4)
    assert state.conceal(1).sealed(2) == state.sealed(2)
    for viewer in (None, 0):
        assert state.conceal(viewer).sealed(2) == UNKNOWN
    act(state, 2, "play", place=5)
    act(state, 1, "play", place=1)
    act(state, 3, "play", place=1)
    assert played(state.conceal(3), 2) == [5, None]
    assert played(state.conceal(0), 2)[0] == "?"
    assert "radio" in read(state, "survival_discard")
    reach(state, "hunting")
