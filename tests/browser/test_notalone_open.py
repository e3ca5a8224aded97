"""What lies open in Not Alone is on the page, and before the start what automatic options come to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.looking import faults
from tests.browser.notalone import sit_with_bots
from tests.browser.playing import game_card


@pytest.mark.rule("notalone:Q84")
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768)])
def test_automatic_options_say_what_they_come_to(person: Invite, width: int, height: int) -> None:
    page = person(width, height).open()
    game_card(page, "notalone").get_by_role("button", name="Open a table").click()
    page.wait_for_selector(".waiting")
    page.get_by_text("Rule details").click()
    decks = page.get_by_label("Which Hunt and Survival cards are used?").locator("option:checked")
    expect(decks).to_have_text("automatic: Base game only")
    page.get_by_label("Which places form the planet?").select_option(label="Exploration 1–10")
    expect(decks).to_have_text("automatic: Base game and Exploration")
    expect(page.locator("option:checked", has_text="automatic: No")).to_have_count(1)
    expect(page.locator("option:checked", has_text="automatic: Also to one of the two")).to_have_count(1)
    assert faults(page) == []


@pytest.mark.rule("notalone:E72", "notalone:E78", "notalone:E41")
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768)])
def test_the_supply_of_will_and_the_deck_of_the_maze_are_shown(person: Invite, width: int, height: int) -> None:
    page = person(width, height).open()
    sit_with_bots(page, 3, 2, places="exploration", maze_variant="on")
    expect(page.get_by_role("img", name="0 Will in the supply")).to_be_visible()
    maze = page.locator(".tile[data-slot='5']")
    expect(maze.locator(".deck")).to_have_attribute("data-left", "10")
    expect(maze).to_have_attribute("aria-label", re.compile("10 cards in the Maze deck"))
    assert faults(page) == []
