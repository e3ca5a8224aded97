"""Live play over a WebSocket: commands come in, the present goes out."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from time import monotonic

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from orrery.server import guests
from orrery.server.answers import too_many
from orrery.server.codec import decode, encode
from orrery.server.hub import Hub
from orrery.server.limits import COMMANDS, HINTS, REQUESTS, SOCKETS, TALK, Allowance, Limits, TooMany, who_asks
from orrery.server.messages import Command, command
from orrery.server.middleware import SECURITY_HEADERS
from orrery.server.origin import is_foreign_socket
from orrery.server.room import Room
from orrery.server.store import Unavailable
from orrery.table.commands import Commands
from orrery.table.entry import Entry
from orrery.table.errors import Refused
from orrery.table.showing import tell, undone

log = logging.getLogger("orrery")
WITHIN = 20.0
"""Seconds within which a client may send the hub's most messages."""
REPLIES_KEPT = 200
SLOW = 15.0
"""Seconds a reader may take for one message before it is dropped."""
LONGEST_ID = 64
LONGEST_NUMBER = 9

Spend = Callable[[str, dict[str, Allowance]], None]
Moment = tuple[int | None, int, int]
"""Who looks, how many entries that viewer knows of, and how often somebody came or went."""

TOO_MANY, TOO_SLOW, OUTDATED, NO_TABLE, FOREIGN, DAMAGED = 1008, 1013, 1012, 4404, 4403, 4409


def stand_in(room: Room, asked: Commands, message: Command) -> Entry:
    """Let a bot play for somebody who is gone: who is, the room knows."""
    seated = message.seat is not None and 0 <= message.seat < len(room.table.seats)
    gone = room.gone_for(message.seat, monotonic()) if message.seat is not None and seated else None
    return asked.stand_in(message.seat, gone, room.patience)


ENTRIES: dict[str, Callable[[Commands, Command], Entry]] = {
    "choose": lambda c, m: c.choose(m.question, m.action),
    "undo": lambda c, m: c.undo(),
    "undo-answer": lambda c, m: c.undo_answer(m.yes),
    "sit": lambda c, m: c.sit(m.seat, m.name, m.nonce),
    "leave": lambda c, m: c.leave(),
    "seat": lambda c, m: c.seat(m.seat, m.kind, m.bot),
    "options": lambda c, m: c.options(m.seats, m.options, m.clock, m.window),
    "ready": lambda c, m: c.ready(m.ready),
    "start": lambda c, m: c.start(),
    "chat": lambda c, m: c.chat(m.text, m.name),
    "pause": lambda c, m: c.pause(),
    "resume": lambda c, m: c.resume(),
    "rematch": lambda c, m: c.rematch(),
}
"""Commands that change the table, by what they do."""


async def live(socket: WebSocket) -> None:
    """One client at one table, from connecting to leaving."""
    hub: Hub = socket.app.state.hub
    if is_foreign_socket(socket.headers):
        await socket.close(FOREIGN)
        return
    limits: Limits = socket.app.state.limits
    token = guests.token_of(socket)
    who = who_asks(socket.scope.get("client"), token and guests.guest(token))
    try:
        limits.spend("requests", REQUESTS, who)
        leave = limits.enter("sockets", SOCKETS, who)
    except TooMany as refusal:
        denial = too_many(refusal)
        denial.headers.update(SECURITY_HEADERS)
        await socket.send_denial_response(denial)
        return
    try:
        await _serve(hub, socket, token, partial(limits.spend, who=who))
    finally:
        leave()


async def _serve(hub: Hub, socket: WebSocket, token: str | None, spend: Spend) -> None:
    """Find the table, and let the client talk to it until it leaves."""
    why_not = NO_TABLE
    try:
        room = await hub.room(socket.path_params["table"])
    except Unavailable:
        room, why_not = None, TOO_SLOW
    except Refused:
        room, why_not = None, DAMAGED
    await socket.accept()
    if room is None:
        await socket.close(why_not)
        return
    since = socket.query_params.get("since", "")
    heard = socket.query_params.get("heard", "")
    connection = Connection(hub, room, socket, token, _whole(since) or 0, spend, _whole(heard))
    await connection.run()


def _whole(text: str) -> int | None:
    """A whole number of the address, if it is one."""
    return int(text) if text.isdecimal() and text.isascii() and len(text) <= LONGEST_NUMBER else None


class Connection:
    """A socket: a reader that carries out commands, a writer that sends the present whenever it changed.

    The writer sends what is true when it sends, so a slow reader skips what it missed and nothing piles up.
    """

    def __init__(
        self,
        hub: Hub,
        room: Room,
        socket: WebSocket,
        token: str | None,
        since: int,
        spend: Spend = lambda *_: None,
        heard: int | None = None,
    ) -> None:
        self.hub = hub
        self.spend = spend
        """Take from what this client's address and guest may ask for."""
        self.room = room
        self.socket = socket
        self.guest = guests.guest(token) if token is not None else ""
        self.choices = since
        self.heard = heard
        """The number of the last table message this client got before it came back, if it says so."""
        self.number = -1
        self.shown: Moment | None = None
        """The moment that was sent last."""
        self.chat = 0
        self.replies: deque[bytes] = deque(maxlen=REPLIES_KEPT)
        self.done: list[dict[str, object]] = []
        """Requests carried out, to be acknowledged with the table that shows them."""
        self.news = asyncio.Event()
        self.sending_since = 0.0
        self.writer: asyncio.Task[None] | None = None
        self.times: deque[float] = deque(maxlen=hub.most_messages)

    def wake(self) -> None:
        """Something changed."""
        self.news.set()

    async def run(self) -> None:
        """Read and write until either side has enough."""
        room = self.room
        room.come(self)
        self.wake()
        self.hub.metrics.sockets.inc()
        self.writer = asyncio.ensure_future(self._write())
        try:
            await self._read()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.writer.cancel()
            room.go(self)
            if not room.watchers:
                self.hub.left_alone(room)
            self.hub.metrics.sockets.dec()

    async def _read(self) -> None:
        while True:
            frame = await self.socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            now = monotonic()
            if len(self.times) == self.hub.most_messages and now - self.times[0] < WITHIN:
                await self._drop(TOO_MANY, "too many messages")
                return
            self.times.append(now)
            await self._carry_out(frame.get("text"))

    async def _carry_out(self, text: str | None) -> None:
        message: Command | None = None
        try:
            if text is None:
                raise Refused("bad-message", "send every command as text, not as a binary frame")
            message = decode(command, text, "bad-message")
            if len(message.id) > LONGEST_ID:
                raise Refused("bad-message", f"id: at most {LONGEST_ID} characters")
            await self._do(message)
        except Refused as refusal:
            self.hub.metrics.refused.labels(refusal.code).inc()
            self.reply({"is": "refused", "id": message.id if message is not None else "", **refusal.to_json()})
            if refusal.code == "late":
                self.shown = None
                self.wake()

    async def _do(self, message: Command) -> None:
        what = message.do
        propose = partial(stand_in, self.room) if what == "stand-in" else ENTRIES.get(what)
        if propose is not None:
            if not self.guest:
                raise Refused("no-guest", "open a page of this server first: it gives you a cookie")
            if not message.id:
                raise Refused("bad-message", "id: give every command an id of your own")
            self.spend("commands", COMMANDS)
            if what == "chat":
                self.spend("lines of talk", TALK)
            number = await self.hub.act(self.room, self.guest, message.id, lambda c: propose(c, message))
            done: dict[str, object] = {"is": "done", "id": message.id, "number": number}
            if self._moment() != self.shown:
                self.done.append(done)
                self.wake()
            else:
                self.reply(done)
        elif what == "hint":
            self.spend("hints", HINTS)
            action = await self.hub.chooser.hint(self.room, self.guest)
            self.reply({"is": "hint", "id": message.id, "action": action})
        elif what == "why":
            found = Commands(self.room.table, self.guest, 0.0).why(message.action)
            self.reply({"is": "why", "id": message.id, **(found.to_json() if found is not None else {})})
        elif what == "ping":
            self.reply({"is": "pong", "id": message.id})
        else:
            known = ", ".join([*ENTRIES, "stand-in", "hint", "why", "ping"])
            raise Refused("bad-message", f"do: {what!r} is not one of {known}")

    def reply(self, message: dict[str, object]) -> None:
        """Answer this client alone."""
        self.replies.append(encode(message))
        self.wake()

    async def _write(self) -> None:
        try:
            while True:
                await self.news.wait()
                self.news.clear()
                while self.replies:
                    await self._send(self.replies.popleft())
                if self._moment() != self.shown:
                    await self._send(self._present())
        except (WebSocketDisconnect, RuntimeError):
            pass

    def _moment(self) -> Moment:
        """What would have to change for something to be sent: never an answer to a secret question of another seat."""
        viewer = self.room.viewer(self.guest)
        return viewer, self.room.table.number_for(viewer), self.room.presence

    def _present(self) -> bytes:
        """All this client may know now, and what happened since it last heard."""
        room = self.room
        viewer = room.viewer(self.guest)
        table = room.table
        choices = table.beats[-1]
        if self.number >= 0:
            events = room.events_since(self.number, self.choices, viewer)
        elif 0 < self.choices <= choices:
            heard = None if self.heard is None else table.entry_known_as(self.heard, viewer)
            events = tell(table.history(self.choices, heard), viewer)
        else:
            events = undone(table, viewer) + tell(table.history(0), viewer)
        message = [room.base(viewer), b',"events":', encode(events), b',"chat":']
        chat = table.chat_lines - self.chat
        message.append(encode(table.chat[-chat:]) if chat else b"[]")
        if self.done:
            message += [b',"done":', encode(self.done)]
            self.done = []
        message.append(b"}")
        self.number, self.shown, self.choices = table.number, self._moment(), choices
        self.chat = table.chat_lines
        return b"".join(message)

    async def _send(self, message: bytes) -> None:
        self.sending_since = monotonic()
        await self.socket.send_text(message.decode())
        self.sending_since = 0.0

    def is_slow(self, now: float) -> bool:
        """Whether a message has been under way for too long."""
        return 0.0 < self.sending_since < now - SLOW

    async def drop_slow(self) -> None:
        """End the connection of a reader that does not read; it can come back."""
        assert self.writer is not None
        self.writer.cancel()
        self.sending_since = 0.0
        await self._drop(TOO_SLOW, "too slow")

    async def drop_outdated(self) -> None:
        """End a connection to a room that is not the table's any more; whoever comes back finds the new one."""
        await self._drop(OUTDATED, "outdated")

    async def _drop(self, code: int, why: str) -> None:
        self.hub.metrics.dropped.labels(why).inc()
        if self.socket.client_state == WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(1):
                    await self.socket.close(code, why)
            except (TimeoutError, RuntimeError, WebSocketDisconnect):
                pass
