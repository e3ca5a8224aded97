"""A connection that breaks and comes back: one socket at a time, and what could not be asked is asked again."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Route, expect

from tests.browser.conftest import Invite
from tests.browser.finished import asked_in, game_at
from tests.browser.nebula import CELL, STAR
from tests.browser.playing import wait_until_asked

SOCKETS = """
  window.sockets = [];
  window.once = null;
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      window.sockets.push(this);
      window.once?.();
      window.once = null;
    }
  };
"""
BREAK_TWICE = """() => {
  window.once = () => queueMicrotask(() => dispatchEvent(new Event('online')));
  dispatchEvent(new Event('offline'));
}"""
"""The connection is lost, and said to be back just when a new socket is on its way."""
OPEN = "() => window.sockets.filter((each) => each.readyState <= 1).length"
BARRED = """() => [...document.querySelectorAll('.stage .cell[aria-disabled=true]')]
  .find((cell) => ['S5', 'D5', 'L5a', 'Y5a'].includes(cell.dataset.cell))?.dataset.cell"""
ASK_WITHOUT = """cell => {
  dispatchEvent(new Event('offline'));
  document.querySelector(`[data-cell="${cell}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true }));
}"""


def test_there_is_one_socket_at_a_time(person: Invite, store_file: Path) -> None:
    somebody = person()
    somebody.page.add_init_script(SOCKETS)
    page = somebody.open(game_at(store_file, "one-socket", somebody, asked_in("place", turn=2)))
    wait_until_asked(page)
    somebody.offline = True  # a socket given up on its way is told in the console
    page.evaluate(BREAK_TWICE)
    page.wait_for_function("() => window.sockets.length === 3 && window.sockets[2].readyState === 1")
    expect(page.locator(".strip.wait")).to_have_count(0)
    assert page.evaluate(OPEN) == 1


def test_what_could_not_be_asked_is_asked_when_the_connection_is_back(person: Invite, store_file: Path) -> None:
    somebody = person()
    page = somebody.open(game_at(store_file, "asked-again", somebody, asked_in("place", turn=2)))
    wait_until_asked(page)
    if page.locator(CELL).count() == 0:
        page.locator(STAR).first.click()
    cell = page.evaluate(BARRED)
    page.evaluate(ASK_WITHOUT, cell)
    expect(page.locator(".strip.wait")).to_be_visible()
    expect(page.locator(".strip.wait")).to_be_hidden()
    page.locator(f"[data-cell='{cell}']").dispatch_event("click")
    expect(page.locator(".tip.bad em")).to_contain_text("Rule")


def test_cards_that_did_not_come_are_asked_for_again(person: Invite) -> None:
    somebody = person()
    somebody.offline = True  # an answer that does not come is told in the console
    page = somebody.page
    page.route("**/api/games/comet/content", lambda route: route.abort(), times=1)
    with page.expect_event("requestfailed"):
        somebody.open("/cards/comet")
    page.get_by_role("link", name="Orrery, to the lobby").click()
    page.locator(".game a[href='/cards/comet']").click()
    expect(page.locator("#dodo")).to_be_visible()


def test_a_board_whose_words_did_not_come_is_there_when_the_connection_is_back(
    person: Invite, store_file: Path
) -> None:
    somebody = person()
    somebody.offline = True  # an answer that does not come is told in the console
    page = somebody.page
    path = game_at(store_file, "no-words", somebody, asked_in("place", turn=2))
    page.route("**/assets/*nebula*.ftl", lambda route: route.abort(), times=1)
    with page.expect_event("requestfailed"):
        somebody.open(path)
    page.evaluate("() => { dispatchEvent(new Event('offline')); dispatchEvent(new Event('online')); }")
    page.wait_for_selector(".board")
    assert not [error for error in somebody.errors if error.startswith("page error")]


def test_a_lobby_that_was_left_asks_for_nothing_more(person: Invite) -> None:
    """Though it was left before it had heard anything."""
    somebody = person()
    page = somebody.page
    asked: list[Route] = []
    page.clock.install()
    page.route("**/api/lobby", lambda route: asked.append(route))
    with page.expect_request("**/api/lobby"):
        somebody.open("/")
    page.locator(".game a[href='/rules/nebula']").click()
    page.wait_for_selector("main h1")
    with page.expect_event("requestfinished", lambda request: request.url.endswith("/api/lobby")):
        asked[0].continue_()
    page.clock.run_for(20_000)
    assert len(asked) == 1
