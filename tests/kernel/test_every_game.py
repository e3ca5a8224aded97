"""What every game promises, checked along random games in every setting."""

from __future__ import annotations

import json

import pytest

import orrery
from orrery.kernel.rng import Rng
from orrery.kernel.state import ASKED, TOP, UNKNOWN, VIEWER, State
from orrery.testing import problems
from tests.settings import SETTINGS, Setting, name_of
from tests.walk import finished, walk

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=name_of)


@every_setting
@pytest.mark.parametrize("seed", range(6))
def test_somebody_can_always_act_until_the_end(setting: Setting, seed: int) -> None:
    for state, seat, action, legal in walk(setting, seed):
        assert legal
        assert action in legal
        assert len(set(legal)) == len(legal)
        assert not state.winners()
        for each in state.pending():
            assert state.legal(each)
        if seat == orrery.NATURE:
            assert all(state.weight(outcome) > 0 for outcome in legal)


@pytest.mark.slow
@every_setting
def test_the_quick_check_agrees_with_the_list_for_every_action(setting: Setting) -> None:
    for state, _, _, _ in walk(setting, "agree", every=7):
        for seat in state.pending():
            legal = set(state.legal(seat))
            before = state.values()
            for action in range(state.game.vocabulary.size):
                assert state.allowed(seat, action) == (action in legal), state.game.to_dict(action)
                if action not in legal:
                    with pytest.raises(orrery.IllegalAction) as refused:
                        state.apply(seat, action)
                    assert str(refused.value)
            assert state.values() == before


@every_setting
def test_a_question_never_changes_the_position(setting: Setting) -> None:
    rng = Rng("questions")
    for state, _, _, _ in walk(setting, "questions", every=2):
        before = state.values()
        for seat in state.pending():
            legal = state.legal(seat)
            assert state.values() == before, "legal"
            for action in [*legal, *(rng.below(state.game.vocabulary.size) for _ in range(20))]:
                allowed = state.allowed(seat, action)
                assert state.values() == before, ("allowed", state.game.to_dict(action))
                if not allowed:
                    state.refusal(seat, action)
                    assert state.values() == before, ("refusal", state.game.to_dict(action))


@every_setting
def test_a_plain_search_can_do_every_listed_action_on_a_copy(setting: Setting) -> None:
    """`do` on a copy leaves the list of its parent's legal actions alone, though they share the buffer."""
    for state, seat, _, _ in walk(setting, "search", every=2):
        state.write_legal(seat, state.buffer)
        count = int(state.buffer.count)
        listed = [int(action) for action in state.buffer.actions[:count]]
        for i in range(count):
            assert state.buffer.actions[i] == listed[i]
            state.copy().do(seat, listed[i])
        assert [int(action) for action in state.buffer.actions[:count]] == listed


@every_setting
def test_who_is_not_asked_cannot_act(setting: Setting) -> None:
    for state, _, action, _ in walk(setting, "asked", every=11):
        before = state.values()
        for seat in [orrery.NATURE, *range(state.seats)]:
            if seat not in state.pending() and not state.may_act(seat):
                assert state.legal(seat) == []
                with pytest.raises(orrery.IllegalAction, match="not asked"):
                    state.apply(seat, action)
        for nobody in (state.seats, 99, -5, 10**30, None, "0", 1.5):
            with pytest.raises(orrery.IllegalAction, match="seats run from 0 to"):
                state.apply(nobody, action)
        for nonsense in (-1, state.game.vocabulary.size, 10**9):
            with pytest.raises(orrery.IllegalAction, match="no action"):
                state.apply(state.pending()[0], nonsense)
        assert state.values() == before


@every_setting
def test_a_copy_is_equal_and_independent(setting: Setting) -> None:
    for state, seat, action, legal in walk(setting, "copy", every=3):
        other = state.copy()
        before = state.values()
        assert other == state
        assert other.legal(seat) == legal
        other.apply(seat, action)
        assert state.values() == before


@every_setting
@pytest.mark.parametrize("seed", range(3))
def test_every_position_is_sound_and_survives_a_dump(setting: Setting, seed: int) -> None:
    for state, seat, _, legal in walk(setting, f"dump{seed}", every=5):
        assert problems(state) == []
        text = json.dumps(state.dump())
        again = state.game.load(json.loads(text))
        assert again == state
        assert again.hash() == state.hash()
        assert again.legal(seat) == legal
        assert json.dumps(again.dump()) == text


@every_setting
def test_concealed_positions_survive_a_dump(setting: Setting) -> None:
    for state, _, _, _ in walk(setting, "concealed dump", every=17):
        for viewer in [None, *range(state.seats)]:
            concealed = state.conceal(viewer)
            assert state.game.load(json.loads(json.dumps(concealed.dump()))) == concealed


@every_setting
def test_actions_round_trip_through_their_structured_form(setting: Setting) -> None:
    game = orrery.game(setting[0])
    for action in range(game.vocabulary.size):
        structured = game.to_dict(action)
        assert game.from_dict(json.loads(json.dumps(structured))) == action
        message, args = game.message(action)
        assert message == f"{game.name}-do-{structured['do']}"
        assert {"do": structured["do"], **args} == structured


@every_setting
def test_a_view_shows_only_concealed_states(setting: Setting) -> None:
    state = orrery.game(setting[0]).new(setting[1], setting[2])
    with pytest.raises(orrery.Hidden):
        state.game.view(state)


@pytest.mark.slow
@every_setting
def test_a_view_is_the_same_when_its_public_parts_are_taken_from_a_spectators(setting: Setting) -> None:
    for state, _, _, _ in walk(setting, "public", every=4):
        public = state.game.view(state.conceal(None))
        for viewer in [None, *range(state.seats)]:
            concealed = state.conceal(viewer)
            assert state.game.view(concealed, dict(public)) == state.game.view(concealed)


# Nothing leaks, and imagination is fair.


def seen_by(state: State, viewer: int | None) -> str:
    """All that leaves a game for a viewer, as text."""
    concealed = state.conceal(viewer)
    parts: list[object] = [concealed.values(), state.game.view(concealed), concealed.dump()]
    if viewer is not None:
        parts.append(state.legal(viewer))
        if state.may_act(viewer):
            assert concealed.legal(viewer) == state.legal(viewer)
    return json.dumps(parts, ensure_ascii=False)


@every_setting
def test_why_something_is_refused_is_told_from_what_the_seat_may_know(setting: Setting) -> None:
    rng = Rng("refusals")
    for state, seat, _, _ in walk(setting, "refusals", every=5):
        if seat == orrery.NATURE:
            continue
        concealed = state.conceal(seat)
        for _ in range(20):
            action = rng.below(state.game.vocabulary.size)
            assert concealed.allowed(seat, action) == state.allowed(seat, action)
            if not state.allowed(seat, action):
                assert str(concealed.refusal(seat, action)) == str(state.refusal(seat, action))


@pytest.mark.slow
@every_setting
def test_what_a_viewer_sees_depends_only_on_what_it_may_know(setting: Setting) -> None:
    for state, seat, action, _ in walk(setting, "leak", every=6):
        for viewer in [None, *range(state.seats)]:
            shown = seen_by(state, viewer)
            concealed = state.conceal(viewer)
            assert concealed.conceal(viewer) == concealed
            rng = Rng(f"{state.hash()}:{viewer}")
            for _ in range(3):
                other = concealed.determinize(rng)
                assert problems(other) == []
                assert other.conceal(viewer) == concealed
                assert seen_by(other, viewer) == shown
                if seat == orrery.NATURE or not other.may_act(seat) or not other.allowed(seat, action):
                    continue
                true = state.copy()
                happened, imagined = true.watch(), other.watch()
                true.apply(seat, action)
                other.apply(seat, action)
                told = [e.to_json() for e in happened if e.seen_by(viewer)]
                if true.conceal(viewer) == other.conceal(viewer):
                    assert told == [e.to_json() for e in imagined if e.seen_by(viewer)]


@pytest.mark.slow
@every_setting
def test_imagining_varies_what_is_hidden_and_nothing_else(setting: Setting) -> None:
    varied = False
    for state, _, _, _ in walk(setting, "vary", every=29):
        for viewer in [None, *range(state.seats)]:
            concealed = state.conceal(viewer)
            rng = Rng(f"{state.hash()}:{viewer}")
            worlds = [concealed.determinize(rng).values() for _ in range(12)]
            hidden = [i for i, value in enumerate(concealed.values()) if value == UNKNOWN and i != VIEWER]
            if state.asks_secretly():
                hidden.append(state.values()[TOP] + ASKED)
            for spot, known in enumerate(concealed.values()):
                if spot not in hidden and spot != VIEWER:
                    assert {world[spot] for world in worlds} == {known}
            if UNKNOWN in [value for spot, value in enumerate(concealed.values()) if spot != VIEWER]:
                varied = True
                assert len({tuple(world) for world in worlds}) > 1
    assert varied


@every_setting
def test_a_concealed_state_cannot_be_concealed_for_somebody_else(setting: Setting) -> None:
    state = finished(setting, 1)
    with pytest.raises(orrery.Hidden):
        state.conceal(0).conceal(1)
    with pytest.raises(orrery.IllegalAction, match="no seat"):
        state.conceal(state.seats)
    with pytest.raises(orrery.IllegalAction, match="concealed"):
        state.determinize(Rng(1))


# The end.


@every_setting
@pytest.mark.parametrize("seed", range(4))
def test_the_end_names_winners_and_a_complete_score_sheet(setting: Setting, seed: int) -> None:
    state = finished(setting, seed)
    sheet = state.score_sheet()
    assert state.over
    assert state.pending() == ()
    assert state.winners()
    assert all(total is not None for total in sheet.totals)
    for viewer in [None, *range(state.seats)]:
        assert state.conceal(viewer).score_sheet().to_json() == sheet.to_json()
        assert state.conceal(viewer).winners() == state.winners()
    with pytest.raises(orrery.IllegalAction, match="over"):
        state.apply(0, 0)
