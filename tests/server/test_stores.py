"""Both stores keep the same promises: the embedded one, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from time import time

import pytest
from starlette.websockets import WebSocketDisconnect

from orrery.kernel.errors import OrreryError
from orrery.server.app import application
from orrery.server.store import Conflict, Store, TableRow, store_at
from orrery.table.entry import Chatted, Chose, Entry
from tests.server.people import Person, serving

pytestmark = pytest.mark.slow


def entry(text: str) -> Entry:
    return Chatted(time=1.5, seat=None, name="", text=text)


def test_what_is_kept_is_found_again_after_a_restart(url: str) -> None:
    name = f"t{random.SystemRandom().random()}"

    async def first() -> str:
        store = store_at(url)
        await store.open()
        await store.make(TableRow(name, "nebula", "secret", "waiting", True, "{}"), [entry("made")])
        for number in range(1, 30):
            await store.append(name, number, entry(f"é{number}"))
        await store.note(name, "running", json.dumps({"id": name}))
        before = await store.table(name)
        assert before is not None and abs(before.changed - time()) < 60
        assert await store.finished(f"guest of {name}", 5) == []
        await store.note(name, "over", json.dumps({"id": name}), {f"guest of {name}": 1, "other": 0})
        await store.note(name, "over", json.dumps({"id": name}), {f"guest of {name}": 1})
        ended = await store.finished(f"guest of {name}", 5)
        assert [(row.id, row.phase, seat) for row, seat in ended] == [(name, "over", 1)]
        assert name not in [row.id for row, _ in await store.finished("other", 5)], "the seat has moved on"
        await store.note(name, "running", json.dumps({"id": name}))
        assert await store.finished(f"guest of {name}", 5) == [], "a game taken up again is not over"
        key = await store.key()
        await store.close()
        return key

    async def second(key: str) -> None:
        store = store_at(url)
        await store.open()
        row = await store.table(name)
        assert row is not None
        assert (row.game, row.secret, row.phase, row.public) == ("nebula", "secret", "running", True)
        assert [e.text for e in await store.entries(name) if isinstance(e, Chatted)] == [
            "made",
            *[f"é{n}" for n in range(1, 30)],
        ]
        assert name in [r.id for r in await store.list(["running"], public=True, most=50)]
        assert name not in [r.id for r in await store.list(["over"], public=True, most=50)]
        assert await store.table("none") is await store.table("no\0ne") is None
        assert await store.key() == key
        await store.close()

    asyncio.run(second(asyncio.run(first())))


def test_two_that_append_the_same_number_do_not_both_succeed(url: str) -> None:
    name = f"t{random.SystemRandom().random()}"

    async def attempt(store: Store, number: int, text: str) -> bool:
        try:
            await store.append(name, number, entry(text))
        except Conflict:
            return False
        return True

    async def race() -> None:
        store = store_at(url)
        await store.open()
        await store.make(TableRow(name, "nebula", "s", "waiting", False, "{}"), [entry("made")])
        for number in range(1, 20):
            won = await asyncio.gather(*[attempt(store, number, f"{number}-{i}") for i in range(4)])
            assert sum(won) == 1
        assert len(await store.entries(name)) == 20
        await store.close()

    asyncio.run(race())


def test_an_entry_that_cannot_be_kept_fails_alone(url: str) -> None:
    """Whatever is wrong with it, who stores beside it and after it is not held up."""
    name = f"t{random.SystemRandom().random()}"

    async def attempt() -> None:
        store = store_at(url)
        await store.open()
        await store.make(TableRow(name, "nebula", "s", "waiting", False, "{}"), [entry("made")])
        bad = Chose(time=1.5, seat=0, action=10**30, nature=[])
        async with asyncio.timeout(30):
            done = await asyncio.gather(
                store.append(name, 1, entry("good")), store.append(name, 2, bad), return_exceptions=True
            )
            assert done[0] is None and isinstance(done[1], Exception)
            await store.append(name, 2, entry("after"))
        assert [e.text for e in await store.entries(name) if isinstance(e, Chatted)] == ["made", "good", "after"]
        await store.close()

    asyncio.run(attempt())


def test_a_game_is_played_and_taken_up_again(url: str) -> None:
    with serving(application(store_at(url), bot_pause=0.0)) as client:
        person = Person(client, "Ada")
        table = person.make(seats=2, bots=["random"], start=True)
        person.enter(table)
        for _ in range(10):
            while person.table["question"] is None or person.table["view"]["seats"][0]["sealed"]:
                person.hear("table")
            assert person.choose()["is"] == "done"
        token, choices = person.headers, person.table["choices"]
    with serving(application(store_at(url), bot_pause=0.0)) as client:
        again = Person(client, "Ada")
        again.headers = token
        assert again.enter(table)["choices"] >= choices
        while again.table["question"] is None:
            again.hear("table")
        assert again.choose()["is"] == "done"


def test_one_damaged_table_does_not_keep_the_server_from_starting(tmp_path: Path) -> None:
    url = f"sqlite:{tmp_path}/games.sqlite3"

    async def damage() -> None:
        store = store_at(url)
        await store.open()
        await store.make(TableRow("broken", "nebula", "s", "running", True, "{}"), [entry("not a beginning")])
        await store.close()

    asyncio.run(damage())
    with serving(application(store_at(url), bot_pause=0.0)) as client:
        assert client.get("/health").status_code == 200
        answer = client.get("/api/tables/broken")
        assert answer.status_code == 409
        assert answer.json()["error"]["code"] == "damaged"
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            client.websocket_connect("/api/tables/broken/live") as socket,
        ):
            socket.receive_text()
        assert closed.value.code == 4409, "not that there is no such table"
        Person(client, "Ada").make()


@pytest.mark.parametrize("url", ["mysql://x", "sqlite:/no/such/folder/x.db", "postgresql://127.0.0.1:1/x"])
def test_a_store_that_cannot_be_had_is_said(url: str) -> None:
    async def attempt() -> None:
        store = store_at(url)
        await store.open()

    with pytest.raises(OrreryError, match="store"):
        asyncio.run(attempt())


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a database " * 100)

    async def attempt() -> None:
        await store_at(f"sqlite:{file}").open()

    with pytest.raises(OrreryError, match=r"notes\.txt"):
        asyncio.run(attempt())
    assert file.read_text().startswith("not a database")
