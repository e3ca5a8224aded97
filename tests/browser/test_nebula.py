"""What only a table of Nebula shows: the symbols of the centre, and what a lone target replaces."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.finished import asked_in, game_at
from tests.browser.playing import wait_until_asked
from tests.table.people import Match


def seen(match: Match) -> dict[str, Any]:
    """The table as the first seat sees it."""
    return dict(match.table.game.view(match.state.conceal(0)))


def places(match: Match, star: str) -> list[object]:
    """Where the first seat may put a star."""
    said = [match.table.game.to_dict(action) for action in match.state.legal(0)]
    return [each["cell"] for each in said if each["do"] == "place" and each["star"] == star]


def only_the_centre_is_left(match: Match) -> bool:
    """The first seat has one star, in its centre, and another of the same colour to replace it with."""
    if not asked_in("place")(match):
        return False
    galaxy = seen(match)["seats"][0]["galaxy"]
    return list(galaxy) == ["H"] and places(match, galaxy["H"]) == ["H"]


@pytest.mark.parametrize(("hub", "cells"), [("neutral", 25), ("shared", 21)])
@pytest.mark.rule("nebula:NQ2", "nebula:N33", "nebula:NQ66")
def test_the_centre_shows_all_four_symbols(person: Invite, store_file: Path, hub: str, cells: int) -> None:
    somebody = person()
    page = somebody.open(game_at(store_file, f"centre-{hub}", somebody, asked_in("collect"), hub=hub))
    wait_until_asked(page)
    expect(page.locator(".galaxy .cell")).to_have_count(cells)
    assert page.locator('.galaxy [data-cell="H"] .sign').all_text_contents() == ["Λ", "Υ", "Σ", "◊"]
    for corner in page.locator('.galaxy [role="img"] text:nth-of-type(2)').all_text_contents():
        assert corner == "0/6"


@pytest.mark.rule("nebula:N58", "nebula:N61")
def test_the_prompt_sends_only_the_first_star_to_the_centre(person: Invite, store_file: Path) -> None:
    somebody = person()
    page = somebody.open(game_at(store_file, "first-star", somebody, asked_in("place")))
    wait_until_asked(page)
    page.locator(".stage .star.legal:not(.chosen):not([data-stock=black])").first.click()
    expect(page.locator(".prompt")).to_contain_text("Your first star goes to the centre.")
    page = somebody.open(game_at(store_file, "replaced", somebody, only_the_centre_is_left, seed="lone"))
    wait_until_asked(page)
    there = page.locator('.galaxy [data-cell="H"] > g > use').get_attribute("href")
    assert there is not None
    star = there.removeprefix("#g-")
    page.locator(f".stage [data-stock={star}]").click()
    expect(page.locator(".prompt")).to_contain_text(f"Place {star} at the centre H, replacing {star}.")
    expect(page.locator(".prompt")).not_to_contain_text("Your first star")
    page.locator('.galaxy [data-cell="H"]').hover()
    expect(page.locator(".prompt")).to_contain_text("nothing changes, and the star is used up")
