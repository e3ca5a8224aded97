"""Input no sane client sends, to every address and as every command: a clear refusal, and nothing breaks."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from orrery.server.live import COMMAND_NAMES
from tests.server.people import Person, seated

pytestmark = pytest.mark.slow

HUGE = "9" * 400
DEEP = "[" * 60 + "]" * 60
DEEPER = '{"a":' * 3000 + "1" + "}" * 3000
STRANGE = [
    HUGE,
    "9" * 5000,
    "-" + HUGE,
    "18446744073709551616",
    "1e400",
    "-1e308",
    "NaN",
    "Infinity",
    "-Infinity",
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\u0000"',
    '"\\u202e"',
    DEEP,
    DEEPER,
    "null",
    "true",
    "[]",
    "{}",
    '[{"a":[]}]',
    '""',
]
RAW = [b"\xff", b"\xed\xa0\x80", b"\xc0\xaf", b"\xf4\x90\x80\x80", b"\x00"]
"""Bytes that are no UTF-8, within a text of JSON."""
FIELDS = ["game", "name", "seats", "options", "private", "bots", "clock", "start", "nonce", "at", "seat", "bot"]
INNER = ['{"kind":"none","seconds":%s}', '{"kind":"move","seconds":%s}', '{"idle":%s}', '{"%s":1}']


def bodies() -> list[bytes]:
    """A body with one strange value in a field, or with strange bytes in a text."""
    whole = {"game": '"nebula"', "name": '"x"', "at": "1", "seat": "0"}
    out: list[bytes] = [*STRANGE_BYTES, *RAW]
    for strange in [*STRANGE, *[inner % HUGE for inner in INNER], *[inner % "NaN" for inner in INNER[:3]]]:
        for field in FIELDS:
            fields = {**whole, field: strange}
            out.append(("{" + ",".join(f'"{name}":{value}' for name, value in fields.items()) + "}").encode())
    for raw in RAW:
        out += [b'{"game":"' + raw + b'"}', b'{"' + raw + b'":1}', b'{"game":"nebula","name":"' + raw + b'"}']
    return out


STRANGE_BYTES = [each.encode() for each in STRANGE]


def refused_clearly(answer: Any) -> None:
    assert 400 <= answer.status_code < 500, answer.text
    error = answer.json()["error"]
    assert error["code"] and error["message"]


def test_no_body_of_a_request_breaks_the_server(client: TestClient) -> None:
    table, (one, _) = seated(client)
    for body in bodies():
        for path in ("/api/tables", f"/api/tables/{table}/play-on"):
            answer = one.post(path, body)
            if answer.status_code != 201:
                refused_clearly(answer)
    assert one.choose()["is"] == "done"


def test_no_card_list_breaks_the_server(client: TestClient) -> None:
    ada = Person(client, "Ada")
    for game in ("nebula", "comet", "notalone"):
        path = f"/api/tables/{ada.make(game=game, seats=3)}/content"
        strange = [f'{{"cards":{{"personal":[{{"id":{value}}}]}}}}'.encode() for value in STRANGE]
        strange += [f'{{"cards":[{{"id":{value},"vp":{value}}}]}}'.encode() for value in STRANGE]
        strange += [f"{{{value}:1}}".encode() for value in STRANGE if value.startswith('"')]
        strange += [b'{"cards":"' + raw + b'"}' for raw in RAW]
        for body in [*strange, *bodies()[:60]]:
            answer = client.put(path, content=body, headers=ada.headers)
            if answer.status_code != 200:
                refused_clearly(answer)


@pytest.mark.parametrize("game", ["nebula", "comet", "notalone"])
def test_no_command_breaks_a_socket(client: TestClient, game: str) -> None:
    """Each command with every strange value in every field, and every action of the game with strange arguments."""
    _, people = seated(client, people=3, game=game)
    one = people[0]
    assert one.socket is not None
    fields = ["question", "action", "seat", "name", "kind", "bot", "nonce", "options", "clock", "seats", "text", "id"]
    sent = 0
    for do in COMMAND_NAMES:
        for field in fields:
            for strange in STRANGE[sent % 3 :: 3]:
                sent += 1
                rest = "" if field == "id" else f',"id":"a{sent}"'
                one.socket.send_text(f'{{"do":"{do}","{field}":{strange}{rest}}}')
    one.say(do="sit", seat=0, name="x")
    one.say(do="resume")
    for action in [*one.table["legal"][:3], {"do": "place", "star": "red", "cell": "H"}, {"do": "hunt", "card": "x"}]:
        for name in [*action, "extra"]:
            for strange in STRANGE:
                rest = {key: value for key, value in action.items() if key != name}
                comma = "," if rest else ""
                strange_action = f'{json.dumps(rest)[:-1]}{comma}"{name}":{strange}}}'
                asked = one.table["question"]
                one.socket.send_text(f'{{"do":"choose","question":{asked},"id":"b{sent}","action":{strange_action}}}')
                one.socket.send_text(f'{{"do":"why","id":"w{sent}","action":{{"{name}":{strange}}}}}')
                sent += 1
    assert one.say(do="ping")["is"] == "pong"


def test_no_query_or_header_breaks_the_server(client: TestClient) -> None:
    table, (one, _) = seated(client)
    queries = ["%FF", "at=%FF", "at=%C0%80", "at=\xff", "seat=%00", "at=" + "9" * 400, "at=²", "more=-1"]
    queries += ["seat=all&seat=0"]
    queries += [
        "language=" + "x" * 2000,
        "language=%F0%28",
        "&&&&",
        "=",
        "at=1e3",
        "file=%FF",
        "since=%FF",
        "a=" * 3000,
    ]
    paths = ["view", "names", "content", "record", ""]
    for query in queries:
        for path in [f"/api/tables/{table}/{part}".rstrip("/") for part in paths] + ["/api/rules/nebula", "/learn/"]:
            answer = client.get(f"{path}?{query}", headers=one.headers, follow_redirects=False)
            assert answer.status_code < 500
    strange = ["", "\xff", "=", ";;", "a" * 5000, '"', "\\", ",", "bytes=x", "bytes=9-1,", "²", "-1", "W/", "gzip;q=x"]
    names = ["cookie", "accept-encoding", "range", "if-none-match", "if-modified-since", "content-length"]
    names += [
        "content-type",
        "accept-language",
        "x-forwarded-for",
        "x-forwarded-proto",
        "sec-fetch-site",
        "expect",
        "accept",
    ]
    for name in names:
        for value in strange:
            sent: Any = {name: value.encode("latin-1")}
            for path in ("/", "/api/lobby", "/icon.svg", "/api/games/nebula/content?file", "/assets/none.js"):
                assert client.get(path, headers=sent).status_code < 500, (name, value, path)
            refused_clearly(client.post("/api/tables", content=b"{}", headers=sent))
    for cookie in ("orrery_guest=", "orrery_guest=\xff" * 30, "orrery_guest=" + "x" * 200, 'orrery_guest="'):
        brought: Any = {"cookie": cookie.encode("latin-1")}
        assert client.get("/api/my-tables", headers=brought).status_code == 200


def test_a_clock_of_absurd_length_is_refused_or_harmless(client: TestClient) -> None:
    ada = Person(client, "Ada")
    body = '{"game":"nebula","name":"x","clock":{"kind":"none","seconds":%s}}'
    refused_clearly(ada.post("/api/tables", (body % HUGE).encode()))
    assert ada.post("/api/tables", (body % "1000000000").encode()).status_code == 201
