"""A window in which only those are asked who could play a card tells nobody else anything, through the table either."""

from __future__ import annotations

import json

import pytest

from orrery.kernel.rng import Rng
from orrery.table.showing import show, tell
from tests.table.people import Match

SEATS = 5


def shown(match: Match, viewer: int | None) -> str:
    """All a viewer is sent of the table now."""
    history = tell(match.table.history(0), viewer)
    return json.dumps([show(match.table, viewer, match.now), history, match.table.chat])


def secret_questions(seed: str, most: int = 40) -> int:
    """Play a game with a clock, try an answer to every secret question, and say how many questions there were."""
    match = Match(seats=SEATS, people=SEATS, game="notalone", clock={"kind": "game", "seconds": 600, "then": "bot"})
    match.start()
    rng = Rng(seed)
    found = 0
    while match.table.phase == "running" and found < most:
        if match.table.waits_to_close():
            match.act("", lambda c: c.close_window())
            continue
        seat = rng.choice(list(match.state.pending()))
        if match.table.asks_secretly():
            found += 1
            nobody_notices(match, seat)
        match.choose(seat, match.table.game.to_dict(rng.choice(match.state.legal(seat))))
    return found


def nobody_notices(match: Match, seat: int) -> None:
    """Check one secret answer: nothing another seat or a spectator is sent changes by it, unless all are in."""
    others = [None, *[other for other in range(SEATS) if other != seat]]
    before = {viewer: shown(match, viewer) for viewer in others}
    own = match.table.number_for(seat)
    trial = match.rebuilt()
    legal = match.state.legal(seat)
    assert legal
    twin = Match.__new__(Match)
    twin.table, twin.log, twin.now = trial, list(match.log), match.now + 7.0
    twin.choose(seat, match.table.game.to_dict(legal[0]))
    if twin.table.latest_known_to is None:
        return
    assert twin.table.latest_known_to == seat
    assert twin.table.asks_secretly()
    assert twin.table.number_for(seat) == own + 1
    twin.now = match.now
    for viewer in others:
        assert shown(twin, viewer) == before[viewer], f"viewer {viewer} noticed the answer of seat {seat}"


@pytest.mark.parametrize("seed", ["a", "b"])
def test_an_answer_to_a_secret_question_changes_nothing_that_others_are_sent(seed: str) -> None:
    assert secret_questions(seed) >= 15, "the game had too few secret questions to say anything"


def test_no_clock_runs_for_a_secret_question() -> None:
    match = Match(seats=3, people=3, game="notalone", clock={"kind": "move", "seconds": 30, "then": "pass"}).start()
    rng = Rng("clock")
    seen = 0
    while match.table.phase == "running" and seen < 10:
        if match.table.asks_secretly():
            seen += 1
            assert match.table.clock.thinking == []
        match.step(rng)
    assert seen == 10


def test_a_question_answered_by_others_meanwhile_keeps_its_number() -> None:
    match = Match(seats=SEATS, people=SEATS, game="notalone").start()
    rng = Rng("together")
    met = 0
    while match.table.phase == "running" and met < 3:
        asked = match.state.pending()
        if match.table.asks_secretly() and len(asked) > 1:
            waiting = {seat: match.table.questions[seat] for seat in asked[1:]}
            match.choose(asked[0], {"do": "pass"})
            assert {seat: match.table.questions[seat] for seat in asked[1:]} == waiting
            met += 1
            continue
        match.step(rng)
    assert met == 3


def test_nothing_is_taken_back_while_a_window_is_open() -> None:
    match = Match(seats=3, people=3, game="notalone").start()
    rng = Rng("undo")
    seen = 0
    while match.table.phase == "running" and seen < 10:
        if match.table.asks_secretly():
            seen += 1
            assert not any(match.table.may_undo(seat) for seat in range(3))
        match.step(rng)
    assert seen == 10


def test_a_whole_game_with_windows_comes_back_from_its_log() -> None:
    match = Match(seats=4, people=4, game="notalone").start().play("whole")
    again = match.rebuilt()
    assert again.phase == "over"
    assert again.beats == match.table.beats
    assert again.beats[-1] < len(again.beats) - 1, "no answer was secret"
    for viewer in (None, 0, 1):
        assert show(again, viewer, match.now) == show(match.table, viewer, match.now)
    moments = [again.choices_before(beat) for beat in range(again.beats[-1] + 1)]
    assert moments == sorted(set(moments))
    assert again.beats[moments[7]] == 7
