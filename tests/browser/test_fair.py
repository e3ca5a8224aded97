"""The page that checks a finished game's luck."""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path

from playwright.sync_api import expect

from orrery.cli import main
from tests.browser.conftest import Invite
from tests.browser.finished import finished_game
from tests.browser.looking import faults
from tests.browser.nebula import start
from tests.table.people import SECRET


def test_the_luck_of_a_finished_game_is_checked_in_the_browser(person: Invite, store_file: Path) -> None:
    finished_game(store_file, "fair-game", 2, "fair", variant="introductory", idle=1)
    somebody = person()
    page = somebody.open("/t/fair-game")
    page.locator(".ending summary").click()
    page.get_by_role("link", name="Check that nobody cheated").first.click()
    shown = hashlib.sha256(SECRET.encode()).hexdigest()
    expect(page.locator("[data-commitment]")).to_have_text(shown)
    expect(page.locator("[data-secret]")).to_have_text(SECRET)
    expect(page.locator("[data-digest]")).to_have_text(shown)
    expect(page.get_by_text("They match")).to_be_visible()
    page.get_by_label("Choice number").fill("17")
    ticket = hmac.new(SECRET.encode(), f"{shown}:nonce0/nonce1:17".encode(), hashlib.sha256).hexdigest()
    expect(page.locator("[data-ticket]")).to_have_text(ticket)
    assert faults(page) == []
    page.emulate_media(color_scheme="light")
    assert faults(page) == []
    somebody.shoot("fair")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    expect(page.get_by_text(f"orrery verify {download.value.suggested_filename}")).to_be_visible()
    assert main(["verify", str(download.value.path())]) == 0


def test_a_secret_that_was_not_promised_is_found_out(person: Invite, store_file: Path) -> None:
    finished_game(store_file, "unfair-game", 2, "unfair", variant="introductory", idle=1)

    def swap(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        record = json.loads(answer.text())
        record["about"]["fair"]["secret"] = "x" * 64
        route.fulfill(response=answer, json=record)  # type: ignore[attr-defined]

    somebody = person()
    page = somebody.page
    page.route("**/record", swap)
    somebody.open("/fair/unfair-game")
    expect(page.get_by_text("They differ")).to_be_visible()
    page.emulate_media(color_scheme="light")
    assert faults(page) == []


def test_a_running_game_keeps_its_secret(person: Invite) -> None:
    somebody = person()
    page = somebody.open()
    start(page)
    page.goto(page.url.replace("/t/", "/fair/"))
    expect(page.get_by_text("The secret is shown when the game is over")).to_be_visible()
    assert page.locator("[data-secret]").count() == 0
    assert len(page.locator("[data-commitment]").inner_text()) == 64
