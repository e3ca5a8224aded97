"""Since your last turn: what the others did is counted beside the prompt and marked in the log."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.looking import faults, out_of_reach
from tests.browser.nebula import act_until, own_galaxy, start
from tests.browser.playing import is_asked, phase


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_what_happened_since_the_last_turn(person: Invite, width: int, height: int) -> None:
    somebody = person(width, height)
    page = somebody.open()
    start(page)

    def collects() -> bool:
        return is_asked(page) and phase(page) == "collect"

    act_until([page], random.Random(2), lambda: collects() and len(own_galaxy(page)) > 0)
    chip = page.locator(".since .chip")
    expect(chip).to_be_visible()
    assert out_of_reach(page, ".prompt button") == []
    count = page.locator(".log .news").count()
    assert count >= 3
    assert f"{count} things happened since your last turn" in (chip.get_attribute("title") or "")
    assert page.locator(".log [data-mark='Since your last turn']").count() == 1
    somebody.shoot(f"since-{width}")
    assert faults(page) == []
    chip.click()
    page.wait_for_selector(".replay")
    page.keyboard.press("Escape")
    expect(chip).to_be_visible()
    act_until([page], random.Random(2), lambda: not collects())
    expect(chip).to_be_hidden()
    expect(page.locator(".log .news")).to_have_count(0)
