"""A thread with a connection to a SQLite file: whatever has come in meanwhile is done together, in one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import NamedTuple

from orrery.server.store import Conflict, Damaged, Unavailable

MOST_AT_ONCE = 256
INSERT = "insert into entries values (?, ?, ?, ?, ?, ?)"
_MORE = ", (?, ?, ?, ?, ?, ?)"

Job = Callable[[sqlite3.Connection], object]
Row = tuple[object, ...]


class Waiting(NamedTuple):
    """A unit of work, a job or just a row of `entries`, and the future that waits for it."""

    job: Job | Row
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[object]


class SqliteThread:
    """Does jobs in the order they come; those that wait at the same time share a transaction."""

    def __init__(self, connection: sqlite3.Connection, name: str, begin: str) -> None:
        self.connection = connection
        self.begin = begin
        """The statement that opens a transaction: whether it takes the file's one write lock."""
        self.jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._work, name=name, daemon=True)
        self.thread.start()

    async def do(self, job: Job | Row) -> object:
        """Run and commit a job; failures are raised as the store's own errors."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[object] = loop.create_future()
        self.jobs.put(Waiting(job, loop, future))
        try:
            return await future
        except sqlite3.OperationalError as error:
            raise Unavailable(str(error)) from error
        except (sqlite3.DataError, sqlite3.InternalError, sqlite3.NotSupportedError, sqlite3.ProgrammingError):
            raise
        except sqlite3.DatabaseError as error:
            raise Damaged(str(error)) from error

    async def close(self) -> None:
        """Finish what is waiting, then end."""
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    def _work(self) -> None:
        """Run all waiting jobs in one transaction, commit, then resolve their futures."""
        going = True
        while going:
            batch = [self.jobs.get()]
            while len(batch) < MOST_AT_ONCE and not self.jobs.empty():
                batch.append(self.jobs.get())
            going = None not in batch
            jobs = [job for job in batch if job is not None]
            if jobs:
                self._together(jobs)
        self.connection.close()

    def _together(self, batch: list[Waiting]) -> None:
        connection = self.connection
        outcomes: list[object] = []
        try:
            connection.execute(self.begin)
            if not _all_rows(connection, batch):
                for each in batch:
                    outcomes.append(_one(connection, each.job))
            connection.execute("commit")
        except Exception as error:
            if connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("rollback")
            outcomes = [error] * len(batch)
        answers = [each.future for each in batch]
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            batch[0].loop.call_soon_threadsafe(_deliver, answers, outcomes or [None] * len(batch))


def _all_rows(connection: sqlite3.Connection, batch: list[Waiting]) -> bool:
    """Write a batch of nothing but rows in one statement; say whether that could be done."""
    rows = [each.job for each in batch if isinstance(each.job, tuple)]
    if len(rows) < len(batch):
        return False
    try:
        connection.execute(INSERT + _MORE * (len(rows) - 1), [value for row in rows for value in row])
    except Exception:
        if not connection.in_transaction:  # a full disk, for one, ends the whole transaction
            raise
        return False
    return True


def _one(connection: sqlite3.Connection, job: Job | Row) -> object:
    """Do one job of a batch so that its failure is its own."""
    connection.execute("savepoint job")
    try:
        outcome: object = None
        if isinstance(job, tuple):
            connection.execute(INSERT, job)
        else:
            outcome = job(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise
        connection.execute("rollback to job")
        outcome = Conflict("the table has gone on meanwhile") if isinstance(error, sqlite3.IntegrityError) else error
    connection.execute("release job")
    return outcome


def _deliver(waiting: list[asyncio.Future[object]], outcomes: list[object]) -> None:
    for future, outcome in zip(waiting, outcomes, strict=True):
        if future.cancelled():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
