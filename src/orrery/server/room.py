"""A table in memory with its watchers, and what they are shown."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from math import floor
from time import monotonic
from typing import Protocol

from msgspec import UNSET

from orrery.server import schema, snapshot
from orrery.server.background import Background
from orrery.server.listing import listing
from orrery.server.snapshot import GameViews, Own, Presence
from orrery.table.entry import Entry
from orrery.table.history import NumberedEvent
from orrery.table.phase import RUNNING
from orrery.table.table import Table

EVENTS_KEPT = 64
"""For how many entries the events are kept one by one."""
TICK = 0.1
"""Seconds for which what everybody is shown alike is encoded once."""
PRESENCE_AFTER = 0.5
"""Debounce of presence updates, in seconds."""


class Watcher(Protocol):
    """Somebody connected to a table."""

    guest: str

    def wake(self) -> None:
        """Something changed: send it when there is time."""

    def is_slow(self, now: float) -> bool:
        """Whether it takes too long to read what it was sent."""

    async def drop_slow(self) -> None:
        """End its connection."""

    async def drop_outdated(self) -> None:
        """End its connection, for this room is not the table's any more."""


class Window:
    """A round of a window for secret answers: which one, and when it ends, in monotonic time."""

    def __init__(self, key: tuple[int, int, int], earliest: float, latest: float | None) -> None:
        self.key = key
        self.earliest = earliest
        """It ends no sooner, even if everybody has answered."""
        self.latest = latest
        """Seats that have not answered by then pass; None where a person is waited for."""
        self.timer: asyncio.TimerHandle | None = None


class Room:
    """A table in memory with its watchers."""

    def __init__(self, table: Table, patience: float) -> None:
        self.table = table
        self.patience = patience
        """Seconds after which the others may let a bot play for a person who is gone."""
        self.lock = asyncio.Lock()
        self.background = Background(table.id)
        self.forgotten = False
        """Whether the table has left the memory, so that nothing may be written from here any more."""
        self.uncertain = False
        """Whether the store failed over the last entry, which may be stored all the same."""
        self.summary_due = False
        """Whether the table's line in the store is out of date."""
        self.watchers: set[Watcher] = set()
        self.presence = 0
        """How often the set of connected guests has changed."""
        self.presence_pending = False
        """Whether a change of presence is yet to be announced."""
        self.recent_events: deque[tuple[int, list[NumberedEvent]]] = deque(maxlen=EVENTS_KEPT)
        """What the last entries made happen, each with its number."""
        self.views: tuple[int, GameViews] | None = None
        """The game after the last entry that everybody knows of, as far as it has to be encoded yet, and its number."""
        self.own: dict[int | None, tuple[int, Own]] = {}
        """What only a viewer is shown, and how many entries that viewer knew of then."""
        self.everybody: tuple[tuple[int, int, float], schema.Table] | None = None
        """The part of the message that is the same for everybody, and the moment it is from."""
        self.line: tuple[int, schema.Listing] | None = None
        """The table's line in the lobby, and the number of the last entry it shows."""
        self.guests: set[str] = set()
        """The guests listed as sitting here."""
        self.touched = monotonic()
        self.measured = self.touched
        """The moment up to which the table's own time has been measured."""
        self.seen: dict[str, float] = {}
        """For each guest who is not connected any more, when the last connection closed."""
        self.opened = self.touched
        self.window: Window | None = None
        """The round of a window for secret answers that is going on."""

    @property
    def thinking(self) -> set[int]:
        """The seats that are being chosen for."""
        return {kind[1] for kind in self.background.running if isinstance(kind, tuple)}

    @property
    def now(self) -> float:
        """The table's own time at this moment: it goes on steadily, whatever happens to the wall clock."""
        return self.table.now + monotonic() - self.measured

    def viewer(self, guest: str) -> int | None:
        """The seat of a guest; None for a spectator."""
        return self.table.seat_of(guest)

    def wake(self, only: int | None = None) -> None:
        """Notify everybody, or only those at one seat, that something changed."""
        self.touched = monotonic()
        for watcher in list(self.watchers):
            if only is None or self.viewer(watcher.guest) == only:
                watcher.wake()

    def gone_for(self, seat: int, now: float) -> float | None:
        """Seconds since the person at a seat was last connected, here or before this room was opened; None if here."""
        guest = self.table.seats[seat].guest
        if not guest or any(watcher.guest == guest for watcher in self.watchers):
            return None
        return max(0.0, now - self.seen.get(guest, self.opened))

    def bot_allowed_in(self, seat: int) -> float | None:
        """Seconds until a bot may play for the person at a seat, at most 0 if it may; None if the person is here."""
        gone = self.gone_for(seat, monotonic())
        return None if gone is None else self.patience - gone

    def is_idle(self, now: float, after: float) -> bool:
        """Whether nobody looks, nothing has happened for so long, and nothing is going to by itself."""
        rests = self.background.is_idle and not self.summary_due and not self.lock.locked()
        waits = rests and not self.watchers and now - self.touched > after
        return waits and (self.table.phase != RUNNING or self.table.clock.kind == "none")

    def join(self, watcher: Watcher) -> None:
        """Somebody connected."""
        self.watchers.add(watcher)
        self._presence_changed()

    def leave(self, watcher: Watcher) -> None:
        """Somebody's connection closed."""
        self.watchers.discard(watcher)
        self.touched = monotonic()
        if self.viewer(watcher.guest) is not None:
            self.seen[watcher.guest] = self.touched
        self._presence_changed()

    def _presence_changed(self) -> None:
        """Announce soon, and once for several changes, who is connected."""
        if not self.presence_pending:
            self.presence_pending = True
            asyncio.get_running_loop().call_later(PRESENCE_AFTER, self._announce_presence)

    def _announce_presence(self) -> None:
        self.presence_pending = False
        self.presence += 1
        self.wake()

    # What is shown. Whether a part is made anew or was kept, and for which moment, follows from what the viewer may
    # know alone: another seat's answer to a secret question changes neither the bytes nor the work to send them.

    def message_for(
        self, viewer: int | None, events: list[schema.GameEvent], chat_since: int, done: list[schema.Done]
    ) -> bytes:
        """The table message for a viewer, encoded."""
        return snapshot.message(self._everybody(), self._own(viewer), events, self.table.chat.since(chat_since), done)

    def shown_to(self, viewer: int | None) -> schema.Shown:
        """The table as it is answered over HTTP."""
        return snapshot.shown(self._everybody(), self._own(viewer))

    def _own(self, viewer: int | None) -> Own:
        """What only this viewer is shown."""
        found = self._kept(viewer)
        if found is None:
            public = self.table.number_for(None)
            found = self.views[1].own(viewer) if self.views is not None and self.views[0] == public else None
            if found is None:
                wanted = {seat for seat in map(self.viewer, self._guests_here()) if self._kept(seat) is None}
                views = GameViews(self.table, {*wanted, viewer})
                self.views = (public, views)
                found = views.own(viewer)
            assert found is not None
            self.own[viewer] = (self.table.number_for(viewer), found)
        return found

    def _kept(self, viewer: int | None) -> Own | None:
        """What was made for a viewer, if nothing has happened since that the viewer knows of."""
        kept = self.own.get(viewer)
        return kept[1] if kept is not None and kept[0] == self.table.number_for(viewer) else None

    def _everybody(self) -> schema.Table:
        """What everybody is shown alike, with times as they are now."""
        now = floor(monotonic() / TICK) * TICK
        moment = (self.table.number_for(None), self.presence, now)
        if self.everybody is None or self.everybody[0] != moment:
            self.everybody = (
                moment,
                snapshot.shared(self.table, self.table.now + now - self.measured, self._presence(now)),
            )
        return self.everybody[1]

    def _presence(self, now: float) -> Presence:
        """Who is here, who watches, for whom a bot may soon play, and when the open window closes."""
        here = self._guests_here()
        bot_in = []
        for place, seat in enumerate(self.table.seats):
            gone = self.gone_for(place, now) if self.table.phase == RUNNING and not seat.away else None
            bot_in.append(UNSET if gone is None else round(max(0.0, self.patience - gone), 1))
        watching = sum(self.viewer(watcher.guest) is None for watcher in self.watchers)
        return Presence(
            here=[seat.kind == "bot" or seat.guest in here for seat in self.table.seats],
            bot_in=bot_in,
            watchers=watching,
            closes_in=UNSET
            if self.window is None or self.window.latest is None
            else round(max(0.0, min(self.window.latest - now, self.table.window)), 1),
        )

    def _guests_here(self) -> set[str]:
        return {watcher.guest for watcher in self.watchers}

    def listed(self) -> schema.Listing:
        """The table's line in the lobby as it is now."""
        if self.line is None or self.line[0] != self.table.number:
            self.line = (self.table.number, listing(self.table))
        return self.line[1]

    def events_since(self, number: int, choices: int, viewer: int | None) -> list[schema.GameEvent]:
        """What happened after entry `number`, or, where that is long ago, after a number of choices."""
        if self.recent_events and self.recent_events[0][0] <= number + 1:
            recent = [event for n, happened in self.recent_events if n > number for event in happened]
            return snapshot.events(recent, viewer)
        return snapshot.events(self.table.events_since(choices, number), viewer)


class Committer(Protocol):
    """What makes a decision count that was made in a room: the hub, as its helpers know it."""

    async def commit(self, room: Room, entry: Entry) -> None:
        """Persist an entry, apply it, notify watchers; the room's lock is held."""

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run something in the background and hold on to it."""
