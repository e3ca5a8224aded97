"""A game without a mouse: Tab, arrows, Enter, Escape."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import Invite
from tests.browser.finished import asked_in, game_at
from tests.browser.nebula import EMPTY, galaxy
from tests.browser.playing import is_asked, phase, settle, tab_to, wait_until_asked


def test_several_turns_by_keyboard_alone(person: Invite) -> None:
    page = person().open()
    page.wait_for_selector(".game")
    tab_to(page, "[data-game=nebula] .btn.primary")
    page.keyboard.press("Enter")
    page.wait_for_selector(".card.able")
    tab_to(page, ".card.able")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    tab_to(page, "[data-primary]")
    page.keyboard.press("Enter")

    turns = 0
    for _ in range(60):
        wait_until_asked(page)
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
                page.keyboard.press("Shift+ArrowUp")
                page.keyboard.press("Enter")
                wait_until_asked(page)
                assert len(galaxy(page)) >= before
            tab_to(page, "[data-primary]")
            page.keyboard.press("Enter")
            turns += 1
        page.wait_for_timeout(60)
    assert turns == 3
    assert len(galaxy(page)) >= 1
    assert is_asked(page)


def test_a_game_by_keyboard_alone_to_its_end(person: Invite, store_file: Path) -> None:
    """Placing star after star without an arrow fills the galaxy: nobody replaces a star by pressing Enter again."""
    somebody = person()
    page = somebody.open(
        game_at(store_file, "by-keyboard", somebody, asked_in("collect", turn=6), seats=2, bot="greedy")
    )
    for _ in range(400):
        wait_until_asked(page)
        if page.locator(".ending").count():
            break
        if phase(page) == "collect":
            tab_to(page, "[role=slider]")
            for _ in range(5):
                page.keyboard.press("ArrowLeft")
        elif phase(page) == "place":
            for key in "123456":
                if page.locator(".stage .star.legal").count() and not page.locator(".cell.legal").count():
                    page.keyboard.press(key)
            tab_to(page, ".cell.legal" if page.locator(".cell.legal").count() else "[data-primary]")
            if page.locator(EMPTY).count():
                assert page.evaluate("empty => document.activeElement.matches(empty)", EMPTY), "a star was replaced"
        page.keyboard.press("Enter")
        settle(page)
    page.wait_for_selector(".ending")
    tab_to(page, ".ending button, .ending a")
