"""The store on PostgreSQL, for more than one machine to trust."""

from __future__ import annotations

import secrets
from typing import Any

import asyncpg

from orrery.kernel.errors import OrreryError
from orrery.server.store import Conflict, TableRow, pack, seat_and_action, unpack
from orrery.table.entry import Entry

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
insert into meta values ('version', '1') on conflict do nothing;
"""
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
        """Connect, and create what is missing."""
        try:
            self.pool = await asyncpg.create_pool(self.url, min_size=1, max_size=8)
            async with self.pool.acquire() as connection:
                await connection.execute(SCHEMA)
        except (OSError, asyncpg.PostgresError) as error:
            raise OrreryError(f"store: {error}") from None

    async def close(self) -> None:
        """Disconnect."""
        await self.pool.close()

    async def make(self, row: TableRow, entries: list[Entry]) -> None:
        """Keep a new table."""
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute(
                "insert into tables values ($1, $2, $3, $4, $5, $6)",
                *(row.id, row.game, row.secret, row.phase, row.public, row.summary),
            )
            for number, entry in enumerate(entries):
                await connection.execute(_INSERT, *_values(row.id, number, entry))

    async def append(self, table: str, number: int, entry: Entry) -> None:
        """Keep one entry."""
        try:
            await self.pool.execute(_INSERT, *_values(table, number, entry))
        except asyncpg.UniqueViolationError:
            raise Conflict("the table has gone on meanwhile") from None

    async def note(self, table: str, phase: str, summary: str, ended_for: dict[str, int] | None = None) -> None:
        """Renew a table's line in the lobby, and who sat at a finished one."""
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute(_NOTE, table, phase, summary)
            if ended_for is not None:
                await connection.execute('delete from finished where "table" = $1', table)
                rows = [(guest, table, seat) for guest, seat in ended_for.items()]
                await connection.executemany("insert into finished values ($1, $2, $3)", rows)

    async def table(self, table: str) -> TableRow | None:
        """Find a table; PostgreSQL knows no text with a zero in it, so none is called so."""
        if "\0" in table:
            return None
        found = await self.pool.fetchrow(f"{_COLUMNS} where id = $1", table)
        return TableRow(*found) if found is not None else None

    async def entries(self, table: str) -> list[Entry]:
        """The log of a table."""
        found = await self.pool.fetch('select entry from entries where "table" = $1 order by number', table)
        return [unpack(row[0]) for row in found]

    async def finished(self, guest: str, most: int) -> list[tuple[TableRow, int]]:
        """A guest's finished tables."""
        found = await self.pool.fetch(_FINISHED, guest, most)
        return [(TableRow(*row[:-1]), row[-1]) for row in map(tuple, found)]

    async def list(self, phases: list[str], public: bool, most: int) -> list[TableRow]:
        """Tables in some phases."""
        only = "and public" if public else ""
        found = await self.pool.fetch(
            f"{_COLUMNS} where phase = any($1) {only} order by changed desc limit $2", phases, most
        )
        return [TableRow(*row) for row in found]

    async def key(self) -> str:
        """The server's key."""
        statement = "insert into meta values ('key', $1) on conflict do nothing"
        await self.pool.execute(statement, secrets.token_hex(32))
        return str(await self.pool.fetchval("select value from meta where name = 'key'"))


def _values(table: str, number: int, entry: Entry) -> tuple[object, ...]:
    seat, action = seat_and_action(entry)
    return table, number, entry["time"], seat, action, pack(entry)
