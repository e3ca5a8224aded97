"""The phases a table goes through."""

from __future__ import annotations

from typing import Final, Literal

Phase = Literal["waiting", "running", "paused", "over"]
WAITING: Final = "waiting"
RUNNING: Final = "running"
PAUSED: Final = "paused"
OVER: Final = "over"
