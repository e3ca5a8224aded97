"""The table: what its entries made of it, and what a person may see of it."""

from __future__ import annotations

from collections.abc import Callable

from orrery.kernel.events import Event
from orrery.kernel.game import Game
from orrery.kernel.journal import Journal
from orrery.kernel.options import Value, complete
from orrery.kernel.record import Record
from orrery.kernel.state import NATURE, SEALED
from orrery.table.clock import Clock, clock_from_json
from orrery.table.entry import Entry, number, numbers, text
from orrery.table.fair import commitment
from orrery.table.seat import Seat

WAITING, RUNNING, PAUSED, OVER = "waiting", "running", "paused", "over"
STAND_IN = "greedy"
"""The bot that plays for who left or ran out of time."""
CHAT_KEPT = 200
UNDONE_KEPT = 100

Story = tuple[int, Event]
"""Something that happened and how many choices the game had then."""


class Table:
    """A match with its seats. `accept` is the only thing that changes it."""

    def __init__(self, name: str, game: Game, secret: str) -> None:
        self.id = name
        self.game = game
        self.secret = secret
        self.phase = WAITING
        self.host = 0
        self.private = False
        self.made = 0.0
        self.options: dict[str, Value] = {}
        self.seats: list[Seat] = []
        self.clock = Clock()
        self.journal: Journal | None = None
        self.number = 0
        """How many entries there are."""
        self.questions: dict[int, int] = {}
        """For each seat that is asked, the number of choices when its question came up."""
        self.undo_asked: int | None = None
        self.undone: list[Story] = []
        """What happened and was taken back."""
        self.chat: list[dict[str, object]] = []
        self.latest: list[Story] = []
        """What the last entry made happen."""
        self.answered: dict[str, int] = {}
        """Requests already carried out, by guest and id, with the number of their entry."""
        self.next = ""

    # What changes it.

    def accept(self, entry: Entry) -> None:
        """Take an entry that was proposed and stored."""
        now = entry["time"]
        assert isinstance(now, float)
        self.latest = []
        self._accepting[text(entry, "kind")](self, entry, now)
        self.number += 1
        if isinstance(entry.get("id"), str) and isinstance(entry.get("guest"), str):
            self.answered[f"{entry['guest']} {entry['id']}"] = self.number
            if len(self.answered) > 400:
                del self.answered[next(iter(self.answered))]

    def _made(self, entry: Entry, now: float) -> None:
        self.made = now
        self.private = bool(entry["private"])
        self._set_up(entry)

    def _set_up(self, entry: Entry) -> None:
        """Seats, options and clock as the host wants them; those who sit stay where they can."""
        options = entry["options"]
        assert isinstance(options, dict)
        self.options = complete(self.game.options, options)
        count = number(entry, "seats")
        while len(self.seats) < count:
            self.seats.append(Seat())
        del self.seats[count:]
        self.clock = clock_from_json(entry["clock"])

    def _options(self, entry: Entry, now: float) -> None:
        self._set_up(entry)
        for seat in self.seats:
            seat.ready = False

    def _sat(self, entry: Entry, now: float) -> None:
        seat = self.seats[number(entry, "seat")]
        if seat.kind == "bot" and self.phase == WAITING:
            seat.clear()
        seat.guest = text(entry, "guest")
        seat.name = text(entry, "name")
        seat.nonce = text(entry, "nonce") if self.phase == WAITING else seat.nonce
        seat.away = False
        self._think(now)

    def _moved(self, entry: Entry, now: float) -> None:
        """The seat's own link was opened on another device."""
        self.seats[number(entry, "seat")].guest = text(entry, "to")

    def _left(self, entry: Entry, now: float) -> None:
        place = number(entry, "seat")
        if self.phase in (RUNNING, PAUSED):
            self.seats[place].away = True
        elif self.phase == WAITING:
            self.seats[place].clear()
        self._hand_over(place)
        self._think(now)

    def _hand_over(self, place: int) -> None:
        """Another person hosts when the host leaves."""
        if place == self.host:
            for other, seat in enumerate(self.seats):
                if other != place and seat.kind == "person" and not seat.away:
                    self.host = other
                    return

    def _seat(self, entry: Entry, now: float) -> None:
        seat = self.seats[number(entry, "seat")]
        seat.clear()
        if entry["bot"]:
            seat.bot = text(entry, "bot")
            seat.name = text(entry, "name")
            seat.ready = True

    def _ready(self, entry: Entry, now: float) -> None:
        self.seats[number(entry, "seat")].ready = bool(entry["ready"])

    def _started(self, entry: Entry, now: float) -> None:
        self.phase = RUNNING
        self.journal = Journal(self.game, len(self.seats), self.options)
        self.clock.begin(len(self.seats), now)
        self._nature(numbers(entry, "nature"))
        self._ask({}, now)

    def _chose(self, entry: Entry, now: float) -> None:
        journal = self.journal
        assert journal is not None
        seat, action = number(entry, "seat"), number(entry, "action")
        before = dict(self.questions)
        before.pop(seat, None)
        self.clock.answered(seat, now)
        sealed = journal.state.pending() != (seat,)
        self._tell(journal.apply(seat, action))
        natures = numbers(entry, "nature")
        self._nature(natures)
        self.undo_asked = None
        self._ask(before if sealed and not natures else {}, now)

    def _nature(self, actions: list[int]) -> None:
        assert self.journal is not None
        for action in actions:
            self._tell(self.journal.apply(NATURE, action))

    def _tell(self, events: list[Event]) -> None:
        assert self.journal is not None
        for event in events:
            self.latest.append((len(self.journal.choices), event))

    def _ask(self, before: dict[int, int], now: float) -> None:
        """Number the questions: one that was open before a simultaneous answer of another seat keeps its number."""
        journal = self.journal
        assert journal is not None
        fresh = len(journal.choices)
        self.questions = {}
        for seat in range(len(self.seats)):
            if journal.state.may_act(seat):
                self.questions[seat] = before.get(seat, fresh)
        if journal.state.over:
            self.phase = OVER
            self.clock.stop(now)
        self._think(now)

    def _think(self, now: float) -> None:
        """Only persons who are asked have their clock running."""
        if self.phase == RUNNING and self.journal is not None:
            asked = self.journal.state.pending()
            self.clock.move([s for s in asked if s != NATURE and not self.seats[s].played_by_bot], now)

    def _undid(self, entry: Entry, now: float) -> None:
        journal = self.journal
        assert journal is not None
        taken_back: list[Story] = []
        while len(journal.choices) > number(entry, "to"):
            count = len(journal.choices)
            taken_back = [(count, event) for event in journal.events[-1]] + taken_back
            journal.undo()
        self.undone = (self.undone + taken_back)[-UNDONE_KEPT:]
        self.undo_asked = None
        for each in self.seats:
            each.undo_yes = False
        if self.phase == OVER:
            self.phase = RUNNING
        args: dict[str, object] = {"seat": number(entry, "seat"), "to": len(journal.choices)}
        self.latest.append((len(journal.choices), Event("table-undid", args)))
        self._ask({}, now)

    def _undo_asked(self, entry: Entry, now: float) -> None:
        self.undo_asked = number(entry, "seat")
        for place, seat in enumerate(self.seats):
            seat.undo_yes = place == self.undo_asked

    def _undo_answer(self, entry: Entry, now: float) -> None:
        if entry["yes"]:
            self.seats[number(entry, "seat")].undo_yes = True
        else:
            self.undo_asked = None

    def _chatted(self, entry: Entry, now: float) -> None:
        line = {"number": self.number, "time": now}
        self.chat.append({**line, **{key: entry[key] for key in ("seat", "name", "text")}})
        del self.chat[:-CHAT_KEPT]

    def _paused(self, entry: Entry, now: float) -> None:
        self.phase = PAUSED
        self.clock.stop(now)

    def _resumed(self, entry: Entry, now: float) -> None:
        self.phase = RUNNING
        self.clock.since = now
        self._think(now)

    def _rematch(self, entry: Entry, now: float) -> None:
        self.seats[number(entry, "seat")].rematch = True

    def _next(self, entry: Entry, now: float) -> None:
        self.next = text(entry, "table")

    _accepting: dict[str, Callable[[Table, Entry, float], None]] = {  # noqa: RUF012 (a table of methods)
        "made": _made,
        "options": _options,
        "sat": _sat,
        "moved": _moved,
        "left": _left,
        "seat": _seat,
        "ready": _ready,
        "started": _started,
        "chose": _chose,
        "undid": _undid,
        "undo-asked": _undo_asked,
        "undo-answer": _undo_answer,
        "chatted": _chatted,
        "paused": _paused,
        "resumed": _resumed,
        "rematch": _rematch,
        "next": _next,
    }

    # What anybody may ask.

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        for place, seat in enumerate(self.seats):
            if guest and seat.guest == guest:
                return place
        return None

    def nonces(self) -> list[str]:
        """What each seat added to the table's luck."""
        return [seat.nonce for seat in self.seats]

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The seats that a bot must choose for now, and which bot."""
        if self.phase != RUNNING or self.journal is None:
            return []
        asked = self.journal.state.pending()
        return [
            (seat, self.seats[seat].bot or STAND_IN)
            for seat in asked
            if seat != NATURE and self.seats[seat].played_by_bot
        ]

    def record(self) -> Record:
        """The game as a record, with the secret its luck came from."""
        assert self.journal is not None
        fair: dict[str, object] = {
            "commitment": commitment(self.secret),
            "secret": self.secret,
            "nonces": list(self.nonces()),
        }
        names: list[object] = [seat.name for seat in self.seats]
        return self.journal.record({"table": self.id, "names": names, "made": self.made, "fair": fair})

    def history(self, since: int) -> list[Story]:
        """What happened from a number of choices on, found again from the choices."""
        if self.journal is None:
            return []
        out: list[Story] = []
        for count, events in enumerate(self.journal.events):
            if count >= since:
                out.extend((count + 1, event) for event in events)
        return out

    def shows_sealed(self, seat: int) -> bool:
        """Whether a seat has sealed a choice that it may still change."""
        return self.journal is not None and self.journal.state.at[SEALED + seat] != 0
