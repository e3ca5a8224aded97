"""Moments of a table's past, through somebody's eyes."""

from __future__ import annotations

from typing import Literal

from starlette.requests import Request
from starlette.responses import Response

from orrery.kernel.state import State
from orrery.server import schema
from orrery.server.answers import guest_of, gzip_json, room_of
from orrery.server.room import Room
from orrery.server.snapshot import encoded
from orrery.table.errors import Refused
from orrery.table.phase import OVER

MOST_MORE = 32
"""How many moments after the one asked for are shown at once."""

Eyes = int | Literal["all"] | None


async def see_moment(request: Request) -> Response:
    """The table after some choice, as a seat saw it then, and some moments more."""
    room = await room_of(request)
    if room.table.journal is None:
        raise Refused("wrong-time", "the game has not begun")
    last = room.table.known.choices
    at = _number(request, "at", last, last)
    more = _number(request, "more", 0, MOST_MORE)
    eyes = _eyes(room, guest_of(request), request.query_params.get("seat"))
    first, *later = _views(room, at, min(at + more, last), eyes)
    return gzip_json(request, schema.Moment(at, last, eyes, encoded(first), encoded(later)))


def _number(request: Request, name: str, otherwise: int, most: int) -> int:
    """A whole number of the address."""
    said = request.query_params.get(name, str(otherwise))
    if not said.isdecimal() or len(said) > 9 or int(said) > most:
        raise Refused("bad-request", f"{name}: from 0 to {most}")
    return int(said)


def _eyes(room: Room, guest: str, seat: str | None) -> Eyes:
    """The viewpoint: one's own seat or a spectator while the game runs, any seat afterwards."""
    mine = room.viewer(guest)
    if seat is None or seat == "":
        return mine if room.table.phase != OVER else None
    if seat == "all" and room.table.phase == OVER:
        return "all"
    if not seat.isdecimal() or len(seat) > 9 or int(seat) >= len(room.table.seats):
        raise Refused("bad-request", f"seat: from 0 to {len(room.table.seats) - 1}, or all after the end")
    if room.table.phase != OVER and int(seat) != mine:
        raise Refused("not-yours", "while the game runs you see only what your own seat may know")
    return int(seat)


def _views(room: Room, first: int, last: int, eyes: Eyes) -> list[dict[str, object]]:
    """The table at every moment from the first to the last: the game is played again, once."""
    table, journal = room.table, room.table.journal
    assert journal is not None
    state = journal.game.new(journal.seats, journal.options)
    made = 0
    views: list[dict[str, object]] = []
    for moment in range(first, last + 1):
        upto = table.known.choices_before(moment)
        for seat, action in journal.choices[made:upto]:
            state.apply(seat, action)
        made = upto
        views.append(table.game.view(_seen(state, eyes)))
    return views


def _seen(state: State, eyes: Eyes) -> State:
    """A position as far as it may be seen."""
    if eyes == "all":
        return state.disclose()
    return state.conceal(eyes)
