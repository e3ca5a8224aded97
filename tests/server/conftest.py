"""A server in this process for each test that wants one, with an embedded store in a folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from orrery.server.app import application
from orrery.server.store import store_at
from tests.server.people import everybody_goes


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    store = store_at(f"sqlite:{tmp_path}/games.sqlite3")
    app = application(store, bot_pause=0.0, most_messages=5000, window_pause=0.05, patience=0.2)
    with TestClient(app) as client:
        yield client
        everybody_goes()
