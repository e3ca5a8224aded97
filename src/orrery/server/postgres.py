"""The store on PostgreSQL, for more than one machine to trust."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from time import time
from typing import Any

import asyncpg

from orrery.kernel.errors import OrreryError
from orrery.server.store import (
    Conflict,
    Damaged,
    TableRow,
    Unavailable,
    seat_and_action,
    unpack_log,
    without_password,
)
from orrery.table.entry import Entry, encode_entry

SCHEMA = """
create table if not exists meta (name text primary key, value text not null);
create table if not exists tables (
  id text primary key, game text not null, secret text not null, phase text not null,
  public boolean not null, summary text not null, changed timestamptz not null default now());
create index if not exists tables_by_change on tables (phase, public, changed);
create table if not exists entries (
  "table" text not null, number integer not null, time double precision not null, seat integer, action integer,
  entry text not null, primary key ("table", number));
create table if not exists finished (
  guest text not null, "table" text not null, seat integer not null, primary key (guest, "table"));
create index if not exists finished_by_table on finished ("table");
"""
VERSION = "1"
OPENING = 0x0_44_E4_11
"""The advisory lock held while the schema is created, so that two servers may start at once."""
CONNECT_WITHIN = 5.0
ANSWER_WITHIN = 15.0
"""Seconds after which a statement that has no answer counts as failed."""
PASSING = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.exceptions.InsufficientResourcesError,
    asyncpg.exceptions.TransactionRollbackError,
    asyncpg.exceptions.PostgresSystemError,
    asyncpg.exceptions.ReadOnlySQLTransactionError,
    asyncpg.exceptions.LockNotAvailableError,
    asyncpg.exceptions.InvalidAuthorizationSpecificationError,
    OSError,
    TimeoutError,
)
"""What PostgreSQL or the way to it can recover from: a restart, a full disk, a cut connection."""
LASTING = (asyncpg.exceptions.DataCorruptedError, asyncpg.exceptions.IndexCorruptedError)
_VALUES = "id, game, secret, phase, public, summary, extract(epoch from changed)::float8"
_COLUMNS = f"select {_VALUES} from tables"
_FINISHED = f"""select {_VALUES}, seat from finished join tables on id = "table"
  where guest = $1 and phase = 'over' order by changed desc limit $2"""
_INSERT = "insert into entries values ($1, $2, $3, $4, $5, $6)"
_NOTE = "update tables set phase = $2, summary = $3, changed = now() where id = $1"


class PostgresStore:
    """The same log as in SQLite, one statement a choice."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.pool: Any = None

    async def open(self) -> None:
        """Connect, refuse a database of another version, and create what is missing."""
        try:
            self.pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=8, timeout=CONNECT_WITHIN, command_timeout=ANSWER_WITHIN
            )
            async with self.pool.acquire() as connection, connection.transaction():
                await connection.execute("select pg_advisory_xact_lock($1)", OPENING)
                await self._check_version(connection)
                await connection.execute(SCHEMA)
                await connection.execute("insert into meta values ('version', $1) on conflict do nothing", VERSION)
        except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
            raise OrreryError(f"store: {without_password(self.url)}: {reason}") from None

    def _foreign(self) -> OrreryError:
        return OrreryError(f"store: {without_password(self.url)} belongs to another program; name another database")

    async def _check_version(self, connection: Any) -> None:
        """Refuse a database of another program or version before anything in it is changed."""
        exists = "select to_regclass($1) is not null"
        if not await connection.fetchval(exists, "meta"):
            if await connection.fetchval(exists, "tables") or await connection.fetchval(exists, "entries"):
                raise self._foreign()
            return
        version = await connection.fetchval("select value from meta where name = 'version'")
        if version is None:
            raise self._foreign()
        if version != VERSION:
            raise OrreryError(
                f"store: {without_password(self.url)} has version {version}, this program knows {VERSION}; "
                "use the program that wrote it, or name another database"
            )

    async def close(self) -> None:
        """Disconnect, in good order if the server answers."""
        try:
            async with asyncio.timeout(CONNECT_WITHIN):
                await self.pool.close()
        except (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            self.pool.terminate()

    async def make(self, row: TableRow, entries: list[Entry]) -> None:
        """Store a new table."""
        async with _reaching(), self.pool.acquire() as connection, connection.transaction():
            await connection.execute(
                "insert into tables values ($1, $2, $3, $4, $5, $6)",
                *(row.id, row.game, row.secret, row.phase, row.public, row.summary),
            )
            for number, entry in enumerate(entries):
                await connection.execute(_INSERT, *_values(row.id, number, entry))

    async def append(self, table: str, number: int, entry: Entry) -> None:
        """Append one entry."""
        async with _reaching():
            await self.pool.execute(_INSERT, *_values(table, number, entry))

    async def note(self, table: str, phase: str, summary: str, ended_for: dict[str, int] | None = None) -> None:
        """Renew a table's line in the lobby, and who sat at a finished one."""
        async with _reaching(), self.pool.acquire() as connection, connection.transaction():
            await connection.execute(_NOTE, table, phase, summary)
            if ended_for is not None:
                await connection.execute('delete from finished where "table" = $1', table)
                rows = [(guest, table, seat) for guest, seat in ended_for.items()]
                await connection.executemany("insert into finished values ($1, $2, $3)", rows)

    async def table(self, table: str) -> TableRow | None:
        """Find a table; PostgreSQL text cannot hold NUL, so no such id exists."""
        if "\0" in table:
            return None
        async with _reaching():
            found = await self.pool.fetchrow(f"{_COLUMNS} where id = $1", table)
        return TableRow(*found) if found is not None else None

    async def entries(self, table: str) -> list[Entry]:
        """The log of a table."""
        async with _reaching():
            found = await self.pool.fetch('select number, entry from entries where "table" = $1 order by number', table)
        return unpack_log(table, map(tuple, found))

    async def finished(self, guest: str, most: int) -> list[tuple[TableRow, int]]:
        """A guest's finished tables."""
        async with _reaching():
            found = await self.pool.fetch(_FINISHED, guest, most)
        return [(TableRow(*row[:-1]), row[-1]) for row in map(tuple, found)]

    async def list(self, phases: list[str], public: bool, most: int) -> list[TableRow]:
        """Tables in some phases."""
        only = "and public" if public else ""
        async with _reaching():
            found = await self.pool.fetch(
                f"{_COLUMNS} where phase = any($1) {only} order by changed desc limit $2", phases, most
            )
        return [TableRow(*row) for row in found]

    async def key(self) -> str:
        """The server's key."""
        statement = "insert into meta values ('key', $1) on conflict do nothing"
        async with _reaching():
            await self.pool.execute(statement, secrets.token_hex(32))
            return str(await self.pool.fetchval("select value from meta where name = 'key'"))

    async def check(self) -> None:
        """Write something durably."""
        statement = "insert into meta values ('checked', $1) on conflict (name) do update set value = excluded.value"
        async with _reaching():
            await self.pool.execute(statement, str(time()))


@contextlib.asynccontextmanager
async def _reaching() -> AsyncIterator[None]:
    """Say in the store's own terms what went wrong with PostgreSQL."""
    try:
        yield
    except asyncpg.UniqueViolationError:
        raise Conflict("the table has gone on meanwhile") from None
    except ValueError:  # an argument no column can hold
        raise
    except LASTING as error:
        raise Damaged(str(error)) from error
    except PASSING as error:
        raise Unavailable(str(error) or type(error).__name__) from error


def _values(table: str, number: int, entry: Entry) -> tuple[object, ...]:
    seat, action = seat_and_action(entry)
    return table, number, entry.time, seat, action, encode_entry(entry)
