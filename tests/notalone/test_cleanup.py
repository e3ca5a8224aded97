"""Phase 4 and the end (R30-R32, Q7, Q46, Q77, Q78)."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.notalone import kinds
from orrery.games.notalone.state import NotAloneState
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE
from orrery.testing import problems, reveals_information, top_step
from tests.notalone.table import (
    GAME,
    act,
    arrange,
    close,
    discard,
    hand,
    idle,
    may,
    nature,
    new_turn,
    offered,
    own,
    read,
    reckon,
    resolve_all,
    set_will,
    sets_of,
    to_phase_4,
)
from tests.settings import SETTINGS
from tests.walk import finished


def at_phase_4(plays: dict[int, int] | None = None, **more: object) -> NotAloneState:
    """A turn in which nobody was caught, at the window of phase 4."""
    state = new_turn(3, **more)  # type: ignore[arg-type]
    reckon(state, plays or {1: 1, 2: 2}, 9)
    to_phase_4(state)
    return state


@pytest.mark.rule("notalone:R30", "notalone:Q46")
def test_the_turn_is_cleared_away() -> None:
    state = new_turn(3, hunt=["fierceness", "virus"])
    reckon(state, {1: 1, 2: 2}, 9, hunt="fierceness")
    resolve_all(state)
    assert (discard(state, 1), discard(state, 2)) == ([1], [2])
    assert read(state, "hunt_discard") == ["fierceness"]
    assert state.hunt_hand_count == 3
    assert read(state, "token_slots") == {"creature": [], "artemia": [], "target": []}
    assert state.rescue == 13
    assert state.turn == 2


@pytest.mark.rule("notalone:R30", "notalone:Q7", "notalone:Q78", "notalone:R32")
def test_stasis_holds_rescue_and_what_comes_after_it() -> None:
    state = at_phase_4(hunt=["stasis"], survival={1: ["x_amplifier"], 2: ["signal_flare"]})
    arrange(state, marker=1)
    assert state.pending() == (0, 1, 2)
    for seat in (1, 2):
        act(state, seat, "pass")
    act(state, 0, "hunt", card="stasis")
    act(state, 2, "pass")
    act(state, 1, "survive", card="x_amplifier")
    act(state, 2, "survive", card="signal_flare")
    resolve_all(state)
    assert state.rescue == 14
    assert state.marker == 0


@pytest.mark.rule("notalone:Q7", "notalone:Q69")
def test_amplifier_before_stasis_moves_rescue() -> None:
    for card, decks, places, marker, after in (
        ("amplifier", "base", 0, 1, 0),
        ("x_amplifier", "combined", 0, 1, 0),
        ("x_amplifier", "combined", sets_of("dome"), 4, 1),
    ):
        state = at_phase_4(hunt=["stasis"], survival={1: [card]}, decks=decks, places=places)
        assert not may(state, 1, "survive", card=card)
        arrange(state, marker=marker)
        act(state, 0, "pass")
        act(state, 1, "survive", card=card)
        assert (state.rescue, state.marker) == (13, after)
        act(state, 0, "hunt", card="stasis")
        resolve_all(state)
        assert state.rescue == 13


@pytest.mark.rule("notalone:Q19", "notalone:Q23", "notalone:R30")
def test_double_back_returns_a_played_card() -> None:
    state = at_phase_4(survival={1: ["double_back"]})
    act(state, 1, "survive", card="double_back")
    act(state, 1, "pick", place=1)
    resolve_all(state)
    assert hand(state, 1) == [1, 2, 3, 4, 5]
    pole = new_turn(3, survival={1: ["double_back"]}, places=sets_of("pole"))
    own(pole, 1, [1, 2, 3, 4, 5, 8])
    reckon(pole, {1: 8, 2: 2}, 9)
    to_phase_4(pole)
    assert not may(pole, 1, "survive", card="double_back")
    fjord = new_turn(3, survival={1: ["double_back"]}, effect_now={1: kinds.FROM_DISCARD})
    own(fjord, 1, [1, 2, 3, 4], [5])
    reckon(fjord, {1: [1, 5], 2: 2}, 9)
    act(fjord, 1, "pick", place=5)
    to_phase_4(fjord)
    act(fjord, 1, "survive", card="double_back")
    assert offered(fjord, 1, "place") == [5]


@pytest.mark.rule("notalone:Q46")
def test_cache_takes_a_card_back_after_the_discards() -> None:
    state = at_phase_4(survival={1: ["cache"]})
    act(state, 1, "survive", card="cache")
    close(state)
    assert top_step(state) == "take-back"
    act(state, 1, "take-back", place=1)
    assert hand(state, 1) == [1, 2, 3, 4, 5]


@pytest.mark.rule("notalone:Q78")
def test_signal_flare_needs_a_turn_without_a_catch() -> None:
    state = at_phase_4(survival={1: ["signal_flare"]})
    act(state, 1, "survive", card="signal_flare")
    assert state.rescue == 13
    caught = new_turn(3, survival={1: ["signal_flare"]})
    reckon(caught, {1: 1, 2: 2}, 2)
    to_phase_4(caught)
    assert not may(caught, 1, "survive", card="signal_flare")
    resolve_all(caught)
    reckon(caught, {1: 3, 2: 3}, 9)
    to_phase_4(caught)
    assert may(caught, 1, "survive", card="signal_flare"), "a catch counts for its own turn"


@pytest.mark.rule("notalone:Q75", "notalone:R30")
def test_instinct_draws_to_five_and_buries_down_to_three() -> None:
    state = at_phase_4(hunt=["instinct", "virus"])
    act(state, 0, "hunt", card="instinct")
    arrange(state, hunt_hand_known=["virus"])
    close(state)
    for i in range(4):
        assert top_step(state) == "refill"
        nature(state, i)
    assert (top_step(state), state.hunt_hand_count) == ("bury", 5)
    assert read(state, "hunt_hand_known") == []
    act(state, 0, "bury", card="virus")
    state.apply(0, state.legal(0)[0])
    assert (state.hunt_hand_count, state.hunt_bottom_count) == (3, 2)
    assert read(state.conceal(1), "hunt_bottom", 0) == "?"
    assert read(state.conceal(0), "hunt_bottom", 0) == "virus"


@pytest.mark.rule("notalone:Q15", "notalone:R30")
def test_the_card_whose_burial_ends_a_smokescreen_is_not_taken_back() -> None:
    state = new_turn(3, hunt=["instinct"], survival={1: ["smokescreen"]})
    act(state, 1, "survive", card="smokescreen")
    reckon(state, {1: 1, 2: 2}, 9)
    to_phase_4(state)
    act(state, 0, "hunt", card="instinct")
    close(state)
    while top_step(state) == "refill":
        nature(state)
    for reveals in (False, True):
        before, card = state.copy(), state.legal(0)[0]
        state.apply(0, card)
        assert state.revealed == reveals_information(before, 0, card, state, Rng("buried")) == reveals
    assert state.turn == 2
    assert discard(state.conceal(0), 1) == [1]


def empty_the_hunt_deck(s: NotAloneState, top: str) -> None:
    """All Hunt cards that are not in hand lie in the discard, so that the next refill shuffles it."""
    arrange(s, hunt_discard=read(s, "hunt_deck"), hunt_discard_top=top)


@pytest.mark.rule("notalone:R11", "notalone:R30")
def test_a_hunt_card_played_this_turn_can_be_drawn_again_and_is_imagined_anywhere() -> None:
    """The discard is shuffled in the refill of the turn: what was played is one of the unseen cards from then on."""
    state = new_turn(3, hunt=["fierceness", "virus", "clone"], decks="base", places="exploration")
    empty_the_hunt_deck(state, "scream")
    arrange(state, will={1: 2, 2: 2}, track_will=[state.rescue - 1])
    reckon(state, {1: 1, 2: 2}, 9, hunt="fierceness")
    to_phase_4(state)
    while top_step(state) != "vote":
        idle(state)
    hands = set()
    for seed in range(40):
        imagined = state.conceal(1).determinize(orrery.Rng(seed))
        assert problems(imagined) == []
        hands.add("fierceness" in read(imagined, "hunt_hand"))
        for seat in (1, 2):
            imagined.apply(seat, GAME.from_dict({"do": "vote", "seat": 1}))
        assert problems(imagined) == []
    assert hands == {True, False}


@pytest.mark.rule("notalone:R11", "notalone:R30")
def test_instinct_may_draw_itself_again_and_bury_itself() -> None:
    state = at_phase_4(hunt=["instinct"])
    empty_the_hunt_deck(state, "scream")
    act(state, 0, "hunt", card="instinct")
    close(state)
    while top_step(state) == "refill":
        draws = [GAME.from_dict({"do": "draw-hunt", "card": "instinct"}), *state.legal(NATURE)]
        state.apply(NATURE, next(action for action in draws if action in state.legal(NATURE)))
    act(state, 0, "bury", card="instinct")
    assert problems(state) == []
    assert GAME.load(state.dump()) == state
    idle(state)
    assert problems(state) == []


@pytest.mark.rule("notalone:R31", "notalone:Q47", "notalone:E86", "notalone:E84")
def test_rescue_wins_for_all_hunted() -> None:
    state = new_turn(4, rescue=1)
    reckon(state, {1: 1, 2: 2, 3: 3}, 9, artemia=8)
    resolve_all(state)
    assert state.winners() == (1, 2, 3)
    sheet = state.score_sheet()
    assert sheet.totals == [0, 1, 1, 1]
    assert sheet.line("turns") == [1] * 4
    assert sheet.line("rescue-left") == [0] * 4
    assert sheet.line("assimilation-left") == [9] * 4


@pytest.mark.rule("notalone:Q47")
def test_a_counter_never_passes_the_victory_space() -> None:
    state = new_turn(3, places=sets_of("pole"))
    own(state, 1, [1, 2, 3, 4, 5, 8])
    reckon(state, {1: 8, 2: 2}, 9)
    arrange(state, rescue=1)
    act(state, 1, "use")
    assert state.over
    assert state.rescue == 0


@pytest.mark.rule("notalone:R32", "notalone:Q77")
@pytest.mark.parametrize("setting", [s for s in SETTINGS if s[0] == "notalone"], ids=lambda s: f"{s[1]}-{len(s[2])}")
def test_games_end_in_time(setting: tuple[str, int, dict[str, orrery.kernel.options.Value]]) -> None:
    for seed in range(6):
        state = finished(setting, f"bound {seed}")
        assert state.turn <= 4 * (11 + state.seats)


@pytest.mark.rule("notalone:Q47")
def test_choices_not_made_known_are_forgotten_at_the_end() -> None:
    state = new_turn(4, will={1: 2}, assimilation=1)
    close(state)
    act(state, 2, "play", place=1)
    act(state, 1, "give-up")
    assert state.over
    for viewer in (None, 0, 1, 2, 3):
        concealed = state.conceal(viewer)
        assert concealed.determinize(orrery.Rng(1)).conceal(viewer) == concealed
    assert problems(state) == []


@pytest.mark.rule("notalone:R26", "notalone:D2")
def test_catches_and_will_are_counted() -> None:
    state = new_turn(3)
    set_will(state, 1, 2)
    reckon(state, {1: 1, 2: 1}, 1)
    resolve_all(state)
    sheet = state.score_sheet()
    assert sheet.line("catches") == [2, 1, 1]
    assert sheet.line("will-lost") == [0, 2, 2]
    assert problems(state) == []
