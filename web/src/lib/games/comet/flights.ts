/** Where cards came from and went when a choice arrives: noted before the table changes, flown after. */
import { nameIn, numberIn } from '../../shared/args';
import { boxOf, flyAfter, type Flight } from '../../shared/fly';
import type { GameEvent } from '../../shared/types';
import type { Cards } from './cards';
import type { CometView } from './types';

const SVG = 'http://www.w3.org/2000/svg';

function silhouette(path: string): SVGElement {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 512 512');
  const disc = document.createElementNS(SVG, 'circle');
  for (const [name, value] of Object.entries({
    cx: '256',
    cy: '256',
    r: '256',
    fill: '#fdf6e6',
    stroke: '#2c2115',
    'stroke-width': '16',
  }))
    disc.setAttribute(name, value);
  const shape = document.createElementNS(SVG, 'path');
  for (const [name, value] of Object.entries({ d: path, fill: '#2c2115', transform: 'translate(92 92) scale(.64)' }))
    shape.setAttribute(name, value);
  picture.append(disc, shape);
  return picture;
}

/** Call before the page shows the new view. */
export function flights(events: GameEvent[], before: CometView, cards: Cards, you: number | null): void {
  const planned: Flight[] = [];
  const add = (card: string, from: string, to: string) => {
    const [face, box] = [cards.face(card), boxOf(from)];
    if (face && box) planned.push({ picture: () => silhouette(face.icon), from: box, to });
  };
  let hatching = '';
  for (const { kind, args } of events) {
    const [seat, card, field] = [numberIn(args, 'seat'), nameIn(args, 'card'), nameIn(args, 'field')];
    const home = seat === you ? `[data-card="${card}"]` : `[data-seat="${seat}"]`;
    if (kind === 'comet-hatched') hatching = card;
    else if (kind === 'comet-nested' && hatching)
      add(hatching, seat === you ? `[data-card="${hatching}"]` : `[data-seat="${seat}"]`, `[data-field="${field}"]`);
    else if (kind === 'comet-took-gold' || kind === 'comet-took-back')
      add(card, `[data-open="${card}"]`, seat === you ? '.hand' : `[data-seat="${seat}"]`);
    else if (kind === 'comet-played') add(card, home, '.now');
    else if (kind === 'comet-rescued') {
      const savior = before.seats[seat]!.slots.findIndex((slot) => slot?.card === card) + 1;
      add(card, `[data-piece="${seat}-${savior}"]`, `[data-seat="${seat}"]`);
    }
  }
  flyAfter(planned);
}
