"""Playing Nebula by clicking what glows, as a person would."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

GOAL, SLIDER, PRIMARY = ".card.able", "[role=slider]", "[data-primary]:enabled"
PUSH, STAR, CELL, SLOT = ".push button:enabled", ".stage .star.legal", ".stage .cell.legal", "button.slot.legal"
ENDING = ".ending"


def phase(page: Page) -> str:
    """The phase the table is in."""
    return page.get_attribute(".board", "data-phase") or ""


def galaxy(page: Page) -> dict[str, str]:
    """The stars on the galaxy that is shown, by cell."""
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.stage .cell')]
             .map(c => [c.dataset.cell, (c.querySelector('use')?.getAttribute('href') ?? '').slice(3)])
             .filter(([, star]) => star))"""
    )
    return found


def is_asked(page: Page) -> bool:
    """Whether something is asked of this person and nothing is on its way."""
    asked: bool = page.evaluate("!!document.querySelector('.prompt.mine') && !document.querySelector('.sending')")
    return asked


def act(page: Page, rng: random.Random) -> str:
    """Make one choice by clicking; say what it was about, or nothing if there was nothing to do."""
    if page.locator(ENDING).count() or not is_asked(page):
        return ""
    if page.locator(GOAL).count():
        page.locator(GOAL).nth(rng.randrange(2)).click()
        page.click(PRIMARY)
        page.wait_for_function("() => !document.querySelector('.sending')")
        return "goal"
    if page.locator(SLIDER).count():
        return _collect(page, rng)
    if page.locator(PUSH).count():
        page.locator(PUSH).nth(rng.randrange(page.locator(PUSH).count())).click()
        return _sent(page, "push")
    if phase(page) == "place":
        return _place(page, rng)
    return ""


def _collect(page: Page, rng: random.Random) -> str:
    left = 5
    for clock in range(3):
        steps = left if clock == 2 else rng.randint(0, left)
        left -= steps
        page.locator(SLIDER).nth(clock).focus()
        for _ in range(steps):
            page.keyboard.press("ArrowRight")
    page.click(PRIMARY)
    return _sent(page, "collect")


def _place(page: Page, rng: random.Random) -> str:
    stars = page.locator(STAR).count()
    if stars and not page.locator(CELL).count() and not page.locator(SLOT).count():
        page.locator(STAR).nth(rng.randrange(stars)).click()
    cells = page.locator(CELL)
    if cells.count():
        cells.nth(rng.randrange(cells.count())).click()
        return _sent(page, "place")
    if page.locator(SLOT).count():
        page.locator(SLOT).click()
        return _sent(page, "black")
    page.click(PRIMARY)
    return _sent(page, "done")


def _sent(page: Page, what: str) -> str:
    page.wait_for_function("() => !document.querySelector('.sending')")
    return what


def act_until(pages: list[Page], rng: random.Random, done: Callable[[], bool], most: int = 2000) -> None:
    """Everybody plays on until something is so."""
    for _ in range(most):
        if done():
            return
        if not any([bool(act(page, rng)) for page in pages]):
            pages[0].wait_for_timeout(25)
    raise AssertionError("it did not come to that")
