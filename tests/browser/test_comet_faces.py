"""Every face of a Comet card in a hand shows its whole text, its egg and its points, in every language and window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from orrery.games import content_file
from orrery.locale.texts import languages
from tests.browser.conftest import Invite
from tests.browser.finished import asked_in, game_at

WINDOWS = [(360, 640), (390, 844), (768, 1024), (1024, 600), (1280, 660), (1280, 720), (1366, 700), (1366, 768)]
WINDOWS += [(1600, 740), (1920, 740), (1920, 1080), (2560, 1440)]
MOST_CARDS = 9
CONTENT = json.loads(content_file("comet").read_text(encoding="utf-8"))
FACES = len(CONTENT["species"]) + len(CONTENT["heroes"])
HANDS = """() => {
  const row = document.querySelector('.hand .hrow');
  const [held] = row.children;
  const found = [];
  for (let cards = 5; cards <= MOST_CARDS; cards++) {
    row.replaceChildren(...Array.from({ length: cards }, () => held.cloneNode(true)));
    row.classList.toggle('many', cards > 5);
    row.classList.toggle('crowd', cards > 8);
    const box = row.querySelector('.cc').getBoundingClientRect();
    found.push([cards, box.width, box.height]);
  }
  return found;
}""".replace("MOST_CARDS", str(MOST_CARDS))
"""How large the cards of a hand are, by how many it holds."""

UNREADABLE = """([width, height]) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.whole { width: ${width}px; height: ${height}px; aspect-ratio: auto; content-visibility: visible }
    * { content-visibility: visible !important }`);
  document.adoptedStyleSheets = [sheet];
  const shown = (node) => node !== null && node.getClientRects().length > 0;
  return [...document.querySelectorAll('.whole .cc')].flatMap((card) => {
    const name = card.querySelector('.name').textContent;
    const texts = [...card.querySelectorAll('.text')].filter((each) => shown(each));
    const cut = texts.filter((each) => each.scrollHeight > each.clientHeight + 1);
    const art = card.querySelector('.art').getBoundingClientRect();
    const hidden = ['.egg-at', '.pts', '.kind'].filter((part) => {
      const node = card.querySelector(part);
      return shown(node) && node.getBoundingClientRect().bottom > art.bottom + 1;
    });
    return [...cut.map((each) => `${name}: ${each.textContent}`), ...hidden.map((part) => `${name}: ${part}`)];
  });
}"""


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: "x".join(map(str, window)))
def test_every_face_in_a_hand_is_whole(person: Invite, store_file: Path, window: tuple[int, int]) -> None:
    ada = person(*window)
    address = game_at(store_file, f"faces-{window[0]}-{window[1]}", ada, asked_in("turn"), "comet", 2)
    page = ada.open(address)
    page.wait_for_selector(".hand .cc")
    hands = page.evaluate(HANDS)
    faults = []
    for language in languages():
        ada.open(f"/cards/comet?language={language}")
        expect(page.locator(".whole .cc")).to_have_count(FACES)
        page.evaluate("document.fonts.ready")
        for cards, width, height in hands:
            found = page.evaluate(UNREADABLE, [width, height])
            faults += [f"{language}, {cards} cards of {width:.0f}x{height:.0f}: {each}" for each in found]
    assert faults == []
