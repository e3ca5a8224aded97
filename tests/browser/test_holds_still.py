"""From question to question the table of a phone or a desktop holds still: hardly anything moves its place."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

from tests.browser.conftest import Invite
from tests.browser.notalone import sit_with_bots
from tests.browser.playing import new_table, questions, settle
from tests.browser.test_steady import MOST

STEPS = 25
"""Choices made at each table."""
SCREENS = pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768)], ids=["phone", "desktop"])
WATCH = """window.moved = [];
let open = '';
const cards = '.tray, .hand';
const area = ({ width, height }) => width * height;
function shift({ node, previousRect: a, currentRect: b }) {
  const [x, y] = [Math.min(a.right, b.right) - Math.max(a.x, b.x), Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y)];
  const touched = area(a) + area(b) - (x > 0 && y > 0 ? x * y : 0);
  const way = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
  return (touched / (innerWidth * innerHeight)) * (way / Math.max(innerWidth, innerHeight));
}
const element = (node) => node instanceof Element ? node : node?.parentElement;
const outside = ({ node }) => element(node) && !element(node).closest(cards);
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const sheet = document.querySelector('.board')?.dataset.sheet ?? '';
    const turned = sheet !== open;
    open = sheet;
    if (turned) continue;
    const found = entry.sources.filter(outside);
    const where = found.map(({ node }) => element(node).getAttribute('class')).join(', ');
    window.moved.push([found.reduce((sum, each) => sum + shift(each), 0), where]);
  }
}).observe({ type: 'layout-shift' });"""
"""What moved its place at once, each time something was drawn anew, measured as browsers do.

Cards of a hand go from place to place, that is the game; and a phone that turns to another tab shows other things.
"""


@SCREENS
@pytest.mark.parametrize("game", ["nebula", "comet", "notalone"])
def test_a_table_holds_still_from_step_to_step(person: Invite, width: int, height: int, game: str) -> None:
    """What moves right after a press counts as well."""
    somebody = person(width, height, touch=width < 700)
    page = somebody.open()
    if game == "notalone":
        sit_with_bots(page, 4, creature=3)
    else:
        page.goto(somebody.base + new_table(page, game, seats=3, bots=["greedy", "greedy"]))
    play = import_module(f"tests.browser.{game}")
    rng = random.Random(7)
    steps = 0
    for at in questions(page, STEPS):
        if not at:
            page.wait_for_load_state("networkidle")
            page.evaluate(WATCH)
        play.act(page, rng)
        settle(page)
        page.evaluate("() => new Promise((then) => requestAnimationFrame(() => setTimeout(then, 60)))")
        steps += 1
    assert steps > 5
    assert [f"{value:.4f} {where}" for value, where in page.evaluate("window.moved") if value > MOST] == []
