"""The rulings that have another reading as an option: both values of each."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.notalone import layout as at
from orrery.kernel.state import NATURE
from tests.notalone.table import (
    GAME,
    act,
    ask_again,
    at_place,
    close,
    doing,
    idle,
    may,
    new_turn,
    own,
    reckon,
    reckon_window,
    resolve_all,
    set_will,
    sets_of,
    to_phase_4,
)
from tests.settings import SETTINGS


def test_random_games_meet_every_named_value_of_every_option() -> None:
    for option in GAME.options:
        met = {options.get(option.name, option.default) for name, _, options in SETTINGS if name == "notalone"}
        wanted = set(option.values) - ({"base", "chosen", "1"} if option.name in ("places", "board_side") else set())
        assert wanted <= met, option.name


# Who is the Creature.


def drawn(seats: int, **options: object) -> list[object]:
    """The seats nature may name."""
    return [GAME.to_dict(action)["seat"] for action in GAME.new(seats, options).legal(NATURE)]


@pytest.mark.rule("notalone:R2")
def test_the_creature_is_drawn_among_all_or_among_all_but_the_host() -> None:
    assert drawn(4, creature="random", host=2) == [0, 1, 2, 3]
    assert drawn(4, creature="others") == [1, 2, 3]
    assert drawn(4, creature="others", host=2) == [0, 1, 3]
    state = GAME.new(4, {"creature": "others", "host": 2})
    assert [state.weight(action) for action in state.legal(NATURE)] == [1, 1, 1]
    assert GAME.new(2, {"creature": "others", "host": 1}).at[at.CREATURE] == 0, "with two there is nothing to draw"
    assert GAME.new(4, {"creature": 2, "host": 2}).at[at.CREATURE] == 2


@pytest.mark.rule("notalone:R2")
def test_a_position_in_which_the_host_is_the_creature_is_refused_where_it_is_one_of_the_others() -> None:
    state = GAME.new(3, {"creature": "others", "host": 1, "board_side": "1"})
    state.apply(NATURE, GAME.from_dict({"do": "name-creature", "seat": 2}))
    assert state.problems() == []
    state.at[at.HOST] = 2
    assert state.problems() == ["at.creature: another seat was chosen"]
    for spot, name in ((at.HOST, "host"), (at.CREATURE_CHOSEN, "creature_chosen")):
        for wrong in (3, 6):
            other = GAME.new(3, {"creature": "others"})
            other.at[spot] = wrong
            assert other.problems() == [f"at.{name}: there is no such seat"]
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
    assert doing(state) == "window"
    assert may(state, 0, "hunt", card="despair")
    assert may(state, 0, "hunt", card="force_field") == (when == "resend")


@pytest.mark.rule("notalone:R17", "notalone:R12")
@pytest.mark.parametrize("when", ["resend", "early"])
def test_a_flashback_of_force_field_is_bound_as_force_field_is(when: str) -> None:
    state = new_turn(3, hunt=["flashback"], force_field=when)
    top = GAME.content.hunt.index("force_field")  # type: ignore[attr-defined]
    state.at[at.HUNT_TOP], state.at[at.HUNT_DISCARD] = top, 1 << top
    state.at[at.HUNT_DECK] &= ~(1 << top)
    ask_again(state)
    assert may(state, 0, "hunt", card="flashback")
    close(state)
    for seat in (1, 2):
        act(state, seat, "play", place=1)
    assert (doing(state) == "window" and may(state, 0, "hunt", card="flashback")) == (when == "resend")


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
@pytest.mark.parametrize(("beside", "offered"), [("explored", [2, 4, 8]), ("card", [1, 3, 7])])
def test_the_gate_after_a_detour(beside: str, offered: list[int]) -> None:
    state = new_turn(3, hunt=["detour"], survival={1: ["gate"]}, gate_after_detour=beside)
    own(state, 1, [1, 2, 3, 4], [5])
    reckon_window(state, {1: 2, 2: 5}, 8)
    act(state, 0, "hunt", card="detour")
    act(state, 0, "move-hunted", seat=1, which=1)
    act(state, 0, "choose-slot", slot=3)
    close(state)
    act(state, 1, "survive", card="gate")
    assert [GAME.to_dict(a)["slot"] for a in state.legal(1)] == offered


# Phase 3: tokens.


@pytest.mark.rule("notalone:Q1", "notalone:R26", "notalone:R46")
@pytest.mark.parametrize(("counted", "spaces"), [("once", 1), ("each", 2)])
def test_assimilation_for_two_who_lost_their_last_will(counted: str, spaces: int) -> None:
    state = new_turn(4, last_will=counted)
    for seat in (1, 2):
        set_will(state, seat, 1)
    reckon(state, {1: 2, 2: 2, 3: 2}, 2)
    to_phase_4(state)
    assert state.at[at.ASSIMILATION] == 9 - 1 - spaces
    assert [state.at[at.WILL + seat] for seat in (1, 2, 3)] == [3, 3, 2]


# Phase 4.


@pytest.mark.rule("notalone:Q7", "notalone:Q78")
@pytest.mark.parametrize(("after", "rescue"), [("held", 14), ("moves", 13)])
@pytest.mark.parametrize(("places", "marker"), [(0, 1), (sets_of("dome"), 4)])
def test_the_amplifier_after_stasis(after: str, rescue: int, places: int, marker: int) -> None:
    cards = {1: ["x_amplifier"], 2: ["signal_flare"]}
    state = new_turn(3, hunt=["stasis"], survival=cards, stasis_amplifier=after, places=places)
    reckon(state, {1: 1, 2: 3}, 9)
    while state.at[at.PHASE] != 4:
        idle(state)
    state.at[at.MARKER] = marker
    ask_again(state)
    for seat in (1, 2):
        act(state, seat, "pass")
    act(state, 0, "hunt", card="stasis")
    act(state, 2, "pass")
    act(state, 1, "survive", card="x_amplifier")
    act(state, 2, "survive", card="signal_flare")
    resolve_all(state)
    assert state.at[at.RESCUE] == rescue, "Stasis holds Signal Flare and the end of the turn in both readings"
