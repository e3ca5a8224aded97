"""What the release before stored still opens: a store with entries of every kind, and records of finished games.

The files in `stored` were written by 0.2.0; they are never written anew.
"""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any, get_args

import pytest

import orrery
from orrery.kernel.rng import Rng
from orrery.server.app import application
from orrery.server.store import store_at
from orrery.table.commands import Commands
from orrery.table.entry import ChoseSeveral, Entry, GuideLeft, HintAsked, decode_entry, encode_entry
from orrery.table.fair import verify
from orrery.table.phase import OVER, PAUSED
from orrery.table.table import Table
from tests.server.people import hub_of, serving, until

STORED = Path(__file__).with_name("stored")
TABLES: dict[str, Any] = json.loads((STORED / "0.2.0.json").read_text(encoding="utf-8"))
NEW = {ChoseSeveral, GuideLeft, HintAsked}
"""Kinds of entries that release did not know."""


@pytest.fixture
def store(tmp_path: Path) -> Path:
    file = tmp_path / "games.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.executescript((STORED / "0.2.0.sql").read_text(encoding="utf-8"))
    connection.close()
    return file


def logs(store: Path) -> dict[str, list[str]]:
    """The stored entries by table."""
    out: dict[str, list[str]] = {}
    connection = sqlite3.connect(store)
    for table, entry in connection.execute('select "table", entry from entries order by "table", number'):
        out.setdefault(table, []).append(entry)
    connection.close()
    return out


def facts(table: Table) -> dict[str, Any]:
    """What that release said of a table."""
    journal = table.journal
    assert journal is not None
    return {
        "phase": table.phase,
        "number": table.number,
        "host": table.host,
        "options": table.options,
        "choices": table.known.choices,
        "questions": {str(seat): number for seat, number in sorted(table.questions.open.items())},
        "seats": [[s.kind, s.name, s.bot, s.ready, s.away, s.rematch] for s in table.seats],
        "clock": {
            "kind": table.clock.control.kind,
            "seconds": table.clock.control.seconds,
            "then": table.clock.control.then,
        },
        "left": [round(left, 3) for left in table.clock.left],
        "window": table.window,
        "now": round(table.now, 3),
        "undo_asked": table.undo.asked_by,
        "next": table.next,
        "chat": [{**line._asdict(), "watcher": line.watcher} for line in table.chat.lines],
        "differs": table.differs,
        "inherited_from": table.inherited_from,
        "final": journal.state.hash(),
        "made": len(journal.choices),
    }


def test_every_kind_of_entry_is_among_the_stored_ones(store: Path) -> None:
    kinds = {type(decode_entry(text)) for log in logs(store).values() for text in log}
    assert kinds == set(get_args(Entry)) - NEW


def test_an_entry_is_stored_in_the_form_it_had(store: Path) -> None:
    """So that the release before could read on."""
    for log in logs(store).values():
        for text in log:
            again = json.loads(encode_entry(decode_entry(text)))
            assert again == json.loads(text)


@pytest.mark.parametrize("name", TABLES)
def test_a_stored_table_is_what_it_was(store: Path, name: str) -> None:
    connection = sqlite3.connect(store)
    game, secret = connection.execute("select game, secret from tables where id = ?", (name,)).fetchone()
    connection.close()
    table = Table(name, orrery.game(game), secret)
    for text in logs(store)[name]:
        table.accept(decode_entry(text))
    assert facts(table) == TABLES[name]


def test_a_server_resumes_the_stored_tables_and_lists_them(store: Path) -> None:
    app = application(store_at(f"sqlite:{store}"), bot_pause=1e9, window_pause=1e9)
    with serving(app) as client:
        running = {name for name, told in TABLES.items() if told["phase"] != "over"}
        assert until(lambda: running <= set(hub_of(client).rooms))
        for name, told in TABLES.items():
            shown = client.get(f"/api/tables/{name}").json()
            assert (shown["phase"], shown["choices"]) == (told["phase"], told["choices"]), name
        lobby = client.get("/api/lobby").json()
        assert "comet-over" in [line["id"] for line in lobby["finished"]]


@pytest.mark.parametrize("name", TABLES)
def test_a_stored_table_is_played_on_to_its_end(store: Path, name: str) -> None:
    connection = sqlite3.connect(store)
    game, secret = connection.execute("select game, secret from tables where id = ?", (name,)).fetchone()
    connection.close()
    table = Table(name, orrery.game(game), secret)
    for text in logs(store)[name]:
        table.accept(decode_entry(text))
    if table.phase == PAUSED:
        table.accept(Commands(table, table.seats[table.host].guest, table.last_time).resume())
    rng = Rng(name)
    while table.phase != OVER:
        server = Commands(table, "", table.last_time)
        if table.asks_secretly():
            table.accept(server.close_window())
            continue
        assert table.journal is not None
        seat = rng.choice(list(table.journal.state.pending()))
        action = table.game.to_dict(rng.choice(table.journal.state.legal(seat)))
        table.accept(server.choose_for(seat, table.questions.open[seat], action))
    assert verify(orrery.game(game) if table.card_list is None else table.game, table.record()) > 0


@pytest.mark.parametrize("name", orrery.game_names())
def test_a_stored_record_is_verified_and_replays(name: str) -> None:
    record = orrery.read_record(STORED / f"0.2.0-record-{name}.json")
    assert verify(orrery.game(name), record) > 0
    assert [step.state.over for step in orrery.replay(record)][-1]
