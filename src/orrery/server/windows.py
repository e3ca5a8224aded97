"""Windows for secret answers: each round ends after the same time, whoever was asked and played, so that none tells."""

from __future__ import annotations

import asyncio
from time import time

from orrery.server.choosing import Chooser
from orrery.server.room import Keeper, Room
from orrery.table import commands
from orrery.table.commands import Commands

LONGEST_WINDOW = 20.0
"""Seconds a person with a clock may take for a secret question."""


class Windows:
    """Sees to it that every window closes."""

    def __init__(self, keeper: Keeper, chooser: Chooser, pause: float) -> None:
        self.keeper = keeper
        self.chooser = chooser
        self.pause = pause
        """Seconds a round of a window lasts where several people play, be it that a card is played or that all pass."""

    def mind(self, room: Room) -> None:
        """Look at a room whose table has changed: a round of a window may have begun, or may now end."""
        table = room.table
        if not table.asks_secretly():
            room.window = -1
            return
        if room.window != table.beats[-1]:
            room.window, room.window_opened = table.beats[-1], time()
            if table.clock.kind != "none":
                self.keeper.spawn(self._decline_after(room, room.window, LONGEST_WINDOW))
        if table.waits_to_close():
            persons = sum(1 for seat in table.seats if not seat.played_by_bot)
            held = self.pause if persons > 1 else 0.0
            self.keeper.spawn(self._close_after(room, room.window, room.window_opened + held - time()))

    async def _close_after(self, room: Room, window: int, wait: float) -> None:
        await asyncio.sleep(max(0.0, wait))
        async with room.lock:
            if room.window == window and room.table.waits_to_close():
                await self.keeper.keep(room, Commands(room.table, "", time()).close_window())

    async def _decline_after(self, room: Room, window: int, wait: float) -> None:
        """Who has a clock does not keep a window open for longer than this."""
        await asyncio.sleep(wait)
        for seat, question in list(room.table.questions.items()):
            if room.window == window and room.table.asks_secretly():
                await self.chooser.choose(room, seat, question, commands.passing(room.table, seat))
