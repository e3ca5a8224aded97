"""Start the server."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from contextlib import suppress
from typing import Any

import uvicorn

from orrery.kernel.errors import OrreryError
from orrery.server.app import application
from orrery.server.connections import Guard
from orrery.server.hub import Hub
from orrery.server.limits import Limits
from orrery.server.quiet_log import limit_repeats
from orrery.server.store import store_at, without_password

BACKLOG = 2048
"""How many connections may wait to be accepted."""
EVERYWHERE = ("", "0.0.0.0", "::")
SWITCH = 0.0005
"""Seconds after which the thread that stores gets its turn; Python's own 5 ms would be added to every choice."""


def serve(
    host: str,
    port: int,
    store: str,
    workers: int,
    bot_pause: float,
    window_pause: float,
    patience: float,
    metrics_address: str = "",
    generosity: float = 0.0,
    proxies: str = "",
) -> int:
    """Serve until told to stop; without limits unless a generosity is given."""
    sys.setswitchinterval(SWITCH)
    tune_gc()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    limit_repeats()
    limits = Limits(generosity)
    guard = Guard(limits, proxies)
    app = application(store_at(store), workers, bot_pause, window_pause=window_pause, patience=patience, limits=limits)
    if metrics_address:
        app.state.hub.metrics.serve(metrics_address)
    sockets = listen(host, port)
    about = [*addresses(host, sockets[0].getsockname()[1]), f"Games are stored in {without_password(store)}."]
    config = uvicorn.Config(app, lifespan="off", **settings(guard))
    with suppress(KeyboardInterrupt):
        Server(config, app.state.hub, [*about, "Ctrl-C stops the server."]).run(sockets)
    return 0


class Server(uvicorn.Server):
    """A server that opens its tables before it answers, and says so; what cannot be opened is raised as it is."""

    def __init__(self, config: uvicorn.Config, hub: Hub, about: list[str]) -> None:
        super().__init__(config)
        self.hub = hub
        self.about = about
        """What is printed once the server answers."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the tables, then answer."""
        await self.hub.open()
        await super().startup(sockets)
        print(*self.about, sep="\n", flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop answering, then close the tables."""
        await super().shutdown(sockets)
        await self.hub.close()


def listen(host: str, port: int) -> list[socket.socket]:
    """Listen at every address of a host."""
    opened: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, address in sorted({(each[0], each[4]) for each in found}):
            opened.append(socket.create_server(address, family=family, backlog=BACKLOG))
    except (OSError, UnicodeError) as error:
        for each in opened:
            each.close()
        wrong = f"cannot listen at {host}, port {port}: {reason_of(error)}"
        raise OrreryError(f"{wrong}; name another with --host or --port") from None
    return opened


def reason_of(error: OSError | UnicodeError) -> str:
    """What the system says of an error, without its number."""
    said = error.strerror if isinstance(error, OSError) else None
    return (said or str(error)).partition(" (while attempting")[0]


def addresses(host: str, port: int) -> list[str]:
    """Lines that say where the server is found, from this machine and, if it listens there, from the network."""
    if host not in EVERYWHERE:
        shown = "localhost" if host == "127.0.0.1" else f"[{host}]" if ":" in host else host
        return [f"Orrery is at http://{shown}:{port}/"]
    here, own = f"Orrery is at http://localhost:{port}/", own_address()
    return [here, f"Others on your network find it at http://{own}:{port}/"] if own else [here]


def own_address() -> str:
    """This machine's address in its network; nothing if it has none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def settings(guard: Guard) -> dict[str, Any]:
    """How uvicorn is to handle connections."""
    http, websocket = guard.protocols()
    return {
        "log_config": None,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "http": http,
        "proxy_headers": bool(guard.proxies),
        "forwarded_allow_ips": [str(proxy) for proxy in guard.proxies],
        "ws": websocket,
        "ws_max_size": 32_768,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "timeout_graceful_shutdown": 3,
    }


def tune_gc() -> None:
    """Make garbage collection rare: tables live long, and a full collection stops everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 1_000)
