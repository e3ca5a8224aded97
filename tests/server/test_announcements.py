"""What the table itself announces reaches everybody once: newcomers, and whoever was away meanwhile."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from orrery import api
from tests.server.people import Person, hub_of, seated

Event = dict[str, Any]


def announced(events: list[Event]) -> list[tuple[str, Any]]:
    return [(e["kind"], e["args"].get("seat")) for e in events if e["kind"].startswith("table-")]


def round_of(people: list[Person], choices: int) -> None:
    """Some choices, of whoever is asked."""
    for _ in range(choices):
        asked = next(person for person in people if person.table["you"] in person.table["view"]["pending"])
        number = asked.choose()["number"]
        for person in people:
            person.hear_number(number)


@pytest.mark.parametrize("game", api.game_names())
def test_a_newcomer_hears_who_left_before_the_first_choice(client: TestClient, game: str) -> None:
    hub_of(client).autoplay.pause = 60.0
    table, (_, bo) = seated(client, game=game)
    assert bo.say(do="leave")["is"] == "done"
    newcomer = Person(client, "Newcomer")
    assert announced(newcomer.enter(table)["events"]) == [("table-left", 1)]


@pytest.mark.parametrize("forgets", [False, True])
def test_whoever_was_away_hears_what_was_announced_meanwhile_and_nothing_twice(
    client: TestClient, forgets: bool
) -> None:
    hub_of(client).autoplay.pause = 60.0
    table, people = seated(client, people=3)
    round_of(people, 3)
    ada, bo, cleo = people
    assert cleo.say(do="leave")["is"] == cleo.say(do="sit")["is"] == "done"
    while announced(ada.events) != [("table-left", 2), ("table-back", 2)]:
        ada.hear("table")
    since, heard = ada.table["choices"], ada.table["number"]
    ada.go()
    assert bo.say(do="leave")["is"] == bo.say(do="sit")["is"] == "done"
    assert cleo.say(do="leave")["is"] == "done"
    missed = [("table-left", 1), ("table-back", 1), ("table-left", 2)]
    if forgets:
        for person in people:
            person.go()
        hub_of(client).forget(hub_of(client).rooms[table])
    assert ada.enter(table, f"{since}&heard={heard}")["choices"] == since, "no choice was made"
    assert announced(ada.table["events"]) == missed
    assert [e for e in ada.table["events"] if not e["kind"].startswith("table-")] == [], "they were heard before"
    ada.go()
    again = announced(ada.enter(table, since)["events"])
    assert again[-3:] == missed, "who does not say what was heard misses nothing either"
    heard = ada.table["number"]
    ada.go()
    assert ada.enter(table, f"{since}&heard={heard}")["events"] == []


def test_whoever_was_away_while_something_was_taken_back_hears_of_it_and_of_what_followed(client: TestClient) -> None:
    table, people = seated(client, people=2)
    round_of(people, 2)
    mover = next(person for person in people if person.table["you"] in person.table["view"]["pending"])
    while not mover.table["may_undo"]:
        round_of(people, 1)
        mover = next(person for person in people if person.table["may_undo"] or person.table["legal"])
    watcher = Person(client, "Watcher")
    watcher.enter(table)
    since, heard = watcher.table["choices"], watcher.table["number"]
    watcher.go()
    number = mover.say(do="undo")["number"]
    for person in people:
        person.hear_number(number)
    back = mover.table["choices"]
    assert back < since
    other = mover.table["legal"][-1]
    mover.choose(other)
    for person in people:
        person.hear_number(mover.table["number"])
    told = watcher.enter(table, f"{since}&heard={heard}")["events"]
    assert ("table-undid", mover.table["you"]) in announced(told)
    after = [event for event in told if not event["kind"].startswith("table-")]
    assert after and all(event["number"] > back for event in after), "what replaced it, though its number is not new"


def test_announcements_outlast_an_undo(client: TestClient) -> None:
    """Who left is still gone, whatever choice was taken back."""
    hub_of(client).autoplay.pause = 60.0
    table, (ada, bo, cleo) = seated(client, people=3)
    round_of([ada, bo, cleo], 3)
    people = [ada, bo, cleo]
    mover = next(person for person in people if person.table["you"] in person.table["view"]["pending"])
    mover.choose()
    leaver = next(person for person in people if person is not mover)
    assert leaver.say(do="leave")["is"] == "done"
    asked = mover.say(do="undo")
    assert asked["is"] == "done", asked
    for person in people:
        if person not in (mover, leaver) and not mover.table["may_undo"]:
            person.say(do="undo-answer", yes=True)
    newcomer = Person(client, "Newcomer")
    heard = announced(newcomer.enter(table)["events"])
    assert ("table-left", leaver.table["you"]) in heard
    assert ("table-undid", mover.table["you"]) in heard


def test_a_reader_that_fell_far_behind_hears_every_announcement_once(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More has happened than the room remembers entry by entry."""
    hub_of(client).autoplay.pause = 60.0
    table, (_, bo) = seated(client)
    room = hub_of(client).rooms[table]
    before = room.table.number
    for _ in range(40):
        assert bo.say(do="leave")["is"] == bo.say(do="sit")["is"] == "done"
    late = msgspec.to_builtins(room.events_since(before, room.table.known.choices, 0))
    assert announced(late) == [("table-left", 1), ("table-back", 1)] * 40
    assert room.recent_events[0][0] > before + 1, "it had to look into the table's own memory"
