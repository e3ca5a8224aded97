"""Playing Comet by clicking what glows, as a person would."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser import playing

CELL, CARD = ".cell.legal", ".hand .use"
TARGETS = ".cell.legal, .hand .use, .disp .use, button.chip.can, .prompt button"

LOOK = """() => {
  const seen = (node) => node.getClientRects().length && getComputedStyle(node).visibility !== 'hidden';
  const middle = (node) => {
    const box = (node.querySelector('.hit') ?? node).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const spots = (selector) => [...document.querySelectorAll(selector)].filter(seen).map(middle);
  if (!document.querySelector('.prompt.mine') || document.querySelector('.sending, #cover')) return {phase: ''};
  const cavern = [...document.querySelectorAll('.cell.legal')].filter((each) => each.ariaLabel.includes('cavern'));
  return {
    phase: document.querySelector('.board').dataset.phase,
    cavern: cavern.filter(seen).map(middle),
    cell: spots('.cell.legal'),
    hatch: spots('.hand .use.hatch'),
    play: spots('.hand .use.play'),
    open: spots('.disp .use'),
    help: spots('button.chip.can'),
    beside: spots('.prompt .tray-chips button'),
    end: spots('[data-primary]:not([aria-disabled])'),
  };
}"""
ORDER = {
    "turn": ("hatch", "play", "beside", "end"),
    "hatch": ("end",),
    "move": ("beside", "cavern", "cell", "end", "play", "help"),
    "between": ("open", "end"),
    "discarding": ("end",),
}


def start(page: Page) -> None:
    """A game against bots, begun from the lobby."""
    playing.start(page, "comet")
    playing.wait_until_asked(page)


def valley(page: Page) -> dict[str, str]:
    """Where every token stands, by token."""
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.piece')]
             .map((each) => [each.dataset.piece, each.style.transform]))"""
    )
    return found


def act(page: Page, rng: random.Random) -> str:
    """Click once on something that may be clicked; say what it was, or nothing if there was nothing to do."""
    seen: dict[str, Any] = page.evaluate(LOOK)
    for what in ORDER.get(seen["phase"], ("cell", "open", "beside", "end", "help", "play")):
        if seen.get(what):
            page.mouse.click(*rng.choice(seen[what]))
            return what
    return ""


def act_until(pages: list[Page], rng: random.Random, done: Callable[[], bool]) -> None:
    """Everybody plays on until something is so."""
    playing.act_until(pages, lambda page: act(page, rng), done)


def until_moving(page: Page, rng: random.Random, fields: int = 4, steps: int = 1) -> None:
    """Play on until a Move offers so many fields, one of them so many steps away."""
    far = f"() => [...document.querySelectorAll('{CELL}')].some((e) => e.dataset.steps >= {steps})"
    act_until(
        [page],
        rng,
        lambda: playing.is_asked_in(page, "move") and page.locator(CELL).count() >= fields and page.evaluate(far),
    )
