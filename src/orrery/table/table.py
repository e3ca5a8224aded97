"""The table: what its entries made of it, and what a person may see of it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from operator import itemgetter
from typing import NamedTuple

from orrery.card_list import count_differences, game_with
from orrery.kernel.events import Event
from orrery.kernel.game import Game
from orrery.kernel.journal import Journal
from orrery.kernel.options import Value, complete
from orrery.kernel.record import Choice, Record
from orrery.kernel.state import NATURE, NONE
from orrery.table.clock import Clock, clock_from_json
from orrery.table.entry import Entry, number, numbers, pairs, text
from orrery.table.fair import commitment
from orrery.table.seat import Seat
from orrery.table.window import DEFAULT as DEFAULT_WINDOW

WAITING, RUNNING, PAUSED, OVER = "waiting", "running", "paused", "over"
STAND_IN = "greedy"
"""The bot that plays for who left or ran out of time."""
CHAT_KEPT = 200
REQUESTS_KEPT = 200
"""How many requests of a guest are remembered, so that a repeat changes nothing."""
WATCHERS_KEPT = 100
"""Of how many guests who do not sit here."""
UNDONE_KEPT = 100
HOSTS_OPTION = "host"
"""An option of this name asks which seat is the host's: the table answers it, not a person."""

Story = tuple[int, Event]
"""Something that happened and how many choices the game had then."""


class Remark(NamedTuple):
    """Something the table itself told: after how many choices, by which entry, and what."""

    choices: int
    entry: int
    event: Event


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
        self.phase = WAITING
        self.host = 0
        self.private = False
        self.made = 0.0
        self.options: dict[str, Value] = {}
        self.seats: list[Seat] = []
        self.clock = Clock()
        self.now = 0.0
        """The table's own time: when it was made, plus all the time measured since by whoever wrote its entries."""
        self.last_time = 0.0
        """The wall time of the last entry."""
        self.window = DEFAULT_WINDOW
        """Seconds a window for secret answers stays open where several people play."""
        self.journal: Journal | None = None
        self.inherited: list[Choice] = []
        """The choices of another game that this one begins with."""
        self.inherited_from = ""
        self.beats: list[int] = [0]
        """For every number of choices how many of them everybody knows of: what a table calls its choices."""
        self.carried_out: set[int] = set()
        """Which of the choices were answers to secret questions that all have since seen carried out."""
        self.number = 0
        """How many entries there are."""
        self.unseen: dict[int, int] = {}
        """For each seat how many of the entries only it knows of: answers to secret questions."""
        self.questions: dict[int, int] = {}
        """For each seat that is asked, which of all the questions ever put to it this is."""
        self.questions_put: dict[int, int] = {}
        self.undo_asked: int | None = None
        self.undo_to = 0
        """To how many choices the undo that is asked for goes back."""
        self.undos: list[tuple[int, int]] = []
        """Every undo: the number of its entry, and to how many choices that everybody knows of it went back."""
        self.secret_entries: list[tuple[int, int]] = []
        """The numbers of the entries that only one seat knows of, each with that seat."""
        self.undone: list[Story] = []
        """What happened and was taken back."""
        self.remarks: list[Remark] = []
        self.chat: list[dict[str, object]] = []
        self.chat_lines = 0
        self.latest: list[Story] = []
        """What the last entry made happen."""
        self.latest_known_to: int | None = None
        """The only seat that knows of the last entry, if nobody else may notice it."""
        self.answered: dict[str, dict[str, int]] = {}
        """Requests already carried out, by guest and id, with the number of their entry."""
        self.handed_over: dict[str, int] = {}
        """How often a guest has handed over a seat to another device: links from before are used up."""
        self.next = ""

    # What changes it.

    def accept(self, entry: Entry) -> None:
        """Take an entry that was proposed and stored."""
        self._pass_time(entry)
        self.latest = []
        self.latest_known_to = None
        self._accepting[text(entry, "kind")](self, entry, self.now)
        self.number += 1
        if self.latest_known_to is not None:
            self.unseen[self.latest_known_to] = self.unseen.get(self.latest_known_to, 0) + 1
            self.secret_entries.append((self.number, self.latest_known_to))
        request, guest = entry.get("id"), entry.get("guest")
        if isinstance(request, str) and isinstance(guest, str):
            self._remember(guest, request)

    def _remember(self, guest: str, request: str) -> None:
        """Note that a request was carried out; what is forgotten for it follows from what its guest did alone."""
        known = self.answered.setdefault(guest, {})
        known[request] = self.number_for(self.seat_of(guest))
        if len(known) > REQUESTS_KEPT:
            del known[next(iter(known))]
        watching = [each for each in self.answered if self.seat_of(each) is None]
        if len(watching) > WATCHERS_KEPT:
            del self.answered[watching[0]]

    def answer_to(self, guest: str, request: str) -> int | None:
        """The number a request was acknowledged with, if it was carried out before."""
        return self.answered.get(guest, {}).get(request)

    def _pass_time(self, entry: Entry) -> None:
        """Advance the table's own time by what was measured (`after`), or, in older logs, by the wall clock."""
        wall, measured = entry["time"], entry.get("after")
        assert isinstance(wall, float)
        if isinstance(measured, int | float) and self.number:
            self.now += max(0.0, measured)
        else:
            self.now = max(self.now, self.now + wall - self.last_time)
        self.last_time = wall

    def _made(self, entry: Entry, now: float) -> None:
        self.made = self.last_time
        self.private = bool(entry["private"])
        self.host = number(entry, "host") if "host" in entry else 0
        if "content" in entry:
            self._use(entry["content"])
        if "inherited" in entry:
            self.inherited = [(seat, action) for seat, action in pairs(entry, "inherited")]
            self.inherited_from = text(entry, "from")
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
        window = entry.get("window", self.window)
        assert isinstance(window, int | float)
        self.window = float(window)

    def _use(self, card_list: object) -> None:
        """Play with a card list of the table's own, or with the game's again."""
        assert card_list is None or isinstance(card_list, dict)
        self.card_list = card_list
        self.game = game_with(self.game.name, card_list)
        self.differs = count_differences(self.game.name, card_list)

    def _content(self, entry: Entry, now: float) -> None:
        self._use(entry["content"])
        self._options({"seats": len(self.seats), "clock": self.clock.to_json(), **entry}, now)

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
        if seat.away:
            self._remark("table-back", seat=number(entry, "seat"))
        seat.away = False
        if self.seats[self.host].kind != "person":
            self.host = number(entry, "seat")
        self._think(now)

    def _moved(self, entry: Entry, now: float) -> None:
        """The seat's own link was opened on another device: whoever had the seat has handed it over."""
        owner = text(entry, "guest")
        self.handed_over[owner] = self.handed_over.get(owner, 0) + 1
        self.seats[number(entry, "seat")].guest = text(entry, "to")

    def _left(self, entry: Entry, now: float) -> None:
        """A seat was left: by its person, by somebody else for a person who is gone, or because time ran out."""
        place = number(entry, "seat")
        if self.phase in (RUNNING, PAUSED):
            self.seats[place].away = True
            if "late" in entry:
                self._remark("table-time-up", seat=place, then=text(entry, "late"))
            elif "by" in entry:
                self._remark("table-stand-in", seat=place, asker=number(entry, "by"))
            else:
                self._remark("table-left", seat=place)
        elif self.phase == WAITING:
            self.seats[place].clear()
        self._hand_over(place)
        self._think(now)

    def _remark(self, kind: str, **args: object) -> None:
        """Tell of something that is no choice: it stands in the log before the next one."""
        assert self.journal is not None
        event = Event(kind, args)
        self.remarks.append(Remark(len(self.journal.choices), self.number + 1, event))
        self.latest.append((self.beats[-1], event))

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
        self.options = self.opening()
        self.journal = Journal(self.game, len(self.seats), self.options)
        self.clock.begin(len(self.seats), now)
        for seat, action in self.inherited:
            self._apply(seat, action)
        self._nature(numbers(entry, "nature"))
        self._ask({}, now)

    def _chose(self, entry: Entry, now: float) -> None:
        journal = self.journal
        assert journal is not None
        seat, action = number(entry, "seat"), number(entry, "action")
        before = dict(self.questions)
        before.pop(seat, None)
        if not journal.state.asks_secretly():
            self.clock.answered(seat, now)
        sealed = journal.state.pending() != (seat,)
        if "late" in entry:
            self._remark("table-time-up", seat=seat, then=text(entry, "late"))
        self._apply(seat, action)
        natures = numbers(entry, "nature")
        self._nature(natures)
        if self.beats[-1] == self.beats[-2]:
            self.latest_known_to = seat
        else:
            self.undo_asked = None
        self._ask(before if sealed and not natures else {}, now)

    def _closed(self, entry: Entry, now: float) -> None:
        """A round of a window for secret answers is over: who has not answered passes; a card is played, or none."""
        for seat, action in pairs(entry, "passed") if "passed" in entry else []:
            self._apply(seat, action)
        self._nature(numbers(entry, "nature"))
        self._ask({}, now)

    def _nature(self, actions: list[int]) -> None:
        for action in actions:
            self._apply(NATURE, action)

    def _apply(self, seat: int, action: int) -> None:
        """Make a choice; it counts for everybody unless a spectator sees the same table as before."""
        journal = self.journal
        assert journal is not None
        secret = journal.state.asks_secretly() and seat != NATURE
        shown = int(journal.state.seat_to_resolve()) if seat == NATURE else NONE
        if shown != NONE:
            self.carried_out.add(max(at for at, (who, _) in enumerate(journal.choices) if who == shown))
        seen = journal.state.conceal(None) if secret else None
        events = journal.push(seat, action)
        unnoticed = seen is not None and journal.state.conceal(None) == seen
        self.beats.append(self.beats[-1] + (0 if unnoticed else 1))
        for event in events:
            self.latest.append((self.beats[-1], event))

    def _ask(self, before: dict[int, int], now: float) -> None:
        """Number the questions: one that was open before a simultaneous answer of another seat keeps its number."""
        journal = self.journal
        assert journal is not None
        self.questions = {}
        for seat in range(len(self.seats)):
            if journal.state.may_act(seat):
                if seat not in before:
                    self.questions_put[seat] = self.questions_put.get(seat, 0) + 1
                self.questions[seat] = self.questions_put[seat]
        if journal.state.over:
            self.phase = OVER
            self.clock.stop(now)
        self._think(now)

    def _think(self, now: float) -> None:
        """Only persons who are asked have their clock running, and nobody's runs for a secret question."""
        if self.phase == RUNNING and self.journal is not None:
            asked = () if self.journal.state.asks_secretly() else self.journal.state.pending()
            self.clock.move([s for s in asked if s != NATURE and not self.seats[s].played_by_bot], now)

    def _undid(self, entry: Entry, now: float) -> None:
        journal = self.journal
        assert journal is not None
        to = number(entry, "to")
        taken_back = [
            (beat, event)
            for beat, events in zip(self.beats[to + 1 :], journal.events[to:], strict=True)
            for event in events
        ]
        del self.beats[to + 1 :]
        journal.undo_to(to)
        self.carried_out = {at for at in self.carried_out if at < len(journal.choices)}
        count = len(journal.choices)
        self.remarks = [remark._replace(choices=min(remark.choices, count)) for remark in self.remarks]
        self.undone = _latest_public(self.undone + taken_back, UNDONE_KEPT)
        self.undo_asked = None
        for each in self.seats:
            each.undo_yes = False
        if self.phase == OVER:
            self.phase = RUNNING
        self.undos.append((self.number + 1, self.beats[-1]))
        self._remark("table-undid", seat=number(entry, "seat"), to=self.beats[-1])
        self._ask({}, now)

    def _undo_asked(self, entry: Entry, now: float) -> None:
        self.undo_asked = number(entry, "seat")
        self.undo_to = self.undo_target(self.undo_asked) or 0
        for place, seat in enumerate(self.seats):
            seat.undo_yes = place == self.undo_asked

    def _undo_answer(self, entry: Entry, now: float) -> None:
        if entry["yes"]:
            self.seats[number(entry, "seat")].undo_yes = True
        else:
            self.undo_asked = None

    def _chatted(self, entry: Entry, now: float) -> None:
        self.chat_lines += 1
        line = {"number": self.chat_lines, "time": self.last_time, "watcher": entry["seat"] is None}
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
        "content": _content,
        "sat": _sat,
        "moved": _moved,
        "left": _left,
        "seat": _seat,
        "ready": _ready,
        "started": _started,
        "chose": _chose,
        "closed": _closed,
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

    def opening(self) -> dict[str, Value]:
        """The options the game begins with; one played on from another has that one's host too."""
        asked = any(option.name == HOSTS_OPTION for option in self.game.options)
        return {**self.options, HOSTS_OPTION: self.host} if asked and not self.inherited_from else self.options

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        for place, seat in enumerate(self.seats):
            if guest and seat.guest == guest:
                return place
        return None

    def number_for(self, viewer: int | None) -> int:
        """How many entries a viewer knows of."""
        own = self.unseen.get(viewer, 0) if viewer is not None else 0
        return self.number - sum(self.unseen.values()) + own

    def choices_before(self, beat: int) -> int:
        """How many choices had been made when everybody knew of so many."""
        return bisect_left(self.beats, beat)

    def asks_secretly(self) -> bool:
        """Whether a window is open of which nobody may know whom it asks."""
        return self.phase == RUNNING and self.journal is not None and self.journal.state.asks_secretly()

    def waits_to_close(self) -> bool:
        """Whether a window for secret answers has all its answers, or needs none: nature may end the round."""
        return self.asks_secretly() and self.journal is not None and self.journal.state.pending() == (NATURE,)

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take its last choice back by itself; never while a window is open, it would tell of it."""
        if self.journal is None or self.phase not in (RUNNING, OVER) or self.journal.state.asks_secretly():
            return False
        return len(self.journal.choices) > len(self.inherited) and self.journal.may_undo(seat)

    def own_choices(self, seat: int) -> list[int]:
        """Where in the game a seat made the choices that everybody knows of, those inherited left out."""
        assert self.journal is not None
        made = list(enumerate(self.journal.choices))[len(self.inherited) :]
        known = [at for at, (who, _) in made if who == seat]
        return [at for at in known if self.beats[at + 1] > self.beats[at] or at in self.carried_out]

    def undo_target(self, seat: int) -> int | None:
        """To how many choices an undo of a seat's last known choice goes back; None if there is none.

        An answer in a window is taken back together with all answers of that round, so that nobody learns in which
        order they were given.
        """
        made = self.own_choices(seat)
        return self.choices_before(self.beats[made[-1]]) if made else None

    def last_beat_of(self, seat: int) -> int:
        """How many choices everybody knew of when a seat had made its last one; 0 if it has made none."""
        assert self.journal is not None
        count = len(self.journal.choices)
        while count > 0 and self.journal.choices[count - 1][0] != seat:
            count -= 1
        return self.beats[count]

    def choices_known_to(self, seat: int) -> int:
        """How many choices a seat knows of: those that everybody does, and its own answers to secret questions."""
        assert self.journal is not None
        made = enumerate(self.journal.choices)
        return self.beats[-1] + sum(who == seat and self.beats[at] == self.beats[at + 1] for at, (who, _) in made)

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
            "commitment": self.commitment,
            "secret": self.secret,
            "nonces": list(self.nonces()),
        }
        names: list[object] = [seat.name for seat in self.seats]
        about: dict[str, object] = {"table": self.id, "names": names, "made": self.made, "fair": fair}
        if self.card_list is not None:
            about["content"] = self.card_list
        if self.inherited:
            about["inherited"] = {"table": self.inherited_from, "choices": len(self.inherited)}
        return self.journal.record(about)

    def history(self, since: int, heard: int | None = None) -> list[Story]:
        """What happened after a number of choices that everybody knows of, the table's own remarks in their places.

        To whoever heard all up to entry `heard`, only the remarks after it are told, and again what followed an undo
        after it; else all remarks that came when there were so many choices or more.
        """
        if self.journal is None:
            return []
        if heard is not None:
            since = min([since, *(to for entry, to in self.undos if entry > heard)])
        first = self.choices_before(since)
        after = enumerate(self.journal.events[first:], first + 1)
        told = [(count, event) for count, events in after for event in events if not since or self.beats[count] > since]
        told += [
            (remark.choices, remark.event)
            for remark in self.remarks
            if (self.beats[remark.choices] >= since if heard is None else remark.entry > heard)
        ]
        return [(self.beats[count], event) for count, event in sorted(told, key=itemgetter(0))]

    def entry_known_as(self, number: int, viewer: int | None) -> int:
        """The last entry a viewer had heard of whose table had `number` entries in the viewer's eyes."""
        entry = number
        for secret, seat in self.secret_entries:
            if seat != viewer and secret <= entry + 1:
                entry += 1
        return min(entry, self.number)

    def shows_sealed(self, seat: int) -> bool:
        """Whether a seat has sealed a choice that it may still change."""
        return self.journal is not None and self.journal.state.sealed(seat) != 0


def _latest_public(stories: list[Story], most: int) -> list[Story]:
    """The latest of some events, counted by those that everybody saw: how many others there were tells nothing."""
    public = [place for place, (_, event) in enumerate(stories) if event.seen_by(None)]
    return stories if len(public) <= most else stories[public[-most] :]
