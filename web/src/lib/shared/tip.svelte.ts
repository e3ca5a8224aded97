/**
 * One tooltip for the page: hover 250 ms, long press 400 ms, or focus and "?". Tab then leads to the rule it names.
 *
 * What cannot be done now says why not, in the game's own words: at a click or Enter the reason alone, at a long press
 * or "?" with what the thing is.
 */
import type { Session } from './session.svelte';
import { hasForm, t, word } from './texts.svelte';
import type { Action } from './types';

export interface TipText {
  title: string;
  text?: string;
  /** The grey line: rule and origin; numbers of rules in it become links. */
  foot?: string;
  bad?: boolean;
}

type Make = TipText | null | (() => TipText | null);

/** A thing that may be out of bounds: what it is, and what using it would mean; null where it can be used. */
export interface Barred {
  about: () => TipText | null;
  why: () => Action | null;
}

class Shown {
  tip = $state.raw<{ text: TipText; box: DOMRect; node: Element } | null>(null);
  /** The game whose rules a tip speaks of. */
  game = $state<string | null>(null);
  /** The table that is asked why something cannot be done. */
  table: Session | null = null;
}

export const shown = new Shown();
export const TIP = 'tip';

/** How far from the tip and its thing the pointer may stray on its way to the link. */
const CORRIDOR = 12;
const HOVER = 250;
const PRESS = 400;
/** Milliseconds a pointer rests on a thing before the game is asked for its reason. */
const DWELL = 450;

let timer: ReturnType<typeof setTimeout> | undefined;
let visible = false;
/** What is asked; an answer to anything but the latest is not shown. */
let asked: { node: Element } | null = null;
/** The press that was heard last: of things in one another the innermost tells. */
let pressed: Event | null = null;
/** Whether that press was long enough to be told; the click it ends in tells nothing more. */
let long = false;

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

/**
 * The mouse leaves a thing: its tip goes too, unless the mouse is on its way to the link. After a finger it stays
 * until the next touch.
 */
function leave(event: PointerEvent): void {
  clearTimeout(timer);
  if (event.pointerType !== 'mouse') return;
  asked = null;
  if (!onTheWay(event)) hideTip();
}

/** The pointer moves somewhere: a tip left behind goes. */
export function strayed(event: PointerEvent): void {
  if (event.pointerType !== 'mouse' || !shown.tip || shown.tip.node === document.activeElement) return;
  if (!shown.tip.node.matches(':hover') && !onTheWay(event)) hideTip();
}

const links = (): HTMLElement[] => [...(document.getElementById(TIP)?.querySelectorAll('a') ?? [])];

const isLink = (target: EventTarget | null): boolean => links().some((each) => each === target);

/** Keys within the tip: Tab walks its links and back to the thing, Escape goes back at once. */
export function tipKeys(event: KeyboardEvent): void {
  if (event.key !== 'Tab' && event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  const all = links();
  const next = all[all.findIndex((each) => each === event.target) + (event.shiftKey ? -1 : 1)];
  if (event.key === 'Tab' && next) next.focus();
  else {
    const node = shown.tip?.node;
    if (node instanceof HTMLElement || node instanceof SVGElement) node.focus();
    hideTip();
  }
}

/** The game's own reason against an action, with the rule it comes from; nothing if there is none. */
async function reason(action: Action): Promise<TipText | null> {
  const table = shown.table!;
  const said = await table.why(action);
  return (
    said && {
      title: table.texts.refusal(said),
      foot: said.rule ? t('tip-rule', { rule: said.rule }) : undefined,
      bad: true,
    }
  );
}

/** What a message says about itself: its words, why they matter and the rule; nothing where it does not. */
export const explained = (id: string, title = t(id)): TipText | null =>
  hasForm(id, 'why') ? { title, text: word(id, 'why'), foot: t('tip-rule', { rule: word(id, 'rule') }) } : null;

const isBarred = (make: Make | Barred): make is Barred => make !== null && 'why' in make;

/** Explain an element. */
export function tip(node: Element, make: Make | Barred) {
  let current = make;
  const about = (): TipText | null => {
    if (isBarred(current)) return current.about();
    return typeof current === 'function' ? current() : current;
  };
  /** What cannot be done with the thing, while something is asked. */
  const barred = (): Action | null => (isBarred(current) && shown.table?.legal.length ? current.why() : null);

  const tellWhy = async (action: Action, more: TipText | null) => {
    clearTimeout(timer);
    const ask = (asked = { node });
    const said = await reason(action);
    if (!said || ask !== asked || !node.isConnected) return;
    showTip(node, more ? { ...said, text: [more.title, more.text].filter(Boolean).join(': ') } : said);
  };
  const tell = () => {
    const [said, action] = [about(), barred()];
    if (action) void tellWhy(action, said);
    else if (said && node.isConnected) showTip(node, said);
  };
  const soon = (delay: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, delay);
  };
  const drop = () => {
    if (asked?.node === node) asked = null;
    if (shown.tip?.node === node) hideTip();
    else clearTimeout(timer);
  };

  const hover = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || (shown.tip?.node !== node && onTheWay(event))) return;
    const said = about();
    if (said) soon(HOVER, () => node.isConnected && showTip(node, said));
    else soon(DWELL, tell);
  };
  const press = (event: PointerEvent) => {
    if (pressed === event) return;
    pressed = event;
    long = false;
    if (event.pointerType === 'mouse') hideTip();
    else
      soon(PRESS, () => {
        long = true;
        tell();
      });
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown.tip?.node === node) {
      event.stopPropagation();
      drop();
    } else if (event.key === 'Tab' && !event.shiftKey && shown.tip?.node === node && links().length) {
      event.preventDefault();
      links()[0]!.focus();
    } else if (event.key === '?') {
      event.stopPropagation();
      tell();
    } else if ((event.key === 'Enter' || event.key === ' ') && event.target === node) {
      const action = barred();
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      void tellWhy(action, null);
    }
  };
  const click = () => {
    const action = barred();
    if (action && !long) void tellWhy(action, null);
  };
  const listeners: [string, (event: Event) => unknown][] = [
    ['pointerenter', (event) => event instanceof PointerEvent && hover(event)],
    ['pointerleave', (event) => event instanceof PointerEvent && leave(event)],
    ['pointerdown', (event) => event instanceof PointerEvent && press(event)],
    ['pointerup', () => clearTimeout(timer)],
    ['pointercancel', drop],
    ['click', click],
    ['blur', (event) => !(event instanceof FocusEvent && isLink(event.relatedTarget)) && drop()],
    ['keydown', (event) => event instanceof KeyboardEvent && keys(event)],
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
