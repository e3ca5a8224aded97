"""Guided games are played to their end by whoever does only what they say."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from orrery import api
from orrery.guided import guided, guided_names
from orrery.locale.texts import Texts, languages
from tests.browser.conftest import Invite, Person
from tests.browser.looking import faults

GUIDED = [(game, name) for game in api.game_names() for name in guided_names(game)]
LESSON = ".guide:visible"
STILL = 0.02
"""How far the parts around the board may move at a lesson, if nothing was touched just before."""
HAIR = 4.0
"""Pixels by which the edge of such a part may be somewhere else."""
MOST = 600
"""Touches after which somebody who follows would be going round in circles."""
WATCH = """window.moved = [];
new PerformanceObserver((list) => {
  const parts = '.guide, .prompt, nav.tabs';
  for (const { value, sources, hadRecentInput } of list.getEntries()) {
    const moved = sources.map(({ node }) => node?.closest?.(parts)?.className).filter(Boolean);
    if (moved.length && !hadRecentInput) window.moved.push([value, moved.join(', ')]);
  }
}).observe({ type: 'layout-shift', buffered: true });"""
PLACES = """() => ['.stage', '.prompt', '.guide-phone .guide, .guide-desk .guide', 'nav.tabs'].map((part) => {
  const box = [...document.querySelectorAll(part)].find((each) => each.checkVisibility())?.getBoundingClientRect();
  return box ? [box.left, box.right, box.bottom] : [0, 0, 0];
})"""
WHAT_NOW = """() => {
  const seen = (each) => each.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
  const guide = [...document.querySelectorAll('.guide')].find(seen);
  if (!guide || document.querySelector('#cover, .sending') || guide.matches('.waits')) return null;
  if (guide.querySelector('.acts .primary')) return 'end';
  if (guide.querySelector('[data-lesson=go]')) return 'read';
  return document.querySelector('.pointer')?.dataset.pointsAt ?? null;
}"""
NAME = "() => document.querySelector('.guide')?.dataset.name ?? ''"
SMALL = """() => {
  const guide = [...document.querySelectorAll('.guide')].find((each) => each.checkVisibility());
  const boxes = [...guide.querySelectorAll('button')].map((each) => each.getBoundingClientRect());
  const small = boxes.filter((box) => box.width < 44 || box.height < 44).map((box) => `${box.width}x${box.height}`);
  const texts = [...guide.querySelectorAll('b, p, small, button')].filter((each) => each.textContent.trim());
  const cut = [guide, guide.querySelector('p')].filter((each) => each.scrollHeight > each.clientHeight + 1);
  const tiny = texts.map((each) => parseFloat(getComputedStyle(each).fontSize)).filter((size) => size < 11);
  return [...small, ...tiny, ...cut.map((each) => `cut: ${each.className || each.nodeName} ${guide.dataset.name}`)];
}"""


def touch(page: Page, now: str) -> None:
    """Do what the lesson says: read on, or touch the thing it points at."""
    target = "[data-lesson=go]" if now == "read" else now
    page.locator(f"{target} >> visible=true").first.click(force=now != "read")


def follow(somebody: Person, shoot: str = "") -> list[str]:
    """Follow every lesson to the last one; the lessons that were given."""
    page = somebody.page
    given: list[str] = []
    places: list[list[float]] = []
    for _ in range(MOST):
        page.wait_for_function(f"() => ({WHAT_NOW})()")
        now, name = page.evaluate(f"() => [({WHAT_NOW})(), ({NAME})()]")
        if now is None:
            continue
        if name not in given:
            given.append(name)
            assert page.evaluate(SMALL) == []
            here = page.evaluate(PLACES)
            places = places or here
            apart = [abs(a - b) for x, y in zip(here, places, strict=True) for a, b in zip(x, y, strict=True)]
            assert max(apart) < HAIR, (name, here, places)
            assert [each for each in page.evaluate("window.moved") if each[0] > STILL] == [], name
            if shoot:
                page.wait_for_timeout(60)
                somebody.shoot(f"{shoot}-{len(given):02}-{name}")
        if now == "end":
            return given
        touch(page, now)
    raise AssertionError(f"the lessons go round in circles: {given}")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "name"), GUIDED)
def test_a_guided_game_is_played_to_its_end_by_following_it(
    person: Invite, game: str, name: str, language: str
) -> None:
    phone = language in ("fr", "uk")
    somebody = person(*((390, 844) if phone else (1366, 768)), touch=phone, locale=language, dark=language != "ru")
    somebody.page.add_init_script(WATCH)
    page = somebody.open(f"/learn?game={game}&guide={name}")
    page.wait_for_selector(LESSON)
    page.wait_for_function("() => !document.querySelector('#cover')")
    page.evaluate("window.moved = []")
    assert follow(somebody, f"guided-{game}-{name}-{language}") == [each.name for each in guided(game, name).lessons]
    assert faults(page) == []
    page.get_by_role("button", name=Texts(language).say("guide-play-on"), exact=True).locator("visible=true").click()
    expect(page.locator(LESSON)).to_have_count(0)
    expect(page.locator(".board")).to_be_visible()


def lesson_named(somebody: Person, wanted: str) -> None:
    """Follow the lessons up to the one of a name."""
    page = somebody.page
    for _ in range(MOST):
        page.wait_for_function(f"() => ({WHAT_NOW})()")
        now, name = page.evaluate(f"() => [({WHAT_NOW})(), ({NAME})()]")
        if name == wanted:
            return
        touch(page, now)
    raise AssertionError(f"no lesson {wanted}")


@pytest.mark.parametrize(
    ("game", "name", "lesson", "wrong"),
    [
        ("nebula", "first", "orbit", [".stage [data-stock=purple]", ".stage [data-cell=Y1]"]),
        ("comet", "first", "hatch", [".hand [data-card=gecko-3] [data-use=hatch]"]),
        ("notalone", "first", "again", [".tray [data-card=lair]", "[data-primary]"]),
        ("notalone", "exploration", "oasis", [".tray [data-card=dome]", "[data-primary]"]),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_a_wrong_attempt_is_answered_with_the_reason_where_the_lesson_stands(
    person: Invite, game: str, name: str, lesson: str, wrong: list[str], language: str
) -> None:
    somebody = person(locale=language)
    page = somebody.open(f"/learn?game={game}&guide={name}")
    lesson_named(somebody, lesson)
    for each in wrong:
        page.locator(f"{each} >> visible=true").first.click()
    expect(page.locator(LESSON)).to_contain_text(Texts(language).say("guide-not-now"))
    assert page.evaluate(NAME) == lesson
    assert faults(page) == []


def test_whoever_leaves_the_guide_plays_on_freely(person: Invite) -> None:
    somebody = person()
    page = somebody.open("/learn?game=nebula")
    lesson_named(somebody, "collect")
    page.get_by_role("button", name="Leave the guide, play on freely").locator("visible=true").click()
    expect(page.locator(".guide")).to_have_count(0)
    expect(page.locator(".pointer")).to_have_count(0)
    page.locator("[data-spot=upper-5]").click()
    expect(page.locator(".prompt")).to_contain_text("2 of 5")


PRIMER = """() => {
  const small = [...document.querySelectorAll('.primer > h2, .words h3, .words p, .primer > .btn')]
    .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 11).map((each) => each.textContent);
  const button = document.querySelector('.primer > .btn').getBoundingClientRect();
  return button.height < 44 || button.width < 44 ? [...small, 'button'] : small;
}"""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", api.game_names())
def test_rules_begin_with_three_minutes_drawn_from_real_moments(person: Invite, game: str, language: str) -> None:
    somebody = person(390, 844, touch=True, locale=language, dark=language == "en")
    somebody.page.add_init_script(WATCH.replace("'.guide, .prompt, nav.tabs'", "'.primer, article'"))
    page = somebody.open(f"/rules/{game}")
    texts = Texts(language)
    expect(page.locator("article h2").first).to_have_text(texts.say("pages-primer"))
    parts = page.locator(".primer > .part")
    assert parts.count() > 5
    for part in parts.all():
        picture = part.locator("> .picture")
        expect(picture.locator("> *")).to_have_count(1)
        told = picture.get_attribute("data-picture")
        expect(part.locator("> .words > p")).to_have_text(texts.say(f"pages-primer-{game}-{told}-text"))
    assert page.evaluate(PRIMER) == []
    assert [each for each in page.evaluate("window.moved") if each[0] > STILL] == []
    assert faults(page) == []
    expect(page.locator("article h2").last).to_have_text(texts.say("pages-rules-about"))
    somebody.shoot(f"primer-{game}-{language}")
