"""Live play over WebSocket."""

from __future__ import annotations

import json
import random
from time import monotonic

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import orrery
from orrery.kernel.record import record_from_text
from orrery.server import identity
from orrery.server import room as rooms
from orrery.server.live import SLOW, TOO_SLOW, Connection
from orrery.server.room import Room
from orrery.table.fair import verify
from tests.server.people import Person, check_rooms, end_window, hub_of, seated


def test_two_people_play_a_whole_game_and_everybody_sees_the_same(client: TestClient) -> None:
    table, people = seated(client, options={"variant": "introductory"}, private=False)
    watcher = Person(client, "Watcher")
    assert watcher.enter(table)["you"] is None
    luck = random.Random(5)
    while people[0].table["phase"] == "running":
        asked = next(p for p in people if p.table["you"] in p.table["view"]["pending"])
        answer = asked.choose(luck.choice(asked.table["legal"]))
        assert answer["is"] == "done", answer
        for person in [*people, watcher]:
            person.hear_number(answer["number"])
    assert watcher.table["view"]["winners"]
    assert people[0].table["view"]["scores"] == watcher.table["view"]["scores"]
    told = [[e["kind"] for e in p.events if "card" not in e["kind"]] for p in [*people, watcher]]
    assert told[0] == told[1]
    record = record_from_text(people[0].get(f"/api/tables/{table}/record").text)
    for _step in orrery.replay(record):
        pass
    assert verify(orrery.game("nebula"), record) > 0
    listed = client.get("/api/lobby").json()["finished"]
    assert [line["id"] for line in listed] == [table]
    everything = people[0].get(f"/api/tables/{table}/view?at=70&seat=all").json()["view"]
    assert "?" not in [goal for seat in everything["seats"] for goal in seat["dealt"]]


def test_a_repeat_is_harmless_and_a_late_choice_is_refused_with_the_present(client: TestClient) -> None:
    _, (one, two) = seated(client)
    question, action = one.table["question"], one.table["legal"][0]
    first = one.say(do="choose", id="same", question=question, action=action)
    again = one.say(do="choose", id="same", question=question, action=action)
    assert first["is"] == again["is"] == "done"
    assert first["number"] == again["number"]
    two.hear_number(first["number"])
    done = two.choose()
    one.hear_number(done["number"])
    late = one.say(do="choose", id="late", question=question, action=action)
    assert late["is"] == "refused"
    assert late["code"] == "late"
    assert one.hear("table")["number"] == one.table["number"]


def test_a_late_choice_loses_nothing_that_is_on_its_way(client: TestClient) -> None:
    """Somebody leaves, and a choice comes too late before that was told."""
    table, (one, two) = seated(client)
    hub = hub_of(client)
    room = hub.rooms[table]
    mine = next(each for each in room.watchers if room.viewer(each.guest) == 0)

    async def together() -> None:
        await hub.act(room, identity.guest(two.token), None, lambda c: c.leave())
        await mine._carry_out('{"do": "choose", "id": "late", "question": 99, "action": {}}')

    assert client.portal is not None
    client.portal.call(together)
    one.hear("refused", code="late")
    one.hear("table")
    assert one.events[-1]["kind"] == "table-left"


def test_who_was_cut_off_hears_what_it_missed_once(client: TestClient) -> None:
    table, (one, two) = seated(client)
    one.choose()
    seen = one.table["choices"]
    heard = len(one.events)
    one.go()
    two.hear_number(one.table["number"])
    two.choose()
    back = one.enter(table, since=seen)
    numbers = [event["number"] for event in one.events[heard:]]
    assert numbers and min(numbers) > seen
    assert max(numbers) <= back["choices"]
    fresh = Person(client, "Fresh")
    fresh.enter(table)
    public = [e for e in one.events if e["kind"] not in ("nebula-dealt-card", "nebula-chose-card")]
    assert [e["kind"] for e in fresh.events] == [e["kind"] for e in public]


def test_bots_play_and_hints_are_legal(client: TestClient) -> None:
    person = Person(client, "Solo")
    table = person.make(seats=3, bots=["greedy", "random"], start=True)
    person.enter(table)
    for _ in range(12):
        while person.table["question"] is None or person.table["view"]["seats"][0]["sealed"]:
            person.hear("table")
        hint = person.say(do="hint")
        assert hint["is"] == "hint", hint
        assert hint["choices"][0]["action"] in person.table["legal"]
        assert person.choose(hint["choices"][0]["action"])["is"] == "done"


def test_undo_is_seen_by_all(client: TestClient) -> None:
    _, people = seated(client)
    for person in people:
        person.hear_number(people[0].table["number"])
        done = person.choose()
        for each in people:
            each.hear_number(done["number"])
    asked = next(p for p in people if p.table["question"] is not None)
    other = next(p for p in people if p is not asked)
    before = asked.table["view"]
    asked.choose({"do": "time", "upper": 1, "right": 2, "left": -2})
    assert asked.table["may_undo"]
    done = asked.say(do="undo")
    assert asked.hear_number(done["number"])["view"] == before
    other.hear_number(done["number"])
    assert "table-undid" in [event["kind"] for event in other.events]


def test_leaving_hands_the_seat_to_a_bot_and_coming_back_takes_it_again(client: TestClient) -> None:
    _, (one, two) = seated(client)
    done = two.say(do="leave")
    one.hear_number(done["number"])
    assert one.table["seats"][1]["away"]
    one.choose()
    while one.table["question"] is None:
        one.hear("table")
    back = two.say(do="sit")
    assert back["is"] == "done", back
    assert not two.hear_number(back["number"])["seats"][1]["away"]


def test_why_not(client: TestClient) -> None:
    _, (one, _) = seated(client)
    answer = one.say(do="why", action={"do": "done"})
    assert answer["rule"] == "N25"
    assert answer["why"]["id"].startswith("nebula-why-")
    assert "message" not in one.say(do="why", action=one.table["legal"][0])


def test_a_rematch_makes_a_new_table_for_all(client: TestClient) -> None:
    person = Person(client, "Solo")
    table = person.make(seats=2, bots=["random"], start=True, options={"variant": "introductory"})
    person.enter(table)
    luck = random.Random(1)
    while person.table["phase"] != "over":
        if person.table["question"] is not None and not person.table["view"]["seats"][0]["sealed"]:
            person.choose(luck.choice(person.table["legal"]))
        else:
            person.hear("table")
    person.say(do="rematch")
    while "next" not in person.table:
        person.hear("table")
    other = Person(client, "Solo")
    other.headers = person.headers
    assert other.enter(person.table["next"])["you"] is not None


# Bad clients.


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        "1",
        '"x"',
        '{"do": 5}',
        '{"do": "fly", "id": "a"}',
        '{"do": "choose"}',
        '{"do": "choose", "id": "a"}',
        '{"do": "choose", "id": "a", "question": "x"}',
        '{"do": "choose", "id": "a", "question": 1e400}',
        '{"do": "choose", "id": "a", "question": 51, "action": {"do": "place"}}',
        '{"do": "choose", "id": "' + "a" * 1000 + '"}',
        '{"do": "sit", "id": "a", "seat": 99}',
        '{"do": "chat", "id": "a", "text": "' + "x" * 2000 + '"}',
        '{"do": "options", "id": "a", "options": {"idle": 99999999999999999999999}}',
        "[" * 5000,
    ],
)
def test_bad_frames_get_a_clear_answer_and_break_nothing(client: TestClient, frame: str) -> None:
    _, (one, _) = seated(client)
    assert one.socket is not None
    one.socket.send_text(frame)
    answer = one.hear("refused")
    assert answer["code"]
    assert answer["message"]
    assert one.choose()["is"] == "done"


def test_a_binary_frame_gets_a_clear_answer_and_breaks_nothing(client: TestClient) -> None:
    _, (one, _) = seated(client)
    assert one.socket is not None
    one.socket.send_bytes(b"\xff")
    assert "text" in one.hear("refused")["message"]
    assert one.choose()["is"] == "done"


@pytest.mark.parametrize("since", ["²", "9" * 5000, "-1", "x", ""])
def test_who_says_nonsense_about_what_it_heard_hears_everything(client: TestClient, since: str) -> None:
    table, _ = seated(client)
    late = Person(client, "Late")
    late.enter(table, since)
    assert late.events


def say_too_much(person: Person) -> None:
    for _ in range(150):
        person.say(do="ping")


def test_too_many_messages_close_the_socket(client: TestClient) -> None:
    hub_of(client).most_messages = 100
    table, (one, _) = seated(client)
    with pytest.raises(WebSocketDisconnect) as closed:
        say_too_much(one)
    assert closed.value.code == 1008
    one.go()
    assert one.enter(table)["you"] == 0


def test_foreign_pages_and_unknown_tables_are_turned_away(client: TestClient) -> None:
    table, _ = seated(client)
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        client.websocket_connect(f"/api/tables/{table}/live", headers={"origin": "https://evil.example"}),
    ):
        pass
    assert closed.value.code == 4403
    with pytest.raises(WebSocketDisconnect) as missing, client.websocket_connect("/api/tables/none/live") as socket:
        socket.receive_text()
    assert missing.value.code == 4404


def test_nothing_of_another_seat_is_ever_sent(client: TestClient) -> None:
    """Everything seat 1 and a watcher hear, as text, has no personal goal but their own."""
    table, (one, two) = seated(client)
    mine = [a["goal"] for a in one.table["legal"]]
    watcher = Person(client, "Watcher")
    watcher.enter(table)
    for person in (one, two):
        done = person.choose()
        for each in (one, two, watcher):
            each.hear_number(done["number"])
    for person in (two, watcher):
        heard = json.dumps([person.table, person.events])
        assert not any(f'"{goal}"' in heard for goal in mine)


def heard(people: list[Person]) -> dict[Person, int]:
    """How often each was shown the table, after all that was on its way; alike twice, nothing is on its way."""
    for person in people:
        person.say(do="ping")
    return {person: person.tables_heard for person in people}


def test_an_answer_to_a_secret_question_sends_nobody_else_a_message(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even to who writes all the time: each message would tell that somebody was asked."""
    monkeypatch.setattr(rooms, "PRESENCE_AFTER", 0.0)
    luck = random.Random(8)
    checked, (table, people) = 0, seated(client, people=7, game="notalone", window=300)
    for _ in range(5000):
        if checked == 3:
            break
        if people[0].table["phase"] == "over":
            table, people = seated(client, people=7, game="notalone", window=300)
        before, known = heard(people), heard(people)
        asked = [person for person in people if person.table["you"] in person.table["view"]["pending"]]
        if before != known:
            continue
        if not asked:
            end_window(client, table)
            continue
        actor = luck.choice(asked)
        secret = actor.table["view"]["moment"] is not None and len(asked) > 1
        answer = actor.choose({"do": "pass"} if secret else luck.choice(actor.table["legal"]))
        assert answer["is"] == "done" or answer["code"] == "late", answer
        if secret and answer["is"] == "done":
            checked += 1
            others = [person for person in people if person is not actor]
            heard(others)
            assert heard(others) == {person: known[person] for person in others}
    assert checked == 3


def test_whoever_takes_too_long_over_a_message_is_sent_away_and_can_come_back(client: TestClient) -> None:
    table, (slow, other) = seated(client)
    room = hub_of(client).rooms[table]
    connection = next(each for each in room.watchers if each.guest == slow.guest)
    assert isinstance(connection, Connection)
    connection.sending_since = monotonic() - SLOW + 1.0
    check_rooms(client)
    assert slow.say(do="ping")["is"] == "pong", "not yet"
    connection.sending_since = monotonic() - SLOW - 1.0
    check_rooms(client)
    with pytest.raises(WebSocketDisconnect) as closed:
        slow.hear("nothing more")
    assert closed.value.code == TOO_SLOW
    assert other.say(do="ping")["is"] == "pong", "nobody else is"
    slow.go()
    slow.enter(table)
    assert slow.choose()["is"] == "done"


def test_a_table_that_cannot_be_looked_after_hinders_no_other(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = hub_of(client)
    faulty, _ = seated(client)
    timed, (ada, _) = seated(client, clock={"kind": "move", "seconds": 60, "then": "pass"})
    check, question = hub.autoplay.check_clocks, ada.table["question"]

    def check_clocks(room: Room) -> None:
        if room.table.id == faulty:
            raise RuntimeError("a fault of ours")
        check(room)

    monkeypatch.setattr(hub.autoplay, "check_clocks", check_clocks)
    assert next(iter(hub.rooms)) == faulty, "it comes first"
    hub.rooms[timed].measured -= 60.0
    while ada.table["question"] == question:
        ada.hear("table")
