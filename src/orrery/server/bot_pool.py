"""Bots think in processes of their own, never where messages are handled.

A bot that raises, hangs or is killed costs time, never the game: it is asked again where its process was killed, and
otherwise a weaker level chooses in its place.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Literal, NamedTuple

from orrery import bots
from orrery.card_list import game_with
from orrery.kernel.arrays import ints
from orrery.kernel.events import Event
from orrery.kernel.journal import Journal
from orrery.kernel.rng import Rng
from orrery.processes import Died, Failed, Worker

CardList = dict[str, object] | None
Words = tuple[str, dict[str, object]]
Advised = tuple[int, Words | None, list[Words]]
"""A recommended choice as a worker sends it back: the action, what is expected of it, and why."""
Seen = tuple[str, dict[str, object]]
"""An event as it is sent to a worker: its kind and arguments."""

log = logging.getLogger("orrery")
CLOSE_WITHIN = 2.0
"""Seconds that what is being thought about is waited for at the end."""
SECONDS = 8.0
"""How long a bot that heeds its budget thinks at most; a level seldom needs a second."""
LIMIT = 20.0
"""After so many seconds a bot that has not answered is taken to hang, and its process is ended."""
START = 20.0
"""Seconds a new process has to begin in."""
DEATHS = 3
"""How often a process may die over a choice before a weaker level is asked."""
TRUST = 3
"""A bot that hung so often is not asked again while the server runs: a weaker level plays for it."""


class Question(NamedTuple):
    """All that a process is told: what the seat has seen, and who is asked. Nothing of it follows from a secret."""

    what: Literal["choose", "advise"]
    game: str
    card_list: CardList
    values: list[int]
    seen: list[Seen]
    bot: str
    seed: str


def answer(question: Question) -> list[Advised]:
    """Run in a worker: what a bot chooses or recommends, within the time it has."""
    q = question
    if q.what == "advise":
        return advise(q.game, q.card_list, q.values, q.seen, q.bot, q.seed, SECONDS)
    return [(choose(q.game, q.card_list, q.values, q.seen, q.bot, q.seed, SECONDS), None, [])]


def choose(
    game: str,
    card_list: CardList,
    values: list[int],
    seen: list[Seen],
    bot: str,
    seed: str,
    seconds: float | None = None,
) -> int:
    """What a bot chooses from a concealed position and what its seat has been told before."""
    player, decision = _asked(game, card_list, values, seen, bot, seed, seconds)
    action = player.decide(decision)
    if action not in decision.legal:
        raise ValueError(f"it chose {action!r}, which is no legal action")
    return int(action)


def advise(
    game: str,
    card_list: CardList,
    values: list[int],
    seen: list[Seen],
    bot: str,
    seed: str,
    seconds: float | None = None,
) -> list[Advised]:
    """What a bot recommends; see `choose`."""
    player, decision = _asked(game, card_list, values, seen, bot, seed, seconds)
    return [(each.action, each.expected, each.reasons) for each in player.advise(decision)]


def _asked(
    game: str, card_list: CardList, values: list[int], seen: list[Seen], bot: str, seed: str, seconds: float | None
) -> tuple[bots.Bot, bots.Decision]:
    """The bot, and the decision that is asked of it."""
    loaded = game_with(game, card_list)
    concealed = loaded.blank()
    concealed.data = ints(values)
    history = [Event(kind, arguments) for kind, arguments in seen]
    legal = concealed.legal(concealed.viewer)
    return bots.bot(bot, loaded), bots.Decision(concealed, history, legal, Rng(seed), bots.Budget(seconds=seconds))


class Hung(Exception):
    """A bot did not answer in time."""


class _Place:
    """Room for one process, which is made when it is needed and made anew after it died or hung."""

    def __init__(self) -> None:
        self.worker: Worker[Question, list[Advised]] | None = None

    def think(self, question: Question) -> list[Advised]:
        """Run in a thread: ask the process and wait."""
        limit = LIMIT
        if self.worker is None:
            self.worker = Worker(answer)
            limit += START
        worker = self.worker
        try:
            worker.ask(question)
            if not worker.ready(limit):
                raise Hung
            return worker.answer()
        except (Died, Hung):
            self.worker = None
            worker.end()
            raise


class BotPool:
    """The worker processes, made when first needed and made anew if one dies."""

    def __init__(self, workers: int) -> None:
        self.places = [_Place() for _ in range(workers)]
        self.free: asyncio.Queue[_Place] | None = None
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="bots")
        self.hung: Counter[tuple[str, str]] = Counter()
        """How often each bot of a game hung."""

    async def choose(self, journal: Journal, seat: int, bot: str, seed: str, card_list: CardList = None) -> int:
        """Ask a bot what it would do at a seat; it is given only what that seat has seen."""
        return (await self._ask("choose", journal, seat, bot, seed, card_list))[0][0]

    async def advise(
        self, journal: Journal, seat: int, bot: str, seed: str, card_list: CardList = None
    ) -> list[Advised]:
        """Ask a bot what it recommends at a seat, and why."""
        return await self._ask("advise", journal, seat, bot, seed, card_list)

    async def _ask(
        self,
        what: Literal["choose", "advise"],
        journal: Journal,
        seat: int,
        bot: str,
        seed: str,
        card_list: CardList,
    ) -> list[Advised]:
        game = journal.game.name
        concealed = journal.state.conceal(seat).values()
        seen = [(event.kind, event.args) for event in journal.seen_by(seat)]
        for name in [bot, *weaker(bot)]:
            if self.hung[game, name] >= TRUST:
                continue
            try:
                return await self._think(Question(what, game, card_list, concealed, seen, name, seed))
            except Hung:
                self.hung[game, name] += 1
                log.warning("the bot %r of %s hangs; a weaker one plays in its place", name, game)
            except Failed as why:
                log.warning("the bot %r of %s failed: %s; a weaker one plays in its place", name, game, why)
        raise RuntimeError("no bot answers")

    async def _think(self, question: Question) -> list[Advised]:
        """The answer of a process that is free; one that dies is replaced and asked again."""
        for attempt in range(1, DEATHS + 1):
            place = await self._free_place()
            thought = self.threads.submit(place.think, question)
            loop = asyncio.get_running_loop()
            thought.add_done_callback(lambda _, place=place, loop=loop: self._set_free(place, loop))  # type: ignore[misc]
            try:
                return await asyncio.shield(asyncio.wrap_future(thought))
            except Died:
                if attempt == DEATHS:
                    raise
        raise AssertionError("unreachable")

    async def _free_place(self) -> _Place:
        """Wait for a process that thinks about nothing."""
        if self.free is None:
            self.free = asyncio.Queue()
            for place in self.places:
                self.free.put_nowait(place)
        return await self.free.get()

    def _set_free(self, place: _Place, loop: asyncio.AbstractEventLoop) -> None:
        """Run in the thread that has waited: let another question have its process."""
        free = self.free
        if free is not None and not loop.is_closed():
            loop.call_soon_threadsafe(free.put_nowait, place)

    async def close(self) -> None:
        """End the processes, waiting a little for what is being thought about."""
        waiting: list[Future[None]] = [self.threads.submit(lambda: None) for _ in self.places]
        self.threads.shutdown(wait=False)
        await asyncio.wait([asyncio.wrap_future(each) for each in waiting], timeout=CLOSE_WITHIN)
        for place in self.places:
            if place.worker is not None:
                place.worker.process.kill()
        await asyncio.to_thread(self.threads.shutdown)
        for place in self.places:
            if place.worker is not None:
                place.worker.end()


def weaker(bot: str) -> list[str]:
    """The levels that take a bot's place, strongest first: those below it, or the one that stands in and below."""
    levels = list(bots.LEVELS)
    below = levels.index(bot) if bot in levels else levels.index(bots.STAND_IN) + 1
    return levels[:below][::-1]
