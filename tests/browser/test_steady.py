"""Nothing on a page moves while it loads, and what can be tapped is large enough for a finger."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from orrery import api
from orrery.server import pages
from tests.browser.conftest import Invite, Person
from tests.browser.finished import finished_game, keep_for, match_at
from tests.browser.looking import faults
from tests.browser.test_pages import ARRIVED
from tests.browser.test_speed import DOWN, LATENCY, UP

SCREENS = pytest.mark.parametrize(("width", "height"), [(412, 823), (1350, 940)], ids=["phone", "desktop"])
MOST = 0.02
"""How much of the screen may move how far; from 0.1 on it is called bad, at 0.02 hardly anything is seen."""
WATCH = """window.moved = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    const where = sources.map(({ node }) => node?.className || node?.parentElement?.className || node?.nodeName);
    window.moved.push([value, where.join(', ')]);
  }
}).observe({ type: 'layout-shift', buffered: true });"""
ANNOUNCED = "link:is([rel=preload], [rel=modulepreload])"
HREF = "links => links.map(each => each.href)"
SHELVES = [f"/{shelf}/{game}" for shelf in ("rules", "cards") for game in api.game_names()]


def over_4g(somebody: Person) -> None:
    """A connection on which parts of the page arrive one after the other."""
    network = somebody.context.new_cdp_session(somebody.page)
    network.send("Network.enable")
    speed = {"offline": False, "downloadThroughput": DOWN, "uploadThroughput": UP, "latency": LATENCY}
    network.send("Network.emulateNetworkConditions", speed)


def moved(page: Page) -> list[list[object]]:
    """What moved since the page was opened, once everything has come."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.evaluate("() => new Promise((then) => requestAnimationFrame(() => setTimeout(then, 50)))")
    found: list[list[object]] = page.evaluate("window.moved")
    return found


def holds_still(somebody: Person, path: str, arrived: str) -> None:
    """A page is opened for the first time over a slow connection, and holds still; its targets are large enough."""
    page = somebody.open(path)
    page.wait_for_selector(arrived)
    seen = moved(page)
    assert sum(float(str(value)) for value, _ in seen) <= MOST, f"{path}: {seen}"
    assert faults(page) == [], path


@SCREENS
@pytest.mark.parametrize("language", ["en", "ru"])
def test_pages_hold_still(person: Invite, width: int, height: int, language: str) -> None:
    somebody = person(width, height, locale=language)
    somebody.page.add_init_script(WATCH)
    over_4g(somebody)
    for path in SHELVES if language == "en" else SHELVES[:1]:
        holds_still(somebody, path, ARRIVED)
    holds_still(somebody, "/about", ARRIVED)


@SCREENS
@pytest.mark.parametrize("game", api.game_names())
def test_lobby_tables_and_replays_hold_still(
    person: Invite, store_file: Path, width: int, height: int, game: str
) -> None:
    somebody = person(width, height)
    match = match_at(lambda match: 0 in match.state.pending() and match.table.known.choices > 30, game)
    table = keep_for(store_file, f"steady-{game}-{width}", somebody, match)
    finished_game(store_file, f"steady-{game}-{width}-over", 2, "steady", game)
    somebody.page.add_init_script(WATCH)
    over_4g(somebody)
    holds_still(somebody, table, ".prompt.mine")
    holds_still(somebody, f"{table}-over/replay", ".scrub input")
    holds_still(somebody, "/", ".row.mine")


def test_what_is_announced_is_used(person: Invite) -> None:
    """What the head of a page asks for beforehand is asked for once and then used: the browser warns otherwise."""
    somebody = person(locale="uk-UA")
    asked: list[str] = []
    somebody.page.on("request", lambda request: asked.append(request.url.removeprefix(somebody.base)))
    for path in ("/", *SHELVES, "/about"):
        asked.clear()
        page = somebody.open(path)
        page.wait_for_selector(ARRIVED)
        page.wait_for_load_state("networkidle")
        early = [each.removeprefix(somebody.base) for each in page.eval_on_selector_all(ANNOUNCED, HREF)]
        assert len(early) > 4
        assert [each for each in early if asked.count(each) != 1] == [], path
        assert all((pages.STATIC / each.lstrip("/")).is_file() for each in early if each.startswith("/assets/"))
    page.wait_for_timeout(6000)  # after five seconds Chromium warns of what was not used
