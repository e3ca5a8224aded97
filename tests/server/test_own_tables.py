"""A guest's own tables, and whose turn it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from orrery.server.app import application
from orrery.server.store import store_at
from tests.server.people import Person, everybody_goes, seated, until


def own(person: Person) -> list[Any]:
    answer = person.get("/api/my-tables")
    assert answer.status_code == 200
    return list(answer.json())


def collected(people: list[Person]) -> tuple[Person, Person]:
    """Both keep a goal; who then collects and who waits."""
    for person in people:
        number = person.choose()["number"]
    for person in people:
        person.hear_number(number)
    active = next(person for person in people if person.table["legal"])
    return active, next(person for person in people if person is not active)


def test_own_tables_say_whose_turn_it_is(client: TestClient) -> None:
    stranger = Person(client, "Stranger")
    assert own(stranger) == []
    table, people = seated(client, private=False)
    active, waiting = collected(people)
    assert [(line["id"], line["yours"], line["you"]) for line in own(active)] == [(table, True, people.index(active))]
    assert [(line["id"], line["yours"]) for line in own(waiting)] == [(table, False)]
    assert own(waiting)[0]["asked"] == [people.index(active)]
    listed = stranger.get("/api/lobby").json()["running"]
    assert [(line["id"], line["asked"]) for line in listed] == [(table, [people.index(active)])]
    assert "yours" not in listed[0]
    assert own(stranger) == []


def test_those_where_it_is_ones_turn_come_first_and_left_ones_go(client: TestClient) -> None:
    table, people = seated(client)
    active, waiting = collected(people)
    empty = waiting.make()
    assert [line["id"] for line in own(waiting)] == [empty, table]
    later = active.make()
    assert [line["id"] for line in own(active)] == [table, later]
    active.go()
    active.enter(later)
    assert active.say(do="leave")["is"] == "done"
    assert [line["id"] for line in own(active)] == [table]
    phone = Person(client, "Phone")
    link = active.post(f"/api/tables/{table}/link").json()["link"]
    assert phone.post(f"/api{link}").status_code == 200
    assert own(active) == []
    assert [line["id"] for line in own(phone)] == [table]


def test_own_tables_are_found_after_a_restart_and_finished_ones_left_out(tmp_path: Path) -> None:
    def server() -> TestClient:
        return TestClient(application(store_at(f"sqlite:{tmp_path}/g.sqlite3"), bot_pause=0.0, most_messages=9000))

    quick: dict[str, Any] = {"options": {"variant": "introductory", "idle": 1}, "bots": ["random"], "start": True}
    with server() as client:
        ada = Person(client, "Ada")
        waiting, paused, running, over = ada.make(), ada.make(**quick), ada.make(**quick), ada.make(**quick)
        ada.enter(paused)
        assert ada.say(do="pause")["is"] == "done"
        ada.go()
        ada.enter(over)
        while ada.table["phase"] == "running":
            if not ada.table["legal"] or ada.choose(ada.table["legal"][-1])["is"] != "done":
                ada.hear("table")
        everybody_goes()
        assert {line["id"] for line in own(ada)} == {waiting, paused, running}
    with server() as client:
        ada.client = client
        assert until(lambda: len(own(ada)) == 3)
        assert {line["id"] for line in own(ada)} == {waiting, paused, running}
        assert own(ada)[0]["id"] == running
