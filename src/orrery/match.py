"""A game between persons and bots on one computer: what nature and the bots do, undo, saving and going on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from orrery import bots
from orrery.kernel.arguments import must_be
from orrery.kernel.chance import natures_choice
from orrery.kernel.errors import BadOptions, IllegalAction
from orrery.kernel.events import Event
from orrery.kernel.game import Game
from orrery.kernel.journal import Journal, resume
from orrery.kernel.record import Record
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE, State

PERSON = "person"
"""The player of a seat that is no bot."""
HINT_SECONDS = 1.0
"""How long a hint is thought about at most."""


class Match:
    """A game with a player for each seat: "person" or the name of a bot.

    What nature and the bots choose depends on the seed and on how much they have chosen before, so a saved game goes
    on as it would have.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        journal: Journal | None = None,
    ) -> None:
        must_be(game, Game, 'orrery.game("nebula")')
        must_be(players, Sequence, '["person", "greedy"]')
        if isinstance(players, str):
            raise BadOptions(f"players are a list such as ['person', 'greedy'], one for each seat, not {players!r}")
        self.game = game
        self.players = list(players)
        self.journal = Journal(game, len(self.players), options) if journal is None else journal
        self.seed = str(seed)
        self.person: int | None = self.players.index(PERSON) if PERSON in self.players else None
        """The first seat of a person: whose eyes the game is seen with."""
        self._bots = {seat: bots.local_bot(name, game) for seat, name in enumerate(self.players) if name != PERSON}
        self._budget = bots.Budget()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Match, (self.game, self.players, self.seed, None, self.journal)

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}: {', '.join(self.players)}; {self.state!r}>"

    @property
    def eyes(self) -> int:
        """The seat whose part of the table is drawn in full."""
        return self.person or 0

    @property
    def state(self) -> State:
        """The true position: for bots and drawings only through `conceal`."""
        return self.journal.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    def concealed(self) -> State:
        """The position as the person may know it."""
        return self.state.conceal(self.person)

    def advance(self) -> list[Event] | None:
        """Let nature or a bot choose once; None when only persons are to choose or the game is over."""
        pending = self.state.pending()
        if pending == (NATURE,):
            rng = self._stream("nature", NATURE)
            return self._seen(self.journal.push(NATURE, int(natures_choice(self.state, rng))))
        for seat in pending:
            if seat in self._bots:
                return self._seen(self.journal.push(seat, self._bots_choice(seat)))
        return None

    def play(self) -> list[Event]:
        """Let nature and the bots choose until a person is asked or the game is over; return what happened."""
        events: list[Event] = []
        while (seen := self.advance()) is not None:
            events += seen
        return events

    def choose(self, action: object, seat: int | None = None) -> list[Event]:
        """A person's choice, given as `State.apply` takes it."""
        if seat is None and self.person is None:
            raise IllegalAction("no person plays here; give the seat that chooses")
        return self._seen(self.journal.push(self.person if seat is None else seat, action))

    def advice(self, most: int = 3) -> list[bots.Advice]:
        """What the strongest bot recommends in the person's place, knowing no more; the best choice first."""
        if self.person is None:
            raise IllegalAction("no person plays here whom a bot could advise")
        if not self.state.may_act(self.person):
            raise IllegalAction(self.state.not_asked(self.person))
        adviser = bots.bot(bots.ADVISER, self.game)
        decision = self._decision(self.person, self._stream("hint", self.person))
        decision.budget = bots.Budget(seconds=HINT_SECONDS)
        return adviser.advise(decision, most)

    def undo(self) -> bool:
        """Take the person's last choice back if it revealed nothing; say whether it was."""
        if self.person is None or not self.journal.may_undo(self.person):
            return False
        self.journal.pop()
        return True

    def history(self) -> list[Event]:
        """Everything that has happened, as far as the person may know it."""
        return self.journal.seen_by(self.person)

    def record(self) -> Record:
        """The game so far, with who plays and the seed."""
        return self.journal.record({"players": list(self.players), "seed": self.seed})

    def _seen(self, events: list[Event]) -> list[Event]:
        return [event for event in events if event.seen_by(self.person)]

    def _stream(self, name: str, seat: int) -> Rng:
        made = sum(1 for chooser, _ in self.journal.choices if chooser == seat)
        return Rng(f"{self.seed}:{name}:{made}")

    def _bots_choice(self, seat: int) -> int:
        return self._bots[seat].decide(self._decision(seat, self._stream(f"bot:{seat}", seat)))

    def _decision(self, seat: int, rng: Rng) -> bots.Decision:
        return bots.Decision(
            self.state.conceal(seat), self.journal.seen_by(seat), self.state.legal(seat), rng, self._budget
        )


def seating(seats: int, person: int, names: Sequence[str]) -> list[str]:
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


def resume_match(game: Game, record: Record, names: Sequence[str] = (), person: int | None = None) -> Match:
    """Go on with a saved game: with the players and the seed it was saved with, unless others are named.

    A file brings no code to run: bots of modules must be named again.
    """
    journal = resume(game, record)
    saved = record.about.get("players")
    modules = [name for name in saved if isinstance(name, str) and ":" in name] if isinstance(saved, list) else []
    if modules and not names:
        raise BadOptions(f"the game was played by {modules[0]!r}; name it again by --bots {modules[0]}")
    known = (
        isinstance(saved, list)
        and len(saved) == record.seats
        and saved.count(PERSON) == 1
        and all(name == PERSON or name in bots.names(game) for name in saved)
    )
    if known and not names and person is None:
        assert isinstance(saved, list)
        players = [str(name) for name in saved]
    else:
        players = seating(record.seats, person or 0, names or [bots.STAND_IN])
    return Match(game, players, str(record.about.get("seed", record.final)), journal=journal)
