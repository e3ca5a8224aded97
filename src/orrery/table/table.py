"""A table: what its entries made of it, and what may be asked of it."""

from __future__ import annotations

from orrery.bots import STAND_IN
from orrery.card_list import count_differences, game_with
from orrery.kernel.events import Event
from orrery.kernel.game import Game
from orrery.kernel.journal import Journal
from orrery.kernel.options import Value
from orrery.kernel.record import Choice, Record
from orrery.kernel.state import NATURE, NONE, State
from orrery.table import apply
from orrery.table.chat import Chat
from orrery.table.clock import Clock
from orrery.table.entry import Entry
from orrery.table.fair import commitment
from orrery.table.guide import Guide
from orrery.table.history import History, NumberedEvent
from orrery.table.knowledge import Knowledge
from orrery.table.phase import OVER, RUNNING, WAITING, Phase
from orrery.table.questions import Questions
from orrery.table.requests import Done, Requests, choices_in
from orrery.table.seat import Seat
from orrery.table.seating import Seating
from orrery.table.undo import UndoVote
from orrery.table.window import DEFAULT as DEFAULT_WINDOW

HOSTS_OPTION = "host"
"""An option of this name asks which seat is the host's: the table answers it, not a person."""


class Table:
    """A match with its seats. `accept` is the only thing that changes it."""

    def __init__(self, name: str, game: Game, secret: str) -> None:
        self.id = name
        self.game = game
        self.card_list: dict[str, object] | None = None
        """The card list of its own that this table lays over the game's."""
        self.differs = 0
        """How many values that list changes."""
        self.secret = secret
        self.commitment = commitment(secret)
        """What is shown of the secret from the beginning."""
        self.phase: Phase = WAITING
        self.private = False
        self.made = 0.0
        self.now = 0.0
        """The table's own time: when it was made, plus the seconds measured between its entries."""
        self.last_time = 0.0
        """The wall time of the last entry."""
        self.number = 0
        """How many entries there are."""
        self.options: dict[str, Value] = {}
        self.window = DEFAULT_WINDOW
        """Seconds a window for secret answers stays open where several people play."""
        self.hints = True
        """Whether players may ask what a bot would do."""
        self.hinted: dict[int, int] = {}
        """The last question about which a seat asked, for each seat that has: all who play were told."""
        self.journal: Journal | None = None
        self.inherited: list[Choice] = []
        """The choices of another game that this one begins with."""
        self.inherited_from = ""
        self.guide: Guide | None = None
        """The guided game that is played here, if one is."""
        self.next = ""
        """The table of the rematch."""
        self.seating = Seating()
        self.clock = Clock()
        self.questions = Questions()
        self.known = Knowledge()
        self.undo = UndoVote()
        self.history = History()
        self.chat = Chat()
        self.requests = Requests()

    # What changes it.

    def accept(self, entry: Entry) -> None:
        """Apply an entry that was proposed and stored."""
        self._pass_time(entry)
        self.history.last_events = []
        self.known.last_known_to = None
        apply.entry(self, entry)
        self.number += 1
        self.known.count_entry(self.number)
        if isinstance(entry.id, str) and isinstance(entry.guest, str):
            done = Done(self.number_for(self.seat_of(entry.guest)), choices_in(entry))
            self.requests.remember(entry.guest, entry.id, done, self.seat_of)

    def _pass_time(self, entry: Entry) -> None:
        """Advance the table's own time by what was measured (`after`), or, in older logs, by the wall clock."""
        if isinstance(entry.after, int | float) and self.number:
            self.now += max(0.0, entry.after)
        else:
            self.now = max(self.now, self.now + entry.time - self.last_time)
        self.last_time = entry.time

    def use_card_list(self, card_list: dict[str, object] | None) -> None:
        """Play with a card list of the table's own, or with the game's again."""
        self.card_list = card_list
        self.game = game_with(self.game.name, card_list)
        self.differs = count_differences(self.game.name, card_list)

    def announce(self, kind: str, **args: object) -> None:
        """Announce something that is not a choice: in the log it comes before the next one."""
        assert self.journal is not None
        event = Event(kind, args)
        self.history.announce(len(self.journal.choices), self.known.choices, self.number + 1, event)

    def play(self, seat: int, action: int) -> bool:
        """Make a choice; whether anybody but its maker may notice it: whether a spectator sees another table."""
        journal = self.journal
        assert journal is not None
        secret = journal.state.asks_secretly() and seat != NATURE
        shown = int(journal.state.seat_to_resolve()) if seat == NATURE else NONE
        if shown != NONE:
            self.known.carried_out.add(max(at for at, (who, _) in enumerate(journal.choices) if who == shown))
        seen = journal.state.conceal(None) if secret else None
        events = journal.push(seat, action)
        noticed = seen is None or journal.state.conceal(None) != seen
        self.known.add_choice(noticed)
        self.history.last_events += [NumberedEvent(self.known.choices, event) for event in events]
        return noticed

    def ask(self, kept: dict[int, int]) -> None:
        """Put the questions of the position; the seats in `kept` keep the question they were asked."""
        assert self.journal is not None
        self.questions.ask(self.journal.state, kept)
        if self.journal.state.over:
            self.phase = OVER
            self.clock.stop(self.now)
        self.run_clocks()

    def run_clocks(self) -> None:
        """Run the clocks of the persons who are asked; for a secret question none runs."""
        if self.phase == RUNNING and self.journal is not None:
            asked = () if self.journal.state.asks_secretly() else self.journal.state.pending()
            self.clock.switch([s for s in asked if s != NATURE and not self.seats[s].played_by_bot], self.now)

    # What may be asked of it.

    @property
    def seats(self) -> list[Seat]:
        """The seats in their order."""
        return self.seating.seats

    @property
    def host(self) -> int:
        """The seat of the host."""
        return self.seating.host

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        return self.seating.seat_of(guest)

    def opening(self) -> dict[str, Value]:
        """The options the game begins with; one played on from another has that one's host too."""
        asked = any(option.name == HOSTS_OPTION for option in self.game.options)
        return {**self.options, HOSTS_OPTION: self.host} if asked and not self.inherited_from else self.options

    def number_for(self, viewer: int | None) -> int:
        """How many entries a viewer knows of."""
        return self.known.number_for(self.number, viewer)

    def asks_secretly(self) -> bool:
        """Whether a window is open of which nobody may know whom it asks."""
        return self.phase == RUNNING and self.journal is not None and self.journal.state.asks_secretly()

    def waits_to_close(self) -> bool:
        """Whether a window for secret answers has all its answers, or needs none: nature may end the round."""
        return self.asks_secretly() and self.journal is not None and self.journal.state.pending() == (NATURE,)

    def has_sealed(self, seat: int) -> bool:
        """Whether a seat has sealed a choice that it may still change."""
        return self.journal is not None and self.journal.state.sealed(seat) != 0

    def public_count_at_last_choice(self, seat: int) -> int:
        """How many choices everybody knew of when a seat had made its last one; 0 if it has made none."""
        assert self.journal is not None
        count = len(self.journal.choices)
        while count > 0 and self.journal.choices[count - 1][0] != seat:
            count -= 1
        return self.known.public_counts[count]

    def choices_known_to(self, seat: int) -> int:
        """How many choices a seat knows of: those that everybody does, and its own answers to secret questions."""
        assert self.journal is not None
        counts = self.known.public_counts
        made = enumerate(self.journal.choices)
        return counts[-1] + sum(who == seat and counts[at] == counts[at + 1] for at, (who, _) in made)

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The seats that a bot must choose for now, and which bot."""
        if self.phase != RUNNING or self.journal is None:
            return []
        asked = [seat for seat in self.journal.state.pending() if seat != NATURE]
        return [(seat, self.seats[seat].bot or STAND_IN) for seat in asked if self.seats[seat].played_by_bot]

    def fixed_choice(self, state: State, seat: int, made: int = 0) -> int | None:
        """What a seat, or nature, chooses by the guided game that is played here; None where it is free.

        `state` is the position after `made` choices of that seat more than the table has seen.
        """
        if self.guide is None:
            return None
        choices = self.journal.choices if self.journal is not None else []
        before = sum(who == seat for who, _ in choices)
        return self.guide.expected(state, seat, before + made)

    def lesson_allows(self, state: State, seat: int, action: int, made: int = 0) -> bool:
        """Whether an action is what the lesson of a guided game waits for, or the seat is free.

        A learner whose next choice is not asked for yet has sealed one, which is not to be changed.
        """
        fixed = self.fixed_choice(state, seat, made)
        if fixed is not None or self.guide is None or self.journal is None or not self.guide.teaches(seat):
            return fixed in (None, action)
        before = sum(who == seat for who, _ in self.journal.choices)
        return before + made >= len(self.guide.script.choices[seat])

    def events_since(self, public: int, heard: int | None = None) -> list[NumberedEvent]:
        """What happened after a number of public choices; see `History.since`."""
        return self.history.since(self.journal, self.known, public, heard) if self.journal is not None else []

    def record(self) -> Record:
        """The game as a record, with the secret its luck came from."""
        assert self.journal is not None
        fair: dict[str, object] = {
            "commitment": self.commitment,
            "secret": self.secret,
            "nonces": list(self.seating.nonces()),
        }
        names: list[object] = [seat.name for seat in self.seats]
        about: dict[str, object] = {"table": self.id, "names": names, "made": self.made, "fair": fair}
        if self.card_list is not None:
            about["content"] = self.card_list
        if self.inherited:
            about["inherited"] = {"table": self.inherited_from, "choices": len(self.inherited)}
        elif self.guide is not None:
            about["guided"] = self.guide.script.name
            about["inherited"] = {"table": self.id, "choices": self.guide.fixed(self.journal.choices)}
        return self.journal.record(about)
