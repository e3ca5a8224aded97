"""The store fails for a while: nothing stands still afterwards, though nobody does anything about it."""

from __future__ import annotations

import json
import sqlite3
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from orrery.server import identity
from orrery.server import sqlite as embedded
from orrery.server.app import application
from orrery.server.room import Room
from orrery.server.store import Store, Unavailable, row_of, store_at
from orrery.table.entry import Entry, WantsRematch
from tests.server.databases import database
from tests.server.people import Person, hub_of, seated, serving, until
from tests.table.people import Match

pytestmark = pytest.mark.slow


class Outage(Protocol):
    """A store that can be made to fail."""

    url: str

    def begin(self) -> None:
        """From now on nothing can be stored."""

    def end(self) -> None:
        """All is well again."""


class LockedFile:
    """Another program holds the write lock of the SQLite file."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "games.sqlite3"
        self.url = f"sqlite:{self.file}"
        self.holder: sqlite3.Connection | None = None

    def begin(self) -> None:
        self.holder = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False, timeout=30)
        self.holder.execute("begin immediate")

    def end(self) -> None:
        if self.holder is not None:
            self.holder.rollback()
            self.holder.close()
            self.holder = None


class StoppedServer:
    """PostgreSQL is stopped as if the power went, and started again."""

    def __init__(self, folder: str) -> None:
        self.running = database(folder)
        self.url = self.running.url

    def begin(self) -> None:
        self.running.crash()

    def end(self) -> None:
        self.running.start()

    def close(self) -> None:
        self.running.close()


@pytest.fixture(params=["sqlite", "postgres"])
def outage(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Outage]:
    monkeypatch.setattr(embedded, "BUSY_FOR", 100.0)
    if request.param == "sqlite":
        locked = LockedFile(tmp_path)
        yield locked
        locked.end()
        return
    with tempfile.TemporaryDirectory() as folder:
        stopped = StoppedServer(folder)
        yield stopped
        stopped.close()


@pytest.fixture
def client(outage: Outage) -> Iterator[TestClient]:
    app = application(store_at(outage.url), bot_pause=0.2, most_messages=5000, window_pause=1.0, patience=0.2)
    with serving(app) as client:
        yield client
        outage.end()


def fails(room: Room, kind: object) -> bool:
    """Wait until some background work of a room has failed twice."""
    return until(lambda: kind in room.background.retries and room.background.retries[kind].failures >= 2)


def test_bots_go_on(client: TestClient, outage: Outage) -> None:
    ada = Person(client, "Ada")
    table = ada.make(seats=3, bots=["random", "random"], start=True)
    room = hub_of(client).rooms[table]
    outage.begin()
    assert fails(room, ("choose", 1)) and fails(room, ("choose", 2))
    outage.end()
    assert until(lambda: room.table.has_sealed(1) and room.table.has_sealed(2))
    assert until(lambda: not room.uncertain)


def test_windows_close(client: TestClient, outage: Outage) -> None:
    table, people = seated(client, people=3, game="notalone")
    room = hub_of(client).rooms[table]
    while room.window is None:
        asked = [person for person in people if person.table["you"] in person.table["view"]["pending"]]
        number = asked[0].choose()["number"]
        for person in people:
            person.hear_number(number)
    outage.begin()
    choices = room.table.known.choices
    assert fails(room, "window")
    outage.end()
    assert until(lambda: room.table.known.choices > choices)


@pytest.mark.parametrize(("kind", "then"), [("move", "bot"), ("move", "pass"), ("game", "bot")])
def test_clocks_run_out(client: TestClient, outage: Outage, kind: str, then: str) -> None:
    table, _ = seated(client, clock={"kind": kind, "seconds": 5, "then": then})
    room = hub_of(client).rooms[table]
    outage.begin()
    room.measured -= 5.0
    assert fails(room, ("choose", 0)) and fails(room, ("choose", 1))
    outage.end()
    assert until(lambda: {"table-time-up"} == {remark.event.kind for remark in room.table.history.announcements})


def test_a_person_is_told_and_can_try_again(client: TestClient, outage: Outage) -> None:
    """A refusal, not a lost connection; the same request succeeds later, once."""
    table, (ada, bo) = seated(client)
    question, action = ada.table["question"], ada.table["legal"][0]
    outage.begin()
    wish = {"do": "choose", "id": "again", "question": question, "action": action}
    refusal = ada.say(**wish)
    assert (refusal["is"], refusal["code"]) == ("refused", "unavailable")
    answer = ada.post("/api/tables", {"game": "nebula", "name": "Ada"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")
    assert ada.get("/health").status_code == 503
    outage.end()
    assert until(lambda: ada.get("/health").status_code == 200)
    assert ada.say(**wish)["is"] == ada.say(**wish)["is"] == "done"
    assert bo.choose()["is"] == "done"
    room = hub_of(client).rooms[table]
    assert room.table.journal is not None
    assert [seat for seat, _ in room.table.journal.choices if seat >= 0] == [0, 1]


def test_reading_goes_on_while_somebody_waits_to_write(tmp_path: Path) -> None:
    locked = LockedFile(tmp_path)
    with serving(application(store_at(locked.url))) as client:
        ada = Person(client, "Ada")
        table = ada.make(private=False)
        assert until(lambda: len(ada.get("/api/lobby").json()["open"]) == 1)
        hub_of(client).forget(hub_of(client).rooms[table])
        locked.begin()
        writing = threading.Thread(target=ada.make)
        writing.start()
        other = Person(client, "Bo")
        assert [line["id"] for line in other.get("/api/lobby").json()["open"]] == [table]
        assert other.get(f"/api/tables/{table}").status_code == 200
        assert writing.is_alive(), "it was not written first"
        locked.end()
        writing.join()


# What fails only in part.


class Flaky:
    """One method of a store that fails so many times, before or after it has done its work."""

    def __init__(self, store: Store, method: str, failures: int, after: bool = False) -> None:
        self.work = getattr(store, method)
        self.failures = failures
        self.after = after
        setattr(store, method, self)

    async def __call__(self, *given: Any, **named: Any) -> Any:
        if self.failures == 0:
            return await self.work(*given, **named)
        self.failures -= 1
        if self.after:
            await self.work(*given, **named)
        raise Unavailable("the connection was cut")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return store_at(f"sqlite:{tmp_path}/games.sqlite3")


def test_what_was_stored_though_nobody_heard_of_it_counts(store: Store) -> None:
    """The answer got lost on its way: the table is read again and goes on from what is stored."""
    with serving(application(store, bot_pause=0.1)) as client:
        ada = Person(client, "Ada")
        table = ada.make(seats=2, bots=["random"], start=True)
        Flaky(store, "append", 1, after=True)
        hub = hub_of(client)
        assert until(lambda: table in hub.rooms and hub.rooms[table].table.has_sealed(1))
        ada.enter(table)
        assert ada.choose()["is"] == "done"


def test_a_choice_that_was_stored_though_it_was_refused_is_found_without_anybody_acting(store: Store) -> None:
    with serving(application(store, bot_pause=0.1)) as client:
        hub, (table, (ada, _)) = hub_of(client), seated(client)
        room = hub.rooms[table]
        wish = {"do": "choose", "id": "once", "question": ada.table["question"], "action": ada.table["legal"][0]}
        Flaky(store, "append", 1, after=True)
        assert ada.say(**wish)["code"] == "unavailable"
        assert until(lambda: table in hub.rooms and hub.rooms[table] is not room)
        assert hub.rooms[table].table.has_sealed(0)
        ada.go()
        ada.enter(table)
        assert ada.say(**wish)["is"] == "done", "a repeat is answered as the first would have been"
        assert hub.rooms[table].table.number == room.table.number + 1


def test_what_was_stored_counts_though_the_table_in_memory_could_not_take_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody is sent away from a table that is not what the store says, and comes back to one that is."""
    with serving(application(store, bot_pause=0.1)) as client:
        hub, (table, people) = hub_of(client), seated(client)
        ada, question, room = people[0], people[0].table["question"], hub.rooms[table]

        def fails(entry: Entry) -> None:
            raise RuntimeError("a fault of ours")

        monkeypatch.setattr(room.table, "accept", fails)
        assert ada.socket is not None
        ada.socket.send_text(json.dumps({"do": "chat", "id": "a", "text": "Do you hear me?"}))
        for person in people:
            with pytest.raises(WebSocketDisconnect):
                person.hear("nothing more")
            person.go()
        assert until(lambda: hub.rooms.get(table) not in (None, room))
        for person in people:
            person.enter(table)
            assert [line["text"] for line in person.table["chat"]] == ["Do you hear me?"]
        assert ada.table["question"] == question
        assert ada.choose()["is"] == "done"


def test_the_line_in_the_lobby_is_renewed_later(store: Store) -> None:
    with serving(application(store, bot_pause=0.1)) as client:
        flaky = Flaky(store, "note", 2)
        table, _ = seated(client, private=False)
        room = hub_of(client).rooms[table]
        assert until(lambda: flaky.failures == 0 and not room.summary_due and room.background.is_idle)
        assert client.portal is not None
        row = client.portal.call(store.table, table)
        assert row is not None and row.phase == "running"


@pytest.mark.parametrize("method", ["list", "table", "entries"])
def test_tables_are_taken_up_though_the_store_fails_when_the_server_starts(tmp_path: Path, method: str) -> None:
    url = f"sqlite:{tmp_path}/games.sqlite3"
    with serving(application(store_at(url), bot_pause=60.0)) as client:
        tables = [Person(client, "Ada").make(seats=2, bots=["random"], start=True) for _ in range(3)]
    store = store_at(url)
    Flaky(store, method, 2)
    with serving(application(store, bot_pause=0.0)) as client:
        hub = hub_of(client)
        assert until(lambda: all(t in hub.rooms and hub.rooms[t].table.has_sealed(1) for t in tables))


@pytest.mark.parametrize(("method", "after"), [("make", False), ("make", True), ("append", False), ("append", True)])
def test_a_rematch_is_made_once_whatever_fails(store: Store, method: str, after: bool) -> None:
    with serving(application(store, bot_pause=60.0)) as client:
        hub, ada = hub_of(client), Person(client, "Ada")
        finished = over(ada)

        async def begin() -> Room:
            await store.make(row_of(finished.table), finished.log)
            room = await hub.room("test")
            assert room is not None
            wish = WantsRematch(time=5000.0, seat=0)
            async with room.lock:
                await hub.commit(room, wish)
                Flaky(store, method, 1, after)
            return room

        assert client.portal is not None
        room = client.portal.call(begin)
        assert until(lambda: "next" in ada.get("/api/tables/test").json()), room.background.retries
        rows = client.portal.call(store.list, ["running"], False, 10)
        assert [row.id for row in rows] == [ada.get("/api/tables/test").json()["next"]]


def over(person: Person) -> Match:
    """A finished game of one person against a bot."""
    match = Match(seats=2, people=1).start().play("to the end")
    for entry in match.log:
        if entry.guest == "guest0":
            entry.guest = identity.guest(person.token)
    match.table = match.rebuilt()
    assert match.table.phase == "over"
    return match
