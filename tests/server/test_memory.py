"""What stays in memory and in the lobby, what goes, and what is found again."""

from __future__ import annotations

import asyncio
import json
import threading
from time import time
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from orrery.server import hub as hubs
from orrery.server import identity
from orrery.server import lobby as lobbies
from orrery.server.hub import FORGET_AFTER
from orrery.server.store import row_of
from orrery.table.entry import Chatted
from tests.server.people import Person, check_rooms, hub_of, in_server, is_at_rest, seated, until
from tests.table.people import Match, with_guest


def test_a_running_table_nobody_looks_at_leaves_the_memory_and_comes_back(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = hub_of(client)
    table, people = seated(client)
    people[0].choose()
    before = people[0].get(f"/api/tables/{table}").json()
    timed, others = seated(client, clock={"kind": "game", "seconds": 600})
    assert until(lambda: is_at_rest(client, table))
    check_rooms(client, later=FORGET_AFTER + 1.0)
    assert table in hub.rooms, "somebody looks at it"
    for person in people + others:
        person.go()
    monkeypatch.setattr(hubs, "FORGET_AFTER", 0.1)
    assert until(lambda: table not in hub.rooms), "the server looks by itself"
    monkeypatch.setattr(hubs, "FORGET_AFTER", FORGET_AFTER)
    assert until(lambda: is_at_rest(client, timed))
    check_rooms(client, later=FORGET_AFTER + 1.0)
    assert timed in hub.rooms, "its clocks run"
    after = people[0].get(f"/api/tables/{table}").json()
    assert {**after, "seats": []} == {**before, "seats": []}
    people[1].enter(table)
    assert people[1].choose()["is"] == "done", "it is played on from where it was"


def waiting(client: TestClient, phase: str = "open") -> list[Any]:
    return [line["id"] for line in Person(client, "Looker").get("/api/lobby").json()[phase]]


def test_a_table_that_waits_is_listed_while_somebody_was_there_within_a_day(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Person(client, "Ada")
    table = ada.make(private=False)
    assert waiting(client) == [table]
    later = time() + lobbies.LISTED_FOR + 60
    monkeypatch.setattr(lobbies, "time", lambda: later)
    assert waiting(client) == [], "nobody was there for a day"
    ada.enter(table)
    assert waiting(client) == [table], "somebody is there"
    monkeypatch.setattr("orrery.server.sqlite.time", lambda: later)
    ada.go()
    assert until(lambda: waiting(client) == [table])
    monkeypatch.setattr(lobbies, "time", lambda: later + lobbies.LISTED_FOR - 60)
    assert waiting(client) == [table], "somebody was there less than a day ago"


def test_a_running_table_nobody_plays_at_for_a_day_is_not_shown_to_be_watched(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = seated(client, private=False)
    assert waiting(client, "running") == [table]
    later = time() + lobbies.LISTED_FOR + 60
    monkeypatch.setattr(lobbies, "time", lambda: later)
    assert waiting(client, "running") == [table], "they are still there"
    for person in people:
        person.go()
    assert until(lambda: waiting(client, "running") == [])


def test_the_lobby_tells_the_present_though_the_store_does_not_yet(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games that have just begun or ended are listed where they belong, once, before and after their line is stored."""
    hub, ada = hub_of(client), Person(client, "Ada")
    idle = ada.make(private=False)
    note, may_store = hub.store.note, threading.Event()

    async def note_later(*given: Any) -> None:
        await asyncio.to_thread(may_store.wait)
        await note(*given)

    monkeypatch.setattr(hub.store, "note", note_later)
    wish: dict[str, Any] = {"private": False, "options": {"variant": "introductory"}}
    table, people = seated(client, **wish)
    try:
        assert (waiting(client), waiting(client, "running"), waiting(client, "finished")) == ([idle], [table], [])
        while people[0].table["phase"] == "running":
            asked = next(person for person in people if person.table["you"] in person.table["view"]["pending"])
            number = asked.choose(asked.table["legal"][-1])["number"]
            for person in people:
                person.hear_number(number)
        for _ in range(2):
            assert (waiting(client), waiting(client, "running"), waiting(client, "finished")) == ([idle], [], [table])
            games = people[1].get("/api/my-games").json()
            assert [(line["id"], line["phase"], line["you"]) for line in games] == [(table, "over", 1)]
            may_store.set()
            assert until(lambda: not hub.lobby.unsaved)
    finally:
        may_store.set()


def test_one_finds_ones_finished_games_again(client: TestClient) -> None:
    ada, stranger, hub = Person(client, "Ada"), Person(client, "Stranger"), hub_of(client)
    match = Match(seats=2, people=1).start().play("to the end")
    match.log = with_guest(match.log, "guest0", identity.guest(ada.token))
    match.log[0] = replace(match.log[0], private=True)
    last, table = match.log.pop(), "private"
    before = match.rebuilt()
    before.id = table

    async def end() -> None:
        await hub.store.make(row_of(before), match.log)
        room = await hub.room(table)
        assert room is not None
        async with room.lock:
            await hub.commit(room, last)

    assert ada.get("/api/my-games").json() == []
    assert client.portal is not None
    client.portal.call(end)
    (line,) = ada.get("/api/my-games").json()
    assert (line["id"], line["phase"], line["you"], line["yours"]) == (table, "over", 0, False)
    assert len(line["totals"]) == 2 and ada.get("/api/my-tables").json() == []
    assert stranger.get("/api/my-games").json() == [], "a private game is listed for who sat there only"
    assert stranger.get("/api/lobby").json()["finished"] == []


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/about", 200),
        ("/learn", 200),
        ("/learn?game=comet", 200),
        ("/learn?game=none", 404),
        ("/rules/comet", 200),
        ("/rules/none", 404),
        ("/cards/nebula", 200),
        ("/cards/none", 404),
        ("/t/none", 404),
        ("/t/none/replay", 404),
        ("/fair/none", 404),
        ("/nothing", 404),
        ("/nothing/at/all", 404),
        ("/take/none", 422),
        ("/take/table.guest.1.é", 422),
        ("/" + "x" * 300, 404),
        ("/%00", 404),
    ],
)
def test_a_page_that_is_not_there_says_so_and_is_still_the_client(client: TestClient, path: str, status: int) -> None:
    answer = client.get(path)
    assert answer.status_code == status
    assert answer.headers["content-type"].startswith("text/html")


def test_a_file_that_cannot_be_there_is_not_there(client: TestClient) -> None:
    assert client.get("/assets/" + "x" * 300, headers={"accept-encoding": "br"}).status_code == 404


def test_a_table_that_went_on_elsewhere_is_found_again_by_all(client: TestClient) -> None:
    """Who looked at what is not the table any more is sent away, and coming back plays on at the real one."""
    hub = hub_of(client)
    table, people = seated(client)
    said = Chatted(time=time(), seat=None, name="Elsewhere", text="I was first.")
    assert client.portal is not None
    client.portal.call(hub.store.append, table, hub.rooms[table].table.number, said)
    assert people[0].socket is not None
    people[0].socket.send_text(json.dumps({"do": "pause", "id": "late"}))
    for person in people:
        with pytest.raises(WebSocketDisconnect) as closed:
            person.hear("nothing more")
        assert closed.value.code == 1012
        person.go()
    for person in people:
        person.enter(table)
        assert [line["text"] for line in person.table["chat"]] == ["I was first."]
    assert people[0].choose()["is"] == "done"
    people[1].hear_number(people[0].table["number"])


def test_the_line_of_a_table_in_the_store_tells_how_it_is_now(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though the store took longest over an earlier one."""
    hub = hub_of(client)
    note, may_store, asked = hub.store.note, asyncio.Event(), 0

    async def slow(*row: Any) -> None:
        nonlocal asked
        asked += 1
        if asked == 1:
            await may_store.wait()
        await note(*row)

    table, people = seated(client, private=False)
    assert until(lambda: is_at_rest(client, table))
    monkeypatch.setattr(hub.store, "note", slow)
    assert people[0].say(do="pause")["is"] == people[0].say(do="resume")["is"] == "done"
    assert asked == 1, "the later line waits for the earlier one"
    in_server(client, may_store.set)
    assert until(lambda: asked == 2 and is_at_rest(client, table))
    assert client.portal is not None
    row = client.portal.call(hub.store.table, table)
    assert row is not None and row.phase == "running"


def test_the_page_of_a_table_is_there_in_memory_and_out_of_it(client: TestClient) -> None:
    ada = Person(client, "Ada")
    table = ada.make()
    assert ada.get(f"/t/{table}").status_code == 200
    hub = hub_of(client)
    hub.forget(hub.rooms[table])
    for path in (f"/t/{table}", f"/t/{table}/replay", f"/fair/{table}"):
        assert ada.get(path).status_code == 200


@pytest.mark.parametrize(
    ("path", "meant"),
    [("/rules/comet/", "/rules/comet"), ("/learn/?game=comet", "/learn?game=comet"), ("//else.where/", "/else.where")],
)
def test_a_slash_at_the_end_leads_to_the_same_page(client: TestClient, path: str, meant: str) -> None:
    answer = client.get(f"http://testserver{path}", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (308, meant)


def test_a_link_that_was_used_moves_nothing_and_leads_its_own_device_to_the_table(client: TestClient) -> None:
    table, (ada, _) = seated(client)
    link = ada.post(f"/api/tables/{table}/link").json()["link"]
    phone, thief = Person(client, "Phone"), Person(client, "Thief")
    for _ in range(2):
        answer = phone.post(f"/api{link}")
        assert (answer.status_code, answer.json()["link"]) == (200, f"/t/{table}")
    answer = thief.post(f"/api{link}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-seated")
    assert thief.get(f"/api/tables/{table}").json()["you"] is None
    assert phone.get(f"/api/tables/{table}").json()["you"] == 0


def test_a_used_link_never_works_again_even_after_the_seat_has_come_back(client: TestClient) -> None:
    table, (ada, _) = seated(client)
    phone, thief = Person(client, "Phone"), Person(client, "Thief")

    def link_of(person: Person) -> str:
        return "/api" + str(person.post(f"/api/tables/{table}/link").json()["link"])

    used, spare = link_of(ada), link_of(ada)
    assert phone.post(used).status_code == 200
    assert ada.post(link_of(phone)).status_code == 200
    assert ada.get(f"/api/tables/{table}").json()["you"] == 0, "the seat is back at its first device"
    for link in (used, spare):
        answer = thief.post(link)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad-link")
    hub = hub_of(client)
    hub.forget(hub.rooms[table])
    assert thief.post(used).status_code == 403, "a used link is known from the log too"
    assert thief.post(link_of(ada)).status_code == 200, "a fresh link works"
