"""What people at a table can ask for: each command is checked and gives the entry to store, or is refused."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from orrery import bots
from orrery.card_list import fitting, game_with
from orrery.kernel.errors import BadAction, BadContent, BadOptions, Forbidden, IllegalAction
from orrery.kernel.options import complete
from orrery.kernel.state import NATURE, State
from orrery.table.clock import Clock, clock_from_json
from orrery.table.entry import Entry
from orrery.table.errors import BadList, Refused
from orrery.table.fair import draw
from orrery.table.names import clean_name, clean_text, distinct_name
from orrery.table.table import OVER, PAUSED, RUNNING, WAITING, Table
from orrery.table.window import window_from_json

LONGEST_CHAT = 500
LINK_USED = "this link moves no seat any more; ask for a new one at the table, in the menu"
BOT_NAMES = ("Vega", "Rigel", "Mira", "Altair", "Deneb", "Spica", "Capella", "Antares")


def make(
    table: Table, seats: object, options: object, private: object, clock: object, now: float, window: object = None
) -> Entry:
    """A new table."""
    return {"kind": "made", "time": now, "private": bool(private), **_set_up(table, seats, options, clock, window)}


def make_like(old: Table, table: Table, now: float) -> Entry:
    """A new table with another's game, card list, seats and options."""
    entry = {"content": old.card_list} if old.card_list is not None else {}
    table.game = old.game
    table.window = old.window
    return {**make(table, len(old.seats), old.options, old.private, old.clock.to_json(), now), **entry}


def make_from(old: Table, table: Table, at: object, seat: object, now: float) -> Entry:
    """A new table that begins with the choices of a finished game up to some moment; its luck from there is its own."""
    if old.phase != OVER or old.journal is None:
        raise Refused("wrong-time", "a game can be played on from a moment of it when it is over and open to all")
    last = old.beats[-1]
    if type(at) is not int or not 0 <= at < last:
        raise Refused("bad-request", f"at: from 0 to {last - 1}")
    if type(seat) is not int or not 0 <= seat < len(old.seats):
        raise Refused("bad-seat", f"seats run from 0 to {len(old.seats) - 1}")
    choices = old.journal.choices[: old.choices_before(at)]
    inherited = {"host": seat, "inherited": [list(choice) for choice in choices], "from": old.id}
    return {**make_like(old, table, now), "private": True, "clock": Clock().to_json(), **inherited}


def _set_up(table: Table, seats: object, options: object, clock: object, window: object) -> Entry:
    game = table.game
    if type(seats) is not int or not game.least_seats <= seats <= game.most_seats:
        raise Refused("bad-seats", f"{game.name} has {game.least_seats} to {game.most_seats} seats")
    if not isinstance(options, dict):
        raise Refused("bad-options", "options are an object")
    try:
        whole = complete(game.options, options)
        game.new(seats, whole)
    except BadOptions as error:
        raise Refused("bad-options", str(error)) from None
    open_for = window_from_json(window, table.window)
    return {"seats": seats, "options": dict(whole), "clock": clock_from_json(clock).to_json(), "window": open_for}


def bot_name(place: int, others: Iterable[str] = ()) -> str:
    """What a bot at a seat is called, so that it can be told apart from the others at the table."""
    return distinct_name(BOT_NAMES[place % len(BOT_NAMES)], others)


class Commands:
    """The commands of one person at one table. Nothing here changes the table."""

    def __init__(self, table: Table, guest: str, now: float) -> None:
        self.table = table
        self.guest = guest
        self.now = now

    def _entry(self, kind: str, **more: object) -> Entry:
        return {"kind": kind, "time": self.now, "guest": self.guest, **more}

    def _place(self) -> int:
        place = self.table.seat_of(self.guest)
        if place is None:
            raise Refused("not-seated", "take a seat first")
        return place

    def _host(self) -> int:
        place = self._place()
        if place != self.table.host:
            raise Refused("host-only", "only the host can do that")
        return place

    def _during(self, *phases: str) -> None:
        if self.table.phase not in phases:
            raise Refused("wrong-time", f"not while the table is {self.table.phase}")

    def _seat_number(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < len(self.table.seats):
            raise Refused("bad-seat", f"seats run from 0 to {len(self.table.seats) - 1}")
        return seat

    def _names(self, without: int | None = None) -> list[str]:
        """The names of those who sit at the table, one seat left out."""
        return [seat.name for place, seat in enumerate(self.table.seats) if place != without]

    # Before the start.

    def sit(self, seat: object, name: object, nonce: object = None) -> Entry:
        """Take an empty seat or a bot's; in a running game, come back to the own one."""
        table = self.table
        mine = table.seat_of(self.guest)
        if mine is not None and table.seats[mine].away:
            return self._entry("sat", seat=mine, name=table.seats[mine].name, nonce="")
        if mine is not None:
            raise Refused("seated", "you sit at this table already")
        self._during(WAITING)
        place = self._seat_number(seat)
        if table.seats[place].kind == "person":
            raise Refused("taken", "somebody sits there")
        luck = nonce if isinstance(nonce, str) and nonce else secrets.token_hex(8)
        called = distinct_name(clean_name(name), self._names(place))
        return self._entry("sat", seat=place, name=called, nonce=luck[:64])

    def move_seat(self, to: str, handed_over: int | None = None) -> Entry:
        """Move the own seat to another device; a link is from when one had handed over a seat so many times."""
        if self.table.seat_of(self.guest) is None:
            raise Refused("not-seated", LINK_USED)
        if handed_over not in (None, self.table.handed_over.get(self.guest, 0)):
            raise Refused("bad-link", LINK_USED)
        if self.table.seat_of(to) is not None:
            raise Refused("seated", "that device sits at this table already")
        return self._entry("moved", seat=self._place(), to=to)

    def leave(self) -> Entry:
        """Leave the own seat; in a running game a bot plays on."""
        place = self._place()
        if self.table.seats[place].away:
            raise Refused("wrong-time", "you have left already")
        return self._entry("left", seat=place)

    def stand_in(self, seat: object, gone: float | None, patience: float) -> Entry:
        """Let a bot play for another person who has been gone for so many seconds, until that person sits again."""
        self._during(RUNNING)
        by = self._place()
        place = self._seat_number(seat)
        who = self.table.seats[place]
        if self.table.seats[by].away:
            raise Refused("away", "a bot plays for you; take your seat again first")
        if place == by:
            raise Refused("bad-seat", "that is your own seat; leave it instead")
        if who.played_by_bot:
            raise Refused("wrong-time", "a bot plays there already")
        if gone is None:
            raise Refused("here", f"{who.name} is here")
        if gone < patience:
            raise Refused("too-soon", f"{who.name} may still come back; wait {patience - gone:.0f} seconds more")
        return self._entry("left", seat=place, by=by)

    def seat(self, seat: object, kind: object, bot: object = None) -> Entry:
        """The host puts a bot at a seat or makes it empty."""
        self._during(WAITING)
        host = self._host()
        place = self._seat_number(seat)
        if place == host:
            raise Refused("bad-seat", "that is your own seat; leave it instead")
        if kind == "empty":
            return self._entry("seat", seat=place, bot="", name="")
        if kind != "bot":
            raise Refused("bad-seat", "a seat is made 'bot' or 'empty'")
        if bot not in bots.names():
            raise Refused("bad-bot", f"there is no bot {bot!r}; one of {', '.join(bots.names())}")
        return self._entry("seat", seat=place, bot=str(bot), name=bot_name(place, self._names(place)))

    def options(self, seats: object, options: object, clock: object, window: object = None) -> Entry:
        """The host changes the set-up; everybody is asked again whether ready."""
        self._during(WAITING)
        self._host()
        wanted = len(self.table.seats) if seats is None else seats
        chosen = self.table.options if options is None else options
        ticking = self.table.clock.to_json() if clock is None else clock
        entry = _set_up(self.table, wanted, chosen, ticking, window)
        if any(s.kind == "person" for s in self.table.seats[int(str(entry["seats"])) :]):
            raise Refused("taken", "somebody sits at a seat that would go away")
        return self._entry("options", **entry)

    def content(self, card_list: dict[str, object] | None) -> Entry:
        """The host lays a card list over the game's own, or goes back to that with none."""
        self._during(WAITING)
        self._host()
        table = self.table
        try:
            game = game_with(table.game.name, card_list)
        except BadContent as complaint:
            raise BadList([complaint]) from None
        options = fitting(game, table.options)
        game.new(len(table.seats), options)
        return self._entry("content", content=card_list, options=options)

    def ready(self, ready: object) -> Entry:
        """Say that one is ready, or not."""
        self._during(WAITING)
        return self._entry("ready", seat=self._place(), ready=bool(ready))

    def start(self) -> Entry:
        """The host starts when every seat is taken and everybody else is ready."""
        self._during(WAITING)
        host = self._host()
        for place, seat in enumerate(self.table.seats):
            if seat.kind == "empty":
                raise Refused("not-ready", f"seat {place + 1} is empty; put a bot there or wait")
            if seat.kind == "person" and place != host and not seat.ready:
                raise Refused("not-ready", f"{seat.name} is not ready")
        state = self.table.game.new(len(self.table.seats), self.table.opening())
        for chooser, action in self.table.inherited:
            state.apply(chooser, action)
        return self._entry("started", nature=self._luck(state, len(self.table.inherited)))

    # During the game.

    def _luck(self, state: State, number: int) -> list[int]:
        """Let nature decide until a person is asked, and say what it chose; a window for secret answers stays open."""
        chosen: list[int] = []
        while state.pending() == (NATURE,) and not state.asks_secretly():
            action = draw(state, self.table.secret, self.table.nonces(), number + len(chosen))
            state.apply(NATURE, action)
            chosen.append(action)
        return chosen

    def choose(self, question: object, action: object) -> Entry:
        """Answer the question one is asked."""
        self._during(RUNNING)
        return self.choose_for(self._place(), question, action)

    def choose_for(self, place: int, question: object, action: object, late: str = "") -> Entry:
        """Answer for a seat: the person's own, or the one a bot plays; `late` says who chose when time ran out.

        That time ran out is told to all, so never of a secret question, for which no clock runs.
        """
        table = self.table
        assert table.journal is not None
        if table.seats[place].away and self.guest == table.seats[place].guest:
            raise Refused("away", "a bot plays for you; take your seat again first")
        if place not in table.questions:
            raise Refused("late", "you are not asked now")
        if question != table.questions[place]:
            raise Refused("late", "the game has gone on; look again")
        try:
            number = table.game.from_dict(action)
        except BadAction as error:
            raise Refused("bad-action", str(error)) from None
        after = table.journal.state.copy()
        try:
            after.apply(place, number)
        except IllegalAction as error:
            known = table.journal.state.conceal(place)
            raise _illegal(error if known.allowed(place, number) else known.refusal(place, number)) from None
        luck = self._luck(after, len(table.journal.choices) + 1)
        told = {"late": late} if late and not table.asks_secretly() else {}
        return self._entry("chose", seat=place, action=number, nature=luck, **told)

    def close_window(self) -> Entry:
        """End the round of a window; whoever has not answered passes. When to do so is the server's to decide.

        It is one entry however many pass, so that the time it takes to store it tells nothing.
        """
        table = self.table
        if not table.asks_secretly():
            raise Refused("wrong-time", "no window is open")
        assert table.journal is not None
        state = table.journal.state.copy()
        passed: list[list[int]] = []
        while state.pending() != (NATURE,):
            seat = state.pending()[0]
            action = table.game.default_action(state, seat)
            state.apply(seat, action)
            passed.append([seat, action])
        number = len(table.journal.choices) + len(passed)
        first = draw(state, table.secret, table.nonces(), number)
        state.apply(NATURE, first)
        natures = [first, *self._luck(state, number + 1)]
        return {"kind": "closed", "time": self.now, "passed": passed, "nature": natures}

    def undo(self) -> Entry:
        """Take the last own choice back, or ask the others whether one may; not after the end, when all is shown."""
        self._during(RUNNING)
        place = self._place()
        table = self.table
        assert table.journal is not None
        if table.may_undo(place):
            return self._entry("undid", seat=place, to=len(table.journal.choices) - 1)
        back = table.undo_target(place)
        if back is None:
            raise Refused("nothing", "you have not chosen anything yet")
        others = [s for i, s in enumerate(table.seats) if i != place and s.kind == "person" and not s.away]
        if not others:
            return self._entry("undid", seat=place, to=back)
        if table.undo_asked is not None:
            raise Refused("wrong-time", "an undo is being asked for already")
        return self._entry("undo-asked", seat=place)

    def undo_answer(self, yes: object) -> Entry:
        """Agree, or not, with the undo that is asked for; the last yes carries it out."""
        self._during(RUNNING, PAUSED)
        place = self._place()
        table = self.table
        if table.undo_asked is None or table.journal is None:
            raise Refused("wrong-time", "nobody asks for an undo")
        if place == table.undo_asked:
            raise Refused("wrong-time", "the others are asked")
        waiting = [
            i
            for i, s in enumerate(table.seats)
            if s.kind == "person" and not s.away and not s.undo_yes and i not in (place, table.undo_asked)
        ]
        if yes and not waiting:
            asker = table.undo_asked
            return self._entry("undid", seat=asker, to=table.undo_to)
        return self._entry("undo-answer", seat=place, yes=bool(yes))

    def pause(self) -> Entry:
        """Stop the clocks and the game."""
        self._during(RUNNING)
        return self._entry("paused", seat=self._place())

    def resume(self) -> Entry:
        """Go on."""
        self._during(PAUSED)
        return self._entry("resumed", seat=self._place())

    def chat(self, text: object, name: object = None) -> Entry:
        """Say something to the whole table; watchers may too, but never under a player's name.

        Rules: notalone R14
        """
        said = clean_text(text) if isinstance(text, str) else ""
        if not said:
            raise Refused("bad-text", "say something")
        if len(str(text)) > LONGEST_CHAT:
            raise Refused("bad-text", f"at most {LONGEST_CHAT} characters")
        place = self.table.seat_of(self.guest)
        if place is not None:
            called = self.table.seats[place].name
        else:
            called = distinct_name(clean_name(name), self._names()) if name else ""
        return self._entry("chatted", seat=place, name=called, text=said)

    def rematch(self) -> Entry:
        """Ask for another game with the same seats."""
        self._during(OVER)
        return self._entry("rematch", seat=self._place())

    def why(self, action: object) -> Refused | None:
        """Why an action is not allowed now, or nothing if it is: from what the seat itself may know."""
        place = self._place()
        if self.table.journal is None:
            raise Refused("wrong-time", "the game has not begun")
        try:
            number = self.table.game.from_dict(action)
        except BadAction as error:
            raise Refused("bad-action", str(error)) from None
        known = self.table.journal.state.conceal(place)
        if not known.may_act(place):
            raise Refused("late", "you are not asked now")
        return None if known.allowed(place, number) else _illegal(known.refusal(place, number))


def _illegal(error: IllegalAction) -> Refused:
    """What the rules say against a choice, as a message for the reader's own language too."""
    if isinstance(error, Forbidden):
        return Refused("illegal", error.reason, error.rule, {"id": error.why, "args": error.about})
    return Refused("illegal", error.reason, error.rule)


def wants_rematch(table: Table) -> bool:
    """Whether every person who is still there wants another game."""
    persons = [s for s in table.seats if s.kind == "person" and not s.away]
    return table.phase == OVER and not table.next and bool(persons) and all(s.rematch for s in persons)


def time_is_up(table: Table, now: float) -> list[int]:
    """The seats whose time is up, for which the server chooses: by a bot, or by passing."""
    if table.phase != RUNNING:
        return []
    return table.clock.out_of_time(now)


def default_action(table: Table, seat: int) -> int:
    """What a seat does that only passes: the game's own idea of doing least."""
    assert table.journal is not None
    return table.game.default_action(table.journal.state, seat)
