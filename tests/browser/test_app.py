"""The page as an app: it installs, opens without a connection, takes a new build, and tells whose turn it is."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from orrery.server import pages
from orrery.server.preload import PARTS
from tests.browser.conftest import Invite, Person, serving
from tests.browser.nebula import act_until, own_galaxy, start
from tests.browser.playing import is_asked

SETTLED = "async () => { const at = await navigator.serviceWorker.ready; return !at.installing && !at.waiting; }"
KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
  (await (await caches.open(name)).keys()).map((each) => new URL(each.url).pathname)))).flat()"""


def wait_for(page: Page, promise: str) -> None:
    """Wait until an asynchronous question is answered with yes."""
    for _ in range(1000):
        if page.evaluate(promise):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never so: {promise}")


def wait_for_worker(page: Page) -> None:
    page.evaluate("() => navigator.serviceWorker.ready")
    page.wait_for_function("() => !!navigator.serviceWorker.controller")


def test_it_can_be_installed(person: Invite) -> None:
    page = person().open()
    wait_for_worker(page)
    browser = page.context.new_cdp_session(page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert '"start_url": "/"' in manifest["data"]
    errors = [each["errorId"] for each in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert errors in ([], ["in-incognito"]), "a context of a test is a private window, which installs nothing"


def test_the_shell_opens_without_a_connection_and_says_so(person: Invite) -> None:
    somebody = person()
    page = somebody.open()
    start(page)
    act_until([page], random.Random(1), lambda: is_asked(page) and len(own_galaxy(page)) > 0)
    wait_for_worker(page)
    table = page.url
    before = own_galaxy(page)
    somebody.offline = True
    somebody.context.set_offline(True)
    for address in (somebody.base + "/", table):
        page.goto(address)
        expect(page.get_by_text("No connection. The page continues by itself").first).to_be_visible()
    assert page.locator(".board").count() == 0, "what the server told is not shown from yesterday"
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/take", "/t/"))]
    somebody.context.set_offline(False)
    page.wait_for_selector(".stage .cell", state="attached")
    expect(page.locator(".whose span")).to_have_count(0)
    assert own_galaxy(page) == before
    page.goto(somebody.base + "/")
    page.wait_for_selector(".game")
    expect(page.get_by_text("No connection. The page continues by itself")).to_be_hidden()
    somebody.offline = False


def build_anew(static: Path) -> None:
    """What a new build does: every file has another name, the old ones are gone."""
    assets = static / "assets"
    renamed = {path.name: re.sub(r"-([\w-]{8})\.", r"-\1NEW.", path.name) for path in assets.iterdir()}
    assert all(old != new for old, new in renamed.items())
    for old, new in renamed.items():
        (assets / old).rename(assets / new)
    texts = [*assets.glob("*.js"), *assets.glob("*.css"), static / "index.html", static / "sw.js", static / PARTS]
    for path in texts:
        text = path.read_text(encoding="utf-8")
        for old, new in renamed.items():
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
    for packed in [*assets.glob("*.br"), *assets.glob("*.gz")]:
        packed.unlink()
    worker = (static / "sw.js").read_text(encoding="utf-8")
    (static / "sw.js").write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "new"', worker), encoding="utf-8")
    index = (static / "index.html").read_text(encoding="utf-8")
    (static / "index.html").write_text(index.replace("<head>", '<head><meta name="build" content="new">'))


def test_a_new_build_is_taken_cleanly(person: Invite, tmp_path: Path) -> None:
    static = tmp_path / "static"
    shutil.copytree(pages.STATIC, static)
    with serving(tmp_path / "games.sqlite3", static=static) as base:
        context = person().context
        somebody = Person(context, base)
        page = somebody.open()
        page.wait_for_selector(".game")
        wait_for_worker(page)
        build_anew(static)

        # A page of the old build that is still open gets the parts it has not loaded yet.
        start(page)
        assert page.locator("meta[name=build]").count() == 0

        # The next page is the new build; without a connection too, once its worker has everything.
        page.goto(base + "/")
        page.wait_for_selector(".game")
        assert page.locator("meta[name=build]").count() == 1
        wait_for(page, "async () => (await caches.keys()).includes('orrery-new')")
        wait_for(page, "async () => (await (await caches.open('orrery-new')).keys()).length > 8")
        wait_for(page, SETTLED)
        somebody.offline = True
        context.set_offline(True)
        page.goto(base + "/")
        expect(page.get_by_text("No connection. The page continues by itself")).to_be_visible()
        assert page.locator("meta[name=build]").count() == 1
        assert len(page.evaluate("() => caches.keys()")) == 2
        context.set_offline(False)
        assert somebody.errors == []


def test_a_notice_when_it_is_ones_turn_and_the_page_is_hidden(whole_browser: Browser, address: str) -> None:
    somebody = Person(whole_browser.new_context(reduced_motion="reduce", locale="en-US"), address)
    somebody.page.add_init_script(
        """window.asked = 0;
           const ask = Notification.requestPermission.bind(Notification);
           Notification.requestPermission = () => { window.asked += 1; return ask(); };
           window.away = false;
           Object.defineProperty(document, 'hidden', { get: () => window.away });"""
    )
    page = somebody.open()
    start(page)
    rng = random.Random(6)
    notices = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
                 .map((each) => [each.title, each.tag])"""

    wait_for_worker(page)
    page.evaluate("() => { window.away = true; }")
    act_until([page], rng, lambda: page.get_by_text("Round 2 begins.").count() > 0 and is_asked(page))
    assert page.evaluate("window.asked") == 0, "nobody is asked before the bell is rung"
    assert page.evaluate(notices) == []
    page.evaluate("() => { window.away = false; }")
    somebody.context.grant_permissions(["notifications"], origin=somebody.base)
    bell = page.get_by_role("button", name="Turn notifications")
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.asked") == 1
    page.evaluate("() => { window.away = true; }")
    act_until([page], rng, lambda: len(page.evaluate(notices)) > 0)
    table = page.url.removeprefix(somebody.base)
    assert page.evaluate(notices) == [["Your turn in Nebula", table]]
    page.evaluate("() => { window.away = false; document.dispatchEvent(new Event('visibilitychange')); }")
    wait_for(page, f"async () => (await ({notices})()).length === 0")
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "false")
    assert somebody.errors == []
