"""Options that follow from others, at a table: shown before the start, kept in the record, open again at a rematch."""

from __future__ import annotations

import pytest

from orrery.table import set_up
from orrery.table.table import Table
from tests.table.people import SECRET, Match
from tests.table.seen import show

CAME_TO = {"decks": "combined", "two_place_move": "literal", "takeback": "strict"}


def shown(match: Match) -> object:
    return show(match.table, 0, match.now)["automatic"]


@pytest.mark.rule("notalone:Q84")
def test_a_table_shows_what_automatic_options_come_to_as_the_host_changes_others() -> None:
    match = Match(3, 1, game="notalone")
    assert shown(match) == {"decks": "base", "two_place_move": "leave", "takeback": "lenient"}
    match.act("guest0", lambda c: c.options(None, {**match.table.options, "places": "exploration"}, None))
    assert shown(match) == CAME_TO
    match.act("guest0", lambda c: c.options(None, {**match.table.options, "decks": "base"}, None))
    assert shown(match) == {"two_place_move": "literal", "takeback": "strict"}


@pytest.mark.rule("notalone:Q84")
def test_the_record_holds_them_and_a_rematch_leaves_them_open() -> None:
    match = Match(3, 1, game="notalone", places="exploration", board_side="1").start()
    assert match.table.journal is not None
    options = match.table.journal.record().options
    assert {name: options[name] for name in CAME_TO} == CAME_TO
    assert shown(match) == CAME_TO
    again = rematch_options(match)
    assert {name: again[name] for name in CAME_TO} == dict.fromkeys(CAME_TO, "auto")


def rematch_options(match: Match) -> dict[str, object]:
    table = Table("again", match.table.game, SECRET)
    options = set_up.make_like(match.table, table, match.now).options
    assert isinstance(options, dict)
    return options
