"""The lobby: a line for every public table, and for each guest the tables where the guest sits."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from time import time

import msgspec

from orrery.server.listing import as_own, as_stored, own_listing
from orrery.server.room import Room
from orrery.server.schema import Listing, OwnListing
from orrery.server.schema import Lobby as Lists
from orrery.server.store import Store, TableRow, Unavailable
from orrery.table.errors import Refused
from orrery.table.phase import OVER, PAUSED, RUNNING, WAITING

log = logging.getLogger("orrery")
listings = msgspec.json.Decoder(Listing)
MOST_LISTED = 30
"""How many tables of a phase are listed, and how many of a guest's own."""
SECTIONS = {"open": [WAITING], "running": [RUNNING, PAUSED], "finished": [OVER]}
"""The parts of the lobby, and the phases of the tables in each."""
LISTED_FOR = 24 * 3600.0
"""Seconds for which a table that is not over is listed after something happened there."""


class Lobby:
    """Which tables are shown to whom."""

    def __init__(self, store: Store, rooms: dict[str, Room], find: Callable[[str], Awaitable[Room | None]]) -> None:
        self.store = store
        self.rooms = rooms
        self.find = find
        self.seated: dict[str, set[str]] = {}
        """For each guest the tables that are not over where the guest sits; found again from the logs at the start."""
        self.unsaved: dict[str, Room] = {}
        """Tables whose stored line may be of an earlier moment, the latest change last."""

    def list_guests(self, room: Room) -> None:
        """Note who sits at a table, so that they find it again."""
        table = room.table
        sit = {seat.guest for seat in table.seats if seat.guest} if table.phase != OVER else set()
        for guest in room.guests - sit:
            self.seated[guest].discard(table.id)
            if not self.seated[guest]:
                del self.seated[guest]
        for guest in sit:
            self.seated.setdefault(guest, set()).add(table.id)
        room.guests = sit

    def line_changed(self, room: Room) -> None:
        """List a table from memory until its line is stored."""
        self.unsaved.pop(room.table.id, None)
        self.unsaved[room.table.id] = room

    def line_stored(self, room: Room) -> None:
        """List a table from the store again."""
        if self.unsaved.get(room.table.id) is room:
            del self.unsaved[room.table.id]

    def _still_unsaved(self, before: dict[str, Room]) -> dict[str, Room]:
        """Tables that were unsaved before the store was read or became so meanwhile, the latest change first."""
        both = {**before, **self.unsaved}
        return {name: room for name, room in reversed(both.items()) if not room.forgotten}

    async def public_tables(self) -> Lists:
        """Public tables: open ones, running ones, finished ones."""
        before = dict(self.unsaved)
        stored = {name: await self.store.list(SECTIONS[name], public=True, most=MOST_LISTED) for name in SECTIONS}
        unsaved = self._still_unsaved(before)
        out: dict[str, list[Listing]] = {}
        for name, phases in SECTIONS.items():
            public = [room for room in unsaved.values() if room.table.phase in phases and not room.table.private]
            rows = [row for row in stored[name] if row.id not in unsaved and self._is_alive(row)]
            lines = [room.listed() for room in public] + [self._listed(row) for row in rows]
            out[name] = [line for line in lines if line is not None and line.phase in phases][:MOST_LISTED]
        return Lists(**out)

    def _is_alive(self, row: TableRow) -> bool:
        """Whether a table is over, or somebody is there or was not long ago."""
        room = self.rooms.get(row.id)
        watched = room is not None and bool(room.watchers)
        return row.phase == OVER or watched or time() - row.changed < LISTED_FOR

    def _listed(self, row: TableRow) -> Listing | None:
        """A table's line: the present one if it is in memory, else the stored one without whose turn it was.

        None if what was stored cannot be read: the others are listed all the same.
        """
        room = self.rooms.get(row.id)
        if room is not None:
            return room.listed()
        try:
            return as_stored(listings.decode(row.summary))
        except msgspec.DecodeError as error:
            log.error("the summary of table %s cannot be read: %s", row.id, error)
            return None

    async def tables_of(self, guest: str) -> list[OwnListing]:
        """The tables that go on where a guest sits: those where it is the guest's turn first, then the newest."""
        lines: list[OwnListing] = []
        for name in list(self.seated.get(guest, ())):
            try:
                room = await self.find(name)
            except Unavailable:
                raise
            except Refused:
                continue
            seat = room.viewer(guest) if room is not None else None
            if room is not None and seat is not None and room.table.phase != OVER:
                lines.append(own_listing(room.table, seat))
        lines.sort(key=lambda line: (not line.yours, -line.made))
        return lines[:MOST_LISTED]

    async def games_of(self, guest: str) -> list[OwnListing]:
        """The finished games where a guest sat, private ones too, the latest first."""
        before = dict(self.unsaved)
        stored = await self.store.finished(guest, MOST_LISTED)
        unsaved = self._still_unsaved(before)
        over = [(room.listed(), room.viewer(guest)) for room in unsaved.values() if room.table.phase == OVER]
        lines = over + [(self._listed(row), seat) for row, seat in stored if row.id not in unsaved]
        found = [(line, seat) for line, seat in lines if line is not None and seat is not None]
        return [as_own(line, seat) for line, seat in found[:MOST_LISTED]]
