"""Asking what a bot would do: the others learn that somebody asked, and the host may do without."""

from __future__ import annotations

import pytest

from orrery.table import set_up
from orrery.table.commands import Commands
from orrery.table.entry import HintAsked
from orrery.table.errors import Refused
from orrery.table.table import Table
from tests.table.people import Match


def ask(match: Match, seat: int) -> HintAsked | None:
    return Commands(match.table, f"guest{seat}", match.now).ask_hint()


def test_alone_with_bots_nobody_has_to_be_told() -> None:
    assert ask(Match(people=1).start(), 0) is None


def test_the_others_are_told_once_for_each_question() -> None:
    match = Match().start()
    entry = ask(match, 0)
    assert isinstance(entry, HintAsked)
    match.keep(entry)
    told = match.table.events_since(0)[-1].event
    assert (told.kind, told.args) == ("table-hint", {"seat": 0})
    assert ask(match, 0) is None
    assert isinstance(ask(match, 1), HintAsked)
    seat = match.state.pending()[0]
    match.choose(seat)
    while seat not in match.table.questions.open:
        match.choose(match.state.pending()[0])
    assert isinstance(ask(match, seat), HintAsked)
    assert match.rebuilt().hinted == match.table.hinted


def test_a_host_may_want_a_game_without() -> None:
    match = Match()
    match.act("guest0", lambda c: c.options(None, None, None, hints=False))
    match.act("guest0", lambda c: c.options(None, None, None, seconds=20.0))
    match.start()
    with pytest.raises(Refused, match="without hints"):
        ask(match, 0)
    again = Table("again", match.table.game, match.table.secret)
    again.accept(set_up.make_like(match.table, again, match.now))
    assert not again.hints


def test_a_hint_never_shows_that_a_window_asks_somebody() -> None:
    match = Match(game="notalone", seats=3, people=3).start()
    while not match.table.asks_secretly() or not match.table.questions.open:
        match.play(1, 1)
    with pytest.raises(Refused, match="show the others"):
        ask(match, next(iter(match.table.questions.open)))


def test_only_who_is_asked_may_ask() -> None:
    match = Match()
    with pytest.raises(Refused, match="not asked"):
        ask(match, 0)
