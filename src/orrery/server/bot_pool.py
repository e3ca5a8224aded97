"""Bots think in processes of their own, never where messages are handled."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.process import BaseProcess
from typing import TypeVar

from orrery import bots
from orrery.card_list import game_with
from orrery.kernel.arrays import ints
from orrery.kernel.events import Event
from orrery.kernel.journal import Journal
from orrery.kernel.rng import Rng

CardList = dict[str, object] | None
CLOSE_WITHIN = 2.0


Answer = TypeVar("Answer")
Words = tuple[str, dict[str, object]]
Advised = tuple[int, Words | None, list[Words]]
"""A recommended choice as a worker sends it back: the action, what is expected of it, and why."""
Seen = tuple[str, dict[str, object]]
"""An event as it is sent to a worker: its kind and arguments."""


def choose(game: str, card_list: CardList, values: list[int], seen: list[Seen], bot: str, seed: str) -> int:
    """Run in a worker: what a bot chooses from a concealed position and what its seat has been told before."""
    player, decision = _asked(game, card_list, values, seen, bot, seed)
    return player.decide(decision)


def advise(game: str, card_list: CardList, values: list[int], seen: list[Seen], bot: str, seed: str) -> list[Advised]:
    """Run in a worker: what a bot recommends; see `choose`."""
    player, decision = _asked(game, card_list, values, seen, bot, seed)
    return [(each.action, each.expected, each.reasons) for each in player.advise(decision)]


def _asked(
    game: str, card_list: CardList, values: list[int], seen: list[Seen], bot: str, seed: str
) -> tuple[bots.Bot, bots.Decision]:
    """The bot, and the decision that is asked of it."""
    loaded = game_with(game, card_list)
    concealed = loaded.blank()
    concealed.data = ints(values)
    history = [Event(kind, arguments) for kind, arguments in seen]
    return bots.bot(bot, loaded), bots.Decision(concealed, history, concealed.legal(concealed.viewer), Rng(seed))


def end_with_parent() -> None:
    """Run in a worker when it begins: end it as soon as the server is gone, even if it was killed.

    The pool's own pipes cannot show it, as every worker holds both ends of them. The resource tracker ends by itself
    with the last process that holds its pipe.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_exit_after, args=(parent,), name="parent's end", daemon=True).start()


def _exit_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


class BotPool:
    """The worker processes, made when first needed and made anew if one dies."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, journal: Journal, seat: int, bot: str, seed: str, card_list: CardList = None) -> int:
        """Ask a bot what it would do at a seat; it is given only what that seat has seen."""
        return await self._ask(choose, journal, seat, bot, seed, card_list)

    async def advise(
        self, journal: Journal, seat: int, bot: str, seed: str, card_list: CardList = None
    ) -> list[Advised]:
        """Ask a bot what it recommends at a seat, and why."""
        return await self._ask(advise, journal, seat, bot, seed, card_list)

    async def _ask(
        self,
        work: Callable[[str, CardList, list[int], list[Seen], str, str], Answer],
        journal: Journal,
        seat: int,
        bot: str,
        seed: str,
        card_list: CardList,
    ) -> Answer:
        concealed = journal.state.conceal(seat).values()
        seen = [(event.kind, event.args) for event in journal.seen_by(seat)]
        for _ in range(3):
            if self.pool is None:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=end_with_parent)
            pool = self.pool
            loop = asyncio.get_running_loop()
            try:
                asked = (journal.game.name, card_list, concealed, seen, bot, seed)
                return await loop.run_in_executor(pool, work, *asked)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
        raise RuntimeError("the bots' processes keep dying")

    async def close(self) -> None:
        """End the processes, waiting a little for what is being thought about."""
        pool, self.pool = self.pool, None
        if pool is not None:
            ended = threading.Thread(target=partial(pool.shutdown, cancel_futures=True), daemon=True)
            ended.start()
            await asyncio.to_thread(ended.join, CLOSE_WITHIN)
