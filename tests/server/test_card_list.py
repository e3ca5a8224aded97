"""A table's own card list over HTTP: brought, refused with all that is wrong, shown, played with, kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

import orrery
from orrery.card_list import game_of
from orrery.kernel.record import record_from_text
from orrery.server.app import application
from orrery.server.pages import LONGEST_LIST
from orrery.server.store import store_at
from orrery.table.fair import verify
from tests.server.people import Person, everybody_goes, seated

pytestmark = pytest.mark.slow

RICHER = {"cards": {"personal": [{"id": "P01", "vp": 20, "colour": "blue", "text_en": "Blue it is"}]}}


def put(person: Person, table: str, body: object) -> Any:
    person.client.cookies.clear()
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    return person.client.put(f"/api/tables/{table}/content", content=content, headers=person.headers)


def drop(person: Person, table: str) -> Any:
    person.client.cookies.clear()
    return person.client.delete(f"/api/tables/{table}/content", headers=person.headers)


def test_the_host_brings_a_list_and_everybody_is_told(client: TestClient) -> None:
    ada, bo = Person(client, "Ada"), Person(client, "Bo")
    table = ada.make(private=False)
    ada.enter(table)
    bo.enter(table)
    answer = put(ada, table, RICHER)
    assert answer.status_code == 200
    assert answer.json()["differs"] == 3
    assert bo.hear_number(answer.json()["number"])["content"]["differs"] == 3
    cards = bo.get(f"/api/tables/{table}/content").json()["cards"]["personal"]
    assert (cards[0]["vp"], cards[1]["vp"]) == (20, 14)
    assert bo.get(f"/api/tables/{table}/names").json() == {"nebula-goal-P01": "Blue it is"}
    assert bo.get(f"/api/tables/{table}/names?language=xx").status_code == 200
    assert drop(bo, table).status_code == 403
    answer = drop(ada, table)
    assert bo.hear_number(answer.json()["number"])["content"]["differs"] == 0
    assert bo.get(f"/api/tables/{table}/content").json() == bo.get("/api/games/nebula/content").json()
    assert bo.get(f"/api/tables/{table}/names").json() == {}


def test_all_that_is_wrong_is_answered(client: TestClient) -> None:
    ada = Person(client, "Ada")
    table = ada.make()
    answer = put(ada, table, {"turn": {"placements": 9}, "cards": {"common": [{"id": "C01", "vp_first": "x"}]}})
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["code"] == "bad-content"
    assert [each["place"] for each in error["complaints"]] == ["turn.placements", "cards.common[0 (C01)].vp_first"]
    answer = put(ada, table, b'{\n "turn": {,}}')
    assert answer.json()["error"]["complaints"][0]["place"] == "line 2, column 11"
    assert put(ada, table, b"\xff\xfe").status_code == 422
    assert put(ada, table, b" " * (LONGEST_LIST + 1)).status_code == 413
    assert put(Person(client, "Stranger"), table, {}).status_code == 403
    assert put(ada, "none", {}).status_code == 404
    assert ada.get(f"/api/tables/{table}").json()["content"]["differs"] == 0


def test_a_running_game_keeps_its_list(client: TestClient) -> None:
    table, (one, _) = seated(client)
    assert put(one, table, RICHER).status_code == 409


def test_the_list_survives_a_restart_and_goes_with_record_and_rematch(tmp_path: Path) -> None:
    def server() -> TestClient:
        return TestClient(application(store_at(f"sqlite:{tmp_path}/g.sqlite3"), bot_pause=0.0, most_messages=9000))

    with server() as client:
        ada = Person(client, "Ada")
        table = ada.make(seats=2, bots=["greedy"], options={"variant": "introductory", "idle": 1})
        assert put(ada, table, RICHER).status_code == 200
        ada.enter(table)
        assert ada.say(do="start")["is"] == "done"
        everybody_goes()
    with server() as client:
        ada.client = client
        assert ada.enter(table)["content"]["differs"] == 3
        while ada.table["phase"] == "running":
            if not ada.table["legal"] or ada.choose(ada.table["legal"][-1])["is"] != "done":
                ada.hear("table")
        record = record_from_text(ada.get(f"/api/tables/{table}/record").text)
        assert record.content != orrery.game("nebula").content_hash
        assert verify(game_of(record), record) > 10
        assert ada.say(do="rematch")["is"] == "done"
        while "next" not in ada.table:
            ada.hear("table")
        following = ada.table["next"]
        everybody_goes()
    with server() as client:
        ada.client = client
        assert ada.get(f"/api/tables/{following}").json()["content"]["differs"] == 3
        everybody_goes()


SCRAPS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from("id cards personal species name places edges".split()), inner, max_size=4)
    ),
    max_leaves=10,
)


@pytest.fixture
def tables(client: TestClient) -> list[tuple[Person, str]]:
    ada = Person(client, "Ada")
    return [(ada, ada.make(game=game)) for game in orrery.game_names()]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 2), SCRAPS.map(lambda scrap: json.dumps(scrap).encode()) | st.binary(max_size=60))
def test_no_list_breaks_the_server(tables: list[tuple[Person, str]], which: int, body: bytes) -> None:
    person, table = tables[which]
    answer = put(person, table, body)
    assert answer.status_code in (200, 422), answer.text
    if answer.status_code == 422:
        assert answer.json()["error"]["complaints"][0]["reason"]
    for part in ("", "/content", "/names"):
        assert person.get(f"/api/tables/{table}{part}").status_code == 200
