"""What a person sees: no scrolling to act, no accessibility fault, pictures to look at."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.finished import asked_in, game_at
from tests.browser.looking import faults, out_of_reach
from tests.browser.nebula import CELL, STAR, TARGETS, act, start
from tests.browser.playing import phase, questions, wait_until_asked
from tests.table.people import Match


def test_two_clicks_to_the_first_move(person: Invite) -> None:
    page = person().open()
    start(page)
    page.locator(".card.able").first.click()
    expect(page.locator("[data-primary]")).to_be_enabled()


SCREENS = pytest.mark.parametrize(("width", "height", "touch"), [(1366, 768, False), (390, 844, True)])


def test_nothing_scrolls_while_acting(person: Invite) -> None:
    """On a wide screen; every question is looked at on a phone (test_every_question)."""
    page = person(1366, 768).open()
    start(page)
    rng = random.Random(5)
    looked: set[str] = set()
    for _ in questions(page, 1000):
        if {"keep-goal", "collect", "place"} <= looked:
            break
        if phase(page) == "place" and page.locator(STAR).count() and not page.locator(CELL).count():
            page.locator(STAR).first.click()
        assert out_of_reach(page, TARGETS) == [], phase(page)
        looked.add(phase(page))
        act(page, rng)
    assert {"keep-goal", "collect", "place"} <= looked


@SCREENS
@pytest.mark.parametrize("moment", ["push", "chaos-keep"])
def test_nothing_scrolls_at_rarer_moments(
    person: Invite, store_file: Path, width: int, height: int, touch: bool, moment: str
) -> None:
    somebody = person(width, height, touch=touch)
    page = somebody.open(game_at(store_file, f"{moment}-{width}", somebody, asked_in(moment)))
    wait_until_asked(page)
    assert phase(page) == moment
    assert out_of_reach(page, TARGETS) == []
    wanted = page.locator(".push button:not([aria-disabled])" if moment == "push" else ".pick:enabled")
    assert wanted.count() > 1
    somebody.shoot(f"{moment}-{width}")
    wanted.first.click()
    if moment == "push":
        page.wait_for_function("() => document.querySelector('.board').dataset.phase !== 'push'")
    else:
        wanted.nth(1).click()
        page.locator("[data-primary]:not([aria-disabled])").click()
        page.wait_for_function("() => document.querySelector('.board').dataset.phase !== 'chaos-keep'")


def late(match: Match) -> bool:
    """A star of many cells to place, in a galaxy already grown."""
    return asked_in("place", turn=5)(match) and len(match.state.legal(0)) > 20


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 720), (2560, 1440)])
def test_pictures(person: Invite, store_file: Path, width: int, height: int) -> None:
    somebody = person(width, height, dark=width != 1280)
    page = somebody.open()
    page.wait_for_selector(".game")
    somebody.shoot(f"lobby-{width}")
    for name, there in (("collect", asked_in("collect", turn=4)), ("place", late)):
        page = somebody.open(game_at(store_file, f"{name}-{width}", somebody, there, seats=4, bot="greedy"))
        wait_until_asked(page)
        if name == "place":
            page.locator(STAR).first.click()
        somebody.shoot(f"{name}-{width}")
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("width", "height", "dark"), [(1366, 768, True), (390, 844, False)])
def test_no_serious_accessibility_fault(person: Invite, store_file: Path, width: int, height: int, dark: bool) -> None:
    somebody = person(width, height, dark)
    page = somebody.open()
    page.wait_for_selector(".game")
    assert faults(page) == []
    start(page)
    assert faults(page) == []
    for name, there in (("collect", asked_in("collect", turn=3)), ("place", late)):
        kept = f"{name}-{width}-{dark}"
        page = somebody.open(game_at(store_file, kept, somebody, there, bot="greedy"))
        wait_until_asked(page)
        assert faults(page) == []
        if name == "place":
            page.locator(STAR).first.click()
            assert page.locator(CELL).count() > 3
            assert faults(page) == []


def test_everything_comes_from_the_server_itself(person: Invite) -> None:
    somebody = person()
    asked: list[str] = []
    somebody.page.on("request", lambda request: asked.append(request.url))
    page = somebody.open()
    start(page)
    assert asked and all(url.startswith((somebody.base, somebody.base.replace("http", "ws"))) for url in asked)
