"""Clients for load and chaos runs: each is a real WebSocket that reads everything and answers questions."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic, perf_counter, sleep
from urllib.error import URLError
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException


class Heard(msgspec.Struct):
    """The part of a server's message these clients need."""

    is_: str = msgspec.field(name="is")
    id: str = ""
    number: int = 0
    code: str = ""
    message: str = ""
    phase: str = ""
    question: int | None = None
    legal: list[msgspec.Raw] = []
    choices: int = 0
    you: int | None = None
    done: list[Heard] = []


DECODER = msgspec.json.Decoder(Heard)


class Server:
    """A server of our own in its own process, on a free port, with its own file."""

    def __init__(self, folder: str | None = None, bot_pause: float = 0.0) -> None:
        self.folder = folder or tempfile.mkdtemp(prefix="orrery-")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.bot_pause = bot_pause
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        log = (Path(self.folder) / "server.log").open("ab")
        command = [sys.executable, "-m", "orrery", "serve", "--port", str(self.port)]
        command += ["--store", f"sqlite:{self.folder}/games.sqlite3", "--bot-pause", str(self.bot_pause)]
        command += ["--limits", "0"]
        self.process = subprocess.Popen(command, stdout=log, stderr=log)
        give_up = monotonic() + 60
        while True:
            try:
                with urlopen(f"{self.address}/health", timeout=2):
                    return
            except (URLError, ConnectionError, TimeoutError):
                if self.process.poll() is not None or monotonic() > give_up:
                    raise RuntimeError(f"the server did not start; see {self.folder}/server.log") from None
                sleep(0.05)

    def kill(self) -> None:
        """Kill it without a word."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it politely."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait()

    def memory(self) -> int:
        """Resident bytes of the server's own process."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        """Seconds of processor time it has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def make_table(server: str, token: str, **wanted: object) -> str:
    """Make a table over HTTP and give its id."""
    body = json.dumps({"game": "nebula", "name": "host", **wanted}).encode()
    request = Request(f"{server}/api/tables", body, {"cookie": f"orrery_guest={token}"}, method="POST")
    with urlopen(request) as answer:
        return str(json.load(answer)["id"])


class Player:
    """One person with one socket."""

    def __init__(self, server: str, table: str, token: str | None = None) -> None:
        self.address = server.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        self.token = token or secrets.token_urlsafe(18)
        self.socket: ClientConnection | None = None
        self.latest: Heard | None = None
        self.heard_at: dict[int, float] = {}
        self.news = asyncio.Event()
        self.replies: dict[str, asyncio.Future[Heard]] = {}
        self.sent = 0
        self.gaps = 0

    async def connect(self) -> None:
        """Open the socket and hear the present."""
        headers = {"cookie": f"orrery_guest={self.token}"}
        since = self.latest.choices if self.latest is not None else 0
        self.socket = await connect(
            f"{self.address}?since={since}",
            additional_headers=headers,
            compression=None,
            max_size=2**20,
            open_timeout=30,
            ping_interval=None,
        )
        self._hear(await self.socket.recv())

    def _hear(self, text: str | bytes) -> None:
        now = perf_counter()
        heard = DECODER.decode(text)
        for done in heard.done:
            self._answered(done)
        if heard.is_ == "table":
            if self.latest is not None and heard.number < self.latest.number:
                self.gaps += 1
            self.latest = heard
            self.heard_at[heard.number] = now
            self.news.set()
        else:
            self._answered(heard)

    def _answered(self, heard: Heard) -> None:
        reply = self.replies.pop(heard.id, None)
        if reply is not None and not reply.done():
            reply.set_result(heard)

    async def read(self) -> None:
        """Hear everything until the connection ends."""
        assert self.socket is not None
        try:
            async for text in self.socket:
                self._hear(text)
        except WebSocketException:
            pass

    async def ask(self, request: str | None = None, **command: object) -> Heard:
        """Send a command and wait for its answer."""
        self.sent += 1
        name = request or f"r{self.sent}-{secrets.token_hex(3)}"
        reply: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self.replies[name] = reply
        await self.send(msgspec.json.encode({"id": name, **command}))
        return await reply

    async def send(self, message: bytes) -> None:
        """Send one text message."""
        assert self.socket is not None
        await self.socket.send(message, text=True)

    async def heard(self, number: int) -> float:
        """When the table at some number, or a later one, was heard."""
        while True:
            times = [at for n, at in self.heard_at.items() if n >= number]
            if times:
                return min(times)
            self.news.clear()
            await self.news.wait()
