"""The tables in memory: loaded from the store, changed one entry at a time, shown to whoever looks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Coroutine
from time import monotonic, perf_counter, time
from typing import Protocol

import msgspec

from orrery import api
from orrery.kernel.errors import OrreryError
from orrery.kernel.record import Record
from orrery.server.encoding import Present
from orrery.server.metrics import Metrics
from orrery.server.store import Conflict, Store, TableRow
from orrery.server.thinking import Thinkers
from orrery.table import commands
from orrery.table.commands import Commands
from orrery.table.entry import Entry
from orrery.table.errors import Refused
from orrery.table.fair import new_secret
from orrery.table.showing import Showing, own_summary, summary, tell
from orrery.table.table import OVER, PAUSED, RUNNING, WAITING, Story, Table

log = logging.getLogger("orrery")
SERVED = api.games()
"""The games that can be played at tables: all of them; the lobby shows those that have a face in the browser."""
STORIES_KEPT = 64
QUIET = ("chose", "closed", "chatted")
"""Entries that leave a table's line in the lobby as it is."""
PRESENCE_AFTER = 0.5
LONGEST_WINDOW = 20.0
"""Seconds a person with a clock may take for a secret question."""
MOST_OWN = 30
"""How many of a guest's own tables are listed."""
FORGET_AFTER = 600.0
"""Seconds after which a table nobody looks at leaves the memory."""


class Watcher(Protocol):
    """Somebody connected to a table."""

    guest: str

    def wake(self) -> None:
        """Tell it that something changed."""

    def is_slow(self, now: float) -> bool:
        """Whether it takes too long over what it was sent."""

    async def drop_slow(self) -> None:
        """End its connection."""


class Room:
    """A table in memory with those who look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.presence = 0
        self.telling_presence = False
        self.stories: deque[tuple[int, list[Story]]] = deque(maxlen=STORIES_KEPT)
        self.present: Present | None = None
        self.present_of = (-1, -1)
        self.line: tuple[int, dict[str, object]] = (-1, {})
        """The table's line in the lobby, and of which moment it is."""
        self.guests: set[str] = set()
        """Who is listed as sitting here."""
        self.thinking: set[int] = set()
        self.touched = time()
        self.window = -1
        """The beat at which the window for secret answers opened that is open now."""
        self.window_opened = 0.0

    def viewer(self, guest: str) -> int | None:
        """The seat of a guest, None for who only watches."""
        return self.table.seat_of(guest)

    def wake(self, only: int | None = None) -> None:
        """Tell everybody, or only those at one seat, that something changed."""
        self.touched = time()
        for watcher in list(self.watchers):
            if only is None or self.viewer(watcher.guest) == only:
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
        """The encoded table for a viewer without events, chat and closing brace; made once for who sees the same."""
        moment = (self.table.number, self.presence)
        found = self.present.for_viewer(viewer) if self.present is not None and self.present_of == moment else None
        if found is None:
            showing = Showing(self.table, time())
            here = {watcher.guest for watcher in self.watchers}
            seats = showing.shared["seats"]
            assert isinstance(seats, list)
            for place, seat in enumerate(self.table.seats):
                seats[place]["here"] = seat.kind == "bot" or seat.guest in here
            viewers = [self.viewer(watcher.guest) for watcher in self.watchers]
            showing.shared["watchers"] = viewers.count(None)
            self.present, self.present_of = Present(showing, {*viewers, viewer}), moment
            found = self.present.for_viewer(viewer)
            assert found is not None
        return found

    def listed(self) -> dict[str, object]:
        """The table's line in the lobby as it is now."""
        if self.line[0] != self.table.number:
            self.line = (self.table.number, summary(self.table))
        return self.line[1]

    def events_since(self, number: int, choices: int, viewer: int | None) -> list[dict[str, object]]:
        """What happened after entry `number`, or, where that is long ago, after so many choices."""
        if self.stories and self.stories[0][0] <= number + 1:
            return [e for n, story in self.stories if n > number for e in tell(story, viewer)]
        return tell(self.table.history(choices), viewer)


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
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.thinkers = Thinkers(workers)
        self.bot_pause = bot_pause
        self.window_pause = window_pause
        self.most_messages = most_messages
        self.seated: dict[str, set[str]] = {}
        """For each guest the tables that are not over where the guest sits; found again from the logs at the start."""
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
        self._list_guests(room)
        self._let_bots_think(room)
        self._mind_window(room)
        return room

    def _list_guests(self, room: Room) -> None:
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

    async def play_on(
        self, room: Room, guest: str, name: object, at: object, seat: object, bot: str, nonce: object = None
    ) -> Room:
        """A new table that goes on from a moment of a finished game: one person, bots in the other seats."""
        old = room.table
        table = Table(secrets.token_urlsafe(8), api.game(old.game.name), new_secret())
        now = time()
        entries = [commands.make_from(old, table, at, seat, now)]
        table.accept(entries[0])
        host = Commands(table, guest, now)
        others = [place for place in range(len(table.seats)) if place != seat]
        steps: list[Callable[[], Entry]] = [lambda: host.sit(seat, name, nonce)]
        steps += [lambda place=place: host.seat(place, "bot", bot) for place in others]  # type: ignore[misc]
        for step in [*steps, host.start]:
            entries.append(step())
            table.accept(entries[-1])
        row = TableRow(table.id, table.game.name, table.secret, table.phase, not table.private, _line(table))
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
        return table.number_for(table.seat_of(guest))

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
        room.wake(table.latest_known_to)
        if entry["kind"] not in QUIET or table.phase == OVER:
            self._list_guests(room)
        if entry["kind"] not in QUIET or table.phase == OVER:
            self.spawn(self.store.note(table.id, table.phase, _line(table)))
        self._let_bots_think(room)
        self._mind_window(room)
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
        action = await self.thinkers.choose(journal.state, seat, bot, seed, table.card_list)
        await self._choose(room, seat, question, action)

    async def _choose(self, room: Room, seat: int, question: int, action: int) -> None:
        table = room.table
        async with room.lock:
            if table.phase != RUNNING or table.questions.get(seat) != question:
                return
            named = table.game.to_dict(action)
            await self._keep(room, Commands(table, "", time()).choose_for(seat, question, named))

    # Windows for secret answers.

    def _mind_window(self, room: Room) -> None:
        """See to it that a window closes: each after the same time, whoever was asked, so that none tells of it."""
        table = room.table
        if not table.asks_secretly():
            room.window = -1
            return
        if room.window != table.beats[-1]:
            room.window, room.window_opened = table.beats[-1], time()
            if table.clock.kind != "none":
                self.spawn(self._decline_after(room, room.window, LONGEST_WINDOW))
        if table.waits_to_close():
            persons = sum(1 for seat in table.seats if not seat.played_by_bot)
            held = self.window_pause if persons > 1 else 0.0
            self.spawn(self._close_after(room, room.window, room.window_opened + held - time()))

    async def _close_after(self, room: Room, window: int, wait: float) -> None:
        await asyncio.sleep(max(0.0, wait))
        async with room.lock:
            if room.window == window and room.table.waits_to_close():
                await self._keep(room, Commands(room.table, "", time()).close_window())

    async def _decline_after(self, room: Room, window: int, wait: float) -> None:
        """Who has a clock does not keep a window open for longer than this."""
        await asyncio.sleep(wait)
        for seat, question in list(room.table.questions.items()):
            if room.window == window and room.table.asks_secretly():
                await self._choose(room, seat, question, commands.passing(room.table, seat))

    async def hint(self, room: Room, guest: str) -> dict[str, object]:
        """What the best bot would do in a guest's place."""
        table = room.table
        seat = table.seat_of(guest)
        if seat is None or table.journal is None or table.phase != RUNNING or seat not in table.questions:
            raise Refused("late", "you are not asked now")
        seed = f"hint:{len(table.journal.choices)}:{seat}"
        action = await self.thinkers.choose(table.journal.state, seat, "greedy", seed, table.card_list)
        return table.game.to_dict(action)

    async def _rematch(self, room: Room) -> None:
        """The same people at a new table, the first seat passed on."""
        old = room.table
        table = Table(secrets.token_urlsafe(8), api.game(old.game.name), new_secret())
        now = time()
        turned = old.seats[1:] + old.seats[:1]
        host = next(place for place, seat in enumerate(turned) if seat.kind == "person" and not seat.away)
        entries = [{**commands.make_like(old, table, now), "host": host}]
        table.accept(entries[0])
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
                for watcher in room.watchers:
                    if watcher.is_slow(monotonic()):
                        self.spawn(watcher.drop_slow())
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
            out[name] = [self._listed(row) for row in rows]
        return out

    def _listed(self, row: TableRow) -> dict[str, object]:
        """A table's line: as it is now where it is in memory; else as it was noted, when nobody's turn was new."""
        room = self.rooms.get(row.id)
        if room is not None:
            return room.listed()
        noted: dict[str, object] = msgspec.json.decode(row.summary)
        noted.pop("asked", None)
        return noted

    async def tables_of(self, guest: str) -> list[dict[str, object]]:
        """The tables that go on where a guest sits: those where it is the guest's turn first, then the newest."""
        lines: list[dict[str, object]] = []
        for name in list(self.seated.get(guest, ())):
            room = await self.room(name)
            seat = room.viewer(guest) if room is not None else None
            if room is not None and seat is not None and room.table.phase != OVER:
                lines.append(own_summary(room.table, seat))
        lines.sort(key=lambda line: (not line["yours"], -float(str(line["made"]))))
        return lines[:MOST_OWN]

    def record(self, room: Room) -> Record:
        """The record of a finished game."""
        if room.table.phase != OVER:
            raise Refused("wrong-time", "the record can be had when the game is over: it shows everything")
        return room.table.record()


def _line(table: Table) -> str:
    return msgspec.json.encode(summary(table)).decode()
