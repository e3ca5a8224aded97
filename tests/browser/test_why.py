"""Something that may not be done says why not, and which rule says so: to the mouse, the finger and the keyboard."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import comet, nebula, notalone
from tests.browser.conftest import Invite, Person
from tests.browser.finished import There, asked_in, game_at
from tests.browser.playing import phase, questions, settle, tab_to, wait_until_asked
from tests.table.people import Match

FAR = """() => {
  const cells = [...document.querySelectorAll('.stage .cell:not(.legal)')].filter((cell) => !cell.querySelector('use'));
  const far = cells.find((cell) => ['S5', 'D5', 'L5a', 'Y5a'].includes(cell.dataset.cell));
  const box = far?.querySelector('.hit').getBoundingClientRect();
  return far && [far.dataset.cell, box.x + box.width / 2, box.y + box.height / 2];
}"""
TIP = ".tip.bad"
EAR = "[data-said][role=status]"


def placing(match: Match) -> bool:
    """A star is to be placed beside the first few, one of them of a colour that the galaxy has already."""
    if not asked_in("place")(match):
        return False
    view = match.table.game.view(match.state.conceal(0))
    seats = view["seats"]
    assert isinstance(seats, list)
    stars = {str(match.table.game.to_dict(action).get("star")) for action in match.state.legal(0)}
    return 1 <= len(seats[0]["galaxy"]) <= 4 and bool(stars & set(seats[0]["galaxy"].values()))


def moving(match: Match) -> bool:
    """A savior has several fields to go to."""
    fields = [action for action in match.state.legal(0) if match.table.game.to_dict(action)["do"] == "step"]
    return asked_in("move")(match) and len(fields) >= 2


def has_savior(match: Match) -> bool:
    """Whether the person has an animal on the board."""
    seats = match.table.game.view(match.state.conceal(0))["seats"]
    assert isinstance(seats, list)
    return any(seats[0]["slots"])


KEPT = count()


def at_moment(somebody: Person, store_file: Path, game: str, there: There) -> Page:
    """Open a game that has come to some moment at which the person is asked."""
    page = somebody.open(game_at(store_file, f"why-{next(KEPT)}", somebody, there, game))
    wait_until_asked(page)
    return page


def choose_star(page: Page, colour: str = "") -> None:
    """Choose a star to place, of a colour if it matters, so that the cells it may go to are shown."""
    chosen = page.locator(f"{nebula.STAR}.chosen[data-stock={colour}]" if colour else nebula.CELL)
    if not chosen.count():
        page.locator(f"{nebula.STAR}[data-stock={colour}]" if colour else nebula.STAR).first.click()
    expect(page.locator(nebula.CELL).first).to_be_visible()


def point(page: Page, x: float, y: float, how: str) -> None:
    """Click, tap or press long on a spot."""
    if how == "click":
        page.mouse.click(x, y)
    elif how == "tap":
        page.touchscreen.tap(x, y)
    else:
        finger = page.context.new_cdp_session(page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        expect(page.locator(TIP)).to_be_visible()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def says(page: Page, thing: Locator, how: str, text: str | re.Pattern[str], rule: str) -> None:
    """Point at a thing that is visible; the tip gives the reason and the rule, and nothing is done."""
    box = thing.bounding_box()
    assert box is not None
    asked = page.locator(".prompt .say").inner_text()
    point(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, how)
    tip = page.locator(TIP)
    expect(tip.locator("b")).to_have_text(text)
    expect(tip.locator("em")).to_contain_text(rule)
    expect(page.locator(EAR)).to_contain_text(text)
    assert page.locator(".prompt .say").inner_text() == asked
    assert page.locator(".strip.no").count() == 0


def until_choosing(page: Page) -> None:
    """Let moments for cards pass until a place is to be chosen."""
    for _ in questions(page, 50):
        if notalone.doing(page) != "window":
            break
        page.locator("[data-primary]").click()
        settle(page)
    assert notalone.doing(page) == "choose"


def named(field: Locator) -> str:
    """A field of the valley by its name."""
    return (field.get_attribute("aria-label") or "").split(",")[0]


@pytest.mark.parametrize("touch", [False, True])
def test_a_cell_says_why_a_star_cannot_go_there(person: Invite, store_file: Path, touch: bool) -> None:
    somebody = person(touch=touch)
    page = at_moment(somebody, store_file, "nebula", placing)
    choose_star(page)
    name, x, y = page.evaluate(FAR)
    tip = page.locator(TIP)
    if touch:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.move(x, y)
        expect(tip).to_be_visible()
        page.mouse.move(2, 300)
        expect(tip).to_be_hidden()
        page.mouse.click(x, y)
    expect(tip).to_contain_text(f"{name} is connected to none of your stars")
    expect(tip).to_contain_text("N59")
    before = nebula.galaxy(page)
    somebody.shoot(f"why-{'touch' if touch else 'mouse'}")
    assert nebula.galaxy(page) == before


def test_the_neighbour_that_forbids_is_shown(person: Invite, store_file: Path) -> None:
    """A cell beside a star of the chosen colour: the star and the line between are marked."""
    somebody = person()
    page = at_moment(somebody, store_file, "nebula", placing)
    offered = page.locator(nebula.STAR).evaluate_all("nodes => nodes.map((node) => node.dataset.stock)")
    choose_star(page, next(colour for colour in offered if colour in nebula.galaxy(page).values()))
    shown = False
    for cell in page.locator(".stage .cell:not(.legal)").all():
        box = cell.locator(".hit").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if page.locator(TIP).filter(has_text="Stars of the same colour cannot be connected.").count():
            shown = True
            assert page.locator(".galaxy path[stroke='var(--no)']").count() >= 2
            expect(page.locator(TIP)).to_contain_text("N60")
            somebody.shoot("why-neighbour")
            break
    assert shown


@pytest.mark.parametrize("how", ["click", "tap", "press"])
def test_what_cannot_be_used_in_comet_says_why(person: Invite, store_file: Path, how: str) -> None:
    somebody = person(touch=how != "click")
    page = at_moment(somebody, store_file, "comet", lambda match: asked_in("turn")(match) and not has_savior(match))
    cavern = page.locator(".valley .cell[aria-label*=cavern]")
    says(page, cavern, how, "begin your turn with Hatch, Move or Rest", "C14")
    part = page.locator(".held .play[aria-disabled]").first
    says(page, part, how, "you have no savior on the board", "CS3")
    gold = page.locator(".disp .ask").first
    says(page, gold, how, "begin your turn with Hatch, Move or Rest", "C14")
    somebody.shoot(f"why-comet-turn-{how}")

    page = at_moment(somebody, store_file, "comet", asked_in("nest"))
    area = page.locator(".valley .cell:not(.legal)[aria-label*=meadow]").first
    says(page, area, how, f"there is no nest at {named(area)}", "C16")

    page = at_moment(somebody, store_file, "comet", moving)
    far = rf"{named(cavern)} is neither next to savior \d nor behind fields it may skip"
    says(page, cavern, how, re.compile(far), "C29")
    if page.locator("[data-primary][aria-disabled]").count():
        says(page, page.locator("[data-primary]"), how, "a Move moves at least one savior", "CS3")
    somebody.shoot(f"why-comet-move-{how}")


@pytest.mark.parametrize("how", ["click", "tap", "press"])
def test_what_cannot_be_used_in_not_alone_says_why(person: Invite, how: str) -> None:
    somebody = person(touch=how != "click")
    page = somebody.open("/about")
    notalone.sit_with_bots(page, 3, 1)
    until_choosing(page)
    says(page, page.locator(".tile[data-slot='8']"), how, "place 8 is not in your hand", "R13")
    resist, give_up = (page.locator(f"[data-would={what}]") for what in ("resist", "give-up"))
    says(page, resist, how, "your discard pile is empty, so there is nothing to resist for", "R15")
    says(page, give_up, how, "with all Will and nothing discarded you cannot give up", "R16")
    says(page, page.locator("[data-primary]"), how, "play a Place card; before that you may resist or give up", "E62")
    card = page.locator(".tray .survival .nc.survival").first
    says(page, card, how, "play a Place card; before that you may resist or give up", "E62")
    if how == "press":
        expect(page.locator(f"{TIP} p")).to_contain_text(card.locator(".name").inner_text().replace("\u00ad", ""))
    somebody.shoot(f"why-notalone-{how}")


def test_the_creature_is_told_too(person: Invite) -> None:
    somebody = person(dark=False)
    page = somebody.open("/about")
    notalone.sit_with_bots(page, 3, 0)
    rng = random.Random(5)
    notalone.act_until([page], rng, notalone.asks(page, "hunting"))
    row = page.locator(".tokens .row[data-key='token:artemia']")
    says(page, row, "click", "that token cannot be placed there now", "R18")
    somebody.shoot("why-creature")


def in_nebula(somebody: Person, store_file: Path) -> tuple[Page, str]:
    page = at_moment(somebody, store_file, "nebula", placing)
    choose_star(page)
    return page, ".galaxy .cell"


def in_comet(somebody: Person, store_file: Path) -> tuple[Page, str]:
    return at_moment(somebody, store_file, "comet", moving), ".valley .cell"


def in_notalone(somebody: Person, store_file: Path) -> tuple[Page, str]:
    page = somebody.open("/about")
    notalone.sit_with_bots(page, 3, 1)
    until_choosing(page)
    return page, ".planet .tile"


BOARDS = pytest.mark.parametrize("board", [in_nebula, in_comet, in_notalone], ids=lambda each: each.__name__[3:])
Board = Callable[[Person, Path], tuple[Page, str]]

WALK = """cells => {
  const all = [...document.querySelectorAll(cells)];
  const seen = new Set([document.activeElement]);
  const line = [document.activeElement];
  while (line.length) {
    const from = line.pop();
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      from.focus();
      from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      const there = document.activeElement;
      if (!seen.has(there)) line.push(there);
      seen.add(there);
    }
  }
  return all.filter((each) => !seen.has(each) && (each.hasAttribute('data-target') || each.hasAttribute('data-walk')))
    .map((each) => each.getAttribute('aria-label'));
}"""


@BOARDS
def test_arrows_walk_over_the_whole_board(person: Invite, store_file: Path, board: Board) -> None:
    """Tab comes to something legal; from there arrows reach every cell, and back."""
    page, cells = board(person(), store_file)
    tab_to(page, f"{cells}[data-target]")
    assert page.evaluate(WALK, cells) == []
    page.evaluate("cells => document.querySelector(`${cells}[data-walk]`).focus()", cells)
    assert page.evaluate(WALK, cells) == []
    assert page.evaluate("cells => document.querySelectorAll(`${cells}[tabindex='0']`).length", cells) == 1


@BOARDS
@pytest.mark.parametrize("key", ["Enter", "?"])
def test_the_keyboard_learns_it_too(person: Invite, store_file: Path, board: Board, key: str) -> None:
    """Arrows lead to what is barred; Enter or ? says why, to the eye and to the ear; Escape takes only the tip away."""
    somebody = person()
    page, cells = board(somebody, store_file)
    tab_to(page, f"{cells}[data-target]")
    rng = random.Random(3)
    for _ in range(200):
        if page.evaluate("() => document.activeElement.matches('[data-walk][aria-disabled=true]')"):
            break
        page.keyboard.press(rng.choice(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]))
    asked = page.locator(".prompt .say").inner_text()
    expect(page.locator(EAR)).to_have_text("")
    page.keyboard.press(key)
    tip = page.locator(TIP)
    expect(tip.locator("em")).to_contain_text("Rule")
    expect(page.locator(EAR)).to_contain_text(tip.locator("b").text_content() or "nothing")
    expect(page.locator(EAR)).to_contain_text("Rule")
    somebody.shoot(f"why-keyboard-{cells[1:7].strip()}")
    focused = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    expect(page.locator(EAR)).to_have_text("")
    assert page.evaluate("() => document.activeElement.getAttribute('aria-label')") == focused
    assert page.locator(".prompt .say").inner_text() == asked
    assert page.locator(".log .undone").count() == 0


ASK_SOME = """async ([first, step]) => {
  const board = document.querySelector('.board');
  const seen = (node) => node.getClientRects().length && getComputedStyle(node).visibility !== 'hidden';
  const pause = (time) => new Promise((next) => setTimeout(next, time));
  const until = async (is) => {
    for (let i = 0; i < 1000 && !is(); i++) await pause(5);
    return is();
  };
  const told = () => document.querySelector('.tip.bad em');
  const silent = [];
  let asked = 0;
  const all = [...board.querySelectorAll('[aria-disabled=true]')].filter(seen);
  for (const node of all.filter((_, index) => index % step === first)) {
    node.dispatchEvent(new PointerEvent('pointercancel'));
    await until(() => !told());
    node.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    asked += 1;
    if (!(await until(told))) silent.push(node.outerHTML.slice(0, 200));
    node.dispatchEvent(new PointerEvent('pointercancel'));
  }
  const refused = document.querySelector('.strip.no')?.textContent;
  return { asked, silent, refused: refused ?? null };
}"""


def what_is_asked(page: Page) -> str:
    """What kind of question it is."""
    return notalone.doing(page) if page.locator(".notalone").count() else phase(page)


@pytest.mark.parametrize("game", ["nebula", "comet", "hunted", "creature"])
def test_everything_barred_says_why(person: Invite, game: str) -> None:
    """At the first question of every kind in a random game, what cannot be used has a reason with a rule.

    Of many things every sixth is asked, for a socket may not ask too much at once.
    """
    seed = random.randrange(10**6)
    print(f"seed {seed}")
    rng = random.Random(seed)
    page = person().open("/about" if game in ("hunted", "creature") else "/")
    act: Callable[[Page, random.Random], str]
    if game == "nebula":
        nebula.start(page)
        act = nebula.act
    elif game == "comet":
        comet.start(page)
        act = comet.act
    else:
        notalone.sit_with_bots(page, 3, int(game == "hunted"), places="exploration", decks="combined")
        act = notalone.act
    looked: dict[str, int] = {}
    for _ in questions(page, 400):
        if len(looked) >= 4 and sum(looked.values()) > 40:
            break
        what = what_is_asked(page)
        if what not in looked:
            expect(page.locator(".whose span")).to_have_count(0)  # one's own galaxy is shown again
            step = 6 if page.locator("[aria-disabled=true]").count() > 25 else 1
            found: dict[str, Any] = page.evaluate(ASK_SOME, [rng.randrange(step), step])
            assert (found["silent"], found["refused"]) == ([], None), what
            looked[what] = found["asked"]
        if not act(page, rng):
            page.wait_for_timeout(50)
    print(looked)
    assert len(looked) >= 2
    assert sum(looked.values()) > 20
