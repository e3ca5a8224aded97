"""The interface of a store: one append-only log of entries per table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

from orrery.kernel.errors import OrreryError
from orrery.server.listing import listing
from orrery.table.entry import Chose, ChoseSeveral, Entry, decode_entry
from orrery.table.errors import Refused
from orrery.table.table import Table


class Conflict(OrreryError):
    """Somebody else appended to this table: what was proposed no longer fits."""


class Unavailable(Refused):
    """The store cannot be read or written just now; trying again later may succeed."""

    def __init__(self, reason: str) -> None:
        super().__init__("unavailable", f"the server cannot reach its store just now ({reason}); try again in a while")


class Damaged(Refused):
    """What was stored cannot be read back: damaged pages, an unreadable entry, a gap in a log."""

    def __init__(self, reason: str) -> None:
        super().__init__("damaged-store", f"the server's store is damaged ({reason}); a part of it may be lost")


class TableRow:
    """The row of a table, which is known without reading its log."""

    def __init__(
        self, name: str, game: str, secret: str, phase: str, public: bool, summary: str, changed: float = 0.0
    ) -> None:
        self.id = name
        self.game = game
        self.secret = secret
        self.phase = phase
        self.public = public
        self.summary = summary
        self.changed = changed
        """When this was last noted."""


def row_of(table: Table) -> TableRow:
    """The row a store holds for a table beside its log, as the table is now."""
    line = msgspec.json.encode(listing(table)).decode()
    return TableRow(table.id, table.game.name, table.secret, table.phase, not table.private, line)


class Store(Protocol):
    """An append-only log. When a coroutine returns, what it wrote survives the death of process and machine."""

    async def open(self) -> None:
        """Make ready, creating what is missing."""

    async def close(self) -> None:
        """Finish what is under way and let go."""

    async def make(self, row: TableRow, entries: list[Entry]) -> None:
        """Store a new table with its first entries."""

    async def append(self, table: str, number: int, entry: Entry) -> None:
        """Append entry `number` to a table's log, or raise Conflict."""

    async def note(self, table: str, phase: str, summary: str, ended_for: dict[str, int] | None = None) -> None:
        """Renew a table's line in the lobby, which follows from its entries, and for a finished one who sat where."""

    async def table(self, table: str) -> TableRow | None:
        """Find a table."""

    async def entries(self, table: str) -> list[Entry]:
        """The whole log of a table, or raise Damaged if an entry is missing or unreadable."""

    async def finished(self, guest: str, most: int) -> list[tuple[TableRow, int]]:
        """The finished tables where a guest sat, and at which seat; the latest first."""

    async def list(self, phases: list[str], public: bool, most: int) -> list[TableRow]:
        """Tables in some phases, the latest first; only public ones, or all."""

    async def key(self) -> str:
        """The server's own key for signing links, made once."""

    async def check(self) -> None:
        """Write something durably, or raise Unavailable or Damaged."""


def unpack_log(table: str, rows: Iterable[Sequence[object]]) -> list[Entry]:
    """The entries of a log from its rows of number and text, or raise Damaged at the first that is missing or bad."""
    entries: list[Entry] = []
    for number, text in rows:
        if number != len(entries):
            raise Damaged(f"entry {len(entries)} of table {table} is missing")
        try:
            entry = decode_entry(str(text))
        except (msgspec.DecodeError, RecursionError) as error:
            raise Damaged(f"entry {number} of table {table} cannot be read: {error}") from None
        entries.append(entry)
    return entries


def seat_and_action(entry: Entry) -> tuple[int | None, int | None]:
    """The seat and the (first) action of a choice, which are columns of their own."""
    if isinstance(entry, Chose):
        return entry.seat, entry.action
    if isinstance(entry, ChoseSeveral):
        return entry.seat, entry.actions[0]
    return None, None


def store_at(url: str) -> Store:
    """The store for a URL: `sqlite:FILE`, or `postgresql://...`."""
    if url.startswith("sqlite:"):
        from orrery.server.sqlite import SqliteStore

        return SqliteStore(url.removeprefix("sqlite:"))
    if url.startswith(("postgresql://", "postgres://")):
        from orrery.server.postgres import PostgresStore

        return PostgresStore(url)
    raise OrreryError(f"store: {url!r} is neither sqlite:FILE nor postgresql://...")


def without_password(url: str) -> str:
    """The URL of a store as it may be shown: without the password it may hold."""
    scheme, found, rest = url.partition("://")
    if not found:
        return url
    user, at, place = rest.partition("?")[0].rpartition("@")
    return f"{scheme}://{user.partition(':')[0]}{at}{place}"
