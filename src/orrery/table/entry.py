"""The entries of a table's log: one struct per kind, stored as JSON with the kind under `kind`.

Members that older releases did not write have a default. Names of members never change: stored logs must open.
"""

from __future__ import annotations

from operator import index
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from orrery.table.clock import TimeControl

Pair = tuple[int, int]
"""A seat and an action."""


class Logged(msgspec.Struct, tag_field="kind", kw_only=True, forbid_unknown_fields=True):
    """What every entry has."""

    time: float
    """The wall time."""
    guest: str | UnsetType = UNSET
    """Who asked for it; empty where the server chose."""
    id: str | UnsetType = UNSET
    """The id of the request that it carries out."""
    after: float | UnsetType = UNSET
    """Seconds measured since the entry before."""


class Setup(Logged, kw_only=True):
    """Seats, options and clock of a table."""

    seats: int
    options: dict[str, str | int]
    clock: TimeControl
    window: float | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    """Whether players may ask what a bot would do."""


class Made(Setup, tag="made", kw_only=True):
    """A new table."""

    private: bool
    host: int | UnsetType = UNSET
    content: dict[str, Any] | UnsetType | None = UNSET
    inherited: list[Pair] | UnsetType = UNSET
    """The choices of another game that this one begins with."""
    origin: str | UnsetType = msgspec.field(default=UNSET, name="from")
    """The table of that other game."""
    guided: str | UnsetType = UNSET
    """The guided game that is played here."""


class OptionsChanged(Setup, tag="options"):
    """The host changed the set-up."""


class ContentChanged(Logged, tag="content", kw_only=True):
    """The host brought a card list, or dropped it."""

    content: dict[str, Any] | None
    options: dict[str, str | int]


class OfSeat(Logged, kw_only=True):
    """Something that concerns one seat."""

    seat: int


class Sat(OfSeat, tag="sat", kw_only=True):
    """A person took a seat, or came back to it."""

    guest: str
    name: str
    nonce: str


class Moved(OfSeat, tag="moved", kw_only=True):
    """A person took the seat to another device."""

    guest: str
    to: str


class Left(OfSeat, tag="left", kw_only=True):
    """A seat was left: by its person, by somebody else for a person who is gone, or because time ran out."""

    by: int | UnsetType = UNSET
    late: str | UnsetType = UNSET


class SeatChanged(OfSeat, tag="seat", kw_only=True):
    """The host put a bot at a seat, or emptied it."""

    bot: str
    name: str


class ReadyChanged(OfSeat, tag="ready", kw_only=True):
    """A person is ready, or is not any more."""

    ready: bool


class Started(Logged, tag="started", kw_only=True):
    """The game began, with nature's first choices."""

    nature: list[int]


class Chose(OfSeat, tag="chose", kw_only=True):
    """A choice and nature's choices after it."""

    action: int
    nature: list[int]
    late: str | UnsetType = UNSET
    """Who chose when time ran out."""


class ChoseSeveral(OfSeat, tag="chose-several", kw_only=True):
    """Choices of one seat, one right after another, and nature's choices after the last."""

    actions: list[int]
    nature: list[int]


class Closed(Logged, tag="closed", kw_only=True):
    """A round of a window for secret answers ended: who passed, and what nature chose."""

    passed: list[Pair] | UnsetType = UNSET
    nature: list[int]


class HintAsked(OfSeat, tag="hint"):
    """A seat asked what a bot would do; where several people play all of them learn it."""


class GuideLeft(OfSeat, tag="guide-left"):
    """The learner of a guided game plays on freely."""


class Undid(OfSeat, tag="undid", kw_only=True):
    """The game went back to a number of choices."""

    to: int


class UndoAsked(OfSeat, tag="undo-asked"):
    """A seat asks the others whether it may take a choice back."""


class UndoAnswered(OfSeat, tag="undo-answer", kw_only=True):
    """One of the others answered."""

    yes: bool


class Chatted(Logged, tag="chatted", kw_only=True):
    """Something was said, by a seat or by somebody who only watches."""

    seat: int | None
    name: str
    text: str


class Paused(OfSeat, tag="paused"):
    """A seat stopped the clocks and the game."""


class Resumed(OfSeat, tag="resumed"):
    """A seat let the game go on."""


class WantsRematch(OfSeat, tag="rematch"):
    """A seat wants another game."""


class RematchMade(Logged, tag="next", kw_only=True):
    """The table of the rematch is made."""

    table: str


Entry = (
    Made
    | OptionsChanged
    | ContentChanged
    | Sat
    | Moved
    | Left
    | SeatChanged
    | ReadyChanged
    | Started
    | Chose
    | ChoseSeveral
    | Closed
    | HintAsked
    | GuideLeft
    | Undid
    | UndoAsked
    | UndoAnswered
    | Chatted
    | Paused
    | Resumed
    | WantsRematch
    | RematchMade
)

_decoder = msgspec.json.Decoder(Entry)


def encode_entry(entry: Entry) -> str:
    """An entry as it is stored, an `Action` in it as its number."""
    return msgspec.json.encode(entry, enc_hook=index).decode()


def decode_entry(text: str) -> Entry:
    """Read a stored entry, or raise msgspec.DecodeError (RecursionError if it is nested too deeply)."""
    entry: Entry = _decoder.decode(text)
    return entry
