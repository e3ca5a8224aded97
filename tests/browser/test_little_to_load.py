"""How little a first visit loads, from the lobby to the first choice: every game is held to one limit."""

from __future__ import annotations

import gzip

import pytest

from orrery import api
from orrery.server import pages
from tests.browser.conftest import Invite
from tests.browser.playing import start, wait_until_asked

MOST_SCRIPT = 100_000
"""Bytes of compressed script."""


def packed(paths: set[str], *endings: str) -> int:
    """How many bytes the client's files with these endings are, compressed."""
    found = [path for path in paths if path.endswith(endings)]
    return sum(len(gzip.compress((pages.STATIC / path.lstrip("/")).read_bytes(), 9)) for path in found)


@pytest.mark.parametrize("game", api.game_names())
def test_little_script(person: Invite, game: str) -> None:
    somebody = person()
    asked: set[str] = set()
    somebody.page.on("request", lambda request: asked.add(request.url.removeprefix(somebody.base)))
    page = somebody.open()
    page.wait_for_selector(".game .btn.primary:enabled")
    lobby = packed(asked, ".js")
    start(page, game)
    wait_until_asked(page)
    script = packed(asked, ".js")
    beside = packed(asked, ".css"), packed(asked, ".ftl"), packed(asked, ".json")
    print(f"{game}: script {lobby} bytes to the lobby, {script} to the first choice; beside it {beside}")
    assert 0 < lobby < script <= MOST_SCRIPT, f"{script} bytes of compressed script"
