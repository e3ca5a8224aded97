/** Points of a drawing given by distance and angle (radians, clockwise from the right), rounded for SVG. */
const x = (radius: number, angle: number): string => (radius * Math.cos(angle)).toFixed(1);
const y = (radius: number, angle: number): string => (radius * Math.sin(angle)).toFixed(1);

/** The path of a line along a ray from the origin, from one distance to another. */
export const spoke = (from: number, to: number, angle: number): string =>
  `M${x(from, angle)} ${y(from, angle)}L${x(to, angle)} ${y(to, angle)}`;

/** The points of a hexagon around a centre, its first corner at an angle in degrees. */
export const hexagon = (centre: { x: number; y: number }, radius: number, first: number): string =>
  Array.from({ length: 6 }, (_, n) => {
    const angle = (Math.PI / 180) * (60 * n + first);
    return `${(centre.x + radius * Math.cos(angle)).toFixed(1)},${(centre.y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
