/** A card's animal on a light disc, for what flies over the table. */
const SVG = 'http://www.w3.org/2000/svg';
const INK = 'var(--comet-print-dark)';

function part(name: string, attributes: Record<string, string>): SVGElement {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

/** Without a path it is the back of a card. */
export function discOf(path: string): SVGElement {
  const picture = part('svg', { viewBox: '0 0 512 512' });
  if (!path) {
    picture.append(part('rect', { x: '96', y: '16', width: '320', height: '480', rx: '48', class: 'card-back' }));
    return picture;
  }
  picture.append(
    part('circle', { cx: '256', cy: '256', r: '248', fill: 'var(--comet-disc)', stroke: INK, 'stroke-width': '16' }),
    part('path', { d: path, fill: INK, transform: 'translate(92 92) scale(.64)' }),
  );
  return picture;
}
