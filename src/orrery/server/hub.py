"""The tables in memory: loaded from the store, changed one entry at a time, shown to their watchers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import monotonic, perf_counter, time
from typing import NoReturn, TypeVar

from orrery import api
from orrery.server.autoplay import Autoplay
from orrery.server.background import pause_after
from orrery.server.health import Health
from orrery.server.lobby import Lobby
from orrery.server.metrics import Metrics
from orrery.server.new_table import NewTable, rematch, rematch_id
from orrery.server.room import Room
from orrery.server.store import Conflict, Damaged, Store, Unavailable, row_of
from orrery.server.windows import Windows
from orrery.table import due
from orrery.table.commands import Commands
from orrery.table.entry import Chatted, Chose, ChoseSeveral, Closed, Entry, RematchMade
from orrery.table.errors import Refused
from orrery.table.phase import OVER, PAUSED, RUNNING, WAITING
from orrery.table.requests import Done, choices_in
from orrery.table.table import Table
from orrery.table.window import DEFAULT as DEFAULT_WINDOW

log = logging.getLogger("orrery")
QUIET = (Chose, ChoseSeveral, Closed, Chatted)
"""Entries that leave a table's line in the lobby as it is."""
Result = TypeVar("Result")
FORGET_AFTER = 600.0
"""Seconds after which a table nobody looks at leaves the memory."""
TICK = 0.25
"""Seconds between two looks at the clocks."""
SWEEP = 1.0
"""Seconds between two looks at everything that is due at any table."""


class Hub:
    """All tables of one server."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        workers: int = 1,
        bot_pause: float = 0.6,
        most_messages: int = 100,
        window_pause: float = DEFAULT_WINDOW,
        patience: float = 60.0,
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.lobby = Lobby(store, self.rooms, self.room)
        self.autoplay = Autoplay(self, workers, bot_pause)
        self.windows = Windows(self, bot_pause)
        self.health = Health(store)
        self.window_pause = window_pause
        """Seconds a window for secret answers stays open at tables whose host has not chosen."""
        self.most_messages = most_messages
        self.patience = patience
        self.tasks: set[asyncio.Task[None]] = set()
        self.key = ""

    async def open(self) -> None:
        """Open the store, answer at once, and resume every game that was going on meanwhile."""
        await self.store.open()
        self.key = await self.store.key()
        self.spawn(self._resume_all())
        self.spawn(self._watch_time())

    async def _resume_all(self) -> None:
        """Load the tables that wait or run, so that bots think on and clocks tick though nobody looks yet."""
        rows = await self._insist(lambda: self.store.list([WAITING, RUNNING, PAUSED], public=False, most=100_000))
        for row in rows:
            await self._resume(row.id, row.phase)
            await asyncio.sleep(0)
        if rows:
            log.info("tables resumed: %d", len(rows))

    async def _resume(self, table: str, phase: str) -> None:
        """Load one table, however long the store cannot be reached; one that cannot be read stays closed."""
        try:
            room = await self._insist(lambda: self.room(table))
        except Refused as error:
            log.error("table %s stays closed: %s", table, error.message)
            return
        if room is not None and room.table.phase != phase:
            self._save_summary(room)

    async def _insist(self, work: Callable[[], Coroutine[None, None, Result]]) -> Result:
        """Do something with the store, trying again with growing pauses while it cannot be reached."""
        failures = 0
        while True:
            try:
                return await work()
            except Unavailable as error:
                failures += 1
                log.warning("%s", error.message)
                await asyncio.sleep(pause_after(failures))

    async def close(self) -> None:
        """Stop thinking and close the store."""
        going_on = [*self.tasks, *self.loading.values()]
        for task in going_on:
            task.cancel()
        await asyncio.gather(*going_on, return_exceptions=True)
        await self.autoplay.close()
        await self.store.close()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run something in the background and hold on to it."""
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
            room.touched = monotonic()
            return room
        task = self.loading.get(table)
        if task is None:
            task = asyncio.ensure_future(self._load(table))
            self.loading[table] = task
            task.add_done_callback(lambda done: self._loaded(table, done))
        return await asyncio.shield(task)

    def _loaded(self, table: str, task: asyncio.Task[Room | None]) -> None:
        self.loading.pop(table, None)
        if not task.cancelled():
            task.exception()  # whoever asked may be gone: mark it as retrieved

    async def _load(self, name: str) -> Room | None:
        try:
            row = await self.store.table(name)
            if row is None:
                return None
            table = Table(row.id, api.game(row.game), row.secret)
            for entry in await self.store.entries(name):
                table.accept(entry)
        except Unavailable:
            raise
        except Exception as error:
            log.error("table %s cannot be read", name, exc_info=None if isinstance(error, Damaged) else error)
            raise Refused("damaged", "this table's log cannot be read; nothing of it was changed") from None
        return self._enter(table)

    def _enter(self, table: Table) -> Room:
        room = Room(table, self.patience)
        self.rooms[table.id] = room
        self.metrics.tables.set(len(self.rooms))
        self.lobby.list_guests(room)
        self.look_after(room)
        return room

    async def add(self, new: NewTable) -> Room:
        """Store a new table durably, then open its room."""
        await self.store.make(row_of(new.table), new.entries)
        return self._enter(new.table)

    # Changing tables.

    async def act(self, room: Room, guest: str, request: str | None, propose: Callable[[Commands], Entry]) -> Done:
        """Propose, store durably, accept, show: the only way a table changes. A repeat of a request changes nothing."""
        table = room.table
        async with room.lock:
            if request is not None:
                known = table.requests.answer_to(guest, request)
                if known is not None:
                    return known
            entry = propose(Commands(table, guest, time(), room))
            if request is not None:
                entry.id = request
            await self.commit(room, entry)
        return Done(table.number_for(table.seat_of(guest)), choices_in(entry))

    async def commit(self, room: Room, entry: Entry) -> None:
        """Persist an entry, apply it, notify watchers; the room's lock is held."""
        table = room.table
        if room.forgotten:
            self._outdated(room)
        after = round(monotonic() - room.measured, 6)
        entry.after = after
        begin = perf_counter()
        try:
            await self.store.append(table.id, table.number, entry)
        except Conflict:
            self._outdated(room)
        except Unavailable:
            room.uncertain = True
            raise
        self.metrics.stored.observe(perf_counter() - begin)
        try:
            table.accept(entry)
        except Exception:
            self._leave_to_the_store(room)
            raise
        room.measured += after
        room.uncertain = False
        room.recent_events.append((table.number, table.history.last_events))
        self.metrics.choices.inc(choices_in(entry))
        room.wake(table.known.last_known_to)
        if not isinstance(entry, QUIET) or table.phase == OVER:
            self.lobby.list_guests(room)
            self._save_summary(room)
        self.look_after(room)

    def _outdated(self, room: Room) -> NoReturn:
        """Drop a room whose table has been changed elsewhere."""
        self._leave_to_the_store(room)
        raise Refused("conflict", "the table has gone on elsewhere; connect again")

    def _leave_to_the_store(self, room: Room) -> None:
        """Drop a room that differs from the store, disconnect its watchers, and load the table again."""
        if not room.forgotten:
            self.forget(room)
            for watcher in room.watchers:
                self.spawn(watcher.drop_outdated())
            if room.table.phase != OVER:
                self.spawn(self._resume(room.table.id, room.table.phase))

    # What is due without being asked for.

    def look_after(self, room: Room) -> None:
        """Begin whatever is due at a table and not under way: called after every change, and regularly."""
        if room.forgotten:
            return
        self.autoplay.start_bots(room)
        self.windows.on_change(room)
        if room.uncertain:
            room.background.start("confirm", self.spawn, lambda: self._confirm(room))
        if room.summary_due:
            room.background.start("summary", self.spawn, lambda: self._write_summary(room))
        if due.wants_rematch(room.table):
            room.background.start("rematch", self.spawn, lambda: self._rematch(room))

    async def _confirm(self, room: Room) -> None:
        """Find out whether an entry was stored although the store failed, and go on from the store if so."""
        async with room.lock:
            if not room.uncertain:
                return
            stored = await self.store.entries(room.table.id)
            room.uncertain = False
            if len(stored) != room.table.number:
                self._leave_to_the_store(room)

    def _save_summary(self, room: Room) -> None:
        """Renew the stored line of a table soon, and list the present one until then."""
        room.summary_due = True
        self.lobby.line_changed(room)
        self.look_after(room)

    async def _write_summary(self, room: Room) -> None:
        """Renew the stored line of a table until it is up to date."""
        while room.summary_due:
            room.summary_due = False
            table = room.table
            row = row_of(table)
            sat = {seat.guest: place for place, seat in enumerate(table.seats) if seat.guest}
            try:
                await self.store.note(row.id, row.phase, row.summary, sat if table.phase == OVER else None)
            except BaseException:
                room.summary_due = True
                raise
        self.lobby.line_stored(room)

    async def _rematch(self, room: Room) -> None:
        """The same people at a new table, unless they have one already.

        Its id follows from the first table's, so that an attempt that was cut short makes no second one.
        """
        new = rematch(room.table, rematch_id(self.key, room.table.id))
        async with room.lock:
            if room.table.next:
                return
            try:
                await self.add(new)
            except Conflict:
                log.info("table %s was made before and is named now", new.table.id)
            await self.commit(room, RematchMade(time=new.now, table=new.table.id))

    async def _watch_time(self) -> None:
        """Choose for those whose time is up, begin whatever else is due, and forget tables nobody looks at."""
        swept = 0.0
        while True:
            await asyncio.sleep(TICK)
            now = monotonic()
            sweeps = now - swept >= SWEEP
            swept = now if sweeps else swept
            self.check_rooms(now, sweeps)

    def check_rooms(self, now: float, sweeps: bool) -> None:
        """Do for every table what is due at a moment; `sweeps` if also what is looked for only now and then."""
        for room in list(self.rooms.values()):
            try:
                self._look_at(room, now, sweeps)
            except Exception:
                log.exception("table %s could not be looked after", room.table.id)

    def _look_at(self, room: Room, now: float, sweeps: bool) -> None:
        self.autoplay.check_clocks(room)
        if sweeps:
            self.look_after(room)
        for watcher in room.watchers:
            if watcher.is_slow(now):
                self.spawn(watcher.drop_slow())
        if room.is_idle(now, FORGET_AFTER):
            self.forget(room)

    def forget(self, room: Room) -> None:
        """Let a table leave the memory; the store has all of it."""
        room.forgotten = True
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        self.lobby.line_stored(room)
        self.metrics.tables.set(len(self.rooms))

    def on_last_watcher_left(self, room: Room) -> None:
        """The last watcher has left: a waiting table stays listed for a day from now."""
        if room.table.phase == WAITING:
            self._save_summary(room)
