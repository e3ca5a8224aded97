"""From a moment of a replay to a table of one's own."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.finished import finished_game
from tests.browser.nebula import act_until, galaxy, own_galaxy
from tests.browser.playing import is_asked


def test_play_on_from_a_moment_of_a_replay(person: Invite, store_file: Path) -> None:
    last = finished_game(store_file, "played-on", 3, "played on")
    somebody = person()
    page = somebody.open("/t/played-on/replay?at=150&seat=1")
    expect(page.locator(".at")).to_have_text(f"150/{last}")
    then = galaxy(page)
    assert then
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("continues another game from choice 150")).to_be_visible()
    page.wait_for_selector(".board")
    assert then.items() <= galaxy(page).items()
    rng = random.Random(3)
    act_until([page], rng, lambda: is_asked(page))
    made = len(own_galaxy(page))
    act_until([page], rng, lambda: len(own_galaxy(page)) > made)

    page.get_by_text("continues another game from choice").click()
    expect(page.locator(".at")).to_have_text(f"150/{last}")
    page.goto(f"{somebody.base}/t/played-on/replay?at={last}")
    expect(page.locator(".at")).to_have_text(f"{last}/{last}")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Play on from here")).to_be_enabled()
