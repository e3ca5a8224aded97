"""Start the server."""

from __future__ import annotations

import logging
import sys

import uvicorn

from orrery.server.app import application
from orrery.server.store import store_at


def serve(host: str, port: int, store: str, workers: int, bot_pause: float) -> int:
    """Serve until told to stop."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    app = application(store_at(store), workers, bot_pause)
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
