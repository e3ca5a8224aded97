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


SMALL = """([text, target]) => {
  const seen = (node) => node.getClientRects().length &&
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  const inside = ({ left, right, top, bottom, width }) =>
    width > 1 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  const named = (node, said) =>
    `${node.nodeName.toLowerCase()}.${(node.getAttribute('class') ?? '').replace(/svelte-\\S+/g, '').trim()} “${
      (node.ariaLabel || said || '').trim().slice(0, 30)}”`;
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let each = walker.nextNode(); each; each = walker.nextNode()) {
    const node = each.parentElement;
    if (!each.data.trim() || node.closest('script, style, .unseen, option') || !seen(node)) continue;
    if (!inside(node.getBoundingClientRect())) continue;
    const drawn = node instanceof SVGElement ? node.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(node).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
    if (size < text - 0.05) found.add(`${size.toFixed(1)} px of text: ${named(node, each.data)}`);
  }
  const targets = 'button, summary, select, a[href], input, [role=button], [role=slider], [data-target]';
  for (const node of document.querySelectorAll(targets)) {
    if (!seen(node) || node.closest('.unseen')) continue;
    if (node.ariaDisabled === 'true' && node.dataset.target === undefined && node instanceof SVGElement) continue;
    if (node.localName === 'a' && getComputedStyle(node).display === 'inline') continue;
    const box = (node.matches('input') ? (node.closest('label') ?? node) : node).getBoundingClientRect();
    if (!inside(box) || Math.min(box.width, box.height) >= target - 0.5) continue;
    found.add(`a target of ${box.width.toFixed(0)} by ${box.height.toFixed(0)}: ${named(node, node.textContent)}`);
  }
  return [...found];
}"""


def too_small(page: Page, text: float = 11, target: float = 44) -> list[str]:
    """Texts and targets in sight that are smaller than so many pixels; links within a sentence are as large as it."""
    found: list[str] = page.evaluate(SMALL, [text, target])
    return found
