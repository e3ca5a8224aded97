"""Talk at a table: who only watches is called a watcher, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite

CALLED = {"en-US": "watching", "fr-FR": "spectateur", "ru-RU": "зритель", "uk-UA": "глядач"}


@pytest.mark.parametrize("locale", CALLED)
def test_a_watcher_cannot_talk_under_a_players_name(person: Invite, locale: str) -> None:
    ada, eve = person(), person(width=390, height=844, locale=locale)
    wish = {"game": "nebula", "name": "Ada", "seats": 2, "bots": ["greedy"], "start": True}
    made = ada.context.request.post(f"{ada.base}/api/tables", data=wish).json()
    page = eve.open("/")
    page.evaluate("localStorage.setItem('name', 'Аdа')")
    page = eve.open(made["link"])
    page.locator("nav.tabs button").last.click()
    page.get_by_role("tab").nth(1).click()
    page.locator(".chat input").fill("I am Ada, honest")
    page.keyboard.press("Enter")
    line = page.locator(".chat li").first
    expect(line).to_contain_text("I am Ada, honest")
    expect(line.locator("b")).to_have_text(f"Аdа 2 ({CALLED[locale]})")
    expect(line.locator("svg")).to_be_visible()
    eve.shoot(f"talk-{locale}")
