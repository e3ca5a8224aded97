"""Time under the control of a test: an event loop that never waits, and a clock that stands still."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from time import monotonic
from typing import TypeVar

import pytest

T = TypeVar("T")


class _Selector(selectors.DefaultSelector):
    """Lets time pass instead of waiting."""

    loop: FastLoop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready and timeout:
            self.loop.now += timeout
        return ready


class FastLoop(asyncio.SelectorEventLoop):
    """Time passes only while nothing can be done."""

    def __init__(self) -> None:
        self.now = 1000.0
        selector = _Selector()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now


class StoppedClock:
    """Time that passes only when a test says so."""

    def __init__(self) -> None:
        self.now = monotonic()

    def time(self) -> float:
        return self.now


def run_fast(monkeypatch: pytest.MonkeyPatch, work: Coroutine[None, None, T], *modules: str) -> T:
    """Run something with a time of its own, which is also the monotonic time of some modules."""
    loop = FastLoop()
    for module in modules:
        monkeypatch.setattr(f"orrery.server.{module}.monotonic", loop.time)
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()
