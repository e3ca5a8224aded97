"""How tables are set up: anew, like another one, or from a moment of a finished game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from orrery.guided import guided, guided_names
from orrery.kernel.errors import BadOptions
from orrery.kernel.options import Value, complete
from orrery.table import clock, window
from orrery.table.clock import TimeControl
from orrery.table.entry import Made
from orrery.table.errors import Refused
from orrery.table.phase import OVER
from orrery.table.table import Table


class Setup(TypedDict):
    """What a new table, or a changed one, is made of: checked and complete."""

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
    setup = checked_setup(table, seats, options, control or TimeControl(), seconds, hints)
    return Made(time=now, private=private, **setup)


def make_guided(table: Table, name: str, now: float) -> Made:
    """A new table for a guided game: without hints, for the lessons say what to do."""
    if name not in guided_names(table.game.name):
        raise Refused("bad-guided", f"there is no guided game {name!r} of {table.game.name}")
    script = guided(table.game.name, name)
    made = make(table, script.seats, script.options, True, None, now, hints=False)
    made.guided = name
    return made


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


def checked_setup(
    table: Table,
    seats: int,
    options: Mapping[str, Value],
    control: TimeControl,
    seconds: float | None,
    hints: bool | None,
) -> Setup:
    """Check seats, options, clock, window and hints that somebody asks for."""
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
