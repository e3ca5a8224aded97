"""The record of a game: its set-up and every choice. Save file, replay, undo stack and bug report in one."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

from orrery.kernel.arguments import quoted
from orrery.kernel.errors import BadAction, BadOptions, BadRecord, IllegalAction
from orrery.kernel.events import Event
from orrery.kernel.game import Game
from orrery.kernel.options import Value
from orrery.kernel.state import NATURE, State

RECORD_FORMAT = "orrery-record/1"

Choice = tuple[int, int]
"""Who (a seat or NATURE) and which action."""


class Record:
    """A game from its first choice to its last so far, with the hash of the position it leads to."""

    def __init__(
        self,
        game: str,
        rules: str,
        content: str,
        seats: int,
        options: dict[str, Value],
        choices: list[Choice],
        final: str,
        about: dict[str, object] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.content = content
        self.seats = seats
        self.options = options
        self.choices = choices
        self.final = final
        self.about: dict[str, object] = about if about is not None else {}

    def __repr__(self) -> str:
        return f"<Record of {self.game}: {self.seats} seats, {len(self.choices)} choices>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        raise TypeError("a record is no key; use its check()")

    def __reduce__(self) -> tuple[type[Record], tuple[object, ...]]:
        members = (self.game, self.rules, self.content, self.seats, self.options, self.choices, self.final, self.about)
        return Record, members

    def to_json(self) -> dict[str, object]:
        """The record as plain data."""
        return {
            "format": RECORD_FORMAT,
            "game": self.game,
            "rules": self.rules,
            "content": self.content,
            "seats": self.seats,
            "options": dict(self.options),
            "about": dict(self.about),
            "choices": [[seat, action] for seat, action in self.choices],
            "final": self.final,
            "check": self.check(),
        }

    def check(self) -> str:
        """A fingerprint of the choices: by the rules, others too may lead to the same position."""
        text = json.dumps([[seat, action] for seat, action in self.choices])
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def text(self) -> str:
        """The record as a file's text."""
        return json.dumps(self.to_json(), ensure_ascii=False)


def _member(data: dict[str, object], name: str, kind: type) -> object:
    value = data.get(name)
    if type(value) is not kind:
        raise BadRecord(f"{name}: expected {kind.__name__}, found {quoted(value)}")
    return value


def record_from_json(data: object) -> Record:
    """Take a record from plain data, or raise BadRecord. The choices are checked by replaying."""
    if not isinstance(data, dict):
        raise BadRecord("a record is an object with game, seats, options and choices")
    if data.get("format") != RECORD_FORMAT:
        raise BadRecord(f"format: expected {RECORD_FORMAT!r}, found {quoted(data.get('format'))}")
    choices: list[Choice] = []
    listed = _member(data, "choices", list)
    assert isinstance(listed, list)
    for number, choice in enumerate(listed):
        if not isinstance(choice, list) or len(choice) != 2 or type(choice[0]) is not int or type(choice[1]) is not int:
            raise BadRecord(f"choices[{number}]: expected [seat, action], found {quoted(choice)}")
        choices.append((choice[0], choice[1]))
    options, about = _member(data, "options", dict), _member(data, "about", dict)
    seats = _member(data, "seats", int)
    assert isinstance(options, dict) and isinstance(about, dict) and isinstance(seats, int)
    record = Record(
        str(_member(data, "game", str)),
        str(_member(data, "rules", str)),
        str(_member(data, "content", str)),
        seats,
        options,
        choices,
        str(_member(data, "final", str)),
        about,
    )
    if "check" not in data:
        raise BadRecord("check: missing; a record made by hand says null there")
    if data["check"] is not None and data["check"] != record.check():
        raise BadRecord("check: does not fit the choices; the record was changed or damaged")
    return record


def record_from_text(text: str) -> Record:
    """Take a record from a file's text, or raise BadRecord."""
    try:
        data: object = json.loads(text)
    except ValueError as error:
        raise BadRecord(f"not a record: {error}") from None
    except RecursionError:
        raise BadRecord("not a record: nested too deeply") from None
    return record_from_json(data)


def begin(game: Game, record: Record) -> State:
    """The first position of a record, after checking that this game can replay it."""
    if record.game != game.name:
        raise BadRecord(f"game: a record of {quoted(record.game)}, not of {game.name!r}")
    if record.rules != game.rules_version:
        raise BadRecord(f"rules: recorded with version {quoted(record.rules)}, this is {game.rules_version!r}")
    if record.content != game.content_hash:
        raise BadRecord(
            f"content: recorded with other cards or boards ({quoted(record.content)}, "
            f"here {game.content_hash!r}); give the content file it was played with"
        )
    try:
        return game.new(record.seats, record.options)
    except BadOptions as error:
        raise BadRecord(f"set-up: {error}") from None


class ReplayStep:
    """One choice of a record, the position it leads to and what happened. The position is live: copy it to keep it."""

    def __init__(self, number: int, seat: int, action: int, state: State, events: list[Event]) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.state = state
        self.events = events

    def __repr__(self) -> str:
        who = "nature" if self.seat == NATURE else f"seat {self.seat}"
        return f"<ReplayStep {self.number}: {who}, {self.state.game.text(self.action)}>"

    def __reduce__(self) -> tuple[type[ReplayStep], tuple[object, ...]]:
        return ReplayStep, (self.number, self.seat, self.action, self.state, self.events)


def steps(game: Game, record: Record) -> Iterator[ReplayStep]:
    """Replay a record choice by choice; BadRecord if it is not a game by the rules or ends elsewhere."""
    state = begin(game, record)
    for number, (seat, action) in enumerate(record.choices):
        events = state.watch()
        try:
            state.apply(seat, action)
        except (IllegalAction, BadAction) as error:
            raise BadRecord(f"choices[{number}]: {error}") from None
        yield ReplayStep(number, seat, action, state, events)
    if state.hash() != record.final:
        raise BadRecord("final: the choices lead to another position; the record was changed or damaged")
