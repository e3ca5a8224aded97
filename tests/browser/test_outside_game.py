"""A game of another package in the browser: listed, played by click, looked back at, in every language and size."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

from orrery.locale.texts import Texts, languages
from tests.browser.conftest import Invite, serving
from tests.browser.looking import faults, out_of_reach
from tests.browser.playing import ENDING, act_until, game_card, settle, start, wait_until_asked
from tests.plugins import LIARSDICE, entry_points, liarsdice, write_distribution

GAME = "liarsdice"
MOVES = ".moves button:enabled"
SIZES = [(1366, 768), (390, 844), (844, 390)]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has the game installed."""
    site = tmp_path_factory.mktemp("site")
    write_distribution(site, "orrery-liarsdice", entry_points(LIARSDICE))
    path = os.pathsep.join([str(site), str(LIARSDICE), os.environ.get("PYTHONPATH", "")])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        with serving(tmp_path_factory.mktemp("store") / "games.sqlite3") as base:
            yield base


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The words of the game, for what the tests expect to read."""
    with liarsdice(tmp_path_factory.mktemp("words")):
        yield


def doubt_or_bid(page: Page, rng: random.Random) -> str:
    """Doubt every other time, else bid little, as people do."""
    moves = page.locator(MOVES)
    count = moves.count()
    if not count:
        return ""
    doubts = "doubt" in moves.nth(count - 1).inner_text() and rng.random() < 0.5
    moves.nth(count - 1 if doubts else min(count - 1, rng.randrange(3))).click()
    settle(page)
    return "chose"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_it_is_played_by_click_to_its_end_and_looked_back_at(person: Invite, width: int, height: int) -> None:
    somebody = person(width, height, touch=width < 1000)
    page = somebody.open()
    start(page, GAME)
    wait_until_asked(page)
    assert out_of_reach(page, ".prompt button, nav.tabs button") == []
    assert faults(page) == []
    somebody.shoot(f"outside-{width}")
    expect(page.locator("tr.own i").first).to_be_visible()
    page.get_by_role("button", name="Hint: what would the best bot do?").click()
    expect(page.locator(".moves .hinted")).to_be_visible()
    rng = random.Random(f"outside {width}")
    act_until([page], lambda each: doubt_or_bid(each, rng), lambda: page.locator(ENDING).count() > 0)
    assert faults(page) == []
    somebody.shoot(f"outside-end-{width}")
    page.goto(f"{page.url}/replay?at=12&seat=all")
    page.wait_for_selector(".replay")
    expect(page.locator(".drawing")).to_be_visible()
    somebody.shoot(f"outside-replay-{width}")


@pytest.mark.parametrize("dark", [False, True])
def test_a_spectator_sees_no_dice(person: Invite, dark: bool) -> None:
    somebody = person(dark=dark)
    page = somebody.open()
    start(page, GAME)
    wait_until_asked(page)
    expect(page.locator("tr.own i").first).to_be_visible()
    watcher = person().open(page.url.removeprefix(page.url.split("/t/")[0]))
    expect(watcher.locator(".drawing")).to_be_visible()
    hidden = watcher.locator("tbody tr td:last-child i").all_inner_texts()
    assert set(hidden) == {"?"}
    assert watcher.locator(MOVES).count() == 0
    assert faults(page) == []
    somebody.shoot(f"outside-{'dark' if dark else 'light'}")


@pytest.mark.usefixtures("words")
@pytest.mark.parametrize("language", languages())
def test_it_is_spoken_of_in_every_language(person: Invite, language: str) -> None:
    texts = Texts(language)
    page = person(locale=language).open()
    card = game_card(page, GAME)
    expect(card.get_by_role("heading")).to_have_text(texts.say(f"{GAME}-name"))
    for shelf in ("rules", "cards"):
        assert card.locator(f"a[href^='/{shelf}/']").count() == 0
    card.get_by_role("button", name=texts.say("lobby-open-table")).click()
    page.wait_for_selector(".waiting")
    for summary in page.locator(".options summary").all():
        summary.click()
    labels = page.locator(".options label > span").all_inner_texts()
    assert labels and all(label.strip() and "-option-" not in label for label in labels)


def ask(address: str, path: str, method: str = "GET", body: bytes | None = None) -> tuple[int, str]:
    """The status and text of an answer."""
    try:
        with urlopen(Request(address + path, body, method=method)) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as error:
        return error.code, error.read().decode()


def test_what_the_server_says_of_it(address: str) -> None:
    listed = {game["name"]: game for game in json.loads(ask(address, "/api/games")[1])}
    assert listed[GAME]["seats"] == [2, 6] and [each["name"] for each in listed[GAME]["options"]] == ["dice", "ones"]
    status, messages = ask(address, f"/api/games/{GAME}/messages?language=fr")
    assert status == 200 and "liarsdice-name = Dés du menteur" in messages
    assert "liarsdice-name = Liar’s Dice" in ask(address, f"/api/games/{GAME}/messages?language=xx")[1]
    assert ask(address, f"/api/games/{GAME}/content") == (200, "{}")
    for path in ("/api/games/nebula/messages", f"/api/rules/{GAME}", f"/rules/{GAME}", f"/learn?game={GAME}"):
        assert ask(address, path)[0] == 404, path
    assert f"/rules/{GAME}" not in ask(address, "/sitemap.xml")[1]
    assert '<meta name="orrery-games" content="liarsdice">' in ask(address, "/")[1]
    status, told = ask(address, "/api/tables", "POST", json.dumps({"game": GAME, "name": "A", "seats": 2}).encode())
    assert status == 201, told


@pytest.mark.parametrize("shelf", ["rules", "cards"])
def test_its_pages_of_rules_and_cards_say_that_they_are_not_there(person: Invite, shelf: str) -> None:
    somebody = person()
    somebody.lost = True
    page = somebody.open(f"/{shelf}/{GAME}")
    expect(page.locator("main, .lost").first).to_be_visible()
    assert f"{GAME}-" not in page.locator("body").inner_text()
