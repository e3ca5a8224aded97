/** Something goes from one place to another, in sight, without stopping anybody. */

const TIME = 320;
const still = matchMedia('(prefers-reduced-motion: reduce)');

export function fly(picture: SVGElement, from: DOMRect, to: DOMRect): void {
  if (still.matches || document.hidden || !from.width || !to.width) return;
  const size = Math.min(Math.max(from.width, 18), 56);
  Object.assign(picture.style, { position: 'fixed', left: '0', top: '0', width: `${size}px`, height: `${size}px`, pointerEvents: 'none', zIndex: '15' });
  picture.setAttribute('aria-hidden', 'true');
  document.body.append(picture);
  const spot = (box: DOMRect) => `translate(${box.x + box.width / 2 - size / 2}px, ${box.y + box.height / 2 - size / 2}px)`;
  const flight = picture.animate(
    [{ transform: spot(from) }, { transform: `${spot(to)} scale(${Math.min(1, to.width / size)})` }],
    { duration: TIME, easing: 'cubic-bezier(.2, .7, .2, 1)' },
  );
  flight.onfinish = flight.oncancel = () => picture.remove();
}
