"""Several choices in one command, over a socket: one answer, one table message, and a repeat changes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from orrery.server.store import row_of
from tests.server.people import Person, hub_of
from tests.table.people import with_guest
from tests.table.test_several_choices import walking

pytestmark = pytest.mark.slow


def at_a_walk(client: TestClient, steps: int) -> tuple[Person, list[dict[str, Any]]]:
    """A person who can walk a number of steps at a stored table, connected to it, and the steps."""
    match, seat, way = walking("socket", steps)
    person = Person(client, "Walker")
    match.log = with_guest(match.log, f"guest{seat}", person.guest)
    table = match.rebuilt()
    assert client.portal is not None
    client.portal.call(hub_of(client).store.make, row_of(table), match.log)
    person.enter(table.id)
    return person, way


def test_a_walk_is_one_message_there_and_one_back(client: TestClient) -> None:
    person, way = at_a_walk(client, 3)
    question, choices, messages = person.table["question"], person.table["choices"], person.tables_heard
    done = person.say(do="choose", id="walk", question=question, action=way)
    assert done == {"is": "done", "id": "walk", "number": person.table["number"], "made": 3}
    assert person.tables_heard == messages + 1
    assert person.table["done"] == [done], "the acknowledgement comes with the table that shows the walk"
    assert person.table["choices"] == choices + 3
    again = person.say(do="choose", id="walk", question=question, action=way)
    assert again == done and person.table["choices"] == choices + 3


def test_a_single_choice_is_answered_as_ever(client: TestClient) -> None:
    person, way = at_a_walk(client, 2)
    done = person.say(do="choose", question=person.table["question"], action=way[0])
    assert set(done) == {"is", "id", "number"}


@pytest.mark.parametrize("action", [[], [{}] * 101, ["step"], [{"do": "step"}, 3], [[{"do": "step"}]], "step", None])
def test_a_list_that_is_none_is_refused_and_nothing_is_done(client: TestClient, action: Any) -> None:
    person, _ = at_a_walk(client, 2)
    number = person.table["number"]
    refusal = person.say(do="choose", question=person.table["question"], action=action)
    assert (refusal["is"], refusal["code"]) == (
        "refused",
        "bad-message" if action not in ([], [{}] * 101) else "bad-action",
    )
    assert "action" in refusal["message"]
    assert person.get("/api/tables/test").json()["number"] == number


def test_a_walk_outlasts_a_restart(client: TestClient, tmp_path: Path) -> None:
    person, way = at_a_walk(client, 3)
    assert person.say(do="choose", question=person.table["question"], action=way)["made"] == 3
    before = person.get("/api/tables/test").json()
    hub = hub_of(client)
    hub.forget(hub.rooms["test"])
    after = person.get("/api/tables/test").json()
    assert json.dumps(after["view"]) == json.dumps(before["view"])
    assert (after["number"], after["choices"]) == (before["number"], before["choices"])


def test_every_refusal_names_what_it_refuses(client: TestClient) -> None:
    """Unknown commands, unknown members, wrong types: the id comes back, and the message says what is wrong where."""
    person, _ = at_a_walk(client, 2)
    for command, said in (
        ({"do": "dance"}, "'dance' is not one of choose, undo"),
        ({"do": "pause", "loudly": True}, "loudly"),
        ({"do": "choose", "question": "x", "action": {}}, "$.question"),
        ({"do": "choose", "question": 1}, "action"),
        ({"do": "seat", "seat": 1, "kind": "cat"}, "$.kind"),
        ({"do": "options", "clock": {"kind": "sand"}}, "$.clock.kind"),
        ({"do": "chat", "text": 7}, "$.text"),
        ({}, "do"),
    ):
        refusal = person.say(**command)
        assert (refusal["is"], refusal["code"]) == ("refused", "bad-message"), refusal
        assert said in refusal["message"], refusal
