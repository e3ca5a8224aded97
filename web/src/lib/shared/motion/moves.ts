/** The ways in which things move on a board. Each is begun by the show in its turn and says when it is over. */

/** What lies somewhere: a selector, or several of which the first that can be seen counts. */
export type Target = string | readonly string[];

/** Where something is: as it was measured, or what lies there. */
export type Place = DOMRect | Target;

/** Something goes from one place to another, on the way past others; it is the picture given, or what it becomes. */
export interface Flight {
  is: 'fly';
  from: Place;
  to: Target;
  via?: Target[];
  picture?: () => Element | null;
  /** It is turned up on the way. */
  turns?: boolean;
  /** It stays nowhere: what lies at the end is seen all the time. */
  passes?: boolean;
}

/** A piece of a drawing goes its way, as transforms of the drawing; the last is where it stands now. */
export interface Walk {
  is: 'walk';
  piece: string;
  points: string[];
}

/** Something changes where it is. */
export interface Change {
  is: 'turn' | 'flash' | 'strike' | 'break' | 'grow';
  what: Target;
}

export type Move = Flight | Walk | Change;

const EASE = 'cubic-bezier(.2, .7, .2, 1)';
const SMALLEST = 18;
const LARGEST = 120;

const isSeen = (node: Element): boolean =>
  node.getClientRects().length > 0 && getComputedStyle(node).visibility !== 'hidden';

/** The first thing that can be seen. */
export function seen(target: Target): Element | null {
  const wishes = typeof target === 'string' ? [target] : target;
  for (const wish of wishes) {
    const found = [...document.querySelectorAll(wish)].find(isSeen);
    if (found) return found;
  }
  return null;
}

export function boxOf(place: Place): DOMRect | null {
  if (place instanceof DOMRect) return place.width ? place : null;
  return seen(place)?.getBoundingClientRect() ?? null;
}

/** Pictures that are under way and belong to no place. */
const flying = new Set<Element>();

export function clearSky(): void {
  for (const each of flying) each.remove();
  flying.clear();
}

/** What something looks like, to be taken along; a part of a drawing gets a drawing of its own. */
function copyOf(node: Element, box: DOMRect): Element {
  if (!(node instanceof SVGGraphicsElement) || node instanceof SVGSVGElement) {
    const copy = node.cloneNode(true);
    return copy instanceof Element ? copy : document.createElement('span');
  }
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const part = node.cloneNode(true);
  const scale = node.getScreenCTM();
  const area = node.getBBox();
  if (scale) drawing.setAttribute('viewBox', `${area.x} ${area.y} ${area.width} ${area.height}`);
  if (part instanceof SVGElement) {
    part.removeAttribute('transform');
    part.style.transform = 'none';
  }
  drawing.append(part);
  drawing.style.width = `${box.width}px`;
  return drawing;
}

function launch(picture: Element, size: { width: number; height: number }): HTMLElement | SVGElement | null {
  if (!(picture instanceof HTMLElement || picture instanceof SVGElement)) return null;
  Object.assign(picture.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    margin: '0',
    width: `${size.width}px`,
    height: `${size.height}px`,
    pointerEvents: 'none',
    zIndex: '15',
    transition: 'none',
  });
  for (const each of [picture, ...picture.querySelectorAll('[data-target], [data-walk], [id]')])
    for (const name of ['data-target', 'data-walk', 'data-card', 'data-slot', 'id', 'tabindex'])
      each.removeAttribute(name);
  picture.setAttribute('aria-hidden', 'true');
  picture.setAttribute('inert', '');
  document.body.append(picture);
  flying.add(picture);
  return picture;
}

const finished = (animation: Animation): Promise<unknown> => animation.finished.catch(() => undefined);

/** Begin a move that takes so many milliseconds; what is promised is kept when it is over or broken off. */
export function begin(move: Move, time: number): { animation: Animation; over: Promise<unknown> } | null {
  if (move.is === 'fly') return fly(move, time);
  if (move.is === 'walk') return walk(move, time);
  return change(move, time);
}

function fly(move: Flight, time: number) {
  const target = seen(move.to);
  const [from, to] = [boxOf(move.from), target?.getBoundingClientRect()];
  if (!target || !from || !to?.width) return null;
  const given = move.picture?.();
  const bounded = (length: number) => Math.min(Math.max(length, SMALLEST), LARGEST);
  const size = given
    ? { width: bounded(Math.min(from.width, 56)), height: bounded(Math.min(from.width, 56)) }
    : { width: to.width, height: to.height };
  const picture = launch(given ?? copyOf(target, to), size);
  if (!picture) return null;
  const spot = (box: DOMRect, scale: number, turned = 0) =>
    `translate(${box.x + (box.width - size.width) / 2}px, ${box.y + (box.height - size.height) / 2}px) ` +
    `scale(${scale}) rotateY(${turned}deg)`;
  const shrunk = Math.min(1, Math.max(0.3, from.width / size.width));
  const stops = (move.via ?? []).flatMap((each) => boxOf(each) ?? []);
  const frames = [
    { transform: spot(from, shrunk, move.turns ? 180 : 0) },
    ...stops.map((box) => ({ transform: spot(box, 1, move.turns ? 90 : 0) })),
    { transform: spot(to, given ? Math.min(1, to.width / size.width) : 1) },
  ];
  const animation = picture.animate(frames, { duration: time, easing: EASE });
  const over = finished(animation).then(() => {
    flying.delete(picture);
    picture.remove();
  });
  return { animation, over };
}

function walk(move: Walk, time: number) {
  const piece = seen(move.piece);
  if (!piece) return null;
  const frames = move.points.map((transform) => ({ transform }));
  const animation = piece.animate(frames, { duration: time, easing: EASE, fill: 'forwards' });
  return { animation, over: finished(animation) };
}

const FRAMES: Record<Change['is'], Keyframe[]> = {
  turn: [{ transform: 'perspective(700px) rotateY(90deg)' }, { transform: 'perspective(700px) rotateY(0)' }],
  flash: [{ filter: 'brightness(1)' }, { filter: 'brightness(1.75)', offset: 0.3 }, { filter: 'brightness(1)' }],
  grow: [{ transform: 'scale(1)' }, { transform: 'scale(1.28)', offset: 0.4 }, { transform: 'scale(1)' }],
  strike: [
    { transform: 'none', filter: 'brightness(1)' },
    { transform: 'translate(-5px, 2px) rotate(-1.2deg)', filter: 'brightness(1.9) saturate(2)', offset: 0.2 },
    { transform: 'translate(5px, -2px) rotate(1.2deg)', offset: 0.4 },
    { transform: 'translate(-3px, 1px)', filter: 'brightness(1.3) saturate(1.4)', offset: 0.65 },
    { transform: 'none', filter: 'brightness(1)' },
  ],
  break: [
    { opacity: 1 },
    { transform: 'scale(1.9)', opacity: 0.9, offset: 0.35 },
    { transform: 'translateY(16px) scale(.2) rotate(40deg)', opacity: 0 },
  ],
};

function change(move: Change, time: number) {
  const node = seen(move.what);
  if (!node) return null;
  const animation = node.animate(FRAMES[move.is], { duration: time, easing: 'ease-out' });
  return { animation, over: finished(animation) };
}
