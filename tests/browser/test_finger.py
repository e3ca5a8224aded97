"""On a phone every text can be read and everything that may be chosen can be hit: 11 and 44 pixels at the least.

What lies in the fields of a board that is shown whole reaches beyond its field, over neighbours that cannot be chosen.
"""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import expect

from orrery import api
from orrery.locale.texts import languages
from tests.browser.conftest import Invite
from tests.browser.finished import asked_in, finished_game, game_at, keep_for
from tests.browser.looking import too_small
from tests.browser.playing import ENDING, new_table, wait_until_asked
from tests.browser.test_every_question import SETTINGS, every_question
from tests.browser.test_pages import ARRIVED

PHONE = (390, 844)
HELD = "nav.tabs.only-narrow button"
SHELVES = [f"/{shelf}/{game}" for shelf in ("rules", "cards") for game in ("nebula", "comet", "notalone")]


@pytest.mark.parametrize("name", SETTINGS)
def test_every_question_can_be_read_and_hit(person: Invite, store_file: Path, name: str) -> None:
    """Each in one of the languages in turn, with every tab of its table."""
    game, seats, games, options = SETTINGS[name]
    somebody = person(*PHONE, touch=True)
    spoken = cycle(languages())
    small: dict[str, str] = {}
    for at, (asked, match) in enumerate(every_question(game, seats, min(games, 8), options).items()):
        table = keep_for(store_file, f"finger-{name}-{at}", somebody, match)
        page = somebody.open(f"{table}?language={next(spoken)}")
        wait_until_asked(page)
        for each in too_small(page):
            small.setdefault(each, asked)
        if at < 4:
            for tab in page.locator(HELD).all():
                tab.click()
                for each in too_small(page):
                    small.setdefault(each, asked)
    assert small == {}


@pytest.mark.parametrize("language", languages())
def test_every_page_can_be_read_and_hit(person: Invite, store_file: Path, language: str) -> None:
    somebody = person(*PHONE, touch=True, locale=language)
    small: dict[str, str] = {}

    def look(path: str, arrived: str) -> None:
        page = somebody.open(path)
        page.wait_for_selector(arrived)
        expect(page.locator("#cover")).to_have_count(0)
        for each in too_small(page):
            small.setdefault(each, path)

    look("/", ".game")
    for path in SHELVES:
        look(path, ARRIVED)
    look("/about", ARRIVED)
    for game in api.game_names():
        table = new_table(somebody.page, game, start=False)
        look(table, ".waiting")
        over = f"finger-over-{game}-{language}"
        finished_game(store_file, over, api.game(game).least_seats, "finger", game)
        look(f"/t/{over}", ENDING)
        look(f"/t/{over}/replay?at=30", ".scrub input")
    somebody.lost = True
    look("/nowhere", "h1")
    assert small == {}


def test_the_board_can_be_shown_larger(person: Invite, store_file: Path) -> None:
    somebody = person(*PHONE, touch=True)
    page = somebody.open(game_at(store_file, "larger", somebody, asked_in("move", turn=8), "comet", bot="greedy"))
    wait_until_asked(page)
    field = page.locator(".cell.legal .hit").first
    before = field.bounding_box()
    page.get_by_role("button", name="Show the board larger").click()
    after = field.bounding_box()
    assert before is not None and after is not None
    assert after["width"] >= 44 > before["width"]
    expect(field).to_be_in_viewport()
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Show the board larger").click()
    assert field.bounding_box() == before
