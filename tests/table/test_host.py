"""A game may ask who hosts the table: not the host is the Creature (R2 of Not Alone)."""

from __future__ import annotations

import pytest

import orrery
from orrery.kernel.options import Option
from orrery.kernel.record import record_from_text
from orrery.server.new_table import rematch
from orrery.table.fair import verify
from orrery.table.table import Table
from orrery.testing import value
from tests.table.people import Match
from tests.table.test_play_on import Continued


def creature_of(match: Match) -> object:
    return value(match.state, "creature")


def opened(letter: str, **options: object) -> Match:
    """A table whose host left, so that the second one hosts; then somebody else sat down in the first seat."""
    match = Match(3, 2, game="notalone", secret=letter * 64, creature="others", board_side="1", **options)
    match.act("guest0", lambda c: c.leave())
    match.act("late", lambda c: c.sit(0, "Late", "nonce"))
    match.act("late", lambda c: c.ready(True))
    return match


@pytest.mark.rule("notalone:R2")
def test_the_host_is_never_the_creature_wherever_the_host_sits() -> None:
    first = {creature_of(Match(3, 1, game="notalone", secret=c * 64, creature="others").start()) for c in "abcdefgh"}
    assert first == {1, 2}
    second = set()
    for letter in "abcdefgh":
        match = opened(letter)
        assert match.table.host == 1
        match.act("guest1", lambda c: c.start())
        second.add(creature_of(match))
        assert match.table.options["host"] == 1
    assert second == {0, 2}


@pytest.mark.rule("notalone:R2")
def test_what_a_person_says_of_the_host_does_not_count() -> None:
    match = opened("a", host=2)
    match.act("guest1", lambda c: c.start())
    assert match.table.options["host"] == 1


@pytest.fixture(scope="module")
def finished() -> Table:
    match = opened("b")
    match.act("guest1", lambda c: c.start())
    return match.play("finished").table


@pytest.mark.rule("notalone:R2")
def test_a_game_played_on_keeps_the_host_it_began_with(finished: Table) -> None:
    for seat in range(3):
        match = Continued(finished, 30, seat=seat)
        assert (match.table.host, match.table.options["host"]) == (seat, 1)
        record = record_from_text(match.play("on").table.record().text())
        assert verify(orrery.game("notalone"), record) > 0


@pytest.mark.rule("notalone:R2")
def test_a_rematch_has_a_host_of_its_own(finished: Table) -> None:
    again = rematch(finished).table
    assert again.options["host"] == again.host
    assert again.journal is not None
    assert value(again.journal.state, "creature") != again.host


def test_other_games_are_not_told_who_hosts() -> None:
    options: list[Option] = orrery.game("nebula").options
    assert "host" not in [option.name for option in options]
    assert "host" not in Match().start().table.options
