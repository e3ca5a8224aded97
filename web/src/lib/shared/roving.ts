/**
 * One tab stop among many things; arrows walk to the nearest one in that direction.
 *
 * Tab comes to what may be chosen now: [data-target], and only then to what is seldom meant, [data-target=rare].
 * Arrows go over [data-walk] too, so that what may not be chosen can be asked why not; with Shift they go over what
 * may be chosen. After a choice that used the thing itself up the focus goes on to the nearest one that may be chosen.
 * In a replay, where arrows step through time, nothing is walked over.
 */

type Thing = HTMLElement | SVGElement;

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const isTarget = (each: Thing): boolean => 'target' in each.dataset;
const isMeant = (each: Thing): boolean => each.dataset.target === '';

function middle(each: Element): [number, number] {
  const box = each.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The thing that costs least to go to by its distance in x and y. */
function nearest(from: Element, all: Thing[], cost: (dx: number, dy: number) => number): Thing | null {
  const [x, y] = middle(from);
  let best: Thing | null = null;
  let least = Infinity;
  for (const each of all) {
    if (each === from) continue;
    const [ex, ey] = middle(each);
    const price = cost(ex - x, ey - y);
    if (price < least) [best, least] = [each, price];
  }
  return best;
}

export function roving(node: Element, walks = true) {
  /** What was chosen last, while it still has the focus. */
  let used: Thing | null = null;
  const things = () => [...node.querySelectorAll<Thing>('[data-target], [data-walk]')];
  const open = () => (walks ? things() : things().filter(isTarget));

  const stopAt = (held: Thing | undefined) => {
    for (const each of things()) {
      const wish = each === held ? '0' : '-1';
      if (each.getAttribute('tabindex') !== wish) each.setAttribute('tabindex', wish);
    }
  };

  const tidy = () => {
    const all = open();
    const meant = all.filter(isMeant);
    let focused = all.find((each) => each === document.activeElement);
    if (used && used !== focused) used = null;
    if (used && meant.length && !isMeant(used)) {
      focused = nearest(used, meant, Math.hypot)!;
      used = null;
      stopAt(focused);
      focused.focus();
      return;
    }
    const last = all.find((each) => each.getAttribute('tabindex') === '0');
    const kinds = [meant, all.filter(isTarget), all];
    const kind = kinds.find((each) => each.length) ?? [];
    stopAt(focused ?? (last && kind.includes(last) ? last : kind[0]));
  };

  const step = (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const { key, shiftKey } = event;
    const all = open();
    const from = all.find((each) => each === document.activeElement);
    if (!from) return;
    if (key === 'Enter' || key === ' ') {
      if (isMeant(from)) used = from;
      if (from instanceof SVGElement) {
        event.preventDefault();
        from.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }
      return;
    }
    const direction = DIRECTIONS[key];
    if (!direction) return;
    const best = nearest(from, shiftKey ? all.filter(isTarget) : all, (dx, dy) => {
      const ahead = dx * direction[0] + dy * direction[1];
      return ahead <= 1 ? Infinity : (dx * dx + dy * dy) / ahead;
    });
    if (!best) return;
    event.preventDefault();
    stopAt(best);
    best.focus();
  };

  const watcher = new MutationObserver(tidy);
  watcher.observe(node, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-target', 'data-walk'],
  });
  node.addEventListener('keydown', step);
  node.addEventListener('focusin', tidy);
  tidy();
  return {
    update(next = true) {
      walks = next;
      tidy();
    },
    destroy() {
      watcher.disconnect();
      node.removeEventListener('keydown', step);
      node.removeEventListener('focusin', tidy);
    },
  };
}
