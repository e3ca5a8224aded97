"""Pointing at something: the prompt says what choosing it would do, and the tip hides nothing that may be chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.finished import asked_in, game_at
from tests.browser.nebula import STAR
from tests.browser.playing import wait_until_asked


@pytest.mark.parametrize(
    ("game", "moment", "target", "says"),
    [
        ("nebula", "place", ".galaxy .cell[data-target]", "Place "),
        ("comet", "move", ".valley .cell[data-target]", "Savior "),
        ("notalone", "choose", ".planet .tile.legal", ": "),
    ],
)
def test_the_prompt_says_what_a_choice_would_do_and_nothing_moves(
    person: Invite, store_file: Path, game: str, moment: str, target: str, says: str
) -> None:
    somebody = person()
    options = {"creature": 2} if game == "notalone" else {}
    page = somebody.open(game_at(store_file, f"peek-{game}", somebody, asked_in(moment), game, bot="greedy", **options))
    wait_until_asked(page)
    if game == "nebula":
        page.locator(STAR).first.click()
    before = page.locator(".prompt").bounding_box()
    page.locator(target).first.hover()
    expect(page.locator(".prompt .peek")).to_contain_text(says)
    assert page.locator(".prompt").bounding_box() == before
    somebody.shoot(f"peek-{game}")
    page.mouse.move(3, 3)
    expect(page.locator(".prompt .peek")).to_have_count(0)


HIDDEN = """() => {
  const over = document.getElementById('tip').getBoundingClientRect();
  const hides = (box) =>
    box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top;
  const choices = [...document.querySelectorAll('.table [data-target]')];
  return choices.filter((each) => hides(each.getBoundingClientRect())).length;
}"""


def test_a_tip_hides_no_choice_where_there_is_room_beside_it(person: Invite, store_file: Path) -> None:
    somebody = person()
    page = somebody.open(game_at(store_file, "tip-room", somebody, asked_in("choose"), "notalone", creature=2))
    wait_until_asked(page)
    page.locator(".tray .hand .nc.can").first.hover()
    expect(page.locator("#tip")).to_be_visible()
    page.wait_for_function(f"() => ({HIDDEN})() === 0")
