"""What each kind of entry does to a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from orrery.guided import guided
from orrery.kernel.journal import Journal
from orrery.kernel.options import complete
from orrery.kernel.state import NATURE
from orrery.table.clock import Clock
from orrery.table.entry import (
    Chatted,
    Chose,
    ChoseSeveral,
    Closed,
    ContentChanged,
    Entry,
    GuideLeft,
    HintAsked,
    Left,
    Made,
    Moved,
    OptionsChanged,
    Paused,
    ReadyChanged,
    RematchMade,
    Resumed,
    Sat,
    SeatChanged,
    Setup,
    Started,
    Undid,
    UndoAnswered,
    UndoAsked,
    WantsRematch,
)
from orrery.table.guide import Guide
from orrery.table.phase import OVER, PAUSED, RUNNING, WAITING
from orrery.table.undo import undo_target

if TYPE_CHECKING:
    from orrery.table.table import Table

NO_QUESTION = -1


def entry(table: Table, what: Entry) -> None:
    """Apply one entry; the first is the one that made the table, and no other is."""
    if isinstance(what, Made) != (table.number == 0):
        raise ValueError(f"entry {table.number} of a log cannot be {type(what).__name__}")
    _APPLY[type(what)](table, what)


# Before the start.


def _made(table: Table, entry: Made) -> None:
    table.made = entry.time
    table.private = entry.private
    table.seating.host = entry.host if isinstance(entry.host, int) else 0
    if isinstance(entry.content, dict):
        table.use_card_list(entry.content)
    if isinstance(entry.inherited, list):
        table.inherited = list(entry.inherited)
        table.inherited_from = str(entry.origin)
    if isinstance(entry.guided, str):
        table.guide = Guide(guided(table.game.name, entry.guided))
    _set_up(table, entry)


def _set_up(table: Table, entry: Setup) -> None:
    """Seats, options and clock as the host wants them."""
    table.options = complete(table.game.options, entry.options)
    table.seating.resize(entry.seats)
    table.clock = Clock(entry.clock)
    if isinstance(entry.window, int | float):
        table.window = float(entry.window)
    if isinstance(entry.hints, bool):
        table.hints = entry.hints


def _options_changed(table: Table, entry: OptionsChanged) -> None:
    _set_up(table, entry)
    table.seating.ask_again_if_ready()


def _content_changed(table: Table, entry: ContentChanged) -> None:
    table.use_card_list(entry.content)
    table.options = complete(table.game.options, entry.options)
    table.seating.ask_again_if_ready()


def _sat(table: Table, entry: Sat) -> None:
    seat = table.seats[entry.seat]
    if seat.kind == "bot" and table.phase == WAITING:
        seat.clear()
    seat.guest = entry.guest
    seat.name = entry.name
    seat.nonce = entry.nonce if table.phase == WAITING else seat.nonce
    if seat.away:
        table.announce("table-back", seat=entry.seat)
    seat.away = False
    if table.seats[table.host].kind != "person":
        table.seating.host = entry.seat
    table.run_clocks()


def _moved(table: Table, entry: Moved) -> None:
    table.seating.hand_over_seat(entry.seat, entry.to)


def _left(table: Table, entry: Left) -> None:
    seat = entry.seat
    if table.phase in (RUNNING, PAUSED):
        table.seats[seat].away = True
        if isinstance(entry.late, str):
            table.announce("table-time-up", seat=seat, then=entry.late)
        elif isinstance(entry.by, int):
            table.announce("table-stand-in", seat=seat, asker=entry.by)
        else:
            table.announce("table-left", seat=seat)
    elif table.phase == WAITING:
        table.seats[seat].clear()
    table.seating.hand_over_host(seat)
    table.run_clocks()


def _seat_changed(table: Table, entry: SeatChanged) -> None:
    seat = table.seats[entry.seat]
    seat.clear()
    if entry.bot:
        seat.bot = entry.bot
        seat.name = entry.name
        seat.ready = True


def _ready_changed(table: Table, entry: ReadyChanged) -> None:
    table.seats[entry.seat].ready = entry.ready


# The game.


def _started(table: Table, entry: Started) -> None:
    table.phase = RUNNING
    table.options = table.opening()
    table.journal = Journal(table.game, len(table.seats), table.options)
    table.clock.begin(len(table.seats), table.now)
    for seat, action in table.inherited:
        table.play(seat, action)
    _play_nature(table, entry.nature)
    table.ask({})


def _chose(table: Table, entry: Chose) -> None:
    if isinstance(entry.late, str):
        table.announce("table-time-up", seat=entry.seat, then=entry.late)
    _choose(table, entry.seat, entry.action, entry.nature)


def _chose_several(table: Table, entry: ChoseSeveral) -> None:
    for action in entry.actions[:-1]:
        _choose(table, entry.seat, action, [])
    _choose(table, entry.seat, entry.actions[-1], entry.nature)


def _choose(table: Table, seat: int, action: int, nature: Sequence[int]) -> None:
    """A choice of a seat and nature's after it: another seat's open question stays the same while it is sealed."""
    assert table.journal is not None
    state = table.journal.state
    kept = dict(table.questions.open)
    kept.pop(seat, None)
    if not state.asks_secretly():
        table.clock.answered(seat, table.now)
    sealed = state.pending() != (seat,)
    noticed = table.play(seat, action)
    _play_nature(table, nature)
    if noticed or nature:
        table.undo.end()
    else:
        table.known.last_known_to = seat
    table.ask(kept if sealed and not nature else {})


def _closed(table: Table, entry: Closed) -> None:
    for seat, action in entry.passed if isinstance(entry.passed, list) else []:
        table.play(seat, action)
    _play_nature(table, entry.nature)
    table.ask({})


def _play_nature(table: Table, actions: Sequence[int]) -> None:
    for action in actions:
        table.play(NATURE, action)


def _hint_asked(table: Table, entry: HintAsked) -> None:
    table.hinted[entry.seat] = table.questions.open.get(entry.seat, NO_QUESTION)
    table.announce("table-hint", seat=entry.seat)


def _guide_left(table: Table, entry: GuideLeft) -> None:
    assert table.guide is not None and table.journal is not None
    table.guide.left = len(table.journal.choices)


def _paused(table: Table, entry: Paused) -> None:
    table.phase = PAUSED
    table.clock.stop(table.now)


def _resumed(table: Table, entry: Resumed) -> None:
    table.phase = RUNNING
    table.clock.since = table.now
    table.run_clocks()


# Undo.


def _undid(table: Table, entry: Undid) -> None:
    journal = table.journal
    assert journal is not None
    table.history.undo_to(entry.to, table.number + 1, journal, table.known)
    table.known.undo_to(entry.to)
    journal.undo_to(entry.to)
    table.undo.end()
    if table.phase == OVER:
        table.phase = RUNNING
    table.announce("table-undid", seat=entry.seat, to=table.known.choices)
    table.ask({})


def _undo_asked(table: Table, entry: UndoAsked) -> None:
    table.undo.begin(entry.seat, undo_target(table, entry.seat) or 0)


def _undo_answered(table: Table, entry: UndoAnswered) -> None:
    if entry.yes:
        table.undo.agreed.add(entry.seat)
    else:
        table.undo.end()


# Besides the game.


def _chatted(table: Table, entry: Chatted) -> None:
    table.chat.add(entry.seat, entry.name, entry.text, entry.time)


def _wants_rematch(table: Table, entry: WantsRematch) -> None:
    table.seats[entry.seat].rematch = True


def _rematch_made(table: Table, entry: RematchMade) -> None:
    table.next = entry.table


_APPLY: dict[type, Callable[[Table, Any], None]] = {
    Made: _made,
    OptionsChanged: _options_changed,
    ContentChanged: _content_changed,
    Sat: _sat,
    Moved: _moved,
    Left: _left,
    SeatChanged: _seat_changed,
    ReadyChanged: _ready_changed,
    Started: _started,
    Chose: _chose,
    ChoseSeveral: _chose_several,
    Closed: _closed,
    Undid: _undid,
    UndoAsked: _undo_asked,
    UndoAnswered: _undo_answered,
    Chatted: _chatted,
    HintAsked: _hint_asked,
    GuideLeft: _guide_left,
    Paused: _paused,
    Resumed: _resumed,
    WantsRematch: _wants_rematch,
    RematchMade: _rematch_made,
}
