"""Whatever is sent, over plain HTTP or as frames: a clear answer, no fault of the server, and no stuck table."""

from __future__ import annotations

import json
from typing import Any, get_args
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from orrery.server.live import COMMAND_NAMES
from orrery.server.openapi import document
from orrery.server.schema import Command
from tests.server.people import Person, seated
from tests.server.test_http import values

FIELDS = sorted({name for each in get_args(Command) for name in each.__struct_fields__} - {"id"})
PATHS: Any = document()["paths"]
quick = settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])

near = st.none() | st.integers(-1, 3) | st.booleans() | st.sampled_from(["bot", "person", "empty", "greedy", "x", ""])
"""Values that a field may well have."""
command = st.fixed_dictionaries(
    {"do": st.sampled_from(COMMAND_NAMES) | st.text(max_size=8), "id": st.text(max_size=5) | values},
    optional={name: near | values for name in FIELDS},
)
frame = st.text(max_size=40) | values.map(json.dumps) | command.map(json.dumps)


def goes_on(people: list[Person]) -> bool:
    """Whether the table can be played: whoever is asked answers, after everybody has come back to it."""
    for person in people:
        person.say(do="sit", seat=people.index(person), name=person.name)
        person.say(do="undo-answer", yes=False)
        person.say(do="resume")
    for _ in range(40):
        for person in people:
            person.say(do="ping")
            if person.table["phase"] == "over" or (person.table["legal"] and person.choose()["is"] == "done"):
                return True
    return False


@pytest.mark.parametrize("game", ["nebula", "comet", "notalone"])
def test_no_frame_breaks_a_table(client: TestClient, game: str) -> None:
    """After any frames, alone and in a row, the socket answers and the table is not stuck."""
    _, people = seated(client, game=game)

    @settings(quick, max_examples=60)
    @given(st.sampled_from(people), st.lists(frame, min_size=1, max_size=6))
    def throw(person: Person, frames: list[str]) -> None:
        assert person.socket is not None
        for text in frames:
            person.socket.send_text(text)
        assert person.say(do="ping")["is"] == "pong"

    throw()
    assert goes_on(people), [person.table for person in people]


def test_no_request_about_a_table_breaks_it(client: TestClient) -> None:
    """Every address and method there is, with a table that is there, and any body and any query."""
    table, people = seated(client)
    asked = [(path, method) for path in sorted(PATHS) for method in PATHS[path]]
    queries = st.dictionaries(st.sampled_from(["at", "more", "seat", "language", "file", "game"]), st.text(max_size=6))

    @settings(quick, max_examples=200)
    @given(
        st.sampled_from(asked), queries, values.map(json.dumps) | st.text(max_size=20), st.sampled_from(["nebula", "x"])
    )
    def ask(what: tuple[str, str], query: dict[str, str], body: str, game: str) -> None:
        path, method = what
        address = path.replace("{table}", quote(table)).replace("{game}", game).replace("{token}", game)
        wanted = {"params": query, "headers": people[0].headers}
        if method in ("post", "put"):
            wanted["content"] = body.encode("utf-8", "surrogatepass")
        client.cookies.clear()
        answer = client.request(method, address, **wanted)  # type: ignore[arg-type]
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert answer.json()["error"]["message"]

    ask()
    assert goes_on(people), [person.table for person in people]
