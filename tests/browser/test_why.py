"""Something that may not be done says why not, and which rule says so."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.nebula import CELL, act, galaxy, start
from tests.browser.playing import act_until, is_asked, phase

FAR = """() => {
  const cells = [...document.querySelectorAll('.stage .cell:not(.legal)')].filter((cell) => !cell.querySelector('use'));
  const far = cells.find((cell) => ['S5', 'D5', 'L5a', 'Y5a'].includes(cell.dataset.cell));
  const box = far?.querySelector('.hit').getBoundingClientRect();
  return far && [far.dataset.cell, box.x + box.width / 2, box.y + box.height / 2];
}"""
TIP = ".tip.bad"


def place_second(page: Page) -> None:
    """Play until a star is chosen that may go somewhere beside the first one, and far cells are barred."""
    rng = random.Random(7)

    def ready() -> bool:
        return is_asked(page) and phase(page) == "place" and bool(galaxy(page)) and page.locator(CELL).count() > 0

    act_until([page], lambda each: act(each, rng), ready)


@pytest.mark.parametrize("touch", [False, True])
def test_a_cell_says_why_a_star_cannot_go_there(person: Invite, touch: bool) -> None:
    somebody = person(touch=touch)
    page = somebody.open()
    start(page)
    place_second(page)
    name, x, y = page.evaluate(FAR)
    tip = page.locator(TIP)
    if touch:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.move(x, y)
        expect(tip).to_be_visible()
        page.mouse.move(2, 300)
        expect(tip).to_be_hidden()
        page.mouse.click(x, y)
    expect(tip).to_contain_text(f"{name} is connected to none of your stars")
    expect(tip).to_contain_text("N59")
    before = galaxy(page)
    somebody.shoot(f"why-{'touch' if touch else 'mouse'}")
    assert galaxy(page) == before


def test_the_neighbour_that_forbids_is_shown(person: Invite) -> None:
    """A cell beside a star of the chosen colour: the star and the line between are marked."""
    somebody = person()
    page = somebody.open()
    start(page)
    rng = random.Random(12)

    def barred() -> bool:
        if not (is_asked(page) and phase(page) == "place" and page.locator(CELL).count() > 0):
            return False
        chosen = page.evaluate("() => document.querySelector('.stage .star.chosen use')?.getAttribute('href').slice(3)")
        return chosen in galaxy(page).values()

    act_until([page], lambda each: act(each, rng), barred)
    shown = False
    for cell in page.locator(".stage .cell:not(.legal)").all():
        box = cell.locator(".hit").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if page.locator(TIP).filter(has_text="Same colours never meet.").count():
            shown = True
            assert page.locator(".galaxy path[stroke='var(--no)']").count() >= 2
            expect(page.locator(TIP)).to_contain_text("N60")
            somebody.shoot("why-neighbour")
            break
    assert shown
