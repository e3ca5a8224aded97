"""Work a room needs without being asked: bots' choices, windows that end, clocks that run out, its stored summary."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Hashable
from time import monotonic

from orrery.table.errors import Refused

log = logging.getLogger("orrery")
FIRST_PAUSE = 0.5
LONGEST_PAUSE = 30.0
"""Seconds between two attempts at work that keeps failing; the pauses double from the first to the longest."""


def pause_after(failures: int) -> float:
    """Seconds to wait after a number of failures in a row."""
    return float(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(failures - 1, 16)))


class Retry:
    """How often some work has failed in a row, and when it may be tried again."""

    def __init__(self) -> None:
        self.failures = 0
        self.due = 0.0

    def failed(self) -> float:
        """Count a failure; the seconds until the next attempt."""
        self.failures += 1
        pause = pause_after(self.failures)
        self.due = monotonic() + pause
        return pause


class Background:
    """The background work of one room: at most one of a kind at a time, with growing pauses between failures.

    What is due follows from the table, so nothing is queued: each look at the room starts again what is still
    due, and `start` ignores what is under way or has failed just now.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.running: set[Hashable] = set()
        self.retries: dict[Hashable, Retry] = {}

    @property
    def is_idle(self) -> bool:
        """Whether nothing is under way and nothing waits to be tried again.

        What could have been tried again long ago and was not is not due any more.
        """
        waiting = any(monotonic() < retry.due + LONGEST_PAUSE for retry in self.retries.values())
        return not self.running and not waiting

    def start(
        self,
        kind: Hashable,
        spawn: Callable[[Coroutine[None, None, None]], None],
        work: Callable[[], Coroutine[None, None, None]],
        then: Callable[[], None] | None = None,
    ) -> None:
        """Begin work of a kind, unless it is under way or has to wait after a failure; call `then` once it is done."""
        retry = self.retries.get(kind)
        if kind in self.running or (retry is not None and monotonic() < retry.due):
            return
        self.running.add(kind)
        spawn(self._run(kind, work, then))

    async def _run(
        self, kind: Hashable, work: Callable[[], Coroutine[None, None, None]], then: Callable[[], None] | None
    ) -> None:
        try:
            await work()
        except Exception as error:
            self._failed(kind, error)
            return
        finally:
            self.running.discard(kind)
        self.retries.pop(kind, None)
        if then is not None:
            then()

    def _failed(self, kind: Hashable, error: Exception) -> None:
        if isinstance(error, Refused) and error.code == "conflict":
            self.retries.pop(kind, None)
            return
        pause = self.retries.setdefault(kind, Retry()).failed()
        expected = isinstance(error, Refused)
        words = "table %s: %s failed and is tried again in %.1f s: %s"
        log.warning(words, self.name, kind, pause, error, exc_info=None if expected else error)
