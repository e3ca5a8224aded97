"""Windows for secret answers: where several people play each round takes the table's time, whoever was asked."""

from __future__ import annotations

import asyncio
from time import monotonic, time

from orrery.server.room import Committer, Room, Window
from orrery.table.commands import Commands
from orrery.table.table import Table
from orrery.table.window import DEFAULT, NO_FIXED_TIME


def people_at(table: Table) -> int:
    """How many people play at a table now; a bot plays for those who are away."""
    return len(table.seating.people())


class Windows:
    """Closes every window in time.

    Where several people play, a round ends when its time is up and never before, so how long it took depends on
    nothing that is secret: not on who was asked, nor on when somebody answered. A person alone with bots is waited
    for, unless on a clock, and is not kept waiting for the table's time; so are several whose table has no fixed time.
    """

    def __init__(self, committer: Committer, shortest: float) -> None:
        self.committer = committer
        self.shortest = shortest
        """Seconds a round lasts at least for a person alone with bots, asked or not, so that bots have answered."""

    def on_change(self, room: Room) -> None:
        """Look at a room whose table may have changed: a round of a window may have begun, or may now end."""
        table = room.table
        if not table.asks_secretly():
            room.window = None
            return
        people = people_at(table)
        key = (table.known.choices, len(table.history.undos), people)
        if room.window is None or room.window.key != key:
            room.window = self._opened(table, key, people)
        window = room.window
        wait = self._ends_at(room, window) - monotonic()
        if window.timer is not None:
            window.timer.cancel()
            window.timer = None
        if wait <= 0.0:
            room.background.start("window", self.committer.spawn, lambda: self._close(room, window))
        elif wait != float("inf"):
            window.timer = asyncio.get_running_loop().call_later(wait, self._wake, room, window)

    def _opened(self, table: Table, key: tuple[int, int, int], people: int) -> Window:
        now = monotonic()
        if people > 1 and table.window != NO_FIXED_TIME:
            return Window(key, now + table.window, now + table.window)
        if table.clock.kind == "none":
            return Window(key, now + self.shortest, None)
        return Window(key, now + self.shortest, now + max(table.window or DEFAULT, self.shortest))

    def _ends_at(self, room: Room, window: Window) -> float:
        """When the round ends as far as is known now; infinity while a person without a clock is waited for."""
        if room.table.waits_to_close():
            return window.earliest
        return window.latest if window.latest is not None else float("inf")

    def _wake(self, room: Room, window: Window) -> None:
        window.timer = None
        if room.window is window:
            self.on_change(room)

    async def _close(self, room: Room, window: Window) -> None:
        async with room.lock:
            if room.window is window and self._ends_at(room, window) <= monotonic():
                await self.committer.commit(room, Commands(room.table, "", time()).close_window())
