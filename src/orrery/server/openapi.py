"""The HTTP interface described for programs, made from the shapes the server reads."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from orrery.server.answers import answer
from orrery.server.schema import (
    Command,
    ContentUsed,
    Failure,
    GameInfo,
    Lobby,
    Made,
    MakeTable,
    Moment,
    OwnListing,
    PlayOn,
    Scores,
    ServerMessage,
    Shown,
)
from orrery.version import __version__

_TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
_TOKEN = {"name": "token", "in": "path", "required": True, "schema": {"type": "string"}}


_ANSWERED: list[Any] = [
    GameInfo,
    Lobby,
    OwnListing,
    Made,
    Moment,
    Scores,
    ContentUsed,
]


def _one(shape: type) -> dict[str, object]:
    return {"$ref": f"#/components/schemas/{shape.__name__}"}


def _many(shape: type) -> dict[str, object]:
    return {"type": "array", "items": _one(shape)}


ANSWERS = {
    "/api/games": ("get", "200", _many(GameInfo)),
    "/api/lobby": ("get", "200", _one(Lobby)),
    "/api/my-tables": ("get", "200", _many(OwnListing)),
    "/api/my-games": ("get", "200", _many(OwnListing)),
    "/api/tables": ("post", "201", _one(Made)),
    "/api/tables/{table}": ("get", "200", _one(Shown)),
    "/api/tables/{table}/content": ("put", "200", _one(ContentUsed)),
    "/api/tables/{table}/view": ("get", "200", _one(Moment)),
    "/api/tables/{table}/scores": ("get", "200", _one(Scores)),
    "/api/tables/{table}/play-on": ("post", "201", _one(Made)),
    "/api/take/{token}": ("post", "200", _one(Made)),
}
"""The shapes of answers that are not just any object."""


def _get(summary: str, *parameters: dict[str, object], statuses: tuple[str, ...] = ()) -> dict[str, object]:
    return {"get": _operation(summary, list(parameters), "200", statuses)}


def _put(summary: str, parameters: list[dict[str, object]]) -> dict[str, object]:
    operation = _operation(summary, parameters, "200", ("403", "404", "409", "413", "422"))
    operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
    return {"put": operation}


def _delete(summary: str, parameters: list[dict[str, object]]) -> dict[str, object]:
    return {"delete": _operation(summary, parameters, "200", ("403", "404", "409"))}


def _post(summary: str, parameters: list[dict[str, object]], ok: str, body: str | None = None) -> dict[str, object]:
    operation = _operation(summary, parameters, ok, ("403", "404", "409", "413", "422"))
    if body is not None:
        schema = {"$ref": f"#/components/schemas/{body}"}
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return {"post": operation}


def _operation(
    summary: str, parameters: list[dict[str, object]], ok: str, statuses: tuple[str, ...]
) -> dict[str, object]:
    responses: dict[str, object] = {ok: {"description": "done", "content": {"application/json": {"schema": {}}}}}
    for status in (*statuses, "429"):
        schema = {"$ref": "#/components/schemas/Failure"}
        responses[status] = {"description": "refused", "content": {"application/json": {"schema": schema}}}
    return {"summary": summary, "parameters": parameters, "responses": responses}


def document() -> dict[str, object]:
    """The OpenAPI document."""
    shapes = [MakeTable, PlayOn, Command, ServerMessage, Shown, Failure, *_ANSWERED]
    _, components = msgspec.json.schema_components(shapes, ref_template="#/components/schemas/{name}")
    paths = _paths()
    for path, (method, status, schema) in ANSWERS.items():
        operation: Any = paths[path]
        operation[method]["responses"][status]["content"]["application/json"]["schema"] = schema
    return {
        "openapi": "3.1.0",
        "info": {"title": "Orrery", "version": __version__, "license": {"name": "Apache-2.0"}},
        "paths": paths,
        "components": {"schemas": components},
    }


def _paths() -> dict[str, object]:
    """What there is, by address."""
    query: list[dict[str, object]] = [
        {"name": "at", "in": "query", "required": False, "schema": {"type": "integer", "minimum": 0}},
        {"name": "more", "in": "query", "required": False, "schema": {"type": "integer", "minimum": 0}},
        {"name": "seat", "in": "query", "required": False, "schema": {"type": "string"}},
    ]
    game: dict[str, object] = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
    guide: dict[str, object] = {"name": "guide", "in": "query", "schema": {"type": "string"}}
    lesson: dict[str, object] = {"name": "lesson", "in": "query", "schema": {"type": "string"}}
    language: dict[str, object] = {"name": "language", "in": "query", "schema": {"type": "string"}}
    return {
        "/api/games": _get("The games, their options and bots"),
        "/api/games/{game}/content": _get("Boards and cards of a game", game, statuses=("404",)),
        "/api/games/{game}/messages": _get(
            "The messages of a game of another package, in Fluent", game, language, statuses=("404",)
        ),
        "/api/games/{game}/moments": _get(
            "The table at some lessons of a guided game, as its learner sees it", game, guide, lesson, statuses=("404",)
        ),
        "/api/rules/{game}": _get("The numbered rules of a game", game, language, statuses=("404",)),
        "/api/lobby": _get("Public tables"),
        "/api/my-tables": _get("The tables that go on where you sit"),
        "/api/my-games": _get("The finished games where you sat"),
        "/api/tables": _post("Make a table", [], "201", "MakeTable"),
        "/api/tables/{table}": _get("A table as you may see it", _TABLE, statuses=("404",)),
        "/api/tables/{table}/content": {
            **_get("Boards and cards this table is played with", _TABLE, statuses=("404",)),
            **_put("Play with a card list of the table's own", [_TABLE]),
            **_delete("Go back to the game's card list", [_TABLE]),
        },
        "/api/tables/{table}/names": _get(
            "The words this table's own card list brings", _TABLE, language, statuses=("404",)
        ),
        "/api/tables/{table}/view": _get(
            "The table after a choice", _TABLE, *query, statuses=("403", "404", "409", "422")
        ),
        "/api/tables/{table}/scores": _get("The score over a finished game", _TABLE, statuses=("404", "409")),
        "/api/tables/{table}/record": _get("The record of a finished game", _TABLE, statuses=("404", "409")),
        "/api/tables/{table}/play-on": _post("Play on from a moment of a finished game", [_TABLE], "201", "PlayOn"),
        "/api/tables/{table}/link": _post("A link that moves your seat", [_TABLE], "200"),
        "/api/take/{token}": _post("Move the seat a link stands for", [_TOKEN], "200"),
        "/health": _get("Whether all is well"),
    }


async def openapi(request: Request) -> Response:
    """Serve the document."""
    return answer(document())
