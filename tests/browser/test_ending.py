"""The end of a game: it can be read whole on the smallest phone, says how one did, and leads on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from orrery import api
from tests.browser.conftest import Invite
from tests.browser.finished import finished_game, keep_for, play_to_the_end
from tests.browser.looking import faults
from tests.browser.playing import ENDING

REACHED = """(ending) => {
  const parts = [...ending.querySelectorAll('h2, table, button, a')].filter((each) => each.getClientRects().length);
  const beyond = parts.filter((each) => {
    const from = ending.getBoundingClientRect().top - ending.scrollTop;
    const box = each.getBoundingClientRect();
    return box.top < from || box.bottom > from + ending.scrollHeight;
  });
  return [parts.length, beyond.map((each) => each.textContent)];
}"""
"""How many parts the ending has, and those that no scrolling brings into sight."""


@pytest.mark.parametrize("game", api.game_names())
@pytest.mark.parametrize("window", [(360, 640), (640, 360)], ids=lambda window: "x".join(map(str, window)))
def test_every_part_of_the_end_can_be_seen(
    person: Invite, store_file: Path, game: str, window: tuple[int, int]
) -> None:
    name = f"end-{game}-{window[0]}"
    finished_game(store_file, name, api.game(game).least_seats, "end", game)
    page = person(*window).open(f"/t/{name}")
    ending = page.locator(ENDING)
    ending.wait_for()
    ending.locator("summary").click()
    expect(ending.get_by_role("link", name="Back to the lobby")).to_be_visible()
    parts, beyond = ending.evaluate(REACHED)
    assert parts > 4
    assert beyond == []


@pytest.mark.parametrize("game", api.game_names())
@pytest.mark.parametrize(("width", "dark"), [(1366, True), (390, False)])
def test_the_end_says_how_one_did_and_leads_to_any_moment(
    person: Invite, store_file: Path, game: str, width: int, dark: bool
) -> None:
    somebody = person(width, 800, dark=dark)
    match = play_to_the_end(game, "ending")
    page = somebody.open(keep_for(store_file, f"told-{game}-{width}", somebody, match))
    heading = page.locator(f"{ENDING} h2")
    totals = [total or 0 for total in match.state.disclose().score_sheet().totals]
    ahead = sum(total > totals[0] for total in totals)
    if game != "notalone":
        winners = match.state.winners()
        first = "You share the victory" if len(winners) > 1 else "You win"
        expect(heading).to_contain_text(first if 0 in winners else ["second", "third"][ahead - 1])
        for margin in {abs(totals[0] - max(totals[1:]))} - {0} if len(winners) == 1 else ():
            expect(heading).to_contain_text(str(margin))
    plot = page.locator(".course input")
    plot.wait_for()
    somebody.shoot(f"end-{game}-{width}")
    assert faults(page) == []
    page.locator(f"{ENDING} summary").click()
    with page.expect_download() as picture:
        page.locator("[data-do=picture]").click()
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")
    box = plot.bounding_box()
    assert box is not None
    plot.click(position={"x": box["width"] / 2, "y": 20})
    page.wait_for_selector(".replay")
    there = int(page.locator(".scrub input").input_value())
    last = match.table.known.choices
    assert abs(there - last / 2) < last / 20


def test_secret_goals_are_turned_up(person: Invite, store_file: Path) -> None:
    finished_game(store_file, "secrets", 3, "secrets", "nebula")
    page = person().open("/t/secrets")
    goals = page.locator(".final em")
    expect(goals).to_have_count(3)
    for goal in goals.all():
        expect(goal).to_have_text(re.compile(r"^\s*(Missed|Done: \d+ points)\s*$"), use_inner_text=True)
