/** One tooltip for the page: hover 250 ms, long press 400 ms, or focus and "?". Tab then leads to the rule it names. */

export interface TipText {
  title: string;
  text?: string;
  /** The grey line: rule and origin; numbers of rules in it become links. */
  foot?: string;
  bad?: boolean;
}

class Shown {
  tip = $state.raw<{ text: TipText; box: DOMRect; node: Element } | null>(null);
  /** The game whose rules a tip speaks of. */
  game = $state<string | null>(null);
}

export const shown = new Shown();
export const TIP = 'tip';

/** How far from the tip and its thing the pointer may stray on its way to the link. */
const CORRIDOR = 12;

let timer: ReturnType<typeof setTimeout> | undefined;
let visible = false;

export function showTip(node: Element, text: TipText): void {
  visible = true;
  shown.tip?.node.removeAttribute('aria-describedby');
  shown.tip = { text, box: node.getBoundingClientRect(), node };
  node.setAttribute('aria-describedby', TIP);
}

/** A moment later, because an element may say goodbye while the page is being drawn. */
export function hideTip(): void {
  clearTimeout(timer);
  if (!visible) return;
  visible = false;
  queueMicrotask(() => {
    if (visible) return;
    shown.tip?.node.removeAttribute('aria-describedby');
    shown.tip = null;
  });
}

/** Whether the pointer is on its way from the thing to the links of its tip. */
function onTheWay(event: { clientX: number; clientY: number }): boolean {
  const tip = document.getElementById(TIP);
  if (!shown.tip || !tip?.querySelector('a')) return false;
  const [a, b] = [shown.tip.box, tip.getBoundingClientRect()];
  const { clientX: x, clientY: y } = event;
  return (
    x > Math.min(a.left, b.left) - CORRIDOR &&
    x < Math.max(a.right, b.right) + CORRIDOR &&
    y > Math.min(a.top, b.top) - CORRIDOR &&
    y < Math.max(a.bottom, b.bottom) + CORRIDOR
  );
}

/** The pointer leaves a thing: its tip goes too, unless the pointer is on its way to the link. */
export function leaveTip(event: PointerEvent): void {
  clearTimeout(timer);
  if (event.pointerType !== 'mouse' || !onTheWay(event)) hideTip();
}

/** The pointer moves somewhere: a tip left behind goes. */
export function strayed(event: PointerEvent): void {
  if (event.pointerType !== 'mouse' || !shown.tip || shown.tip.node === document.activeElement) return;
  if (!shown.tip.node.matches(':hover') && !onTheWay(event)) hideTip();
}

const links = (): HTMLElement[] => [...(document.getElementById(TIP)?.querySelectorAll('a') ?? [])];

/** Keys within the tip: Tab walks its links and back to the thing, Escape goes back at once. */
export function tipKeys(event: KeyboardEvent): void {
  if (event.key !== 'Tab' && event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  const all = links();
  const next = all[all.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1)];
  if (event.key === 'Tab' && next) next.focus();
  else {
    (shown.tip?.node as HTMLElement | undefined)?.focus();
    hideTip();
  }
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
  const keys = (event: KeyboardEvent) => {
    if (event.key === '?') soon(0);
    else if (event.key === 'Escape') hideTip();
    else if (event.key === 'Tab' && !event.shiftKey && shown.tip?.node === node && links().length) {
      event.preventDefault();
      links()[0]!.focus();
    }
  };
  const listeners: [string, (event: Event) => void][] = [
    [
      'pointerenter',
      (event) => {
        const pointer = event as PointerEvent;
        if (pointer.pointerType === 'mouse' && (shown.tip?.node === node || !onTheWay(pointer))) soon(250);
      },
    ],
    ['pointerleave', (event) => leaveTip(event as PointerEvent)],
    ['pointerdown', (event) => ((event as PointerEvent).pointerType === 'mouse' ? hideTip() : soon(400))],
    ['pointerup', () => clearTimeout(timer)],
    ['pointercancel', hideTip],
    ['blur', (event) => !links().includes((event as FocusEvent).relatedTarget as HTMLElement) && hideTip()],
    ['keydown', (event) => keys(event as KeyboardEvent)],
  ];
  for (const [name, listen] of listeners) node.addEventListener(name, listen);
  return {
    update(next: typeof make) {
      current = next;
    },
    destroy() {
      if (shown.tip?.node === node || !visible) hideTip();
      else clearTimeout(timer);
      for (const [name, listen] of listeners) node.removeEventListener(name, listen);
    },
  };
}
