"""Starting the server: what it says, and what keeps it from starting is one line and an exit code."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from orrery.cli import main
from orrery.server.serve import addresses
from orrery.server.store import without_password


def refused(capsys: pytest.CaptureFixture[str], *given: str) -> str:
    """What the program says when it refuses to serve: one line, with nothing on the standard output."""
    try:
        code: object = main(["serve", *given])
    except SystemExit as ended:
        code = ended.code
    shown, said = capsys.readouterr()
    assert (code, shown) == (2, "")
    assert "Traceback" not in said
    return said.splitlines()[-1]


@pytest.mark.parametrize("port", ["x", "-1", "65536", "99999", "1.5", ""])
def test_a_port_that_is_none_is_refused(capsys: pytest.CaptureFixture[str], port: str) -> None:
    assert f"--port: {port!r} is not a whole number from 0 to 65535" in refused(capsys, "--port", port)


def test_a_port_that_is_taken_is_refused_before_the_store_is_touched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refused(capsys, "--port", port, "--store", f"sqlite:{tmp_path}/games.sqlite3")
    assert re.fullmatch(
        rf"orrery: cannot listen at 127\.0\.0\.1, port {port}: .*in use; name another with --host or --port", said
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("host", ["nosuch.invalid", "300.1.1.1", "a" * 64 + ".x", "1.2.3.4"])
def test_a_host_that_is_not_this_machine_is_refused(capsys: pytest.CaptureFixture[str], host: str) -> None:
    assert f"orrery: cannot listen at {host}, port 0: " in refused(capsys, "--host", host, "--port", "0")


@pytest.mark.parametrize(
    ("store", "said"),
    [
        ("mysql://x", "orrery: store: 'mysql://x' is neither sqlite:FILE nor postgresql://..."),
        ("sqlite:/no/such/folder/x.db", "orrery: store: there is no folder /no/such/folder for /no/such/folder/x.db"),
        ("postgresql://ada:secret@127.0.0.1:1/x", "orrery: store: postgresql://ada@127.0.0.1:1/x: Connection refused"),
    ],
)
def test_a_store_that_cannot_be_opened_is_refused(capsys: pytest.CaptureFixture[str], store: str, said: str) -> None:
    assert refused(capsys, "--port", "0", "--store", store).startswith(said)


@pytest.mark.parametrize(
    ("store", "shown"),
    [
        ("sqlite:games.sqlite3", "sqlite:games.sqlite3"),
        ("postgresql://host/games", "postgresql://host/games"),
        ("postgresql://ada@host:5432/games", "postgresql://ada@host:5432/games"),
        ("postgresql://ada:p@ss:w@host/games?password=other", "postgresql://ada@host/games"),
        ("postgresql:///games?host=/run/postgresql&password=secret", "postgresql:///games"),
    ],
)
def test_a_password_is_never_shown(store: str, shown: str) -> None:
    assert without_password(store) == shown


def test_the_address_is_one_a_browser_takes() -> None:
    assert addresses("127.0.0.1", 8000) == ["Orrery is at http://localhost:8000/"]
    assert addresses("::1", 80) == ["Orrery is at http://[::1]:80/"]
    assert addresses("example.org", 80) == ["Orrery is at http://example.org:80/"]
    for everywhere in ("0.0.0.0", "::"):
        assert addresses(everywhere, 8000)[0] == "Orrery is at http://localhost:8000/"


@pytest.mark.slow
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_it_says_where_it_is_once_it_answers_and_starts_again_however_it_ended(tmp_path: Path, ending: int) -> None:
    command = [sys.executable, "-m", "orrery", "serve", "--port", "0", "--store", f"sqlite:{tmp_path}/games.sqlite3"]
    for _ in range(2):
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None and server.stderr is not None
            try:
                found = re.search(r"http://localhost:\d+/", server.stdout.readline())
                assert found is not None
                with urlopen(f"{found[0]}health", timeout=60) as answer:
                    assert answer.status == 200
                os.kill(server.pid, ending)
                server.wait(timeout=60)
            finally:
                server.kill()
            assert "Traceback" not in server.stderr.read()
            assert server.returncode == (0 if ending == signal.SIGINT else -ending)
