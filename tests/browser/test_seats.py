"""Seats and time in the browser: who is gone, who is late, a seat on another device, pages that are not there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from orrery import api
from tests.browser.conftest import Invite, Person, serving
from tests.browser.finished import finished_game, keep_for
from tests.browser.playing import game_card, start
from tests.table.people import Match


def together(ada: Person, bo: Person, clock: str = "") -> tuple[Page, Page]:
    """Two people at a table of Nebula that has begun."""
    page, friend = ada.open(), bo.open()
    page.get_by_role("textbox").fill("Ada")
    game_card(page, "nebula").get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="2", exact=True).click()
    if clock:
        page.get_by_label("Time limit").select_option(clock)
        page.get_by_label("When time runs out").select_option("pass")
        expect(page.get_by_label("When time runs out")).to_have_value("pass")
    friend.goto(page.url)
    friend.get_by_role("textbox").first.fill("Bo")
    friend.get_by_role("button", name="Sit here").click()
    friend.get_by_role("button", name="I’m ready").click()
    page.get_by_role("button", name="Start the game").click()
    friend.wait_for_selector(".card.able")
    page.wait_for_selector(".card.able")
    return page, friend


def test_a_bot_plays_for_a_friend_who_vanished(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "gone.sqlite3", patience=1) as base:
        ada, bo = Person(browser.new_context(reduced_motion="reduce"), base), Person(browser.new_context(), base)
        page, friend = together(ada, bo)
        assert page.get_by_text("Bo is away").count() == 0
        friend.goto("about:blank")
        expect(page.get_by_text("Bo is away.")).to_be_visible()
        ada.shoot("seat-gone")
        page.get_by_role("button", name="Let a bot play for Bo").click()
        expect(page.locator(".log")).to_contain_text("You let a bot play for Bo.")
        expect(page.get_by_text("Bo is away.")).to_have_count(0)
        friend.goto(page.url)
        expect(friend.get_by_text("A bot is playing for you.")).to_be_visible()
        friend.get_by_role("button", name="Take my seat back").click()
        expect(page.locator(".log")).to_contain_text("Bo is back.")
        assert ada.errors + bo.errors == []
        ada.context.close()
        bo.context.close()


def test_the_own_clock_runs_in_the_prompt(person: Invite) -> None:
    ada, bo = person(), person(width=390, height=844, touch=True)
    page, friend = together(ada, bo, "move:30")
    for each, name in ((page, "desktop"), (friend, "phone")):
        clock = each.get_by_role("timer")
        expect(clock).to_be_in_viewport()
        before = clock.inner_text()
        expect(clock).not_to_have_text(before)
        (ada if name == "desktop" else bo).shoot(f"clock-{name}")


def test_a_seat_that_moved_says_so_where_it_was(person: Invite) -> None:
    ada, phone, late = person(), person(width=390, height=844), person(locale="fr")
    page = ada.open()
    start(page, "nebula")
    page.wait_for_selector(".card.able")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Move my seat to another device").click()
    link = page.locator(".strip code").inner_text()
    other = phone.page
    other.goto(link)
    other.wait_for_selector(".card.able")
    expect(page.get_by_text("Your seat is on another device now")).to_be_visible()
    expect(page.locator(".strip code")).to_have_count(0)
    ada.shoot("seat-moved")
    other.goto(link)
    other.wait_for_selector(".card.able")
    late.lost = True
    late.page.goto(link)
    expect(late.page.get_by_role("heading", level=1)).to_have_text("Ce lien n’est plus valable")
    late.shoot("link-used")


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/learn?game=none", "There is no such game"),
        ("/t/none", "There is no such table"),
        ("/nothing", "There is nothing here"),
        ("/take/old", "This link no longer works"),
    ],
)
def test_what_is_not_there_is_said(person: Invite, path: str, said: str) -> None:
    ada = person()
    ada.lost = True
    expect(ada.open(path).get_by_role("heading", level=1)).to_have_text(said)


def test_a_replay_takes_any_address_and_says_when_there_is_no_connection(person: Invite, store_file: Path) -> None:
    ada = person()
    last = finished_game(store_file, "any-address", 2, "any")
    ada.page.route("**/view?*more=*", lambda route: None)  # nothing is read ahead
    for at, seat in (("x", "y"), ("-3", "9"), ("1.5", "-1"), (str(last + 50), "all")):
        page = ada.open(f"/t/any-address/replay?at={at}&seat={seat}")
        expect(page.locator(".replay")).to_be_visible()
    ada.offline = True
    ada.context.set_offline(True)
    page.locator(".log button").first.click()
    expect(page.locator(".strip.no")).to_contain_text("no connection")


def test_ones_own_finished_games_stand_in_the_lobby(person: Invite, store_file: Path) -> None:
    ada = person()
    match = Match(2, 1, names=["Ada"]).start().play("mine")
    mine = keep_for(store_file, "finished-mine", ada, match)
    page = ada.open()
    own = page.locator(".list", has=page.get_by_role("heading", name="Your games"))
    expect(own.locator(f".row[href='{mine}/replay']")).to_be_visible()
    own.scroll_into_view_if_needed()
    ada.shoot("lobby-played")
    own.locator(".row").first.click()
    expect(page.locator(".replay")).to_be_visible()


@pytest.mark.parametrize("game", api.game_names())
def test_the_record_can_be_kept_at_the_end(person: Invite, store_file: Path, game: str) -> None:
    ada = person(width=390, height=844)
    name = f"record-{game}"
    finished_game(store_file, name, api.game(game).least_seats, "record", game=game)
    page = ada.open(f"/t/{name}")
    page.locator(".ending summary").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert (record["game"], record["about"]["table"]) == (game, name)
    ada.shoot(name)
