"""Who is gone from a running game: the others are told, may let a bot play, and whoever comes back plays again."""

from __future__ import annotations

import asyncio

import pytest
from starlette.testclient import TestClient

import orrery
from tests.server.people import Person, gone_for, hub_of, in_server, seated, until


def test_a_bot_plays_for_who_has_been_gone_for_long(client: TestClient) -> None:
    table, (ada, bo) = seated(client)
    assert ada.say(do="stand-in", seat=1)["code"] == "here"
    bo.go()
    while ada.table["seats"][1]["here"]:
        ada.hear("table")
    assert "bot_in" in ada.table["seats"][1] and "bot_in" not in ada.table["seats"][0]
    watcher = Person(client, "Watcher")
    watcher.enter(table)
    assert watcher.say(do="stand-in", seat=1)["code"] == "not-seated"
    assert ada.say(do="stand-in", seat=9)["code"] == "bad-seat"
    assert ada.say(do="stand-in")["code"] == "bad-message"
    assert ada.say(do="stand-in", seat=1)["code"] == "too-soon"
    gone_for(client, table, bo.guest, 60.0)
    number = ada.say(do="stand-in", seat=1)
    assert number["is"] == "done", number
    shown = ada.hear_number(number["number"])["seats"][1]
    assert shown["away"] and not shown["here"] and "bot_in" not in shown
    ada.choose()
    while ada.table["view"]["phase"] == "keep-goal":
        ada.hear("table")
    bo.enter(table)
    heard = [event["kind"] for event in bo.events]
    assert "table-stand-in" in heard, "who comes back reads it in the log"
    assert bo.say(do="sit", seat=1, name="Bo")["is"] == "done"
    while bo.table["seats"][1]["away"]:
        bo.hear("table")
    assert bo.events[-1]["kind"] == "table-back"


def test_a_bot_chooses_nothing_more_for_who_has_come_back(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though it was thinking already."""
    hub, may_choose = hub_of(client), asyncio.Event()

    async def choose(journal: orrery.Journal, seat: int, *given: object) -> int:
        await may_choose.wait()
        return journal.state.legal(seat)[0]

    monkeypatch.setattr(hub.autoplay.bots, "choose", choose)
    table, (ada, bo) = seated(client)
    assert bo.say(do="leave")["is"] == "done"
    assert until(lambda: hub.rooms[table].thinking == {1})
    assert bo.say(do="sit")["is"] == "done"
    assert hub.rooms[table].thinking == {1}
    in_server(client, may_choose.set)
    assert until(lambda: not hub.rooms[table].thinking)
    assert not bo.get(f"/api/tables/{table}").json()["view"]["seats"][1]["sealed"]
    assert bo.choose()["is"] == ada.choose()["is"] == "done"


def test_who_was_not_connected_for_less_than_that_keeps_the_seat(client: TestClient) -> None:
    hub_of(client).patience = 100.0
    _, (ada, bo) = seated(client)
    bo.go()
    while ada.table["seats"][1]["here"]:
        ada.hear("table")
    assert 90 < ada.table["seats"][1]["bot_in"] <= 100
    assert ada.say(do="stand-in", seat=1)["code"] == "too-soon"


def test_all_are_told_when_time_runs_out(client: TestClient) -> None:
    for kind, then, told in (("move", "bot", "bot"), ("move", "pass", "pass"), ("game", "bot", "away")):
        _, (ada, bo) = seated(client, clock={"kind": kind, "seconds": 5, "then": then})
        assert ada.table["seats"][0]["ticking"] and ada.table["seats"][0]["clock"] <= 5
        hub_of(client).rooms[ada.table["id"]].table.clock.since -= 5.0
        while len([event for event in bo.events if event["kind"] == "table-time-up"]) < 2:
            bo.hear("table")
        late = [event["args"] for event in bo.events if event["kind"] == "table-time-up"][:2]
        assert sorted(late, key=lambda args: args["seat"]) == [{"seat": seat, "then": told} for seat in (0, 1)]
        ada.go()
        bo.go()
