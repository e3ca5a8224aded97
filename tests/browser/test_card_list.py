"""The host of a table brings a card list: mistakes are shown where they are, a good one is told to all and used."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.looking import faults
from tests.browser.playing import game_card

WORDS = "Whatever the owner of the box reads here"


def test_a_card_list_of_ones_own(person: Invite, tmp_path: Path) -> None:
    ada, bo = person(), person(dark=False)
    page = ada.open()
    game_card(page, "nebula").get_by_role("button", name="Open a table").click()
    page.wait_for_selector(".waiting")
    friend = bo.open(page.url.removeprefix(ada.base))
    expect(friend.get_by_text("This table uses the built-in card list.")).to_be_visible()
    assert friend.get_by_role("button", name="Use my card list").count() == 0

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the built-in list").click()
    template = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert download.value.suggested_filename == "nebula-cards.json"
    assert len(template["cards"]["personal"]) == 20

    # A slip of the pen: the line is named and shown.
    ada.offline = True  # a refusal is told in the console too
    slip = tmp_path / "slip.json"
    slip.write_text('{"cards": {\n  "personal": [}\n', encoding="utf-8")
    page.set_input_files("input[type=file]", slip)
    wrong = page.locator(".wrong")
    expect(wrong).to_contain_text("line 2, column 16")
    expect(wrong.locator("code")).to_have_text('"personal": [}')

    # Several mistakes: all of them, each with card, field and reason.
    personal = [{"id": "P01", "vp": "many"}, {"id": "P02", "type": "guess"}]
    bad = {"cards": {"personal": personal}, "turn": {"placements": 3}}
    (tmp_path / "bad.json").write_text(json.dumps(bad, indent=1), encoding="utf-8")
    page.set_input_files("input[type=file]", tmp_path / "bad.json")
    expect(wrong).to_contain_text("There are 3 mistakes")
    expect(wrong).to_contain_text("cards.personal[0 (P01)].vp")
    expect(wrong).to_contain_text("expected a whole number")
    expect(wrong.locator("li").filter(has_text="P02")).to_contain_text("line 10")
    expect(wrong).to_contain_text("turn.placements")
    ada.shoot("card-list-wrong")
    assert faults(page) == []

    # A good one, pasted: everybody is told, and the words of the file are on the cards.
    good = {"cards": {"personal": [{"id": card["id"], "text_en": WORDS} for card in template["cards"]["personal"]]}}
    page.get_by_text("Paste it as text").click()
    page.get_by_label("The text of a card list").fill(json.dumps(good))
    page.get_by_role("button", name="Use this text").click()
    for each in (page, friend):
        expect(each.locator(".own .state")).to_contain_text("This table uses its own card list")
    expect(wrong).to_be_hidden()
    ada.offline = False
    page.get_by_role("button", name="Back to the built-in list").click()
    expect(friend.get_by_text("This table uses the built-in card list.")).to_be_visible()
    page.set_input_files("input[type=file]", download.value.path())
    expect(page.get_by_text("The table now uses this list.")).to_be_visible()
    page.get_by_label("The text of a card list").fill(json.dumps(good))
    page.get_by_role("button", name="Use this text").click()
    expect(page.locator(".own .state")).to_contain_text("own card list")
    for seat in (1, 2):
        page.locator(".waiting li").nth(seat).get_by_role("button", name="Add a bot").click()
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_enabled()
    start.click()
    page.wait_for_selector(".card.able")
    assert page.locator(".card.able").get_by_text(WORDS).count() == 2
    expect(page.locator(".bar .own")).to_contain_text("custom card list")
