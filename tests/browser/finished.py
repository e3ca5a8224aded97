"""Tables put into the server's store as if they had been played there: finished ones, and ones at a certain moment."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec

from orrery.kernel.rng import Rng
from orrery.server import guests
from orrery.server.sqlite import SqliteStore
from orrery.server.store import TableRow
from orrery.table.showing import summary
from tests.browser.conftest import Person
from tests.table.people import SECRET, Match


def _keep(store_file: Path, match: Match, name: str) -> None:
    match.table.id = name
    line = msgspec.json.encode(summary(match.table)).decode()
    row = TableRow(name, match.table.game.name, SECRET, match.table.phase, True, line)

    async def keep() -> None:
        store = SqliteStore(str(store_file))
        await store.open()
        await store.make(row, match.log)
        await store.close()

    keeper = threading.Thread(target=lambda: asyncio.run(keep()))  # Playwright has a loop in this thread
    keeper.start()
    keeper.join()


def finished_game(store_file: Path, name: str, seats: int, seed: str, **options: object) -> int:
    """Keep a game of Nebula played at random to its end, under a name; say how many choices it has."""
    match = Match(seats, seats, **options).start().play(seed)
    assert match.table.phase == "over" and match.table.journal is not None
    _keep(store_file, match, name)
    return len(match.table.journal.choices)


def game_at(store_file: Path, name: str, person: Person, there: Callable[[Match], bool], seed: str = "at") -> str:
    """Keep a running game of Nebula that has come to some moment, with a person in the first seat; give its address."""
    person.open("/about")
    token = next(each["value"] for each in person.context.cookies() if each["name"] == guests.COOKIE)
    match = Match(3, 3).start()
    rng = Rng(seed)
    for _ in range(2000):
        if there(match):
            break
        seat = match.state.pending()[0]
        legal = [match.table.game.to_dict(action) for action in match.state.legal(seat)]
        rarer = [action for action in legal if action["do"] != "time"] or legal
        match.choose(seat, rarer[rng.below(len(rarer))])
    assert there(match), "it never came to that moment"
    match.log = json.loads(json.dumps(match.log).replace('"guest0"', f'"{guests.guest(token)}"'))
    _keep(store_file, match, name)
    return f"/t/{name}"
