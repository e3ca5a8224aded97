"""The table's promises, without a network."""

from __future__ import annotations

import json

import pytest

import orrery
from orrery.table import due
from orrery.table.clock import TimeControl
from orrery.table.commands import Commands
from orrery.table.errors import Refused
from orrery.table.fair import commitment, verify
from orrery.table.phase import OVER
from tests.table.people import SECRET, Match
from tests.table.seen import events, last_events, show, undone


class refused:
    """Expect a refusal with a code and a sentence."""

    def __init__(self, code: str) -> None:
        self.code = code

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: object, trace: object) -> bool:
        assert isinstance(error, Refused), f"not refused ({self.code})"
        assert error.code == self.code, error.code
        assert error.message
        return True


# Seats.


def test_people_take_seats_get_ready_and_start() -> None:
    match = Match(seats=3, people=2)
    assert [seat.kind for seat in match.table.seats] == ["person", "person", "bot"]
    with refused("not-ready"):
        match.act("guest0", lambda c: c.start())
    with refused("host-only"):
        match.act("guest1", lambda c: c.start())
    match.start()
    assert match.table.phase == "running"
    assert match.state.pending() == (0, 1, 2)


def test_a_seat_is_one_persons() -> None:
    match = Match(seats=3, people=1)
    with refused("taken"):
        match.act("other", lambda c: c.sit(0, "Other"))
    with refused("bad-seat"):
        match.act("other", lambda c: c.sit(7, "Other"))
    with refused("bad-name"):
        match.act("other", lambda c: c.sit(1, " \n "))
    match.act("other", lambda c: c.sit(1, "  Long\tname " + "x" * 100))
    assert match.table.seats[1].name.startswith("Long name xxx")
    assert len(match.table.seats[1].name) <= 30
    with refused("seated"):
        match.act("other", lambda c: c.sit(2, "Other"))


def test_the_host_arranges_the_table_before_the_start_only() -> None:
    match = Match(seats=2, people=2)
    with refused("host-only"):
        match.act("guest1", lambda c: c.options(3, None, None))
    match.act("guest0", lambda c: c.options(3, {"variant": "introductory"}, TimeControl("move", 30)))
    assert len(match.table.seats) == 3
    assert match.table.options["variant"] == "introductory"
    with refused("bad-options"):
        match.act("guest0", lambda c: c.options(3, {"variant": "quick"}, None))
    with refused("bad-seats"):
        match.act("guest0", lambda c: c.options(9, None, None))
    with refused("bad-clock"):
        match.act("guest0", lambda c: c.options(3, None, TimeControl("move", 4)))
    with refused("bad-bot"):
        match.act("guest0", lambda c: c.seat(2, "bot", "deep thought"))
    match.act("guest0", lambda c: c.seat(2, "bot", "greedy"))
    match.start()
    with refused("wrong-time"):
        match.act("guest0", lambda c: c.options(2, None, None))
    with refused("wrong-time"):
        match.act("late", lambda c: c.sit(2, "Late"))


def test_a_seat_somebody_sits_at_cannot_be_taken_away() -> None:
    match = Match(seats=3, people=3)
    with refused("taken"):
        match.act("guest0", lambda c: c.options(2, None, None))


def test_who_sits_down_at_a_table_everybody_left_hosts() -> None:
    match = Match(seats=2, people=1)
    match.act("guest0", lambda c: c.leave())
    match.act("late", lambda c: c.sit(1, "Late"))
    assert match.table.host == 1
    match.act("late", lambda c: c.seat(0, "bot", "random"))
    match.act("late", lambda c: c.start())
    assert match.table.phase == "running"


def test_when_the_host_leaves_somebody_else_hosts() -> None:
    match = Match(seats=3, people=3)
    match.act("guest0", lambda c: c.leave())
    assert match.table.host == 1
    assert match.table.seats[0].kind == "empty"


def test_a_bot_plays_for_who_leaves_until_they_come_back() -> None:
    match = Match(seats=2, people=2).start()
    match.act("guest1", lambda c: c.leave())
    assert (1, "club") in match.table.bots_to_move()
    with refused("away"):
        match.act("guest1", lambda c: c.choose(match.table.questions.open[1], {}))
    match.act("guest1", lambda c: c.sit(None, None))
    assert match.table.bots_to_move() == []
    match.choose(1)


def test_a_seat_moves_to_another_device() -> None:
    match = Match(seats=2, people=2).start()
    match.act("guest1", lambda c: c.move_seat("phone"))
    assert match.table.seat_of("phone") == 1
    assert match.table.seat_of("guest1") is None
    with refused("seated"):
        match.act("guest0", lambda c: c.move_seat("phone"))


# Choices.


def test_a_choice_answers_the_question_it_was_made_for() -> None:
    match = Match(seats=2, people=2).start()
    for seat in (0, 1):
        match.choose(seat)
    seat = match.state.pending()[0]
    question = match.table.questions.open[seat]
    action = {"do": "time", "upper": 1, "right": 2, "left": -2}
    match.choose(seat, action, question)
    before = match.state.hash()
    for old in (question, question - 1, question + 50, None):
        with refused("late"):
            match.choose(seat, {"do": "done"}, old if old is not None else -1)
    with refused("late"):
        match.choose(1 - seat, {"do": "done"}, match.table.questions.open[seat])
    assert match.state.hash() == before


def test_a_simultaneous_question_stays_while_others_answer_and_may_be_answered_again() -> None:
    match = Match(seats=3, people=3).start()
    questions = dict(match.table.questions.open)
    match.choose(2)
    assert {s: match.table.questions.open[s] for s in (0, 1)} == {s: questions[s] for s in (0, 1)}
    match.choose(0, question=questions[0])
    other = match.table.game.to_dict(match.state.legal(2)[1])
    match.choose(2, other, match.table.questions.open[2])
    match.choose(1, question=questions[1])
    assert match.state.pending() != (0, 1, 2)


def test_wrong_choices_cost_nothing_and_are_explained() -> None:
    match = Match(seats=2, people=2).start()
    before = match.state.hash()
    with refused("illegal"):
        match.choose(0, {"do": "done"})
    with refused("bad-action"):
        match.choose(0, {"do": "cheat"})
    with refused("not-seated"):
        match.act("stranger", lambda c: c.choose(0, {"do": "done"}))
    why = Commands(match.table, "guest0", 0.0).why({"do": "done"})
    assert why is not None and why.rule == "N25" and "goal" in why.message
    assert why.why == ("nebula-why-first-choose-personal-goal-keep", {})
    assert match.state.hash() == before
    assert match.rebuilt().journal.state.hash() == before  # type: ignore[union-attr]


def test_the_log_is_the_table() -> None:
    match = Match(seats=3, people=2, clock={"kind": "game", "seconds": 600}).start().play("log", 40)
    match.now += 7
    match.act("guest0", lambda c: c.chat("hello"))
    match.act("guest1", lambda c: c.leave())
    match.play("more", 30)
    again = match.rebuilt()
    for viewer in (None, 0, 1, 2):
        assert show(again, viewer, match.now) == show(match.table, viewer, match.now)
    assert again.record().text() == match.table.record().text()
    assert again.chat.lines == match.table.chat.lines


# Undo.


def collected(match: Match) -> int:
    """Go on until somebody has just collected and places."""
    for seat in range(len(match.table.seats)):
        match.choose(seat)
    seat = match.state.pending()[0]
    match.choose(seat, {"do": "time", "upper": 1, "right": 2, "left": -2})
    return seat


def test_own_steps_are_taken_back_at_once() -> None:
    match = Match(seats=2, people=2).start()
    seat = collected(match)
    before = match.state.copy()
    match.choose(seat, match.table.game.to_dict(match.state.legal(seat)[0]))
    match.act(f"guest{seat}", lambda c: c.undo())
    assert match.state == before
    assert [e["kind"] for e in undone(match.table, None)] == ["table-undone"]
    assert last_events(match.table, None)[-1]["kind"] == "table-undid"


def test_beyond_a_barrier_everybody_is_asked() -> None:
    match = Match(seats=3, people=3).start()
    seat = collected(match)
    match.choose(seat, {"do": "done"})
    other = match.state.pending()[0]
    match.choose(other, {"do": "time", "upper": 1, "right": 2, "left": -2})
    count = len(match.table.journal.choices)  # type: ignore[union-attr]
    match.act(f"guest{seat}", lambda c: c.undo())
    assert match.table.undo.asked_by == seat
    third = 3 - seat - other
    match.act(f"guest{other}", lambda c: c.undo_answer(True))
    assert len(match.table.journal.choices) == count  # type: ignore[union-attr]
    match.act(f"guest{third}", lambda c: c.undo_answer(True))
    assert len(match.table.journal.choices) < count  # type: ignore[union-attr]
    assert match.state.pending() == (seat,)


def test_nothing_is_taken_back_after_the_end() -> None:
    """Then everybody has seen all hands, and the secret from which the luck follows is told."""
    match = Match(seats=2, people=2).start().play("to the very end")
    assert match.table.phase == OVER
    for who in ("guest0", "guest1"):
        with pytest.raises(Refused, match="over"):
            match.act(who, lambda c: c.undo())
        with pytest.raises(Refused, match="over"):
            match.act(who, lambda c: c.undo_answer(True))


def test_one_no_is_enough() -> None:
    match = Match(seats=2, people=2).start()
    seat = collected(match)
    match.choose(seat, {"do": "done"})
    match.choose(1 - seat, {"do": "time", "upper": 1, "right": 2, "left": -2})
    before = match.state.hash()
    match.act(f"guest{seat}", lambda c: c.undo())
    match.act(f"guest{1 - seat}", lambda c: c.undo_answer(False))
    assert match.table.undo.asked_by is None
    assert match.state.hash() == before


def test_alone_with_bots_one_may_always_go_back_and_meets_the_same_luck() -> None:
    match = Match(seats=2, people=1).start()
    seen = []
    for _ in range(2):
        for seat in (0, 1):
            match.choose(seat)
        seen.append(match.state.hash())
        match.act("guest0", lambda c: c.undo())
    assert seen[0] == seen[1]


def test_a_sealed_choice_taken_back_stays_secret() -> None:
    shown = []
    for which in (0, 1):
        match = Match(seats=2, people=2).start()
        match.choose(0, match.table.game.to_dict(match.state.legal(0)[which]))
        match.act("guest0", lambda c: c.undo())
        shown.append(undone(match.table, 1))
        assert len(undone(match.table, 0)) == 2
    assert shown[0] == shown[1]


# Clocks.


def test_a_clock_for_each_move() -> None:
    match = Match(seats=2, people=2, clock={"kind": "move", "seconds": 10, "then": "pass"}).start()
    match.now += 4
    assert show(match.table, 0, match.now)["seats"][0]["clock"] == 6.0  # type: ignore[index]
    match.choose(0)
    assert due.time_is_up(match.table, match.now + 5) == []
    assert due.time_is_up(match.table, match.now + 7) == [1]
    match.choose(1)
    seat = match.state.pending()[0]
    assert match.table.clock.remaining(seat, match.now) == 10.0
    assert due.default_action(match.table, seat) in match.state.legal(seat)


def test_a_clock_for_the_game_and_a_pause_that_stops_it() -> None:
    match = Match(seats=2, people=2, clock={"kind": "game", "seconds": 60}).start()
    match.now += 10
    match.act("guest0", lambda c: c.pause())
    with refused("wrong-time"):
        match.act("guest0", lambda c: c.choose(match.table.questions.open[0], {}))
    match.now += 1000
    assert due.time_is_up(match.table, match.now) == []
    match.act("guest1", lambda c: c.resume())
    assert match.table.clock.remaining(0, match.now) == 50.0
    assert due.time_is_up(match.table, match.now + 49) == []
    assert due.time_is_up(match.table, match.now + 51) == [0, 1]


def test_bots_have_no_clock() -> None:
    match = Match(seats=2, people=1, clock={"kind": "move", "seconds": 10}).start()
    assert due.time_is_up(match.table, match.now + 100) == [0]


# The end, and what is shown.


def test_the_record_of_a_finished_game_replays_and_its_luck_is_proven() -> None:
    match = Match(seats=3, people=2).start().play("end")
    assert match.table.phase == "over"
    record = match.table.record()
    assert verify(orrery.game("nebula"), record) > 50
    shown = show(match.table, None, match.now)
    assert shown["secret"] == SECRET
    assert shown["commitment"] == commitment(SECRET)
    record.about["fair"]["nonces"][0] = "changed"  # type: ignore[index]
    with pytest.raises(orrery.BadRecord, match="does not follow"):
        verify(orrery.game("nebula"), record)
    record.about["fair"]["secret"] = "t" * 64  # type: ignore[index]
    with pytest.raises(orrery.BadRecord, match="committed"):
        verify(orrery.game("nebula"), record)


def test_another_game_when_everybody_wants_one() -> None:
    match = Match(seats=2, people=2).start().play("rematch")
    match.act("guest0", lambda c: c.rematch())
    assert not due.wants_rematch(match.table)
    match.act("guest1", lambda c: c.rematch())
    assert due.wants_rematch(match.table)


def test_chat_is_for_seats_and_watchers() -> None:
    match = Match()
    match.act("guest1", lambda c: c.chat(" hello "))
    match.act("stranger", lambda c: c.chat("hi", "Visitor"))
    assert [(line.seat, line.name, line.text) for line in match.table.chat.lines] == [
        (1, "Person 1", "hello"),
        (None, "Visitor", "hi"),
    ]
    for text in ("", "  ", "x" * 501, None):
        with refused("bad-text"):
            match.act("guest1", lambda c, text=text: c.chat(text))


def test_nothing_shown_to_a_viewer_depends_on_what_it_may_not_know() -> None:
    """Two tables that differ only in which goals seats 0 and 1 kept look the same to seat 2 and to a spectator."""
    one, two = Match(seats=3, people=3).start(), Match(seats=3, people=3).start()
    for seat in range(3):
        one.choose(seat, one.table.game.to_dict(one.state.legal(seat)[0]))
        two.choose(seat, two.table.game.to_dict(two.state.legal(seat)[0 if seat == 2 else 1]))
    for match in (one, two):
        match.play("same", 25)
    for viewer in (2, None):
        shown = [
            json.dumps([show(m.table, viewer, m.now), events(m.table, viewer), undone(m.table, viewer)])
            for m in (one, two)
        ]
        assert shown[0] == shown[1]
        assert SECRET not in shown[0]
    assert show(one.table, 0, one.now) != show(two.table, 0, two.now)


def test_who_only_watches_is_asked_nothing() -> None:
    match = Match().start()
    shown = show(match.table, None, match.now)
    assert shown["legal"] == [] and shown["question"] is None and shown["you"] is None


def test_each_seat_is_told_when_it_last_chose() -> None:
    match = Match(seats=2, people=2).start()
    assert [show(match.table, seat, match.now)["your_last"] for seat in (0, 1, None)] == [0, 0, 0]
    match.play("last", 12)
    assert match.table.journal is not None
    choices = match.table.journal.choices
    for seat in (0, 1):
        last = max(number for number, (who, _) in enumerate(choices, 1) if who == seat)
        assert show(match.table, seat, match.now)["your_last"] == last
