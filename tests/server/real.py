"""A server on a real port, in a thread of its own, and raw connections to it."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from orrery.server.app import application
from orrery.server.connections import Guard
from orrery.server.limits import Limits
from orrery.server.serve import settings
from orrery.server.store import store_at
from tests.server.people import until


@contextmanager
def serving(folder: Path, generosity: float = 0.0, proxies: str = "") -> Iterator[int]:
    """Serve as `orrery serve` does; the port."""
    limits = Limits(generosity)
    app = application(store_at(f"sqlite:{folder}/games.sqlite3"), bot_pause=0.0, limits=limits)
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, **settings(Guard(limits, proxies))))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        assert until(lambda: server.started)
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


def connect(port: int, source: str = "127.0.0.1") -> socket.socket:
    """A connection from one of this machine's own addresses, of which there are many."""
    return socket.create_connection(("127.0.0.1", port), timeout=60, source_address=(source, 0))


def read_all(connection: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    out = b""
    try:
        while part := connection.recv(65536):
            out += part
    except ConnectionResetError:
        pass
    return out


def request(method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    """A request as it is sent, after whose answer the connection is closed."""
    sent = {"host": "x", "connection": "close", "content-length": str(len(body)), **headers}
    lines = [f"{method} {path} HTTP/1.1", *[f"{name.replace('_', '-')}: {value}" for name, value in sent.items()]]
    return "\r\n".join([*lines, "", ""]).encode() + body


class Answer:
    """An answer as it came."""

    def __init__(self, raw: bytes) -> None:
        head, _, self.body = raw.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split(" ")[1]) if first else 0
        self.headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}

    def json(self) -> Any:
        return json.loads(self.body)


def ask(port: int, raw: bytes, source: str = "127.0.0.1") -> Answer:
    """Send bytes on a connection of their own, and hear the answer."""
    with connect(port, source) as connection:
        connection.sendall(raw)
        return Answer(read_all(connection))
