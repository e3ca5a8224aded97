"""New tables: made by a person, played on from a moment of a finished game, or a rematch of the same people."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from time import time

from orrery import api
from orrery.bots import STAND_IN
from orrery.guided import LEARNER, guided
from orrery.kernel.errors import BadOptions
from orrery.kernel.options import Value
from orrery.server.schema import MakeTable, PlayOn
from orrery.table import set_up
from orrery.table.commands import Commands
from orrery.table.entry import Entry, ReadyChanged, Sat, SeatChanged
from orrery.table.errors import Refused
from orrery.table.fair import new_secret
from orrery.table.names import bot_name
from orrery.table.table import Table
from orrery.table.window import DEFAULT as DEFAULT_WINDOW

SERVED = api.game_names()
"""The games that can be played at tables: all of them; the lobby shows those that have a face in the browser."""


class NewTable:
    """A table that is not stored yet, and the entries that made it what it is."""

    def __init__(self, game: str, name: str = "") -> None:
        self.table = Table(name or secrets.token_urlsafe(8), api.game(game), new_secret())
        self.now = time()
        self.entries: list[Entry] = []

    def add(self, entry: Entry) -> None:
        """Let another entry count."""
        self.entries.append(entry)
        self.table.accept(entry)


def table_for(guest: str, wanted: MakeTable, window: float = DEFAULT_WINDOW) -> NewTable:
    """A person's new table: its maker takes the first seat, bots the last ones; it starts at once if asked for."""
    if wanted.game not in SERVED:
        raise Refused("bad-game", f"there is no game {wanted.game!r} at tables; one of {', '.join(SERVED)}")
    new = NewTable(wanted.game)
    table = new.table
    if wanted.guided:
        return _guided(new, guest, wanted)
    table.window = window
    options = {**_world_options(table, wanted.world), **wanted.options}
    asked = (wanted.seats, options, wanted.private, wanted.clock)
    new.add(set_up.make(table, *asked, new.now, wanted.window, wanted.hints))
    host = Commands(table, guest, new.now)
    first = len(table.seats) - len(wanted.bots)
    if first <= 0:
        raise Refused("bad-seats", f"{len(wanted.bots)} bots leave no seat for you among {len(table.seats)}")
    new.add(host.sit(0, wanted.name, wanted.nonce))
    for place, bot in enumerate(wanted.bots, first):
        new.add(host.seat(place, "bot", bot))
    if wanted.start:
        new.add(host.start())
    return new


def _guided(new: NewTable, guest: str, wanted: MakeTable) -> NewTable:
    """A guided game, begun: its learner in the first seat, bots in the others."""
    new.add(set_up.make_guided(new.table, wanted.guided, new.now))
    host = Commands(new.table, guest, new.now)
    new.add(host.sit(LEARNER, wanted.name, wanted.nonce))
    for place, bot in enumerate(guided(wanted.game, wanted.guided).bots, 1):
        new.add(host.seat(place, "bot", bot))
    new.add(host.start())
    return new


def _world_options(table: Table, name: str) -> dict[str, Value]:
    """The options of a world, where one is asked for."""
    if not name:
        return {}
    try:
        return table.game.world(name).options
    except BadOptions as error:
        raise Refused("bad-options", str(error)) from None


def played_on(old: Table, guest: str, wanted: PlayOn) -> NewTable:
    """A table that goes on from a moment of a finished game: one person, bots in the other seats."""
    new = NewTable(old.game.name)
    table = new.table
    new.add(set_up.make_from(old, table, wanted.at, wanted.seat, new.now))
    host = Commands(table, guest, new.now)
    new.add(host.sit(wanted.seat, wanted.name, wanted.nonce))
    for place in range(len(table.seats)):
        if place != wanted.seat:
            new.add(host.seat(place, "bot", wanted.bot))
    new.add(host.start())
    return new


def rematch_id(key: str, table: str) -> str:
    """The id of the rematch of a table: always the same, and predictable only with the server's key."""
    digest = hmac.new(key.encode(), f"rematch {table}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:9]).decode()


def rematch(old: Table, name: str = "") -> NewTable:
    """The same people at a new, started table, the first seat passed on; bots replace those who left."""
    new = NewTable(old.game.name, name)
    table, now = new.table, new.now
    turned = old.seats[1:] + old.seats[:1]
    names = [seat.name for seat in turned]
    stay = [place for place, seat in enumerate(turned) if seat.is_present]
    made = set_up.make_like(old, table, now)
    made.host = stay[0]
    new.add(made)
    for place, seat in enumerate(turned):
        if place in stay:
            luck = secrets.token_hex(8)
            new.add(Sat(time=now, seat=place, guest=seat.guest, name=seat.name, nonce=luck))
        elif seat.bot:
            new.add(SeatChanged(time=now, seat=place, bot=seat.bot, name=seat.name))
        else:
            name = bot_name(place, names)
            new.add(SeatChanged(time=now, seat=place, bot=STAND_IN, name=name))
    for place in stay:
        new.add(ReadyChanged(time=now, seat=place, ready=True))
    new.add(Commands(table, table.seats[table.host].guest, now).start())
    return new
