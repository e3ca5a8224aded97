"""Connections that are slow, many, or send nonsense: they end with a clear answer and harm nobody else."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from select import poll
from time import monotonic
from urllib.request import urlopen

import pytest

import orrery
from orrery.cli import main
from orrery.server import connections
from orrery.server.limits import REQUESTS, Limits, TooMany
from orrery.server.metrics import Metrics, read_address
from orrery.server.middleware import SECURITY_HEADERS
from orrery.server.quiet_log import MOST_ALIKE, WITHIN, RepeatFilter
from tests.server.people import PATIENCE
from tests.server.real import Answer, ask, connect, read_all, request, serving

pytestmark = pytest.mark.slow

SOON = 0.8


@pytest.fixture
def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    monkeypatch.setattr(connections, "TIME_TO_ASK", SOON)
    monkeypatch.setattr(connections, "TIME_TO_READ", SOON)
    with serving(tmp_path) as port:
        yield port


def is_cut_off(connection: socket.socket, sent: bytes, every: float) -> bool:
    """Send something now and then and read nothing; whether the server hangs up."""
    hung_up, late = poll(), monotonic() + PATIENCE
    hung_up.register(connection, 0)  # an error or an end is reported all the same
    try:
        while monotonic() < late:
            connection.sendall(sent)
            if hung_up.poll(1000 * every):
                return True
    except ConnectionError:
        return True
    return False


POST = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 400\r\n\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"\r\n",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nhost: x\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nx: " + b"y" * 3000,
        POST,
        POST + b'{"game"',
        POST.replace(b"content-length: 400", b"transfer-encoding: chunked") + b"5\r\nab",
        request("GET", "/health").replace(b"connection: close\r\n", b"") + b"GET / HTTP/1.1\r\n",
    ],
)
def test_a_request_that_does_not_arrive_in_time_ends_its_connection(port: int, sent: bytes) -> None:
    with connect(port) as connection:
        connection.sendall(sent)
        heard = read_all(connection)
    last = Answer(heard[heard.rindex(b"HTTP/1.1 ") :])
    assert (last.status, last.json()["error"]["code"]) == (408, "too-slow")
    assert {name: last.headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS


@pytest.mark.parametrize(
    "sent", [b"GET / HTTP/1.1\r\n", POST, b"GET /health HTTP/1.1\r\nhost: x\r\ncontent-length: 999\r\n\r\n"]
)
def test_sending_a_byte_now_and_then_gains_no_time(port: int, sent: bytes) -> None:
    with connect(port) as connection:
        connection.sendall(sent)
        assert is_cut_off(connection, b"x", SOON / 10)


def test_whoever_does_not_read_the_answer_is_cut_off(port: int) -> None:
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", port))
        whole = b"GET /api/games/comet/content HTTP/1.1\r\nhost: x\r\n\r\n"
        connection.sendall(500 * whole)
        assert is_cut_off(connection, whole, SOON / 10)


@pytest.mark.parametrize("head", [b"GET /" + b"x" * 200_000, b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 40_000])
def test_a_head_without_end_is_refused(port: int, head: bytes) -> None:
    with connect(port) as connection:
        try:
            connection.sendall(head)
        except ConnectionError:
            return
        assert Answer(read_all(connection)).status in (0, 400, 431)


def test_long_bodies_and_many_requests_on_one_connection_are_fine(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "TIME_TO_ASK", 60.0)
    put = b"PUT /api/tables/none/content HTTP/1.1\r\nhost: x\r\ncontent-length: 300000\r\n\r\n" + b"x" * 300_000
    with connect(port) as connection:
        connection.sendall(put + b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n" * 50 + request("GET", "/health"))
        heard = read_all(connection)
    assert heard.count(b"HTTP/1.1 404") == 1 and heard.count(b"HTTP/1.1 200") == 51


def test_an_idle_socket_is_not_cut_off(port: int) -> None:
    from websockets.sync.client import connect as open_socket

    made = ask(port, request("POST", "/api/tables", json.dumps({"game": "nebula", "name": "x"}).encode())).json()
    with open_socket(f"ws://127.0.0.1:{port}/api/tables/{made['id']}/live") as watching:
        assert json.loads(watching.recv())["is"] == "table"
        for _ in range(2):
            with connect(port) as later:
                assert Answer(read_all(later)).status == 408, "a connection that never asks is cut off meanwhile"
        watching.send('{"do":"ping","id":"a"}')
        while json.loads(watching.recv(timeout=60))["is"] != "pong":
            pass


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01",
        b"nonsense\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET http:// HTTP/1.1\r\nhost: x\r\n\r\n",
        b"CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET /?\xff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: [\r\nconnection: close\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\nupgrade: h2c\r\n\r\n",
    ],
)
def test_what_is_no_request_harms_nobody(port: int, sent: bytes, caplog: pytest.LogCaptureFixture) -> None:
    answer = ask(port, sent)
    assert answer.status < 500
    if answer.status >= 400:
        assert answer.json()["error"]["message"]
    assert ask(port, request("GET", "/health")).status == 200
    assert not [line for line in caplog.records if line.exc_info], "no traceback for what a client sends"


def upgrade(path: bytes) -> bytes:
    key = b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n"
    return b"GET " + path + b" HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n" + key + b"\r\n"


def frame(kind: int, data: bytes, fin: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    return bytes([kind | (0x80 if fin else 0), 0x80 | len(data)]) + b"\0\0\0\0" + data


@pytest.mark.parametrize(
    "sent",
    [
        frame(1, b"\xff"),
        frame(1, b'{"do":"\xed\xa0\x80"}'),
        frame(1, b"\xe2\x82", fin=False) + frame(0, b"\xff"),
        frame(3, b"x"),
        frame(9, b"x" * 125, fin=False),
        frame(8, b"\x00"),
        frame(0, b"x"),
        b"\xff" * 40,
        bytes([0x81, 0x05]) + b"hello",
        bytes([0x81, 0xFF]) + b"\x7f" + b"\xff" * 7 + b"\0\0\0\0",
    ],
)
def test_a_bad_frame_ends_its_own_socket_and_writes_no_traceback(
    port: int, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    made = ask(port, request("POST", "/api/tables", json.dumps({"game": "nebula", "name": "x"}).encode())).json()
    with connect(port) as connection:
        connection.sendall(upgrade(f"/api/tables/{made['id']}/live".encode()))
        assert connection.recv(12) == b"HTTP/1.1 101"
        connection.sendall(sent)
        assert read_all(connection)
    assert ask(port, request("GET", "/health")).status == 200
    assert not [line for line in caplog.records if line.exc_info]


@pytest.mark.parametrize(
    "path", [b"/\xff", b"/api/tables/\xff/live", b"/api/tables/%FF/live?since=\xff", b"/nothing", b"//"]
)
def test_a_socket_to_nowhere_is_refused_without_a_traceback(
    port: int, path: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with connect(port) as connection:
        connection.sendall(upgrade(path))
        connection.shutdown(socket.SHUT_WR)
        read_all(connection)
    assert ask(port, request("GET", "/health")).status == 200
    assert not [line for line in caplog.records if line.exc_info]


# The log.


def test_lines_that_repeat_are_written_a_few_times_a_minute_and_counted() -> None:
    now = 0.0
    repeats = RepeatFilter(lambda: now)

    def line(text: str) -> logging.LogRecord:
        return logging.LogRecord("orrery", logging.WARNING, "", 0, text, ("x",), None)

    assert sum(repeats.filter(line("bad %s")) for _ in range(500)) == MOST_ALIKE
    assert repeats.filter(line("other %s"))
    now = WITHIN + 1
    late = line("bad %s")
    assert repeats.filter(late)
    assert late.getMessage() == f"bad x ({500 - MOST_ALIKE} more like this were not written)"


# Limits.


def new_table(guest: str = "") -> bytes:
    cookie = {"cookie": f"orrery_guest={guest}"} if guest else {}
    return request("POST", "/api/tables", json.dumps({"game": "nebula", "name": "x"}).encode(), **cookie)


def test_one_address_makes_only_so_many_tables_and_another_is_not_hindered(tmp_path: Path) -> None:
    with serving(tmp_path, generosity=0.2) as port:
        made = [ask(port, new_table()) for _ in range(40)]
        refused = [answer for answer in made if answer.status != 201]
        assert 10 <= len(made) - len(refused) <= 20
        assert {answer.status for answer in refused} == {429}
        assert refused[0].json()["error"]["code"] == "too-many"
        assert int(refused[0].headers["retry-after"]) >= 1
        assert {name: refused[0].headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS
        assert ask(port, new_table(), source="127.0.0.2").status == 201
        forged = request("POST", "/api/tables", new_table().partition(b"\r\n\r\n")[2], x_forwarded_for="10.1.2.3")
        assert ask(port, forged).status == 429, "anybody could say so"
        assert ask(port, request("GET", "/api/lobby")).status == 200, "only making tables is used up"


def test_behind_a_named_proxy_the_limits_count_by_who_it_says_asks(tmp_path: Path) -> None:
    with serving(tmp_path, generosity=0.05, proxies="127.0.0.1") as port:
        body = new_table().partition(b"\r\n\r\n")[2]
        said = [ask(port, request("POST", "/api/tables", body, x_forwarded_for="10.0.0.1")).status for _ in range(8)]
        assert 429 in said
        assert ask(port, request("POST", "/api/tables", body, x_forwarded_for="10.0.0.2")).status == 201


def test_one_guest_makes_fewer_tables_than_all_who_share_an_address(tmp_path: Path) -> None:
    with serving(tmp_path, generosity=0.5) as port:
        one = [ask(port, new_table("a" * 30)).status for _ in range(15)]
        assert one.count(429) >= 4
        assert [ask(port, new_table(f"{guest}" * 30)).status for guest in "bcdefg"] == [201] * 6


def test_an_address_has_only_so_many_connections_and_sockets(tmp_path: Path) -> None:
    with serving(tmp_path, generosity=0.02) as port, ExitStack() as opened:
        table = ask(port, new_table()).json()["id"]
        many = [opened.enter_context(connect(port)) for _ in range(12)]
        assert ask(port, b"").status == 429
        assert ask(port, request("GET", "/health"), source="127.0.0.3").status == 200
        for connection in many:
            connection.close()
        sockets = []
        for _ in range(12):
            sockets.append(opened.enter_context(connect(port, "127.0.0.4")))
            sockets[-1].sendall(upgrade(f"/api/tables/{table}/live".encode()))
        said = [connection.recv(12) for connection in sockets]
        assert said == [b"HTTP/1.1 101"] * 10 + [b"HTTP/1.1 429"] * 2
        refused = Answer(said[-1] + read_all(sockets[-1]))
        assert refused.headers["retry-after"] and refused.json()["error"]["code"] == "too-many"
        assert {name: refused.headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS


def test_a_thousand_requests_at_once_are_no_problem_for_friends_and_ten_thousand_are_one_for_a_flood() -> None:
    now = 0.0
    limits = Limits(1.0, lambda: now)
    for friend in range(40):
        for _ in range(30):
            limits.spend("requests", REQUESTS, {"address": "home", "guest": f"friend {friend}"})
    wait = 0
    for _ in range(10_000):
        try:
            limits.spend("requests", REQUESTS, {"address": "home", "guest": ""})
        except TooMany as refusal:
            wait = refusal.seconds
    assert wait
    now += wait
    limits.spend("requests", REQUESTS, {"address": "home", "guest": ""})


# Metrics.


def test_metrics_have_an_address_of_their_own(tmp_path: Path) -> None:
    metrics = Metrics()
    metrics.choices.inc()
    with socket.create_server(("127.0.0.1", 0)) as probe:
        free = probe.getsockname()[1]
    metrics.serve(f"127.0.0.1:{free}")
    assert b"orrery_choices_total 1.0" in urlopen(f"http://127.0.0.1:{free}/metrics", timeout=60).read()
    with serving(tmp_path) as port:
        answer = ask(port, request("GET", "/metrics"))
        assert (answer.status, b"orrery_" in answer.body) == (404, False)


@pytest.mark.parametrize(
    "address", ["", "9100", "localhost", ":9100", "localhost:", "localhost:x", "h:70000", "::1:9100", "h:²"]
)
def test_an_address_for_metrics_that_is_none_is_refused(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(orrery.OrreryError, match="HOST:PORT"):
        read_address(address)
    if address:
        assert main(["serve", "--store", "sqlite::memory:", "--metrics-address", address]) == 2
        assert "--metrics-address" in capsys.readouterr().err
    assert read_address("[::1]:9100") == ("::1", 9100)


def test_an_address_for_metrics_that_is_taken_is_refused() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(orrery.OrreryError, match="cannot listen"):
        Metrics().serve(f"127.0.0.1:{taken.getsockname()[1]}")


@pytest.mark.parametrize("given", [["--proxy", "nonsense"], ["--limits", "-1"], ["--limits", "nan"], ["--limits", "x"]])
def test_bad_words_to_serve_are_refused(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code: object = main(["serve", "--store", "sqlite::memory:", *given])
    except SystemExit as ended:
        code = ended.code
    assert code == 2
    assert given[0] in capsys.readouterr().err
