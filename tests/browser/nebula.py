"""Playing Nebula by clicking what glows, as a person would."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import playing

SLIDER, STAR, CELL = "[role=slider]", ".stage .star.legal", ".stage .cell.legal"
EMPTY = f"{CELL}:not(:has(> g > use))"

TARGETS = (
    ".card.able, .place.able, .hub, .stage .star.legal, .stage .cell.legal, button.slot.legal, "
    ".push button:not([aria-disabled]), .pick:enabled, .prompt button"
)

LOOK = """() => {
  const middle = (node) => {
    const box = (node.querySelector('.hit') ?? node).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const spots = (selector) => [...document.querySelectorAll(selector)].map(middle);
  const button = document.querySelector('[data-primary]:not([aria-disabled])');
  const said = (what, targets) => ({ what, targets, button: button && middle(button) });
  if (document.querySelector('.ending')) return said('over', []);
  if (!document.querySelector('.prompt.mine') || document.querySelector('.sending, #cover')) return said('', []);
  const first = [
    ['goal', '.card.able'], ['push', '.push button:not([aria-disabled])'],
    ['cell', '.stage .cell.legal'], ['slot', 'button.slot.legal'],
  ];
  for (const [what, selector] of first) {
    const found = spots(selector);
    if (found.length) return said(what, found);
  }
  if (document.querySelector('.pick:enabled')) {
    return button ? said('done', []) : said('pick', spots('.pick:enabled:not(.chosen)'));
  }
  if (document.querySelector('[role=slider]')) return said('collect', []);
  const stars = spots('.stage .star.legal:not(.chosen)');
  return stars.length ? said('star', stars) : said(button ? 'done' : '', []);
}"""


def galaxy(page: Page) -> dict[str, str]:
    """The stars on the galaxy that is shown, by cell, once the page has been drawn."""
    expect(page.locator("#cover")).to_have_count(0)
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.stage .cell')]
             .map(c => [c.dataset.cell, (c.querySelector(':scope > g > use')?.getAttribute('href') ?? '').slice(3)])
             .filter(([, star]) => star))"""
    )
    return found


def own_galaxy(page: Page) -> dict[str, str]:
    """The stars on one's own galaxy; none while somebody else's is shown, as what they did is."""
    return {} if page.locator(".whose span").count() else galaxy(page)


def start(page: Page) -> None:
    """A game against bots, begun from the lobby."""
    playing.start(page, "nebula")
    page.wait_for_selector(".card.able")


def act(page: Page, rng: random.Random) -> str:
    """Click once on something that may be clicked; say what it was, or nothing if there was nothing to do."""
    seen: dict[str, Any] = page.evaluate(LOOK)
    what = str(seen["what"])
    if what in ("", "over"):
        return ""
    if what == "collect":
        _turn_the_clocks(page, rng)
    elif what == "done":
        page.mouse.click(*seen["button"])
    elif what == "goal" and seen["button"] is not None:
        if page.get_by_text("You have chosen your secret goal.").count():
            return ""
        page.mouse.click(*seen["button"])
    else:
        page.mouse.click(*rng.choice(seen["targets"]))
    return what


def _turn_the_clocks(page: Page, rng: random.Random) -> None:
    left = 5
    for clock in range(3):
        steps = left if clock == 2 else rng.randint(0, left)
        left -= steps
        page.evaluate("n => document.querySelectorAll('[role=slider]')[n]?.focus()", clock)
        for _ in range(steps):
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def act_until(pages: list[Page], rng: random.Random, done: Callable[[], bool]) -> None:
    """Everybody plays on until something is so."""
    playing.act_until(pages, lambda page: act(page, rng), done)
