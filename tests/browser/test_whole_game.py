"""Two people and a bot play a whole game by clicking, a fourth watches; one reloads, one loses the connection."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.nebula import EMPTY, act, act_until, galaxy, own_galaxy
from tests.browser.playing import ENDING, game_card, is_asked, phase, seen_by, settle, step_forward


def test_a_whole_game_by_clicking(person: Invite) -> None:
    ada, bo, watcher = person(1366, 768), person(1280, 800, dark=False), person(1600, 900)
    rng = random.Random(11)

    page = ada.open()
    page.get_by_role("textbox").fill("Ada")
    game_card(page, "nebula").get_by_role("button", name="Open a table").click()
    page.wait_for_selector(".waiting")
    path = page.url.removeprefix(ada.base)
    page.get_by_role("button", name="Add a bot").last.click()

    friend = bo.open(path)
    friend.get_by_role("textbox").first.fill("Bo")
    friend.get_by_role("button", name="Sit here").click()
    friend.get_by_role("button", name="I’m ready").click()
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_enabled()
    start.click()
    seen = watcher.open(path)
    people = [page, friend]
    for each in [*people, seen]:
        each.wait_for_selector(".board")

    # Both choose a secret goal; then they play until Ada has placed some stars.
    act_until(people, rng, lambda: len(own_galaxy(page)) >= 3)

    # Undo: a star placed is taken back with Escape.
    act_until(people, rng, lambda: is_asked(page) and page.locator(EMPTY).count() > 0)
    before = own_galaxy(page)
    page.locator(EMPTY).first.click()
    settle(page)
    assert own_galaxy(page) != before
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('.log .undone')")
    assert own_galaxy(page) == before

    # One reloads and is where it was.
    page.reload()
    page.wait_for_selector(".board")
    assert own_galaxy(page) == before

    # One loses the connection, chooses all the same, and comes back: nothing is lost or doubled.
    act_until(people, rng, lambda: is_asked(friend) and phase(friend) == "place" and friend.locator(EMPTY).count() > 0)
    placed = galaxy(friend)
    bo.offline = True
    bo.context.set_offline(True)
    expect(friend.get_by_text("No connection.")).to_be_visible()
    friend.locator(EMPTY).first.click()
    expect(friend.get_by_label("sending")).to_be_visible()
    assert galaxy(friend) == placed
    bo.context.set_offline(False)
    expect(friend.get_by_text("No connection.")).to_be_hidden()
    settle(friend)
    assert sum(placed.get(cell) != star for cell, star in galaxy(friend).items()) == 1
    bo.offline = False

    # The watcher sees the same, and may do nothing.
    seen.locator("[data-seat='1']").click()
    expect(seen.get_by_text("Galaxy of Bo").first).to_be_visible()
    seen_by(seen, galaxy, galaxy(friend))
    assert not is_asked(seen)

    act_until(people, rng, lambda: page.locator(ENDING).count() > 0)
    for each in [*people, seen]:
        each.wait_for_selector(ENDING)
    results = [each.locator(f"{ENDING} tfoot").inner_text() for each in [*people, seen]]
    assert results[0] == results[1] == results[2]

    # Replay: from the watcher's browser, step by step, from another's eyes, by link.
    seen.goto(f"{watcher.base}{path}/replay")
    seen.wait_for_selector(".replay")
    assert galaxy(seen) == {}
    last = int(seen.locator(".scrub input").get_attribute("max") or 0)
    assert last > 100
    steps = 0
    while not galaxy(seen) and steps < 40:
        step_forward(seen)
        steps += 1
    assert len(galaxy(seen)) == 1
    seen.goto(f"{watcher.base}{path}/replay?at={last}&seat=1")
    seen.wait_for_selector(".replay")
    expect(seen.locator(".at")).to_have_text(f"{last}/{last}")
    seen.get_by_label("Point of view").select_option("all")
    seen.locator(".log button").first.click()
    expect(seen.locator(".at")).not_to_have_text(f"{last}/{last}")
    assert act(seen, rng) == ""
    assert seen.locator("[data-primary]").count() == 0
