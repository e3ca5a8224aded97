"""Plain HTTP: making tables, looking at them, records, and the browser client's own files."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from orrery import api, bots
from orrery.card_list import FILE, complaints
from orrery.games import content_file
from orrery.kernel.content import read_text
from orrery.kernel.errors import BadContent
from orrery.kernel.journal import Journal
from orrery.kernel.state import State
from orrery.locale.ledger import ENGLISH, ledger
from orrery.locale.names import names_for
from orrery.locale.texts import languages
from orrery.server import guests
from orrery.server.hub import Hub
from orrery.server.making import SERVED, played_on, table_for
from orrery.server.messages import make_table, play_on
from orrery.server.room import Room
from orrery.table.commands import Commands
from orrery.table.errors import BadList, Refused
from orrery.table.table import OVER

STATIC = Path(__file__).with_name("static")
STATUS = {
    "no-table": 404,
    "no-game": 404,
    "not-seated": 403,
    "not-yours": 403,
    "foreign": 403,
    "wrong-time": 409,
    "late": 409,
    "too-big": 413,
    "damaged": 409,
    "host-only": 403,
}
LONGEST_BODY = 32_768
LONGEST_LIST = 400_000
"""Bytes of a card list: several times the longest shipped one."""

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Orrery</title>
<body><h1>Orrery</h1><p>The server runs, but the browser client has not been built. In the source folder:
<code>python tools/build_client.py</code>, then start again.</p></body></html>"""


def answer(data: object, status: int = 200) -> Response:
    """JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def refuse(code: str, message: str, rule: str = "") -> Response:
    """An error in the one form all errors have."""
    error = {"code": code, "message": message}
    if rule:
        error["rule"] = rule
    return answer({"error": error}, STATUS.get(code, 422))


async def on_error(request: Request, error: Exception) -> Response:
    """Everything this package refuses becomes a clear answer."""
    if isinstance(error, BadList):
        said = {"code": error.code, "message": error.message, "complaints": error.complaints}
        return answer({"error": said}, 422)
    if isinstance(error, Refused):
        return refuse(error.code, error.message, error.rule)
    return refuse("bad-request", str(error))


def hub_of(request: Request) -> Hub:
    """The server's tables."""
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


async def room_of(request: Request) -> Room:
    """The table a request is about."""
    room = await hub_of(request).room(request.path_params["table"])
    if room is None:
        raise Refused("no-table", "there is no such table; perhaps the link was cut short")
    return room


def guest_of(request: Request) -> str:
    """Who asks."""
    token: str = request.state.token
    return guests.guest(token)


async def body_of(request: Request, longest: int = LONGEST_BODY) -> bytes:
    """A request's body, unless it is too long."""
    length = request.headers.get("content-length", "0")
    if length.isdigit() and int(length) > longest:
        raise Refused("too-big", f"at most {longest} bytes")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > longest:
            raise Refused("too-big", f"at most {longest} bytes")
    return bytes(body)


# Games.


async def list_games(request: Request) -> Response:
    """The games there are."""
    out = []
    for name in SERVED:
        game = api.game(name)
        options = [
            {"name": o.name, "default": o.default, "values": o.values, "rule": o.rule, "low": o.low, "high": o.high}
            for o in game.options
        ]
        seats = [game.least_seats, game.most_seats]
        out.append({"name": name, "seats": seats, "options": options, "bots": bots.names()})
    return answer(out)


async def game_content(request: Request) -> Response:
    """Boards and cards of a game; with `?file`, the file itself, as a template for one's own."""
    name = request.path_params["game"]
    if name not in SERVED:
        raise Refused("no-game", f"there is no game {name!r}")
    if "file" in request.query_params:
        return FileResponse(content_file(name), media_type="application/json", filename=f"{name}-cards.json")
    return answer(api.game(name).content_data())


async def game_rules(request: Request) -> Response:
    """The numbered rules of a game: sections and statements, in English where the language lacks them."""
    name = request.path_params["game"]
    language = request.query_params.get("language", ENGLISH).split("-")[0].lower()
    page = ledger(name, language) if name in SERVED else None
    if page is None:
        raise Refused("no-game", f"there are no rules of a game {name!r}")
    return answer(page)


# Tables.


async def lobby(request: Request) -> Response:
    """Public tables."""
    return answer(await hub_of(request).lobby.public_tables())


async def my_tables(request: Request) -> Response:
    """The tables that go on where the asker sits."""
    return answer(await hub_of(request).lobby.tables_of(guest_of(request)))


async def my_games(request: Request) -> Response:
    """The finished games where the asker sat."""
    return answer(await hub_of(request).lobby.games_of(guest_of(request)))


async def new_table(request: Request) -> Response:
    """Make a table, and start it if all is said."""
    try:
        wanted = make_table.decode(await body_of(request))
    except msgspec.DecodeError as error:
        raise Refused("bad-request", str(error)) from None
    hub, guest = hub_of(request), guest_of(request)
    room = await hub.add(table_for(guest, wanted))
    if wanted.start:
        await hub.act(room, guest, None, Commands.start)
    return answer({"id": room.table.id, "link": f"/t/{room.table.id}"}, 201)


async def see_table(request: Request) -> Response:
    """The table as the asker may see it."""
    room = await room_of(request)
    return Response(room.base(room.viewer(guest_of(request))) + b"}", media_type="application/json")


async def see_content(request: Request) -> Response:
    """Boards and cards this table is played with."""
    return answer((await room_of(request)).table.game.content_data())


async def see_names(request: Request) -> Response:
    """The words this table's own card list brings for its cards, by message id."""
    game = (await room_of(request)).table.game
    language = request.query_params.get("language", "en")
    return answer(names_for(game, language if language in languages() else "en"))


async def use_content(request: Request) -> Response:
    """The host brings a card list of the table's own."""
    room = await room_of(request)
    body = await body_of(request, LONGEST_LIST)
    try:
        card_list = read_text(body.decode(), FILE)
    except UnicodeDecodeError:
        raise BadList([BadContent(FILE, "", "is not UTF-8 text")]) from None
    except BadContent as complaint:
        raise BadList([complaint]) from None
    try:
        return await _change_content(request, room, card_list)
    except BadList:
        raise BadList(await asyncio.to_thread(complaints, room.table.game.name, card_list)) from None


async def drop_content(request: Request) -> Response:
    """The host goes back to the game's own card list."""
    return await _change_content(request, await room_of(request), None)


async def _change_content(request: Request, room: Room, card_list: dict[str, object] | None) -> Response:
    number = await hub_of(request).act(room, guest_of(request), None, lambda c: c.content(card_list))
    return answer({"number": number, "differs": room.table.differs})


async def see_moment(request: Request) -> Response:
    """The table after some choice, as a seat saw it then."""
    room = await room_of(request)
    journal = room.table.journal
    if journal is None:
        raise Refused("wrong-time", "the game has not begun")
    last = room.table.beats[-1]
    at = request.query_params.get("at", str(last))
    if not at.isdigit() or int(at) > last:
        raise Refused("bad-request", f"at: from 0 to {last}")
    viewer = _eyes(room, guest_of(request), request.query_params.get("seat"))
    state = _moment(journal, room.table.choices_before(int(at)))
    if viewer == "all":
        shown = room.table.game.view(state.disclose())
    else:
        assert viewer is None or isinstance(viewer, int)
        shown = room.table.game.view(state.conceal(viewer))
    return answer({"at": int(at), "of": last, "seat": viewer, "view": shown})


def _eyes(room: Room, guest: str, seat: str | None) -> int | str | None:
    """Through whose eyes: one's own or a spectator's while the game runs, anybody's afterwards."""
    mine = room.viewer(guest)
    if seat is None or seat == "":
        return mine if room.table.phase != OVER else None
    if seat == "all" and room.table.phase == OVER:
        return "all"
    if not seat.isdigit() or int(seat) >= len(room.table.seats):
        raise Refused("bad-request", f"seat: from 0 to {len(room.table.seats) - 1}, or all after the end")
    if room.table.phase != OVER and int(seat) != mine:
        raise Refused("not-yours", "while the game runs you see only what your own seat may know")
    return int(seat)


def _moment(journal: Journal, at: int) -> State:
    state = journal.game.new(journal.seats, journal.options)
    for seat, action in journal.choices[:at]:
        state.apply(seat, action)
    return state


async def get_record(request: Request) -> Response:
    """The record of a finished game, to keep, to replay, to verify."""
    room = await room_of(request)
    if room.table.phase != OVER:
        raise Refused("wrong-time", "the record can be had when the game is over: it shows everything")
    record = room.table.record()
    name = f"{record.game}-{room.table.id}.json"
    return Response(
        record.text(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def play_on_from(request: Request) -> Response:
    """A new table that goes on from a moment of this finished game."""
    room = await room_of(request)
    try:
        wanted = play_on.decode(await body_of(request))
    except msgspec.DecodeError as error:
        raise Refused("bad-request", str(error)) from None
    made = await hub_of(request).add(played_on(room.table, guest_of(request), wanted))
    return answer({"id": made.table.id, "link": f"/t/{made.table.id}"}, 201)


async def seat_link(request: Request) -> Response:
    """A link that moves the asker's seat to the browser that opens it."""
    room = await room_of(request)
    guest = guest_of(request)
    if room.viewer(guest) is None:
        raise Refused("not-seated", "take a seat first")
    return answer({"link": "/take/" + guests.sign_link(hub_of(request).key, room.table.id, guest)})


async def take_seat(request: Request) -> Response:
    """Such a link was opened; one that moves nothing any more gets the client's page that says so."""
    hub = hub_of(request)
    found = guests.read_link(hub.key, request.path_params["token"])
    if found is None:
        return shell(422)
    table, owner = found
    room = await hub.room(table)
    if room is None:
        return shell(404)
    here = guest_of(request)
    if room.viewer(here) is None:
        try:
            await hub.act(room, owner, None, lambda c: c.move_seat(here))
        except Refused as refusal:
            return shell(STATUS.get(refusal.code, 422))
    return RedirectResponse(f"/t/{table}", 303)


# For the operator.


async def health(request: Request) -> Response:
    """Whether the server can store and answer."""
    await hub_of(request).store.list(["none"], public=True, most=1)
    return answer({"healthy": True, "tables": len(hub_of(request).rooms)})


async def metrics(request: Request) -> Response:
    """Counters for Prometheus."""
    return Response(hub_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


def shell(status: int = 200) -> Response:
    """The browser client; it says itself, in the reader's language, what is missing."""
    index = STATIC / "index.html"
    if not index.exists():
        return HTMLResponse(NOT_BUILT, 503)
    return FileResponse(index, status, headers={"cache-control": "no-cache"})


async def page(request: Request) -> Response:
    """A page of the client that is always there."""
    return shell()


async def table_page(request: Request) -> Response:
    """A page about a table."""
    hub, table = hub_of(request), request.path_params["table"]
    known = table in hub.rooms or await hub.store.table(table) is not None
    return shell(200 if known else 404)


async def game_page(request: Request) -> Response:
    """A page about a game, if one is named."""
    game = request.path_params.get("game", request.query_params.get("game"))
    return shell(200 if game is None or game in SERVED else 404)


async def page_or_file(request: Request) -> Response:
    """A file of the client by its name; what is under /api and not there is an error, anything else a lost page.

    A link that got a slash at its end leads where it would without.
    """
    path = request.path_params["path"]
    if path.endswith("/"):
        query = f"?{request.url.query}" if request.url.query else ""
        return RedirectResponse(f"/{path.strip('/')}{query}", 308)
    if path.startswith("api/"):
        return refuse("no-table", f"there is nothing at /{path}; /api/openapi.json tells what there is")
    file = (STATIC / path).resolve()
    if "/" not in path and file.is_file() and file.parent == STATIC:
        return FileResponse(file, headers={"cache-control": "no-cache"})
    return shell(404)
