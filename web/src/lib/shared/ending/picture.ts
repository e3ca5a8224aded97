/** A picture of the final table to share: its board, the names and the points, drawn as one image. */

export interface Shared {
  title: string;
  /** What it came to, in a sentence. */
  line: string;
  rows: { name: string; points: string; part: number; colour: string }[];
  /** The board, if the game has one in a drawing. */
  board: SVGSVGElement | null;
}

const WIDE = 1200;
const HIGH = 630;
const SVG = 'http://www.w3.org/2000/svg';
const KEPT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'visibility',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
  'transform',
  'stop-color',
  'stop-opacity',
  'paint-order',
];

/** A colour of the page's own, as it is now. */
const now = (name: string): string => getComputedStyle(document.body).getPropertyValue(name).trim() || 'gray';

/** Make a copy look by itself as its original does on the page. */
function settle(original: Element, copy: Element): void {
  const style = getComputedStyle(original);
  if (copy instanceof SVGElement) {
    for (const name of KEPT) {
      const value = style.getPropertyValue(name);
      if (value && !(name === 'transform' && value === 'none')) copy.style.setProperty(name, value);
    }
    copy.removeAttribute('class');
  }
  [...original.children].forEach((each, index) => {
    const its = copy.children[index];
    if (its) settle(each, its);
  });
}

/** What a drawing refers to by name and which stands elsewhere on the page. */
function referred(root: Element, into: Map<string, Element>): void {
  const found = new XMLSerializer()
    .serializeToString(root)
    .matchAll(/(?:href="#|url\((?:&quot;|["'])?[^)#]*#)([\w-]+)/g);
  for (const [, name] of found) {
    const original = name && !into.has(name) ? document.getElementById(name) : null;
    if (!original || !name) continue;
    const copy = original.cloneNode(true);
    if (!(copy instanceof Element)) continue;
    settle(original, copy);
    into.set(name, copy);
    referred(copy, into);
  }
}

function boardOf(original: SVGSVGElement): SVGElement | null {
  const copy = original.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return null;
  settle(original, copy);
  const parts = new Map<string, Element>();
  referred(copy, parts);
  const defs = document.createElementNS(SVG, 'defs');
  defs.append(...parts.values());
  copy.prepend(defs);
  for (const [name, value] of Object.entries({ x: '40', y: '40', width: '550', height: '550' }))
    copy.setAttribute(name, value);
  copy.removeAttribute('style');
  return copy;
}

function text(words: string, x: number, y: number, size: number, colour: string, more: Record<string, string> = {}) {
  const node = document.createElementNS(SVG, 'text');
  node.textContent = words;
  const all = { x: String(x), y: String(y), 'font-size': String(size), fill: colour, 'font-family': 'Georgia, serif' };
  for (const [name, value] of Object.entries({ ...all, ...more })) node.setAttribute(name, value);
  return node;
}

function box(x: number, y: number, width: number, height: number, colour: string, radius = 0) {
  const node = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ x, y, width, height, rx: radius }))
    node.setAttribute(name, String(value));
  node.setAttribute('fill', colour);
  return node;
}

/** The whole picture as a drawing. */
export function drawing(shared: Shared): string {
  const image = document.createElementNS(SVG, 'svg');
  image.setAttribute('viewBox', `0 0 ${WIDE} ${HIGH}`);
  image.setAttribute('width', String(WIDE));
  image.setAttribute('height', String(HIGH));
  const [ink, ink2, panel] = [now('--ink'), now('--ink-2'), now('--panel-2')];
  image.append(box(0, 0, WIDE, HIGH, getComputedStyle(document.body).backgroundColor));
  const board = shared.board && boardOf(shared.board);
  if (board) image.append(board);
  const left = board ? 640 : 80;
  const wide = WIDE - left - 60;
  image.append(
    text(shared.title, left, 100, 46, ink, { 'font-weight': '600' }),
    text(shared.line, left, 146, 24, ink2),
  );
  const step = Math.min(64, 380 / Math.max(1, shared.rows.length));
  shared.rows.forEach((row, index) => {
    const y = 190 + index * step;
    image.append(
      box(left, y, wide, step - 10, panel, 8),
      box(left, y, Math.max(8, wide * row.part), step - 10, row.colour, 8),
      text(row.name, left + 16, y + step / 2 + 3, 24, ink, {
        'paint-order': 'stroke',
        stroke: panel,
        'stroke-width': '5',
      }),
      text(row.points, left + wide - 16, y + step / 2 + 3, 28, ink, {
        'text-anchor': 'end',
        'font-weight': '600',
        'paint-order': 'stroke',
        stroke: panel,
        'stroke-width': '5',
      }),
    );
  });
  image.append(text('Orrery', WIDE - 60, HIGH - 30, 22, ink2, { 'text-anchor': 'end' }));
  return new XMLSerializer().serializeToString(image);
}

/** The picture as a file for the reader. */
export async function save(shared: Shared, name: string): Promise<void> {
  const picture = new Image(WIDE, HIGH);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing(shared))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, HIGH];
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  const file = await new Promise<Blob | null>((then) => canvas.toBlob(then, 'image/png'));
  if (!file) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
