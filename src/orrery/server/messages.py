"""What clients send: shapes that are checked while they are read. The OpenAPI schema is made from the same."""

from __future__ import annotations

from typing import Any

import msgspec


class MakeTable(msgspec.Struct, forbid_unknown_fields=True):
    """A new table."""

    game: str
    name: str
    seats: int = 2
    options: dict[str, str | int] = {}
    private: bool = True
    bots: list[str] = []
    clock: dict[str, Any] | None = None
    window: float | None = None
    """Seconds a window for secret answers stays open where several people play."""
    start: bool = False
    nonce: str | None = None


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """A new table that goes on from a moment of a finished game."""

    at: int
    seat: int
    name: str
    bot: str = "greedy"
    nonce: str | None = None


class Command(msgspec.Struct):
    """Anything a client asks of a table; which fields count depends on `do`."""

    do: str
    id: str = ""
    question: int | None = None
    action: Any = None
    seat: int | None = None
    name: str | None = None
    kind: str | None = None
    bot: str | None = None
    nonce: str | None = None
    options: dict[str, str | int] | None = None
    clock: dict[str, Any] | None = None
    window: float | None = None
    seats: int | None = None
    ready: bool = True
    yes: bool = False
    text: str | None = None


make_table = msgspec.json.Decoder(MakeTable)
play_on = msgspec.json.Decoder(PlayOn)
command = msgspec.json.Decoder(Command)
