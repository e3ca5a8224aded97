"""Who is gone, or out of time: a bot plays, everybody is told, and coming back is enough to play again."""

from __future__ import annotations

import pytest

from orrery.table.errors import Refused
from tests.table.people import Match
from tests.table.seen import events, last_events, show

PATIENCE = 60.0


class Absent:
    """Everybody but those who are here may be played for by a bot in some seconds."""

    def __init__(self, wait: float | None) -> None:
        self.wait = wait

    def bot_allowed_in(self, seat: int) -> float | None:
        return self.wait


def told(match: Match) -> list[tuple[str, dict[str, object]]]:
    """What the table itself has said, as somebody hears it who comes only now."""
    happened = events(match.rebuilt(), None)
    return [(str(e["kind"]), dict(e["args"])) for e in happened if str(e["kind"]).startswith("table-")]  # type: ignore[call-overload]


def test_a_bot_plays_for_who_is_gone_until_that_person_sits_again() -> None:
    match = Match(seats=3, people=3).start()
    match.act("guest0", lambda c: c.stand_in(1), Absent(0.0))
    assert match.table.seats[1].away and [seat for seat, _ in match.table.bots_to_move()] == [1]
    assert told(match) == [("table-stand-in", {"seat": 1, "asker": 0})]
    match.act("guest1", lambda c: c.sit(None, None))
    assert not match.table.seats[1].away and match.table.bots_to_move() == []
    assert told(match)[1:] == [("table-back", {"seat": 1})]
    assert show(match.rebuilt(), 0, match.now) == show(match.table, 0, match.now)


@pytest.mark.parametrize(
    ("guest", "seat", "gone", "code"),
    [
        ("stranger", 1, PATIENCE, "not-seated"),
        ("guest0", 0, PATIENCE, "bad-seat"),
        ("guest0", 7, PATIENCE, "bad-seat"),
        ("guest0", -1, None, "bad-seat"),
        ("guest0", 1, None, "here"),
        ("guest0", 1, PATIENCE - 1, "too-soon"),
        ("guest0", 2, PATIENCE, "wrong-time"),
    ],
)
def test_only_a_seated_person_may_ask_and_only_for_one_who_is_long_gone(
    guest: str, seat: int, gone: float | None, code: str
) -> None:
    match = Match(seats=3, people=2).start()
    with pytest.raises(Refused) as refusal:
        match.act(guest, lambda c: c.stand_in(seat), Absent(None if gone is None else PATIENCE - gone))
    assert refusal.value.code == code
    assert not match.table.seats[1].away and told(match) == []


def test_nobody_stands_in_before_the_start_in_a_pause_or_for_somebody_who_left() -> None:
    match = Match(seats=2, people=2)
    for prepare in (lambda: None, lambda: match.start().act("guest0", lambda c: c.pause())):
        prepare()
        with pytest.raises(Refused, match="not while"):
            match.act("guest0", lambda c: c.stand_in(1), Absent(0.0))
    match.act("guest0", lambda c: c.resume())
    match.act("guest1", lambda c: c.leave())
    assert told(match) == [("table-left", {"seat": 1})]
    with pytest.raises(Refused, match="already"):
        match.act("guest0", lambda c: c.stand_in(1), Absent(0.0))
    with pytest.raises(Refused, match="take your seat again"):
        match.act("guest1", lambda c: c.stand_in(0), Absent(0.0))


@pytest.mark.parametrize("then", ["bot", "pass"])
def test_the_log_says_that_time_ran_out_before_what_was_chosen(then: str) -> None:
    match = Match(seats=2, people=2, clock={"kind": "move", "seconds": 30, "then": then}).start()
    for seat in (0, 1):
        match.choose(seat)
    seat = match.state.pending()[0]
    action = match.table.game.to_dict(match.state.legal(seat)[0])
    match.act("", lambda c: c.choose_for(seat, match.table.questions.open[seat], action, then))
    assert told(match) == [("table-time-up", {"seat": seat, "then": then})]
    happened = events(match.table, None)
    place = [e["kind"] for e in happened].index("table-time-up")
    moment = match.table.known.choices - 1
    assert all(int(str(e["number"])) <= moment for e in happened[: place + 1]), "it is told of the moment before"
    assert len(happened) > place + 1 and all(int(str(e["number"])) > moment for e in happened[place + 1 :])
    assert [e["kind"] for e in last_events(match.table, None)] == [e["kind"] for e in happened[place:]]


def test_an_answer_to_a_secret_question_is_never_said_to_be_late() -> None:
    match = Match(seats=3, people=3, game="notalone", creature=0).start()
    for step in range(400):
        if match.table.asks_secretly() and match.table.questions.open:
            break
        match.play(step, 1)
    seat, question = next(iter(match.table.questions.open.items()))
    assert match.table.asks_secretly()
    action = match.table.game.to_dict(match.state.legal(seat)[0])
    match.act("", lambda c: c.choose_for(seat, question, action, "pass"))
    assert not isinstance(match.log[-1].late, str) and told(match) == []
