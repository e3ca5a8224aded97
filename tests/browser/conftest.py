"""A real server, a real Chromium, and people who notice every error of the page."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from orrery.server import pages
from tests.browser import chromium

playwright_api = pytest.importorskip(
    "playwright.sync_api", reason="THE BROWSER IS NOT TESTED: install the package playwright"
)
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright  # noqa: E402

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "artefacts"
PATIENCE = 30_000
"""Milliseconds within which whatever a test waits for has come, however busy the machine is."""
NO_LUCK = "crypto.getRandomValues = (array) => array.fill(7)"
"""A page adds no luck of its own to that of its table, so that a test always sees the same game."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@contextmanager
def launched(driver: Playwright, whole: bool = False) -> Iterator[Browser]:
    """Launch Chromium: the headless shell, or the whole browser for what the shell cannot do."""
    path = chromium.find_or_install(whole)
    if path is None:
        pytest.skip("THE BROWSER IS NOT TESTED: there is no Chromium and it could not be installed")
    opened = driver.chromium.launch(executable_path=path, args=chromium.FLAGS)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    with launched(driver) as opened:
        yield opened


@pytest.fixture
def whole_browser(driver: Playwright) -> Iterator[Browser]:
    """A browser that shows notifications, which the headless shell refuses."""
    with launched(driver, whole=True) as opened:
        yield opened


def _free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def store_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("server") / "games.sqlite3"


@contextmanager
def serving(
    store: Path, window_pause: float = 0.02, static: Path = pages.STATIC, patience: float = 60.0
) -> Iterator[str]:
    """A server of its own on a free port; its address."""
    assert (static / "index.html").is_file(), "build the client first: python tools/build_client.py"
    port = _free_port()
    given = [str(static), str(port), str(store), str(window_pause), str(patience)]
    command = [sys.executable, "-m", "tests.browser.server", *given]
    server = subprocess.Popen(command, cwd=ROOT)
    base = f"http://127.0.0.1:{port}"
    try:
        _wait_for(base)
        yield base
    finally:
        server.terminate()
        server.wait(timeout=60)


def _wait_for(base: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{base}/health", timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    pytest.fail("the server did not start within a minute")


@pytest.fixture(scope="session")
def address(store_file: Path) -> Iterator[str]:
    with serving(store_file) as base:
        yield base


class Person:
    """Somebody with a browser of their own; every console or page error is remembered."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.context.add_init_script(NO_LUCK)
        self.base = base
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.offline = False
        self.lost = False
        """On a page that is not there: the browser itself complains of its status."""
        self.page.on("pageerror", lambda error: self.errors.append(f"page error: {error}"))
        self.page.on("console", self._heard)

    def _heard(self, message: object) -> None:
        kind, text = message.type, message.text  # type: ignore[attr-defined]
        missing = self.lost and text.startswith("Failed to load resource")
        expected = self.offline or missing or "ERR_INTERNET_DISCONNECTED" in text
        if kind in ("error", "warning") and not expected:
            self.errors.append(f"console {kind}: {text}")

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.base + path)
        return self.page

    def shoot(self, name: str, fault: bool = False) -> None:
        """Keep a picture of the page: where something is wrong, and everywhere if $ORRERY_SHOTS is set."""
        if fault or os.environ.get("ORRERY_SHOTS"):
            ARTEFACTS.mkdir(exist_ok=True)
            self.page.screenshot(path=ARTEFACTS / f"{name}.png")


Invite = Callable[..., Person]


@pytest.fixture
def person(browser: Browser, address: str, store_file: Path, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Invite somebody: `person(width=390, height=844, dark=False)`; luck follows from the test and $ORRERY_SEED."""
    people: list[Person] = []
    seed = f"{os.environ.get('ORRERY_SEED', '')}{request.node.nodeid}"
    store_file.with_suffix(".seed").write_text(seed, encoding="utf-8")

    def invite(
        width: int = 1366, height: int = 768, dark: bool = True, touch: bool = False, locale: str = "en-US"
    ) -> Person:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=touch,
            locale=locale,
        )
        people.append(Person(context, address))
        return people[-1]

    print(f"luck of this test: {seed}")
    yield invite
    errors = [error for each in people for error in each.errors]
    for each in people:
        each.context.close()
    assert errors == []
