"""Plain HTTP."""

from __future__ import annotations

import json
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

import orrery
from orrery.server.openapi import document
from tests.server.people import Person, seated


def test_games_and_content(client: TestClient) -> None:
    games = client.get("/api/games").json()
    assert "nebula" in [game["name"] for game in games]
    content = client.get("/api/games/nebula/content").json()
    assert len(content["galaxy_board"]["cells"]) == 25
    assert client.get("/api/games/chess/content").status_code == 404


def test_who_hosts_is_not_offered_as_a_choice(client: TestClient) -> None:
    """The table itself fills that option in."""
    games = client.get("/api/games").json()
    offered = {option["name"] for game in games if game["name"] == "notalone" for option in game["options"]}
    assert offered == {option.name for option in orrery.game("notalone").options} - {"host"}


def test_a_browser_gets_one_cookie_that_scripts_cannot_read(client: TestClient) -> None:
    first = client.get("/api/lobby")
    cookie = first.headers["set-cookie"].lower()
    assert "orrery_guest=" in cookie
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "set-cookie" not in client.get("/api/lobby").headers
    assert "default-src 'self'" in first.headers["content-security-policy"]


def test_private_tables_are_not_listed(client: TestClient) -> None:
    person = Person(client, "Ada")
    private, public = person.make(), person.make(private=False)
    listed = [line["id"] for line in client.get("/api/lobby").json()["open"]]
    assert public in listed
    assert private not in listed


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (b"", "malformed|truncated"),
        (b"{", "truncated"),
        (b"[]", "object"),
        ({"game": "chess", "name": "x"}, "chess"),
        ({"game": "nebula"}, "name"),
        ({"game": "nebula", "name": ""}, "name"),
        ({"game": "nebula", "name": "x", "seats": 9}, "seats"),
        ({"game": "nebula", "name": "x", "seats": "2"}, "int"),
        ({"game": "nebula", "name": "x", "options": {"variant": "quick"}}, "variant"),
        ({"game": "nebula", "name": "x", "bots": ["greedy", "greedy"]}, "seat for you"),
        ({"game": "nebula", "name": "x", "bots": ["hal"]}, "hal"),
        ({"game": "nebula", "name": "x", "clock": {"kind": "move"}}, "seconds"),
        ({"game": "nebula", "name": "x", "start": True}, "empty"),
        ({"game": "nebula", "name": "x", "surprise": 1}, "surprise"),
    ],
)
def test_what_is_wrong_with_a_new_table_is_said(client: TestClient, body: object, says: str) -> None:
    answer = Person(client, "x").post("/api/tables", body)
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["code"]
    assert any(word in error["message"] for word in says.split("|")), error


def test_a_table_that_cannot_begin_is_not_made(client: TestClient) -> None:
    ada = Person(client, "Ada")
    assert ada.post("/api/tables", {"game": "nebula", "name": "Ada", "start": True}).status_code == 422
    assert ada.get("/api/my-tables").json() == []


def test_rules_in_a_language_nobody_speaks_are_english(client: TestClient) -> None:
    for language in ("x", "x" * 300, "..", "\0"):
        answer = client.get("/api/rules/nebula", params={"language": language})
        assert (answer.status_code, answer.json()["language"]) == (200, "en")


def test_foreign_pages_cannot_change_anything(client: TestClient) -> None:
    answer = Person(client, "x").post("/api/tables", {}, **{"sec-fetch-site": "cross-site"})
    assert answer.status_code == 403


def test_long_bodies_are_refused(client: TestClient) -> None:
    assert Person(client, "x").post("/api/tables", b"x" * 100_000).status_code == 413


def test_looking_back_shows_only_what_one_may_know(client: TestClient) -> None:
    table, (one, two) = seated(client)
    path = f"/api/tables/{table}/view"
    now = one.get(path).json()
    assert now["seat"] == 0
    assert now["view"]["seats"][0]["dealt"] != ["?", "?"]
    assert now["view"]["seats"][1]["dealt"] == ["?", "?"]
    assert one.get(f"{path}?at=3").json()["view"]["phase"] == "fill"
    assert one.get(f"{path}?seat=1").status_code == 403
    assert one.get(f"{path}?seat=all").status_code == 422
    assert one.get(f"{path}?at=9999").status_code == 422
    assert one.get(f"{path}?at=x").status_code == 422
    stranger = Person(client, "Stranger").get(path).json()
    assert stranger["seat"] is None
    assert stranger["view"]["seats"][0]["dealt"] == ["?", "?"]
    assert one.get(f"/api/tables/{table}/record").status_code == 409
    assert two.get(path).json()["seat"] == 1


def test_a_link_moves_the_seat_to_another_device(client: TestClient) -> None:
    table, (one, _) = seated(client)
    link = one.post(f"/api/tables/{table}/link").json()["link"]
    phone = Person(client, "Phone")
    for _ in range(2):
        assert phone.client.get(link, headers=phone.headers).status_code == 200
        assert one.get(f"/api/tables/{table}").json()["you"] == 0, "to look at a link moves nothing"
    assert phone.post(f"/api{link}").json() == {"id": table, "link": f"/t/{table}"}
    assert phone.get(f"/api/tables/{table}").json()["you"] == 0
    assert one.get(f"/api/tables/{table}").json()["you"] is None
    assert phone.post(f"/api{link[:-4]}nope").status_code == 403
    assert phone.client.get("/take/nonsense", headers=phone.headers).status_code == 422
    assert Person(client, "x").post(f"/api/tables/{table}/link").status_code == 403


def test_health_and_schema(client: TestClient) -> None:
    assert client.get("/health").json()["healthy"]
    assert client.get("/api/openapi.json").json() == json.loads(json.dumps(document()))
    assert client.get("/api/nonsense").status_code == 404
    assert client.get("/api/tables/none").status_code == 404


@pytest.mark.parametrize(
    ("method", "path", "status", "code", "says"),
    [
        ("POST", "/api/lobby", 405, "no-method", "this address takes GET, HEAD"),
        ("DELETE", "/t/none", 405, "no-method", "DELETE /t/none"),
        ("GET", "/api/tables", 404, "no-address", "/api/openapi.json"),
        ("GET", "/assets/none.js", 404, "no-file", "/assets/none.js"),
        ("PUT", "/assets/none.js", 405, "no-method", "PUT"),
        ("GET", "/api/nonsense", 404, "no-address", "/api/nonsense"),
    ],
)
def test_what_no_address_answers_to_is_refused_in_the_one_form(
    client: TestClient, method: str, path: str, status: int, code: str, says: str
) -> None:
    answer = client.request(method, path)
    assert answer.status_code == status
    error = answer.json()["error"]
    assert error["code"] == code
    assert says in error["message"]


def test_a_fault_of_the_server_is_said_in_the_one_form(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(hub: object, table: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("orrery.server.hub.Hub.room", fail)
    calm = TestClient(client.app, raise_server_exceptions=False)
    answer = calm.get("/api/tables/none")
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "fault"


values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**400, -(2**64), 2**53 + 1])
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["\ud800", "a\udfff", "\0", "\u202e", "\u3164"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.fixed_dictionaries(
        {},
        optional={
            "game": st.just("nebula") | values,
            "name": st.just("x") | values,
            "seats": st.just(2) | values,
            "options": st.dictionaries(st.sampled_from(["variant", "idle", "x"]), values) | values,
            "private": values,
            "bots": st.lists(st.sampled_from(["greedy", "random", "x"]), max_size=4) | values,
            "clock": st.dictionaries(st.sampled_from(["kind", "seconds", "then"]), values) | values,
            "start": values,
        },
    )
)
def test_any_body_is_a_table_or_a_clear_refusal(client: TestClient, body: dict[str, object]) -> None:
    answer = Person(client, "x").post("/api/tables", body)
    assert answer.status_code in (201, 409, 422), answer.text
    if answer.status_code != 201:
        assert answer.json()["error"]["message"]


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(sorted(document()["paths"])), st.text(max_size=12), st.text(max_size=6), st.text(max_size=6))  # type: ignore[call-overload]
def test_no_address_breaks_the_server(client: TestClient, path: str, name: str, at: str, seat: str) -> None:
    safe = quote(name or "x", safe="")
    filled = path.replace("{table}", safe).replace("{game}", safe)
    answer = client.get(filled, params={"at": at, "seat": seat})
    assert answer.status_code < 500


def test_a_finished_game_is_played_on_from_any_moment(client: TestClient) -> None:
    ada, bo = Person(client, "Ada"), Person(client, "Bo")
    table = ada.make(seats=2, bots=["random"], options={"variant": "introductory", "idle": 1}, start=True)
    wish = {"at": 60, "seat": 1, "name": "Bo"}
    assert bo.post(f"/api/tables/{table}/play-on", wish).status_code == 409
    ada.enter(table)
    while ada.table["phase"] == "running":
        if not ada.table["legal"] or ada.choose(ada.table["legal"][-1])["is"] != "done":
            ada.hear("table")
    answer = bo.post(f"/api/tables/{table}/play-on", wish)
    assert answer.status_code == 201, answer.text
    made = bo.get(f"/api/tables/{answer.json()['id']}").json()
    assert made["you"] == 1
    assert made["phase"] == "running"
    assert made["choices"] >= 60
    assert made["from"] == {"table": table, "choices": 60}
    then = ada.get(f"/api/tables/{table}/view?at=60&seat=1").json()["view"]
    now = bo.get(f"/api/tables/{made['id']}/view?at=60").json()["view"]
    assert now == then
    for bad in (
        {**wish, "at": 99999},
        {**wish, "seat": 2},
        {**wish, "bot": "hal"},
        {**wish, "name": ""},
        {"at": 1},
        [],
    ):
        assert bo.post(f"/api/tables/{table}/play-on", bad).status_code == 422
    assert bo.post("/api/tables/none/play-on", wish).status_code == 404
