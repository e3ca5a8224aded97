/** What happens at a Nebula table as it is shown: stars from the clusters to their owners and into galaxies. */
import { nameIn, numberIn } from '../../shared/args';
import { boxOf, type Move } from '../../shared/motion/moves';
import type { Beat } from '../../shared/motion/show.svelte';
import type { Texts } from '../../shared/texts.svelte';
import type { GameEvent } from '../../shared/types';
import type { NebulaView } from './types';

const SVG = 'http://www.w3.org/2000/svg';
/** What moves nothing by itself but belongs to a seat. */
const OF_A_SEAT = new Set(['nebula-pushed', 'nebula-chaos', 'nebula-chaos-kept']);
const CLAIMS = new Set(['nebula-claimed', 'nebula-claimed-first']);

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

/** Call while the page still shows the moment before; `shown` is whose galaxy is on the stage. */
export function beats(
  events: GameEvent[],
  before: NebulaView,
  now: NebulaView,
  texts: Texts,
  shown: (seat: number) => boolean,
): Beat[] {
  const seatOf = (seat: number) => `[data-seat="${seat}"]`;
  const miniOf = (seat: number) => [`[data-seat="${seat}"] .mini`, seatOf(seat)];
  const stockOf = (seat: number, star: string) => [`.stage [data-stock="${star}"]`, seatOf(seat)];

  function collected(seat: number): Move[] {
    return now.clusters.flatMap((cluster, index): Move[] => {
      const star = before.clusters[index]?.stars[cluster.crescent];
      const from = boxOf(`[data-spot="${cluster.id}-${cluster.crescent}"] use`);
      if (!star || !from) return [];
      const to = shown(seat) ? stockOf(seat, star) : seatOf(seat);
      return [{ is: 'fly', from, to, picture: () => gem(star), passes: true }];
    });
  }

  function placed(seat: number, star: string, cell: string): Move[] {
    const from = (shown(seat) && boxOf(`.stage [data-stock="${star}"] .gem`)) || boxOf(seatOf(seat)) || seatOf(seat);
    if (!shown(seat)) return [{ is: 'fly', from, to: miniOf(seat), picture: () => gem(star), passes: true }];
    const to = `.stage [data-cell="${cell}"] .star`;
    return [{ is: 'fly', from, to, picture: () => gem(star) }];
  }

  function movesOf({ kind, args }: GameEvent): Move[] {
    const seat = numberIn(args, 'seat');
    if (kind === 'nebula-time') return collected(seat);
    if (kind === 'nebula-placed' || kind === 'nebula-replaced' || kind === 'nebula-starting') {
      if (kind === 'nebula-starting')
        return [{ is: 'fly', from: '.neb', to: seatOf(seat), picture: () => gem(nameIn(args, 'star')), passes: true }];
      return placed(seat, nameIn(args, 'star'), nameIn(args, 'cell'));
    }
    if (kind === 'nebula-placed-black') {
      const from = (shown(seat) && boxOf('.stage [data-stock="black"] .gem')) || boxOf(seatOf(seat)) || seatOf(seat);
      const to = shown(seat) ? `.stage .track .slot:nth-child(${numberIn(args, 'count') + 1})` : miniOf(seat);
      return [{ is: 'fly', from, to, picture: () => gem('black'), passes: true }];
    }
    if (kind === 'nebula-filled')
      return [{ is: 'grow', what: `[data-spot="${nameIn(args, 'cluster')}-${numberIn(args, 'cell')}"] use` }];
    if (CLAIMS.has(kind)) return [{ is: 'flash', what: seatOf(seat) }];
    return OF_A_SEAT.has(kind) ? [{ is: 'flash', what: seatOf(seat) }] : [];
  }

  const out: Beat[] = [];
  for (const event of events) {
    const moves = movesOf(event);
    const last = out.at(-1);
    if (event.kind === 'nebula-filled' && last?.kind === event.kind) last.moves.push(...moves);
    else if (moves.length)
      out.push({
        kind: event.kind,
        seat: numberIn(event.args, 'seat'),
        say: texts.pieces(event.kind, event.args),
        moves,
        grave: CLAIMS.has(event.kind),
      });
  }
  return out;
}

/** The cells of a galaxy that some events touched, and the clusters stars were taken from. */
export function tracesOf(lines: GameEvent[], seat: number): string[] {
  return lines.flatMap((line) =>
    typeof line.args.cell === 'string' && numberIn(line.args, 'seat') === seat ? [line.args.cell] : [],
  );
}
