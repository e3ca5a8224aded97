"""An event loop whose time is the test's own: whatever would be waited for comes at once, at exactly its moment."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
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


def run_fast(monkeypatch: pytest.MonkeyPatch, work: Coroutine[None, None, T], *modules: str) -> T:
    """Run something with a time of its own, which is also the monotonic time of some modules."""
    loop = FastLoop()
    for module in modules:
        monkeypatch.setattr(f"orrery.server.{module}.monotonic", loop.time)
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()
