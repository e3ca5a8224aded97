"""The lobby: one's own tables first, and whose turn it is everywhere."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.nebula import start
from tests.browser.playing import game_card


def test_own_tables_and_whose_turn_it_is(person: Invite) -> None:
    ada, bo = person(), person(dark=False)
    page = ada.open()
    page.get_by_role("textbox").fill("Ada")
    start(page)
    mine = page.url.removeprefix(ada.base)
    page.goto(ada.base)
    own = page.locator(f".row[href='{mine}']")
    expect(own).to_contain_text("Your turn in Nebula")
    friend = bo.open()
    expect(friend.locator(".game").first).to_be_visible()
    assert friend.locator(f".row[href='{mine}']").count() == 0, "a private table is listed for who sits there only"

    game_card(page, "nebula").get_by_role("button", name="Open a table for friends").click()
    page.wait_for_selector(".waiting")
    public = page.url.removeprefix(ada.base)
    page.get_by_role("button", name="2", exact=True).click()
    friend.goto(bo.base + public)
    friend.get_by_role("textbox").first.fill("Bo")
    friend.get_by_role("button", name="Sit here").click()
    friend.get_by_role("button", name="I am ready").click()
    begin = page.get_by_role("button", name="Start the game")
    expect(begin).to_be_enabled()
    begin.click()
    friend.wait_for_selector(".card.able")
    watcher = person().open()
    listed = watcher.locator(f".row[href='{public}']")
    expect(listed).to_contain_text("Ada and Bo are to choose")
    friend.locator(".card.able").first.click()
    friend.click("[data-primary]:not([aria-disabled])")
    expect(listed).to_contain_text("Ada is to choose", timeout=9000)
    ada.page.goto(ada.base)
    expect(page.locator(f".row[href='{public}']")).to_contain_text("Your turn in Nebula")
    ada.shoot("lobby-own")
