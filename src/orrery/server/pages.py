"""Plain HTTP: making tables, looking at them, records, and the browser client's own files."""

from __future__ import annotations

import asyncio
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, RedirectResponse, Response

from orrery import api, bots
from orrery.card_list import FILE, complaints
from orrery.games import GAMES, content_file
from orrery.guided import guided_names
from orrery.kernel.content import read_text
from orrery.kernel.errors import BadContent
from orrery.locale.ledger import ENGLISH, ledger
from orrery.locale.names import names_for
from orrery.locale.texts import Texts, languages, outside_messages
from orrery.server import head, identity, preview, schema
from orrery.server.answers import answer, body_of, guest_of, gzip_json, hub_of, limits_of, refuse, room_of
from orrery.server.assets import is_file
from orrery.server.codec import decode
from orrery.server.limits import TABLES
from orrery.server.moments import moments
from orrery.server.new_table import SERVED, played_on, table_for
from orrery.server.preview import Preview
from orrery.server.room import Room
from orrery.table.commands.seats import LINK_USED
from orrery.table.errors import BadList, Refused
from orrery.table.phase import OVER
from orrery.table.table import HOSTS_OPTION

STATIC = Path(__file__).with_name("static")
LONGEST_LIST = 400_000
"""Bytes of a card list: several times the longest shipped one."""

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Orrery</title>
<body><h1>Orrery</h1><p>The server runs, but the browser client has not been built. In the source folder:
<code>python tools/build_client.py</code>, then start again.</p></body></html>"""


# Games.


async def list_games(request: Request) -> Response:
    """The games there are."""
    out = []
    for name in SERVED:
        game = api.game(name)
        options = [
            schema.GameOption(o.name, o.default, o.values, o.rule, o.low, o.high)
            for o in game.options
            if o.name != HOSTS_OPTION
        ]
        seats = [game.least_seats, game.most_seats]
        worlds = [schema.World(world.name, world.rule, world.options, world.by_hand) for world in game.worlds]
        out.append(
            schema.GameInfo(
                name,
                seats,
                worlds,
                game.world_of({}),
                options,
                bots.offered(game),
                [*bots.OFFERED],
                guided_names(name),
            )
        )
    return answer(out)


async def game_content(request: Request) -> Response:
    """Boards and cards of a game; with `?file`, the file itself, as a template for one's own."""
    name = request.path_params["game"]
    if name not in SERVED:
        raise Refused("no-game", f"there is no game {name!r}")
    if "file" in request.query_params and name in GAMES:
        return FileResponse(content_file(name), media_type="application/json", filename=f"{name}-cards.json")
    return gzip_json(request, api.game(name).content_data())


async def game_moments(request: Request) -> Response:
    """The table at some lessons of a guided game, as its learner sees it: `?guide=first&lesson=collect,place`."""
    game, asked = request.path_params["game"], request.query_params
    name = asked.get("guide", "")
    if game not in GAMES or name not in guided_names(game):
        raise Refused("no-game", f"there is no guided game {name!r} of {game!r}")
    wanted = asked.get("lesson", "").split(",")
    return gzip_json(request, {lesson: told for lesson, told in moments(game, name).items() if lesson in wanted})


async def game_messages(request: Request) -> Response:
    """The messages of a game of another package, which the client was not built with."""
    name = request.path_params["game"]
    if name not in SERVED or name in GAMES:
        raise Refused("no-game", f"there is no game {name!r} of another package")
    language = request.query_params.get("language", ENGLISH)
    return PlainTextResponse(outside_messages(name, language if language in languages() else ENGLISH))


async def game_rules(request: Request) -> Response:
    """The numbered rules of a game: sections and statements, in English where the language lacks them."""
    name = request.path_params["game"]
    language = request.query_params.get("language", ENGLISH).split("-")[0].lower()
    page = ledger(name, language) if name in SERVED else None
    if page is None:
        raise Refused("no-game", f"there are no rules of a game {name!r}")
    return gzip_json(request, page)


# Tables.


async def lobby(request: Request) -> Response:
    """Public tables."""
    return answer(await hub_of(request).lobby.public_tables())


async def my_tables(request: Request) -> Response:
    """The unfinished tables where the guest sits."""
    return answer(await hub_of(request).lobby.tables_of(guest_of(request)))


async def my_games(request: Request) -> Response:
    """The finished games where the guest sat."""
    return answer(await hub_of(request).lobby.games_of(guest_of(request)))


async def new_table(request: Request) -> Response:
    """Make a table, and start it if asked for."""
    wanted = decode(schema.make_table, await body_of(request))
    hub = hub_of(request)
    new = table_for(guest_of(request), wanted, hub.window_pause)
    limits, who = limits_of(request)
    limits.spend("new tables", TABLES, who)
    room = await hub.add(new)
    return answer(schema.Made(room.table.id, f"/t/{room.table.id}"), 201)


async def see_table(request: Request) -> Response:
    """The table as the guest may see it."""
    room = await room_of(request)
    return answer(room.shown_to(room.viewer(guest_of(request))))


async def see_content(request: Request) -> Response:
    """Boards and cards this table is played with."""
    return gzip_json(request, (await room_of(request)).table.game.content_data())


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
    done = await hub_of(request).act(room, guest_of(request), None, lambda c: c.content(card_list))
    return answer(schema.ContentUsed(done.number, room.table.differs))


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
    wanted = decode(schema.play_on, await body_of(request))
    new = played_on(room.table, guest_of(request), wanted)
    limits, who = limits_of(request)
    limits.spend("new tables", TABLES, who)
    made = await hub_of(request).add(new)
    return answer(schema.Made(made.table.id, f"/t/{made.table.id}"), 201)


async def seat_link(request: Request) -> Response:
    """A link that moves the guest's seat to the browser that opens it."""
    room = await room_of(request)
    guest = guest_of(request)
    if room.viewer(guest) is None:
        raise Refused("not-seated", "take a seat first")
    link = identity.SeatLink(room.table.id, guest, room.table.seating.handed_over.get(guest, 0))
    return answer({"link": "/take/" + identity.sign_link(hub_of(request).key, link)})


async def take_page(request: Request) -> Response:
    """Such a link was opened. Only the page itself takes the seat: what looks at links for a preview must not."""
    if identity.read_link(hub_of(request).key, request.path_params["token"]) is None:
        return shell(request, preview.lost(_texts(request), "link"), 422)
    return shell(request, preview.take(_texts(request)))


async def take_seat(request: Request) -> Response:
    """Move the seat a link stands for, once; on the device that sits there the link only leads to the table."""
    hub = hub_of(request)
    link = identity.read_link(hub.key, request.path_params["token"])
    if link is None:
        raise Refused("bad-link", LINK_USED)
    room = await hub.room(link.table)
    if room is None:
        raise Refused("no-table", "the table of this link is gone")
    here = guest_of(request)
    if room.viewer(here) is None:
        await hub.act(room, link.owner, None, lambda c: c.move_seat(here, link.handed_over))
    return answer(schema.Made(link.table, f"/t/{link.table}"))


# For the operator.


async def health(request: Request) -> Response:
    """Whether the server can store and answer."""
    problem = await hub_of(request).health.problem()
    if problem:
        return answer({"healthy": False, "tables": len(hub_of(request).rooms), "problem": problem}, 503)
    return answer({"healthy": True, "tables": len(hub_of(request).rooms)})


async def no_metrics(request: Request) -> Response:
    """Say where the metrics are: never at the address that players use."""
    return refuse("no-address", "metrics have an address of their own; see orrery serve --metrics-address")


# The browser client.


def shell(request: Request, shown: Preview, status: int = 200) -> Response:
    """The browser client with the head of one page; it says itself, in the reader's language, what is missing."""
    index = STATIC / "index.html"
    return head.shell(request, index, shown, status) if index.exists() else HTMLResponse(NOT_BUILT, 503)


def _texts(request: Request) -> Texts:
    return Texts(head.language_of(request))


async def lobby_page(request: Request) -> Response:
    """The lobby."""
    return shell(request, preview.lobby(_texts(request)))


async def about_page(request: Request) -> Response:
    """Help and credits."""
    return shell(request, preview.about(_texts(request)))


async def table_page(request: Request) -> Response:
    """A table, its replay, or the check of its luck. To look at it changes nothing."""
    facts = await preview.table_facts(hub_of(request), request.path_params["table"])
    if facts is None:
        return shell(request, preview.lost(_texts(request), "table"), 404)
    if request.url.path.startswith("/fair/"):
        return shell(request, preview.fair(_texts(request), facts))
    return shell(request, preview.table(_texts(request), facts, request.url.path.endswith("/replay")))


async def shelf_page(request: Request) -> Response:
    """The rules or the cards of a game; one of another package has none."""
    game = request.path_params["game"]
    if game not in GAMES:
        return shell(request, preview.lost(_texts(request)), 404)
    return shell(request, preview.shelf(_texts(request), request.url.path.split("/")[1], game))


async def learn_page(request: Request) -> Response:
    """A guided game."""
    game = request.query_params.get("game")
    if game is not None and game not in GAMES:
        return shell(request, preview.lost(_texts(request), "game"), 404)
    return shell(request, preview.learn(_texts(request), game))


async def page_or_file(request: Request) -> Response:
    """A file of the client by its name; what is under /api and not there is an error, anything else a lost page.

    A link that got a slash at its end leads where it would without.
    """
    path = request.path_params["path"]
    if path.endswith("/"):
        query = request.scope["query_string"].decode("latin-1")
        return RedirectResponse(f"/{path.strip('/')}{'?' if query else ''}{query}", 308)
    if path.startswith("api/"):
        return refuse("no-address", f"there is nothing to get at /{path}; /api/openapi.json tells what there is")
    file = STATIC / path
    if file.parent == STATIC and is_file(file):
        return FileResponse(file, headers={"cache-control": "no-cache"})
    return shell(request, preview.lost(_texts(request)), 404)
