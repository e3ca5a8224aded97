"""Where tables are kept: an append-only log of entries a table. What every store promises."""

from __future__ import annotations

from typing import Protocol

import msgspec

from orrery.kernel.errors import OrreryError
from orrery.table.entry import Entry
from orrery.table.showing import summary
from orrery.table.table import Table


class Conflict(OrreryError):
    """Somebody else appended to this table: what was proposed no longer fits."""


class TableRow:
    """What is known of a table without reading its log."""

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
    """What a store keeps of a table beside its log, as the table is now."""
    line = msgspec.json.encode(summary(table)).decode()
    return TableRow(table.id, table.game.name, table.secret, table.phase, not table.private, line)


class Store(Protocol):
    """An append-only log. When a coroutine returns, what it wrote survives the death of process and machine."""

    async def open(self) -> None:
        """Make ready, creating what is missing."""

    async def close(self) -> None:
        """Finish what is under way and let go."""

    async def make(self, row: TableRow, entries: list[Entry]) -> None:
        """Keep a new table with its first entries."""

    async def append(self, table: str, number: int, entry: Entry) -> None:
        """Keep entry `number` of a table, or raise Conflict."""

    async def note(self, table: str, phase: str, summary: str, ended_for: dict[str, int] | None = None) -> None:
        """Renew a table's line in the lobby, which its entries also tell, and, of a finished one, who sat where."""

    async def table(self, table: str) -> TableRow | None:
        """Find a table."""

    async def entries(self, table: str) -> list[Entry]:
        """The whole log of a table."""

    async def finished(self, guest: str, most: int) -> list[tuple[TableRow, int]]:
        """The finished tables where a guest sat, and at which seat; the latest first."""

    async def list(self, phases: list[str], public: bool, most: int) -> list[TableRow]:
        """Tables in some phases, the latest first; only public ones, or all."""

    async def key(self) -> str:
        """The server's own key for signing links, made once."""


def pack(entry: Entry) -> str:
    """An entry as it is kept."""
    return msgspec.json.encode(entry).decode()


def unpack(text: str) -> Entry:
    """An entry as it was."""
    entry = msgspec.json.decode(text)
    assert isinstance(entry, dict)
    return entry


def seat_and_action(entry: Entry) -> tuple[int | None, int | None]:
    """The seat and the action of a choice, which are columns of their own."""
    if entry["kind"] != "chose":
        return None, None
    return int(str(entry["seat"])), int(str(entry["action"]))


def store_at(url: str) -> Store:
    """The store for a URL: `sqlite:FILE`, or `postgresql://...`."""
    if url.startswith("sqlite:"):
        from orrery.server.sqlite import SqliteStore

        return SqliteStore(url.removeprefix("sqlite:"))
    if url.startswith(("postgresql://", "postgres://")):
        from orrery.server.postgres import PostgresStore

        return PostgresStore(url)
    raise OrreryError(f"store: {url!r} is neither sqlite:FILE nor postgresql://...")
