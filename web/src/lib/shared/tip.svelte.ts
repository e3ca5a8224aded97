/** One tooltip for the page: hover 250 ms, long press 400 ms, or focus and "?". */

export interface TipText {
  title: string;
  text?: string;
  foot?: string;
  bad?: boolean;
}

class Shown {
  tip = $state.raw<{ text: TipText; box: DOMRect } | null>(null);
}

export const shown = new Shown();

let timer: ReturnType<typeof setTimeout> | undefined;
let visible = false;

export function showTip(node: Element, text: TipText): void {
  visible = true;
  shown.tip = { text, box: node.getBoundingClientRect() };
}

/** A moment later, because an element may say goodbye while the page is being drawn. */
export function hideTip(): void {
  clearTimeout(timer);
  if (!visible) return;
  visible = false;
  queueMicrotask(() => {
    if (!visible) shown.tip = null;
  });
}

/** Explain an element. */
export function tip(node: Element, make: TipText | null | (() => TipText | null)) {
  let current = make;
  const text = () => (typeof current === 'function' ? current() : current);
  const soon = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const said = text();
      if (said && node.isConnected) showTip(node, said);
    }, delay);
  };
  const listeners: [string, (event: Event) => void][] = [
    ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && soon(250)],
    ['pointerleave', hideTip],
    ['pointerdown', (event) => ((event as PointerEvent).pointerType === 'mouse' ? hideTip() : soon(400))],
    ['pointerup', () => clearTimeout(timer)],
    ['pointercancel', hideTip],
    ['blur', hideTip],
    [
      'keydown',
      (event) => {
        if ((event as KeyboardEvent).key === '?') soon(0);
        if ((event as KeyboardEvent).key === 'Escape') hideTip();
      },
    ],
  ];
  for (const [name, listen] of listeners) node.addEventListener(name, listen);
  return {
    update(next: typeof make) {
      current = next;
    },
    destroy() {
      hideTip();
      for (const [name, listen] of listeners) node.removeEventListener(name, listen);
    },
  };
}
