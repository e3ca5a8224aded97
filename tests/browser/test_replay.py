"""Walking through a replay: what is shown is what was asked for last, and what was read needs no connection."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Invite
from tests.browser.finished import finished_game

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
    page = somebody.open("/t/all-read/replay?at=0")
    with page.expect_response(lambda answer: f"at={last - last % 33}" in answer.url):
        page.wait_for_selector(".replay")
    somebody.context.set_offline(True)
    for moment in (last - 1, last // 2, 1):
        scrub(page, moment)
        expect(page.locator(".replay .at")).to_have_text(f"{moment}/{last}")
