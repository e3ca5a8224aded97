"""A round of a window for secret answers takes as long as any other, whether a card is played in it or not."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from time import monotonic

import pytest

from orrery.kernel.rng import Rng
from orrery.server.choosing import Chooser
from orrery.server.room import Room
from orrery.server.windows import Windows
from orrery.table.entry import Entry
from tests.table.people import Match

PAUSE = 0.3


class Keeping:
    """A keeper that stores nothing and notes when a window's round ended."""

    def __init__(self) -> None:
        self.ended: list[float] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def keep(self, room: Room, entry: Entry) -> None:
        assert entry["kind"] == "closed"
        room.table.accept(entry)
        self.ended.append(monotonic())

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        self.tasks.append(asyncio.ensure_future(work))


def window_of_one(people: int) -> Match:
    """A table at which a window asks one seat that could play a card."""
    match = Match(seats=4, people=people, game="notalone").start()
    rng = Rng("alone")
    while not (match.table.asks_secretly() and len(match.table.questions) == 1):
        match.step(rng)
    return match


async def seconds_until_the_end(match: Match, do: list[str]) -> float:
    """Let the one who is asked answer so, and say how long the round lasted from its beginning."""
    keeping = Keeping()
    windows = Windows(keeping, Chooser(keeping, 0, 0.0), PAUSE)
    room = Room(match.table, 60.0)
    windows.mind(room)
    began = monotonic()
    seat = next(iter(match.table.questions))
    legal = [match.table.game.to_dict(action) for action in match.state.legal(seat)]
    match.choose(seat, next(action for action in legal if action["do"] in do))
    windows.mind(room)
    await asyncio.gather(*keeping.tasks)
    assert len(keeping.ended) == 1
    return keeping.ended[0] - began


@pytest.mark.parametrize("do", [["pass"], ["hunt", "survive"]])
def test_where_several_people_play_a_card_waits_as_long_as_a_pass(do: list[str]) -> None:
    assert asyncio.run(seconds_until_the_end(window_of_one(people=2), do)) >= PAUSE - 0.05


@pytest.mark.parametrize("do", [["pass"], ["hunt", "survive"]])
def test_alone_with_bots_nobody_waits(do: list[str]) -> None:
    assert asyncio.run(seconds_until_the_end(window_of_one(people=1), do)) < PAUSE
