"""A server for the tests: its client may lie in a folder of its own, and its luck follows from the test that runs."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from pathlib import Path

from orrery.table import fair
from orrery.table.commands import seats


def lucky_secrets(seed_file: Path) -> Callable[[], str]:
    """Secrets of tables that follow from what the file says and from how many tables were made since it said so."""
    made: dict[str, int] = {}

    def new_secret() -> str:
        seed = seed_file.read_text(encoding="utf-8") if seed_file.exists() else ""
        made[seed] = made.get(seed, 0) + 1
        return hashlib.sha256(f"{seed}:{made[seed]}".encode()).hexdigest()

    return new_secret


class _NoLuck:
    """What a seat without luck of its own adds to the table's secret: nothing new."""

    @staticmethod
    def token_hex(size: int) -> str:
        return "0" * size


def main(static: str, port: str, store: str, window_pause: str, patience: str) -> None:
    """Serve until told to stop; the server's modules are imported when luck is already in hand."""
    fair.new_secret = lucky_secrets(Path(store).with_suffix(".seed"))
    seats.secrets = _NoLuck  # type: ignore[assignment]
    from orrery.server import pages
    from orrery.server.serve import serve

    pages.STATIC = Path(static)
    serve("127.0.0.1", int(port), f"sqlite:{store}", 1, 0.02, float(window_pause), float(patience))


if __name__ == "__main__":
    main(*sys.argv[1:])
