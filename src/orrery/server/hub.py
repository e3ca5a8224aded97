"""The tables in memory: loaded from the store, changed one entry at a time, shown to whoever looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import monotonic, perf_counter, time

from orrery import api
from orrery.kernel.errors import OrreryError
from orrery.server.choosing import Chooser
from orrery.server.lobby import Lobby
from orrery.server.making import NewTable, rematch
from orrery.server.metrics import Metrics
from orrery.server.room import Room
from orrery.server.store import Conflict, Store, row_of
from orrery.server.windows import Windows
from orrery.table import commands
from orrery.table.commands import Commands
from orrery.table.entry import Entry
from orrery.table.errors import Refused
from orrery.table.table import OVER, PAUSED, RUNNING, WAITING, Table

log = logging.getLogger("orrery")
QUIET = ("chose", "closed", "chatted")
"""Entries that leave a table's line in the lobby as it is."""
FORGET_AFTER = 600.0
"""Seconds after which a table nobody looks at leaves the memory."""


class Hub:
    """All tables of one server."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        workers: int = 1,
        bot_pause: float = 0.6,
        most_messages: int = 100,
        window_pause: float = 3.0,
        patience: float = 60.0,
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.lobby = Lobby(store, self.rooms, self.room)
        self.chooser = Chooser(self, workers, bot_pause)
        self.windows = Windows(self, self.chooser, window_pause)
        self.most_messages = most_messages
        self.patience = patience
        self.tasks: set[asyncio.Task[None]] = set()
        self.key = ""

    async def open(self) -> None:
        """Open the store, answer at once, and take up every game that was going on meanwhile."""
        await self.store.open()
        self.key = await self.store.key()
        self.spawn(self._take_up())
        self.spawn(self._keep_time())

    async def _take_up(self) -> None:
        """Load the tables that wait or run, so that bots think on and clocks tick though nobody looks yet."""
        rows = await self.store.list([WAITING, RUNNING, PAUSED], public=False, most=100_000)
        for row in rows:
            try:
                room = await self.room(row.id)
            except Refused as error:
                log.error("table %s stays closed: %s", row.id, error.message)
                continue
            if room is not None and room.table.phase != row.phase:
                await self._note(room)
            await asyncio.sleep(0)
        if rows:
            log.info("took up %d tables", len(rows))

    async def close(self) -> None:
        """Stop thinking and close the store."""
        for task in list(self.tasks):
            task.cancel()
        self.chooser.close()
        await self.store.close()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run something in the background and keep hold of it."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    # Finding tables.

    async def room(self, table: str) -> Room | None:
        """A table by id, from memory or from the store."""
        room = self.rooms.get(table)
        if room is not None:
            room.touched = time()
            return room
        task = self.loading.get(table)
        if task is None:
            task = asyncio.ensure_future(self._load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await task

    async def _load(self, name: str) -> Room | None:
        row = await self.store.table(name)
        if row is None:
            return None
        entries = await self.store.entries(name)
        try:
            table = Table(row.id, api.game(row.game), row.secret)
            for entry in entries:
                table.accept(entry)
        except (OrreryError, LookupError, TypeError, ValueError, AssertionError):
            log.exception("the log of table %s cannot be read", name)
            raise Refused("damaged", "this table's log cannot be read; nothing of it was changed") from None
        table.clock.since = time()
        return self._enter(table)

    def _enter(self, table: Table) -> Room:
        room = Room(table, self.patience)
        self.rooms[table.id] = room
        self.metrics.tables.set(len(self.rooms))
        self.lobby.list_guests(room)
        self.chooser.let_bots_think(room)
        self.windows.mind(room)
        return room

    async def add(self, new: NewTable) -> Room:
        """Store a new table durably, then open its room."""
        await self.store.make(row_of(new.table), new.entries)
        return self._enter(new.table)

    # Changing tables.

    async def act(self, room: Room, guest: str, request: str | None, propose: Callable[[Commands], Entry]) -> int:
        """Propose, store durably, accept, show: the only way a table changes. A repeat of a request changes nothing."""
        table = room.table
        async with room.lock:
            if request is not None:
                known = table.answered.get(f"{guest} {request}")
                if known is not None:
                    return known
            entry = propose(Commands(table, guest, time()))
            if request is not None:
                entry["id"] = request
            await self.keep(room, entry)
        return table.number_for(table.seat_of(guest))

    async def keep(self, room: Room, entry: Entry) -> None:
        """Store an entry, then let it count, then show it; the room's lock is held."""
        table = room.table
        begin = perf_counter()
        try:
            await self.store.append(table.id, table.number, entry)
        except Conflict:
            self.forget(room)
            for watcher in room.watchers:
                self.spawn(watcher.drop_outdated())
            raise Refused("conflict", "the table has gone on elsewhere; connect again") from None
        self.metrics.stored.observe(perf_counter() - begin)
        table.accept(entry)
        room.stories.append((table.number, table.latest))
        if entry["kind"] == "chose":
            self.metrics.choices.inc()
        room.wake(table.latest_known_to)
        if entry["kind"] not in QUIET or table.phase == OVER:
            self.lobby.list_guests(room)
            self.spawn(self._note(room))
        self.chooser.let_bots_think(room)
        self.windows.mind(room)
        if entry["kind"] == "rematch" and commands.wants_rematch(table):
            self.spawn(self._rematch(room))

    async def _note(self, room: Room) -> None:
        """Renew the stored line of a table as it is now; one by one, so that the last tells the present."""
        async with room.noting:
            table = room.table
            row = row_of(table)
            sat = {seat.guest: place for place, seat in enumerate(table.seats) if seat.guest}
            await self.store.note(row.id, row.phase, row.summary, sat if table.phase == OVER else None)

    async def _rematch(self, room: Room) -> None:
        """The same people at a new table, unless they have one already."""
        new = rematch(room.table)
        async with room.lock:
            if room.table.next:
                return
            await self.add(new)
            await self.keep(room, {"kind": "next", "time": new.now, "table": new.table.id})

    # Time.

    async def _keep_time(self) -> None:
        """Choose for those whose time is up, drop those who do not read, and forget tables nobody looks at."""
        while True:
            await asyncio.sleep(0.25)
            now = time()
            for room in list(self.rooms.values()):
                self.chooser.mind_clocks(room, now)
                for watcher in room.watchers:
                    if watcher.is_slow(monotonic()):
                        self.spawn(watcher.drop_slow())
                if room.is_idle(now, FORGET_AFTER):
                    self.forget(room)

    def forget(self, room: Room) -> None:
        """Let a table leave the memory; the store has all of it."""
        self.rooms.pop(room.table.id, None)
        self.metrics.tables.set(len(self.rooms))

    def left_alone(self, room: Room) -> None:
        """The last who looked has gone: a table that waits is listed for a day from now."""
        if room.table.phase == WAITING:
            self.spawn(self._note(room))
