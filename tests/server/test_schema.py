"""What the server tells has the shapes it is said to have, and the browser's types are made from them."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from orrery import api
from orrery.server import schema
from orrery.server.openapi import ANSWERS, document
from orrery.server.schema import MakeTable, PlayOn
from tests.server.people import Person, seated

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import wire

pytestmark = pytest.mark.slow


def test_the_browsers_types_are_up_to_date() -> None:
    kept = wire.WIRE.read_text(encoding="utf-8")
    assert kept == wire.text(), "the shapes have changed: run python tools/wire.py"


def test_every_shape_is_written() -> None:
    text = wire.text()
    for shape in (schema.Table, schema.OwnListing, schema.Lobby, schema.Failure, schema.Choose, MakeTable, PlayOn):
        assert f"export interface {shape.__name__} " in text
    assert "  from?: Origin;" in text
    assert "  question: number | null;" in text
    assert "  is: 'refused';" in text


def shaped(answer: Any, shape: Any, status: int = 200) -> None:
    assert answer.status_code == status, answer.text
    msgspec.json.decode(answer.content, type=shape)


@pytest.mark.parametrize("game", api.game_names())
def test_answers_have_their_shapes(client: TestClient, game: str) -> None:
    shaped(client.get("/api/games"), list[schema.GameInfo])
    ada = Person(client, "Ada")
    seats = next(each["seats"][0] for each in client.get("/api/games").json() if each["name"] == game)
    clock = {"kind": "move", "seconds": 300, "then": "bot"}
    wish = {"game": game, "name": "Ada", "private": False, "seats": seats, "clock": clock}
    made = ada.post("/api/tables", wish)
    shaped(made, schema.Made, 201)
    table = made.json()["id"]
    path = f"/api/tables/{table}"
    shaped(ada.get(path), schema.Shown)
    ada.enter(table)
    for seat in range(1, seats):
        assert ada.say(do="seat", seat=seat, kind="bot", bot="random")["is"] == "done"
    content = ada.client.put(f"{path}/content", content=b"{}", headers=ada.headers)
    shaped(content, schema.ContentUsed)
    assert ada.say(do="start")["is"] == "done"
    assert ada.say(do="chat", text="hello")["is"] == "done"
    assert ada.say(do="why", action={"do": "nonsense"})["is"] == "refused"
    assert ada.say(do="ping")["is"] == "pong"
    shaped(ada.get(f"{path}/record"), schema.Failure, 409)
    for _ in range(40):
        if ada.table["phase"] == "over":
            break
        if ada.table["legal"]:
            ada.choose()
        else:
            ada.hear("table")
    if ada.table["legal"]:
        assert ada.say(do="hint")["is"] in ("hint", "refused")
    shaped(ada.get(path), schema.Shown)
    shaped(ada.get(f"{path}/view?at=1"), schema.Moment)
    shaped(ada.get("/api/lobby"), schema.Lobby)
    shaped(ada.get("/api/my-tables"), list[schema.OwnListing])
    shaped(ada.client.put(f"{path}/content", content=b"{", headers=ada.headers), schema.Failure, 422)


def test_a_reason_has_its_shape(client: TestClient) -> None:
    _, (one, _) = seated(client)
    assert one.say(do="why", action={"do": "done"})["why"]["id"].startswith("nebula-why-")
    assert set(one.say(do="why", action=one.table["legal"][0])) == {"is", "id"}


def test_the_schema_names_only_shapes_it_has() -> None:
    text = json.dumps(document())
    named = set(re.findall(r"#/components/schemas/(\w+)", text))
    components: Any = document()["components"]
    assert {"Lobby", "Shown", "OwnListing", "Failure", "PlayOn"} <= named
    assert named <= set(components["schemas"])
    for path, (method, status, _) in ANSWERS.items():
        paths: Any = document()["paths"]
        assert status in paths[path][method]["responses"]
