/**
 * Silhouettes of game-icons.net (CC BY 3.0). A single one is a module: `import dodo from 'icon:dodo'`. Those of a game
 * are a sheet beside the script, made from a list of things: `import sheet from './silhouettes.json?silhouettes'`
 * gives its address. A list names an icon, or has a path of our own.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { asset } from './asset';

const NAME = 'icon:';
const SHEET = '?silhouettes';
const ONE_PATH = /^<path fill="currentColor" d="([^"]*)"\/>$/;

/** How many numbers a command takes, and which of them are points of the plane (arcs end in their only one). */
const COUNTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** A path on the whole numbers of its 512 by 512 grid, relative throughout; rounding never adds up. */
export function rounded(path: string): string {
  const parts = path.match(/[a-zA-Z]|-?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/g) ?? [];
  let [x, y, startX, startY, atX, atY] = [0, 0, 0, 0, 0, 0];
  let command = 'm';
  let before = '';
  let out = '';
  const put = (name: string, numbers: number[]) => {
    const said = numbers.map((n, i) => (n < 0 || (i === 0 && name !== before) ? `${n}` : ` ${n}`)).join('');
    out += name === before && name !== 'z' ? said : name + said.trimStart();
    before = name;
  };
  for (let i = 0; i < parts.length;) {
    if (/[a-zA-Z]/.test(parts[i]!)) command = parts[i++]!;
    const name = command.toLowerCase();
    const relative = name === command;
    if (name === 'z') {
      [x, y, atX, atY] = [startX, startY, Math.round(startX), Math.round(startY)];
      put('z', []);
      continue;
    }
    const numbers = parts.slice(i, (i += COUNTS[name]!)).map(Number);
    const flags = name === 'a' ? numbers.splice(0, 5).map((n, k) => (k < 2 ? Math.round(n) || 1 : Math.round(n))) : [];
    const [baseX, baseY] = relative ? [x, y] : [0, 0];
    const points: [number, number][] = [];
    if (name === 'h') points.push([numbers[0]! + baseX, y]);
    else if (name === 'v') points.push([x, numbers[0]! + baseY]);
    else for (let k = 0; k < numbers.length; k += 2) points.push([numbers[k]! + baseX, numbers[k + 1]! + baseY]);
    const steps = points.flatMap(([px, py]) => [Math.round(px) - atX, Math.round(py) - atY]);
    put(name === 'h' || name === 'v' ? 'l' : name, [...flags, ...steps]);
    [x, y] = points.at(-1)!;
    [atX, atY] = [Math.round(x), Math.round(y)];
    if (name === 'm') {
      [startX, startY] = [x, y];
      command = relative ? 'l' : 'L';
    }
  }
  return out;
}

interface Collection {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

function collection(): Collection {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf-8'));
}

let all: Collection | undefined;

/** An icon's path; every one in use is a single path. */
function pathOf(name: string): string {
  all ??= collection();
  const body = all.icons[all.aliases?.[name]?.parent ?? name]?.body;
  const path = body && ONE_PATH.exec(body)?.[1];
  if (!path) throw new Error(`game-icons has no "${name}" that is one path`);
  return rounded(path);
}

/** The sheet of a list: each path once, and which of them a thing has. */
function sheet(list: Record<string, string>): string {
  const names = [...new Set(Object.values(list))];
  const things = Object.fromEntries(Object.entries(list).map(([thing, name]) => [thing, names.indexOf(name)]));
  return JSON.stringify({ things, paths: names.map((name) => (name.includes(' ') ? name : pathOf(name))) });
}

export function icons(): Plugin {
  return {
    name: 'orrery-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${NAME}`)) return `export default ${JSON.stringify(pathOf(id.slice(NAME.length + 1)))};`;
      if (!id.endsWith(SHEET)) return undefined;
      const file = id.slice(0, -SHEET.length);
      this.addWatchFile(file);
      return `export default ${asset(this, basename(file), sheet(JSON.parse(readFileSync(file, 'utf-8'))))};`;
    },
  };
}
