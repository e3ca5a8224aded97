"""Every message: what clients send and what they are sent, as structs.

Input is checked while it is decoded; the table message is assembled in `snapshot.py`. The OpenAPI document
(`openapi.py`) and the browser's types (`tools/wire.py`) are made from these; the tests decode every message by them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec
from msgspec import UNSET, UnsetType

from orrery.bots import STAND_IN
from orrery.table.clock import TimeControl
from orrery.table.commands import Commands
from orrery.table.entry import Entry
from orrery.table.phase import Phase
from orrery.table.seat import Kind

# What clients send over a table's socket.


class Message(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Anything a client asks of a table; `id` is the client's own, and comes back with the answer."""

    id: str = ""


class Change(Message):
    """A command that changes the table: what it proposes is an entry of the table's log."""

    is_chat: ClassVar[bool] = False

    def propose(self, asked: Commands) -> Entry:
        """The entry to store, or a refusal."""
        raise NotImplementedError


class Choose(Change, tag="choose", kw_only=True):
    """Answer a question by an action, or by several actions one right after another."""

    question: int | None
    action: dict[str, Any] | list[dict[str, Any]]

    def propose(self, asked: Commands) -> Entry:
        """The choice, or the choices."""
        return asked.choose(self.question, self.action)


class Undo(Change, tag="undo"):
    """Take the last own choice back."""

    def propose(self, asked: Commands) -> Entry:
        """An undo, or the question to the others."""
        return asked.undo()


class UndoAnswer(Change, tag="undo-answer", kw_only=True):
    """Agree, or not, with an undo that is asked for."""

    yes: bool = False

    def propose(self, asked: Commands) -> Entry:
        """The answer, or the undo it decides."""
        return asked.undo_answer(self.yes)


class Sit(Change, tag="sit", kw_only=True):
    """Take a seat, or come back to the own one."""

    seat: int | None = None
    name: str | None = None
    nonce: str | None = None

    def propose(self, asked: Commands) -> Entry:
        """The person in the seat."""
        return asked.sit(self.seat, self.name, self.nonce)


class Leave(Change, tag="leave"):
    """Leave the own seat."""

    def propose(self, asked: Commands) -> Entry:
        """The seat left."""
        return asked.leave()


class StandIn(Change, tag="stand-in", kw_only=True):
    """Let a bot play for a person who is gone."""

    seat: int

    def propose(self, asked: Commands) -> Entry:
        """The seat left for its person."""
        return asked.stand_in(self.seat)


class SetSeat(Change, tag="seat", kw_only=True):
    """Put a bot at a seat, or empty it."""

    seat: int
    kind: Literal["bot", "empty"]
    bot: str | None = None

    def propose(self, asked: Commands) -> Entry:
        """The seat changed."""
        return asked.seat(self.seat, self.kind, self.bot)


class SetOptions(Change, tag="options", kw_only=True):
    """Change the set-up; what is left out stays."""

    options: dict[str, str | int] | None = None
    clock: TimeControl | None = None
    window: float | None = None
    seats: int | None = None
    hints: bool | None = None

    def propose(self, asked: Commands) -> Entry:
        """The set-up changed."""
        return asked.options(self.seats, self.options, self.clock, self.window, self.hints)


class Ready(Change, tag="ready", kw_only=True):
    """Say that one is ready, or not."""

    ready: bool = True

    def propose(self, asked: Commands) -> Entry:
        """The readiness changed."""
        return asked.ready(self.ready)


class Start(Change, tag="start"):
    """Start the game."""

    def propose(self, asked: Commands) -> Entry:
        """The beginning."""
        return asked.start()


class Chat(Change, tag="chat", kw_only=True):
    """Say something; only somebody who watches gives a name."""

    is_chat: ClassVar[bool] = True
    text: str
    name: str | None = None

    def propose(self, asked: Commands) -> Entry:
        """The line."""
        return asked.chat(self.text, self.name)


class Pause(Change, tag="pause"):
    """Stop the game and its clocks."""

    def propose(self, asked: Commands) -> Entry:
        """The pause."""
        return asked.pause()


class Resume(Change, tag="resume"):
    """Go on after a pause."""

    def propose(self, asked: Commands) -> Entry:
        """The end of the pause."""
        return asked.resume()


class Rematch(Change, tag="rematch"):
    """Ask for another game with the same seats."""

    def propose(self, asked: Commands) -> Entry:
        """The wish."""
        return asked.rematch()


class LeaveGuide(Change, tag="leave-guide"):
    """Play on freely in a guided game."""

    def propose(self, asked: Commands) -> Entry:
        """The guide left."""
        return asked.leave_guide()


class AskHint(Message, tag="hint"):
    """Ask what a bot would do; where several people play they are told that one did."""


class AskWhy(Message, tag="why", kw_only=True):
    """Ask why an action is not allowed."""

    action: dict[str, Any]


class Ping(Message, tag="ping"):
    """Ask whether anybody is there."""


Command = (
    Choose
    | Undo
    | UndoAnswer
    | Sit
    | Leave
    | StandIn
    | SetSeat
    | SetOptions
    | Ready
    | Start
    | Chat
    | Pause
    | Resume
    | Rematch
    | LeaveGuide
    | AskHint
    | AskWhy
    | Ping
)


class Envelope(msgspec.Struct):
    """What can be read of a message that is refused: which it was."""

    do: str = ""
    id: str = ""


# What clients send over HTTP.


class MakeTable(msgspec.Struct, forbid_unknown_fields=True):
    """A new table."""

    game: str
    name: str
    seats: int = 2
    world: str = ""
    """A world of the game; `options` are laid over its own."""
    guided: str = ""
    """A guided game, which says itself who plays and how, and begins at once."""
    options: dict[str, str | int] = {}
    private: bool = True
    bots: list[str] = []
    clock: TimeControl | None = None
    window: float | None = None
    """Seconds a window for secret answers stays open where several people play."""
    hints: bool | None = None
    """Whether players may ask what a bot would do."""
    start: bool = False
    nonce: str | None = None


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """A new table that goes on from a moment of a finished game."""

    at: int
    seat: int
    name: str
    bot: str = STAND_IN
    nonce: str | None = None


# What clients are sent.


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
    """A command was carried out and is stored."""

    id: str
    number: int
    made: int | UnsetType = UNSET
    """How many of several choices were made: those up to the first that reveals something or leads to others."""


class Lesson(Shape):
    """One idea of a guided game: what it is called, the thing it points at, and the choice it waits for."""

    name: str
    point: str
    choose: Action | None


class Guidance(Shape):
    """The lessons of a guided game from the learner's last choice to the next, and where they stand among all."""

    name: str
    """The guided game."""
    before: int
    of: int
    lessons: list[Lesson]


class Present(Shape):
    """A table as one person may see it."""

    number: int
    id: str
    game: str
    world: str
    """The world these options make; empty if they make none."""
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
    hints: bool
    """Players may ask what a bot would do."""
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
    guidance: Guidance | UnsetType = UNSET


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


class Recommended(Shape):
    """A choice that a bot recommends."""

    action: Action
    expected: Reason | UnsetType = UNSET
    """What the bot expects of it."""
    reasons: list[Reason] = []
    """What speaks for it."""


class Hint(Shape, tag_field="is", tag="hint"):
    """What a bot would do: its best choices, the best first."""

    id: str
    choices: list[Recommended]


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


class World(Shape):
    """What a game offers under a name, and the options that belong to it."""

    name: str
    rule: str
    options: dict[str, str | int]
    by_hand: str
    """The option that may be chosen piece by piece; empty if there is none."""


class GameInfo(Shape):
    """A game there is, its worlds, and the one it is played in unless another is chosen."""

    name: str
    seats: list[int]
    worlds: list[World]
    world: str
    options: list[GameOption]
    bots: list[str]
    """Every bot that may take a seat."""
    levels: list[str]
    """Those of them that are offered first, weakest first."""
    guided: list[str]
    """Its guided games, the first one first."""


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
    world: str = ""
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


class Scores(Shape):
    """The score over a finished game: after each choice that changed it, for every seat."""

    of: int
    """How many choices the game has."""
    at: list[int]
    """After how many choices."""
    totals: list[list[int]]
    facts: dict[str, list[list[int]]]
    """What is told with the score but adds nothing to it, by name."""


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
    """An error over HTTP."""

    error: Problem


command = msgspec.json.Decoder(Command)
envelope = msgspec.json.Decoder(Envelope)
make_table = msgspec.json.Decoder(MakeTable)
play_on = msgspec.json.Decoder(PlayOn)
server_message = msgspec.json.Decoder(ServerMessage)
