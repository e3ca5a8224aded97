"""The rulings that have another reading as an option: both values of each."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.notalone import kinds
from orrery.kernel.options import AUTO, complete, resolve
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE, UNKNOWN
from orrery.testing import changed, problems, set_field, top_step
from tests.notalone.table import (
    GAME,
    act,
    arrange,
    at_place,
    choose,
    close,
    concerning,
    detour,
    discard,
    hand,
    idle,
    may,
    new_turn,
    offered,
    own,
    put,
    read,
    reckon,
    reckon_window,
    resolve_all,
    set_will,
    sets_of,
    to_phase_4,
    wills,
)
from tests.settings import SETTINGS


def test_random_games_meet_every_named_value_of_every_option() -> None:
    played = [
        resolve(GAME.options, complete(GAME.options, options)) for name, _, options in SETTINGS if name == "notalone"
    ]
    for option in GAME.options:
        met = {options[option.name] for options in played}
        wanted = set(option.values) - ({"base", "chosen", "1"} if option.name in ("places", "board_side") else {AUTO})
        assert wanted <= met, option.name


# Who is the Creature.


def drawn(seats: int, **options: object) -> list[object]:
    """The seats nature may name."""
    return [GAME.to_dict(action)["seat"] for action in GAME.new(seats, options).legal(NATURE)]


def creature_of(seats: int, **options: object) -> object:
    """The Creature's seat where it is known at once."""
    return read(GAME.new(seats, options), "creature")


@pytest.mark.rule("notalone:R2")
def test_the_creature_is_drawn_among_all_or_among_all_but_the_host() -> None:
    assert drawn(4, creature="random", host=2) == [0, 1, 2, 3]
    assert drawn(4, creature="others") == [1, 2, 3]
    assert drawn(4, creature="others", host=2) == [0, 1, 3]
    state = GAME.new(4, {"creature": "others", "host": 2})
    assert [state.weight(action) for action in state.legal(NATURE)] == [1, 1, 1]
    assert creature_of(2, creature="others", host=1) == 0, "with two there is nothing to draw"
    assert creature_of(4, creature=2, host=2) == 2


@pytest.mark.rule("notalone:R2")
def test_a_position_in_which_the_host_is_the_creature_is_refused_where_it_is_one_of_the_others() -> None:
    state = GAME.new(3, {"creature": "others", "host": 1, "board_side": "1"})
    state.apply(NATURE, GAME.from_dict({"do": "name-creature", "seat": 2}))
    assert problems(state) == []
    assert problems(changed(state, host=2)) == ["at.creature: another seat was chosen"]
    for name in ("host", "creature_chosen"):
        for wrong in (3, 6):
            other = GAME.new(3, {"creature": "others"})
            set_field(other, name, wrong)
            assert problems(other) == [f"at.{name}: there is no such seat"]
    with pytest.raises(orrery.BadOptions, match="no seat 3"):
        GAME.new(3, {"host": 3})


# Phase 1.


@pytest.mark.rule("notalone:R17")
@pytest.mark.parametrize("when", ["resend", "early"])
def test_force_field_after_the_choices(when: str) -> None:
    state = new_turn(3, hunt=["force_field", "despair"], force_field=when)
    assert may(state, 0, "hunt", card="force_field"), "before the choices it may always be played"
    close(state)
    for seat in (1, 2):
        act(state, seat, "play", place=1)
    assert top_step(state) == "window"
    assert may(state, 0, "hunt", card="despair")
    assert may(state, 0, "hunt", card="force_field") == (when == "resend")


@pytest.mark.rule("notalone:R17", "notalone:R12")
@pytest.mark.parametrize("when", ["resend", "early"])
def test_a_flashback_of_force_field_is_bound_as_force_field_is(when: str) -> None:
    state = new_turn(3, hunt=["flashback"], hunt_discard=["force_field"], force_field=when)
    assert may(state, 0, "hunt", card="flashback")
    close(state)
    for seat in (1, 2):
        act(state, seat, "play", place=1)
    assert (top_step(state) == "window" and may(state, 0, "hunt", card="flashback")) == (when == "resend")


# Phase 3: places.


@pytest.mark.rule("notalone:Q43", "notalone:R22")
@pytest.mark.parametrize("where", ["all", "few"])
@pytest.mark.parametrize(("name", "returns"), [("lair", True), ("jungle", True), ("swamp", True), ("rover", False)])
def test_the_plain_take_back_where_the_power_takes_back_more(name: str, returns: bool, where: str) -> None:
    state = at_place(name, discards=(3, 4), takeback_places=where)
    allowed = where == "all" or not returns
    assert may(state, 1, "take-back", place=4) == allowed
    assert may(state, 1, "use")
    assert may(state, 1, "nothing")
    if not allowed:
        with pytest.raises(orrery.IllegalAction, match="Q43"):
            act(state, 1, "take-back", place=4)


@pytest.mark.rule("notalone:Q43")
@pytest.mark.parametrize("name", ["nexus", "oasis", "mangrove"])
def test_places_of_exploration_keep_the_plain_take_back(name: str) -> None:
    assert may(at_place(name, discards=(3, 4), takeback_places="few"), 1, "take-back", place=4)


@pytest.mark.rule("notalone:Q9")
@pytest.mark.parametrize(("beside", "slots"), [("explored", [2, 4, 8]), ("card", [1, 3, 7])])
def test_the_gate_after_a_detour(beside: str, slots: list[int]) -> None:
    state = new_turn(3, hunt=["detour"], survival={1: ["gate"]}, gate_after_detour=beside)
    own(state, 1, [1, 2, 3, 4], [5])
    reckon_window(state, {1: 2, 2: 5}, 8)
    detour(state, 1, 3)
    close(state)
    act(state, 1, "survive", card="gate")
    assert offered(state, 1, "slot") == slots


# Phase 3: tokens.


@pytest.mark.rule("notalone:Q1", "notalone:R26", "notalone:R46")
@pytest.mark.parametrize(("counted", "spaces"), [("once", 1), ("each", 2)])
def test_assimilation_for_two_who_lost_their_last_will(counted: str, spaces: int) -> None:
    state = new_turn(4, last_will=counted)
    for seat in (1, 2):
        set_will(state, seat, 1)
    reckon(state, {1: 2, 2: 2, 3: 2}, 2)
    to_phase_4(state)
    assert state.assimilation == 9 - 1 - spaces
    assert wills(state) == [3, 3, 2]


@pytest.mark.rule("notalone:Q44", "notalone:E83", "notalone:R24")
def test_artemia_one_hunted_after_another_or_all_at_once() -> None:
    openly = new_turn(4, hunt=["mutation"])
    reckon(openly, {1: 1, 2: 5, 3: 1}, 9, hunt="mutation", artemia=1)
    act(openly, 2, "nothing")
    assert (top_step(openly), openly.pending()) == ("discard", (1,))
    act(openly, 1, "discard", place=4)
    assert (discard(openly, 1), openly.pending()) == ([4], (3,))
    sealed = new_turn(4, hunt=["mutation"], token_losses="together")
    reckon(sealed, {1: 1, 2: 5, 3: 1}, 9, hunt="mutation", artemia=1)
    act(sealed, 2, "nothing")
    assert sealed.pending() == (1, 3)
    assert wills(sealed) == [2, 3, 2]
    act(sealed, 1, "discard", place=4)
    assert discard(sealed, 1) == []
    assert sealed.conceal(3).sealed(1) == UNKNOWN
    act(sealed, 1, "discard", place=3)
    act(sealed, 3, "discard", place=2)
    assert (hand(sealed, 1), hand(sealed, 3)) == ([2, 4, 5], [3, 4, 5])


@pytest.mark.rule("notalone:Q44")
def test_several_cards_are_discarded_a_card_at_a_time_and_who_has_none_left_is_not_asked() -> None:
    state = new_turn(4, hunt=["swarm"], token_losses="together")
    own(state, 3, [1, 2], [3, 4, 5])
    reckon(state, {1: 1, 2: 5, 3: 1}, 9, hunt="swarm", artemia=1)
    act(state, 2, "nothing")
    act(state, 1, "discard", place=4)
    act(state, 3, "discard", place=2)
    assert (discard(state, 1), state.pending()) == ([4], (1,))
    act(state, 1, "discard", place=5)
    to_phase_4(state)
    assert hand(state, 1) == [2, 3]


@pytest.mark.rule("notalone:Q44", "notalone:R40")
def test_the_scream_is_answered_by_all_at_once() -> None:
    state = new_turn(5, hunt=["scream"], token_losses="together")
    own(state, 4, [1, 2], [3, 4, 5])
    reckon(state, {1: 1, 2: 1, 3: 1, 4: 1}, 9, hunt="scream", target=1)
    assert (top_step(state), state.pending()) == ("scream", (1, 2, 3))
    assert state.will(4) == 2, "too few cards: Will is lost without a question"
    for viewer in range(5):
        again = state.conceal(viewer).determinize(Rng(viewer))
        assert again.conceal(viewer) == state.conceal(viewer)
    act(state, 2, "lose-will")
    act(state, 3, "discard", place=4)
    assert state.will(2) == 3
    for viewer in range(5):
        again = state.conceal(viewer).determinize(Rng(viewer))
        assert (problems(again), again.conceal(viewer) == state.conceal(viewer)) == ([], True)
    act(state, 1, "discard", place=2)
    assert (wills(state), state.pending()) == ([3, 2, 3, 2], (1, 3))
    act(state, 3, "discard", place=2)
    act(state, 1, "discard", place=3)
    assert (discard(state, 1), discard(state, 3)) == ([2, 3], [2, 4])
    assert (top_step(state), state.pending()) == ("resolve", (1,)), "then places, clockwise"


@pytest.mark.rule("notalone:Q44", "notalone:R40")
def test_the_toxin_is_answered_by_all_at_once() -> None:
    cards = {1: ["gate", "dodge"], 2: ["hologram"]}
    state = new_turn(4, hunt=["toxin"], survival=cards, token_losses="together")
    reckon(state, {1: 1, 2: 1, 3: 1}, 9, hunt="toxin", target=1)
    assert (top_step(state), state.pending()) == ("toxin", (1, 2))
    act(state, 1, "discard-survival", card="dodge")
    assert state.survival_count(1) == 2
    seen = state.conceal(0)
    assert (seen.sealed(1), problems(seen.determinize(Rng(1)))) == (UNKNOWN, [])
    act(state, 2, "discard-survival", card="hologram")
    assert [state.survival_count(seat) for seat in (1, 2)] == [1, 0]


@pytest.mark.rule("notalone:Q44", "notalone:R37")
def test_who_stands_under_artemia_twice_discards_twice() -> None:
    state = new_turn(3, hunt=["virus"], token_losses="together", effect_now={1: kinds.BOTH})
    reckon(state, {1: [1, 2], 2: 2}, 9, hunt="virus", artemia=(1, 2))
    assert state.pending() == (1, 2)
    act(state, 1, "discard", place=5)
    act(state, 2, "discard", place=5)
    assert (top_step(state), state.pending()) == ("discard", (1,))
    act(state, 1, "discard", place=4)
    to_phase_4(state)
    assert (hand(state, 1), hand(state, 2)) == ([3], [1, 3, 4])


@pytest.mark.rule("notalone:Q44", "notalone:R10")
@pytest.mark.parametrize("how", ["in_turn", "together"])
def test_scream_and_toxin_in_one_turn(how: str) -> None:
    cards = {1: ["gate"], 2: ["dodge"]}
    state = new_turn(4, hunt=["scream", "toxin"], survival=cards, hunt_allowed=2, token_losses=how)
    choose(state, {1: 1, 2: 1, 3: 5})
    for card in ("scream", "toxin"):
        act(state, 0, "hunt", card=card)
    put(state, "target", 1)
    put(state, "creature", 9)
    close(state)
    act(state, 3, "nothing")
    close(state)
    seen = []
    while state.phase == 3:
        assert problems(state) == []
        if state.pending()[0] != NATURE and (top_step(state), state.pending()) not in seen:
            seen.append((top_step(state), state.pending()))
        if top_step(state) == "scream":
            act(state, state.pending()[0], "discard", place=4)
        else:
            idle(state)
    expected = {
        "in_turn": [(step, (seat,)) for seat in (1, 2) for step in ("scream", "discard", "toxin")],
        "together": [("scream", (1, 2)), ("scream", (2,)), ("forbidden-zone", (1, 2)), ("forbidden-zone", (2,))]
        + [("toxin", (1, 2)), ("toxin", (2,))],
    }
    assert seen == expected[how]
    assert [len(hand(state, seat)) for seat in (1, 2, 3)] == [2, 2, 4]


@pytest.mark.rule("notalone:Q44")
def test_a_frame_that_concerns_no_hunted_is_refused() -> None:
    state = new_turn(4, hunt=["scream"], token_losses="together")
    reckon(state, {1: 1, 2: 1, 3: 1}, 9, hunt="scream", target=1)
    for wrong in ([], [0], [1, 2, 3, 4]):
        assert [problem for problem in problems(concerning(state, wrong)) if "concerns no Hunted" in problem]


# Phase 4.


@pytest.mark.rule("notalone:Q7", "notalone:Q78")
@pytest.mark.parametrize(("after", "rescue"), [("held", 14), ("moves", 13)])
@pytest.mark.parametrize(("places", "marker"), [(0, 1), (sets_of("dome"), 4)])
def test_the_amplifier_after_stasis(after: str, rescue: int, places: int, marker: int) -> None:
    cards = {1: ["x_amplifier"], 2: ["signal_flare"]}
    state = new_turn(3, hunt=["stasis"], survival=cards, stasis_amplifier=after, places=places)
    reckon(state, {1: 1, 2: 3}, 9)
    while state.phase != 4:
        idle(state)
    arrange(state, marker=marker)
    for seat in (1, 2):
        act(state, seat, "pass")
    act(state, 0, "hunt", card="stasis")
    act(state, 2, "pass")
    act(state, 1, "survive", card="x_amplifier")
    act(state, 2, "survive", card="signal_flare")
    resolve_all(state)
    assert state.rescue == rescue, "Stasis holds Signal Flare and the end of the turn in both readings"
