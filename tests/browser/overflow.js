/**
 * Finds text that is not readable as it stands: cut off, spilling out of its box or the window, lying on other text, broken within
 * a word, or shortened without a tip that says the whole. Regions that scroll may hold more than they show; what is there for
 * screen readers only is left out.
 */
async (sideways) => {
  const SLACK = 1.5;
  const SIDES = ['Left', 'Right', 'Top', 'Bottom'];
  const told = new Set();
  /** What was asked of an element once is known. */
  const once = (ask, known = new Map()) => (node) => (known.has(node) ? known.get(node) : known.set(node, ask(node)).get(node));

  function tell(what, node, text) {
    const name = (each) => each.localName + [...each.classList].filter((one) => !/^(svelte|s)-/.test(one)).map((one) => '.' + one).join('');
    const where = [node.parentElement?.parentElement, node.parentElement, node].filter(Boolean).map(name).join(' > ');
    told.add(`${what}: "${plain(text).slice(0, 70)}" in ${where}`);
  }
  const plain = (text) => text.replace(/\s+/g, ' ').trim();

  // Boxes.

  const clear = (colour) => /^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(colour);
  const box = once((node) => {
    const own = getComputedStyle(node);
    const outer = node.getBoundingClientRect();
    const [left, right, top, bottom] = SIDES.map((side) => parseFloat(own[`border${side}Width`]) || 0);
    const framed = left && right && top && bottom && SIDES.every((side) => !clear(own[`border${side}Color`]));
    const [x, y] = [own.overflowX, own.overflowY];
    return {
      left: outer.left + left,
      right: outer.right - right,
      top: outer.top + top,
      bottom: outer.bottom - bottom,
      inline: own.display === 'inline',
      painted: own.display !== 'inline' && !!(framed || !clear(own.backgroundColor) || own.backgroundImage !== 'none'),
      cuts: { x: x === 'hidden' || x === 'clip', y: y === 'hidden' || y === 'clip' },
      scrolls: { x: x === 'auto' || x === 'scroll', y: y === 'auto' || y === 'scroll' },
      shortens: own.textOverflow === 'ellipsis' || own.webkitLineClamp !== 'none',
      unseen: own.clipPath === 'inset(50%)' || own.opacity === '0',
      position: own.position,
      turned: own.transform !== 'none',
      holds: own.position !== 'static' || own.transform !== 'none' || own.containerType !== 'normal',
      size: parseFloat(own.fontSize),
    };
  });

  /** An element and all that can cut it: what stands between an absolute box and the box it is placed in cannot. */
  const chain = once((node) => {
    const found = [];
    let flow = 'static';
    for (let each = node; each; each = each.parentElement) {
      if (flow === 'fixed' ? !box(each).turned : flow === 'absolute' && !box(each).holds) continue;
      found.push(each);
      flow = box(each).position;
    }
    return found;
  });
  const isSeen = once((node) => node.checkVisibility({ visibilityProperty: true }) && !chain(node).some((each) => box(each).unseen));

  // Every line of text there is to see, without the air above and below its letters.

  function lineBoxes(text) {
    const node = text.parentElement;
    const range = document.createRange();
    range.selectNodeContents(text);
    const size = box(node).size * (node.ownerSVGElement ? Math.abs(node.getScreenCTM().d) : 1);
    return [...range.getClientRects()].filter((line) => line.width > 0.5).map(({ left, right, top, bottom, height }) => {
      const air = Math.max(0, (height - size) / 2);
      return { left, right, top: top + air, bottom: bottom - air };
    });
  }

  const pieces = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || node.closest('script, style, option, title, desc, noscript, textarea') || !isSeen(node)) continue;
    const lines = lineBoxes(text);
    if (lines.length) pieces.push({ text, node, lines, said: text.data });
  }

  // Cut, spilt, outside. What lies beyond the edge of a region that scrolls is out of sight and counts no more. A label set
  // beside a box is not in it.

  const within = (line, edge) => ({ left: Math.max(line.left, edge.left), right: Math.min(line.right, edge.right), top: Math.max(line.top, edge.top), bottom: Math.min(line.bottom, edge.bottom) });
  const isBeside = (line, edge) => {
    const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
    return x < edge.left || x > edge.right || y < edge.top || y > edge.bottom;
  };
  const isThere = (line) => line.right - line.left > 1 && line.bottom - line.top > 1;

  const shortened = new Set();
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const piece of pieces) {
    const bound = { x: true, y: true };
    const leaves = (edge, ways) => piece.lines.some((line) =>
      (ways.x && bound.x && (line.left < edge.left - SLACK || line.right > edge.right + SLACK)) ||
      (ways.y && bound.y && (line.top < edge.top - SLACK || line.bottom > edge.bottom + SLACK)));
    let placed = false;
    for (const each of chain(piece.node)) {
      const edge = box(each);
      if (each === document.documentElement || each === document.body || edge.inline) continue;
      if (each instanceof SVGElement && each.localName !== 'svg') continue;
      if (leaves(edge, edge.cuts)) {
        if (edge.shortens) shortened.add(each);
        else tell('cut', each, piece.said);
        bound.x = bound.y = false;
      }
      if (!piece.home && edge.painted && !(placed && piece.lines.every((line) => isBeside(line, edge)))) {
        piece.home = each;
        if (leaves(edge, { x: !edge.scrolls.x, y: !edge.scrolls.y })) tell('spills', each, piece.said);
      }
      if (edge.scrolls.x && leaves(edge, { x: true }) && !each.matches(sideways)) tell('only by scrolling sideways', each, piece.said);
      if (edge.scrolls.x || edge.scrolls.y || edge.cuts.x || edge.cuts.y) piece.lines = piece.lines.map((line) => within(line, edge)).filter(isThere);
      bound.x &&= !edge.scrolls.x;
      bound.y &&= !edge.scrolls.y;
      placed ||= edge.position === 'absolute';
    }
    if (leaves(page, { x: true, y: true })) tell('outside the window', piece.node, piece.said);
  }

  // Broken within a word. The hyphen that shows at a seam belongs to the letter after it, so a suspect is looked at letter by letter.

  function tops(text, from, to) {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].filter((line) => line.width).map((line) => Math.round(line.top));
  }
  for (const { text, node, lines } of pieces) {
    if (lines.length < 2 || node.closest('code, pre')) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]{4,}/gu)) {
      if (new Set(tops(text, index, index + word.length)).size < 2) continue;
      const letters = [...word].map((_, letter) => tops(text, index + letter, index + letter + 1).at(-1));
      if (new Set(letters).size > 1) tell('broken word', node, word);
    }
  }

  // One text on another, in one box.

  for (const mates of Map.groupBy(pieces, (piece) => piece.home ?? document.body).values()) {
    const lines = mates.flatMap((piece) => piece.lines.map((line) => ({ line, piece }))).sort((a, b) => a.line.top - b.line.top);
    lines.forEach(({ line, piece }, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.line.top > line.bottom - 3) break;
        const across = Math.min(line.right, other.line.right) - Math.max(line.left, other.line.left);
        if (other.piece !== piece && across > 2) tell('overlaps', piece.node, `${plain(piece.said).slice(0, 30)}" and "${plain(other.piece.said).slice(0, 30)}`);
      }
    });
  }

  // A text under or over a box with words of its own, in one box.

  const boxes = new Set(pieces.map((piece) => piece.home).filter(Boolean));
  for (const piece of pieces.filter((each) => each.home)) {
    for (const other of boxes) {
      if (other === piece.home || !piece.home.contains(other) || other.contains(piece.node)) continue;
      const edge = box(other);
      const common = piece.lines.map((line) => within(line, edge));
      if (common.some((line) => line.right - line.left > 3 && line.bottom - line.top > 3)) tell('covered', other, `${plain(piece.said).slice(0, 30)}" and "${plain(other.textContent).slice(0, 30)}`);
    }
  }

  // Labels in drawings, wider than what they label.

  for (const { node, lines: [line], said } of pieces.filter((piece) => piece.node.ownerSVGElement && piece.lines.length)) {
    const label = node.closest('text');
    const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
    const shapes = [...label.parentElement.children].filter((each) => each.matches('rect, circle, ellipse, path, polygon, use'));
    const around = shapes.map((each) => each.getBoundingClientRect()).filter((each) => x > each.left && x < each.right && y > each.top && y < each.bottom);
    if (line.right - line.left > Math.min(...around.map((each) => each.width)) + SLACK) tell('wider than its shape', label, said);
  }

  // Fields to fill in or choose from.

  for (const field of document.querySelectorAll('select, input[placeholder]')) {
    if (!isSeen(field)) continue;
    const alone = field.cloneNode(false);
    alone.style.cssText = 'position: absolute; visibility: hidden; width: max-content; min-width: 0; max-width: none; flex: none';
    if (field.localName === 'select' && field.selectedOptions.length) alone.append(field.selectedOptions[0].cloneNode(true));
    let said = field.selectedOptions?.[0]?.label;
    if (field.placeholder !== undefined && field.localName === 'input') {
      said = field.placeholder;
      alone.style.fieldSizing = 'content';
      alone.value = '';
    }
    field.after(alone);
    const needed = alone.offsetWidth;
    alone.remove();
    if (said && needed > field.offsetWidth + SLACK) tell('cut', field, said);
  }

  // What is shortened is said in full by a tip, and a button is never shortened.

  for (const node of shortened) {
    const whole = plain(node.textContent);
    if (node.closest('.btn')) tell('cut', node, whole);
    else if (!(await isTipped(node, whole))) tell('shortened without a tip', node, whole);
  }
  async function isTipped(node, whole) {
    const last = document.activeElement;
    for (let each = node; each && each !== document.body; each = each.parentElement) {
      each.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: false }));
      await new Promise((done) => setTimeout(done, 4));
      const tip = document.getElementById('tip');
      if (!tip) continue;
      const said = plain([...tip.children].map((part) => part.textContent).join(' '));
      each.dispatchEvent(new PointerEvent('pointercancel', { bubbles: false }));
      await new Promise((done) => setTimeout(done, 4));
      return said.includes(whole);
    }
    last?.focus?.();
    return false;
  }

  return [...told].sort();
}
