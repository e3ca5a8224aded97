"""Not Alone in the browser: whole games, sealed choices, secret windows, every screen."""

from __future__ import annotations

import json
import random
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, expect

from orrery.locale.texts import languages
from tests.browser import playing
from tests.browser.conftest import Invite, Person, serving
from tests.browser.finished import There, asked_in, finished_game, game_at
from tests.browser.looking import faults, out_of_reach
from tests.browser.notalone import TARGETS, act, act_until, asks, doing, sit_with_bots
from tests.browser.playing import ENDING, game_card, is_asked, new_table, questions, settle, tab_to, wait_until_asked

EXPLORATION = {"places": "exploration", "decks": "combined"}


def places(page: Page, kind: str = "hand") -> list[str]:
    """The Place cards lying in a part of the tray."""
    found: list[str] = page.locator(f".tray .{kind} .nc.place[data-card]").evaluate_all(
        "nodes => nodes.map(node => node.dataset.card)"
    )
    return found


def seal(page: Page, number: int) -> str:
    """Choose the n-th card of the hand and seal it; its name."""
    card = page.locator(".tray .hand .nc.can").nth(number)
    card.click()
    page.locator("[data-primary]:not([aria-disabled])").click()
    settle(page)
    return card.get_attribute("data-card") or ""


def act_unless(page: Page, rng: random.Random, what: str) -> bool:
    """Do something, unless a certain thing is asked; whether it is."""
    asked = doing(page) == what
    if not asked:
        act(page, rng)
    return asked


def open_table(ada: Person, others: int) -> str:
    """Ada opens a table for seven in the lobby: the Creature is the second seat, bots take what her friends leave."""
    page = ada.open()
    page.get_by_role("textbox").fill("Ada")
    game_card(page, "notalone").get_by_role("button", name="Open a table").click()
    page.wait_for_selector(".waiting")
    page.locator(".size").get_by_role("button", name="7", exact=True).click()
    expect(page.locator(".waiting li")).to_have_count(7)
    for seat in range(others + 1, 7):
        page.locator(".waiting li").nth(seat).get_by_role("button", name="Add a bot").click()
        expect(page.locator(".waiting li").nth(seat).get_by_label("Strength of")).to_be_visible()
    page.locator(".waiting li").nth(1).get_by_role("button", name="Creature").click()
    expect(page.locator(".waiting li.special")).to_have_count(1)
    return page.url.removeprefix(ada.base)


def test_a_whole_game_by_clicking(person: Invite) -> None:
    ada, cleo, bo = person(1366, 768), person(1440, 900, dark=False), person(390, 844, touch=True)
    watcher = person(1600, 900)
    rng = random.Random(7)
    path = open_table(ada, others=2)
    page = ada.page
    friends = []
    for somebody, name in ((cleo, "Cleo"), (bo, "Bo")):
        friend = somebody.open(path)
        friend.get_by_role("textbox").first.fill(name)
        friend.get_by_role("button", name="Sit here").first.click()
        friend.get_by_role("button", name="I’m ready").click()
        friends.append(friend)
    creature, hunted = friends
    page.get_by_role("button", name="Start the game").click()
    seen = watcher.open(path)
    people = [page, creature, hunted]
    for each in [*people, seen]:
        each.wait_for_selector(".board")
    expect(creature.locator("[data-seat='1'].cr")).to_be_visible()

    # A choice is sealed: its owner sees which, the others that; it can be changed until all are in.
    def not_yet(each: Page) -> str:
        """Bo answers whatever else he is asked, but keeps everybody waiting for his place."""
        return "" if each is hunted and doing(each) == "choose" else act(each, rng)

    playing.act_until(people, not_yet, asks(page, "choose"))
    first = seal(page, 0)
    expect(page.get_by_text("You played", exact=False)).to_be_visible()
    expect(seen.locator("[data-seat='0']").get_by_text("ready")).to_be_visible()
    assert page.locator(f".tray .nc.sealed[data-card={first}]").count() == 1
    assert seen.locator(".lock:not(.stt *)").count() == 0
    second = seal(page, 1)
    assert second != first
    expect(page.locator(f".tray .nc.sealed[data-card={second}]")).to_be_visible()
    page.reload()
    page.wait_for_selector(".board")
    expect(page.locator(f".tray .nc.sealed[data-card={second}]")).to_be_visible()

    # The Creature sees where each could be, and a hint is shown on the board.
    act_until(people, rng, asks(creature, "hunting"))
    assert creature.locator(".tile .heat").count() > 0
    creature.get_by_role("button", name="Hint").click()
    creature.wait_for_selector(".hinted")
    expect(creature.get_by_text("Hint:")).to_be_visible()

    # The talk of the Hunted is open to the Creature, and says so.
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_text("The Creature reads every message of the Hunted.")).to_be_visible()
    page.get_by_label("Write a message").fill("I go to the Beach. Really.")
    page.keyboard.press("Enter")
    creature.get_by_role("tab", name="Chat").click()
    expect(creature.get_by_text("I go to the Beach. Really.")).to_be_visible()
    expect(creature.get_by_text("You read every message of the Hunted.")).to_be_visible()

    # Another turn as it comes, then the Hunted give up until Artemia has won, or rescue came.
    turn = "() => Number(document.querySelector('.where').textContent.match(/turn (\\d+)/)?.[1] ?? 99)"
    act_until(people, rng, lambda: bool(page.evaluate(turn) >= 2))
    act_until(people, rng, lambda: page.locator(ENDING).count() > 0, hurry=True)
    for each in [*people, seen]:
        each.wait_for_selector(ENDING)
    results = [each.locator(f"{ENDING} tbody").text_content() for each in [*people, seen]]
    assert len(set(results)) == 1
    assert faults(page) == []
    ada.shoot("notalone-over-1366")

    # Replay: from the eyes of another seat, whose hand lies open then; a spectator sees the backs.
    seen.goto(f"{watcher.base}{path}/replay?at=0")
    seen.wait_for_selector(".replay")
    last = int(seen.locator(".scrub input").get_attribute("max") or 0)
    assert last > 40
    seen.goto(f"{watcher.base}{path}/replay?at={last // 2}&seat=2")
    seen.wait_for_selector(".tray.hunted")
    assert seen.locator(".tray .hand").get_by_text("Hand of Bo").count() == 1
    assert places(seen) or places(seen, "played")
    assert seen.locator(".tray .back.survival").count() == 0
    seen.get_by_label("Point of view").select_option("1")
    seen.wait_for_selector(".tray .hunting")
    assert seen.locator(".tray .hunting .nc.hunt:not(.back)").count() > 0
    seen.get_by_label("Point of view").select_option("spectator")
    seen.wait_for_selector(".tray .hunting .nc.back")
    assert act(seen, rng) == ""


def test_a_choice_not_yet_sealed_is_taken_back_with_escape_and_cards_declined_for_a_turn(person: Invite) -> None:
    page = person().open()
    sit_with_bots(page, 4, 3)
    rng = random.Random(2)
    act_until([page], rng, asks(page, "choose"))
    page.keyboard.press("2")
    expect(page.locator(".tile.chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".tile.chosen")).to_have_count(0)
    for _ in range(5):
        if any(act_unless(page, rng, "window") for _ in questions(page, 400)):
            break
        page = person().open()
        sit_with_bots(page, 4, 3)
    else:
        raise AssertionError("five games without a moment for cards")
    page.get_by_role("button", name="Stop asking this turn").click()
    expect(
        page.get_by_text("You are not asked about cards this turn.").or_(page.locator(".prompt.mine")).first
    ).to_be_visible()
    page.wait_for_function(
        """() => !document.querySelector('.prompt.mine')
             || document.querySelector('.notalone').dataset.doing !== 'window'"""
    )


STANDING = """async table => {
  const choices = async () => (await (await fetch(`/api/tables/${table}`)).json()).choices;
  const before = [await choices(), await choices()];
  const doing = document.querySelector('.notalone').dataset.doing;
  const copy = document.querySelector('.board').cloneNode(true);
  const timers = copy.querySelectorAll('[role=timer]');
  timers.forEach((timer) => timer.remove());
  const board = copy.innerHTML;
  const still = before[1] === before[0] && (await choices()) === before[0];
  return { doing, board, timers: timers.length, choices: before[0], still };
}"""
"""The board as it is shown but for the time that is left, and at which choice the table was all the while."""


def hides_an_answer(page: Page, creature: Page, table: str, rng: random.Random) -> bool:
    """Play until the Creature alone is asked in a window and answers; the other's board is the same before and after.

    Whether it came to that before the game was over.
    """
    late = monotonic() + 10 * playing.STUCK
    while not page.locator(ENDING).count():
        assert monotonic() < late, "the game does not come to an end"
        if doing(creature) == "window" and is_asked(creature) and not is_asked(page):
            page.wait_for_function("() => !document.querySelector('.tile.spot')")
            before = page.evaluate(STANDING, table)
            if before["doing"] != "window" or not before["still"] or not is_asked(creature):
                continue
            shown = page.locator(".prompt.mine, .p.acts, .stt.now, .tray .acts").count()
            said = page.locator(".prompt").inner_text()
            if page.evaluate(STANDING, table)["choices"] != before["choices"]:
                continue  # the moment was over
            assert shown == 0
            assert "Cards may be played" in said
            assert before["timers"] == 1, "how long the moment still lasts is told to all, asked or not"
            if creature.locator(".nc.sel").count():
                creature.keyboard.press("Escape")
            creature.get_by_role("button", name="Play no card").click()
            settle(creature)
            after = page.evaluate(STANDING, table)
            if after["still"] and after["choices"] == before["choices"]:
                assert after["board"] == before["board"]
                return True
        elif not act(creature, rng) + act(page, rng):
            page.wait_for_timeout(20)
    return False


def test_another_seat_learns_nothing_of_who_is_asked(browser: Browser, tmp_path: Path) -> None:
    """In a window the page of a seat that is not asked shows no trace of who is, nor of an answer."""
    rng = random.Random(4)
    with serving(tmp_path / "secret.sqlite3", window_pause=5) as base:
        people = [Person(browser.new_context(viewport={"width": 1366, "height": 768}), base) for _ in range(2)]
        ada, cleo = people
        page = ada.open()
        for _ in range(3):
            path = new_table(page, "notalone", seats=3, bots=["greedy"], options={"creature": 1}, start=False)
            page.goto(base + path)
            creature = cleo.open(path)
            creature.get_by_role("button", name="Sit here").first.click()
            creature.get_by_role("button", name="I’m ready").click()
            page.get_by_role("button", name="Start the game").click()
            page.wait_for_selector(".board")
            creature.wait_for_selector(".board")
            if hides_an_answer(page, creature, path.removeprefix("/t/"), rng):
                break
        else:
            raise AssertionError("in three games the Creature was never asked alone")
        errors = [error for each in people for error in each.errors]
        for each in people:
            each.context.close()
        assert errors == []


def test_several_turns_by_keyboard_alone(person: Invite) -> None:
    page = person().open("/learn?game=notalone")
    page.wait_for_selector(".planet")
    rng = random.Random(6)
    turns = 0
    for _ in range(120):
        wait_until_asked(page)
        if turns == 3 or page.locator(ENDING).count():
            break
        what = doing(page)
        if what == "choose" and page.locator(".planet .tile.legal").count():
            tab_to(page, ".planet .tile[data-target]")
            page.keyboard.press("Shift+ArrowRight")
            page.keyboard.press("Enter")
            expect(page.locator(".tile.chosen").first).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.locator(".tile.chosen")).to_have_count(0)
            for number in "12345678904":
                page.keyboard.press(number)
                if page.locator("[data-primary]:not([aria-disabled])").count():
                    break
            turns += 1
        elif page.locator("[data-primary]:not([aria-disabled])").count() == 0:
            tab_to(page, ".planet .tile[data-target], .tray [data-target]")
            for _ in range(12):
                page.keyboard.press("Enter")
                settle(page)
                if page.locator("[data-primary]:not([aria-disabled])").count() or not is_asked(page):
                    break
                page.keyboard.press(f"Shift+{rng.choice(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'])}")
        if page.locator("[data-primary]:not([aria-disabled])").count():
            tab_to(page, "[data-primary]")
            page.keyboard.press("Enter")
            settle(page)
        page.wait_for_timeout(40)
    assert turns == 3


def may(*kinds: str) -> There:
    """The moment at which the first seat may do all of this."""
    return lambda match: (
        0 in match.state.pending()
        and set(kinds) <= {str(match.table.game.to_dict(action)["do"]) for action in match.state.legal(0)}
    )


def test_the_place_explored_is_used_by_clicking_it_or_the_card_that_led_there(person: Invite, store_file: Path) -> None:
    somebody = person()
    page = somebody.open(game_at(store_file, "use-or-back", somebody, may("use", "take-back"), "notalone", creature=2))
    wait_until_asked(page)
    button = page.locator("[data-primary]")
    use = button.inner_text()
    assert use.startswith("Use ")
    page.locator(".tray .discard .nc.can").first.click()
    expect(button).not_to_have_text(use)
    page.locator(".tile.at.legal").click()
    expect(page.locator(".tile.at.chosen")).to_have_count(1)
    expect(button).to_have_text(use)
    page.keyboard.press("Escape")
    page.locator(".tray .played .nc.can").click()
    expect(page.locator(".tile.at.chosen")).to_have_count(1)
    expect(page.locator(".tray .offers .cap")).to_contain_text("You can")
    button.click()
    page.wait_for_function(
        "() => !document.querySelector('.prompt.mine [data-primary]')?.textContent.startsWith('Use')"
    )


def test_with_everything_open_nothing_is_sealed_or_guessed(person: Invite, store_file: Path) -> None:
    finished_game(store_file, "all-open", 4, "open", game="notalone", creature=3)
    page = person().open("/t/all-open/replay?at=20&seat=all")
    page.wait_for_selector(".replay")
    for _ in range(80):
        if doing(page) == "hunting":
            break
        at = page.locator(".replay .at").inner_text()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".replay .at")).not_to_have_text(at)
    expect(page.locator(".tray .heat .nc.place").first).to_be_visible()
    chosen = page.locator(".tray .heat .nc.place").count()
    assert page.locator(".tile .who .mark").count() == chosen >= 2
    assert page.locator(".tile .heat, .tray .nc.back, .stt.ok").count() == 0


@pytest.mark.parametrize("creature", [0, 6])
def test_nothing_scrolls_while_acting(person: Invite, creature: int) -> None:
    """On a wide screen; every question is looked at on a phone (test_every_question)."""
    page = person(1366, 768).open()
    sit_with_bots(page, 7, creature, **EXPLORATION)
    rng = random.Random(creature)
    looked: set[str] = set()
    for _ in questions(page, 600):
        if len(looked) > 5:
            break
        assert out_of_reach(page, TARGETS) == [], doing(page)
        looked.add(doing(page))
        act(page, rng)
    assert ("hunting" if creature == 0 else "choose") in looked
    assert len(looked) > 2


FACE = """face => [
  [...face.querySelectorAll('.art text, .art span:not(:has(*)), .name, .words')].map(each => each.textContent.trim()),
  [...face.querySelectorAll('path')].map(each => each.getAttribute('d')),
]"""


def test_a_card_has_the_same_face_at_the_table_and_on_the_page_of_cards(person: Invite) -> None:
    page = person().open()
    sit_with_bots(page, 4, 3, **EXPLORATION)
    hand = places(page)
    assert len(hand) == 5
    faces = {card: page.locator(f".tray .nc[data-card={card}] .face").evaluate(FACE) for card in hand}
    page.locator(".tray .nc[data-card=nexus]").hover()
    expect(page.locator("#tip")).to_contain_text("reconstructed")
    page.goto(page.url.split("/t/")[0] + "/cards/notalone")
    page.wait_for_selector("#nexus .face .face")
    for card, face in faces.items():
        assert len(face[1]) > 2
        assert page.locator(f"#{card} .face .face").evaluate(FACE) == face, card
        assert page.locator(f"#{card} summary .mark").count() > 0


SIZES = [
    (360, 740, False),
    (390, 844, True),
    (844, 390, True),
    (1366, 768, True),
    (1366, 768, False),
    (2560, 1440, True),
]


@pytest.mark.parametrize(("width", "height", "dark"), SIZES)
def test_pictures_and_accessibility(person: Invite, store_file: Path, width: int, height: int, dark: bool) -> None:
    somebody = person(width, height, dark=dark)
    for creature, what in ((6, "choose"), (0, "hunting")):
        name, options = f"{what}-{width}-{dark}", {"creature": creature, "board_side": "2"}
        there = asked_in(what, turn=3)
        kept = game_at(store_file, name, somebody, there, "notalone", 7, bot="greedy", **options)
        page = somebody.open(kept)
        wait_until_asked(page)
        if page.locator(".tile.chosen").count() == 0:
            page.locator(".planet .tile.legal").first.click()
        somebody.shoot(f"notalone-{'hunted' if creature else 'creature'}-{width}-{'dark' if dark else 'light'}")
        if (width, dark) in ((390, True), (1366, False)):
            assert faults(page) == []
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_any_mix_of_places_can_be_chosen_before_the_start(person: Invite) -> None:
    somebody = person()
    page = somebody.open()
    game_card(page, "notalone").get_by_role("button", name="Open a table").click()
    page.wait_for_selector(".waiting")
    page.get_by_text("Mixed planet", exact=True).click()
    page.get_by_role("button", name="Pole", exact=True).click()
    expect(page.get_by_role("button", name="Pole", exact=True)).to_have_attribute("aria-pressed", "true")
    assert faults(page) == []
    somebody.shoot("notalone-waiting-1366")
    for seat in (1, 2):
        page.locator(".waiting li").nth(seat).get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".planet")
    expect(page.locator(".tile").get_by_text("Pole")).to_be_visible()
    expect(page.locator(".tile").get_by_text("Lair")).to_be_visible()


def test_a_mix_is_chosen_from_the_tables_own_card_list(person: Invite) -> None:
    """The places are those of the list the host brings, while the mix is open too: names, texts, origins."""
    somebody = person()
    page = somebody.open()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url.removeprefix(somebody.base)}"))
    game_card(page, "notalone").get_by_role("button", name="Open a table").click()
    page.wait_for_selector(".waiting")
    page.get_by_text("Mixed planet", exact=True).click()
    wreck = page.get_by_role("button", name="Wreck", exact=True)
    wreck.hover()
    expect(page.locator("#tip")).to_contain_text("public")
    own = {"id": "wreck", "name": {"en": "The Hulk"}, "provenance": "rulebook", "text": "A hulk, from my own box."}
    page.get_by_text("Paste it as text").click()
    page.get_by_label("The text of a card list").fill(json.dumps({"places": [own]}))
    page.get_by_role("button", name="Use this text").click()
    hulk = page.get_by_role("button", name="The Hulk", exact=True)
    hulk.hover()
    expect(page.locator("#tip")).to_contain_text("A hulk, from my own box.")
    expect(page.locator("#tip")).to_contain_text("printed")
    assert "GET /api/games/notalone/content" not in asked
    assert len([each for each in asked if each.startswith("GET /api/tables/") and each.endswith("/content")]) == 2


@pytest.mark.parametrize("language", languages())
def test_the_sides_of_the_track_board_are_shown_whole_on_a_phone(person: Invite, language: str) -> None:
    ada = person(390, 844, touch=True, locale=language)
    page = ada.open()
    page = ada.open(new_table(page, "notalone", seats=2, bots=["random"], options={"creature": 0}))
    sides = page.locator(".acts [data-key^=side]")
    expect(sides).to_have_count(2)
    for side in sides.all():
        button, spaces = side.bounding_box(), side.locator(".spaces").bounding_box()
        assert button is not None and spaces is not None
        assert button["x"] < spaces["x"] and spaces["x"] + spaces["width"] < button["x"] + button["width"]
    expect(sides.last).to_be_in_viewport(ratio=1)
