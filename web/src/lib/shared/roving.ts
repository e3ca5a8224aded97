/** One tab stop among many targets; arrows walk to the nearest one in that direction. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function roving(node: Element, selector = '[data-target]') {
  const targets = () => [...node.querySelectorAll<HTMLElement | SVGElement>(selector)];

  const tidy = () => {
    const all = targets();
    const held = all.find((each) => each === document.activeElement) ?? all.find((each) => each.tabIndex === 0) ?? all[0];
    for (const each of all) {
      const wish = each === held ? '0' : '-1';
      if (each.getAttribute('tabindex') !== wish) each.setAttribute('tabindex', wish);
    }
  };

  const step = (event: Event) => {
    const { key } = event as KeyboardEvent;
    const from = document.activeElement;
    const all = targets();
    if (!from || !all.includes(from as HTMLElement)) return;
    if (key === 'Enter' || key === ' ') {
      if (from instanceof SVGElement) {
        event.preventDefault();
        from.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }
      return;
    }
    const direction = DIRECTIONS[key];
    if (!direction) return;
    event.preventDefault();
    const box = from.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    let best: HTMLElement | SVGElement | null = null;
    let least = Infinity;
    for (const each of all) {
      const there = each.getBoundingClientRect();
      const [dx, dy] = [there.x + there.width / 2 - x, there.y + there.height / 2 - y];
      const ahead = dx * direction[0] + dy * direction[1];
      if (each === from || ahead <= 1) continue;
      const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
      const cost = ahead + 2 * aside;
      if (cost < least) [best, least] = [each, cost];
    }
    if (!best) return;
    for (const each of all) each.setAttribute('tabindex', each === best ? '0' : '-1');
    best.focus();
  };

  const watcher = new MutationObserver(tidy);
  watcher.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-target'] });
  node.addEventListener('keydown', step);
  tidy();
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener('keydown', step);
    },
  };
}
