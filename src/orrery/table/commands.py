"""What people at a table can ask for: each command is checked and gives the entry to store, or is refused."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, Protocol, TypedDict

from orrery import bots
from orrery.card_list import fitting, game_with
from orrery.kernel.errors import BadAction, BadContent, BadOptions, Forbidden, IllegalAction
from orrery.kernel.options import Value, complete
from orrery.kernel.state import NATURE, State
from orrery.table import clock, window
from orrery.table.clock import TimeControl
from orrery.table.entry import (
    Chatted,
    Chose,
    ChoseSeveral,
    Closed,
    ContentChanged,
    HintAsked,
    Left,
    Made,
    Moved,
    OptionsChanged,
    Paused,
    ReadyChanged,
    Resumed,
    Sat,
    SeatChanged,
    Started,
    Undid,
    UndoAnswered,
    UndoAsked,
    WantsRematch,
)
from orrery.table.errors import BadList, Reason, Refused
from orrery.table.fair import draw
from orrery.table.names import clean_name, clean_text, distinct_name
from orrery.table.phase import OVER, PAUSED, RUNNING, WAITING
from orrery.table.table import Table
from orrery.table.undo import may_undo, others_to_ask, undo_target

LONGEST_CHAT = 500
MOST_AT_ONCE = 100
"""How many choices one command may make."""
LINK_USED = "this link moves no seat any more; ask for a new one at the table, in the menu"
BOT_NAMES = ("Vega", "Rigel", "Mira", "Altair", "Deneb", "Spica", "Capella", "Antares")


class _Setup(TypedDict):
    seats: int
    options: dict[str, Value]
    clock: TimeControl
    window: float
    hints: bool


def make(
    table: Table,
    seats: int,
    options: Mapping[str, Value],
    private: bool,
    control: TimeControl | None,
    now: float,
    seconds: float | None = None,
    hints: bool | None = None,
) -> Made:
    """A new table."""
    setup = _checked_setup(table, seats, options, control or TimeControl(), seconds, hints)
    return Made(time=now, private=private, **setup)


def make_like(old: Table, table: Table, now: float) -> Made:
    """A new table with another's game, card list, seats and options."""
    table.game = old.game
    table.window, table.hints = old.window, old.hints
    made = make(table, len(old.seats), old.options, old.private, old.clock.control, now)
    if old.card_list is not None:
        made.content = old.card_list
    return made


def make_from(old: Table, table: Table, at: int, seat: int, now: float) -> Made:
    """A new table that begins with the choices of a finished game up to some moment; its luck from there is its own."""
    if old.phase != OVER or old.journal is None:
        raise Refused("wrong-time", "a game can be played on from a moment of it when it is over and open to all")
    last = old.known.choices
    if not 0 <= at < last:
        raise Refused("bad-request", f"at: from 0 to {last - 1}")
    if not 0 <= seat < len(old.seats):
        raise Refused("bad-seat", f"seats run from 0 to {len(old.seats) - 1}")
    made = make_like(old, table, now)
    made.private, made.clock, made.host, made.origin = True, TimeControl(), seat, old.id
    made.inherited = list(old.journal.choices[: old.known.choices_before(at)])
    return made


def _checked_setup(
    table: Table,
    seats: int,
    options: Mapping[str, Value],
    control: TimeControl,
    seconds: float | None,
    hints: bool | None,
) -> _Setup:
    game = table.game
    if not game.least_seats <= seats <= game.most_seats:
        raise Refused("bad-seats", f"{game.name} has {game.least_seats} to {game.most_seats} seats")
    try:
        complete_options = complete(game.options, options)
        game.new(seats, complete_options)
    except BadOptions as error:
        raise Refused("bad-options", str(error)) from None
    return {
        "seats": seats,
        "options": complete_options,
        "clock": clock.checked(control),
        "window": window.checked(seconds, table.window),
        "hints": table.hints if hints is None else hints,
    }


def bot_name(place: int, others: Iterable[str] = ()) -> str:
    """The name of a bot at a seat, distinct from the other names at the table."""
    return distinct_name(BOT_NAMES[place % len(BOT_NAMES)], others)


class Absence(Protocol):
    """What is known of those who are not connected."""

    def bot_allowed_in(self, seat: int) -> float | None:
        """Seconds until a bot may play for the person at a seat, at most 0 if it may; None if the person is here."""


class Commands:
    """The commands of one person at one table. Nothing here changes the table."""

    def __init__(self, table: Table, guest: str, now: float, absence: Absence | None = None) -> None:
        self.table = table
        self.guest = guest
        self.now = now
        self.absence = absence
        self.stamp: dict[str, Any] = {"time": now, "guest": guest}
        """The members every entry of this person has."""

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

    def _checked_seat(self, seat: int | None) -> int:
        if seat is None or not 0 <= seat < len(self.table.seats):
            raise Refused("bad-seat", f"seats run from 0 to {len(self.table.seats) - 1}")
        return seat

    # Before the start.

    def sit(self, seat: int | None, name: str | None, nonce: str | None = None) -> Sat:
        """Take an empty seat or a bot's; in a running game, come back to the own one."""
        table = self.table
        mine = table.seat_of(self.guest)
        if mine is not None and table.seats[mine].away:
            return Sat(**self.stamp, seat=mine, name=table.seats[mine].name, nonce="")
        if mine is not None:
            raise Refused("seated", "you sit at this table already")
        self._during(WAITING)
        place = self._checked_seat(seat)
        if table.seats[place].kind == "person":
            raise Refused("taken", "somebody sits there")
        luck = nonce or secrets.token_hex(8)
        called = distinct_name(clean_name(name), table.seating.names(place))
        return Sat(**self.stamp, seat=place, name=called, nonce=luck[:64])

    def move_seat(self, to: str, handed_over: int | None = None) -> Moved:
        """Move the own seat to another device; a link is from when its owner had handed over a seat that often."""
        seating = self.table.seating
        if seating.seat_of(self.guest) is None:
            raise Refused("not-seated", LINK_USED)
        if handed_over not in (None, seating.handed_over.get(self.guest, 0)):
            raise Refused("bad-link", LINK_USED)
        if seating.seat_of(to) is not None:
            raise Refused("seated", "that device sits at this table already")
        return Moved(**self.stamp, seat=self._place(), to=to)

    def leave(self) -> Left:
        """Leave the own seat; in a running game a bot plays on."""
        place = self._place()
        if self.table.seats[place].away:
            raise Refused("wrong-time", "you have left already")
        return Left(**self.stamp, seat=place)

    def stand_in(self, seat: int) -> Left:
        """Let a bot play for another person who has been gone for long, until that person comes back."""
        self._during(RUNNING)
        by = self._place()
        place = self._checked_seat(seat)
        who = self.table.seats[place]
        if self.table.seats[by].away:
            raise Refused("away", "a bot plays for you; take your seat again first")
        if place == by:
            raise Refused("bad-seat", "that is your own seat; leave it instead")
        if who.played_by_bot:
            raise Refused("wrong-time", "a bot plays there already")
        wait = self.absence.bot_allowed_in(place) if self.absence is not None else None
        if wait is None:
            raise Refused("here", f"{who.name} is here")
        if wait > 0.0:
            raise Refused("too-soon", f"{who.name} may still come back; wait {wait:.0f} seconds more")
        return Left(**self.stamp, seat=place, by=by)

    def seat(self, seat: int, kind: Literal["bot", "empty"], bot: str | None = None) -> SeatChanged:
        """The host puts a bot at a seat or makes it empty."""
        self._during(WAITING)
        host = self._host()
        place = self._checked_seat(seat)
        if place == host:
            raise Refused("bad-seat", "that is your own seat; leave it instead")
        if kind == "empty":
            return SeatChanged(**self.stamp, seat=place, bot="", name="")
        known = bots.names(self.table.game)
        if bot is None or bot not in known:
            raise Refused("bad-bot", f"there is no bot {bot!r}; one of {', '.join(known)}")
        return SeatChanged(**self.stamp, seat=place, bot=bot, name=bot_name(place, self.table.seating.names(place)))

    def options(
        self,
        seats: int | None,
        options: Mapping[str, Value] | None,
        control: TimeControl | None,
        seconds: float | None = None,
        hints: bool | None = None,
    ) -> OptionsChanged:
        """The host changes the set-up; everybody is asked again whether ready."""
        self._during(WAITING)
        self._host()
        wanted = len(self.table.seats) if seats is None else seats
        chosen = self.table.options if options is None else options
        setup = _checked_setup(self.table, wanted, chosen, control or self.table.clock.control, seconds, hints)
        if any(seat.kind == "person" for seat in self.table.seats[setup["seats"] :]):
            raise Refused("taken", "somebody sits at a seat that would go away")
        return OptionsChanged(**self.stamp, **setup)

    def content(self, card_list: dict[str, object] | None) -> ContentChanged:
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
        return ContentChanged(**self.stamp, content=card_list, options=options)

    def ready(self, ready: bool) -> ReadyChanged:
        """Say that one is ready, or not."""
        self._during(WAITING)
        return ReadyChanged(**self.stamp, seat=self._place(), ready=ready)

    def start(self) -> Started:
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
        return Started(**self.stamp, nature=self._luck(state, len(self.table.inherited)))

    # During the game.

    def _luck(self, state: State, number: int) -> list[int]:
        """Let nature decide until a person is asked, and say what it chose; a window for secret answers stays open."""
        chosen: list[int] = []
        nonces = self.table.seating.nonces()
        while state.pending() == (NATURE,) and not state.asks_secretly():
            action = draw(state, self.table.secret, nonces, number + len(chosen))
            state.apply(NATURE, action)
            chosen.append(action)
        return chosen

    def choose(self, question: int | None, action: object) -> Chose | ChoseSeveral:
        """Answer the question one is asked, by an action or by a list of actions, one right after another."""
        self._during(RUNNING)
        place = self._place()
        if isinstance(action, list):
            return self._choose_several(place, question, action)
        return self.choose_for(place, question, action)

    def choose_for(self, place: int, question: int | None, action: object, late: str = "") -> Chose:
        """Answer for a seat: the person's own, or the one a bot plays; `late` says who chose when time ran out.

        That time ran out is announced to everybody, so never for a secret question, for which no clock runs.
        """
        table = self.table
        after = self._position_asked(place, question)
        number = self._applied(after, place, action)
        assert table.journal is not None
        entry = Chose(**self.stamp, seat=place, action=number, nature=self._luck(after, len(table.journal.choices) + 1))
        if late and not table.asks_secretly():
            entry.late = late
        return entry

    def _choose_several(self, place: int, question: int | None, actions: Sequence[object]) -> Chose | ChoseSeveral:
        """Choices of one seat, one right after another: none of them if one is not allowed.

        They end where the person has to look before going on: after a choice that reveals something, or after which
        anybody else, or nature, is to decide. What is left of the list then is not even looked at.
        """
        if not 1 <= len(actions) <= MOST_AT_ONCE:
            raise Refused("bad-action", f"action: a list has 1 to {MOST_AT_ONCE} actions, not {len(actions)}")
        after = self._position_asked(place, question)
        chosen: list[int] = []
        for number, action in enumerate(actions, 1):
            secret = after.asks_secretly()
            try:
                chosen.append(self._applied(after, place, action))
            except Refused as refusal:
                about = f"action {number} of {len(actions)}: {refusal.message}"
                raise Refused(refusal.code, about, refusal.rule, refusal.why) from None
            if secret or after.asks_secretly() or after.revealed or after.pending() != (place,):
                break
        assert self.table.journal is not None
        nature = self._luck(after, len(self.table.journal.choices) + len(chosen))
        if len(chosen) == 1:
            return Chose(**self.stamp, seat=place, action=chosen[0], nature=nature)
        return ChoseSeveral(**self.stamp, seat=place, actions=chosen, nature=nature)

    def _position_asked(self, place: int, question: int | None) -> State:
        """A copy of the position, if a seat may answer the question it names."""
        table = self.table
        assert table.journal is not None
        if table.seats[place].away and self.guest == table.seats[place].guest:
            raise Refused("away", "a bot plays for you; take your seat again first")
        if place not in table.questions.open:
            raise Refused("late", "you are not asked now")
        if question != table.questions.open[place]:
            raise Refused("late", "the game has gone on; look again")
        return table.journal.state.copy()

    def _applied(self, state: State, place: int, action: object) -> int:
        """Apply an action by names to a position, or refuse it with a reason from what the seat may know."""
        try:
            number = int(state.game.from_dict(action))
        except BadAction as error:
            raise Refused("bad-action", str(error)) from None
        try:
            state.apply(place, number)
        except IllegalAction as error:
            known = state.conceal(place)
            raise _illegal(error if known.allowed(place, number) else known.refusal(place, number)) from None
        return number

    def close_window(self) -> Closed:
        """End the round of a window; seats that have not answered pass. When to do so is the server's to decide.

        It is one entry however many pass, so that the time it takes to store it reveals nothing.
        """
        table = self.table
        if not table.asks_secretly():
            raise Refused("wrong-time", "no window is open")
        assert table.journal is not None
        state = table.journal.state.copy()
        passed: list[tuple[int, int]] = []
        while state.pending() != (NATURE,):
            seat = state.pending()[0]
            action = int(table.game.default_action(state, seat))
            state.apply(seat, action)
            passed.append((seat, action))
        number = len(table.journal.choices) + len(passed)
        first = draw(state, table.secret, table.seating.nonces(), number)
        state.apply(NATURE, first)
        natures = [first, *self._luck(state, number + 1)]
        return Closed(time=self.now, passed=passed, nature=natures)

    def ask_hint(self) -> HintAsked | None:
        """Ask what a bot would do: the entry that tells the others, if there are others and it does so first.

        In a window of which nobody may know whom it asks, to ask would show that one is asked.
        """
        table = self.table
        place = self._place()
        if table.phase != RUNNING or place not in table.questions.open:
            raise Refused("late", "you are not asked now")
        if not table.hints:
            raise Refused("no-hints", "the host wants a game without hints")
        if len(table.seating.people()) == 1 or table.hinted.get(place) == table.questions.open[place]:
            return None
        if table.asks_secretly():
            raise Refused("secret", "a hint would show the others that you are asked")
        return HintAsked(**self.stamp, seat=place)

    def undo(self) -> Undid | UndoAsked:
        """Take the last own choice back, or ask the others whether one may; not after the end, when all is shown."""
        self._during(RUNNING)
        place = self._place()
        table = self.table
        assert table.journal is not None
        if may_undo(table, place):
            return Undid(**self.stamp, seat=place, to=len(table.journal.choices) - 1)
        back = undo_target(table, place)
        if back is None:
            raise Refused("nothing", "you have not chosen anything yet")
        if not [other for other in table.seating.people() if other != place]:
            return Undid(**self.stamp, seat=place, to=back)
        if table.undo.asked_by is not None:
            raise Refused("wrong-time", "an undo is being asked for already")
        return UndoAsked(**self.stamp, seat=place)

    def undo_answer(self, yes: bool) -> Undid | UndoAnswered:
        """Agree, or not, with the undo that is asked for; the last yes carries it out."""
        self._during(RUNNING, PAUSED)
        place = self._place()
        table = self.table
        if table.undo.asked_by is None or table.journal is None:
            raise Refused("wrong-time", "nobody asks for an undo")
        if place == table.undo.asked_by:
            raise Refused("wrong-time", "the others are asked")
        if yes and not others_to_ask(table, place):
            return Undid(**self.stamp, seat=table.undo.asked_by, to=table.undo.to)
        return UndoAnswered(**self.stamp, seat=place, yes=yes)

    def pause(self) -> Paused:
        """Stop the clocks and the game."""
        self._during(RUNNING)
        return Paused(**self.stamp, seat=self._place())

    def resume(self) -> Resumed:
        """Go on."""
        self._during(PAUSED)
        return Resumed(**self.stamp, seat=self._place())

    def chat(self, text: str | None, name: str | None = None) -> Chatted:
        """Say something to the whole table; watchers may too, but never under a player's name.

        Rules: notalone R14
        """
        said = clean_text(text or "")
        if not said:
            raise Refused("bad-text", "say something")
        if len(text or "") > LONGEST_CHAT:
            raise Refused("bad-text", f"at most {LONGEST_CHAT} characters")
        place = self.table.seat_of(self.guest)
        if place is not None:
            called = self.table.seats[place].name
        else:
            called = distinct_name(clean_name(name), self.table.seating.names()) if name else ""
        return Chatted(**self.stamp, seat=place, name=called, text=said)

    def rematch(self) -> WantsRematch:
        """Ask for another game with the same seats."""
        self._during(OVER)
        return WantsRematch(**self.stamp, seat=self._place())

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
        return Refused("illegal", error.reason, error.rule, Reason(error.why, error.about))
    return Refused("illegal", error.reason, error.rule)


def wants_rematch(table: Table) -> bool:
    """Whether every person who is still there wants another game."""
    people = table.seating.people()
    return table.phase == OVER and not table.next and bool(people) and all(table.seats[s].rematch for s in people)


def time_is_up(table: Table, now: float) -> list[int]:
    """The seats whose time is up, for which the server chooses: by a bot, or by passing."""
    if table.phase != RUNNING:
        return []
    return table.clock.out_of_time(now)


def default_action(table: Table, seat: int) -> int:
    """What a seat does that only passes: the game's own least action."""
    assert table.journal is not None
    return table.game.default_action(table.journal.state, seat)
