"""The reader's settings: kept in the browser, at hand at every table, and the sounds and ends of turns they ask for."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import nebula, notalone
from tests.browser.conftest import Invite, Person
from tests.browser.finished import asked_in, finished_game, game_at
from tests.browser.looking import faults
from tests.browser.nebula import CELL, STAR
from tests.browser.playing import ENDING, is_asked, seen_by, wait_until_asked
from tests.table.people import Match

NOTE_SOUNDS = """
window.heard = 0;
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...at) {
  window.heard += 1;
  return start.apply(this, at);
};
"""


def keeps(somebody: Person, **settings: str) -> None:
    """This browser has kept some settings, by the names they are kept under."""
    for name, value in settings.items():
        somebody.page.add_init_script(f"localStorage.setItem('{name.replace('_', '-')}', '{value}')")


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def fetched_sounds(somebody: Person) -> list[str]:
    """The names of the sounds that are fetched from now on."""
    names: list[str] = []
    somebody.page.on(
        "request",
        lambda request: names.append(Path(request.url).name.split("-")[0]) if request.url.endswith(".wav") else None,
    )
    return names


@pytest.mark.parametrize(("width", "dark"), [(1366, True), (390, False)])
def test_settings_are_chosen_and_kept(person: Invite, store_file: Path, width: int, dark: bool) -> None:
    somebody = person(width, 844, dark=dark)
    page = somebody.open(game_at(store_file, f"settings-{width}", somebody, asked_in("place")))
    wait_until_asked(page)
    open_settings(page)
    assert faults(page) == []
    somebody.shoot(f"settings-{width}")
    page.get_by_label("Brisk").check()
    page.get_by_label("Sounds").check()
    page.get_by_label("Ask before ending my turn").check()
    page.get_by_label("Light" if dark else "Dark", exact=True).check()
    assert page.evaluate("document.documentElement.dataset.theme") == ("light" if dark else "dark")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert is_asked(page), "Escape closes the settings and takes nothing back"
    page.reload()
    wait_until_asked(page)
    open_settings(page)
    for label in ("Brisk", "Sounds", "Ask before ending my turn", "Light" if dark else "Dark"):
        expect(page.get_by_label(label, exact=True)).to_be_checked()
    page.get_by_label("As the system").check()
    assert page.evaluate("document.documentElement.dataset.theme ?? ''") == ""
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_happens_is_heard(person: Invite) -> None:
    somebody = person()
    keeps(somebody, sound="on")
    somebody.page.add_init_script(NOTE_SOUNDS)
    heard = fetched_sounds(somebody)
    page = somebody.open()
    notalone.sit_with_bots(page, 4, creature=0)
    rng = random.Random(3)
    notalone.act_until([page], rng, lambda: {"turn", "caught", "rescued"} <= set(heard))
    page.wait_for_function("window.heard >= 3")


def test_nothing_is_heard_unless_wanted(person: Invite, store_file: Path) -> None:
    somebody = person()
    somebody.page.add_init_script(NOTE_SOUNDS)
    heard = fetched_sounds(somebody)
    page = somebody.open(game_at(store_file, "mute", somebody, lambda match: near_the_end(match), bot="greedy"))
    play_to_the_end(page)
    assert heard == [] and page.evaluate("window.heard") == 0


def near_the_end(match: Match) -> bool:
    """The last star of the last round may be placed."""
    return asked_in("place")(match) and bool(match.table.game.view(match.state.conceal(0))["ends"]["met"])


def play_to_the_end(page: Page) -> None:
    rng = random.Random(1)
    for _ in range(300):
        wait_until_asked(page)
        if page.locator(ENDING).count():
            return
        nebula.act(page, rng)
    raise AssertionError("the game does not end")


def test_the_end_of_a_turn_is_asked_for_twice_if_wanted(person: Invite, store_file: Path) -> None:
    somebody = person()
    keeps(somebody, confirm_end="on")
    page = somebody.open(game_at(store_file, "sure", somebody, asked_in("place", turn=2)))
    wait_until_asked(page)
    page.get_by_role("button", name="End turn").click()
    sure = page.get_by_role("button", name="End the turn?")
    expect(sure).to_be_visible()
    assert is_asked(page)
    if page.locator(STAR).count():
        page.locator(STAR).first.click()
    page.locator(CELL).first.click()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(sure).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).not_to_contain_text("End the turn?")
    page.wait_for_function("() => document.querySelector('.board').dataset.phase !== 'place'")


NUMBER = "async path => (await (await fetch(path.replace('/t/', '/api/tables/'))).json()).number"


def only_the_end(match: Match) -> bool:
    """The first seat has nothing left but to end its turn."""
    return 0 in match.state.pending() and [match.table.game.to_dict(each) for each in match.state.legal(0)] == [
        {"do": "done"}
    ]


@pytest.mark.parametrize("game", ["nebula", "comet"])
def test_a_turn_ends_by_itself_if_wanted(person: Invite, store_file: Path, game: str) -> None:
    somebody = person()
    table = game_at(store_file, f"alone-{game}", somebody, only_the_end, game)
    page = somebody.open(table)
    wait_until_asked(page)
    number = page.evaluate(NUMBER, table)
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    page.evaluate("localStorage.setItem('end-alone', 'on')")
    page.reload()
    seen_by(page, lambda page: page.evaluate(NUMBER, table) > number, True)


def test_the_end_is_heard(person: Invite, store_file: Path) -> None:
    somebody = person()
    keeps(somebody, sound="on")
    heard = fetched_sounds(somebody)
    finished_game(store_file, "over-unheard", 2, "over", "nebula")
    page = somebody.open("/t/over-unheard")
    page.wait_for_selector(ENDING)
    assert heard == [], "a game that was over before is not heard to end"
    page = somebody.open(game_at(store_file, "over-heard", somebody, near_the_end, bot="greedy"))
    play_to_the_end(page)
    seen_by(page, lambda _: heard[-1:], ["end"])
