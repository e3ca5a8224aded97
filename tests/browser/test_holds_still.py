"""From question to question the table of a phone or a desktop holds still: hardly anything moves its place."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

from tests.browser.conftest import Invite
from tests.browser.notalone import sit_with_bots
from tests.browser.playing import new_table, questions, settle
from tests.browser.test_steady import MOST, WATCH

STEPS = 25
"""Choices made at each table."""
SCREENS = pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768)], ids=["phone", "desktop"])
SHIFTED = """() => {
  const found = window.moved.splice(0);
  return [found.reduce((sum, [value]) => sum + value, 0), found.map(([, where]) => where).join('; ')];
}"""


@SCREENS
@pytest.mark.parametrize("game", ["nebula", "comet", "notalone"])
def test_a_table_holds_still_from_step_to_step(person: Invite, width: int, height: int, game: str) -> None:
    """What moves within half a second of a press is told apart by the browser: here it counts all the same."""
    somebody = person(width, height, touch=width < 700)
    page = somebody.open()
    somebody.page.add_init_script(WATCH)
    if game == "notalone":
        sit_with_bots(page, 4, creature=3)
    else:
        page.goto(somebody.base + new_table(page, game, seats=3, bots=["greedy", "greedy"]))
    play = import_module(f"tests.browser.{game}")
    rng = random.Random(7)
    seen: list[tuple[float, str]] = []
    for at in questions(page, STEPS):
        page.evaluate("() => new Promise((then) => requestAnimationFrame(() => setTimeout(then, 60)))")
        shift, where = page.evaluate(SHIFTED)
        if at:
            seen.append((round(shift, 4), where))
        play.act(page, rng)
        settle(page)
    assert len(seen) > 5
    assert [each for each in seen if each[0] > MOST] == []
