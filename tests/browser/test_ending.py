"""The end of a game can be read whole on the smallest phone."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery import api
from tests.browser.conftest import Invite
from tests.browser.finished import finished_game
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
    parts, beyond = ending.evaluate(REACHED)
    assert parts > 4
    assert beyond == []
