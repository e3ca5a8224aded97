"""A page is covered by its first words until it is drawn, and is then shown whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from orrery import api
from tests.browser.conftest import Invite
from tests.browser.finished import finished_game
from tests.browser.test_pages import ARRIVED

WATCH_COVER = """window.seen = [];
new MutationObserver(() => {
  const cover = document.getElementById('cover');
  const app = document.getElementById('app');
  if (app?.firstElementChild) window.seen.push([cover !== null, getComputedStyle(app).visibility]);
}).observe(document, { subtree: true, childList: true });"""
WATCH_FRAME = """new MutationObserver((_, watcher) => {
  if (!document.querySelector('#cover .words')) return;
  watcher.disconnect();
  requestAnimationFrame(() => (window.framed = performance.now()));
}).observe(document, { subtree: true, childList: true });"""
ORDER = """() => {
  const client = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
  return [window.framed, Math.min(...client.map((each) => each.startTime))];
}"""
PATHS = ["/", "/about", *(f"/{shelf}/{game}" for shelf in ("rules", "cards") for game in api.game_names())]


@pytest.mark.parametrize("path", PATHS)
def test_what_is_drawn_under_the_cover_is_not_seen(person: Invite, path: str) -> None:
    somebody = person()
    somebody.page.add_init_script(WATCH_COVER)
    page = somebody.open(path)
    page.wait_for_selector(ARRIVED)
    assert page.locator("#cover").count() == 0
    seen = page.evaluate("window.seen")
    assert {"hidden" if covered else "visible" for covered, _ in seen} == {"hidden", "visible"}
    assert all(visibility == ("hidden" if covered else "visible") for covered, visibility in seen)


@pytest.mark.parametrize("game", api.game_names())
def test_a_board_is_shown_when_all_its_parts_are_there(person: Invite, store_file: Path, game: str) -> None:
    finished_game(store_file, f"covered-{game}", 2, "covered", game)
    somebody = person(412, 823)
    somebody.page.add_init_script(
        """new MutationObserver((_, watcher) => {
          if (!document.querySelector('#app .board') || document.getElementById('cover')) return;
          window.shown = document.querySelectorAll('#app .board *:not(.log *)').length;
          watcher.disconnect();
        }).observe(document, { subtree: true, childList: true });"""
    )
    page = somebody.open(f"/t/covered-{game}/replay")
    page.wait_for_selector(".scrub input")
    shown = page.evaluate("window.shown")
    page.wait_for_load_state("networkidle")
    assert shown == page.evaluate("document.querySelectorAll('#app .board *:not(.log *)').length")


def test_the_client_is_loaded_once_the_cover_is_painted(person: Invite) -> None:
    somebody = person()
    somebody.page.add_init_script(WATCH_FRAME)
    page = somebody.open("/")
    page.wait_for_selector(ARRIVED)
    painted, loaded = page.evaluate(ORDER)
    assert painted <= loaded


def test_a_page_that_is_not_painted_loads_all_the_same(person: Invite) -> None:
    """So does a page that is opened in the background."""
    somebody = person()
    somebody.page.add_init_script("window.requestAnimationFrame = () => 0")
    expect(somebody.open("/rules/nebula").locator(ARRIVED)).to_be_visible()


QUIET = {"filled", "stacked", "dealt", "dealt-card", "common", "advanced", "chose"}
"""Events of Nebula that the log leaves out."""
HEARD = """table => new Promise((then) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live?since=0`);
  socket.onmessage = ({ data }) => (socket.close(), then(JSON.parse(data).events.map((event) => event.kind)));
})"""


def lines_of(page: Page, table: str) -> int:
    """How many lines the log of a table has."""
    kinds = page.evaluate(HEARD, table)
    return sum(kind.removeprefix("nebula-") not in QUIET for kind in kinds)


def test_a_long_log_is_drawn_whole_and_in_order(person: Invite, store_file: Path) -> None:
    last = finished_game(store_file, "long-log", 4, "long-9")
    page = person().open("/t/long-log/replay?at=200")
    page.wait_for_selector(".scrub input")
    rows = page.locator(".log li")
    expect(page.locator(".log li.now")).to_be_in_viewport()
    page.wait_for_function("all => document.querySelectorAll('.log li').length === all", arg=lines_of(page, "long-log"))
    expect(page.locator(".log li.now")).to_be_in_viewport()
    whole = rows.all_inner_texts()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".replay .at")).to_have_text(f"{last}/{last}")
    expect(rows.last).to_be_in_viewport()
    assert rows.all_inner_texts() == whole
