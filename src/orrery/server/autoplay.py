"""Choices the server makes for a seat: a bot's, those of a person who left or ran out of time, and hints."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from time import time

from msgspec import UNSET

from orrery.bots import ADVISER, STAND_IN
from orrery.server import schema, snapshot
from orrery.server.bot_pool import BotPool, Words
from orrery.server.room import Committer, Room
from orrery.table import due
from orrery.table.commands import Commands
from orrery.table.entry import Left
from orrery.table.fair import bot_seed
from orrery.table.phase import RUNNING
from orrery.table.table import Table


class Autoplay:
    """Chooses for seats that no person plays; bots think in other processes meanwhile."""

    def __init__(self, committer: Committer, workers: int, pause: float) -> None:
        self.committer = committer
        self.bots = BotPool(workers)
        self.advisers = BotPool(1)
        """Processes for hints: how long one takes must not reveal that a bot has been asked in secret."""
        self.pause = pause
        """Seconds a bot waits before it thinks, so that people can follow."""

    async def close(self) -> None:
        """Stop thinking."""
        await asyncio.gather(self.bots.close(), self.advisers.close())

    # Bots.

    def start_bots(self, room: Room) -> None:
        """Begin to choose for every asked seat that a bot plays."""
        for seat, bot in room.table.bots_to_move():
            self._start(room, seat, partial(self._bot_chooses, room, seat, bot))

    def _start(self, room: Room, seat: int, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """Begin to choose for a seat, unless that is under way; what failed is tried again when next looked for."""
        room.background.start(("choose", seat), self.committer.spawn, work, lambda: self.start_bots(room))

    async def _bot_chooses(self, room: Room, seat: int, bot: str) -> None:
        """One choice of a bot, or of the bot that stands in for somebody; nobody sees it answer in a window."""
        if self.pause and not room.table.asks_secretly():
            await asyncio.sleep(self.pause)
        await self._think_for(room, seat, bot)

    async def _think_for(self, room: Room, seat: int, bot: str, late: str = "") -> None:
        table = room.table
        journal, question = table.journal, table.questions.open.get(seat)
        if table.phase != RUNNING or journal is None or question is None:
            return
        if table.has_sealed(seat):
            return
        seed = bot_seed(table.secret, seat, table.choices_known_to(seat))
        action = table.fixed_choice(journal.state, seat)
        if action is None:
            action = await self.bots.choose(journal, seat, bot, seed, table.card_list)
        await self.choose(room, seat, question, action, late, if_bot=not late)

    async def choose(
        self, room: Room, seat: int, question: int, action: int, late: str = "", if_bot: bool = False
    ) -> None:
        """Answer a question for a seat, unless it was answered meanwhile; `late` if because time ran out.

        With `if_bot` only while a bot plays there: what it thought of is dropped when its person has come back.
        """
        table = room.table
        async with room.lock:
            if table.phase != RUNNING or table.questions.open.get(seat) != question:
                return
            if if_bot and not table.seats[seat].played_by_bot:
                return
            named = table.game.to_dict(action)
            await self.committer.commit(room, Commands(table, "", time()).choose_for(seat, question, named, late))

    async def hint(self, room: Room, guest: str) -> list[schema.Recommended]:
        """What the best bot would do in a guest's place; the others learn that the guest asked."""
        table = room.table
        seat = table.seat_of(guest)
        async with room.lock:
            entry = Commands(table, guest, time()).ask_hint()
            if entry is not None:
                await self.committer.commit(room, entry)
        assert seat is not None and table.journal is not None
        seed = f"hint:{seat}:{table.choices_known_to(seat)}"
        advice = await self.advisers.advise(table.journal, seat, ADVISER, seed, table.card_list)
        return [_recommended(table, *each) for each in advice]

    # Clocks.

    def check_clocks(self, room: Room) -> None:
        """Begin to choose for those whose time is up."""
        for seat in due.time_is_up(room.table, room.now):
            self._start(room, seat, partial(self._out_of_time, room, seat))

    async def _out_of_time(self, room: Room, seat: int) -> None:
        """Pass, choose as a bot would, or let a bot play on: as the table's clock says."""
        table = room.table
        question = table.questions.open.get(seat)
        if question is None:
            return
        if table.clock.control.then == "pass":
            await self.choose(room, seat, question, due.default_action(table, seat), "pass")
        elif table.clock.kind == "move":
            await self._think_for(room, seat, STAND_IN, "bot")
        else:
            async with room.lock:
                if table.questions.open.get(seat) == question and table.phase == RUNNING and not table.seats[seat].away:
                    await self.committer.commit(room, Left(time=time(), seat=seat, late="away"))


def _recommended(table: Table, action: int, expected: Words | None, reasons: list[Words]) -> schema.Recommended:
    """A recommended choice in the words of the wire."""
    named = snapshot.encoded(table.game.to_dict(action))
    why = [schema.Reason(*each) for each in reasons]
    return schema.Recommended(named, UNSET if expected is None else schema.Reason(*expected), why)
