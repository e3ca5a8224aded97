"""The client's files are sent small and kept by the browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from orrery.server import pages
from orrery.server.app import application
from orrery.server.assets import Assets
from orrery.server.store import store_at
from tests.server.people import serving


@pytest.fixture
def files(tmp_path: Path) -> TestClient:
    (tmp_path / "app-1.js").write_text("plain")
    (tmp_path / "app-1.js.gz").write_bytes(b"zipped")
    return TestClient(Starlette(routes=[Mount("/assets", Assets(directory=tmp_path))]))


def test_the_compressed_twin_is_sent_to_who_takes_it(files: TestClient) -> None:
    with files.stream("GET", "/assets/app-1.js", headers={"accept-encoding": "gzip, br"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert "javascript" in answer.headers["content-type"]
        assert "immutable" in answer.headers["cache-control"]
        assert b"".join(answer.iter_raw()) == b"zipped"


def test_the_plain_file_to_who_does_not(files: TestClient) -> None:
    answer = files.get("/assets/app-1.js", headers={"accept-encoding": "identity"})
    assert answer.text == "plain"
    assert "content-encoding" not in answer.headers
    assert files.get("/assets/none.js").status_code == 404


def test_a_server_whose_client_was_not_built_says_so_and_plays_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")
    with serving(application(store_at(f"sqlite:{tmp_path}/games.sqlite3"))) as client:
        for path in ("/", "/about", "/rules/nebula", "/nothing"):
            answer = client.get(path)
            assert (answer.status_code, "tools/build_client.py" in answer.text) == (503, True)
        answer = client.get("/assets/app-1.js")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-file")
        assert client.post("/api/tables", json={"game": "nebula", "name": "Ada"}).status_code == 201
