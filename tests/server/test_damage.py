"""What was stored is damaged: only what is damaged is closed, everything else goes on, and nobody is told otherwise."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from orrery.kernel.errors import OrreryError
from orrery.server.app import application
from orrery.server.hub import Hub
from orrery.server.sqlite import SqliteStore
from orrery.server.store import store_at
from tests.server.people import Person, hub_of, serving, until

pytestmark = pytest.mark.slow

ENTRY = "update entries set entry = '%s' where \"table\" = ? and number = 2"
BROKEN = {
    "no JSON": ENTRY % "{",
    "no object": ENTRY % "[1]",
    "another kind": ENTRY % '{"kind": "strange", "time": 1.5}',
    "no kind": ENTRY % '{"time": 1.5}',
    "no time": ENTRY % '{"kind": "ready"}',
    "another type": ENTRY % '{"kind": "ready", "time": 1.5, "seat": "x"}',
    "a seat beyond": ENTRY % '{"kind": "ready", "time": 1.5, "seat": 99, "ready": true}',
    "nested": ENTRY % ("[" * 20_000),
    "a gap": 'delete from entries where "table" = ? and number = 2',
    "no beginning": 'delete from entries where "table" = ? and number = 0',
    "another game": "update tables set game = 'chess' where id = ?",
}
"""What can be wrong with what is stored of a table, as a statement that makes it so."""


def tamper(url: str, statement: str, table: str) -> None:
    """Change what a store holds, behind the server's back."""

    async def change() -> None:
        store: Any = store_at(url)
        await store.open()
        if isinstance(store, SqliteStore):
            await store._write(lambda connection: connection.execute(statement, (table,)) and None)
        else:
            await store.pool.execute(statement.replace("?", "$1"), table)
        await store.close()

    asyncio.run(change())


@pytest.mark.parametrize("how", BROKEN)
def test_a_table_whose_log_cannot_be_read_is_closed_alone(url: str, how: str) -> None:
    with serving(application(store_at(url), bot_pause=60.0)) as client:
        people = [Person(client, f"Person {number}") for number in range(3)]
        tables = [person.make(seats=2, bots=["random"], start=True, private=False) for person in people]
    tamper(url, BROKEN[how], tables[1])
    with serving(application(store_at(url), bot_pause=0.0)) as client:
        hub = hub_of(client)
        assert isinstance(hub, Hub)
        for table in (tables[0], tables[2]):
            assert until(lambda table=table: table in hub.rooms and hub.rooms[table].table.has_sealed(1))
        for person in people:
            person.client = client
        answer = people[1].get(f"/api/tables/{tables[1]}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "damaged")
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            client.websocket_connect(f"/api/tables/{tables[1]}/live") as live,
        ):
            live.receive_text()
        assert closed.value.code == 4409
        assert client.get("/health").status_code == client.get("/api/lobby").status_code == 200
        assert people[1].get("/api/my-tables").status_code == 200
        assert people[0].enter(tables[0])["phase"] == "running"
        people[0].go()


def test_a_summary_that_cannot_be_read_hides_one_table_only(url: str) -> None:
    with serving(application(store_at(url))) as client:
        ada = Person(client, "Ada")
        tables = [ada.make(private=False) for _ in range(2)]
    tamper(url, "update tables set summary = '{' where id = ?", tables[0])
    tamper(url, BROKEN["another game"], tables[0])
    with serving(application(store_at(url))) as client:
        listed = [line["id"] for line in client.get("/api/lobby").json()["open"]]
        assert tables[0] not in listed and tables[1] in listed


def test_damaged_pages_are_called_so_and_nothing_is_promised(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with serving(application(store_at(f"sqlite:{file}"), bot_pause=60.0)) as client:
        ada = Person(client, "Ada")
        tables = [ada.make(seats=2, bots=["random"], start=True) for _ in range(60)]
    with sqlite3.connect(file) as whole:
        whole.execute("pragma wal_checkpoint(truncate)")
    whole.close()
    data = bytearray(file.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    for page in range(8, len(data) // size, 3):
        data[page * size : (page + 1) * size] = bytes([0x5A]) * size
    file.write_bytes(data)
    told: dict[int, int] = {}
    with TestClient(application(store_at(f"sqlite:{file}"), bot_pause=60.0), raise_server_exceptions=False) as client:
        for path in [*(f"/api/tables/{table}" for table in tables), "/api/lobby", "/api/my-games", "/health"]:
            answer = client.get(path)
            told[answer.status_code] = told.get(answer.status_code, 0) + 1
            if answer.status_code != 200:
                assert "nothing that was acknowledged is lost" not in answer.text
                assert "damaged" in answer.text or answer.status_code == 404
    assert told.get(409, 0) > 0, told
    print(f"answers by status: {told}")


def test_a_full_disk_makes_the_server_unhealthy_until_there_is_room_again(tmp_path: Path) -> None:
    """A real server whose files may grow no further: what cannot be stored is refused, and it recovers by itself."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "orrery", "serve", "--port", str(port)]
    command += ["--store", f"sqlite:{tmp_path}/games.sqlite3"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    base = f"http://127.0.0.1:{port}"
    try:
        assert until(lambda: status(f"{base}/health") == 200)
        wish = json.dumps({"game": "nebula", "name": "Ada"}).encode()
        assert status(f"{base}/api/tables", wish) == 201
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, most))
        assert until(lambda: status(f"{base}/health") == 503)
        assert status(f"{base}/api/tables", wish) == 503
        assert status(f"{base}/api/lobby") == 200, "what is there can be read"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
        assert until(lambda: status(f"{base}/health") == 200)
        assert status(f"{base}/api/tables", wish) == 201
    finally:
        server.kill()
        server.wait()


def status(url: str, body: bytes | None = None) -> int:
    """The status of an answer; 0 if there is none."""
    try:
        with urllib.request.urlopen(urllib.request.Request(url, body), timeout=30) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return int(error.code)
    except OSError:
        return 0


# Versions.


def test_a_store_of_another_version_is_refused_and_left_as_it_was(url: str) -> None:
    async def attempt() -> None:
        store = store_at(url)
        await store.open()
        await store.close()

    asyncio.run(attempt())
    change = "update meta set value = ? where name = 'version'"
    tamper(url, change, "1000")
    try:
        with pytest.raises(OrreryError, match="version 1000, this program knows 1"):
            asyncio.run(attempt())
    finally:
        if url.startswith("sqlite:"):
            with sqlite3.connect(url.removeprefix("sqlite:")) as file:
                file.execute(change, ("1",))
            file.close()
        else:
            asyncio.run(mend(url))
    asyncio.run(attempt())


async def mend(url: str) -> None:
    import asyncpg

    connection: Any = await asyncpg.connect(url)
    await connection.execute("update meta set value = '1' where name = 'version'")
    await connection.close()


def test_a_file_of_another_version_is_not_changed_at_all(tmp_path: Path) -> None:
    file = tmp_path / "newer.sqlite3"
    with sqlite3.connect(file) as newer:
        newer.execute("create table meta (name text primary key, value text not null)")
        newer.execute("insert into meta values ('version', '2')")
    newer.close()
    before = file.read_bytes()
    with pytest.raises(OrreryError, match="version 2"):
        asyncio.run(store_at(f"sqlite:{file}").open())
    assert file.read_bytes() == before


def test_a_database_of_another_program_is_refused_and_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "addresses.sqlite3"
    with sqlite3.connect(file) as other:
        other.execute("create table people (name text)")
    other.close()
    before = file.read_bytes()
    with pytest.raises(OrreryError, match="another program"):
        asyncio.run(store_at(f"sqlite:{file}").open())
    assert file.read_bytes() == before
