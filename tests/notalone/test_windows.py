"""Windows: who is asked, in which order cards are played, and that nobody learns anything from them (Q37, Q65, Q66)."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.notalone.actions import PASS, PASS_PHASE
from orrery.kernel.bits import members
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE, State
from orrery.testing import problems, reveals_information, top_step
from tests.notalone.table import (
    GAME,
    act,
    actions,
    answer,
    close,
    give_cards,
    may,
    nature,
    new_turn,
    own,
    set_out,
    set_will,
)
from tests.settings import SETTINGS, Setting, name_of
from tests.walk import walk

OURS = [setting for setting in SETTINGS if setting[0] == "notalone"]


@pytest.mark.rule("notalone:Q65", "notalone:Q37")
def test_exactly_the_holders_of_a_playable_card_are_asked_together() -> None:
    state = new_turn(5, hunt=["despair", "virus"], survival={1: ["smokescreen"], 2: ["dodge"], 3: ["radio"]})
    assert state.pending() == (0, 1, 3)
    assert state.legal(2) == state.legal(4) == []
    assert actions(state, 1) == {"pass", "pass-phase", "survive"}


@pytest.mark.rule("notalone:Q65")
def test_nobody_sees_who_is_asked_or_who_has_answered() -> None:
    asked = new_turn(4, hunt=["despair"], survival={1: ["smokescreen"], 2: ["radio"]})
    others = new_turn(4, hunt=["virus"], survival={1: ["gate"], 2: ["dodge"]})
    views = [s.conceal(3) for s in (asked, others)]
    assert views[0] == views[1]
    assert views[0].pending() == ()
    assert asked.conceal(1).pending() == (1,)
    assert asked.conceal(1).asks_secretly()
    for seat in (0, 1, 2):
        act(asked, seat, "pass")
        assert asked.conceal(3) == views[0]
        assert asked.conceal(seat).pending() == ()
    assert asked.pending() == (NATURE,)
    assert others.pending() == (NATURE,)
    with pytest.raises(orrery.IllegalAction) as refused:
        act(new_turn(4, survival={1: ["smokescreen"]}), 2, "pass")
    assert "1" not in str(refused.value)


@pytest.mark.rule("notalone:Q65")
def test_an_answer_stands() -> None:
    state = new_turn(4, hunt=["despair"], survival={1: ["smokescreen"]})
    act(state, 1, "pass")
    assert state.legal(1) == []
    with pytest.raises(orrery.IllegalAction, match="not asked"):
        act(state, 1, "survive", card="smokescreen")


@pytest.mark.rule("notalone:Q37", "notalone:R41")
def test_the_creature_first_then_clockwise_one_card_a_round() -> None:
    state = new_turn(4, hunt=["exhaustion"], survival={1: ["smokescreen"], 3: ["radio"]}, creature=0)
    act(state, 3, "survive", card="radio")
    act(state, 1, "survive", card="smokescreen")
    act(state, 0, "hunt", card="exhaustion")
    assert state.hunt_played_count == 1
    assert members(state.played_survival) == []
    assert state.pending() == (1, 3)
    act(state, 3, "survive", card="radio")
    act(state, 1, "survive", card="smokescreen")
    assert members(state.played_survival) == [1]
    assert state.pending() == (3,)
    act(state, 3, "pass")
    assert state.pending() == (NATURE,)


@pytest.mark.rule("notalone:Q66")
def test_passing_for_the_phase() -> None:
    state = new_turn(4, survival={1: ["smokescreen"], 2: ["radio"]})
    act(state, 1, "pass-phase")
    act(state, 2, "survive", card="radio")
    assert state.pending() == (NATURE,)
    assert members(state.conceal(1).passed_phase) == [1]
    for viewer in (None, 0, 2, 3):
        assert members(state.conceal(viewer).passed_phase) == []
    close(state)
    for seat in (1, 2, 3):
        act(state, seat, "play", place=1)
    assert state.pending() == (NATURE,)
    close(state)
    assert members(state.passed_phase) == []


@pytest.mark.rule("notalone:Q65")
def test_a_window_that_nobody_could_use_by_what_all_know_does_not_open() -> None:
    state = new_turn(3)
    assert top_step(state) == "choose"
    barred = new_turn(3, hunt=["despair", "virus"], survival={1: ["smokescreen"]})
    act(barred, 1, "pass")
    act(barred, 0, "hunt", card="despair")
    assert top_step(barred) == "choose"


@pytest.mark.rule("notalone:Q65", "notalone:R9")
def test_cards_that_cannot_be_played_do_not_ask() -> None:
    state = new_turn(3, survival={1: ["adrenaline"], 2: ["sixth_sense"]})
    assert state.pending() == (NATURE,)
    set_will(state, 1, 2)
    own(state, 2, [1, 2, 3], [4, 5])
    assert state.pending() == (1, 2)


@pytest.mark.rule("notalone:Q65")
def test_passing_teaches_nothing_while_others_may_still_answer() -> None:
    state = new_turn(4, hunt=["despair"], survival={1: ["smokescreen"]})
    before = state.copy()
    act(state, 1, "pass")
    assert not reveals_information(before, 1, PASS, state, Rng("passing"))


@pytest.mark.rule("notalone:Q65", "notalone:Q37")
def test_a_card_is_carried_out_by_nature_alone() -> None:
    """Whether seat 1 is asked too makes no difference to the Creature that plays."""
    asked = new_turn(4, hunt=["exhaustion"], survival={1: ["smokescreen"], 2: ["gate"]})
    alone = new_turn(4, hunt=["exhaustion"], survival={1: ["dodge"], 2: ["gate"]})
    assert asked.conceal(0) == alone.conceal(0)
    events = [state.watch() for state in (asked, alone)]
    for state in (asked, alone):
        answer(state, 0, "hunt", card="exhaustion")
        assert state.hunt_played_count == 0
    assert asked.conceal(0) == alone.conceal(0)
    assert events == [[], []]
    assert (asked.pending(), alone.pending()) == ((1,), (NATURE,))
    answer(asked, 1, "pass")
    for state in (asked, alone):
        nature(state)
        assert state.hunt_played_count == 1
    assert asked.conceal(0) == alone.conceal(0)


@pytest.mark.rule("notalone:Q65")
def test_only_who_plays_a_card_sees_it_before_nature_ends_the_round() -> None:
    state = new_turn(4, hunt=["exhaustion"], survival={1: ["smokescreen"], 2: ["radio"]})
    answer(state, 0, "hunt", card="exhaustion")
    answer(state, 1, "survive", card="smokescreen")
    assert [GAME.view(state.conceal(seat))["laid"] for seat in (0, 1, 2, None)] == [
        "exhaustion",
        "smokescreen",
        None,
        None,
    ]
    public = GAME.view(state.conceal(None))
    assert GAME.view(state.conceal(1), public)["laid"] == "smokescreen"
    answer(state, 2, "pass")
    nature(state)
    assert GAME.view(state.conceal(0))["laid"] is None


@pytest.mark.rule("notalone:Q65")
def test_a_card_that_waits_for_nature_is_sound_and_comes_back_from_its_dump() -> None:
    state = new_turn(4, hunt=["exhaustion"], survival={1: ["smokescreen"]})
    answer(state, 1, "survive", card="smokescreen")
    answer(state, 0, "pass")
    assert problems(state) == []
    assert GAME.load(state.dump()) == state
    for viewer in range(4):
        concealed = state.conceal(viewer)
        assert problems(concealed) == []
        imagined = concealed.determinize(Rng(viewer))
        assert problems(imagined) == []
        assert imagined.conceal(viewer) == concealed
    for viewer in (None, 0, 2, 3):
        assert state.conceal(viewer).sealed(1) == 0


@pytest.mark.rule("notalone:Q65")
def test_playing_teaches_nothing_before_nature_ends_the_round() -> None:
    state = new_turn(4, hunt=["exhaustion"], survival={1: ["smokescreen"]})
    before = state.copy()
    answer(state, 1, "survive", card="smokescreen")
    played = GAME.from_dict({"do": "survive", "card": "smokescreen"})
    assert not reveals_information(before, 1, played, state, Rng("playing"))


def answered(state: State, viewer: int, action: int | None) -> list[tuple[object, ...]]:
    """All a viewer sees from an open window to its close when it answers so, if asked, and everybody else passes."""
    seen: list[tuple[object, ...]] = []

    def look() -> None:
        concealed = state.conceal(viewer)
        shown = (concealed.values(), state.legal(viewer), str(GAME.view(concealed)))
        if not seen or seen[-1] != shown:
            seen.append(shown)

    events = state.watch()
    shows_nothing_else = state.phase in (1, 3) and state.depth == 2
    """No reveal follows the close, no end of a Smokescreen, and no card of the Maze that somebody drops."""
    look()
    if action is not None:
        state.apply(viewer, action)
        look()
    while state.pending() != (NATURE,):
        state.apply(state.pending()[0], PASS)
        look()
    assert events == [], "an answer made something happen"
    state.apply(NATURE, state.legal(NATURE)[0])
    if action in (None, PASS, PASS_PHASE) and shows_nothing_else:
        seen.append((state.conceal(viewer).values(), state.legal(viewer)))
        seen.append(tuple(str(e.to_json()) for e in events if e.seen_by(viewer)))
    return seen


@pytest.mark.rule("notalone:Q65", "notalone:Q66")
@pytest.mark.parametrize("seed", ["windows", "cards"])
@pytest.mark.parametrize("setting", OURS, ids=name_of)
def test_holding_a_playable_card_changes_nothing_that_others_see(setting: Setting, seed: str) -> None:
    differed = 0
    for state, _, _, _ in walk(setting, seed):
        if not state.asks_secretly() or any(state.sealed(seat) for seat in range(8)):
            continue
        for viewer in range(state.seats):
            rng = Rng(f"{state.hash()}:{viewer}")
            other = state.conceal(viewer).determinize(rng)
            differed += other.pending() != state.pending()
            assert other.legal(viewer) == state.legal(viewer)
            asked = viewer in state.pending()
            for action in {PASS, rng.choice(state.legal(viewer)), state.legal(viewer)[-1]} if asked else {None}:
                seen = answered(state.copy(), viewer, action)
                assert seen == answered(other.copy(), viewer, action)
    assert differed > 10


@pytest.mark.rule("notalone:R20", "notalone:Q37")
def test_after_a_vortex_the_creature_may_answer() -> None:
    state = new_turn(3, hunt=["fierceness"], survival={1: ["vortex"]})
    own(state, 1, [1, 2, 3], [4, 5])
    set_out(state, {1: 1, 2: 2}, 1)
    act(state, 0, "pass")
    act(state, 1, "survive", card="vortex")
    act(state, 1, "swap", played=1, place=4)
    assert state.pending() == (0,)
    assert may(state, 0, "hunt", card="fierceness")
    give_cards(state, ["virus"])
    nature(state) if state.pending() == (NATURE,) else act(state, 0, "pass")
