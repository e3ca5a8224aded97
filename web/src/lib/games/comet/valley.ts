/** Where the fields of a board side lie: pointy hexes, or lying on their side for a low wide screen. */
import { hexagon } from '../../shared/polar';
import type { CometContent } from './types';

export const RADIUS = 32;
const INNER = RADIUS - 1.2;

export interface Spot {
  x: number;
  y: number;
}

export interface Chart {
  spots: Map<string, Spot>;
  box: string;
  /** The corners of a hex around a spot, `size` of 1 being a whole field. */
  hex: (spot: Spot, size?: number) => string;
}

export function chartOf(content: CometContent, side: string, across: boolean): Chart {
  const board = content.boards.find((each) => each.id === side)!;
  const spots = new Map<string, Spot>();
  for (const { id, q, r } of board.fields) {
    const [x, y] = [RADIUS * Math.sqrt(3) * (q + r / 2), RADIUS * 1.5 * r];
    spots.set(id, across ? { x: y, y: -x } : { x, y });
  }
  const all = [...spots.values()];
  const edge = RADIUS + 5;
  const [left, top] = [Math.min(...all.map((s) => s.x)) - edge, Math.min(...all.map((s) => s.y)) - edge];
  const [right, bottom] = [Math.max(...all.map((s) => s.x)) + edge, Math.max(...all.map((s) => s.y)) + edge];
  const hex = (spot: Spot, size = 1): string => hexagon(spot, INNER * size, across ? 0 : 30);
  return { spots, box: `${left} ${top} ${right - left} ${bottom - top}`, hex };
}

/** The line of a step: straight to a neighbour, an arc over what is skipped. */
export function leap(from: Spot, to: Spot): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  if (long < RADIUS * 2) return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const bend = 0.28;
  const [mx, my] = [(from.x + to.x) / 2 + dy * bend, (from.y + to.y) / 2 - dx * bend];
  return `M${from.x} ${from.y}Q${mx.toFixed(1)} ${my.toFixed(1)} ${to.x} ${to.y}`;
}
