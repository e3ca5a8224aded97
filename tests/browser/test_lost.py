"""A page that is not there leads on: to the games, and to a table whose link is at hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.looking import faults
from tests.browser.playing import new_table


@pytest.mark.parametrize("path", ["/nowhere", "/t/doesnotexist"])
def test_a_lost_page_offers_the_games_and_a_table(person: Invite, path: str) -> None:
    somebody = person(390, 844)
    page = somebody.open()
    table = new_table(page, "nebula", seats=2, bots=["random"])
    somebody.lost = True
    somebody.open(path)
    expect(page.get_by_role("link", name="First time? Play a guided game")).to_have_count(3)
    assert faults(page) == []
    field = page.get_by_label("Link of a table")
    field.fill("no link at all")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_have_text("This is not the link of a table.")
    field.fill(somebody.base + table)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Open").click()
    expect(page.locator(".prompt")).to_be_visible()
