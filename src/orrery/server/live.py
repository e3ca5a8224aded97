"""Live play over a WebSocket: commands come in, the present goes out."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import get_args

import msgspec
from msgspec import UNSET, UnsetType
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from orrery.server import identity, schema, snapshot
from orrery.server.answers import too_many
from orrery.server.codec import decode, encode
from orrery.server.hub import Hub
from orrery.server.limits import COMMANDS, HINTS, REQUESTS, SOCKETS, TALK, Allowance, Limits, TooMany, who_asks
from orrery.server.middleware import SECURITY_HEADERS
from orrery.server.origin import is_foreign_socket
from orrery.server.room import Room
from orrery.server.store import Unavailable
from orrery.table.commands import Commands
from orrery.table.errors import Refused

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

COMMAND_NAMES = [str(each.__struct_config__.tag) for each in get_args(schema.Command)]
"""What a client may ask for."""
TOO_MANY, TOO_SLOW, OUTDATED, NO_TABLE, FOREIGN, DAMAGED = 1008, 1013, 1012, 4404, 4403, 4409


async def live(socket: WebSocket) -> None:
    """One client at one table, from connecting to leaving."""
    hub: Hub = socket.app.state.hub
    if is_foreign_socket(socket.headers):
        await socket.close(FOREIGN)
        return
    limits: Limits = socket.app.state.limits
    token = identity.token_of(socket)
    who = who_asks(socket.scope.get("client"), token and identity.guest(token))
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


def _id_of(text: str) -> str:
    """The id of a message, if it has one that can be read: a refusal names what it refuses."""
    try:
        request = schema.envelope.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    return request if len(request) <= LONGEST_ID else ""


def _read(text: str) -> schema.Command:
    """A client's message, or a refusal that says what is wrong with it and where."""
    message: schema.Command = decode(schema.command, text, "bad-message", _unknown_command)
    if len(message.id) > LONGEST_ID:
        raise Refused("bad-message", f"id: at most {LONGEST_ID} characters")
    return message


def _unknown_command(text: bytes | str) -> str:
    """That there is no such command, if that is what is wrong with a message."""
    do = schema.envelope.decode(text).do
    return "" if do in COMMAND_NAMES else f"do: {do!r} is not one of {', '.join(COMMAND_NAMES)}"


def refused(request: str, refusal: Refused) -> schema.Refused:
    """A refusal as it is sent."""
    return schema.Refused(request, refusal.code, refusal.message, refusal.rule or UNSET, _reason(refusal))


def why(request: str, reason: Refused) -> schema.Why:
    """Why an action is not allowed, as it is sent."""
    return schema.Why(request, reason.code, reason.message, reason.rule or UNSET, _reason(reason))


def _reason(refusal: Refused) -> schema.Reason | UnsetType:
    return UNSET if refusal.why is None else schema.Reason(refusal.why.id, refusal.why.args)


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
        self.guest = identity.guest(token) if token is not None else ""
        self.choices = since
        """How many choices this client knows of."""
        self.heard = heard
        """The number of the last table message this client got before it came back, if it says so."""
        self.number = -1
        self.shown: Moment | None = None
        """The moment that was sent last."""
        self.chat = 0
        self.replies: deque[bytes] = deque(maxlen=REPLIES_KEPT)
        self.done: list[schema.Done] = []
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
        room.join(self)
        self.wake()
        self.hub.metrics.sockets.inc()
        self.writer = asyncio.ensure_future(self._write())
        try:
            await self._read()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.writer.cancel()
            room.leave(self)
            if not room.watchers:
                self.hub.on_last_watcher_left(room)
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
        message: schema.Command | None = None
        try:
            if text is None:
                raise Refused("bad-message", "send every command as text, not as a binary frame")
            message = _read(text)
            await self._answer(message)
        except Refused as refusal:
            self.hub.metrics.refused.labels(refusal.code).inc()
            self.reply(refused(_id_of(text or "") if message is None else message.id, refusal))
            if refusal.code == "late":
                self.shown = None
                self.wake()

    async def _answer(self, message: schema.Command) -> None:
        """Do what a message asks for, and answer it."""
        if isinstance(message, schema.Change):
            await self._change(message)
        elif isinstance(message, schema.AskHint):
            self.spend("hints", HINTS)
            self.reply(schema.Hint(message.id, await self.hub.autoplay.hint(self.room, self.guest)))
        elif isinstance(message, schema.AskWhy):
            reason = Commands(self.room.table, self.guest, 0.0).why(message.action)
            self.reply(schema.Why(message.id) if reason is None else why(message.id, reason))
        else:
            self.reply(schema.Pong(message.id))

    async def _change(self, message: schema.Change) -> None:
        """Carry out a command that changes the table; it is acknowledged with the table that shows it."""
        if not self.guest:
            raise Refused("no-guest", "open a page of this server first: it gives you a cookie")
        if not message.id:
            raise Refused("bad-message", "id: give every command an id of your own")
        self.spend("commands", COMMANDS)
        if message.is_chat:
            self.spend("lines of talk", TALK)
        number, choices = await self.hub.act(self.room, self.guest, message.id, message.propose)
        several = isinstance(message, schema.Choose) and isinstance(message.action, list)
        done = schema.Done(message.id, number, choices if several else UNSET)
        if self._moment() != self.shown:
            self.done.append(done)
            self.wake()
        else:
            self.reply(done)

    def reply(self, message: schema.ServerMessage) -> None:
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
        """The table message for this client: the present, and what happened since its last message."""
        viewer = self.room.viewer(self.guest)
        table = self.room.table
        done, self.done = self.done, []
        message = self.room.message_for(viewer, self._news(viewer), self.chat, done)
        self.number, self.shown, self.choices = table.number, self._moment(), table.known.choices
        self.chat = table.chat.count
        return message

    def _news(self, viewer: int | None) -> list[schema.GameEvent]:
        """The events since this client's last message; all of them, if it is new or all it had seen was taken back."""
        table = self.room.table
        if self.number >= 0:
            return self.room.events_since(self.number, self.choices, viewer)
        if 0 < self.choices <= table.known.choices:
            heard = None if self.heard is None else table.known.entry_known_as(self.heard, viewer)
            return snapshot.events(table.events_since(self.choices, heard), viewer)
        return snapshot.undone(table, viewer) + snapshot.events(table.events_since(0), viewer)

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
        """End a connection to a room that has been dropped; the client reconnects to the new one."""
        await self._drop(OUTDATED, "outdated")

    async def _drop(self, code: int, why: str) -> None:
        self.hub.metrics.dropped.labels(why).inc()
        if self.socket.client_state == WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(1):
                    await self.socket.close(code, why)
            except (TimeoutError, RuntimeError, WebSocketDisconnect):
                pass
