"""Chaos: games go on while the server is killed, connections are cut and others fall silent; nothing may be lost.

    .venv/bin/python bench/chaos.py --choices 20000 --kills 20 --cuts 200 --silences 100

Every client resends what was not acknowledged, under the same id. At the end the store is read directly: each
acknowledged choice must be there once, under the number that was acknowledged; every client must have heard exactly
the story a newcomer is told; every game must replay and its luck must follow from its secret. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import sys
from time import perf_counter

import msgspec
from players import Player, Server, make_table
from websockets.exceptions import WebSocketException

import orrery
from orrery.table.entry import decode_entry
from orrery.table.fair import verify
from orrery.table.table import Table

SEATS = 4
Happened = tuple[int, str]


class Told(msgspec.Struct):
    """An event as far as it is compared."""

    number: int
    kind: str


class Story(msgspec.Struct):
    """A table message as far as it is compared."""

    is_: str = msgspec.field(name="is")
    events: list[Told] = []


STORY = msgspec.json.Decoder(Story)


class Stubborn(Player):
    """A client that comes back whatever happens and resends what was not acknowledged."""

    def __init__(self, chaos: Chaos, table: str, token: str | None = None) -> None:
        super().__init__(chaos.server.address, table, token)
        self.chaos = chaos
        self.table = table
        self.story: list[Happened] = []
        self.lost_at: float | None = None
        self.over = asyncio.Event()
        self.silenced = asyncio.Event()
        self.luck = random.Random(f"{chaos.seed}:{table}:{self.token}")
        self.waiting: tuple[str, dict[str, object]] | None = None

    def _hear(self, text: str | bytes) -> None:
        if self.lost_at is not None:
            self.chaos.back_after.append(perf_counter() - self.lost_at)
            self.lost_at = None
        told = STORY.decode(text)
        if told.is_ == "table":
            self.story += [(event.number, event.kind) for event in told.events]
        super()._hear(text)
        if self.latest is not None and self.latest.phase == "over":
            self.over.set()

    async def live(self) -> None:
        """Play until the game is over, coming back after every break."""
        while not self.over.is_set():
            try:
                await self.connect()
                reader = asyncio.create_task(self.read())
                player = asyncio.create_task(self.answer())
                over = asyncio.create_task(self.over.wait())
                silenced = asyncio.create_task(self.silenced.wait())
                tasks = (reader, player, over, silenced)
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                self.silenced.clear()
                if self.socket is not None and self.over.is_set():
                    await self.socket.close()
            except (OSError, WebSocketException, TimeoutError, EOFError):
                pass
            if not self.over.is_set() and self.lost_at is None:
                self.lost_at = perf_counter()
            await asyncio.sleep(0.05)

    async def answer(self) -> None:
        """Answer each question once acknowledged, resending under the same id until it is."""
        answered: int | None = None
        while True:
            await asyncio.sleep(self.chaos.given.pace)
            now = self.latest
            if self.waiting is None:
                if now is None or now.question is None or not now.legal or now.question == answered:
                    continue
                action = json.loads(bytes(self.luck.choice(now.legal)))
                name = f"{self.token[:6]}-{now.question}"
                self.waiting = (name, {"do": "choose", "question": now.question, "action": action})
            name, command = self.waiting
            reply = await asyncio.wait_for(self.ask(name, **command), 30)
            answered = int(str(command["question"]))
            self.waiting = None
            if reply.is_ == "done":
                self.chaos.acknowledged.append((self.table, self.token, name, reply.number))
            elif reply.code not in ("late",):
                self.chaos.errors.append(f"{reply.code}: {reply.message}")


class Chaos:
    """One run."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.seed = given.seed
        self.server = Server()
        self.acknowledged: list[tuple[str, str, str, int]] = []
        self.back_after: list[float] = []
        self.errors: list[str] = []
        self.people: set[Stubborn] = set()
        self.finished: list[list[Stubborn]] = []
        self.silent: list[object] = []
        self.luck = random.Random(given.seed)
        self.counts = {"kills": 0, "cuts": 0, "silences": 0}
        self.up = asyncio.Event()

    async def table(self) -> list[Stubborn]:
        """Four people sit down and start, trying again while the server is away."""
        while True:
            await self.up.wait()
            try:
                host = Player(self.server.address, "")
                name = await asyncio.to_thread(make_table, self.server.address, host.token, seats=SEATS)
                people = [Stubborn(self, name, host.token), *[Stubborn(self, name) for _ in range(SEATS - 1)]]
                for seat, person in enumerate(people):
                    await person.connect()
                    reader = asyncio.create_task(person.read())
                    if seat:
                        await asyncio.wait_for(person.ask(do="sit", seat=seat, name=f"p{seat}"), 10)
                        await asyncio.wait_for(person.ask(do="ready"), 10)
                    if seat == SEATS - 1:
                        starter = Player(self.server.address, name, host.token)
                        await starter.connect()
                        listening = asyncio.create_task(starter.read())
                        await asyncio.wait_for(starter.ask(do="start"), 10)
                        listening.cancel()
                        assert starter.socket is not None
                        await starter.socket.close()
                    reader.cancel()
                    assert person.socket is not None
                    await person.socket.close()
                for person in people:
                    person.story, person.latest = [], None
                return people
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await asyncio.sleep(0.2)

    async def lane(self) -> None:
        """Game after game until there are enough choices."""
        while len(self.acknowledged) < self.given.choices or not self.done():
            people = await self.table()
            self.people |= set(people)
            await asyncio.gather(*[person.live() for person in people])
            self.people -= set(people)
            self.finished.append(people)

    def done(self) -> bool:
        """Whether all mischief has been done."""
        given = self.given
        return all(self.counts[name] >= getattr(given, name) for name in ("kills", "cuts", "silences"))

    async def mischief(self) -> None:
        """Kill, cut and silence, spread over the run."""
        given = self.given
        plan = ["kills"] * given.kills + ["cuts"] * given.cuts + ["silences"] * given.silences
        self.luck.shuffle(plan)
        for number, what in enumerate(plan):
            while len(self.acknowledged) < given.choices * (number + 1) / (len(plan) + 1):
                await asyncio.sleep(0.05)
            if what == "kills":
                self.up.clear()
                self.server.kill()
                await asyncio.to_thread(self.server.start)
                self.up.set()
            else:
                while not (victims := [p for p in self.people if p.socket is not None and not p.over.is_set()]):
                    await asyncio.sleep(0.05)
                victim = self.luck.choice(victims)
                assert victim.socket is not None
                if what == "cuts":
                    victim.socket.transport.abort()
                else:
                    victim.socket.transport.pause_reading()
                    self.silent.append(victim.socket)
                    victim.lost_at = perf_counter()
                    victim.socket = None
                    victim.silenced.set()
            self.counts[what] += 1

    async def run(self) -> dict[str, object]:
        """Play, do mischief, check."""
        await asyncio.to_thread(self.server.start)
        self.up.set()
        began = perf_counter()
        trouble = asyncio.create_task(self.mischief())
        lanes = [asyncio.create_task(self.lane()) for _ in range(self.given.lanes)]
        await asyncio.gather(trouble, *lanes)
        took = perf_counter() - began
        wrong = await self.check_stories()
        self.server.stop()
        wrong += self.check_store()
        ordered = sorted(self.back_after)
        return {
            "acknowledged_choices": len(self.acknowledged),
            "games_finished": len(self.finished),
            **self.counts,
            "seconds": round(took, 1),
            "lost_or_doubled": wrong[:5],
            "errors": self.errors[:5],
            "comebacks": len(ordered),
            "slowest_comeback_s": round(ordered[-1], 2) if ordered else None,
            "median_comeback_s": round(ordered[len(ordered) // 2], 3) if ordered else None,
            "healthy": not wrong and not self.errors and (not ordered or ordered[-1] <= 5.0),
        }

    async def check_stories(self) -> list[str]:
        """What each client heard, in pieces, is what a newcomer to the same seat hears at once."""
        wrong: list[str] = []
        for people in self.finished:
            for person in people:
                again = Stubborn(self, person.table, person.token)
                await again.connect()
                assert again.socket is not None
                await again.socket.close()
                if again.story != person.story:
                    wrong.append(f"{person.table}: heard {len(person.story)} events, there were {len(again.story)}")
        return wrong

    def check_store(self) -> list[str]:
        """Each acknowledged choice is in the store once, under its number; every game replays."""
        wrong: list[str] = []
        store = sqlite3.connect(f"{self.server.folder}/games.sqlite3")
        found: dict[tuple[str, str], list[int]] = {}
        logs: dict[str, list[dict[str, object]]] = {}
        for table, number, text in store.execute('select "table", number, entry from entries order by "table", number'):
            entry = json.loads(text)
            log = logs.setdefault(table, [])
            if number != len(log):
                wrong.append(f"{table}: entry {number} follows {len(log) - 1}")
            log.append(entry)
            if "id" in entry:
                found.setdefault((table, entry["id"]), []).append(number + 1)
        for table, _, name, number in self.acknowledged:
            if found.get((table, name)) != [number]:
                wrong.append(f"{table}: {name} acknowledged as {number}, stored as {found.get((table, name))}")
        secrets = dict(store.execute("select id, secret from tables"))
        for people in self.finished:
            name = people[0].table
            table = Table(name, orrery.game("nebula"), secrets[name])
            for entry in logs[name]:
                table.accept(decode_entry(json.dumps(entry)))
            verify(table.game, table.record())
        return wrong


async def main() -> int:
    """Read the words, run, print."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--choices", type=int, default=20_000)
    words.add_argument("--kills", type=int, default=20)
    words.add_argument("--cuts", type=int, default=200)
    words.add_argument("--silences", type=int, default=100)
    words.add_argument("--lanes", type=int, default=60)
    words.add_argument("--seed", type=int, default=1)
    about = "seconds between a client's messages; the server takes 100 in 20 seconds"
    words.add_argument("--pace", type=float, default=0.22, help=about)
    report = await Chaos(words.parse_args()).run()
    print(json.dumps(report, indent=1))
    return 0 if report["healthy"] else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
