"""Take the pictures of the README and of link previews anew: the lobby and a game of each in full swing.

    .venv/bin/python tools/pictures.py

With names of games only theirs. Needs the built client and the browser of the tests. The games follow from their
seeds, so that only what is drawn differently changes a picture.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from tests.browser import chromium  # noqa: E402
from tests.browser.conftest import serving  # noqa: E402
from tests.browser.finished import asked_in, keep_for_token, match_at  # noqa: E402

import orrery  # noqa: E402
from orrery.server import identity  # noqa: E402
from orrery.server.head import PICTURE_SIZE  # noqa: E402
from orrery.server.preview import PICTURE  # noqa: E402

PICTURES = HOME / "web" / "public"
SHOWN = {"width": 1440, "height": 756}
"""The window that is photographed, of the same shape as the pictures."""
MOST = 79_000
"""Bytes of a picture."""
TOKEN = "pictures-of-a-game-in-full-swing"
NAMES = ("Ada", "Bo", "Cyd")
MOMENTS: dict[str, tuple[str, int]] = {"nebula": ("place", 7), "comet": ("move", 12), "notalone": ("choose", 4)}
"""What the first player is about to do in the picture of a game, and from which turn on."""
OPTIONS: dict[str, dict[str, object]] = {"notalone": {"creature": 2}}
SHRINK = """async ([png, width, height, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}"""


def keep(page: Page, browser: Browser, name: str) -> None:
    """Write what a page shows as a picture, as good as its size allows."""
    png = base64.b64encode(page.screenshot()).decode()
    desk = browser.new_page()
    for quality in range(90, 30, -4):
        data = base64.b64decode(desk.evaluate(SHRINK, [png, *PICTURE_SIZE, quality / 100]))
        if len(data) <= MOST:
            break
    desk.close()
    (PICTURES / f"{name}.webp").write_bytes(data)
    print(f"{name}.webp: {len(data)} bytes at quality {quality}")


def main(names: list[str]) -> None:
    """Take the pictures."""
    path = chromium.find_or_install()
    if path is None:
        sys.exit("the pictures need Chromium: apt install chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        store = Path(folder) / "games.sqlite3"
        browser = driver.chromium.launch(executable_path=path, args=chromium.FLAGS)
        with serving(store) as base:
            context = browser.new_context(
                viewport=SHOWN, device_scale_factor=2, color_scheme="dark", reduced_motion="reduce", locale="en-GB"
            )
            context.add_cookies([{"name": identity.COOKIE, "value": TOKEN, "url": base}])
            page = context.new_page()
            for name in names or [PICTURE, *orrery.game_names()]:
                if name == PICTURE:
                    page.goto(base)
                    page.wait_for_selector(".game .btn.primary:enabled")
                else:
                    there = asked_in(*MOMENTS[name])
                    options = OPTIONS.get(name, {})
                    match = match_at(there, name, 3, "picture", "greedy", NAMES, **options)
                    page.goto(base + keep_for_token(store, f"picture-{name}", TOKEN, match))
                    page.wait_for_selector(".prompt.mine")
                    page.mouse.move(3, 3)
                page.evaluate("document.fonts.ready")
                page.wait_for_timeout(500)
                keep(page, browser, name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
