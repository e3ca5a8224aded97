"""The embedded store: one SQLite file, one thread that writes and one that reads."""

from __future__ import annotations

import contextlib
import logging
import secrets
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from time import time

from orrery.kernel.errors import OrreryError
from orrery.server.sqlite_thread import INSERT, Job, Row, SqliteThread
from orrery.server.store import TableRow, seat_and_action, unpack_log
from orrery.table.entry import Entry, encode_entry

log = logging.getLogger("orrery")

SCHEMA = """
create table if not exists meta (name text primary key, value text not null) strict;
create table if not exists tables (
  id text primary key, game text not null, secret text not null, phase text not null,
  public integer not null, summary text not null, changed real not null) strict;
create index if not exists tables_by_change on tables (phase, public, changed);
create table if not exists entries (
  "table" text not null, number integer not null, time real not null, seat integer, action integer,
  entry text not null, primary key ("table", number)) strict, without rowid;
create table if not exists finished (
  guest text not null, "table" text not null, seat integer not null,
  primary key (guest, "table")) strict, without rowid;
create index if not exists finished_by_table on finished ("table");
"""
VERSION = "1"
BUSY_FOR = 5000.0
"""Milliseconds to wait for another program that holds the file's write lock."""
TIDY_EVERY = 3.0
"""Seconds between two looks at whether the write-ahead log can be moved into the file."""


class SqliteStore:
    """Durable: WAL with synchronous=FULL, and a commit is an fsync."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.writer: SqliteThread | None = None
        self.reader: SqliteThread | None = None
        """Reads on a connection of its own, so that nobody who reads waits for the write lock."""
        self.closing = threading.Event()

    async def open(self) -> None:
        """Create the file or take it up, refusing one of another version."""
        folder = Path(self.file).resolve().parent
        if not folder.is_dir():
            raise OrreryError(f"store: there is no folder {folder} for {self.file}")
        try:
            connection = sqlite3.connect(self.file, check_same_thread=False, isolation_level=None)
            connection.execute(f"pragma busy_timeout = {BUSY_FOR:.0f}")
            self._check_version(connection)
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = full")
            connection.execute("pragma wal_autocheckpoint = 0")
            connection.executescript(
                f"begin immediate; {SCHEMA} insert or ignore into meta values ('version', '{VERSION}'); commit;"
            )
            self._check_version(connection)
            reading = sqlite3.connect(self.file, check_same_thread=False, isolation_level=None)
            reading.execute(f"pragma busy_timeout = {BUSY_FOR:.0f}")
            reading.execute("pragma query_only = on")
        except sqlite3.Error as error:
            raise OrreryError(f"store: {self.file}: {error}") from None
        self.writer = SqliteThread(connection, "store", "begin immediate")
        self.reader = SqliteThread(reading, "store's reader", "begin")
        threading.Thread(target=self._tidy, name="store's log", daemon=True).start()

    def _check_version(self, connection: sqlite3.Connection) -> None:
        """Refuse a file of another program or version before anything in it is changed."""
        found = {str(name) for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
        if not found:
            return
        rows = connection.execute("select value from meta where name = 'version'") if "meta" in found else ()
        version = next((str(value) for (value,) in rows), None)
        if version is None:
            raise OrreryError(f"store: {self.file} is a database of another program; name another file")
        if version != VERSION:
            raise OrreryError(
                f"store: {self.file} has version {version}, this program knows {VERSION}; "
                "use the program that wrote it, or name another file"
            )

    def _tidy(self) -> None:
        """Move the write-ahead log into the file from time to time, without holding up writers as a commit would."""
        while not self.closing.wait(TIDY_EVERY):
            try:
                with contextlib.closing(sqlite3.connect(self.file, isolation_level=None)) as connection:
                    while not self.closing.wait(TIDY_EVERY):
                        connection.execute("pragma wal_checkpoint(passive)")
            except sqlite3.Error as error:
                log.warning("store: the log of %s could not be moved into it: %s", self.file, error)

    async def close(self) -> None:
        """Commit what is waiting, then end the threads."""
        self.closing.set()
        for thread in (self.reader, self.writer):
            if thread is not None:
                await thread.close()

    async def _write(self, job: Job | Row) -> object:
        assert self.writer is not None, "the store is not open"
        return await self.writer.do(job)

    async def _read(self, job: Job) -> object:
        assert self.reader is not None, "the store is not open"
        return await self.reader.do(job)

    async def make(self, row: TableRow, entries: list[Entry]) -> None:
        """Store a new table."""

        def job(connection: sqlite3.Connection) -> None:
            values = (row.id, row.game, row.secret, row.phase, int(row.public), row.summary, time())
            connection.execute("insert into tables values (?, ?, ?, ?, ?, ?, ?)", values)
            for number, entry in enumerate(entries):
                connection.execute(INSERT, _entry_row(row.id, number, entry))

        await self._write(job)

    async def append(self, table: str, number: int, entry: Entry) -> None:
        """Append one entry."""
        await self._write(_entry_row(table, number, entry))

    async def note(self, table: str, phase: str, summary: str, ended_for: dict[str, int] | None = None) -> None:
        """Renew a table's line in the lobby, and who sat at a finished one."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "update tables set phase = ?, summary = ?, changed = ? where id = ?", (phase, summary, time(), table)
            )
            if ended_for is not None:
                connection.execute('delete from finished where "table" = ?', (table,))
                rows = [(guest, table, seat) for guest, seat in ended_for.items()]
                connection.executemany("insert into finished values (?, ?, ?)", rows)

        await self._write(job)

    async def table(self, table: str) -> TableRow | None:
        """Find a table."""

        def job(connection: sqlite3.Connection) -> object:
            return connection.execute(f"{_COLUMNS} where id = ?", (table,)).fetchone()

        found = await self._read(job)
        return _row(found) if isinstance(found, tuple) else None

    async def entries(self, table: str) -> list[Entry]:
        """The log of a table."""

        def job(connection: sqlite3.Connection) -> object:
            return connection.execute(
                'select number, entry from entries where "table" = ? order by number', (table,)
            ).fetchall()

        found = await self._read(job)
        assert isinstance(found, list)
        return unpack_log(table, found)

    async def finished(self, guest: str, most: int) -> list[tuple[TableRow, int]]:
        """A guest's finished tables."""

        def job(connection: sqlite3.Connection) -> object:
            return connection.execute(_FINISHED, (guest, most)).fetchall()

        found = await self._read(job)
        assert isinstance(found, list)
        return [(_row(row), int(seat)) for *row, seat in found]

    async def list(self, phases: list[str], public: bool, most: int) -> list[TableRow]:
        """Tables in some phases."""

        def job(connection: sqlite3.Connection) -> object:
            marks = ", ".join("?" * len(phases))
            only = "and public = 1" if public else ""
            return connection.execute(
                f"{_COLUMNS} where phase in ({marks}) {only} order by changed desc limit ?", (*phases, most)
            ).fetchall()

        found = await self._read(job)
        assert isinstance(found, list)
        return [_row(row) for row in found]

    async def key(self) -> str:
        """The server's key."""

        def job(connection: sqlite3.Connection) -> object:
            connection.execute("insert or ignore into meta values ('key', ?)", (secrets.token_hex(32),))
            return connection.execute("select value from meta where name = 'key'").fetchone()[0]

        return str(await self._write(job))

    async def check(self) -> None:
        """Write something durably."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("insert or replace into meta values ('checked', ?)", (str(time()),))

        await self._write(job)


_COLUMNS = "select id, game, secret, phase, public, summary, changed from tables"
_FINISHED = """select id, game, secret, phase, public, summary, changed, seat
  from finished join tables on id = "table" where guest = ? and phase = 'over' order by changed desc limit ?"""


def _row(found: Sequence[object]) -> TableRow:
    name, game, secret, phase, public, summary, changed = found
    line = (str(name), str(game), str(secret), str(phase), bool(public), str(summary))
    return TableRow(*line, float(str(changed)))


def _entry_row(table: str, number: int, entry: Entry) -> Row:
    seat, action = seat_and_action(entry)
    return table, number, entry.time, seat, action, encode_entry(entry)
