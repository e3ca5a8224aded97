"""Walking through a replay: what is shown is what was asked for last, and what was read needs no connection."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Invite, Person
from tests.browser.finished import asked_in, finished_game, game_at
from tests.browser.looking import faults
from tests.browser.nebula import EMPTY, STAR, galaxy
from tests.browser.playing import seen_by, settle, wait_until_asked

GO = """(scrub, moment) => { scrub.value = moment; scrub.dispatchEvent(new Event('input', { bubbles: true })); }"""


def scrub(page: Page, moment: int) -> None:
    page.locator(".scrub input").evaluate(GO, moment)


def test_an_answer_that_comes_late_does_not_take_one_back(person: Invite, store_file: Path) -> None:
    last = finished_game(store_file, "late-answer", 2, "late")
    page = person().open("/t/late-answer/replay?at=10")
    late: list[Route] = []
    ahead: list[Route] = []
    page.route("**/view?*more=*", lambda route: ahead.append(route))
    page.route("**/view?at=50", lambda route: late.append(route))
    expect(page.locator(".replay .at")).to_have_text(f"10/{last}")
    page.reload()
    expect(page.locator(".replay .at")).to_have_text(f"10/{last}")
    scrub(page, 50)
    scrub(page, 60)
    expect(page.locator(".replay .at")).to_have_text(f"60/{last}")
    assert len(late) == 1
    late[0].continue_()
    page.wait_for_timeout(400)
    expect(page.locator(".replay .at")).to_have_text(f"60/{last}")


def test_a_replay_that_was_read_needs_no_connection(person: Invite, store_file: Path) -> None:
    last = finished_game(store_file, "all-read", 2, "read")
    somebody = person()
    page = somebody.page
    with page.expect_event("requestfinished", lambda asked: f"at={last - last % 33}&" in asked.url):
        somebody.open("/t/all-read/replay?at=0")
    page.wait_for_selector(".replay")
    somebody.offline = True
    somebody.context.set_offline(True)
    for moment in (last - 1, last // 2, 1):
        scrub(page, moment)
        expect(page.locator(".replay .at")).to_have_text(f"{moment}/{last}")


def test_another_seats_past_is_read_ahead_too(person: Invite, store_file: Path) -> None:
    """Though the moments of the one before are still on their way."""
    finished_game(store_file, "other-eyes", 2, "eyes")
    somebody = person()
    page = somebody.page
    held: list[Route] = []
    page.route("**/view?*seat=all*more=*", lambda route: held.append(route))
    with page.expect_request("**/view?*seat=all*more=*"):
        somebody.open("/t/other-eyes/replay?at=5&seat=all")
    with page.expect_request("**/view?*seat=0*more=*"):
        page.get_by_label("Point of view").select_option("0")


def test_what_was_taken_back_is_not_shown_as_the_past(person: Invite, store_file: Path) -> None:
    """A star is placed, looked back at, taken back and placed elsewhere: the past is the one that counts."""
    somebody = person()
    page = somebody.open(game_at(store_file, "taken-back", somebody, asked_in("place", turn=2)))
    wait_until_asked(page)
    seen: list[dict[str, str]] = []
    for which in (0, 1):
        if page.locator(EMPTY).count() == 0:
            page.locator(STAR).first.click()
        page.locator(EMPTY).nth(which).click()
        settle(page)
        placed = galaxy(page)
        page.locator(".log li:not(.undone) button").last.click()
        expect(page.locator(".replay")).to_be_visible()
        seen_by(page, galaxy, placed)
        seen.append(placed)
        page.keyboard.press("Escape")
        expect(page.locator(".replay")).to_have_count(0)
        if which == 0:
            page.keyboard.press("Escape")
            page.wait_for_selector(".log .undone")
    assert seen[0] != seen[1]


@pytest.mark.parametrize("width", [1366, 390])
def test_a_replay_begins_where_play_begins_and_names_the_turn(person: Invite, store_file: Path, width: int) -> None:
    last = finished_game(store_file, f"opened-{width}", 2, "opened")
    somebody = person(width, 844)
    page = somebody.open(f"/t/opened-{width}/replay")
    at = page.locator(".replay .at")
    expect(at).not_to_have_text(f"0/{last}")
    expect(page.locator(".replay .when")).to_have_text("round 1")
    page.get_by_role("button", name="To the end").click()
    expect(at).to_have_text(f"{last}/{last}")
    page.get_by_role("button", name="To the start").click()
    expect(at).to_have_text(f"0/{last}")
    page.keyboard.press("ArrowRight")
    expect(at).not_to_have_text(f"0/{last}")
    somebody.shoot(f"replay-{width}")
    assert faults(page) == []


def test_a_replay_plays_by_itself_where_things_may_move(browser: Browser, address: str, store_file: Path) -> None:
    finished_game(store_file, "by-itself", 2, "itself")
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-US")
    somebody = Person(context, address)
    page = somebody.open("/t/by-itself/replay")
    page.wait_for_selector(".replay .when")
    begun = page.locator(".replay .at").inner_text()
    expect(page.locator(".replay .at")).not_to_have_text(begun)
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    context.close()
    assert somebody.errors == []
