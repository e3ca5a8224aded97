"""A window in which only those are asked who could play a card tells nobody else anything, through the table either."""

from __future__ import annotations

import json

import pytest

from orrery.kernel.rng import Rng
from orrery.kernel.state import State
from orrery.table.commands import Commands
from orrery.table.entry import Undid
from orrery.table.requests import REQUESTS_KEPT, WATCHERS_KEPT
from orrery.table.undo import may_undo, own_choices
from tests.table.people import Match
from tests.table.seen import events, show

SEATS = 5


def shown(match: Match, viewer: int | None) -> str:
    """All a viewer is sent of the table now."""
    history = events(match.table, viewer)
    return json.dumps([show(match.table, viewer, match.now), history, match.table.chat.lines])


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
            nobody_notices(match, seat, match.state.legal(seat)[0])
            nobody_notices(match, seat, match.state.legal(seat)[-1])
        match.choose(seat, match.table.game.to_dict(rng.choice(match.state.legal(seat))))
    return found


def nobody_notices(match: Match, seat: int, action: int) -> None:
    """Check one secret answer, a card or a pass: nothing another seat or a spectator is sent changes by it."""
    others = [None, *[other for other in range(SEATS) if other != seat]]
    before = {viewer: shown(match, viewer) for viewer in others}
    own = match.table.number_for(seat)
    trial = match.rebuilt()
    twin = Match.__new__(Match)
    twin.table, twin.log, twin.now = trial, list(match.log), match.now + 7.0
    twin.choose(seat, match.table.game.to_dict(action))
    assert twin.table.known.last_known_to == seat
    assert twin.table.asks_secretly()
    assert twin.table.number_for(seat) == own + 1
    twin.now = match.now
    for viewer in others:
        assert shown(twin, viewer) == before[viewer], f"viewer {viewer} noticed the answer of seat {seat}"


@pytest.mark.parametrize("seed", ["a", "b"])
def test_an_answer_to_a_secret_question_changes_nothing_that_others_are_sent(seed: str) -> None:
    assert secret_questions(seed) >= 15, "the game had too few secret questions to say anything"


def answered(match: Match, state: State, seat: int, action: int) -> list[str]:
    """What a seat is sent before and after its secret answer, were this the position behind the table it sees."""
    twin = Match.__new__(Match)
    twin.table, twin.log, twin.now = match.rebuilt(), list(match.log), match.now
    assert twin.table.journal is not None
    twin.table.journal.state = state
    before = shown(twin, seat)
    twin.choose(seat, match.table.game.to_dict(action))
    return [before, shown(twin, seat)]


@pytest.mark.parametrize("seed", ["c", "e"])
def test_who_answers_does_not_learn_whether_anybody_else_was_asked(seed: str) -> None:
    print(f"seed {seed}")
    match = Match(seats=SEATS, people=SEATS, game="notalone", decks="combined").start()
    rng = Rng(seed)
    differed = 0
    while match.table.phase == "running" and differed < 5:
        asked = match.state.pending()
        if match.table.asks_secretly() and not match.table.waits_to_close():
            seat = rng.choice(list(asked))
            other = match.state.conceal(seat).determinize(rng)
            differed += (other.pending() == (seat,)) != (asked == (seat,))
            for action in (match.state.legal(seat)[0], match.state.legal(seat)[-1]):
                here = answered(match, match.state.copy(), seat, action)
                assert here == answered(match, other.copy(), seat, action)
        match.step(rng)
    assert differed == 5


def test_a_card_all_have_seen_can_be_taken_back_and_the_answer_to_a_window_is_open_again() -> None:
    """Alone with bots nobody else is asked; passes and cards that were not carried out are no choices to go back to."""
    match = Match(seats=3, people=1, game="notalone").start()
    rng = Rng("card")
    while not match.table.known.carried_out or match.table.waits_to_close():
        match.step(rng)
    assert match.table.journal is not None
    played = max(match.table.known.carried_out)
    seat, action = match.table.journal.choices[played]
    assert match.table.game.to_dict(action)["do"] in ("hunt", "survive")
    assert played in own_choices(match.table, seat)
    match.keep(Undid(time=match.now, seat=seat, to=played))
    assert match.table.known.carried_out == set()
    assert seat in match.table.questions.open and match.table.asks_secretly()
    assert own_choices(match.rebuilt(), seat) == own_choices(match.table, seat)


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
            waiting = {seat: match.table.questions.open[seat] for seat in asked[1:]}
            match.choose(asked[0], {"do": "pass"})
            assert {seat: match.table.questions.open[seat] for seat in asked[1:]} == waiting
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
            assert not any(may_undo(match.table, seat) for seat in range(3))
        match.step(rng)
    assert seen == 10


def test_a_whole_game_with_windows_comes_back_from_its_log() -> None:
    match = Match(seats=4, people=4, game="notalone").start().play("whole")
    again = match.rebuilt()
    assert again.phase == "over"
    assert again.known.public_counts == match.table.known.public_counts
    assert again.known.public_counts[-1] < len(again.known.public_counts) - 1, "no answer was secret"
    for viewer in (None, 0, 1):
        assert show(again, viewer, match.now) == show(match.table, viewer, match.now)
    moments = [again.known.choices_before(beat) for beat in range(again.known.public_counts[-1] + 1)]
    assert moments == sorted(set(moments))
    assert again.known.public_counts[moments[7]] == 7


def say(match: Match, guest: str, request: str) -> None:
    """Say something by a request with an id."""
    entry = Commands(match.table, guest, match.now).chat("x")
    entry.id = request
    match.keep(entry)


def test_how_long_a_request_is_remembered_does_not_depend_on_what_others_answer_in_secret() -> None:
    """A repeat that counts again would tell that others have been asked meanwhile."""
    match = Match(seats=3, people=3, game="notalone").start()
    say(match, "eve", "first")
    for count in range(3 * REQUESTS_KEPT):
        say(match, "guest0", f"{count}")
        say(match, f"watcher {count % 50}", f"{count}")
    assert match.table.requests.answer_to("eve", "first") is not None
    assert match.table.requests.answer_to("guest0", "0") is None
    for count in range(2 * WATCHERS_KEPT):
        say(match, f"crowd {count}", "x")
    assert len(match.table.requests.answers) <= WATCHERS_KEPT + 3
    assert match.table.requests.answer_to("guest0", f"{3 * REQUESTS_KEPT - 1}") is not None
