"""People with browsers of their own at one server."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Any

import anyio
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.types import ASGIApp
from starlette.types import Message as Frame

from orrery.server import identity, schema
from orrery.server.hub import Hub

Message = dict[str, Any]


CONNECTED: list[Person] = []
"""Everybody with an open socket; a test leaves none behind."""
PATIENCE = 60.0
"""Seconds within which whatever a test waits for has come, however busy the machine is."""


def until(so: Callable[[], bool]) -> bool:
    """Wait until something is so; whether it came to that."""
    late = monotonic() + PATIENCE
    while not so():
        if monotonic() > late:
            return False
        sleep(0.02)
    return True


def hub_of(client: TestClient) -> Hub:
    """The tables of the server behind a client."""
    hub = client.app.state.hub  # type: ignore[attr-defined]
    assert isinstance(hub, Hub)
    return hub


def in_server(client: TestClient, work: Callable[[], object]) -> None:
    """Call something in the server's event loop, and let whatever it begins run until it waits for something."""

    async def call() -> None:
        work()
        await asyncio.sleep(0)

    assert client.portal is not None
    client.portal.call(call)


def end_window(client: TestClient, table: str) -> None:
    """Let the time of the window that is open at a table be up."""
    hub = hub_of(client)

    def end() -> None:
        room = hub.rooms[table]
        if room.window is not None:
            room.window.earliest = room.window.latest = monotonic()
            hub.look_after(room)

    in_server(client, end)


def check_rooms(client: TestClient, later: float = 0.0) -> None:
    """Let the server look once at every table for what is due so many seconds from now."""
    hub = hub_of(client)
    in_server(client, lambda: hub.check_rooms(monotonic() + later, True))


def is_at_rest(client: TestClient, table: str) -> bool:
    """Whether nothing is under way in the background of a table."""
    room = hub_of(client).rooms[table]
    return room.background.is_idle and not room.summary_due


def gone_for(client: TestClient, table: str, guest: str, seconds: float) -> None:
    """Let the connection of a guest who is gone have closed so many seconds earlier."""
    room = hub_of(client).rooms[table]
    room.seen[guest] -= seconds


def everybody_goes() -> None:
    for person in list(CONNECTED):
        person.go()


@contextmanager
def serving(app: ASGIApp) -> Iterator[TestClient]:
    """A server of a test's own. At the end everybody goes, whatever went wrong: it waits for every open socket."""
    with TestClient(app) as client:
        try:
            yield client
        finally:
            everybody_goes()


class Person:
    """A guest with a cookie and perhaps an open socket."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        self.name = name
        self.token = secrets.token_urlsafe(18)
        self.guest = identity.guest(self.token)
        self.headers = {"cookie": f"orrery_guest={self.token}"}
        self.socket: WebSocketTestSession | None = None
        self.table: Message = {}
        self.tables_heard = 0
        self.events: list[Message] = []

    def get(self, path: str) -> Any:
        self.client.cookies.clear()
        return self.client.get(path, headers=self.headers)

    def post(self, path: str, body: object = None, **headers: str) -> Any:
        self.client.cookies.clear()
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        return self.client.post(path, content=content, headers={**self.headers, **headers})

    def make(self, **wanted: object) -> str:
        answer = self.post("/api/tables", {"game": "nebula", "name": self.name, **wanted})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def enter(self, table: str, since: int | str = 0) -> Message:
        """Open a socket and hear the present."""
        self.client.cookies.clear()
        self.socket = self.client.websocket_connect(f"/api/tables/{table}/live?since={since}", headers=self.headers)
        self.socket.__enter__()
        CONNECTED.append(self)
        return self.hear("table")

    def go(self) -> None:
        """Close the socket, whatever its state."""
        if self in CONNECTED:
            CONNECTED.remove(self)
        if self.socket is not None:
            self.socket.__exit__(None, None, None)
        self.socket = None

    def _next(self) -> Message:
        """The next message, which has the shape it is told to have; none for long is a fault, not a reason to wait."""
        socket = self.socket
        assert socket is not None

        async def frame() -> Frame:
            with anyio.fail_after(PATIENCE):
                return await socket._send_rx.receive()

        try:
            heard = socket.portal.call(frame)
        except TimeoutError:
            asked = {key: self.table.get(key) for key in ("phase", "number", "question", "seats")}
            raise AssertionError(f"{self.name} heard nothing for {PATIENCE:.0f} seconds; last: {asked}") from None
        socket._raise_on_close(heard)
        text = heard["text"]
        schema.server_message.decode(text)
        message: Message = json.loads(text)
        if message["is"] == "table":
            self.table = message
            self.tables_heard += 1
            self.events += message["events"]
        return message

    def hear(self, kind: str, **facts: object) -> Message:
        """Read until a message of a kind with some facts comes."""
        assert self.socket is not None
        while True:
            message = self._next()
            if message["is"] == kind and all(message.get(name) == value for name, value in facts.items()):
                return message

    def hear_number(self, number: int) -> Message:
        """Read until the table is at a number or beyond."""
        while self.table.get("number", -1) < number:
            self.hear("table")
        return self.table

    def say(self, **command: object) -> Message:
        """Send a command and hear its answer."""
        assert self.socket is not None
        name = str(command.setdefault("id", secrets.token_hex(4)))
        self.socket.send_text(json.dumps(command))
        while True:
            message = self._next()
            for answer in message.get("done", [message]):
                if answer.get("id") == name and answer["is"] != "table":
                    return dict(answer)

    def choose(self, action: object | None = None) -> Message:
        """Answer one's question, by default with the first legal action."""
        chosen = self.table["legal"][0] if action is None else action
        answer = self.say(do="choose", question=self.table["question"], action=chosen)
        if answer["is"] == "done":
            self.hear_number(answer["number"])
        return answer


def seated(client: TestClient, people: int = 2, **wanted: object) -> tuple[str, list[Person]]:
    """People at a started table, each with a socket."""
    guests = [Person(client, f"Person {i}") for i in range(people)]
    table = guests[0].make(seats=people, **wanted)
    for seat, person in enumerate(guests):
        person.enter(table)
        if seat:
            assert person.say(do="sit", seat=seat, name=person.name)["is"] == "done"
            assert person.say(do="ready")["is"] == "done"
    number = guests[0].say(do="start")
    assert number["is"] == "done", number
    for person in guests:
        person.hear_number(number["number"])
    return table, guests
