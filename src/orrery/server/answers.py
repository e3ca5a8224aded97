"""Responses over plain HTTP in one form, and helpers that find a request's guest, table and body."""

from __future__ import annotations

import gzip
import logging

from msgspec import UNSET
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from orrery.server import identity
from orrery.server.codec import encode
from orrery.server.hub import Hub
from orrery.server.limits import Limits, TooMany, Who
from orrery.server.room import Room
from orrery.server.schema import Complaint, Failure, Problem
from orrery.server.store import Damaged, Unavailable
from orrery.table.errors import BadList, Refused

log = logging.getLogger("orrery")
STATUS = {
    "bad-host": 400,
    "no-table": 404,
    "no-game": 404,
    "no-address": 404,
    "not-seated": 403,
    "not-yours": 403,
    "bad-link": 403,
    "foreign": 403,
    "wrong-time": 409,
    "late": 409,
    "conflict": 409,
    "too-big": 413,
    "too-many": 429,
    "damaged": 409,
    "damaged-store": 500,
    "unavailable": 503,
    "host-only": 403,
}
RETRY_AFTER = 5
"""Seconds after which a store that could not be reached is worth another attempt."""
LONGEST_BODY = 32_768
WORTH_GZIP = 4_096
"""Responses of at least this many bytes are compressed for clients that accept gzip."""


def answer(data: object, status: int = 200) -> Response:
    """JSON."""
    return Response(encode(data), status, media_type="application/json")


def gzip_json(request: Request, data: object) -> Response:
    """A JSON response that may be long: compressed if the client accepts gzip."""
    body = encode(data)
    headers = {"vary": "accept-encoding"}
    if len(body) >= WORTH_GZIP and "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 2, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)


def refuse(code: str, message: str, rule: str = "", status: int = 0) -> Response:
    """An error in the one form all errors have."""
    return _failure(Problem(code, message, rule or UNSET), status or STATUS.get(code, 422))


def _failure(problem: Problem, status: int) -> Response:
    return answer(Failure(problem), status)


def too_many(refusal: TooMany) -> Response:
    """A refusal that says when to try again."""
    response = refuse(refusal.code, refusal.message)
    response.headers["retry-after"] = str(refusal.seconds)
    return response


async def on_error(request: Request, error: Exception) -> Response:
    """Everything this package refuses becomes a clear answer."""
    if isinstance(error, TooMany):
        return too_many(error)
    if isinstance(error, BadList):
        complaints = [Complaint(each.place, each.reason) for each in error.complaints]
        return _failure(Problem(error.code, error.message, complaints=complaints), 422)
    if isinstance(error, Damaged):
        log.error("%s %s: %s", request.method, request.scope["path"], error.message)
    if isinstance(error, Refused):
        response = refuse(error.code, error.message, error.rule)
        if isinstance(error, Unavailable):
            response.headers["retry-after"] = str(RETRY_AFTER)
        return response
    return refuse("bad-request", str(error))


async def on_http_error(request: Request, error: Exception) -> Response:
    """What no address answers to: a file that is not there, a method that is not allowed."""
    assert isinstance(error, HTTPException)
    path = request.scope["path"]
    asked = f"{request.method} {path}"
    if error.status_code == 405:
        allowed = ", ".join(sorted((error.headers or {}).get("Allow", "GET, HEAD").split(", ")))
        problem = Problem("no-method", f"{asked} is not taken here; this address takes {allowed}")
    elif error.status_code == 404:
        problem = Problem("no-file", f"there is no {path} here")
    else:
        problem = Problem("bad-request", f"{asked}: {error.detail}")
    response = _failure(problem, error.status_code)
    response.headers.update(error.headers or {})
    return response


async def on_internal_error(request: Request, error: Exception) -> Response:
    """A mistake of the server itself: it is logged; no promise is made about what it has harmed."""
    message = "the server made a mistake, which is in its log; try again, or tell who runs it"
    return refuse("fault", message, status=500)


def hub_of(request: Request) -> Hub:
    """The server's tables."""
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


async def room_of(request: Request) -> Room:
    """The table a request names."""
    room = await hub_of(request).room(request.path_params["table"])
    if room is None:
        raise Refused("no-table", "there is no such table; perhaps the link was cut short")
    return room


def guest_of(request: Request) -> str:
    """The guest who sent a request."""
    token: str = request.state.token
    return identity.guest(token)


def limits_of(request: Request) -> tuple[Limits, Who]:
    """The server's limits, and whom the request counts for."""
    return request.app.state.limits, request.state.who


async def body_of(request: Request, longest: int = LONGEST_BODY) -> bytes:
    """A request's body, unless it is too long."""
    length = request.headers.get("content-length", "0")
    if length.isascii() and length.isdecimal() and (len(length) > 9 or int(length) > longest):
        raise Refused("too-big", f"at most {longest} bytes")
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > longest:
                raise Refused("too-big", f"at most {longest} bytes")
    except ClientDisconnect:
        raise Refused("gone", "the connection ended before the request had arrived") from None
    return bytes(body)
