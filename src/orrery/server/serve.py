"""Start the server."""

from __future__ import annotations

import gc
import logging
import sys

import uvicorn

from orrery.server.app import application
from orrery.server.store import store_at

SWITCH = 0.0005
"""Seconds after which the thread that stores gets its turn; Python's own 5 ms would be added to every choice."""


def serve(
    host: str, port: int, store: str, workers: int, bot_pause: float, window_pause: float, patience: float
) -> int:
    """Serve until told to stop."""
    sys.setswitchinterval(SWITCH)
    spare_the_lasting()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    app = application(store_at(store), workers, bot_pause, window_pause=window_pause, patience=patience)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    print(f"Orrery is at http://{shown}:{port}/  (Ctrl-C stops it; games are kept in {store})", flush=True)
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=32_768,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
    )
    return 0


def spare_the_lasting() -> None:
    """Let the collector of garbage look seldom at what lasts: tables live long, and a full round stops everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 1_000)
