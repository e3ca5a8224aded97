"""Every page in every language, wide and narrow: all text can be read, and changing the language loads nothing anew."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from orrery import api
from orrery.locale.texts import languages
from orrery.table.names import bot_name
from tests.browser.conftest import Invite, Person, serving
from tests.browser.finished import asked_in, finished_game, game_at
from tests.browser.looking import said
from tests.browser.overflow import overflows
from tests.browser.playing import game_card, speak, wait_until_asked

DESK, PHONE, SMALL = (1366, 768), (390, 844), (360, 740)
NAMES = (
    "Maximilienne de Montmorency",
    "Олександра Семененко-Вишневецька",
    "Bo",
    "Константин Благовещенский",
    "Wilhelmina van der Broek",
    "Ярослава",
    "Jean-Christophe Charpentier",
)
SEATS = {name: api.game(name).most_seats for name in api.game_names()}
TABS = "nav.tabs button"


LATIN = re.compile(r"[A-Za-zÀ-ÿ]{3,}")
THEIRS = (*NAMES, *map(bot_name, range(7)), "Orrery", "Guest", "Ada", "SHA", "HMAC")
AS_THEY_ARE = re.compile("|".join([*map(re.escape, THEIRS), r"--\w+"]))
UNTRANSLATED = {"ru": re.compile("Exploration"), "uk": re.compile(r"\((?:Comet|Nebula)\)")}
"""Titles that were never printed in a language, as docs/terms has them."""


def left_over(language: str, here: list[str], english: set[str]) -> list[str]:
    """What is said in English to a reader of another language; French shares many a word, but no phrase."""
    if language == "en":
        return []
    titles = UNTRANSLATED.get(language, AS_THEY_ARE)
    words = {each: LATIN.findall(titles.sub("", AS_THEY_ARE.sub("", each.replace("\u00ad", "")))) for each in here}
    if language == "fr":
        return [each for each, found in words.items() if each in english and len(found) > 2]
    return [each for each, found in words.items() if found]


def read(somebody: Person, name: str, *sizes: tuple[int, int], tabs: bool = False, foreign: bool = True) -> None:
    """Read the page in every language and size, on a narrow screen behind every tab too.

    Where `foreign` is false the page quotes other languages by right.
    """
    page = somebody.page
    page.evaluate("() => { window.untouched = true; }")
    unreadable: dict[str, list[str]] = {}
    english: set[str] = set()

    def look(what: str) -> None:
        if found := overflows(page):
            unreadable[what] = found
        somebody.shoot(f"lang-{what}", fault=bool(found))

    for language in languages():
        page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        speak(page, language)
        if page.locator("article[lang]").count():
            page.wait_for_selector(f"article[lang={language}]")
        here = said(page)
        english = english or set(here)
        if foreign and (found := left_over(language, here, english)):
            unreadable[f"{language}-{name} is not in {language}"] = found
        for width, height in sizes or (DESK, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            look(f"{language}-{name}-{width}")
            if tabs and page.locator(TABS).first.is_visible():
                for tab in range(1, page.locator(TABS).count()):
                    page.locator(TABS).nth(tab).click()
                    look(f"{language}-{name}-tab{tab}-{width}")
                page.locator(TABS).first.click()
    assert page.evaluate("window.untouched")
    told = "\n".join(f"{what}:\n    " + "\n    ".join(found) for what, found in unreadable.items())
    assert not unreadable, f"what cannot be read:\n{told}"


def at_a_table(somebody: Person, path: str) -> None:
    somebody.open(path)
    somebody.page.wait_for_selector(".board")
    wait_until_asked(somebody.page)


# Before a game.


@pytest.mark.parametrize("language", languages())
def test_the_lobby_in_the_browsers_language(person: Invite, language: str) -> None:
    for width, height in (DESK, PHONE, SMALL):
        somebody = person(width, height, locale=f"{language}-{language.upper()}")
        page = somebody.open()
        page.wait_for_selector(".game")
        assert page.evaluate("document.documentElement.lang") == language
        assert overflows(page) == []
        somebody.shoot(f"lang-{language}-lobby-{width}")
        page.locator(".menu button").first.click()
        assert overflows(page) == []


def test_the_lobby_with_tables(browser: Browser, tmp_path: Path) -> None:
    """At a server of its own, where nobody else's tables are listed."""
    store = tmp_path / "lobby.sqlite3"
    with serving(store) as base:
        somebody, other = (Person(browser.new_context(reduced_motion="reduce", locale="en-US"), base) for _ in range(2))
        own = game_at(store, "lobby-own", somebody, asked_in("keep-goal"), seats=4, names=NAMES[:4])
        game_at(store, "lobby-running", other, asked_in("turn"), "comet", 4, names=NAMES[:4])
        finished_game(store, "lobby-over", 2, "lobby", names=NAMES, variant="introductory", idle=1)
        at_a_table(somebody, own)
        somebody.open()
        somebody.page.wait_for_selector(".row.mine")
        somebody.page.locator(".row").last.scroll_into_view_if_needed()
        read(somebody, "lobby-tables", DESK, PHONE, SMALL)
        assert somebody.errors + other.errors == []
        for each in (somebody, other):
            each.context.close()


@pytest.mark.parametrize("game", api.game_names())
def test_the_waiting_room(person: Invite, game: str) -> None:
    somebody = person()
    page = somebody.open()
    page.get_by_role("textbox").fill(NAMES[0])
    game_card(page, game).get_by_role("button", name="Open a table").click()
    page.wait_for_selector(".waiting")
    page.get_by_role("button", name=str(SEATS[game]), exact=True).click()
    page.get_by_role("button", name="Add a bot").nth(1).click()
    for more in page.locator("details > summary").all():
        more.click()
    read(somebody, f"waiting-{game}")


# At a table.

MOMENTS = [
    ("nebula", "collect", 2, {}),
    ("nebula", "place", 3, {}),
    ("nebula", "push", 0, {}),
    ("comet", "turn", 6, {}),
    ("comet", "move", 6, {}),
    ("notalone", "choose", 3, {"creature": 6, "board_side": "2"}),
    ("notalone", "hunting", 3, {"creature": 0, "board_side": "2"}),
]


@pytest.mark.parametrize(("game", "moment", "turn", "options"), MOMENTS)
def test_the_board(
    person: Invite, store_file: Path, game: str, moment: str, turn: int, options: dict[str, object]
) -> None:
    somebody = person()
    seats, name, there = SEATS[game], f"read-{game}-{moment}", asked_in(moment, turn)
    bot = "greedy" if turn else "random"
    path = game_at(store_file, name, somebody, there, game, seats, bot=bot, names=NAMES[:seats], **options)
    at_a_table(somebody, path)
    read(somebody, f"{game}-{moment}", tabs=moment in ("collect", "move", "choose"))


@pytest.mark.parametrize("game", api.game_names())
def test_the_guide(person: Invite, game: str) -> None:
    somebody = person()
    at_a_table(somebody, f"/learn?game={game}")
    read(somebody, f"guide-{game}")


@pytest.mark.parametrize("game", api.game_names())
def test_the_end_the_replay_and_the_luck(person: Invite, store_file: Path, game: str) -> None:
    options = {"creature": 0} if game == "notalone" else {}
    last = finished_game(store_file, f"read-{game}-over", SEATS[game], "read", game, NAMES, **options)
    somebody = person()
    at_a_table(somebody, f"/t/read-{game}-over")
    read(somebody, f"ending-{game}")
    somebody.open(f"/t/read-{game}-over/replay?at={last * 2 // 3}")
    somebody.page.wait_for_selector(".replay")
    read(somebody, f"replay-{game}")
    if game == "notalone":
        somebody.open(f"/fair/read-{game}-over")
        somebody.page.wait_for_selector("[data-ticket]")
        read(somebody, "fair")


# Beside the tables.


@pytest.mark.parametrize(
    "path", [*(f"/{shelf}/{game}" for shelf in ("cards", "rules") for game in api.game_names()), "/about"]
)
def test_the_pages(person: Invite, path: str) -> None:
    somebody = person()
    page = somebody.open(path)
    page.wait_for_selector("main:not(:has([aria-busy=true])) h1")
    if path.startswith("/cards"):
        page.locator("summary").first.click()
    read(somebody, path.strip("/").replace("/", "-"), foreign=path.startswith("/cards"))
