"""Connections as uvicorn handles them, guarded: slow ones end, an address has a limited number, bad ones are logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from orrery.kernel.errors import OrreryError
from orrery.server.codec import encode
from orrery.server.limits import CONNECTIONS, Limits, TooMany, address_of
from orrery.server.middleware import SECURITY_HEADERS

log = logging.getLogger("orrery")
TIME_TO_ASK = 20.0
"""Seconds within which a request must have arrived whole, from the first byte or from connecting."""
LONGEST_HEAD = 65_536
"""Bytes of a request's first line and headers."""
TIME_TO_READ = 60.0
"""Seconds for which a client may leave an answer unread while more of it waits."""
MOST_PARTS = 1_000
"""How many frames one message of a socket may consist of."""
SPARE_FILES = 100
"""Open files reserved for everything but players' connections."""
MOST_CONNECTIONS = 20_000
"""How many connections there may be in all, if the system allows that many open files."""


class Guard:
    """What all connections of one server share."""

    def __init__(self, limits: Limits, proxies: str = "") -> None:
        self.limits = limits
        self.proxies = [_network(each.strip()) for each in proxies.split(",") if each.strip()]
        self.most = _most_connections()

    def protocols(self) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
        """The classes uvicorn makes a connection with."""
        http = type("GuardedHttp", (GuardedHttp,), {"guard": self})
        return http, GuardedSocket

    def enter(self, client: tuple[str, int] | None) -> Callable[[], None]:
        """Count a connection of an address, or refuse it; a proxy's are those of many people."""
        if client is not None and self.is_proxy(client[0]):
            return lambda: None
        return self.limits.enter("connections", {"address": CONNECTIONS}, {"address": address_of(client)})

    def is_proxy(self, host: str) -> bool:
        """Whether an address is that of a reverse proxy the operator named."""
        return bool(self.proxies) and any(ip_address(host.partition("%")[0]) in each for each in self.proxies)


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise OrreryError(
            f"--proxy: {text!r} is neither an address nor a network, as in 127.0.0.1 or 10.0.0.0/8"
        ) from None


def _most_connections() -> int:
    """How many connections the system lets this process have."""
    try:
        from resource import RLIMIT_NOFILE, getrlimit
    except ImportError:
        return MOST_CONNECTIONS
    files = getrlimit(RLIMIT_NOFILE)[0]
    return MOST_CONNECTIONS if files < 0 else max(1, min(MOST_CONNECTIONS, files - SPARE_FILES))


class GuardedHttp(HttpToolsProtocol):
    """An HTTP connection that ends if its request does not arrive or its answer is not read in time."""

    guard: Guard
    leave: Callable[[], None] | None = None
    asking: asyncio.TimerHandle | None = None
    reading: asyncio.TimerHandle | None = None
    in_head = True
    """Whether the head of a request has not arrived whole."""
    head_size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a new connection, unless its address or the server has too many."""
        super().connection_made(transport)
        try:
            if len(self.connections) > self.guard.most:
                raise TooMany("connections", 5.0)
            self.leave = self.guard.enter(self.client)
        except TooMany as refusal:
            self._refuse(429, refusal.code, refusal.message, refusal.seconds)
            return
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection that is gone."""
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; whatever a client sends, it cannot break more than its own connection."""
        if self.transport.is_closing():
            return
        if self.asking is None:
            self._expect_request()
        try:
            super().data_received(data)
        except Exception as error:
            log.warning("a connection sent what cannot be read: %r", error)
            self.transport.abort()
            return
        self.head_size = self.head_size + len(data) if self.in_head else 0
        if self.head_size > LONGEST_HEAD:
            self._refuse(431, "too-big", f"the head of a request has at most {LONGEST_HEAD} bytes")

    def on_headers_complete(self) -> None:
        """The head of a request has arrived; its body follows, if it has one."""
        self.in_head, self.head_size = False, 0
        super().on_headers_complete()

    def on_message_begin(self) -> None:
        """A request begins, perhaps right behind another."""
        self.in_head = True
        if self.asking is None:
            self._expect_request()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """A request has arrived whole."""
        self._cancel_asking()
        self.in_head = True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol, which has limits of its own."""
        self._let_go()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The client does not read: give it some time."""
        super().pause_writing()
        self.reading = self.loop.call_later(TIME_TO_READ, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads on."""
        super().resume_writing()
        self._cancel_reading()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP in the one form of all answers."""
        self._refuse(400, "bad-request", msg)

    def _expect_request(self) -> None:
        self.asking = self.loop.call_later(TIME_TO_ASK, self._too_slow)

    def _too_slow(self) -> None:
        self.asking = None
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self._refuse(408, "too-slow", f"the request did not arrive within {TIME_TO_ASK:.0f} seconds")
        else:
            self.transport.close()

    def _refuse(self, status: int, code: str, message: str, wait: int = 0) -> None:
        if not self.transport.is_closing():
            self.transport.write(plain_refusal(status, code, message, wait))
            self.transport.close()

    def _let_go(self) -> None:
        self._cancel_asking()
        self._cancel_reading()
        if self.leave is not None:
            self.leave()
            self.leave = None

    def _cancel_asking(self) -> None:
        if self.asking is not None:
            self.asking.cancel()
            self.asking = None

    def _cancel_reading(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose client can break nothing but its own connection, with one line in the log at most."""

    def data_received(self, data: bytes) -> None:
        """Read on."""
        try:
            super().data_received(data)
        except Exception as error:
            log.warning("a socket sent what cannot be read: %r", error)
            self.transport.abort()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read what it is sent: answers would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message, which may not come in endlessly many."""
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, or end the connection as the protocol demands if its text is not UTF-8."""
        if self.curr_msg_data_type == "text" and not _is_utf8(self.frames):
            log.warning("a socket sent text that is not UTF-8")
            self.frames = []
            self.conn.send_close(1007, "text must be UTF-8")
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def _is_utf8(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


def plain_refusal(status: int, code: str, message: str, wait: int = 0) -> bytes:
    """An answer below the application, in the same form and with the same headers as those of the application."""
    body = encode({"error": {"code": code, "message": message}})
    headers: dict[str, object] = {
        "content-type": "application/json",
        "content-length": len(body),
        "cache-control": "no-store",
        "connection": "close",
        **SECURITY_HEADERS,
    }
    if wait:
        headers["retry-after"] = wait
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *[f"{name}: {value}" for name, value in headers.items()]]
    return "\r\n".join([*lines, "", ""]).encode() + body
