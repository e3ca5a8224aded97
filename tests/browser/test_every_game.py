"""What the page promises for every game there is: it is in the lobby, it can be played, learnt, looked back at."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from orrery import api
from orrery.locale.texts import Texts, languages
from tests.browser.conftest import Invite
from tests.browser.finished import finished_game
from tests.browser.looking import faults, out_of_reach
from tests.browser.playing import ENDING, act_until, game_card, is_asked, settle, start, wait_until_asked

every_game = pytest.mark.parametrize("game", api.game_names())
SHARED = ".prompt button, nav.tabs button, [role=tab]"
CHOICES = ".choices button"


def choose(page: Page, rng: random.Random) -> str:
    """Take some choice of the plain list, whatever the board looks like; nothing if there is none."""
    if not is_asked(page):
        return ""
    count: int = page.locator(CHOICES).count()
    if count:
        page.locator(CHOICES).nth(rng.randrange(count)).click()
        settle(page)
    return "chose" if count else ""


@every_game
def test_a_game_begun_in_the_lobby_is_played_by_the_list_of_choices(person: Invite, game: str) -> None:
    somebody = person()
    page = somebody.open()
    for shelf in ("rules", "cards"):
        expect(game_card(page, game).locator(f"a[href='/{shelf}/{game}']")).to_be_visible()
    start(page, game)
    wait_until_asked(page)
    page.get_by_role("tab", name="All moves").click()
    asked = page.locator(".prompt .say").inner_text()
    assert asked.strip()
    page.get_by_role("button", name="Hint: what would the best bot do?").click()
    rng = random.Random(game)
    made = 0

    def act(each: Page) -> str:
        nonlocal made
        did = choose(each, rng)
        made += bool(did)
        return did

    act_until([page], act, lambda: made >= 12 or page.locator(ENDING).count() > 0)
    somebody.shoot(f"every-{game}-1366")


@every_game
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844), (844, 390)])
def test_a_guided_game_begins_with_a_lesson_and_nothing_out_of_reach(
    person: Invite, game: str, width: int, height: int
) -> None:
    somebody = person(width, height, touch=width < 1000)
    page = somebody.open(f"/learn?game={game}")
    wait_until_asked(page)
    lesson = page.locator(".guide:visible")
    assert lesson.locator("b").inner_text().strip() and lesson.locator("p").inner_text().strip()
    assert out_of_reach(page, SHARED) == []
    assert faults(page) == []


@every_game
def test_a_finished_game_is_looked_back_at_through_every_eye(person: Invite, store_file: Path, game: str) -> None:
    seats = api.game(game).least_seats
    finished_game(store_file, f"back-{game}", seats, "back", game)
    page = person().open(f"/t/back-{game}/replay")
    page.wait_for_selector(".replay")
    last = int(page.locator(".scrub input").get_attribute("max") or 0)
    assert last > 10
    page.goto(f"{page.url}?at={last // 3}&seat=all")
    page.wait_for_selector(".replay")
    eyes = page.get_by_label("Point of view")
    expect(eyes).to_have_value("all")
    for seat in map(str, range(seats)):
        eyes.select_option(seat)
        expect(eyes).to_have_value(seat)
        expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".replay .at")).to_have_text(f"{last // 3}/{last}")
    page.get_by_role("button", name="See the result").click()
    expect(page.locator(ENDING)).to_be_visible()
    heard = page.locator(".prompt .say .unseen")
    expect(heard).to_contain_text("The game is over")


@every_game
@pytest.mark.parametrize("language", languages())
def test_a_game_is_spoken_of_in_every_language(person: Invite, game: str, language: str) -> None:
    """In the lobby and before the start; a message that is missing is an error of the page."""
    page = person(locale=language).open()
    texts = Texts(language)
    expect(game_card(page, game).get_by_role("heading")).to_have_text(texts.say(f"{game}-name"))
    game_card(page, game).get_by_role("button", name=texts.say("lobby-open-table")).click()
    page.wait_for_selector(".waiting")
    for summary in page.locator(".options summary").all():
        summary.click()
    labels = page.locator(".options label > span").all_inner_texts()
    assert labels and all(label.strip() and "-option-" not in label for label in labels)
