"""A table in memory with those who look at it, and what they are shown."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from math import floor
from time import monotonic
from typing import Protocol

from orrery.server.background import Background
from orrery.server.codec import encode
from orrery.server.encoding import Present
from orrery.table.entry import Entry
from orrery.table.showing import Showing, shared, summary, tell
from orrery.table.table import RUNNING, Story, Table

STORIES_KEPT = 64
TICK = 0.1
"""Seconds for which what everybody is told alike is encoded once."""
PRESENCE_AFTER = 0.5
"""Seconds within which those who come and go are told of together."""


class Watcher(Protocol):
    """Somebody connected to a table."""

    guest: str

    def wake(self) -> None:
        """Tell it that something changed."""

    def is_slow(self, now: float) -> bool:
        """Whether it takes too long over what it was sent."""

    async def drop_slow(self) -> None:
        """End its connection."""

    async def drop_outdated(self) -> None:
        """End its connection, for this room is not the table's any more."""


class Window:
    """A round of a window for secret answers: which one, and when it ends, in monotonic time."""

    def __init__(self, key: tuple[int, int, int], earliest: float, latest: float | None) -> None:
        self.key = key
        self.earliest = earliest
        """It ends no sooner, though everybody has answered."""
        self.latest = latest
        """Whoever has not answered by then passes; None where a person is waited for."""
        self.timer: asyncio.TimerHandle | None = None


class Room:
    """A table in memory with those who look at it."""

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
        self.telling_presence = False
        self.stories: deque[tuple[int, list[Story]]] = deque(maxlen=STORIES_KEPT)
        self.present: Present | None = None
        """What viewers may know after the last entry that everybody knows of, as far as it has to be encoded yet."""
        self.present_of = -1
        self.encoded: dict[int | None, tuple[int, bytes]] = {}
        """What only a viewer is told, encoded, and how many entries that viewer knew of then."""
        self.head: tuple[tuple[int, int, float], bytes] = ((-1, -1, 0.0), b"")
        """What everybody is told alike, encoded, and of which moment it is."""
        self.line: tuple[int, dict[str, object]] = (-1, {})
        """The table's line in the lobby, and of which moment it is."""
        self.guests: set[str] = set()
        """Who is listed as sitting here."""
        self.touched = monotonic()
        self.measured = self.touched
        """The moment up to which the table's own time has been measured."""
        self.seen: dict[str, float] = {}
        """When the last connection of a guest closed who is not connected any more."""
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
        """The seat of a guest, None for who only watches."""
        return self.table.seat_of(guest)

    def wake(self, only: int | None = None) -> None:
        """Tell everybody, or only those at one seat, that something changed."""
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

    def is_idle(self, now: float, after: float) -> bool:
        """Whether nobody looks, nothing has happened for so long, and nothing is going to by itself."""
        rests = self.background.is_idle and not self.summary_due and not self.lock.locked()
        waits = rests and not self.watchers and now - self.touched > after
        return waits and (self.table.phase != RUNNING or self.table.clock.kind == "none")

    def come(self, watcher: Watcher) -> None:
        """Somebody connected."""
        self.watchers.add(watcher)
        self._come_or_go()

    def go(self, watcher: Watcher) -> None:
        """Somebody's connection closed."""
        self.watchers.discard(watcher)
        self.touched = monotonic()
        if self.viewer(watcher.guest) is not None:
            self.seen[watcher.guest] = self.touched
        self._come_or_go()

    def _come_or_go(self) -> None:
        """Somebody connected or left: told soon, and once for all who come and go together."""
        if not self.telling_presence:
            self.telling_presence = True
            asyncio.get_running_loop().call_later(PRESENCE_AFTER, self._tell_presence)

    def _tell_presence(self) -> None:
        self.telling_presence = False
        self.presence += 1
        self.wake()

    def base(self, viewer: int | None) -> bytes:
        """The encoded table for a viewer without events, chat and closing brace; made once for all who see the same.

        Whether a part is made anew or was kept, and for which moment, follows from what the viewer may know alone:
        another seat's answer to a secret question changes neither the bytes nor the work it takes to send them.
        """
        return self._head() + b"," + self._own(viewer)

    def _own(self, viewer: int | None) -> bytes:
        """What only this viewer is told."""
        found = self._kept(viewer)
        if found is None:
            public = self.table.number_for(None)
            made = self.present.for_viewer(viewer) if self.present is not None and self.present_of == public else None
            if made is None:
                wanted = {seat for seat in map(self.viewer, self._guests_here()) if self._kept(seat) is None}
                self.present, self.present_of = Present(Showing(self.table), {*wanted, viewer}), public
                made = self.present.for_viewer(viewer)
            assert made is not None
            self.encoded[viewer] = (self.table.number_for(viewer), made)
            found = made
        return found

    def _kept(self, viewer: int | None) -> bytes | None:
        """What was encoded for a viewer, if nothing has happened since that the viewer knows of."""
        known, found = self.encoded.get(viewer, (-1, b""))
        return found if known == self.table.number_for(viewer) else None

    def _head(self) -> bytes:
        """What everybody is told alike, without its closing brace, with times as they are now."""
        now = floor(monotonic() / TICK) * TICK
        moment = (self.table.number_for(None), self.presence, now)
        if self.head[0] != moment:
            shown = shared(self.table, self.table.now + now - self.measured)
            self._add_presence(shown, now)
            shown["window"] = self._shown_window(now)
            self.head = (moment, encode(shown)[:-1])
        return self.head[1]

    def _add_presence(self, shown: dict[str, object], now: float) -> None:
        """Who is here, who watches, and for whom a bot may soon play."""
        seats = shown["seats"]
        assert isinstance(seats, list)
        here = self._guests_here()
        for place, seat in enumerate(self.table.seats):
            seats[place]["here"] = seat.kind == "bot" or seat.guest in here
            gone = self.gone_for(place, now)
            if gone is not None and self.table.phase == RUNNING and not seat.away:
                seats[place]["bot_in"] = round(max(0.0, self.patience - gone), 1)
        shown["watchers"] = sum(self.viewer(watcher.guest) is None for watcher in self.watchers)

    def _guests_here(self) -> set[str]:
        return {watcher.guest for watcher in self.watchers}

    def _shown_window(self, now: float) -> dict[str, object]:
        """How long windows stay open here, and how long the present one still does where that is fixed."""
        shown: dict[str, object] = {"seconds": self.table.window}
        if self.window is not None and self.window.latest is not None:
            shown["closes_in"] = round(max(0.0, min(self.window.latest - now, self.table.window)), 1)
        return shown

    def listed(self) -> dict[str, object]:
        """The table's line in the lobby as it is now."""
        if self.line[0] != self.table.number:
            self.line = (self.table.number, summary(self.table))
        return self.line[1]

    def events_since(self, number: int, choices: int, viewer: int | None) -> list[dict[str, object]]:
        """What happened after entry `number`, or, where that is long ago, after so many choices."""
        if self.stories and self.stories[0][0] <= number + 1:
            return [e for n, story in self.stories if n > number for e in tell(story, viewer)]
        return tell(self.table.history(choices, number), viewer)


class Keeper(Protocol):
    """Who stores what was decided in a room and lets it count: the hub, as its helpers know it."""

    async def keep(self, room: Room, entry: Entry) -> None:
        """Store an entry, then let it count, then show it; the room's lock is held."""

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run something in the background and keep hold of it."""
