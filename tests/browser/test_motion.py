"""What happens is shown where it happens: moves on their way, traces that stay, and the same once more on demand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import monotonic
from types import ModuleType
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import comet, nebula, notalone
from tests.browser.conftest import PATIENCE, Person
from tests.browser.playing import ASKED, ENDING, is_asked, new_table, wait_until_asked

ACTS: dict[str, ModuleType] = {"comet": comet, "nebula": nebula, "notalone": notalone}
NOTE_MOVES = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  window.moved.push(options.duration);
  return animate.call(this, frames, options);
};
"""
SHOWN = "document.querySelectorAll('body > [inert]').length"
"""How many things are on their way over the page."""


@pytest.fixture
def lively(browser: Browser, address: str) -> Iterator[Person]:
    """Somebody who has not asked for reduced motion."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-US")
    somebody = Person(context, address)
    somebody.page.add_init_script(NOTE_MOVES)
    yield somebody
    context.close()
    assert somebody.errors == []


def begin(page: Page, game: str) -> None:
    options = {"creature": 1} if game == "notalone" else {}
    page.goto(urljoin(page.url, new_table(page, game, seats=2, bots=["greedy"], options=options)))
    page.wait_for_selector(".prompt")


def begun(somebody: Person, game: str, pace: str = "brisk") -> Page:
    page = somebody.open()
    page.evaluate("pace => localStorage.setItem('orrery-pace', pace)", pace)
    begin(page, game)
    return page


def play_until(page: Page, game: str, done: str) -> None:
    """Play at random until something is so, game after game; what bots did is looked at before the next act."""
    rng = random.Random(1)
    late = monotonic() + PATIENCE / 1000
    while monotonic() < late:
        asked = is_asked(page)
        if page.evaluate(done):
            return
        if asked:
            ACTS[game].act(page, rng)
        elif page.locator(ENDING).count():
            begin(page, game)
        page.wait_for_timeout(15)
    raise AssertionError(f"it did not come to {done}")


@pytest.mark.parametrize("game", ACTS)
def test_moves_are_seen_and_leave_traces(lively: Person, game: str) -> None:
    page = begun(lively, game)
    play_until(page, game, "window.moved.length > 5 && document.querySelectorAll('[data-trace]').length > 0")
    assert max(page.evaluate("window.moved")) <= 460


def test_nothing_moves_at_once_or_with_reduced_motion(lively: Person) -> None:
    page = begun(lively, "nebula", "instant")
    play_until(page, "nebula", "document.querySelectorAll('[data-trace], .log li').length > 8")
    assert page.evaluate("window.moved") == []


def test_a_key_ends_what_is_shown(lively: Person) -> None:
    page = begun(lively, "nebula", "calm")
    play_until(page, "nebula", f"{SHOWN} > 0")
    left = page.evaluate(f"dispatchEvent(new KeyboardEvent('keydown', {{ key: 'x' }})), {SHOWN}")
    assert left == 0


def test_what_happened_since_the_last_turn_is_played_once_more(lively: Person) -> None:
    page = begun(lively, "nebula")
    chip = page.locator(".since .chip")
    play_until(page, "nebula", f"{ASKED} && !!document.querySelector('.since .chip')")
    said = page.locator(".prompt .say").inner_text()
    page.evaluate("window.moved = []")
    chip.click()
    page.wait_for_selector(".replay")
    wait_until_asked(page)
    expect(page.locator(".prompt .say")).to_have_text(said, timeout=PATIENCE)
    assert page.evaluate("window.moved.length") > 0
    expect(chip).to_be_visible()
    chip.click()
    page.wait_for_selector(".replay")
    page.mouse.click(700, 300)
    expect(page.locator(".prompt.mine")).to_be_visible()
