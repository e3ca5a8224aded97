"""A game between a person and bots: what nature and the bots do, undo, saving and taking up again."""

from __future__ import annotations

from pathlib import Path

from orrery import bots
from orrery.kernel.chance import natures_choice
from orrery.kernel.errors import BadOptions, BadRecord
from orrery.kernel.events import Event
from orrery.kernel.game import Game
from orrery.kernel.journal import Journal, resume
from orrery.kernel.options import Value
from orrery.kernel.record import Record, record_from_text
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE, State

PERSON = "person"
"""The player of a seat that is no bot."""


class Match:
    """A game in progress. A draw depends on the seed and its number alone, so a saved game goes on alike."""

    def __init__(self, journal: Journal, players: list[str], seed: str) -> None:
        self.journal = journal
        self.game: Game = journal.game
        self.players = players
        self.person = players.index(PERSON)
        self.seed = seed
        self._bots = {seat: bots.bot(name, self.game) for seat, name in enumerate(players) if name != PERSON}
        self._budget = bots.Budget()

    @property
    def state(self) -> State:
        """The true position: for bots and drawings only through `conceal`."""
        return self.journal.state

    def concealed(self) -> State:
        """The position as the person may know it."""
        return self.state.conceal(self.person)

    def others_step(self) -> list[Event] | None:
        """Let nature or a bot choose once; None when the person is to choose or the game is over."""
        pending = self.state.pending()
        if not pending:
            return None
        if pending[0] == NATURE:
            rng = self._stream("nature", NATURE)
            return self._seen(self.journal.apply(NATURE, natures_choice(self.state, rng)))
        for seat in pending:
            if seat != self.person:
                return self._seen(self.journal.apply(seat, self._bots_choice(seat)))
        return None

    def choose(self, action: int) -> list[Event]:
        """The person's choice."""
        return self._seen(self.journal.apply(self.person, action))

    def hint(self) -> int:
        """What the strongest bot would do in the person's place, knowing no more."""
        adviser = bots.bot(bots.names()[-1], self.game)
        rng = self._stream("hint", self.person)
        return adviser.choose(self.concealed(), self.state.legal(self.person), rng, self._budget)

    def undo(self) -> bool:
        """Take the person's last choice back, if it taught nothing."""
        if not self.journal.may_undo(self.person):
            return False
        self.journal.undo()
        return True

    def story(self) -> list[Event]:
        """Everything that has happened, as far as the person may know it."""
        return [event for events in self.journal.events for event in self._seen(events)]

    def record(self) -> Record:
        """The game so far, with who plays and the seed."""
        return self.journal.record({"players": list(self.players), "seed": self.seed})

    def _seen(self, events: list[Event]) -> list[Event]:
        return [event for event in events if event.seen_by(self.person)]

    def _stream(self, name: str, seat: int) -> Rng:
        made = sum(1 for chooser, _ in self.journal.choices if chooser == seat)
        return Rng(f"{self.seed}:{name}:{made}")

    def _bots_choice(self, seat: int) -> int:
        rng = self._stream(f"bot:{seat}", seat)
        legal = self.state.legal(seat)
        return self._bots[seat].choose(self.state.conceal(seat), legal, rng, self._budget)


def new_match(game: Game, seats: int, person: int, names: list[str], seed: str, options: dict[str, Value]) -> Match:
    """Begin a game: the person in one seat, the bots named in turn in the others."""
    journal = Journal(game, seats, options)
    return Match(journal, seating(seats, person, names), seed)


def seating(seats: int, person: int, names: list[str]) -> list[str]:
    """Who plays each seat; the list of bots is used again from its start when it is too short."""
    if not 0 <= person < seats:
        raise BadOptions(f"there is no seat {person} among {seats}; seats run from 0 to {seats - 1}")
    if not names:
        raise BadOptions(f"no bot is named; one of {', '.join(bots.names())}")
    players: list[str] = []
    used = 0
    for seat in range(seats):
        if seat == person:
            players.append(PERSON)
        else:
            players.append(names[used % len(names)])
            used += 1
    return players


def read_record(path: str) -> Record:
    """A record from a file, or BadRecord that names it."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: is not UTF-8 text") from None
    try:
        return record_from_text(text)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def check(game: Game, path: str, record: Record) -> Journal:
    """A record played through to its end, or BadRecord that names its file."""
    try:
        return resume(game, record)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def take_up(game: Game, path: str, record: Record, names: list[str], person: int | None) -> Match:
    """Go on with a saved game: with the players and the seed it was saved with, unless others are named."""
    journal = check(game, path, record)
    saved = record.about.get("players")
    known = (
        isinstance(saved, list)
        and len(saved) == record.seats
        and saved.count(PERSON) == 1
        and all(name == PERSON or name in bots.names() for name in saved)
    )
    if known and not names and person is None:
        assert isinstance(saved, list)
        players = [str(name) for name in saved]
    else:
        players = seating(record.seats, person or 0, names or bots.names()[-1:])
    return Match(journal, players, str(record.about.get("seed", record.final)))


def write_record(path: Path, record: Record) -> None:
    """Save a record so that a crash leaves the old file or the new one, never half of it."""
    beside = path.with_name(path.name + ".part")
    beside.write_text(record.text(), encoding="utf-8")
    beside.replace(path)
