"""A game without a mouse: Tab, arrows, Enter, Escape."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Invite
from tests.browser.playing import galaxy, is_asked, phase


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something that matches has the focus."""
    for _ in range(120):
        if page.evaluate("s => !!document.activeElement?.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def settled(page: Page) -> None:
    page.wait_for_function(
        """() => document.querySelector('.prompt.mine') && !document.querySelector('.sending')
             || document.querySelector('.ending')"""
    )


def test_several_turns_by_keyboard_alone(person: Invite) -> None:
    page = person().open()
    page.wait_for_selector(".game")
    tab_to(page, ".game .btn.primary")
    page.keyboard.press("Enter")
    page.wait_for_selector(".card.able")
    tab_to(page, ".card.able")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    tab_to(page, "[data-primary]")
    page.keyboard.press("Enter")

    turns = 0
    for _ in range(60):
        settled(page)
        if turns == 3:
            break
        if phase(page) == "collect":
            tab_to(page, "[role=slider]")
            for key in ("ArrowRight", "ArrowRight", "ArrowRight"):
                page.keyboard.press(key)
            page.keyboard.press("Escape")
            assert page.locator("[data-primary]").is_disabled()
            tab_to(page, "[role=slider]")
            for key in ("ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft"):
                page.keyboard.press(key)
            page.keyboard.press("Enter")
        elif phase(page) == "push":
            tab_to(page, ".push button")
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        elif phase(page) == "place":
            before = len(galaxy(page))
            if page.locator(".stage .star.legal").count():
                page.keyboard.press("1")
            if page.locator(".cell.legal").count():
                tab_to(page, ".cell.legal")
                page.keyboard.press("ArrowUp")
                page.keyboard.press("Enter")
                settled(page)
                assert len(galaxy(page)) >= before
            tab_to(page, "[data-primary]")
            page.keyboard.press("Enter")
            turns += 1
        page.wait_for_timeout(60)
    assert turns == 3
    assert len(galaxy(page)) >= 1
    assert is_asked(page)
