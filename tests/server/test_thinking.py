"""The bots' processes: when they die, all who were waiting go on with the same new ones."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import pytest

import orrery
from orrery.server import thinking


class Pool:
    """The first one is dead."""

    made = 0

    def __init__(self, *given: object, **more: object) -> None:
        Pool.made += 1
        self.dead = Pool.made == 1

    def submit(self, *work: object) -> Future[int]:
        done: Future[int] = Future()
        if self.dead:
            done.set_exception(BrokenProcessPool())
        else:
            done.set_result(7)
        return done


def test_dead_processes_are_made_anew_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(Pool, "made", 0)
    state = orrery.game("nebula").new(2, {})

    async def think() -> list[int]:
        thinkers = thinking.Thinkers(1)
        return await asyncio.gather(*[thinkers.choose(state, 0, "random", "seed") for _ in range(3)])

    assert asyncio.run(think()) == [7, 7, 7]
    assert Pool.made == 2
