"""What people do at every table: start, see whether they are asked, play on until something is so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic

from playwright.sync_api import Locator, Page, expect

ENDING = ".ending"
STUCK = 60.0
"""Seconds after which a table at which nobody could do anything is stuck, however busy the machine is."""


def game_card(page: Page, game: str) -> Locator:
    """The card of a game in the lobby."""
    return page.locator(f".game[data-game={game}]")


def start(page: Page, game: str) -> None:
    """Play a game against bots at once."""
    game_card(page, game).get_by_role("button", name="Play now against bots").click()


NEW_TABLE = """async wish => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) });
  return (await answer.json()).id;
}"""


def new_table(page: Page, game: str, **wish: object) -> str:
    """A table with Ada in its first seat, private and begun unless wished otherwise; its path."""
    made = page.evaluate(
        NEW_TABLE, {"game": game, "name": "Ada", "options": {}, "private": True, "start": True, **wish}
    )
    return f"/t/{made}"


def speak(page: Page, language: str) -> None:
    """Choose another language in the bar."""
    page.locator(".language select").first.select_option(language)
    page.wait_for_function("code => document.documentElement.lang === code", arg=language)


def phase(page: Page) -> str:
    """The phase the table is in."""
    return page.get_attribute(".board", "data-phase") or ""


ASKED = "document.querySelector('.prompt.mine') && !document.querySelector('.sending, #cover')"
"""Something is asked of this person, on a page that can be seen, and nothing is on its way."""


def is_asked(page: Page) -> bool:
    """Whether something is asked of this person and nothing is on its way."""
    asked: bool = page.evaluate(f"!!({ASKED})")
    return asked


def is_asked_in(page: Page, phase: str) -> bool:
    """Whether something is asked of this person in a phase, seen in one look."""
    asked: bool = page.evaluate(
        f"phase => document.querySelector('.board')?.dataset.phase === phase && !!({ASKED})",
        phase,
    )
    return asked


def settle(page: Page) -> None:
    """Wait until what was chosen is acknowledged and shown."""
    page.wait_for_function("() => !document.querySelector('.sending')")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something that matches has the focus."""
    for _ in range(120):
        if page.evaluate("s => !!document.activeElement?.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def wait_until_asked(page: Page) -> None:
    """Wait until this person is asked, or the game is over."""
    page.wait_for_function(
        f"() => {ASKED} || document.querySelector('.ending')",
        timeout=1000 * STUCK,
    )


def questions(page: Page, most: int) -> Iterator[int]:
    """So many moments at which this person is asked something, however long the others take; fewer if the game ends."""
    for number in range(most):
        wait_until_asked(page)
        if page.locator(ENDING).count():
            return
        yield number


def seen_by(page: Page, look: Callable[[Page], object], wanted: object) -> None:
    """Wait until a look at a page shows what it should."""
    late = monotonic() + STUCK
    while (found := look(page)) != wanted:
        assert monotonic() < late, f"it is still {found}, not {wanted}"
        page.wait_for_timeout(20)


def step_forward(page: Page) -> None:
    """One step on in a replay, until it is shown."""
    before = page.locator(".replay .at").inner_text()
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator(".replay .at")).not_to_have_text(before)


def act_until(pages: list[Page], act: Callable[[Page], str], done: Callable[[], bool], most: int = 2500) -> None:
    """Everybody acts by turns until something is so; `act` says what it did, nothing if it could do nothing.

    Nobody acts on a question that came only after it was looked whether it is so.
    """
    acts, since = 0, monotonic()
    while acts < most and monotonic() - since < STUCK:
        acted = ""
        for page in pages:
            asked = is_asked(page)
            if done():
                return
            if asked:
                acted += act(page)
        if acted:
            acts, since = acts + 1, monotonic()
        elif pages[0].locator(ENDING).count():
            break
        else:
            pages[0].wait_for_timeout(15)
    if done():
        return
    seen = [f"{phase(page)} {page.locator('.prompt').all_inner_texts()}" for page in pages]
    raise AssertionError(f"it did not come to that in {acts} acts; now: {seen}")
