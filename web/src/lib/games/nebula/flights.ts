/** Where stars came from and went when a choice arrives: noted before the board changes, flown after. */
import { nameIn, numberIn } from '../../shared/args';
import { boxOf as box, flyAfter, type Flight } from '../../shared/fly';
import type { GameEvent } from '../../shared/types';
import type { NebulaView } from './types';

const SVG = 'http://www.w3.org/2000/svg';

function gem(star: string): SVGElement {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 100 100');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#g-${star}`);
  use.setAttribute('width', '100');
  use.setAttribute('height', '100');
  picture.append(use);
  return picture;
}

/** Call before the page shows the new view. */
export function flights(events: GameEvent[], next: NebulaView, shown: number): void {
  const planned: Flight[] = [];
  for (const event of events) {
    const seat = numberIn(event.args, 'seat');
    if (event.kind === 'nebula-time') {
      for (const cluster of next.clusters) {
        const spot = `[data-spot="${cluster.id}-${cluster.crescent}"]`;
        const star = document.querySelector(`${spot} use`)?.getAttribute('href')?.slice(3);
        const from = box(`${spot} use`);
        if (star && from)
          planned.push({
            picture: () => gem(star),
            from,
            to: seat === shown ? `.stage [data-stock="${star}"], [data-seat="${seat}"]` : `[data-seat="${seat}"]`,
          });
      }
    } else if (event.kind === 'nebula-placed' || event.kind === 'nebula-replaced') {
      const star = nameIn(event.args, 'star');
      const from = (seat === shown && box(`.stage [data-stock="${star}"] .gem`)) || box(`[data-seat="${seat}"]`);
      if (from && seat === shown)
        planned.push({ picture: () => gem(star), from, to: `[data-cell="${nameIn(event.args, 'cell')}"] .hit` });
    }
  }
  flyAfter(planned);
}
