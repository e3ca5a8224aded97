"""Comet in real browsers: a whole game by clicking, ways that are walked, the keyboard, and how it looks."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.comet import CARD, CELL, TARGETS, act, act_until, start, until_moving, valley
from tests.browser.conftest import Invite
from tests.browser.finished import asked_in, game_at
from tests.browser.looking import faults, out_of_reach
from tests.browser.playing import (
    ENDING,
    game_card,
    is_asked,
    is_asked_in,
    new_table,
    phase,
    questions,
    seen_by,
    settle,
    step_forward,
    tab_to,
    wait_until_asked,
)


def test_a_whole_game_by_clicking(person: Invite) -> None:
    """Two people and a bot, a fourth watches; with `idle` 1 the comet comes soon."""
    ada, bo, watcher = person(1366, 768, dark=False), person(1280, 800), person(1600, 900)
    rng = random.Random(11)
    path = new_table(ada.open(), "comet", seats=3, bots=["random"], options={"idle": 1}, private=False, start=False)
    page = ada.open(path)
    page.wait_for_selector(".waiting")
    friend = bo.open(path)
    friend.get_by_role("textbox").first.fill("Bo")
    friend.get_by_role("button", name="Sit here").click()
    friend.get_by_role("button", name="I’m ready").click()
    start_button = page.get_by_role("button", name="Start the game")
    expect(start_button).to_be_enabled()
    start_button.click()
    seen = watcher.open(path)
    people = [page, friend]
    for each in [*people, seen]:
        each.wait_for_selector(".valley")

    # The watcher sees the backs of a hand, and may do nothing.
    seen.locator("[data-seat='1']").click()
    expect(seen.locator(".hand .cc.back")).to_have_count(len(friend.query_selector_all(".hand .cc")))
    assert not is_asked(seen)

    # Undo: a step is taken back with Escape.
    act_until(people, rng, lambda: is_asked_in(page, "move") and page.locator(CELL).count() > 0)
    before = valley(page)
    page.locator(f"{CELL}[data-steps='1']").first.click()
    settle(page)
    assert valley(page) != before
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('.log .undone')")
    assert valley(page) == before

    # One reloads and is where it was.
    page.reload()
    page.wait_for_selector(".valley")
    assert valley(page) == before

    # A hint is said, and shown where it lies.
    wait_until_asked(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".prompt small")).to_contain_text("Hint:")

    # The watcher sees the same valley.
    seen_by(seen, valley, before)

    act_until(people, rng, lambda: page.locator("body[data-dusk]").count() > 0)
    expect(page.get_by_label("Comet phase").first).to_be_visible()
    ada.shoot("comet-dusk-1366")
    act_until(people, rng, lambda: page.locator(ENDING).count() > 0)
    for each in [*people, seen]:
        each.wait_for_selector(ENDING)
    results = [each.locator(f"{ENDING} tfoot").inner_text() for each in [*people, seen]]
    assert results[0] == results[1] == results[2]
    page.wait_for_timeout(1200)
    ada.shoot("comet-ending-1366")

    # Replay: step by step, from another's eyes, by link.
    seen.goto(f"{watcher.base}{path}/replay")
    seen.wait_for_selector(".replay")
    assert valley(seen) == {}
    last = int(seen.locator(".scrub input").get_attribute("max") or 0)
    for _ in range(60):
        if valley(seen):
            break
        step_forward(seen)
    assert len(valley(seen)) == 1
    seen.goto(f"{watcher.base}{path}/replay?at={last // 2}&seat=1")
    expect(seen.locator(".at")).to_have_text(f"{last // 2}/{last}")
    expect(seen.locator("#cover")).to_have_count(0)
    assert seen.locator(".hand .cc.back").count() == 0, "Bo's own eyes see Bo's hand"
    seen.get_by_label("Point of view").select_option("all")
    assert act(seen, rng) == ""


def test_a_far_field_is_walked_to_by_one_command(person: Invite) -> None:
    somebody = person()
    page = somebody.open(new_table(somebody.open(), "comet", seats=3, bots=["random", "random"]))
    sent: list[dict[str, Any]] = []
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", listen)
    page.reload()
    wait_until_asked(page)
    until_moving(page, random.Random(2), fields=2, steps=2)
    far = page.locator(f"{CELL}[data-steps='2']").first
    far.hover()
    expect(page.locator(".way circle"), "the way is shown before it is gone").to_have_count(2)
    label = far.get_attribute("aria-label") or ""
    told = page.locator(".log li").count()
    sent.clear()
    heard.clear()
    far.click()
    page.wait_for_function("n => document.querySelectorAll('.log li').length >= n + 2", arg=told)
    settle(page)
    where = label.split(" to ")[1].split(",")[0]
    expect(page.locator(".log li").last).to_contain_text(where)
    (command,) = [each for each in sent if each["do"] == "choose"]
    assert [step["do"] for step in command["action"]] == ["step", "step"]
    shown = [each for each in heard if each["is"] == "table" and each.get("done")]
    assert [each["done"][0]["made"] for each in shown] == [2], "one message shows the whole way"


def test_between_turns_one_can_pass_until_the_own_turn(person: Invite, store_file: Path) -> None:
    """Who may take a card after every Move is asked, and need not be."""
    somebody = person()
    page = somebody.open(game_at(store_file, "between", somebody, asked_in("between"), "comet"))
    wait_until_asked(page)
    assert page.locator(".disp .use").count() > 0
    page.get_by_role("button", name="Don’t ask until my turn").click()
    page.wait_for_function("() => document.querySelector('.board').dataset.phase !== 'between'")
    act_until([page], random.Random(3), lambda: is_asked_in(page, "turn"))
    expect(page.get_by_role("button", name="You are not asked until your turn")).to_be_hidden()


def test_some_turns_by_keyboard_alone(person: Invite) -> None:
    page = person().open()
    page.wait_for_selector(".game")
    tab_to(page, "[data-game=comet] .btn.primary")
    page.keyboard.press("Enter")
    wait_until_asked(page)
    turns = 0
    hatched = moved = False
    for _ in range(80):
        wait_until_asked(page)
        now = phase(page)
        if turns >= 3 and hatched and moved:
            break
        if now == "turn" and page.locator(CARD).count():
            page.keyboard.press("1")
            hatch = page.locator(".hand .use.hatch").count() > 0
            tab_to(page, ".hand .use.hatch" if hatch and not hatched else ".hand .use.play, .hand .use.hatch")
            page.keyboard.press("Enter")
            turns += 1
        elif page.locator(CELL).count():
            tab_to(page, CELL)
            page.keyboard.press("Shift+ArrowUp")
            page.keyboard.press("Enter")
            hatched = hatched or now == "nest"
            moved = moved or now == "move"
        elif page.locator("[data-primary]:not([aria-disabled])").count():
            tab_to(page, "[data-primary]")
            page.keyboard.press("Enter")
        else:
            tab_to(page, ".disp .use, .prompt .tray-chips .btn")
            page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    assert hatched and moved
    assert valley(page)


def test_nothing_scrolls_while_acting(person: Invite) -> None:
    """On a wide screen; every question is looked at on a phone (test_every_question)."""
    page = person(1366, 768).open()
    start(page)
    rng = random.Random(5)
    looked: set[str] = set()
    for _ in questions(page, 1000):
        if {"turn", "nest", "move", "taking"} <= looked:
            break
        assert out_of_reach(page, TARGETS) == [], phase(page)
        looked.add(phase(page))
        act(page, rng)
    assert {"turn", "nest", "move"} <= looked


@pytest.mark.parametrize("moment", ["turn", "move"])
@pytest.mark.parametrize(("width", "height", "dark"), [(1366, 768, True), (390, 844, False)])
def test_no_serious_accessibility_fault(
    person: Invite, store_file: Path, width: int, height: int, dark: bool, moment: str
) -> None:
    somebody = person(width, height, dark)
    name = f"faultless-{moment}-{width}-{dark}"
    page = somebody.open(game_at(store_file, name, somebody, asked_in(moment, turn=4), "comet", bot="greedy"))
    wait_until_asked(page)
    assert faults(page) == []


@pytest.mark.parametrize(
    ("name", "width", "height", "dark"),
    [
        ("360", 360, 740, True),
        ("1366-light", 1366, 768, False),
        ("1366-dark", 1366, 768, True),
        ("2560", 2560, 1440, False),
        ("across", 844, 390, False),
    ],
)
def test_pictures(person: Invite, store_file: Path, name: str, width: int, height: int, dark: bool) -> None:
    somebody = person(width, height, dark)
    for moment in ("turn", "move"):
        kept = game_at(store_file, f"{moment}-{name}", somebody, asked_in(moment, turn=6), "comet", 4, bot="greedy")
        page = somebody.open(kept)
        wait_until_asked(page)
        if moment == "move":
            page.locator(CELL).last.hover()
        somebody.shoot(f"comet-{moment}-{name}")
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_the_lobby_offers_it(person: Invite) -> None:
    page = person().open()
    expect(game_card(page, "comet").get_by_role("button", name="Play now against bots")).to_be_visible()
