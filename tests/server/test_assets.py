"""The client's files are sent small and kept by the browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from orrery.server.assets import Assets


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
