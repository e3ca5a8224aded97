"""What can be measured of how a page looks: targets out of reach, what is said, accessibility faults."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"

OUT_OF_REACH = """targets => {
  const page = document.scrollingElement;
  const bad = page.scrollHeight > innerHeight || page.scrollWidth > innerWidth ? ['the page scrolls'] : [];
  for (const node of document.querySelectorAll(targets)) {
    if (getComputedStyle(node).visibility === 'hidden' || !node.getClientRects().length) continue;
    const box = (node.querySelector('.hit') ?? node).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const name = `${node.className.baseVal ?? node.className} at ${x},${y}`;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) bad.push(`${name} is outside`);
    else if (node.matches('.place, .hub')) continue;
    else if (!node.contains(document.elementFromPoint(x, y))) bad.push(`${name} is covered`);
  }
  return bad;
}"""


def out_of_reach(page: Page, targets: str) -> list[str]:
    """The targets that are shown but outside the window or covered; and whether the page scrolls."""
    found: list[str] = page.evaluate(OUT_OF_REACH, targets)
    return found


SAID = """() => {
  const said = (node) => !node.closest('script, style, code, pre, kbd');
  const own = (node) => said(node) && node.closest('[lang]') === document.documentElement;
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) if (own(text.parentElement)) found.push(text.data);
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const node of document.querySelectorAll(`[${name}]`)) if (own(node)) found.push(node.getAttribute(name));
  return [...new Set(found.map((each) => each.trim()).filter(Boolean))];
}"""


def said(page: Page) -> list[str]:
    """Everything the page says in the reader's language, shown now or not, labels too."""
    found: list[str] = page.evaluate(SAID)
    return found


FAULTS = """async (repeated) => {
  const dead = [...document.querySelectorAll('button:disabled')];
  const idle = [...document.querySelectorAll('[aria-disabled=true]')];
  for (const node of dead) node.disabled = false;
  for (const node of idle) node.removeAttribute('aria-disabled');
  const rules = { 'target-size': { enabled: true } };
  const where = repeated ? { exclude: [[repeated]] } : document;
  const { violations } = await axe.run(where, { resultTypes: ['violations'], rules });
  for (const node of dead) node.disabled = true;
  for (const node of idle) node.setAttribute('aria-disabled', 'true');
  const colours = (node) => {
    const data = node.any[0]?.data;
    return data?.contrastRatio ? ` (${data.fgColor} on ${data.bgColor}: ${data.contrastRatio})` : '';
  };
  return violations
    .filter((each) => each.impact === 'serious' || each.impact === 'critical')
    .map((each) => {
      const places = each.nodes.slice(0, 3).map((node) => node.html.slice(0, 160) + colours(node));
      return `${each.id}: ${each.help}: ${places.join(' | ')}`;
    });
}"""


def faults(page: Page, repeated: str = "") -> list[str]:
    """Return the serious accessibility faults axe finds. What cannot be used now must be as readable as the rest.

    What only repeats the parts of what stands before it can be left out by a selector.
    """
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FAULTS, repeated)
    return found
