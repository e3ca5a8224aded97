"""Start the server."""

from __future__ import annotations

import gc
import logging
import sys
from typing import Any

import uvicorn

from orrery.server.app import application
from orrery.server.connections import Guard
from orrery.server.limits import Limits
from orrery.server.quiet_log import limit_repeats
from orrery.server.store import store_at

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
    spare_the_lasting()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    limit_repeats()
    limits = Limits(generosity)
    guard = Guard(limits, proxies)
    app = application(store_at(store), workers, bot_pause, window_pause=window_pause, patience=patience, limits=limits)
    if metrics_address:
        app.state.hub.metrics.serve(metrics_address)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    print(f"Orrery is at http://{shown}:{port}/  (Ctrl-C stops it; games are kept in {store})", flush=True)
    uvicorn.run(app, host=host, port=port, **settings(guard))
    return 0


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


def spare_the_lasting() -> None:
    """Let the collector of garbage look seldom at what lasts: tables live long, and a full round stops everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 1_000)
