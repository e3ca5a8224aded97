"""Phase 3: the order of steps, tokens, catches, lost last Will (R21-R28, R33-R47, E52-E61, E81-E83)."""

from __future__ import annotations

import pytest

from orrery.games.notalone import kinds
from orrery.games.notalone import layout as at
from orrery.games.notalone.state import NotAloneState
from orrery.kernel.state import NATURE, NONE
from tests.notalone.table import (
    CONTENT,
    GAME,
    act,
    ask_again,
    choose,
    close,
    discard,
    doing,
    hand,
    idle,
    may,
    new_turn,
    own,
    put,
    reach,
    reckon,
    resolve_all,
    set_will,
    sets_of,
    to_phase_4,
)


@pytest.mark.rule("notalone:R21", "notalone:E81", "notalone:E27", "notalone:E28", "notalone:Q40")
def test_picks_come_first_then_all_reveal_together() -> None:
    state = new_turn(4)
    state.at[at.NOW + 1], state.at[at.NOW + 2] = kinds.KEEP_ONE, kinds.FROM_DISCARD
    own(state, 2, [1, 2, 3, 4], [5])
    close(state)
    act(state, 1, "play-two", places=[2, 4])
    act(state, 2, "play-with", place=1, beside=5)
    act(state, 3, "play", place=3)
    close(state)
    put(state, "creature", 9)
    assert doing(state) == "picking"
    assert state.pending() == (1, 2)
    act(state, 1, "pick", place=4)
    assert state.at[at.SPOT + 6] == NONE
    act(state, 2, "pick", place=5)
    assert [state.at[at.SPOT + 2 * seat + i] for seat in (1, 2, 3) for i in range(2)] == [3, NONE, NONE, 4, 2, NONE]
    assert hand(state, 1) == [1, 2, 3, 5]
    resolve_all(state)
    assert discard(state, 2) == [1, 5]
    assert discard(state, 1) == [4]


@pytest.mark.rule("notalone:E82", "notalone:E83", "notalone:R21", "notalone:R23")
def test_steps_go_free_target_artemia_creature_and_clockwise() -> None:
    state = new_turn(6, hunt=["toxin"], creature=0)
    state.at[at.RESCUE] = 5
    choose(state, {1: 2, 2: 1, 3: 5, 4: 3, 5: 1})
    act(state, 0, "hunt", card="toxin")
    put(state, "creature", 3)
    put(state, "artemia", 5)
    put(state, "target", 2)
    order = []
    state.watch()
    while state.at[at.PHASE] < 4:
        if doing(state) in ("resolve", "discard"):
            order.append((doing(state), state.pending()[0]))
        if doing(state) == "discard":
            assert state.at[at.WILL + 4] == 3
        idle(state)
    assert order == [("resolve", 2), ("resolve", 5), ("discard", 3)]
    assert state.at[at.WILL + 4] == 2


@pytest.mark.rule("notalone:R21", "notalone:E83")
def test_clockwise_begins_at_the_creatures_left() -> None:
    state = new_turn(4, creature=2)
    close(state)
    for seat in (0, 1, 3):
        act(state, seat, "play", place=3)
    close(state)
    act(state, 2, "place-token", token="creature", slot=9)
    order = []
    while state.at[at.PHASE] < 4:
        if doing(state) == "resolve":
            order.append(state.pending()[0])
        idle(state)
    assert order == [3, 0, 1]


@pytest.mark.rule("notalone:R22", "notalone:E67", "notalone:Q43", "notalone:E65")
def test_power_or_a_card_back_or_nothing() -> None:
    for place in (1, 2, 3):
        state = new_turn(3)
        own(state, 1, [1, 2, 3], [4, 5])
        reckon(state, {1: place, 2: 4}, 9)
        assert {GAME.to_dict(a)["do"] for a in state.legal(1)} == {"use", "take-back", "nothing"}
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
        assert state.at[at.MARKER] == 1
        assert not may(state, 2, "use")
        assert may(state, 2, "take-back", place=5) == (strict == "lenient")


@pytest.mark.rule("notalone:R24", "notalone:R47")
def test_artemia_costs_a_card_and_the_power() -> None:
    state = new_turn(3, hunt=["mutation"])
    own(state, 2, [5], [1, 2, 3, 4])
    reckon(state, {1: 1, 2: 5}, 9, hunt="mutation", artemia=(1,))
    act(state, 2, "nothing")
    assert (doing(state), state.pending()) == ("discard", (1,))
    act(state, 1, "discard", place=4)
    to_phase_4(state)
    assert (discard(state, 1), state.at[at.WILL + 1]) == ([1, 4], 2)
    assert state.at[at.WILL + 2] == 3


@pytest.mark.rule("notalone:R24")
def test_swarm_takes_two_cards() -> None:
    state = new_turn(3, hunt=["swarm"])
    reckon(state, {1: 1, 2: 5}, 9, hunt="swarm", artemia=(1,))
    act(state, 2, "nothing")
    act(state, 1, "discard", place=4)
    act(state, 1, "discard", place=5)
    assert discard(state, 1) == [1, 4, 5]


@pytest.mark.rule("notalone:R25", "notalone:R27")
def test_a_catch_costs_will_and_assimilation_once() -> None:
    state = new_turn(4)
    set_will(state, 2, 1)
    reckon(state, {1: 2, 2: 2, 3: 3}, 2)
    resolve_all(state)
    assert [state.at[at.WILL + seat] for seat in (1, 2, 3)] == [2, 3, 3]
    assert state.at[at.ASSIMILATION] == 9 - 1 - 1
    assert [state.at[at.CATCHES + seat] for seat in range(4)] == [2, 1, 1, 0]


@pytest.mark.rule("notalone:R25", "notalone:Q16", "notalone:R37")
def test_lair_and_fierceness_cost_more() -> None:
    state = new_turn(4, hunt=["fierceness"])
    state.at[at.NOW + 2] = kinds.BOTH
    close(state)
    act(state, 1, "play", place=1)
    act(state, 2, "play-two", places=[2, 3])
    act(state, 3, "play", place=5)
    close(state)
    act(state, 0, "hunt", card="fierceness")
    put(state, "creature", 1)
    close(state)
    to_phase_4(state)
    assert [state.at[at.WILL_LOST + seat] for seat in (1, 2, 3)] == [3, 0, 0]


@pytest.mark.rule("notalone:R37", "notalone:Q16", "notalone:R35", "notalone:Q68", "notalone:R38")
def test_clone_catches_on_both_places_of_an_artefact() -> None:
    state = new_turn(4, hunt=["clone", "fierceness"])
    state.at[at.NOW + 1] = kinds.BOTH
    state.at[at.HUNT_ALLOWED] = 2
    close(state)
    act(state, 1, "play-two", places=[2, 3])
    act(state, 2, "play", place=2)
    act(state, 3, "play", place=4)
    close(state)
    act(state, 0, "hunt", card="clone")
    act(state, 0, "hunt", card="fierceness")
    put(state, "creature", 2)
    put(state, "target", 3)
    close(state)
    to_phase_4(state)
    assert [state.at[at.WILL_LOST + seat] for seat in (1, 2, 3)] == [3, 2, 0]
    assert state.at[at.ASSIMILATION] == 9 - 1 - 1
    both = new_turn(3, hunt=["clone"])
    choose(both, {1: 2, 2: 3})
    act(both, 0, "hunt", card="clone")
    put(both, "creature", 2)
    put(both, "target", 2)
    to_phase_4(both)
    assert both.at[at.WILL_LOST + 1] == 1


@pytest.mark.rule("notalone:R37", "notalone:R13")
def test_virus_bites_for_each_place_of_an_artefact() -> None:
    state = new_turn(3, hunt=["virus", "mutation"])
    state.at[at.NOW + 1] = kinds.BOTH
    state.at[at.HUNT_ALLOWED] = 2
    close(state)
    act(state, 1, "play-two", places=[2, 3])
    act(state, 2, "play", place=5)
    close(state)
    act(state, 0, "hunt", card="virus")
    act(state, 0, "hunt", card="mutation")
    put(state, "creature", 9)
    put(state, "artemia", 2, 3)
    close(state)
    to_phase_4(state)
    assert len(discard(state, 1)) == 4
    assert state.at[at.WILL + 1] == 1


@pytest.mark.rule("notalone:R26", "notalone:R46", "notalone:Q1", "notalone:Q48", "notalone:R29")
@pytest.mark.parametrize(("expert", "will"), [("off", 3), ("on", 2)])
def test_last_will_lost_moves_assimilation_once_and_brings_all_back(expert: str, will: int) -> None:
    state = new_turn(4, expert=expert)
    for seat in (1, 2):
        own(state, seat, [1, 2], [3, 4, 5])
        set_will(state, seat, 1)
    reckon(state, {1: 2, 2: 2, 3: 5}, 2)
    resolve_all(state)
    assert state.at[at.ASSIMILATION] == 9 - 1 - 1
    for seat in (1, 2):
        assert state.at[at.WILL + seat] == will
        assert hand(state, seat) == [1, 2, 3, 4, 5]


@pytest.mark.rule("notalone:R29", "notalone:R16")
def test_giving_up_still_gives_three_in_the_expert_variant() -> None:
    state = new_turn(3, expert="on")
    set_will(state, 1, 1)
    close(state)
    act(state, 1, "give-up")
    assert state.at[at.WILL + 1] == 3


@pytest.mark.rule("notalone:R46", "notalone:Q13")
def test_the_creature_step_closes_in_order() -> None:
    state = new_turn(3, hunt=["anticipation"])
    set_will(state, 1, 1)
    choose(state, {1: 2, 2: 3})
    act(state, 0, "hunt", card="anticipation")
    act(state, 0, "name-seat", seat=1)
    put(state, "creature", 2)
    close(state)
    state.at[at.ASSIMILATION] = 2
    act(state, 2, "nothing")
    close(state)
    assert state.over
    assert state.at[at.WILL + 1] == 0
    missed = new_turn(3, hunt=["anticipation"])
    choose(missed, {1: 2, 2: 3})
    act(missed, 0, "hunt", card="anticipation")
    act(missed, 0, "name-seat", seat=2)
    put(missed, "creature", 2)
    resolve_all(missed)
    assert missed.at[at.ASSIMILATION] == 7


@pytest.mark.rule("notalone:Q11", "notalone:R23")
def test_all_tokens_on_one_place_act_in_turn() -> None:
    state = new_turn(3, hunt=["scream", "mutation"])
    state.at[at.HUNT_ALLOWED] = 2
    choose(state, {1: 2, 2: 5})
    act(state, 0, "hunt", card="scream")
    act(state, 0, "hunt", card="mutation")
    for token in ("creature", "artemia", "target"):
        put(state, token, 2)
    close(state)
    act(state, 2, "nothing")
    close(state)
    assert doing(state) == "scream"
    act(state, 1, "discard", place=1)
    act(state, 1, "discard", place=3)
    close(state)
    assert doing(state) == "discard"
    act(state, 1, "discard", place=4)
    to_phase_4(state)
    assert state.at[at.WILL + 1] == 1
    assert hand(state, 1) == [5]


@pytest.mark.rule("notalone:R40", "notalone:Q44")
def test_scream_with_too_few_cards_costs_will_and_leaves_the_power() -> None:
    state = new_turn(3, hunt=["scream"])
    own(state, 1, [1, 2], [3, 4, 5])
    reckon(state, {1: 1, 2: 1}, 9, hunt="scream", target=1)
    assert state.at[at.WILL + 1] == 2
    assert (doing(state), state.pending()) == ("resolve", (1,))
    act(state, 1, "use")
    act(state, 1, "recycle")
    assert (doing(state), state.pending()) == ("scream", (2,))
    act(state, 2, "lose-will")
    assert state.at[at.WILL + 2] == 2
    assert (doing(state), state.pending()) == ("resolve", (2,))


@pytest.mark.rule("notalone:R40")
def test_toxin_takes_a_survival_card_and_the_power() -> None:
    state = new_turn(4, hunt=["toxin"], survival={1: ["gate", "dodge"]})
    reckon(state, {1: 1, 2: 1, 3: 5}, 9, hunt="toxin", target=1)
    act(state, 3, "nothing")
    close(state)
    assert (doing(state), state.pending()) == ("toxin", (1,))
    act(state, 1, "discard-survival", card="gate")
    assert state.at[at.SURVIVAL_N + 1] == 1
    to_phase_4(state)
    assert state.at[at.DISCARD_N + 2] == 0


@pytest.mark.rule("notalone:R8", "notalone:E60")
def test_cataclysm_makes_one_place_ineffective() -> None:
    state = new_turn(3, hunt=["cataclysm"])
    reckon_window(state, {1: 1, 2: 5}, 9)
    act(state, 0, "hunt", card="cataclysm")
    act(state, 0, "choose-slot", slot=1)
    close(state)
    assert state.pending() == (2,)
    assert state.at[at.INEFFECTIVE] == 1


def reckon_window(state: NotAloneState, plays: dict[int, int], creature: int, **tokens: int) -> None:
    """Phases 1 and 2 up to the window right after the reveal, which somebody must want."""
    choose(state, plays)
    put(state, "creature", creature)
    for token, slot in tokens.items():
        put(state, token, slot)
    while state.at[at.PHASE] == 2:
        idle(state)
    assert doing(state) == "window"


@pytest.mark.rule("notalone:Q8", "notalone:Q51", "notalone:Q79", "notalone:R41")
def test_detour_moves_a_hunted_next_door() -> None:
    state = new_turn(3, hunt=["detour"], survival={1: ["dodge"]})
    reckon_window(state, {1: 2, 2: 5}, 7)
    act(state, 0, "hunt", card="detour")
    act(state, 0, "move-hunted", seat=1, which=1)
    assert [GAME.to_dict(a)["slot"] for a in state.legal(0)] == [1, 3, 7]
    act(state, 0, "choose-slot", slot=7)
    assert state.pending() == (1,)
    act(state, 1, "survive", card="dodge")
    close(state)
    assert (doing(state), state.pending()) == ("resolve", (1,))
    act(state, 1, "use")
    resolve_all(state)
    assert discard(state, 1) == [2]


@pytest.mark.rule("notalone:Q8")
def test_detour_does_not_lead_to_hidden_or_barred_places() -> None:
    state = new_turn(3, hunt=["detour"], places=sets_of("maze"))
    reckon_window(state, {1: 2, 2: 5}, 9)
    act(state, 0, "hunt", card="detour")
    act(state, 0, "move-hunted", seat=1, which=1)
    assert [GAME.to_dict(a)["slot"] for a in state.legal(0)] == [1, 3]


@pytest.mark.rule("notalone:R41", "notalone:Q12", "notalone:Q41")
@pytest.mark.parametrize(("card", "token"), [("dodge", "creature"), ("detector", "artemia"), ("adaptation", "target")])
def test_a_hunted_under_a_token_may_ignore_it(card: str, token: str) -> None:
    state = new_turn(3, hunt=["scream"], survival={1: [card], 2: [card] if card == "none" else []})
    state.at[at.RESCUE] = 5
    choose(state, {1: 1, 2: 5})
    act(state, 0, "hunt", card="scream")
    for each in ("creature", "artemia", "target"):
        put(state, each, 1 if each == token else 9)
    while state.at[at.PHASE] == 2:
        idle(state)
    assert may(state, 1, "survive", card=card)
    act(state, 1, "survive", card=card)
    close(state)
    assert (doing(state), state.pending()) == ("resolve", (1,))
    resolve_all(state)
    assert state.at[at.WILL + 1] == 3
    assert discard(state, 1) == [1]


@pytest.mark.rule("notalone:Q12")
def test_a_second_token_still_acts() -> None:
    state = new_turn(3, survival={1: ["dodge"]})
    state.at[at.RESCUE] = 5
    reckon_window(state, {1: 1, 2: 5}, 1, artemia=1)
    act(state, 1, "survive", card="dodge")
    resolve_all(state)
    assert state.at[at.WILL + 1] == 3
    assert len(discard(state, 1)) == 2


@pytest.mark.rule("notalone:R41")
def test_who_is_not_there_cannot_dodge() -> None:
    state = new_turn(3, survival={1: ["dodge"]})
    choose(state, {1: 1, 2: 5})
    put(state, "creature", 9)
    while state.at[at.PHASE] == 2:
        idle(state)
    assert state.pending() == (NATURE,)


@pytest.mark.rule("notalone:R38", "notalone:E66", "notalone:Q10", "notalone:Q63", "notalone:Q41")
@pytest.mark.parametrize(("literal", "slots"), [("leave", [3, 6, 7]), ("literal", [1, 2, 3, 6, 7])])
def test_a_moved_token_leaves_both_of_two_places(literal: str, slots: list[int]) -> None:
    state = new_turn(3, hunt=["hunger"], survival={1: ["wrong_track"]}, two_place_move=literal)
    choose(state, {1: 1, 2: 5})
    act(state, 0, "hunt", card="hunger")
    put(state, "creature", 1, 2)
    while state.at[at.PHASE] == 2:
        idle(state)
    act(state, 1, "survive", card="wrong_track")
    assert [GAME.to_dict(a)["slot"] for a in state.legal(1)] == slots
    act(state, 1, "move-token", token="creature", slot=7)
    assert state.at[at.TOKEN_AT] == 1 << 6
    close(state)
    assert (doing(state), state.pending()) == ("resolve", (1,))


@pytest.mark.rule("notalone:R38")
def test_wrong_track_may_move_a_clone() -> None:
    state = new_turn(3, hunt=["clone"], survival={1: ["wrong_track"]})
    choose(state, {1: 1, 2: 5})
    act(state, 0, "hunt", card="clone")
    put(state, "creature", 9)
    put(state, "target", 1)
    while state.at[at.PHASE] == 2:
        idle(state)
    act(state, 1, "survive", card="wrong_track")
    assert {GAME.to_dict(a)["token"] for a in state.legal(1)} == {"creature", "target"}


@pytest.mark.rule("notalone:R41", "notalone:E59")
def test_hologram_and_decoy_move_their_tokens() -> None:
    for card, token in (("hologram", "artemia"), ("decoy", "target")):
        state = new_turn(3, hunt=["scream"], survival={1: [card]})
        state.at[at.RESCUE] = 5
        choose(state, {1: 1, 2: 5})
        act(state, 0, "hunt", card="scream")
        put(state, "creature", 9)
        put(state, "artemia", 1)
        put(state, "target", 1)
        while state.at[at.PHASE] == 2:
            idle(state)
        act(state, 1, "survive", card=card)
        assert {GAME.to_dict(a)["token"] for a in state.legal(1)} == {token}
        act(state, 1, "move-token", token=token, slot=6)
        assert state.at[at.TOKEN_AT + kinds.TOKEN_IDS.index(token)] == 1 << 5


@pytest.mark.rule("notalone:E61")
def test_shadow_moves_a_token_right_after_the_reveal() -> None:
    state = new_turn(3, hunt=["shadow"])
    state.at[at.RESCUE] = 5
    reckon_window(state, {1: 1, 2: 5}, 9, artemia=2)
    act(state, 0, "hunt", card="shadow")
    assert {GAME.to_dict(a)["token"] for a in state.legal(0)} == {"artemia"}
    act(state, 0, "move-token", token="artemia", slot=1)
    resolve_all(state)
    assert state.at[at.DISCARD_N + 1] == 2


@pytest.mark.rule("notalone:R47")
def test_a_token_that_comes_later_still_bites() -> None:
    state = new_turn(4, hunt=["mutation"], survival={2: ["hologram"]})
    choose(state, {1: 1, 2: 2, 3: 5})
    act(state, 0, "hunt", card="mutation")
    put(state, "creature", 9)
    put(state, "artemia", 2)
    while doing(state) != "resolve":
        idle(state)
    assert state.pending() == (1,)
    act(state, 1, "nothing")
    while doing(state) != "window":
        idle(state)
    act(state, 2, "survive", card="hologram")
    act(state, 2, "move-token", token="artemia", slot=1)
    close(state)
    assert (doing(state), state.pending()) == ("resolve", (2,))
    act(state, 2, "nothing")
    assert (doing(state), state.pending()) == ("discard", (1,))


@pytest.mark.rule("notalone:E49", "notalone:E50", "notalone:E51", "notalone:Q29", "notalone:Q13")
def test_time_shift_moves_both_counters_for_each_hunted_at_the_target() -> None:
    for at_target, rest in ((2, 8), (1, 8), (0, 8)):
        state = new_turn(4, hunt=["time_shift"])
        plays = {seat: 1 if seat <= at_target else 5 for seat in (1, 2, 3)}
        reckon(state, plays, 9, hunt="time_shift", target=1)
        before = int(state.at[at.RESCUE])
        while state.at[at.PHASE] == 3:
            idle(state)
        assert state.at[at.ASSIMILATION] == 9 - at_target
        assert state.at[at.RESCUE] == before - at_target
        assert rest == 8
    last = new_turn(4, hunt=["time_shift"])
    choose(last, {1: 1, 2: 1, 3: 5})
    act(last, 0, "hunt", card="time_shift")
    put(last, "creature", 9)
    put(last, "target", 1)
    last.at[at.ASSIMILATION], last.at[at.RESCUE] = 2, 1
    to_phase_4(last)
    assert last.winners() == (0,)
    assert last.at[at.RESCUE] == 1


@pytest.mark.rule("notalone:E53", "notalone:E54", "notalone:E58", "notalone:Q30", "notalone:E61")
def test_inertia_stops_every_power_at_the_reveal() -> None:
    state = new_turn(4, hunt=["inertia"], survival={3: ["gate"]})
    state.at[at.RESCUE] = 5
    choose(state, {1: 1, 2: 2, 3: 5})
    act(state, 0, "hunt", card="inertia")
    put(state, "creature", 2)
    put(state, "artemia", 5)
    put(state, "target", 1)
    seen = []
    while state.at[at.PHASE] < 4:
        seen.append(doing(state))
        idle(state)
    assert "resolve" not in seen
    assert "discard" in seen
    assert state.at[at.WILL + 2] == 2
    nobody = new_turn(3, hunt=["inertia"])
    reckon(nobody, {1: 1, 2: 2}, 9, hunt="inertia", target=5)
    assert doing(nobody) == "resolve"


@pytest.mark.rule("notalone:E55", "notalone:Q61", "notalone:Q45", "notalone:E61")
def test_ubiquity_swaps_whole_footprints() -> None:
    state = new_turn(3, hunt=["ubiquity", "hunger"])
    state.at[at.HUNT_ALLOWED] = 2
    choose(state, {1: 1, 2: 5})
    act(state, 0, "hunt", card="ubiquity")
    act(state, 0, "hunt", card="hunger")
    put(state, "creature", 1, 2)
    put(state, "artemia", 9)
    close(state)
    assert doing(state) == "after-reveal"
    assert {str(GAME.to_dict(a).get("tokens")) for a in state.legal(0)} == {"['creature', 'artemia']", "None"}
    act(state, 0, "swap-tokens", tokens=["creature", "artemia"])
    assert [state.at[at.TOKEN_AT + i] for i in range(3)] == [1 << 8, 0b11, 0]


@pytest.mark.rule("notalone:Q45", "notalone:Q79", "notalone:Q8", "notalone:E61")
def test_tornado_blows_everybody_at_the_target_to_one_place() -> None:
    state = new_turn(5, hunt=["tornado", "ubiquity"])
    state.at[at.HUNT_ALLOWED] = 2
    choose(state, {1: 1, 2: 1, 3: 5, 4: 2})
    act(state, 0, "hunt", card="tornado")
    act(state, 0, "hunt", card="ubiquity")
    put(state, "creature", 9)
    put(state, "artemia", 6)
    put(state, "target", 1)
    assert doing(state) == "after-reveal"
    assert {GAME.to_dict(a)["do"] for a in state.legal(0)} == {"swap-tokens", "choose-slot"}
    assert [GAME.to_dict(a)["slot"] for a in state.legal(0) if GAME.to_dict(a)["do"] == "choose-slot"] == [2, 6]
    act(state, 0, "choose-slot", slot=6)
    assert [state.at[at.SPOT + 2 * seat] for seat in (1, 2, 3, 4)] == [5, 5, 4, 1]
    act(state, 0, "nothing")
    assert doing(state) != "after-reveal"


@pytest.mark.rule("notalone:E67")
def test_quicksand_lets_nothing_be_taken_back() -> None:
    state = new_turn(3, hunt=["quicksand"], survival={1: ["cache", "double_back"]})
    own(state, 1, [1, 2], [3, 4, 5])
    reckon(state, {1: 2, 2: 5}, 9, hunt="quicksand", target=2)
    act(state, 2, "nothing")
    close(state)
    assert (doing(state), state.pending()) == ("resolve", (1,))
    assert {GAME.to_dict(a)["do"] for a in state.legal(1)} == {"nothing"}
    to_phase_4(state)
    assert not may(state, 1, "survive", card="cache")
    assert not may(state, 1, "survive", card="double_back")


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
    assert {GAME.to_dict(a)["do"] for a in state.legal(1)} == dos
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


@pytest.mark.rule("notalone:R46", "notalone:Q70")
def test_protective_suit_softens_the_next_loss_only() -> None:
    state = new_turn(3, hunt=["fierceness"], survival={1: ["protective_suit"]})
    choose(state, {1: 2, 2: 5})
    act(state, 0, "hunt", card="fierceness")
    put(state, "creature", 2)
    while not may(state, 1, "survive", card="protective_suit"):
        idle(state)
    act(state, 1, "survive", card="protective_suit")
    resolve_all(state)
    assert state.at[at.WILL + 1] == 2
    assert state.at[at.CATCHES + 1] == 1
    price = new_turn(3, survival={1: ["protective_suit"]}, places=sets_of("pole"))
    own(price, 1, [1, 2, 3, 4, 5, 8])
    choose(price, {1: 8, 2: 5})
    put(price, "creature", 9)
    while not may(price, 1, "survive", card="protective_suit"):
        idle(price)
    act(price, 1, "survive", card="protective_suit")
    close(price)
    act(price, 1, "use")
    assert price.at[at.WILL + 1] == 2
    assert price.at[at.GUARD + 1] & kinds.LOSES_LESS


@pytest.mark.rule("notalone:R42", "notalone:Q40")
def test_a_card_just_drawn_may_be_played_at_once() -> None:
    state = new_turn(3)
    own(state, 1, [1, 2, 3, 4, 5, 9])
    reckon(state, {1: 9, 2: 5}, 7)
    act(state, 1, "use")
    act(state, 1, "draw")
    card = CONTENT.survival.index("protective_suit")
    state.apply(NATURE, GAME.from_dict({"do": "draw-survival", "card": "protective_suit"}))
    assert state.at[at.SURVIVAL + 1] >> card & 1
    assert (doing(state), state.pending()) == ("window", (1,))
    act(state, 1, "survive", card="protective_suit")
    assert (doing(state), state.pending()) == ("resolve", (2,))


@pytest.mark.rule("notalone:R33", "notalone:R34", "notalone:R35", "notalone:R44", "notalone:E57", "notalone:E52")
def test_copying_through_the_lair() -> None:
    state = new_turn(3)
    own(state, 1, [1, 2], [3, 4, 5])
    reckon(state, {1: 1, 2: 5}, 2)
    act(state, 1, "use")
    act(state, 1, "copy", slot=2)
    assert hand(state, 1) == [1, 2]
    act(state, 1, "take-back", place=4)
    resolve_all(state)
    assert state.at[at.WILL + 1] == 3
    forbidden = new_turn(3)
    own(forbidden, 1, [1, 2, 3], [4, 5])
    reckon(forbidden, {1: 1, 2: 5}, 10)
    act(forbidden, 1, "use")
    assert {GAME.to_dict(a)["do"] for a in forbidden.legal(1)} == {"recycle"}
    act(forbidden, 1, "recycle")
    resolve_all(forbidden)
    assert discard(forbidden, 1) == [1]
    two = new_turn(3, hunt=["hunger"])
    choose(two, {1: 1, 2: 5})
    act(two, 0, "hunt", card="hunger")
    put(two, "creature", 2, 3)
    close(two)
    act(two, 1, "use")
    assert [GAME.to_dict(a)["slot"] for a in two.legal(1)] == [2, 3]


@pytest.mark.rule("notalone:R35")
def test_with_clone_the_lair_copies_under_either_token() -> None:
    state = new_turn(3, hunt=["clone"])
    choose(state, {1: 1, 2: 5})
    act(state, 0, "hunt", card="clone")
    put(state, "creature", 2)
    put(state, "target", 3)
    close(state)
    act(state, 1, "use")
    assert [GAME.to_dict(a)["slot"] for a in state.legal(1)] == [2, 3]


@pytest.mark.rule("notalone:R36", "notalone:Q4", "notalone:Q42", "notalone:Q80")
def test_one_two_card_effect_at_a_time() -> None:
    state = new_turn(3)
    state.at[at.NOW + 1] = kinds.BOTH
    own(state, 1, [1, 3, 4, 5, 10], [2])
    close(state)
    act(state, 1, "play-two", places=[3, 10])
    act(state, 2, "play", place=5)
    close(state)
    put(state, "creature", 9)
    close(state)
    assert doing(state) == "order"
    act(state, 1, "pick", place=10)
    act(state, 1, "use")
    assert state.at[at.PENDING + 1] == kinds.BOTH
    assert not may(state, 1, "use")
    assert may(state, 1, "take-back", place=2)
    resolve_all(state)
    assert state.at[at.NOW + 1] == kinds.BOTH


@pytest.mark.rule("notalone:E56", "notalone:E58", "notalone:E60", "notalone:Q9", "notalone:Q81")
def test_gate_copies_a_neighbour_of_the_place_explored() -> None:
    state = new_turn(3, hunt=["detour"], survival={1: ["gate"]})
    reckon_window(state, {1: 2, 2: 5}, 8)
    act(state, 0, "hunt", card="detour")
    act(state, 0, "move-hunted", seat=1, which=1)
    act(state, 0, "choose-slot", slot=3)
    close(state)
    act(state, 1, "survive", card="gate")
    assert [GAME.to_dict(a)["slot"] for a in state.legal(1)] == [2, 4, 8]
    before = int(state.at[at.RESCUE])
    act(state, 1, "copy", slot=8)
    assert state.at[at.RESCUE] == before - 1


@pytest.mark.rule("notalone:Q69", "notalone:E58")
def test_drone_uses_place_five() -> None:
    state = new_turn(3, survival={1: ["x_drone"]})
    reckon(state, {1: 3, 2: 5}, 9)
    act(state, 1, "survive", card="x_drone")
    assert {GAME.to_dict(a)["do"] for a in state.legal(1)} == {"acquire"}
    base = new_turn(3, survival={1: ["drone"]}, decks="base", places=sets_of("maze"))
    reckon(base, {1: 3, 2: 5}, 9)
    assert not may(base, 1, "survive", card="drone")
    base = new_turn(3, survival={1: ["drone"]}, decks="base")
    reckon(base, {1: 3, 2: 5}, 9)
    act(base, 1, "survive", card="drone")
    act(base, 1, "acquire", place=8)
    assert 8 in hand(base, 1)


@pytest.mark.rule("notalone:E56", "notalone:R35")
def test_shuttle_and_mimicry_choose_among_their_places() -> None:
    state = new_turn(4, survival={1: ["shuttle"], 2: ["mimicry"]})
    reckon(state, {1: 3, 2: 2, 3: 4}, 9)
    act(state, 1, "survive", card="shuttle")
    assert [GAME.to_dict(a)["slot"] for a in state.legal(1)] == [6, 7, 8, 9]
    act(state, 1, "copy", slot=8)
    act(state, 2, "survive", card="mimicry")
    assert [GAME.to_dict(a)["slot"] for a in state.legal(2)] == [3, 4]
    act(state, 2, "copy", slot=4)
    assert state.at[at.MARKER] == 1
    assert not may(state, 3, "use")
    reach(state, "resolve")
    ask_again(state)
