"""The lobby: all games in one look, one's own tables first, whose turn it is everywhere, and who may find a table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import nebula
from tests.browser.conftest import Invite
from tests.browser.finished import asked_in, game_at
from tests.browser.playing import game_card, new_table, speak, start


def test_own_tables_and_whose_turn_it_is(person: Invite) -> None:
    ada, bo = person(), person(dark=False)
    page = ada.open()
    page.get_by_role("textbox").fill("Ada")
    nebula.start(page)
    mine = page.url.removeprefix(ada.base)
    page.goto(ada.base)
    own = page.locator(f".row[href='{mine}']")
    expect(own).to_contain_text("Your turn in Nebula")
    friend = bo.open()
    expect(friend.locator(".game").first).to_be_visible()
    assert friend.locator(f".row[href='{mine}']").count() == 0, "a private table is listed for who sits there only"

    game_card(page, "nebula").get_by_role("button", name="Open a table").click()
    page.wait_for_selector(".waiting")
    public = page.url.removeprefix(ada.base)
    page.get_by_role("button", name="2", exact=True).click()
    friend.goto(bo.base + public)
    friend.get_by_role("textbox").first.fill("Bo")
    friend.get_by_role("button", name="Sit here").click()
    friend.get_by_role("button", name="I’m ready").click()
    begin = page.get_by_role("button", name="Start the game")
    expect(begin).to_be_enabled()
    begin.click()
    friend.wait_for_selector(".card.able")
    watcher = person().open()
    listed = watcher.locator(f".row[href='{public}']")
    expect(listed).to_contain_text("Waiting for Ada and Bo")
    friend.locator(".card.able").first.click()
    friend.click("[data-primary]:not([aria-disabled])")
    expect(listed).to_contain_text("Waiting for Ada")
    ada.page.goto(ada.base)
    expect(page.locator(f".row[href='{public}']")).to_contain_text("Your turn in Nebula")
    ada.shoot("lobby-own")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 720)])
def test_all_games_and_the_own_table_in_one_look(person: Invite, store_file: Path, width: int, height: int) -> None:
    somebody = person(width, height)
    somebody.open(game_at(store_file, f"look-{width}", somebody, asked_in("keep-goal"), seats=4))
    somebody.page.wait_for_selector(".board")
    page = somebody.open()
    expect(page.locator(".row.mine").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".shelf a")).to_have_count(10)
    for shown in page.locator(".shelf a").all():
        expect(shown).to_be_in_viewport(ratio=1)
    rows = page.locator(".acts").evaluate_all(
        "all => [...new Set(all.map((each) => each.getBoundingClientRect().top))]"
    )
    assert len(rows) == 1, "the buttons of the three games stand in one row"


def test_a_table_found_only_by_its_link(person: Invite) -> None:
    ada, bo = person(), person()
    page = ada.open()
    page.get_by_label("My new tables").select_option("Private, link only")
    game_card(page, "nebula").get_by_role("button", name="Open a table").click()
    expect(page.locator(".waiting")).to_contain_text("Only people with the link can find this table.")
    path = page.url.removeprefix(ada.base)
    friend = bo.open()
    expect(friend.locator(".game").first).to_be_visible()
    friend.wait_for_load_state("networkidle")
    assert friend.locator(f".row[href='{path}']").count() == 0
    page.goto(ada.base)
    expect(page.get_by_label("My new tables")).to_have_value("no")


def test_guests_without_a_name_and_a_full_table(person: Invite) -> None:
    page = person().open()
    game_card(page, "nebula").get_by_role("button", name="Open a table").click()
    page.wait_for_selector(".waiting")
    page.get_by_role("button", name="2", exact=True).click()
    expect(page.locator(".waiting li")).to_have_count(2)
    friend = person().page
    friend.goto(page.url)
    friend.get_by_role("button", name="Sit here").click()
    expect(page.locator(".waiting li b")).to_have_text(["Guest", "Guest 2"])
    third = person().page
    third.goto(page.url)
    expect(third.locator(".waiting")).to_contain_text("All seats are taken.")
    assert third.get_by_role("textbox").count() == 0


BOTS = {
    "en": ("Takes what pays best now, whatever the others do.", "Plays at random."),
    "fr": ("Prend ce qui rapporte le plus tout de suite, quoi que fassent les autres.", "Joue au hasard."),
    "ru": ("Берёт самое выгодное сейчас, что бы ни делали другие.", "Ходит наугад."),
    "uk": ("Бере найвигідніше зараз, хоч би що робили інші.", "Ходить навмання."),
}
LOOKS = """nodes => nodes.map((node) =>
  [getComputedStyle(node).backgroundColor, node.querySelector('path').getAttribute('d')])"""


@pytest.mark.parametrize("dark", [True, False])
def test_seven_seats_before_the_start(person: Invite, dark: bool) -> None:
    """Every seat has a colour and a mark of its own, and bots are called by what they do in the reader's words."""
    somebody = person(dark=dark)
    page = somebody.open()
    page.goto(somebody.base + new_table(page, "notalone", seats=7, bots=["greedy", "random"], start=False))
    marks = page.locator(".waiting li .mark")
    expect(marks).to_have_count(7)
    looks = marks.evaluate_all(LOOKS)
    assert len({colour for colour, _ in looks}) == len({mark for _, mark in looks}) == 7
    for language, names in BOTS.items():
        speak(page, language)
        for seat, name in enumerate(names, 5):
            expect(page.locator(".waiting li small").nth(seat)).to_have_text(name)
    speak(page, "en")
    somebody.shoot(f"waiting-seven-{'dark' if dark else 'light'}")


@pytest.mark.parametrize(
    ("game", "world", "options"),
    [
        ("notalone", "Exploration", {"places": "exploration", "decks": "auto", "maze_variant": "off"}),
        ("notalone", "Maze variant", {"maze_variant": "on"}),
        ("nebula", "Introductory game", {"variant": "introductory"}),
        ("comet", "Second side", {"side": "B"}),
    ],
)
def test_a_world_is_one_click_away_and_remembered(
    person: Invite, game: str, world: str, options: dict[str, object]
) -> None:
    somebody = person()
    page = somebody.open()
    game_card(page, game).get_by_text(world, exact=True).click()
    page.reload()
    expect(game_card(page, game).get_by_role("radio", checked=True)).to_have_accessible_name(re.compile(world))
    start(page, game)
    page.wait_for_selector(".board")
    told = page.evaluate("fetch(`/api${location.pathname.replace('/t/', '/tables/')}`).then((each) => each.json())")
    assert options.items() <= told["options"].items()
    expect(page.locator("header.bar")).to_contain_text(world)
    page.goto(somebody.base)
    expect(page.locator(".row.mine")).to_contain_text(world)


def test_a_planet_picked_place_by_place_and_a_part_to_play(person: Invite) -> None:
    somebody = person(390, 844, touch=True)
    page = somebody.open()
    card = game_card(page, "notalone")
    card.get_by_text("Mixed planet", exact=True).click()
    page.get_by_role("button", name="Pole", exact=True).click()
    expect(page.get_by_role("button", name="Pole", exact=True)).to_have_attribute("aria-pressed", "true")
    somebody.shoot("lobby-mixed-planet-390")
    card.get_by_label("You want to").select_option("hunt")
    start(page, "notalone")
    page.wait_for_selector(".planet")
    expect(page.locator(".tile").get_by_text("Pole")).to_be_visible()
    expect(page.locator(".tile").get_by_text("Lair")).to_be_visible()
    told = page.evaluate("fetch(`/api${location.pathname.replace('/t/', '/tables/')}`).then((each) => each.json())")
    assert told["options"]["creature"] == 0
    assert told["options"]["board_side"] in ("1", "2"), "the side is drawn"


def test_how_strong_bots_are_is_chosen_and_remembered(person: Invite) -> None:
    """A newcomer is offered a newcomer; what is chosen, in the lobby or at a table, is offered the next time."""
    somebody = person()
    page = somebody.open()
    strength = page.get_by_label("Strength", exact=True)
    expect(strength).to_have_value("newcomer")
    expect(page.locator(".level")).to_have_text("Knows the rules, sees only what lies before it, and forgets.")
    strength.select_option("casual")
    expect(page.locator(".level")).to_contain_text("Plays sensible turns")
    page.reload()
    expect(page.get_by_label("Strength", exact=True)).to_have_value("casual")
    page.goto(somebody.base + new_table(page, "nebula", seats=3, bots=[], start=False))
    page.get_by_role("button", name="Add a bot").first.click()
    chosen = page.locator(".waiting select.strength")
    expect(chosen).to_have_value("casual")
    assert chosen.locator("option").all_inner_texts() == [
        "Newcomer",
        "Casual",
        "Club player",
        "Expert",
        "Random",
        "Greedy",
    ]
    chosen.select_option("expert")
    expect(page.locator(".waiting li small").nth(1)).to_contain_text("Looks far ahead")
    page.goto(somebody.base)
    expect(page.get_by_label("Strength", exact=True)).to_have_value("expert")
