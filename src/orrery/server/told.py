"""What the server tells: the shape of every message. The browser's types are made from these (tools/wire.py).

The messages themselves are put together where they are cheapest to make (`table/showing.py`, `server/encoding.py`);
the tests read every one of them by these shapes.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

Phase = Literal["waiting", "running", "paused", "over"]
Kind = Literal["person", "bot", "empty"]


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """An object with these members and no others."""


class Action(msgspec.Struct):
    """Something that can be done: what, and the arguments that belong to it."""

    do: str


class View(msgspec.Struct):
    """A game by names, as one seat may know it; each game has its own."""

    game: str


class Seat(Shape):
    """Who sits where."""

    kind: Kind
    name: str
    ready: bool
    away: bool
    """A bot plays for somebody who left the seat and may come back."""
    asks_undo: bool
    rematch: bool
    here: bool
    """A socket of this person is open."""
    bot: str | UnsetType = UNSET
    clock: float | UnsetType = UNSET
    ticking: bool | UnsetType = UNSET
    """The clock of this seat runs now."""
    bot_in: float | UnsetType = UNSET
    """Seconds until the others may let a bot play for this person, who is gone from a running game."""


class Clock(Shape):
    """Time to think."""

    kind: Literal["none", "move", "game"]
    seconds: float
    then: Literal["bot", "pass"]


class Window(Shape):
    """How long a window for secret answers stays open where several people play."""

    seconds: float
    closes_in: float | UnsetType = UNSET
    """Seconds until the one that is open now closes: the same for everybody, asked or not."""


class Content(Shape):
    """Which cards and boards a table is played with, and how many values of them are its own."""

    hash: str
    differs: int


class Origin(Shape):
    """The finished game a table goes on from, and how many of its choices it began with."""

    table: str
    choices: int


class GameEvent(Shape):
    """Something that happened, and how many choices there were then."""

    number: int
    kind: str
    args: dict[str, Any]


class ChatLine(Shape):
    """Something that was said."""

    number: int
    seat: int | None
    name: str
    """A player's is unlike anybody else's; a watcher's is empty if none was given."""
    watcher: bool
    """Said by somebody who does not sit at the table, whatever name was given."""
    text: str
    time: float


class Reason(Shape):
    """A game's own reason: a message, to be said in the reader's language."""

    id: str
    args: dict[str, Any]


class Done(Shape, tag_field="is", tag="done"):
    """A command was carried out and is kept."""

    id: str
    number: int


class Present(Shape):
    """A table as one person may see it."""

    number: int
    id: str
    game: str
    options: dict[str, str | int]
    automatic: dict[str, str | int]
    content: Content
    private: bool
    phase: Phase
    host: int
    you: int | None
    watchers: int
    seats: list[Seat]
    clock: Clock
    window: Window
    view: View | None
    question: int | None
    """The number of the question you are asked; it goes back with the answer."""
    legal: list[Action]
    your_last: int
    """How many choices there were after your own last one."""
    may_undo: bool
    undo_asked_by: int | None
    choices: int
    commitment: str
    secret: str | UnsetType = UNSET
    next: str | UnsetType = UNSET
    origin: Origin | UnsetType = msgspec.field(default=UNSET, name="from")


class Shown(Present, tag_field="is", tag="table"):
    """The same, asked for over HTTP."""


class Table(Present, tag_field="is", tag="table", kw_only=True):
    """The same with what happened since the last message."""

    events: list[GameEvent]
    chat: list[ChatLine]
    done: list[Done] | UnsetType = UNSET
    """Commands of this client that are carried out in what is shown."""


class Refused(Shape, tag_field="is", tag="refused"):
    """A command was not carried out."""

    id: str
    code: str
    message: str
    rule: str | UnsetType = UNSET
    why: Reason | UnsetType = UNSET


class Hint(Shape, tag_field="is", tag="hint"):
    """What the best bot would do."""

    id: str
    action: Action


class Why(Shape, tag_field="is", tag="why"):
    """Why an action is not allowed; nothing but the id if it is."""

    id: str
    code: str | UnsetType = UNSET
    message: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    why: Reason | UnsetType = UNSET


class Pong(Shape, tag_field="is", tag="pong"):
    """The answer to a ping."""

    id: str


ServerMessage = Table | Done | Refused | Hint | Why | Pong


class GameOption(Shape):
    """What can be chosen before a game."""

    name: str
    default: str | int
    values: list[str | int]
    rule: str
    low: int
    high: int


class GameInfo(Shape):
    """A game there is."""

    name: str
    seats: list[int]
    options: list[GameOption]
    bots: list[str]


class ListedSeat(Shape):
    """Who sits where, in the lobby."""

    kind: Kind
    name: str


class Listing(Shape):
    """A table as the lobby lists it."""

    id: str
    game: str
    phase: Phase
    made: float
    options: dict[str, str | int]
    choices: int
    seats: list[ListedSeat]
    asked: list[int] | UnsetType = UNSET
    """The seats that are to choose, in a running game."""
    totals: list[int] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET


class OwnListing(Listing, kw_only=True):
    """One of the reader's own tables."""

    you: int
    yours: bool
    """It is the reader's turn."""


class Lobby(Shape):
    """Public tables."""

    open: list[Listing]
    running: list[Listing]
    finished: list[Listing]


class Made(Shape):
    """A new table."""

    id: str
    link: str


class Moment(Shape):
    """A table after some choice, through somebody's eyes, and the moments after it that were asked for."""

    at: int
    of: int
    seat: int | Literal["all"] | None
    view: View
    more: list[View]


class ContentUsed(Shape):
    """A card list was taken, or dropped."""

    number: int
    differs: int


class Complaint(Shape):
    """What is wrong with a card list, and where."""

    place: str
    reason: str


class Problem(Shape):
    """Why something cannot be done."""

    code: str
    message: str
    rule: str | UnsetType = UNSET
    why: Reason | UnsetType = UNSET
    complaints: list[Complaint] | UnsetType = UNSET


class Failure(Shape):
    """How HTTP tells of it."""

    error: Problem


server_message = msgspec.json.Decoder(ServerMessage)
