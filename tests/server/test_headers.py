"""The headers of every answer, and who may ask for changes."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from orrery.server.middleware import SECURITY_HEADERS
from tests.server.people import Person, seated

HOST = "testserver"
ASKED = [
    ("GET", "/"),
    ("GET", "/nothing"),
    ("GET", "/api/lobby"),
    ("GET", "/api/my-tables"),
    ("GET", "/api/my-games"),
    ("GET", "/api/games"),
    ("GET", "/api/games/nebula/content"),
    ("GET", "/api/games/nebula/content?file"),
    ("GET", "/api/rules/nebula"),
    ("GET", "/api/openapi.json"),
    ("GET", "/api/nothing"),
    ("GET", "/api/tables/none"),
    ("POST", "/api/tables"),
    ("POST", "/api/lobby"),
    ("GET", "/assets/none.js"),
    ("GET", "/health"),
    ("GET", "/metrics"),
    ("GET", "/icon.svg"),
    ("GET", "/learn/"),
]


def of_a_table(table: str) -> list[tuple[str, str]]:
    path = f"/api/tables/{table}"
    reads = [("GET", path + part) for part in ("", "/content", "/names", "/view", "/record")]
    return [*reads, ("POST", f"{path}/link"), ("POST", f"{path}/play-on"), ("DELETE", f"{path}/content")]


def test_every_answer_has_the_security_headers_and_none_with_a_cookie_may_be_stored(client: TestClient) -> None:
    table, (one, _) = seated(client)
    for method, path in [*ASKED, *of_a_table(table)]:
        for headers in ({}, one.headers):
            client.cookies.clear()
            answer = client.request(method, path, headers=headers, follow_redirects=False)
            assert {name: answer.headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS, path
            stored = answer.headers["cache-control"]
            if "set-cookie" in answer.headers or path.startswith("/api"):
                assert stored == "no-store", (path, stored)
            assert ("set-cookie" in answer.headers) == (not headers), path


def test_refusals_of_foreign_pages_and_internal_errors_have_the_security_headers_too(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    foreign = client.post("/api/tables", headers={"origin": "https://evil.example"})
    assert foreign.status_code == 403

    def fail(hub: object, table: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("orrery.server.hub.Hub.room", fail)
    fault = TestClient(client.app, raise_server_exceptions=False).get("/api/tables/none")
    assert fault.status_code == 500
    for answer in (foreign, fault):
        assert {name: answer.headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS
        assert answer.headers["cache-control"] == "no-store"
    assert "set-cookie" not in foreign.headers


def test_files_kept_for_good_set_no_cookie_however_they_are_asked_for(client: TestClient) -> None:
    page = client.get("/").text
    found = re.search(r"/assets/[\w.-]+\.js", page)
    assert found is not None
    client.cookies.clear()
    first = client.get(found[0])
    again = client.get(found[0], headers={"if-none-match": first.headers["etag"]})
    part = client.get(found[0], headers={"range": "bytes=0-9"})
    assert [first.status_code, again.status_code, part.status_code] == [200, 304, 206]
    for answer in (first, again, part):
        assert "set-cookie" not in answer.headers
        assert "immutable" in answer.headers["cache-control"]


OWN = [
    {},
    {"origin": f"http://{HOST}"},
    {"origin": f"https://{HOST}"},
    {"origin": f"http://{HOST.upper()}:80"},
    {"origin": f"http://{HOST}", "sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
]
FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": f"http://{HOST}.evil.example"},
    {"origin": f"http://{HOST}:81"},
    {"origin": f"http://evil@{HOST}"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://["},
    {"origin": f"file://{HOST}"},
    {"origin": "\xff"},
    {"origin": "https://evil.example", "sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize("headers", OWN)
def test_our_own_pages_and_programs_may_ask_for_changes(client: TestClient, headers: dict[str, str]) -> None:
    ada = Person(client, "Ada")
    answer = ada.post("/api/tables", {"game": "nebula", "name": "Ada"}, **headers)
    assert answer.status_code == 201, answer.text
    with client.websocket_connect(f"/api/tables/{answer.json()['id']}/live", headers=headers) as socket:
        assert socket.receive_json()["is"] == "table"


@pytest.mark.parametrize("headers", FOREIGN)
def test_pages_of_other_sites_can_ask_for_no_change_and_open_no_socket(
    client: TestClient, headers: dict[str, str]
) -> None:
    ada = Person(client, "Ada")
    table = ada.make()
    sent = {**ada.headers, **{name: value.encode("latin-1") for name, value in headers.items()}}
    for method, path in (
        ("POST", "/api/tables"),
        ("POST", f"/api/tables/{table}/link"),
        ("POST", f"/api/tables/{table}/play-on"),
        ("POST", "/api/take/x"),
        ("PUT", f"/api/tables/{table}/content"),
        ("DELETE", f"/api/tables/{table}/content"),
        ("PATCH", "/"),
    ):
        answer = client.request(method, path, headers=sent)  # type: ignore[arg-type]
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign"), path
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        client.websocket_connect(f"/api/tables/{table}/live", headers=sent),  # type: ignore[arg-type]
    ):
        pass
    assert closed.value.code == 4403


@pytest.mark.parametrize("host", ["[", "a b", "evil/x", "a@b", "x:99999999", "\xff", "a,b"])
def test_a_host_that_is_none_is_refused(client: TestClient, host: str) -> None:
    answer = client.get("/api/lobby", headers={"host": host.encode("latin-1")})  # type: ignore[dict-item]
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "bad-host"
    for name in ("x:8000", "[::1]:8000", "10.0.0.1", "my_host.example"):
        assert client.get("/api/lobby", headers={"host": name}).status_code == 200
