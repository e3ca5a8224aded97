"""Playing on from a moment of a finished game, without a network."""

from __future__ import annotations

import pytest

import orrery
from orrery.card_list import game_of
from orrery.kernel.record import record_from_text
from orrery.kernel.state import NATURE
from orrery.table import set_up
from orrery.table.commands import Commands
from orrery.table.errors import Refused
from orrery.table.fair import inherited, verify
from orrery.table.table import Table
from tests.table.people import Match
from tests.table.seen import show


class Continued(Match):
    """A table that begins with some choices of another, for one person and bots."""

    def __init__(self, old: Table, at: int, seat: int = 0, secret: str = "t" * 64) -> None:
        self.secret = secret
        self.table = Table("continued", orrery.game(old.game.name), secret)
        self.log = []
        self.now = 2000.0
        self.keep(set_up.make_from(old, self.table, at, seat, self.now))
        self.act("guest", lambda c: c.sit(seat, "Guest", "nonce"))
        for place in range(len(old.seats)):
            if place != seat:
                self.act("guest", lambda c, place=place: c.seat(place, "bot", "random"))
        self.act("guest", lambda c: c.start())

    def rebuilt(self) -> Table:
        table = Table("continued", orrery.game(self.table.game.name), self.secret)
        for entry in self.log:
            table.accept(entry)
        return table


@pytest.fixture(scope="module")
def finished() -> Table:
    return Match(seats=3, people=2).start().play("finished").table


def choices(table: Table) -> list[tuple[int, int]]:
    assert table.journal is not None
    return table.journal.choices


@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 0.9])
def test_the_game_goes_on_from_that_very_position(finished: Table, part: float) -> None:
    at = int(part * len(choices(finished)))
    match = Continued(finished, at, seat=1)
    assert choices(match.table)[:at] == choices(finished)[:at]
    assert match.table.phase == "running"
    assert match.table.seat_of("guest") == match.table.host == 1
    assert [seat.kind for seat in match.table.seats] == ["bot", "person", "bot"]
    assert match.table.private
    match.play("on")
    assert match.table.phase == "over"
    assert show(match.rebuilt(), 1, match.now) == show(match.table, 1, match.now)


def test_the_luck_from_there_is_the_new_tables_own(finished: Table) -> None:
    """Two tables that go on with the same answers but other secrets meet other stars."""
    at = len(choices(finished)) // 2
    ends = {Continued(finished, at, secret=letter * 64).play("same", 12).state.hash() for letter in "abcd"}
    assert len(ends) > 1


def test_the_record_says_what_was_inherited_and_only_the_rest_is_proven(finished: Table) -> None:
    at = len(choices(finished)) // 2
    record = record_from_text(Continued(finished, at).play("on").table.record().text())
    assert record.about["inherited"] == {"table": "test", "choices": at}
    assert inherited(record) == at
    own = sum(1 for seat, _ in record.choices[at:] if seat == NATURE)
    assert verify(game_of(record), record) == own > 10
    record.about["inherited"] = {"table": "test", "choices": 0}
    with pytest.raises(orrery.BadRecord, match="does not follow"):
        verify(game_of(record), record)
    for damage in (7, {"choices": -1}, {"choices": "3"}, {"choices": len(record.choices) + 1}):
        record.about["inherited"] = damage
        with pytest.raises(orrery.BadRecord, match=r"about\.inherited"):
            verify(game_of(record), record)


def test_undo_does_not_reach_what_was_inherited(finished: Table) -> None:
    at = next(i for i, (seat, _) in enumerate(choices(finished)) if seat == 0 and i > 60) + 1
    match = Continued(finished, at)
    assert not show(match.table, 0, match.now)["may_undo"]
    with pytest.raises(Refused) as refusal:
        match.act("guest", lambda c: c.undo())
    assert refusal.value.code == "nothing"


def test_only_finished_games_and_moments_they_have(finished: Table) -> None:
    running = Match(seats=2, people=2).start().play("part", 30).table
    fresh = Table("fresh", orrery.game("nebula"), "x")
    last = len(choices(finished))
    for old, at, seat, code in (
        (running, 3, 0, "wrong-time"),
        (Match().table, 0, 0, "wrong-time"),
        (finished, last, 0, "bad-request"),
        (finished, -1, 0, "bad-request"),
        (finished, 3, 3, "bad-seat"),
        (finished, 3, -1, "bad-seat"),
    ):
        with pytest.raises(Refused) as refusal:
            set_up.make_from(old, fresh, at, seat, 0.0)
        assert refusal.value.code == code


def test_a_rematch_begins_at_the_beginning(finished: Table) -> None:
    match = Continued(finished, 50).play("on")
    fresh = Table("fresh", orrery.game("nebula"), "y" * 64)
    fresh.accept(set_up.make_like(match.table, fresh, 0.0))
    assert fresh.inherited == []
    assert "from" not in show(fresh, None, 0.0)
    assert show(match.table, None, 0.0)["from"] == {"table": "test", "choices": 50}
    assert Commands(match.table, "guest", 0.0).rematch().seat == 0
