"""Load: many tables of four people, a choice a second at each, over real sockets with durable storage.

    .venv/bin/pip install picows && .venv/bin/python bench/load.py --tables 500 --seconds 60

Server and clients share the machine. Prints one JSON object; figures are kept in bench/results.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
from time import perf_counter, process_time

import uvloop
from lean import LeanPlayer
from players import Server, make_table

SEATS = 4


class Load:
    """One run."""

    def __init__(self, server: Server, tables: int, seconds: float, every: float) -> None:
        self.server = server
        self.tables = tables
        self.seconds = seconds
        self.every = every
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        self.errors: list[str] = []
        self.readers: list[asyncio.Task[None]] = []

    async def table(self) -> list[LeanPlayer]:
        """Four people sit down and start."""
        host = LeanPlayer(self.server.address, "")
        name = await asyncio.to_thread(make_table, self.server.address, host.token, seats=SEATS)
        people = [LeanPlayer(self.server.address, name, host.token)]
        people += [LeanPlayer(self.server.address, name) for _ in range(SEATS - 1)]
        for seat, person in enumerate(people):
            await person.connect()
            self.readers.append(asyncio.create_task(person.read()))
            if seat:
                await self._must(person, do="sit", seat=seat, name=f"person {seat}")
                await self._must(person, do="ready")
        await self._must(people[0], do="start")
        return people

    async def _must(self, person: LeanPlayer, **command: object) -> int:
        answer = await person.ask(**command)
        if answer.is_ != "done":
            self.errors.append(f"{command['do']}: {answer.code} {answer.message}")
        return answer.number

    async def play(self, people: list[LeanPlayer], until: float) -> None:
        """One choice a second at one table, each timed until all four have seen it."""
        luck = random.Random(id(people))
        await asyncio.sleep(luck.random() * self.every)
        while perf_counter() < until:
            began = perf_counter()
            await self.choice(people, luck)
            await asyncio.sleep(max(0.0, self.every - (perf_counter() - began)))

    async def choice(self, people: list[LeanPlayer], luck: random.Random) -> None:
        """Somebody who is asked answers; the time is taken until the last of the four has seen it."""
        for person in people:
            now = person.latest
            if now is not None and now.phase == "running" and now.question is not None and now.legal:
                began = perf_counter()
                action = json.loads(bytes(luck.choice(now.legal)))
                number = await self._must(person, do="choose", question=now.question, action=action)
                self.acknowledged.append(perf_counter() - began)
                seen = await asyncio.gather(*[each.heard(number) for each in people])
                self.shown.append(max(seen) - began)
                for each in people:
                    each.heard_at = {n: t for n, t in each.heard_at.items() if n >= number}
                return

    async def run(self) -> dict[str, object]:
        """Make the tables, play, report."""
        empty = self.server.memory()
        groups: list[list[LeanPlayer]] = []
        for start in range(0, self.tables, 20):
            some = [self.table() for _ in range(min(20, self.tables - start))]
            groups += await asyncio.gather(*some)
        full = self.server.memory()
        used = self.server.processor()
        own = process_time()
        until = perf_counter() + self.seconds
        await asyncio.gather(*[self.play(people, until) for people in groups])
        used = self.server.processor() - used
        own = process_time() - own
        after = self.server.memory()
        for people in groups:
            for person in people:
                person.close()
        await asyncio.sleep(1)
        closed = self.server.memory()
        return {
            "tables": self.tables,
            "sockets": self.tables * SEATS,
            "seconds": self.seconds,
            "choices": len(self.shown),
            "choices_per_s": round(len(self.shown) / self.seconds, 1),
            "acknowledged_ms": spread(self.acknowledged),
            "shown_to_all_four_ms": spread(self.shown),
            "errors": len(self.errors),
            "first_errors": self.errors[:3],
            "server_cpu_share": round(used / self.seconds, 2),
            "clients_cpu_share": round(own / self.seconds, 2),
            "memory_mb": {"empty": empty >> 20, "all_seated": full >> 20, "after": after >> 20, "closed": closed >> 20},
            "kb_a_table_with_4_sockets": round((after - empty) / 1024 / self.tables, 1),
        }


def spread(times: list[float]) -> dict[str, float]:
    """Median, 99th percentile and worst in milliseconds."""
    ordered = sorted(times)
    return {
        "median": round(statistics.median(ordered) * 1000, 2),
        "p99": round(ordered[int(len(ordered) * 0.99)] * 1000, 2),
        "worst": round(ordered[-1] * 1000, 2),
    }


async def sockets_only(server: Server, sockets: int) -> float:
    """Memory of a socket that only watches, in kB."""
    host = LeanPlayer(server.address, "")
    name = await asyncio.to_thread(make_table, server.address, host.token, seats=2)
    before = server.memory()
    people = [LeanPlayer(server.address, name) for _ in range(sockets)]
    for start in range(0, sockets, 50):
        await asyncio.gather(*[person.connect() for person in people[start : start + 50]])
    await asyncio.sleep(1)
    grown = server.memory() - before
    for person in people:
        person.close()
    return grown / 1024 / sockets


async def main() -> None:
    """Read the words, run, print."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, default=500)
    words.add_argument("--seconds", type=float, default=60)
    words.add_argument("--every", type=float, default=1.0)
    given = words.parse_args()
    server = Server()
    await asyncio.to_thread(server.start)
    try:
        report = await Load(server, given.tables, given.seconds, given.every).run()
        print(json.dumps(report, indent=1), flush=True)
    finally:
        server.stop()
    second = Server()
    await asyncio.to_thread(second.start)
    try:
        print(json.dumps({"kb_a_watching_socket": round(await sockets_only(second, 1000), 1)}))
    finally:
        second.stop()


if __name__ == "__main__":
    uvloop.run(main())
