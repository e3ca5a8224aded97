/** Each place as a scene of four colours: sky, far ridge, near ridge, light; and the lines of its ridges. */

export interface Palette {
  sky: string;
  far: string;
  near: string;
  light: string;
}

const colours = (sky: string, far: string, near: string, light: string): Palette => ({ sky, far, near, light });

export const palettes: Record<string, Palette> = {
  lair: colours('#3a1420', '#6a2030', '#1c0a10', '#ff9a8a'),
  jungle: colours('#12402a', '#1f6a3c', '#08200f', '#b4f58a'),
  river: colours('#123f5c', '#1f6a8f', '#082434', '#8fe0ff'),
  beach: colours('#3d4f78', '#c98f6b', '#5b4632', '#ffe0a0'),
  rover: colours('#4a3222', '#7a4f2c', '#2a1a10', '#ffc27a'),
  swamp: colours('#2e3a1e', '#4d5f2a', '#161d0c', '#d2e88a'),
  shelter: colours('#28334a', '#3d4d69', '#151c2b', '#ffd98a'),
  wreck: colours('#2b2f3d', '#4b4f63', '#161923', '#8fd0ff'),
  source: colours('#0f4552', '#1a6d78', '#07272f', '#a6fff0'),
  artefact: colours('#2c1f5c', '#56389a', '#160f33', '#e0b8ff'),
  nexus: colours('#2a1a52', '#4a2a80', '#150c2c', '#c6a4ff'),
  oasis: colours('#5a3f2a', '#8a6a34', '#1f3a2b', '#a8f0b0'),
  fjord: colours('#1c3550', '#30567a', '#0c1b2b', '#cfeaff'),
  dome: colours('#143a44', '#1f5a63', '#0a2228', '#8ff5e0'),
  maze: colours('#3d3340', '#6b5a5e', '#1d171d', '#ffd2a8'),
  mangrove: colours('#17402f', '#24603f', '#0b2419', '#9df5a0'),
  archipelago: colours('#1a4a66', '#2b86a0', '#0b2a38', '#ffe9a8'),
  pole: colours('#34506e', '#7fa6c4', '#1d3348', '#f2fbff'),
  mycelium: colours('#3b2148', '#6a2f66', '#1f1027', '#ff9ee0'),
  portal: colours('#1a2a5e', '#2b3f94', '#0e1638', '#86a8ff'),
};

/** A row of numbers between 0 and 1 that is always the same for a name. */
function numbers(name: string, count: number): number[] {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65521, 17);
  return Array.from({ length: count }, () => {
    seed = (seed * 75 + 74) % 65537;
    return seed / 65537;
  });
}

/** A ridge across a picture, from `top` down by at most `depth`, as shares of its height. */
export function ridge(name: string, width: number, height: number, top: number, depth: number, steps: number): string {
  const heights = numbers(name + steps, steps + 1).map((share) => Math.round(height * (top + depth * share)));
  const step = width / steps;
  let path = `M0 ${height}V${heights[0]}`;
  for (let n = 0; n < steps; n++) {
    const [x, y] = [Math.round((n + 0.5) * step), Math.round((heights[n]! + heights[n + 1]!) / 2)];
    path += `Q${Math.round(n * step)} ${heights[n]} ${x} ${y}`;
  }
  return `${path}L${width} ${heights[steps]}V${height}z`;
}

/** Where the moon of a place stands, as a share of the width. */
export const moon = (name: string): number => 0.7 + 0.18 * numbers(name, 1)[0]!;
