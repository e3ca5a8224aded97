"""The application: its addresses and what answers there."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from orrery.kernel.errors import OrreryError
from orrery.server import answers, crawlers, history, pages, score_history
from orrery.server.assets import Assets
from orrery.server.hub import Hub
from orrery.server.limits import Limits
from orrery.server.live import live
from orrery.server.metrics import Metrics
from orrery.server.middleware import SessionMiddleware
from orrery.server.openapi import openapi
from orrery.server.store import Store
from orrery.table.window import DEFAULT as DEFAULT_WINDOW


class Server(Starlette):
    """The application, with the session middleware around everything, the handler of internal errors included."""

    def build_middleware_stack(self) -> ASGIApp:
        """Put the session middleware around everything, where Starlette would put it inside its error handler."""
        return SessionMiddleware(super().build_middleware_stack(), self.state.limits)


def application(
    store: Store,
    workers: int = 1,
    bot_pause: float = 0.6,
    most_messages: int = 100,
    window_pause: float = DEFAULT_WINDOW,
    patience: float = 60.0,
    limits: Limits | None = None,
) -> Starlette:
    """The server around a store; without limits unless they are given."""
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
        Route("/api/games/{game}/messages", pages.game_messages),
        Route("/api/games/{game}/moments", pages.game_moments),
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
        Route("/api/tables/{table}/view", history.see_moment),
        Route("/api/tables/{table}/scores", score_history.see_scores),
        Route("/api/tables/{table}/record", pages.get_record),
        Route("/api/tables/{table}/play-on", pages.play_on_from, methods=["POST"]),
        Route("/api/tables/{table}/link", pages.seat_link, methods=["POST"]),
        WebSocketRoute("/api/tables/{table}/live", live),
        Route("/api/take/{token}", pages.take_seat, methods=["POST"]),
        Route("/take/{token}", pages.take_page),
        Route("/health", pages.health),
        Route("/metrics", pages.no_metrics),
        Mount("/assets", Assets(directory=assets, check_dir=False)),
        Route("/", pages.lobby_page),
        Route("/t/{table}", pages.table_page),
        Route("/t/{table}/replay", pages.table_page),
        Route("/fair/{table}", pages.table_page),
        Route("/rules/{game}", pages.shelf_page),
        Route("/cards/{game}", pages.shelf_page),
        Route("/learn", pages.learn_page),
        Route("/about", pages.about_page),
        Route("/robots.txt", crawlers.robots),
        Route("/sitemap.xml", crawlers.sitemap),
        Route("/{path:path}", pages.page_or_file),
    ]
    app = Server(
        routes=routes,
        lifespan=life,
        exception_handlers={
            OrreryError: answers.on_error,
            HTTPException: answers.on_http_error,
            Exception: answers.on_internal_error,
        },
    )
    app.state.hub = hub
    app.state.limits = limits or Limits(0)
    return app
