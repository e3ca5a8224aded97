"""The application: addresses, cookies, safety headers."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orrery.kernel.errors import OrreryError
from orrery.server import answers, guests, moments, pages
from orrery.server.assets import Assets
from orrery.server.hub import Hub
from orrery.server.live import live
from orrery.server.metrics import Metrics
from orrery.server.openapi import openapi
from orrery.server.store import Store

SAFETY = [
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


class Gatekeeper:
    """Gives every browser its cookie, refuses changes asked for by foreign pages, and adds the safety headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        site = request.headers.get("sec-fetch-site", "same-origin")
        if request.method not in ("GET", "HEAD") and site not in ("same-origin", "none"):
            refusal = answers.refuse("foreign", "changes are not taken from pages of other sites")
            await refusal(scope, receive, send)
            return
        token = guests.token_of(request)
        fresh = None if token is not None else guests.new_token()
        scope.setdefault("state", {})["token"] = token or fresh

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *SAFETY]
                if fresh is not None and not request.url.path.startswith("/assets"):
                    cookie = Response()
                    guests.remember(cookie, fresh, request.url.scheme == "https")
                    headers += [h for h in cookie.raw_headers if h[0] == b"set-cookie"]
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, send_with_headers)


def application(
    store: Store,
    workers: int = 1,
    bot_pause: float = 0.6,
    most_messages: int = 100,
    window_pause: float = 3.0,
    patience: float = 60.0,
) -> Starlette:
    """The server around a store."""
    hub = Hub(store, Metrics(), workers, bot_pause, most_messages, window_pause, patience)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await hub.open()
        yield
        await hub.close()

    assets = pages.STATIC / "assets"
    routes = [
        Route("/api/openapi.json", openapi),
        Route("/api/games", pages.list_games),
        Route("/api/games/{game}/content", pages.game_content),
        Route("/api/rules/{game}", pages.game_rules),
        Route("/api/lobby", pages.lobby),
        Route("/api/my-tables", pages.my_tables),
        Route("/api/my-games", pages.my_games),
        Route("/api/tables", pages.new_table, methods=["POST"]),
        Route("/api/tables/{table}", pages.see_table),
        Route("/api/tables/{table}/content", pages.see_content),
        Route("/api/tables/{table}/content", pages.use_content, methods=["PUT"]),
        Route("/api/tables/{table}/content", pages.drop_content, methods=["DELETE"]),
        Route("/api/tables/{table}/names", pages.see_names),
        Route("/api/tables/{table}/view", moments.see_moment),
        Route("/api/tables/{table}/record", pages.get_record),
        Route("/api/tables/{table}/play-on", pages.play_on_from, methods=["POST"]),
        Route("/api/tables/{table}/link", pages.seat_link, methods=["POST"]),
        WebSocketRoute("/api/tables/{table}/live", live),
        Route("/api/take/{token}", pages.take_seat, methods=["POST"]),
        Route("/take/{token}", pages.take_page),
        Route("/health", pages.health),
        Route("/metrics", pages.metrics),
        Mount("/assets", Assets(directory=assets, check_dir=False)),
        Route("/", pages.page),
        Route("/t/{table}", pages.table_page),
        Route("/t/{table}/replay", pages.table_page),
        Route("/fair/{table}", pages.table_page),
        Route("/rules/{game}", pages.game_page),
        Route("/cards/{game}", pages.game_page),
        Route("/learn", pages.game_page),
        Route("/about", pages.page),
        Route("/{path:path}", pages.page_or_file),
    ]
    app = Starlette(
        routes=routes,
        lifespan=life,
        middleware=[Middleware(Gatekeeper)],
        exception_handlers={
            OrreryError: answers.on_error,
            HTTPException: answers.on_no_answer,
            Exception: answers.on_fault,
        },
    )
    app.state.hub = hub
    return app
