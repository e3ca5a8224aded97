"""A server in this process for each test that wants one, with an embedded store in a folder of its own."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient

from orrery.server import new_table, pages
from orrery.server.app import application
from orrery.server.store import store_at
from orrery.table.commands import seats
from tests.server.databases import database
from tests.server.fast_loop import StoppedClock
from tests.server.people import serving

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The luck of every table follows from the test, $ORRERY_SEED and how many tables the test made before."""
    seed = f"{os.environ.get('ORRERY_SEED', '')}{request.node.nodeid}"
    tables = count()
    monkeypatch.setattr(new_table, "new_secret", lambda: sha256(f"{seed}:{next(tables)}".encode()).hexdigest())
    monkeypatch.setattr(seats, "secrets", SimpleNamespace(token_hex=lambda size: "0" * size))
    print(f"luck of this test: {seed}")


@pytest.fixture(scope="session")
def unbuilt_client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client's page and the files beside it as they are written, with a script where a build puts it."""
    static = tmp_path_factory.mktemp("client") / "static"
    shutil.copytree(WEB / "public", static)
    page = (WEB / "index.html").read_text(encoding="utf-8")
    (static / "index.html").write_text(page.replace("/src/main.ts", "/assets/index-1.js"), encoding="utf-8")
    (static / "assets").mkdir()
    (static / "assets" / "index-1.js").write_text("console.log(1);\n")
    return static


@pytest.fixture(autouse=True)
def client_files(unbuilt_client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder the client is served from in this process: the same whether or not a client was built."""
    monkeypatch.setattr(pages, "STATIC", unbuilt_client)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    store = store_at(f"sqlite:{tmp_path}/games.sqlite3")
    app = application(store, bot_pause=0.0, most_messages=5000, window_pause=0.05)
    with serving(app) as client:
        yield client


@pytest.fixture
def window_time(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    """The time by which windows for secret answers close: it passes when the test says so."""
    clock = StoppedClock()
    monkeypatch.setattr("orrery.server.windows.monotonic", clock.time)
    return clock


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL started for these tests."""
    with tempfile.TemporaryDirectory() as folder:
        running = database(folder)
        yield running.url
        running.close()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path}/games.sqlite3"
    return str(request.getfixturevalue("postgres"))
