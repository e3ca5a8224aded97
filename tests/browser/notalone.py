"""Playing Not Alone by clicking what glows, as a person would."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser import playing

TARGETS = (
    ".planet .tile.legal, .tray .nc.can, .tray .acts .btn, .race .able, .tray .tokens .able, "
    ".prompt button:not([aria-disabled])"
)

LOOK = """() => {
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const seen = (node) => node.getClientRects().length && getComputedStyle(node).visibility !== 'hidden';
  const spots = (selector) => [...document.querySelectorAll(selector)].filter(seen).map(middle);
  const button = document.querySelector('[data-primary]:not([aria-disabled])');
  const picked = '.planet .tile.chosen, .tray .nc.sel, .tray .acts .sel, .race .chosen';
  const open = '.planet .tile.legal:not(.chosen), .tray .nc.can:not(.sel), .tray .acts .key:not(.sel), .race .able';
  const said = (what) => ({
    what,
    targets: spots(open),
    picked: spots(picked).length > 0,
    button: button && middle(button),
    others: Object.fromEntries([...document.querySelectorAll('.tray .acts [data-do]')].filter(seen)
      .map((node) => [node.dataset.do, middle(node)])),
  });
  if (document.querySelector('.ending')) return said('over');
  if (!document.querySelector('.prompt.mine') || document.querySelector('.sending, #cover')) return said('');
  return said(doing());
  function doing() { return document.querySelector('.notalone').dataset.doing; }
}"""


def doing(page: Page) -> str:
    """What is going on, by the name the view gives it."""
    return page.get_attribute(".notalone", "data-doing") or ""


def sit_with_bots(page: Page, seats: int, creature: int, **options: object) -> str:
    """A private table whose first seat is ours, begun at once; its path."""
    bots = ["greedy"] * (seats - 1)
    path = playing.new_table(page, "notalone", seats=seats, bots=bots, options={"creature": creature, **options})
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + path)
    page.wait_for_selector(".planet")
    return path


def act(page: Page, rng: random.Random, hurry: bool = False) -> str:
    """Click once on something that may be clicked; say what was asked, or nothing if there was nothing to do.

    In a hurry the Hunted give up whenever they may, which brings the end nearer.
    """
    seen: dict[str, Any] = page.evaluate(LOOK)
    what = str(seen["what"])
    if what in ("", "over"):
        return ""
    if hurry and "give-up" in seen["others"]:
        page.mouse.click(*seen["others"]["give-up"])
    elif seen["button"] and (seen["picked"] or not seen["targets"] or hurry or rng.random() < 0.6):
        page.mouse.click(*seen["button"])
    elif seen["targets"]:
        page.mouse.click(*rng.choice(seen["targets"]))
    elif seen["others"]:
        page.mouse.click(*rng.choice([spot for kind, spot in seen["others"].items() if kind != "quiet"]))
    else:
        return ""
    return what


def act_until(pages: list[Page], rng: random.Random, done: Callable[[], bool], hurry: bool = False) -> None:
    """Everybody plays on until something is so."""
    playing.act_until(pages, lambda page: act(page, rng, hurry), done)


def asks(page: Page, what: str) -> Callable[[], bool]:
    """Whether this person is asked something of a kind, and nothing is picked yet."""
    return lambda: playing.is_asked(page) and doing(page) == what
