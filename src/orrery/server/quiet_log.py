"""A log that nobody can flood: lines that repeat are written a few times a minute and then counted."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic

WITHIN = 60.0
MOST_ALIKE = 5
MOST_KINDS = 1_000


class RepeatFilter(logging.Filter):
    """Lets a few log lines of each kind through per minute; the next one says how many were dropped."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.now = now
        self.seen: dict[tuple[object, ...], tuple[float, int]] = {}
        """For each kind of line when its minute began, and how many there have been in it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write a line."""
        kind = (record.name, record.levelno, str(record.msg), _origin(record))
        now = self.now()
        began, count = self.seen.get(kind, (now, 0))
        if now - began >= WITHIN:
            if count > MOST_ALIKE:
                record.msg = f"{record.getMessage()} ({count - MOST_ALIKE} more like this were not written)"
                record.args = ()
            began, count = now, 0
        if kind not in self.seen and len(self.seen) >= MOST_KINDS:
            self.seen.clear()
        self.seen[kind] = (began, count + 1)
        return count < MOST_ALIKE


def _origin(record: logging.LogRecord) -> tuple[object, ...]:
    """Where an exception came from, so that different ones count separately."""
    if not record.exc_info or record.exc_info[2] is None:
        return ()
    trace = record.exc_info[2]
    while trace.tb_next is not None:
        trace = trace.tb_next
    return record.exc_info[0], trace.tb_frame.f_code.co_filename, trace.tb_lineno


def limit_repeats() -> None:
    """Filter everything that is written to the log."""
    repeats = RepeatFilter()
    for handler in logging.getLogger().handlers:
        handler.addFilter(repeats)
