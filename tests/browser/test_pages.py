"""The pages beside the tables: cards, rules, credits; the reader's language; tips that lead to the rule."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from orrery import api
from orrery.locale.ledger import ledger
from orrery.locale.texts import Texts, languages
from tests.browser import nebula
from tests.browser.conftest import Invite
from tests.browser.looking import faults
from tests.browser.playing import speak

OTHERS = [language for language in languages() if language != "en"] or ["en"]
SIZES = [(360, 740, False), (1366, 768, False), (1366, 768, True), (2560, 1440, True)]
PATHS = [*(f"/{shelf}/{game}" for shelf in ("cards", "rules") for game in api.game_names()), "/about"]
ARRIVED = "main:not(:has([aria-busy=true])) h1"
REPEATED = "main li[id]:nth-of-type(n + 25), article .rule:nth-of-type(n + 25)"
"""Cards and statements after the first of their list, which are made of the same parts."""
STILL_THERE = "!document.scrollingElement || document.scrollingElement.scrollWidth <= innerWidth"
IN_SIGHT = """id => {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return !!box && box.top >= 0 && box.top < innerHeight;
}"""


def count_of(page: Page) -> int:
    """How many cards the page says it shows."""
    said = page.locator(".count").inner_text()
    digits = "".join(letter for letter in said if letter.isdigit())
    return int(digits) if digits else {"No": 0, "One": 1}[said.split()[0]]


# Cards.


@pytest.mark.parametrize(
    ("game", "words", "card", "kind", "others"),
    [
        ("nebula", "purple dotted", "P02", "Personal goals", "P03"),
        ("notalone", "sixth", "sixth_sense", "Survival cards", "lair"),
        ("comet", "dodo", "dodo", "Silver animals", "raptor"),
    ],
)
def test_a_card_is_found_by_words_and_kind(
    person: Invite, game: str, words: str, card: str, kind: str, others: str
) -> None:
    page = person().open(f"/cards/{game}")
    page.wait_for_selector(ARRIVED)
    every = count_of(page)
    assert every == page.locator("main li[id]").count() > 50
    page.get_by_role("searchbox").fill(words)
    expect(page.locator(f"#{others}")).to_have_count(0)
    expect(page.locator(f"#{card}")).to_be_visible()
    assert 0 < count_of(page) < every
    page.keyboard.press("Escape")
    expect(page.locator(f"#{others}")).to_have_count(1)
    page.get_by_role("button", name=kind, exact=True).click()
    expect(page.locator(f"#{card}")).to_have_count(1)
    assert 0 < count_of(page) < every
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator("main li[id]")).to_have_count(0)


def test_a_search_reads_the_text_of_a_card_too(person: Invite) -> None:
    page = person().open("/cards/notalone")
    page.wait_for_selector(ARRIVED)
    page.get_by_role("searchbox").fill("RESCUE advances 2")
    expect(page.locator("#pole")).to_be_visible()
    expect(page.locator("#lair")).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    page.locator("select").filter(has_text="base game").select_option(label="Exploration")
    expect(page.locator("#beach")).to_have_count(0)
    expect(page.locator("#pole")).to_have_count(1)


@pytest.mark.parametrize(("game", "card"), [("nebula", "A30"), ("notalone", "signal_flare"), ("comet", "megalania")])
def test_a_link_leads_to_one_card(person: Invite, game: str, card: str) -> None:
    page = person().open(f"/cards/{game}#{card}")
    page.wait_for_selector(f"#{card}.target")
    page.wait_for_function(IN_SIGHT, arg=card)
    rule = page.locator(f"#{card} .rules a").first
    number = rule.inner_text()
    rule.click()
    page.wait_for_url(f"**/rules/{game}#{number}")
    page.wait_for_selector(f"#{number}.target")
    page.wait_for_function(IN_SIGHT, arg=number)


@pytest.mark.parametrize("game", api.game_names())
def test_every_card_rests_on_a_rule_there_is_and_says_its_origin(person: Invite, game: str) -> None:
    page = person().open(f"/cards/{game}")
    page.wait_for_selector(ARRIVED)
    named = page.eval_on_selector_all(
        "main li[id]", "nodes => nodes.map(n => [...n.querySelectorAll('.rules a:not(.link)')].map(a => a.textContent))"
    )
    known = ledger(game)
    assert known is not None
    numbers = set(known.statements())
    assert all(rules and set(rules) <= numbers for rules in named)
    assert page.locator("main li[id]:not(:has(summary .mark))").count() == 0


# Rules.


def test_rules_are_searched_and_walked(person: Invite) -> None:
    page = person().open("/rules/nebula")
    page.wait_for_selector(ARRIVED)
    page.get_by_role("searchbox").fill("bright star chaos")
    page.get_by_role("searchbox").fill("crescents")
    expect(page.locator("#N49")).to_be_visible()
    expect(page.locator("#N1")).to_have_count(0)
    assert page.locator("#N49 mark").first.inner_text().lower() == "crescents"
    page.keyboard.press("Escape")
    page.locator("#NQ7 .number").click()
    page.wait_for_selector("#NQ7.target")
    assert page.url.endswith("/rules/nebula#NQ7")
    page.locator("#NQ8 p a", has_text="N80").click()
    page.wait_for_selector("#N80.target")
    page.wait_for_function(IN_SIGHT, arg="N80")
    page.go_back()
    page.wait_for_selector("#NQ7.target")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Scoring").click()
    expect(page.get_by_role("heading", name="Scoring")).to_be_in_viewport()


@pytest.mark.parametrize("path", ["/rules/chess", "/cards/chess", "/cards"])
def test_a_game_there_is_not_has_no_pages(person: Invite, path: str) -> None:
    somebody = person()
    page = somebody.open(path)
    expect(page.get_by_text("There is nothing here")).to_be_visible()
    somebody.errors = [error for error in somebody.errors if "404" not in error]


def test_rules_can_be_printed(person: Invite) -> None:
    page = person().open("/rules/comet")
    page.wait_for_selector(ARRIVED)
    page.emulate_media(media="print")
    assert page.locator("header.bar").is_hidden()
    assert page.evaluate("document.scrollingElement.scrollHeight") > 5000


# How they look.


@pytest.mark.parametrize("path", PATHS)
def test_pictures_of_the_pages(person: Invite, path: str) -> None:
    somebody = person()
    page = somebody.open(path)
    page.wait_for_selector(ARRIVED)
    page.evaluate("document.fonts.ready")
    for width, height, dark in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if dark else "light")
        assert page.evaluate(STILL_THERE), width
        somebody.shoot(f"{path.strip('/').replace('/', '-')}-{width}-{'dark' if dark else 'light'}")


@pytest.mark.parametrize(("width", "dark"), [(1366, True), (390, False)])
def test_no_serious_accessibility_fault_on_the_pages(person: Invite, width: int, dark: bool) -> None:
    somebody = person(width, 844, dark)
    for path in PATHS:
        page = somebody.open(path)
        page.wait_for_selector(ARRIVED)
        if path.startswith("/cards"):
            page.locator("summary").first.click()
        assert faults(page, repeated=REPEATED) == [], path


# The reader's language.


@pytest.mark.parametrize("language", OTHERS)
def test_the_language_is_switched_at_a_running_table_without_reloading(person: Invite, language: str) -> None:
    page = person().open()
    nebula.start(page)
    page.evaluate("window.untouched = true")
    if language == "en":
        assert page.locator(".language").count() == 0
        return
    english, other = Texts("en", you=0), Texts(language, you=0)
    expect(page.locator(".prompt .say")).to_contain_text(english.say("nebula-prompt-goal"))
    before = page.locator(".log button").all_inner_texts()
    speak(page, language)
    expect(page.locator(".prompt .say")).to_contain_text(other.say("nebula-prompt-goal"))
    after = page.locator(".log button").all_inner_texts()[: len(before)]  # a bot may have chosen meanwhile
    assert len(after) == len(before) > 0
    assert all(old != new for old, new in zip(before, after, strict=True))
    texts = page.locator(".board").inner_text()
    for said in ("nebula-line-total", "talk-log", "nebula-goals-common", "score-live", "nebula-meter-bag"):
        assert other.say(said) in texts, said
    page.locator("[role=group].goal").first.focus()
    page.keyboard.press("?")
    expect(page.locator("#tip")).to_contain_text(other.say("tip-rule", {"rule": ""}).strip())
    assert page.evaluate("window.untouched")
    nebula.act_until([page], random.Random(2), lambda: page.locator(nebula.SLIDER).count() > 0)
    page.reload()
    page.wait_for_selector(".board")
    assert page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize("language", OTHERS)
def test_the_browsers_language_is_the_default_and_a_choice_is_remembered(person: Invite, language: str) -> None:
    page = person(locale=f"{language}-{language.upper()}").open()
    page.wait_for_selector(".game")
    assert page.evaluate("document.documentElement.lang") == language
    expect(page.locator(".game .btn.primary").first).to_have_text(Texts(language).say("lobby-play-now"))
    if language == "en":
        return
    speak(page, "en")
    expect(page.locator(".game .btn.primary").first).to_have_text("Play now against bots")
    page.reload()
    page.wait_for_selector(".game")
    assert page.evaluate("document.documentElement.lang") == "en"


@pytest.mark.parametrize("language", OTHERS)
def test_rules_and_cards_come_in_the_readers_language(person: Invite, language: str) -> None:
    somebody = person(390, 844, dark=False, locale=language)
    page = somebody.open("/rules/nebula#N54")
    page.wait_for_selector("#N54.target")
    told = ledger("nebula", language)
    assert told is not None
    assert page.get_attribute("article", "lang") == told.language
    expect(page.locator("h1")).to_have_text(told.title)
    somebody.shoot(f"rules-nebula-390-{language}")
    page = somebody.open("/cards/nebula#P01")
    page.wait_for_selector("#P01.target")
    expect(page.locator("#P01 .name")).to_have_text(Texts(language).say("nebula-goal-P01"))
    assert page.evaluate(STILL_THERE)
    somebody.shoot(f"cards-nebula-390-{language}")


def test_a_stranger_to_all_languages_reads_english(person: Invite) -> None:
    page = person(locale="ja-JP").open()
    page.wait_for_selector(".game")
    assert page.evaluate("document.documentElement.lang") == "en"


# Tips lead to the rule.


def test_a_tip_leads_to_its_rule_by_keyboard(person: Invite) -> None:
    page = person().open()
    nebula.start(page)
    goal = page.locator("[role=group].goal").first
    goal.focus()
    page.keyboard.press("?")
    link = page.locator("#tip a").first
    expect(link).to_be_visible()
    number = link.inner_text()
    assert link.get_attribute("href") == f"/rules/nebula#{number}"
    page.keyboard.press("Tab")
    expect(link).to_be_focused()
    page.keyboard.press("Escape")
    expect(goal).to_be_focused()
    expect(page.locator("#tip")).to_have_count(0)
    page.keyboard.press("?")
    page.keyboard.press("Tab")
    with page.context.expect_page() as opened:
        page.keyboard.press("Enter")
    opened.value.wait_for_selector(f"#{number}.target")
    assert "/t/" in page.url


AGAIN_AT_ONCE = """async (goal) => {
  const press = (at, key) => at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const drawn = async () => { for (let turn = 0; turn < 20; turn++) await Promise.resolve(); };
  goal.focus();
  press(goal, '?');
  await drawn();
  press(goal, 'Tab');
  press(document.activeElement, 'Escape');
  press(goal, '?');
  await drawn();
  const opened = document.getElementById('tip') !== null;
  await new Promise((then) => setTimeout(then, 100));
  return [opened, document.getElementById('tip') !== null];
}"""
"""Open a tip, leave it from its link and open it again, all before the page's timers run."""


def test_a_tip_opened_again_at_once_stays(person: Invite) -> None:
    page = person().open()
    nebula.start(page)
    assert page.locator("[role=group].goal").first.evaluate(AGAIN_AT_ONCE) == [True, True]


def test_a_tip_stays_while_the_pointer_goes_to_its_link(person: Invite) -> None:
    page = person().open()
    nebula.start(page)
    page.locator("[role=group].goal").nth(1).hover()
    link = page.locator("#tip a").first
    expect(link).to_be_visible()
    box = link.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
    expect(link).to_be_visible()
    with page.context.expect_page() as opened:
        page.mouse.down()
        page.mouse.up()
    opened.value.wait_for_selector(".rule.target")
    page.mouse.move(3, 3)
    expect(page.locator("#tip")).to_have_count(0)


def test_the_menu_of_a_table_leads_to_rules_and_cards(person: Invite) -> None:
    page = person().open()
    nebula.start(page)
    page.get_by_role("button", name="Menu").click()
    for name, path in (("Rules of Nebula", "/rules/nebula"), ("Cards of Nebula", "/cards/nebula")):
        with page.context.expect_page() as opened:
            page.get_by_role("link", name=name).click()
        opened.value.wait_for_selector(ARRIVED)
        assert opened.value.url.endswith(path)
    assert "/t/" in page.url


@pytest.mark.parametrize("width", [390, 1366])
def test_sound_is_switched_on_every_screen(person: Invite, width: int) -> None:
    page = person(width, 844).open()
    if width < 700:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Sounds").check()
    else:
        page.get_by_role("button", name="Sound").click()
    assert page.evaluate("localStorage.getItem('sound')") == "on"
