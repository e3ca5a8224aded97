"""What a person sees: no scrolling to act, no accessibility fault, little to load, pictures to look at."""

from __future__ import annotations

import gzip
import random
import time

import pytest
from playwright.sync_api import Page, expect

from orrery.server import pages
from tests.browser.conftest import ROOT, Invite
from tests.browser.playing import CELL, ENDING, SLIDER, STAR, act, act_until, galaxy, is_asked, phase

MOST_SCRIPT = 100_000
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"

OUT_OF_REACH = """() => {
  const targets = [
    '.card.able', '.place.able', '.hub', '.stage .star.legal', '.stage .cell.legal', 'button.slot.legal',
    '.push button:enabled', '.pick:enabled', '.prompt button',
  ];
  const page = document.scrollingElement;
  const bad = page.scrollHeight > innerHeight || page.scrollWidth > innerWidth ? ['the page scrolls'] : [];
  for (const node of document.querySelectorAll(targets.join())) {
    if (getComputedStyle(node).visibility === 'hidden' || !node.getClientRects().length) continue;
    const box = (node.querySelector('.hit') ?? node).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const name = `${node.className.baseVal ?? node.className} at ${x},${y}`;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) bad.push(`${name} is outside`);
    else if (node.matches('.place, .hub')) continue;
    else if (!node.contains(document.elementFromPoint(x, y))) bad.push(`${name} is covered`);
  }
  return bad;
}"""

CLICK_AND_WAIT = """() => new Promise(done => {
  const legal = '.stage .cell.legal';
  const cell = document.querySelector(`${legal}:not(:has(> g > use))`) ?? document.querySelector(legal);
  const start = performance.now();
  const look = (_, watcher) => {
    if (!cell.querySelector(':scope > g > use') || document.querySelector('.sending')) return;
    watcher.disconnect();
    done(performance.now() - start);
  };
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
  cell.dispatchEvent(new MouseEvent('click', {bubbles: true}));
})"""


def start_against_bots(page: Page) -> None:
    page.wait_for_selector(".game")
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".card.able")


def test_two_clicks_to_the_first_move(person: Invite) -> None:
    page = person().open()
    start_against_bots(page)
    page.locator(".card.able").first.click()
    expect(page.locator("[data-primary]")).to_be_enabled()


@pytest.mark.parametrize(("width", "height", "touch"), [(1366, 768, False), (390, 844, True)])
def test_nothing_scrolls_while_acting(person: Invite, width: int, height: int, touch: bool) -> None:
    page = person(width, height, touch=touch).open()
    start_against_bots(page)
    rng = random.Random(5)
    looked: set[str] = set()
    for attempt in range(250):
        wanted = {"keep-goal", "collect", "place"} | ({"push"} if attempt < 120 else set())
        if page.locator(ENDING).count() or wanted <= looked:
            break
        if is_asked(page):
            if phase(page) == "place" and page.locator(STAR).count() and not page.locator(CELL).count():
                page.locator(STAR).first.click()
            assert page.evaluate(OUT_OF_REACH) == [], phase(page)
            looked.add(phase(page))
        if not act(page, rng):
            page.wait_for_timeout(25)
    assert {"keep-goal", "collect", "place"} <= looked


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 720), (2560, 1440)])
def test_pictures(person: Invite, width: int, height: int) -> None:
    somebody = person(width, height, dark=width != 1280)
    page = somebody.open()
    page.wait_for_selector(".game")
    somebody.shoot(f"lobby-{width}")
    start_against_bots(page)
    rng = random.Random(3)
    act_until([page], rng, lambda: page.locator(SLIDER).count() > 0 and len(galaxy(page)) > 1)
    somebody.shoot(f"collect-{width}")
    act_until([page], rng, lambda: page.locator(CELL).count() > 3)
    somebody.shoot(f"place-{width}")
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def faults(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(
        """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
             .filter(v => v.impact === 'serious' || v.impact === 'critical')
             .map(v => `${v.id}: ${v.help}: ${v.nodes.slice(0, 3).map(n => n.html.slice(0, 160)).join(' | ')}`)"""
    )
    return found


@pytest.mark.parametrize(("width", "height", "dark"), [(1366, 768, True), (1366, 768, False), (390, 844, False)])
def test_no_serious_accessibility_fault(person: Invite, width: int, height: int, dark: bool) -> None:
    page = person(width, height, dark).open()
    page.wait_for_selector(".game")
    assert faults(page) == []
    start_against_bots(page)
    assert faults(page) == []
    rng = random.Random(8)
    act_until([page], rng, lambda: page.locator(SLIDER).count() > 0 and len(galaxy(page)) > 1)
    assert faults(page) == []
    act_until([page], rng, lambda: page.locator(CELL).count() > 3)
    assert faults(page) == []


def test_the_guide_explains_and_can_be_left(person: Invite) -> None:
    page = person(390, 844).open("/learn")
    page.wait_for_selector(".card.able")
    guide = page.get_by_label("Your first game").locator("visible=true").first
    first = guide.inner_text()
    page.locator(".card.able").first.click()
    page.click("[data-primary]:enabled")
    page.wait_for_selector(SLIDER)
    assert guide.inner_text() != first
    page.get_by_role("button", name="Leave the guide, keep playing").locator("visible=true").click()
    expect(guide).to_be_hidden()
    assert is_asked(page)


def test_a_choice_and_a_moment_are_shown_at_once(person: Invite) -> None:
    page = person().open()
    start_against_bots(page)
    rng = random.Random(4)
    act_until([page], rng, lambda: len(galaxy(page)) > 2 and page.locator(CELL).count() > 0)
    took = page.evaluate(CLICK_AND_WAIT)
    assert took < 400, f"{took:.0f} ms from click to the star on the board"
    page.locator(".log button").nth(3).click()
    page.wait_for_selector(".replay")
    times = []
    for _ in range(8):
        at = page.locator(".at").inner_text()
        start = time.monotonic()
        page.get_by_role("button", name="One step back").click()
        page.wait_for_function("at => document.querySelector('.at').textContent !== at || at.startsWith('0/')", arg=at)
        times.append(time.monotonic() - start)
    assert sorted(times)[len(times) // 2] < 0.4


def test_little_script(person: Invite) -> None:
    """All the script from the lobby to the first choice, compressed."""
    somebody = person()
    asked: set[str] = set()
    somebody.page.on("request", lambda request: asked.add(request.url.removeprefix(somebody.base)))
    start_against_bots(somebody.open())
    scripts = [path for path in asked if path.endswith(".js")]
    packed = sum(len(gzip.compress((pages.STATIC / path.lstrip("/")).read_bytes(), 9)) for path in scripts)
    assert 0 < packed <= MOST_SCRIPT, f"{packed} bytes of compressed script"


def test_everything_comes_from_the_server_itself(person: Invite) -> None:
    somebody = person()
    asked: list[str] = []
    somebody.page.on("request", lambda request: asked.append(request.url))
    page = somebody.open()
    start_against_bots(page)
    assert asked and all(url.startswith((somebody.base, somebody.base.replace("http", "ws"))) for url in asked)
