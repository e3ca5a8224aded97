/** Something goes from one place to another, in sight, without stopping anybody. */
import { tick } from 'svelte';

const TIME = 320;
const still = matchMedia('(prefers-reduced-motion: reduce)');

export function fly(picture: SVGElement, from: DOMRect, to: DOMRect): void {
  if (still.matches || document.hidden || !from.width || !to.width) return;
  const size = Math.min(Math.max(from.width, 18), 56);
  Object.assign(picture.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: `${size}px`,
    height: `${size}px`,
    pointerEvents: 'none',
    zIndex: '15',
  });
  picture.setAttribute('aria-hidden', 'true');
  document.body.append(picture);
  const spot = (box: DOMRect) =>
    `translate(${box.x + box.width / 2 - size / 2}px, ${box.y + box.height / 2 - size / 2}px)`;
  const flight = picture.animate(
    [{ transform: spot(from) }, { transform: `${spot(to)} scale(${Math.min(1, to.width / size)})` }],
    { duration: TIME, easing: 'cubic-bezier(.2, .7, .2, 1)' },
  );
  flight.onfinish = flight.oncancel = () => picture.remove();
}

/** Where something that can be seen is. */
export function boxOf(selector: string): DOMRect | null {
  const seen = (node: Element) => node.getClientRects().length > 0 && getComputedStyle(node).visibility !== 'hidden';
  return [...document.querySelectorAll(selector)].find(seen)?.getBoundingClientRect() ?? null;
}

/** A flight noted before the page changes: the place it goes to is looked for when it has changed. */
export interface Flight {
  picture: () => SVGElement;
  from: DOMRect;
  to: string;
}

export function flyAfter(flights: Flight[]): void {
  if (!flights.length) return;
  void tick().then(() => {
    for (const flight of flights) {
      const to = boxOf(flight.to);
      if (to) fly(flight.picture(), flight.from, to);
    }
  });
}
