"""The HTTP interface described for programs, made from the shapes the server reads."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from orrery.server.messages import Command, MakeTable
from orrery.version import __version__

_ERROR = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["code", "message"],
            "properties": {
                "code": {"type": "string"},
                "message": {"type": "string"},
                "rule": {"type": "string"},
            },
        }
    },
}
_TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}


def _get(summary: str, *parameters: dict[str, object], statuses: tuple[str, ...] = ()) -> dict[str, object]:
    return {"get": _operation(summary, list(parameters), "200", statuses)}


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
    for status in statuses:
        schema = {"$ref": "#/components/schemas/Error"}
        responses[status] = {"description": "refused", "content": {"application/json": {"schema": schema}}}
    return {"summary": summary, "parameters": parameters, "responses": responses}


def document() -> dict[str, object]:
    """The OpenAPI document."""
    _, components = msgspec.json.schema_components([MakeTable, Command], ref_template="#/components/schemas/{name}")
    query: list[dict[str, object]] = [
        {"name": "at", "in": "query", "required": False, "schema": {"type": "integer", "minimum": 0}},
        {"name": "seat", "in": "query", "required": False, "schema": {"type": "string"}},
    ]
    game: dict[str, object] = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Orrery", "version": __version__, "license": {"name": "Apache-2.0"}},
        "paths": {
            "/api/games": _get("The games, their options and bots"),
            "/api/games/{game}/content": _get("Boards and cards of a game", game, statuses=("404",)),
            "/api/lobby": _get("Public tables"),
            "/api/tables": _post("Make a table", [], "201", "MakeTable"),
            "/api/tables/{table}": _get("A table as you may see it", _TABLE, statuses=("404",)),
            "/api/tables/{table}/view": _get(
                "The table after a choice", _TABLE, *query, statuses=("403", "404", "409", "422")
            ),
            "/api/tables/{table}/record": _get("The record of a finished game", _TABLE, statuses=("404", "409")),
            "/api/tables/{table}/link": _post("A link that moves your seat", [_TABLE], "200"),
            "/health": _get("Whether all is well"),
        },
        "components": {"schemas": {**components, "Error": _ERROR}},
    }


async def openapi(request: Request) -> Response:
    """Serve the document."""
    return Response(msgspec.json.encode(document()), media_type="application/json")
