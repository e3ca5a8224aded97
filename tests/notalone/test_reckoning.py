"""Phase 3: the order of steps, tokens, catches, lost last Will (R21-R28, R46, E81-E83)."""

from __future__ import annotations

import pytest

from orrery.games.notalone import kinds, moments
from orrery.kernel.bits import members
from orrery.kernel.state import NATURE
from orrery.testing import top_step
from tests.notalone.table import (
    GAME,
    act,
    actions,
    answer,
    arrange,
    at_place,
    choose,
    close,
    discard,
    explored,
    hand,
    idle,
    may,
    nature,
    new_turn,
    own,
    put,
    read,
    reckon,
    resolve_all,
    set_out,
    set_will,
    sets_of,
    to_phase_4,
    wait_and_act,
    will_on_track,
    wills,
)


@pytest.mark.rule("notalone:R21", "notalone:E81", "notalone:E27", "notalone:E28", "notalone:Q40")
def test_picks_come_first_then_all_reveal_together() -> None:
    state = new_turn(4, effect_now={1: kinds.KEEP_ONE, 2: kinds.FROM_DISCARD})
    own(state, 2, [1, 2, 3, 4], [5])
    set_out(state, {1: [2, 4], 2: [1, 5], 3: 3}, 9)
    assert top_step(state) == "picking"
    assert state.pending() == (1, 2)
    act(state, 1, "pick", place=4)
    assert explored(state, 3) == [None, None]
    act(state, 2, "pick", place=5)
    assert [explored(state, seat) for seat in (1, 2, 3)] == [[4, None], [None, 5], [3, None]]
    assert hand(state, 1) == [1, 2, 3, 5]
    resolve_all(state)
    assert discard(state, 2) == [1, 5]
    assert discard(state, 1) == [4]


@pytest.mark.rule("notalone:E82", "notalone:E83", "notalone:R21", "notalone:R23")
def test_steps_go_free_target_artemia_creature_and_clockwise() -> None:
    state = new_turn(6, hunt=["toxin"], creature=0, rescue=5)
    set_out(state, {1: 2, 2: 1, 3: 5, 4: 3, 5: 1}, 3, hunt="toxin", artemia=5, target=2)
    order = []
    state.watch()
    while state.phase < 4:
        if top_step(state) in ("resolve", "discard"):
            order.append((top_step(state), state.pending()[0]))
        if top_step(state) == "discard":
            assert state.will(4) == 3
        idle(state)
    assert order == [("resolve", 2), ("resolve", 5), ("discard", 3)]
    assert state.will(4) == 2


@pytest.mark.rule("notalone:R21", "notalone:E83")
def test_clockwise_begins_at_the_creatures_left() -> None:
    state = new_turn(4, creature=2)
    close(state)
    for seat in (0, 1, 3):
        act(state, seat, "play", place=3)
    close(state)
    act(state, 2, "place-token", token="creature", slot=9)
    order = []
    while state.phase < 4:
        if top_step(state) == "resolve":
            order.append(state.pending()[0])
        idle(state)
    assert order == [3, 0, 1]


@pytest.mark.rule("notalone:R22", "notalone:E67", "notalone:Q43")
def test_power_or_a_card_back_or_nothing() -> None:
    for place in (1, 2, 3):
        state = new_turn(3)
        own(state, 1, [1, 2, 3], [4, 5])
        reckon(state, {1: place, 2: 4}, 9)
        assert actions(state, 1) == {"use", "take-back", "nothing"}
        act(state, 1, "take-back", place=5)
        assert discard(state, 1) == [4]
        assert state.pending() == (2,)


@pytest.mark.rule("notalone:R22", "notalone:E68", "notalone:D4")
def test_on_an_ineffective_place_nothing_is_possible() -> None:
    state = new_turn(3, hunt=["mirage"])
    own(state, 1, [1, 2, 3], [4, 5])
    reckon(state, {1: 1, 2: 4}, 9, hunt="mirage", target=(1, 2))
    assert state.pending() == (2,)
    act(state, 2, "nothing")
    to_phase_4(state)
    assert hand(state, 1) == [2, 3]


@pytest.mark.rule("notalone:R22", "notalone:Q42", "notalone:R28")
def test_a_used_up_power_leaves_the_take_back_unless_strict() -> None:
    for strict in ("lenient", "strict"):
        state = new_turn(3, takeback=strict)
        own(state, 2, [1, 2, 4], [3, 5])
        reckon(state, {1: 4, 2: 4}, 9)
        act(state, 1, "use")
        assert state.marker == 1
        assert not may(state, 2, "use")
        assert may(state, 2, "take-back", place=5) == (strict == "lenient")


@pytest.mark.rule("notalone:R24")
def test_artemia_costs_a_card_and_the_power() -> None:
    state = new_turn(3, hunt=["mutation"])
    own(state, 2, [5], [1, 2, 3, 4])
    reckon(state, {1: 1, 2: 5}, 9, hunt="mutation", artemia=(1,))
    act(state, 2, "nothing")
    assert (top_step(state), state.pending()) == ("discard", (1,))
    act(state, 1, "discard", place=4)
    to_phase_4(state)
    assert (discard(state, 1), state.will(1)) == ([1, 4], 2)
    assert state.will(2) == 3


@pytest.mark.rule("notalone:R25", "notalone:R27")
def test_a_catch_costs_will_and_assimilation_once() -> None:
    state = new_turn(4)
    set_will(state, 2, 1)
    reckon(state, {1: 2, 2: 2, 3: 3}, 2)
    resolve_all(state)
    assert wills(state) == [2, 3, 3]
    assert state.assimilation == 9 - 1 - 1
    assert [state.catches(seat) for seat in range(4)] == [2, 1, 1, 0]


@pytest.mark.rule("notalone:R25")
def test_lair_and_fierceness_cost_more() -> None:
    for card, lost in ((None, 2), ("fierceness", 3)):
        state = new_turn(4, hunt=["fierceness"])
        reckon(state, {1: 1, 2: 2, 3: 5}, 1, hunt=card)
        to_phase_4(state)
        assert [state.will_lost(seat) for seat in (1, 2, 3)] == [lost, 0, 0]


@pytest.mark.rule("notalone:R37", "notalone:Q16", "notalone:R25")
@pytest.mark.parametrize(("cards", "lost"), [(["hunger"], 2), (["hunger", "fierceness"], 3)])
def test_caught_on_both_places_of_an_artefact(cards: list[str], lost: int) -> None:
    """Will for each place, but once for Fierceness; a Protective Suit shows losses no Hunted has Will enough for."""
    suit, hunt = {1: ["protective_suit"]}, ["hunger", "fierceness"]
    state = new_turn(3, hunt=hunt, survival=suit, effect_now={1: kinds.BOTH}, hunt_allowed=2)
    choose(state, {1: [2, 3], 2: 5})
    for card in cards:
        act(state, 0, "hunt", card=card)
    put(state, "creature", 2, 3)
    wait_and_act(state, 1, "survive", card="protective_suit")
    to_phase_4(state)
    assert state.will(1) == 3 - (lost - 1)
    assert state.assimilation == 8 - 1
    assert state.catches(0) == 1


@pytest.mark.rule("notalone:R26", "notalone:R46", "notalone:Q1", "notalone:R29")
@pytest.mark.parametrize(("expert", "will"), [("off", 3), ("on", 2)])
def test_last_will_lost_moves_assimilation_once_and_brings_all_back(expert: str, will: int) -> None:
    state = new_turn(4, expert=expert)
    for seat in (1, 2):
        own(state, seat, [1, 2], [3, 4, 5])
        set_will(state, seat, 1)
    reckon(state, {1: 2, 2: 2, 3: 5}, 2)
    resolve_all(state)
    assert state.assimilation == 9 - 1 - 1
    for seat in (1, 2):
        assert state.will(seat) == will
        assert hand(state, seat) == [1, 2, 3, 4, 5]


@pytest.mark.rule("notalone:Q48", "notalone:Q20", "notalone:E40", "notalone:R29")
@pytest.mark.parametrize(("expert", "will"), [("off", 3), ("on", 2)])
def test_a_will_counter_met_before_the_settlement_does_not_undo_it(expert: str, will: int) -> None:
    state = at_place("pole", discards=(1, 2), expert=expert)
    arrange(state, will={1: 1}, track_will=[state.rescue - 1])
    act(state, 1, "use")
    assert (state.will(1), will_on_track(state)) == (1, [])
    assert not state.will(2) < 3
    to_phase_4(state)
    assert state.will(1) == will
    assert hand(state, 1) == [1, 2, 3, 4, 5]
    assert state.assimilation == 8 - 1


@pytest.mark.rule("notalone:R29", "notalone:R16")
def test_giving_up_still_gives_three_in_the_expert_variant() -> None:
    state = new_turn(3, expert="on")
    set_will(state, 1, 1)
    close(state)
    act(state, 1, "give-up")
    assert state.will(1) == 3


@pytest.mark.rule("notalone:R46", "notalone:Q13")
def test_the_creature_step_closes_in_order() -> None:
    state = new_turn(3, hunt=["anticipation"])
    set_will(state, 1, 1)
    choose(state, {1: 2, 2: 3})
    act(state, 0, "hunt", card="anticipation")
    act(state, 0, "name-seat", seat=1)
    put(state, "creature", 2)
    close(state)
    arrange(state, assimilation=2)
    act(state, 2, "nothing")
    close(state)
    assert state.over
    assert state.will(1) == 0
    missed = new_turn(3, hunt=["anticipation"])
    choose(missed, {1: 2, 2: 3})
    act(missed, 0, "hunt", card="anticipation")
    act(missed, 0, "name-seat", seat=2)
    put(missed, "creature", 2)
    resolve_all(missed)
    assert missed.assimilation == 7


@pytest.mark.rule("notalone:Q11", "notalone:R23")
def test_all_tokens_on_one_place_act_in_turn() -> None:
    state = new_turn(3, hunt=["scream", "mutation"], hunt_allowed=2)
    choose(state, {1: 2, 2: 5})
    act(state, 0, "hunt", card="scream")
    act(state, 0, "hunt", card="mutation")
    for token in ("creature", "artemia", "target"):
        put(state, token, 2)
    close(state)
    act(state, 2, "nothing")
    close(state)
    assert top_step(state) == "scream"
    act(state, 1, "discard", place=1)
    act(state, 1, "discard", place=3)
    close(state)
    assert top_step(state) == "discard"
    act(state, 1, "discard", place=4)
    to_phase_4(state)
    assert state.will(1) == 1
    assert hand(state, 1) == [5]


@pytest.mark.rule("notalone:Q70")
def test_protective_suit_softens_the_next_loss_only() -> None:
    state = new_turn(3, hunt=["fierceness"], survival={1: ["protective_suit"]})
    set_out(state, {1: 2, 2: 5}, 2, hunt="fierceness")
    wait_and_act(state, 1, "survive", card="protective_suit")
    resolve_all(state)
    assert state.will(1) == 2
    assert state.catches(1) == 1
    price = new_turn(3, survival={1: ["protective_suit"]}, places=sets_of("pole"))
    own(price, 1, [1, 2, 3, 4, 5, 8])
    set_out(price, {1: 8, 2: 5}, 9)
    wait_and_act(price, 1, "survive", card="protective_suit")
    close(price)
    act(price, 1, "use")
    assert price.will(1) == 2
    assert read(price, "guard", 1) == ["loses_less"]


@pytest.mark.rule("notalone:E65")
def test_a_caught_hunted_still_plays_survival_cards() -> None:
    state = new_turn(3, survival={1: ["cache"]})
    reckon(state, {1: 2, 2: 5}, 2)
    to_phase_4(state)
    assert members(state.caught_seats) == [1]
    act(state, 1, "survive", card="cache")
    close(state)
    assert (top_step(state), state.pending()) == ("take-back", (1,))


@pytest.mark.rule("notalone:R42", "notalone:Q40")
def test_a_card_just_drawn_may_be_played_at_once() -> None:
    state = new_turn(3)
    own(state, 1, [1, 2, 3, 4, 5, 9])
    reckon(state, {1: 9, 2: 5}, 7)
    act(state, 1, "use")
    act(state, 1, "draw")
    state.apply(NATURE, GAME.from_dict({"do": "draw-survival", "card": "protective_suit"}))
    assert read(state, "survival", 1) == ["protective_suit"]
    assert (top_step(state), state.pending()) == ("window", (1,))
    act(state, 1, "survive", card="protective_suit")
    assert (top_step(state), state.pending()) == ("resolve", (2,))


@pytest.mark.rule("notalone:Q40", "notalone:Q41")
@pytest.mark.parametrize("dodges", [True, False])
def test_a_window_before_the_creature_step_when_a_place_was_resolved_since_the_last(dodges: bool) -> None:
    """No Artemia token lies: without a freed place nothing new has happened since the window before its step."""
    state = new_turn(3, survival={1: ["dodge"], 2: ["protective_suit"]})
    set_out(state, {1: 1, 2: 2}, 1)
    while state.turn_step() < moments.FREED_AGAIN:
        idle(state)
    assert (top_step(state), state.pending()) == ("window", (1, 2))
    answer(state, 2, "pass")
    if dodges:
        act(state, 1, "survive", card="dodge")
        close(state)
        assert (top_step(state), state.pending()) == ("resolve", (1,))
        act(state, 1, "nothing")
        assert (top_step(state), state.pending()) == ("window", (2,))
        assert state.arg == moments.BEFORE_CREATURE
    else:
        act(state, 1, "pass")
        nature(state)
        assert members(state.caught_seats) == [1]
        assert state.phase == 4
