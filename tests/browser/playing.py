"""What people do at every table: start, see whether they are asked, play on until something is so."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

ENDING = ".ending"


def game_card(page: Page, game: str) -> Locator:
    """The card of a game in the lobby."""
    return page.locator(f".game[data-game={game}]")


def start(page: Page, game: str) -> None:
    """Play a game against bots at once."""
    game_card(page, game).get_by_role("button", name="Play now against bots").click()


def speak(page: Page, language: str) -> None:
    """Choose another language in the bar."""
    page.locator(".language select").first.select_option(language)
    page.wait_for_function("code => document.documentElement.lang === code", arg=language)


def phase(page: Page) -> str:
    """The phase the table is in."""
    return page.get_attribute(".board", "data-phase") or ""


def is_asked(page: Page) -> bool:
    """Whether something is asked of this person and nothing is on its way."""
    asked: bool = page.evaluate("!!document.querySelector('.prompt.mine') && !document.querySelector('.sending')")
    return asked


def is_asked_in(page: Page, phase: str) -> bool:
    """Whether something is asked of this person in a phase, seen in one look."""
    asked: bool = page.evaluate(
        """phase => document.querySelector('.board')?.dataset.phase === phase
             && !!document.querySelector('.prompt.mine') && !document.querySelector('.sending')""",
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
        """() => document.querySelector('.prompt.mine') && !document.querySelector('.sending')
             || document.querySelector('.ending')""",
        timeout=30_000,
    )


def act_until(pages: list[Page], act: Callable[[Page], str], done: Callable[[], bool], most: int = 2500) -> None:
    """Everybody acts by turns until something is so; `act` says what it did, nothing if it could do nothing.

    Nobody acts on a question that came only after it was looked whether it is so.
    """
    for _ in range(most):
        acted = ""
        for page in pages:
            asked = is_asked(page)
            if done():
                return
            if asked:
                acted += act(page)
        if not acted:
            if pages[0].locator(ENDING).count():
                break
            pages[0].wait_for_timeout(15)
    if done():
        return
    seen = [f"{phase(page)} {page.locator('.prompt').inner_text()!r}" for page in pages]
    raise AssertionError(f"it did not come to that; now: {seen}")
