"""What a page shows before the client runs: its title and first words; the client is loaded once they are painted."""

from __future__ import annotations

import base64
import hashlib
import re
from html import escape, unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from orrery import api
from orrery.locale.ledger import ledger
from orrery.locale.texts import Texts, languages
from orrery.server import pages
from tests.server.people import Person

BUILT = """<!doctype html>
<html lang="en">
  <head>
    <title>Orrery</title>
    <script type="module" crossorigin src="/assets/app-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/app-2.css">
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
  </head>
  <body>
    <div id="cover">
      <header></header>
    </div>
    <div id="app"></div>
  </body>
</html>
"""
COVER = re.compile(r'<div id="cover">(.*?)</div>\s*</div>', re.DOTALL)
LATER = re.compile(r'<template id="later">(.*?)</template>', re.DOTALL)
SCRIPT = re.compile(r"<script[^>]*>(.*?)</script>", re.DOTALL)


@pytest.fixture(autouse=True)
def built_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text(BUILT)
    monkeypatch.setattr(pages, "STATIC", static)


def cover_of(client: TestClient, path: str, language: str = "en") -> str:
    """The words on the cover of a page."""
    found = COVER.search(client.get(path, headers={"accept-language": language}).text)
    assert found is not None, path
    return unescape(found[1])


@pytest.mark.parametrize("language", languages())
def test_the_cover_has_the_words_of_its_page_in_the_readers_language(client: TestClient, language: str) -> None:
    texts = Texts(language)
    games = api.game_names()
    assert texts.say("lobby-title", {"games": len(games)}) in cover_of(client, "/", language)
    assert texts.say("lobby-lead") in cover_of(client, "/", language)
    table = Person(client, "Ada").make(game="nebula", seats=3)
    for path in (f"/t/{table}", f"/t/{table}/replay"):
        assert texts.say("nebula-name") in cover_of(client, path, language)
    for game in games:
        rules = ledger(game, language)
        assert rules is not None
        assert rules.title in cover_of(client, f"/rules/{game}", language)
        assert texts.say("pages-cards-title", {"game": texts.say(f"{game}-name")}) in cover_of(
            client, f"/cards/{game}", language
        )
    assert texts.say("about-title") in cover_of(client, "/about", language)


def test_the_cover_of_the_rules_fills_a_screen_without_marks(client: TestClient) -> None:
    for game in api.game_names():
        words = cover_of(client, f"/rules/{game}")
        assert 1000 < len(words) < 20_000
        assert "**" not in words


def test_a_cover_says_what_is_missing(client: TestClient) -> None:
    assert Texts("fr").say("lost-table-text") in cover_of(client, "/t/none", "fr")


def test_the_cover_of_a_table_names_nobody(client: TestClient) -> None:
    table = Person(client, "Ada Secret").make(seats=3)
    assert "Secret" not in cover_of(client, f"/t/{table}")


def test_nothing_is_loaded_before_the_cover_is_painted(client: TestClient) -> None:
    """What the built page loads waits in a template; the one script that runs is the one the security policy allows."""
    answer = client.get("/")
    later = LATER.search(answer.text)
    assert later is not None
    assert "/assets/app-1.js" in later[1] and "/assets/app-2.css" in later[1]
    before = LATER.sub("", answer.text)
    assert "/assets/" not in before
    assert 'href="/icon.svg"' in before
    (script,) = SCRIPT.findall(before)
    allowed = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{allowed}';" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(("chosen", "got"), [("", ""), ("dark", "dark"), ("light", "light"), ('"><script>', "")])
def test_the_page_comes_in_the_colours_the_reader_chose(client: TestClient, chosen: str, got: str) -> None:
    text = client.get("/", headers={"cookie": f"theme={chosen}"}).text
    assert re.findall(r'data-theme="(.*?)"', text.partition("<head>")[0]) == ([got] if got else [])


def test_an_address_gets_onto_the_cover_only_escaped(client: TestClient) -> None:
    path = "/<b>\"'"
    text = client.get(path).text
    assert f'data-path="{escape(path)}"' in text
    assert path not in text
