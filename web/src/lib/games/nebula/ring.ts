/** A ring of the clusters as it is drawn: where its stars are, where its clock points, and where it was turned to. */
import type { Cluster, ClusterId, NebulaContent, Star } from './types';

export type Point = [number, number];

export interface RingCell {
  star: Point;
  clock: Point;
  crescent: Point;
  kind: Star | null;
  index: number;
}

export interface Ring {
  id: ClusterId;
  cx: number;
  cy: number;
  cells: RingCell[];
  /** Where the clock points on the board, and where it would after so many steps. */
  clock: number;
  steps: number;
  faced: number;
  crescent: number;
}

const SCALE = 300;
/** The radius of a clock's face. */
export const FACE = 51;

export const at = (point: Point): Point => [Math.round(point[0] * SCALE), Math.round(point[1] * SCALE)];

type Printed = NebulaContent['nebula_board']['clusters'][number];

export function ringOf(printed: Printed, cluster: Cluster, steps: number): Ring {
  const [cx, cy] = at(printed.centre);
  const cells = printed.cells.map((cell, index) => ({
    star: at(cell.star_xy),
    clock: at(cell.clock_xy),
    crescent: at(cell.crescent_xy),
    kind: cluster.stars[index] ?? null,
    index,
  }));
  const { clock, crescent } = cluster;
  return { id: printed.id, cx, cy, cells, clock, steps, crescent, faced: around(clock + steps, cells.length) };
}

/** A place of a ring of some size, counted on past its end or back before its beginning. */
const around = (index: number, size: number): number => ((index % size) + size) % size;

/** The place so many steps from where the clock points. */
export const placeAfter = (ring: Ring, steps: number): RingCell =>
  ring.cells[around(ring.clock + steps, ring.cells.length)]!;

/** The way the clock goes, as an arc of its face. */
export function way(ring: Ring): string {
  if (ring.steps === 0) return '';
  const from = ring.cells[ring.clock]!.clock;
  const to = ring.cells[ring.faced]!.clock;
  const wide = Math.abs(ring.steps) > ring.cells.length / 2 ? 1 : 0;
  return `M${from[0]} ${from[1]}A${FACE} ${FACE} 0 ${wide} ${ring.steps > 0 ? 1 : 0} ${to[0]} ${to[1]}`;
}

/** Where the crescent over a star begins: its arc of 120 degrees faces the place the board gives it. */
export const facing = (cell: RingCell): number =>
  (Math.atan2(cell.crescent[1] - cell.star[1], cell.crescent[0] - cell.star[0]) * 180) / Math.PI - 60;

export const signed = (steps: number): string => (steps > 0 ? `+${steps}` : steps < 0 ? `−${-steps}` : '0');

/** The place of the ring in whose direction a point lies. */
export function nearest(ring: Ring, x: number, y: number): number {
  const angle = Math.atan2(y - ring.cy, x - ring.cx);
  let best = 0;
  let least = Infinity;
  for (const cell of ring.cells) {
    const there = Math.atan2(cell.star[1] - ring.cy, cell.star[0] - ring.cx);
    const apart = Math.abs(Math.atan2(Math.sin(angle - there), Math.cos(angle - there)));
    if (apart < least) [best, least] = [cell.index, apart];
  }
  return best;
}
