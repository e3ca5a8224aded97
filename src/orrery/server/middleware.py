"""What every HTTP request passes: the check for foreign pages, the guest's cookie, the headers of every answer."""

from __future__ import annotations

import re

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orrery.server import answers, first_paint, identity
from orrery.server.limits import REQUESTS, Limits, TooMany, Who, who_asks
from orrery.server.origin import is_foreign_request

SECURITY_HEADERS = {
    "content-security-policy": f"default-src 'self'; script-src 'self' {first_paint.HASH}; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
UNCHANGING = ("GET", "HEAD")
"""Methods that change nothing, which any page may use."""
HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]*)(:[0-9]{1,5})?")
NOT_STORED = "no-store"
HEAVY = ("/view", "/play-on", "/health")
HEAVY_COST = 10.0
"""How many requests one counts for that plays a game again, checks a card list, or writes to the store."""


class SessionMiddleware:
    """Gives every browser its cookie, refuses changes asked for by foreign pages, and completes the headers."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        token = identity.token_of(connection)
        who = who_asks(scope.get("client"), token and identity.guest(token))
        refusal = self._too_many(scope, who) or _refusal(scope, connection.headers)
        fresh = identity.new_token() if token is None and refusal is None else None
        scope.setdefault("state", {}).update(token=token or fresh, who=who)

        async def send_complete(message: Message) -> None:
            if message["type"] == "http.response.start":
                _complete(message, fresh, scope["scheme"] == "https")
            await send(message)

        if refusal is not None:
            await refusal(scope, receive, send_complete)
        else:
            await self.app(scope, receive, send_complete)

    def _too_many(self, scope: Scope, who: Who) -> Response | None:
        """Refuse a request that is one too many."""
        heavy = scope["method"] == "PUT" or scope["path"].endswith(HEAVY)
        try:
            self.limits.spend("requests", REQUESTS, who, HEAVY_COST if heavy else 1.0)
        except TooMany as refusal:
            return answers.too_many(refusal)
        return None


def _refusal(scope: Scope, headers: Headers) -> Response | None:
    """Why a request is not even looked at."""
    if any(HOST.fullmatch(host) is None for host in headers.getlist("host")):
        return answers.refuse("bad-host", "the Host header names no host")
    if scope["method"] not in UNCHANGING and is_foreign_request(headers):
        return answers.refuse("foreign", "changes are not taken from pages of other sites")
    return None


def _complete(message: Message, fresh: str | None, secure: bool) -> None:
    """Add the security headers; no answer is stored by caches that does not say so, nor ever one that sets a cookie."""
    headers = MutableHeaders(raw=list(message.get("headers", [])))
    for name, value in SECURITY_HEADERS.items():
        headers[name] = value
    lasting = "immutable" in headers.get("cache-control", "")
    if fresh is not None and not lasting:
        cookie = Response()
        identity.remember(cookie, fresh, secure)
        headers.append("set-cookie", cookie.headers["set-cookie"])
        headers["cache-control"] = NOT_STORED
    headers.setdefault("cache-control", NOT_STORED)
    message["headers"] = headers.raw
