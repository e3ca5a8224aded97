"""The identity of a browser: a random token in a cookie, of which only the hash is stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from time import time

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "orrery_guest"
YEAR = 365 * 24 * 3600
LINK_LASTS = 3600


def token_of(connection: HTTPConnection) -> str | None:
    """The token a browser brought, if it looks like one of ours."""
    token = connection.cookies.get(COOKIE)
    return token if token is not None and 20 <= len(token) <= 100 and token.isascii() else None


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(24)


def guest(token: str) -> str:
    """The identity that is stored and compared: a hash, so that a stolen log gives nobody a seat."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def remember(response: Response, token: str, secure: bool) -> None:
    """Give the browser its token."""
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


class SeatLink:
    """What a seat link stands for: a guest's seat at a table, and how often that guest had handed one over."""

    def __init__(self, table: str, owner: str, handed_over: int) -> None:
        self.table = table
        self.owner = owner
        self.handed_over = handed_over


def sign_link(key: str, link: SeatLink) -> str:
    """The token of a seat link, good for an hour."""
    text = f"{link.table}.{link.owner}.{link.handed_over}.{int(time()) + LINK_LASTS}"
    return f"{text}.{_seal(key, text)}"


def read_link(key: str, token: str) -> SeatLink | None:
    """What a token of ours stands for, unless it is too old."""
    text, _, seal = token.rpartition(".")
    if not hmac.compare_digest(_seal(key, text).encode(), seal.encode()):
        return None
    parts = text.split(".")
    if len(parts) != 4 or time() > int(parts[3]):
        return None
    return SeatLink(parts[0], parts[1], int(parts[2]))


def _seal(key: str, text: str) -> str:
    return hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()
