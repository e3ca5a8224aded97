"""Text that cannot be read as it stands on the page: cut, spilt, overlapped, broken within a word."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SIDEWAYS = ".kinds, .wide"
"""What is meant to be scrolled sideways."""

MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")

STILL = """async () => {
  const all = new CSSStyleSheet();
  all.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [all];
  await document.fonts.ready;
  for (const each of document.getAnimations()) {
    if (each.effect?.getComputedTiming().endTime === Infinity) each.cancel();
    else each.finish();
  }
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""
"""What moves arrives, and what is drawn only when it comes into sight is drawn now."""


def overflows(page: Page) -> list[str]:
    """What of the page's text cannot be read as it stands, once everything that moves has arrived."""
    page.evaluate(STILL)
    found: list[str] = page.evaluate(MEASURE, SIDEWAYS)
    return found
