"""The tables in memory: loaded from the store, changed one entry at a time, shown to whoever looks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Coroutine
from time import perf_counter, time
from typing import Protocol

import msgspec

from orrery import api
from orrery.kernel.errors import OrreryError
from orrery.kernel.record import Record
from orrery.server.metrics import Metrics
from orrery.server.store import Conflict, Store, TableRow
from orrery.server.thinking import Thinkers
from orrery.table import commands
from orrery.table.commands import Commands
from orrery.table.entry import Entry
from orrery.table.errors import Refused
from orrery.table.fair import new_secret
from orrery.table.showing import show, summary, tell
from orrery.table.table import OVER, PAUSED, RUNNING, WAITING, Story, Table

log = logging.getLogger("orrery")
SERVED = ["nebula"]
"""The games that can be played at tables: those with a board in the browser whose secrets a table is known to keep."""
STORIES_KEPT = 64
PRESENCE_AFTER = 0.5
FORGET_AFTER = 600.0
"""Seconds after which a table nobody looks at leaves the memory."""


class Watcher(Protocol):
    """Somebody connected to a table."""

    guest: str

    def wake(self) -> None:
        """Tell it that something changed."""


class Room:
    """A table in memory with those who look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.presence = 0
        self.telling_presence = False
        self.stories: deque[tuple[int, list[Story]]] = deque(maxlen=STORIES_KEPT)
        self.shown: dict[tuple[int, int, int | None], bytes] = {}
        self.thinking: set[int] = set()
        self.touched = time()

    def viewer(self, guest: str) -> int | None:
        """The seat of a guest, None for who only watches."""
        return self.table.seat_of(guest)

    def wake(self) -> None:
        """Tell everybody that something changed."""
        self.touched = time()
        for watcher in list(self.watchers):
            watcher.wake()

    def come_or_go(self) -> None:
        """Somebody connected or left: told soon, and once for all who come and go together."""
        if not self.telling_presence:
            self.telling_presence = True
            asyncio.get_running_loop().call_later(PRESENCE_AFTER, self._tell_presence)

    def _tell_presence(self) -> None:
        self.telling_presence = False
        self.presence += 1
        self.wake()

    def base(self, viewer: int | None) -> bytes:
        """The encoded table for a viewer, without events and chat; made once for all who see the same."""
        key = (self.table.number, self.presence, viewer)
        found = self.shown.get(key)
        if found is None:
            if self.shown and next(iter(self.shown))[:2] != key[:2]:
                self.shown.clear()
            shown = show(self.table, viewer, time())
            here = {watcher.guest for watcher in self.watchers}
            seats = shown["seats"]
            assert isinstance(seats, list)
            for place, seat in enumerate(self.table.seats):
                seats[place]["here"] = seat.kind == "bot" or seat.guest in here
            shown["watchers"] = sum(1 for w in self.watchers if self.viewer(w.guest) is None)
            found = msgspec.json.encode(shown)
            self.shown[key] = found
        return found

    def events_since(self, number: int, choices: int, viewer: int | None) -> list[dict[str, object]]:
        """What happened after entry `number`, or, where that is long ago, after so many choices."""
        if self.stories and self.stories[0][0] <= number + 1:
            return [e for n, story in self.stories if n > number for e in tell(story, viewer)]
        return tell(self.table.history(choices), viewer)


class Hub:
    """All tables of one server."""

    def __init__(
        self, store: Store, metrics: Metrics, workers: int = 1, bot_pause: float = 0.6, most_messages: int = 100
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.thinkers = Thinkers(workers)
        self.bot_pause = bot_pause
        self.most_messages = most_messages
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
        rows = await self.store.list([WAITING, RUNNING], public=False, most=100_000)
        for row in rows:
            try:
                room = await self.room(row.id)
            except Refused as error:
                log.error("table %s stays closed: %s", row.id, error.message)
                continue
            if room is not None and room.table.phase != row.phase:
                await self.store.note(row.id, room.table.phase, _line(room.table))
            await asyncio.sleep(0)
        if rows:
            log.info("took up %d tables", len(rows))

    async def close(self) -> None:
        """Stop thinking and close the store."""
        for task in list(self.tasks):
            task.cancel()
        self.thinkers.close()
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
        room = Room(table)
        self.rooms[table.id] = room
        self.metrics.tables.set(len(self.rooms))
        self._let_bots_think(room)
        return room

    async def make(
        self,
        game: str,
        seats: object,
        options: object,
        private: object,
        clock: object,
        guest: str,
        name: object,
        bots: list[str],
        nonce: object = None,
    ) -> Room:
        """A new table: its maker takes the first seat, bots the last ones."""
        if game not in SERVED:
            raise Refused("bad-game", f"there is no game {game!r} at tables; one of {', '.join(SERVED)}")
        table = Table(secrets.token_urlsafe(8), api.game(game), new_secret())
        now = time()
        entries = [commands.make(table, seats, options, private, clock, now)]
        table.accept(entries[0])
        host = Commands(table, guest, now)
        steps: list[Callable[[], Entry]] = [lambda: host.sit(0, name, nonce)]
        if len(bots) >= len(table.seats):
            raise Refused("bad-seats", f"{len(bots)} bots leave no seat for you among {len(table.seats)}")
        for i, bot in enumerate(bots):
            place = len(table.seats) - len(bots) + i
            steps.append(lambda place=place, bot=bot: host.seat(place, "bot", bot))  # type: ignore[misc]
        for step in steps:
            entries.append(step())
            table.accept(entries[-1])
        row = TableRow(table.id, game, table.secret, table.phase, not table.private, _line(table))
        await self.store.make(row, entries)
        return self._enter(table)

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
            await self._keep(room, entry)
        return table.number

    async def _keep(self, room: Room, entry: Entry) -> None:
        """Store an entry, then let it count, then show it."""
        table = room.table
        begin = perf_counter()
        try:
            await self.store.append(table.id, table.number, entry)
        except Conflict:
            self.rooms.pop(table.id, None)
            raise Refused("conflict", "the table has gone on elsewhere; connect again") from None
        self.metrics.stored.observe(perf_counter() - begin)
        table.accept(entry)
        room.stories.append((table.number, table.latest))
        if entry["kind"] == "chose":
            self.metrics.choices.inc()
        room.wake()
        if entry["kind"] not in ("chose", "chatted") or table.phase == OVER:
            self.spawn(self.store.note(table.id, table.phase, _line(table)))
        self._let_bots_think(room)
        if entry["kind"] == "rematch" and commands.wants_rematch(table):
            self.spawn(self._rematch(room))

    def _let_bots_think(self, room: Room) -> None:
        for seat, bot in room.table.bots_to_move():
            if seat not in room.thinking:
                room.thinking.add(seat)
                self.spawn(self._bot_chooses(room, seat, bot))

    async def _bot_chooses(self, room: Room, seat: int, bot: str) -> None:
        """One choice of a bot, or of the bot that stands in for somebody."""
        try:
            if self.bot_pause:
                await asyncio.sleep(self.bot_pause)
            await self._choose_for(room, seat, bot)
        finally:
            room.thinking.discard(seat)
        self._let_bots_think(room)

    async def _choose_for(self, room: Room, seat: int, bot: str) -> None:
        table = room.table
        journal, question = table.journal, table.questions.get(seat)
        if table.phase != RUNNING or journal is None or question is None:
            return
        if table.shows_sealed(seat):
            return
        seed = f"{table.secret}:{len(journal.choices)}:{seat}"
        action = await self.thinkers.choose(journal.state, seat, bot, seed)
        await self._choose(room, seat, question, action)

    async def _choose(self, room: Room, seat: int, question: int, action: int) -> None:
        table = room.table
        async with room.lock:
            if table.phase != RUNNING or table.questions.get(seat) != question:
                return
            named = table.game.to_dict(action)
            await self._keep(room, Commands(table, "", time()).choose_for(seat, question, named))

    async def hint(self, room: Room, guest: str) -> dict[str, object]:
        """What the best bot would do in a guest's place."""
        table = room.table
        seat = table.seat_of(guest)
        if seat is None or table.journal is None or table.phase != RUNNING or seat not in table.questions:
            raise Refused("late", "you are not asked now")
        seed = f"hint:{len(table.journal.choices)}:{seat}"
        action = await self.thinkers.choose(table.journal.state, seat, "greedy", seed)
        return table.game.to_dict(action)

    async def _rematch(self, room: Room) -> None:
        """The same people at a new table, the first seat passed on."""
        old = room.table
        table = Table(secrets.token_urlsafe(8), old.game, new_secret())
        now = time()
        entries = [commands.make(table, len(old.seats), old.options, old.private, old.clock.to_json(), now)]
        table.accept(entries[0])
        turned = old.seats[1:] + old.seats[:1]
        for place, seat in enumerate(turned):
            entry: Entry = {"kind": "seat", "time": now, "seat": place, "bot": seat.bot, "name": seat.name}
            if seat.kind == "person" and not seat.away:
                luck = secrets.token_hex(8)
                entry = {
                    "kind": "sat",
                    "time": now,
                    "seat": place,
                    "guest": seat.guest,
                    "name": seat.name,
                    "nonce": luck,
                }
            elif not seat.bot:
                entry = {**entry, "bot": "greedy", "name": commands.bot_name(place)}
            entries.append(entry)
            table.accept(entry)
        for place, seat in enumerate(table.seats):
            if seat.kind == "person":
                entries.append({"kind": "ready", "time": now, "seat": place, "ready": True})
                table.accept(entries[-1])
        persons = [place for place, seat in enumerate(table.seats) if seat.kind == "person"]
        table.host = persons[0]
        entries.append(Commands(table, table.seats[table.host].guest, now).start())
        table.accept(entries[-1])
        row = TableRow(table.id, table.game.name, table.secret, table.phase, not table.private, _line(table))
        async with room.lock:
            if old.next:
                return
            await self.store.make(row, entries)
            self._enter(table)
            await self._keep(room, {"kind": "next", "time": now, "table": table.id})

    # Time.

    async def _keep_time(self) -> None:
        """Move for those whose time is up, and forget tables nobody looks at."""
        while True:
            await asyncio.sleep(0.25)
            now = time()
            for room in list(self.rooms.values()):
                for seat in commands.time_is_up(room.table, now):
                    if seat not in room.thinking:
                        room.thinking.add(seat)
                        self.spawn(self._out_of_time(room, seat))
                idle = not room.watchers and now - room.touched > FORGET_AFTER
                if idle and room.table.phase in (WAITING, PAUSED, OVER) and not room.lock.locked():
                    self.rooms.pop(room.table.id, None)
                    self.metrics.tables.set(len(self.rooms))

    async def _out_of_time(self, room: Room, seat: int) -> None:
        table = room.table
        try:
            question = table.questions.get(seat)
            if question is None:
                return
            if table.clock.then == "pass":
                await self._choose(room, seat, question, commands.passing(table, seat))
            elif table.clock.kind == "move":
                await self._choose_for(room, seat, "greedy")
            else:
                async with room.lock:
                    if not table.seats[seat].away:
                        await self._keep(room, {"kind": "left", "time": time(), "seat": seat})
        finally:
            room.thinking.discard(seat)
        self._let_bots_think(room)

    # Looking.

    async def lobby(self) -> dict[str, list[object]]:
        """Public tables: open ones, running ones, finished ones."""
        out: dict[str, list[object]] = {}
        for name, phases in (("open", [WAITING]), ("running", [RUNNING, PAUSED]), ("finished", [OVER])):
            rows = await self.store.list(phases, public=True, most=30)
            out[name] = [msgspec.json.decode(row.summary) for row in rows]
        return out

    def record(self, room: Room) -> Record:
        """The record of a finished game."""
        if room.table.phase != OVER:
            raise Refused("wrong-time", "the record can be had when the game is over: it shows everything")
        return room.table.record()


def _line(table: Table) -> str:
    return msgspec.json.encode(summary(table)).decode()
