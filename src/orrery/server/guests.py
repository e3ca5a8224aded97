"""Who a browser is: a random token in a cookie, of which only the hash is ever kept."""

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
    """The identity that is kept and compared: a hash, so that a stolen log gives nobody a seat."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def remember(response: Response, token: str, secure: bool) -> None:
    """Give the browser its token."""
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def sign_link(key: str, table: str, owner: str) -> str:
    """A link's token that moves a guest's seat at a table, good for an hour."""
    text = f"{table}.{owner}.{int(time()) + LINK_LASTS}"
    return f"{text}.{_seal(key, text)}"


def read_link(key: str, token: str) -> tuple[str, str] | None:
    """The table and the guest of a link's token, if it is ours and still good."""
    parts = token.split(".")
    if len(parts) != 4 or not parts[2].isdigit():
        return None
    text = ".".join(parts[:3])
    if not hmac.compare_digest(_seal(key, text).encode(), parts[3].encode()) or int(parts[2]) < time():
        return None
    return parts[0], parts[1]


def _seal(key: str, text: str) -> str:
    return hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()
