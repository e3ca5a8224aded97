/** What the source of the client keeps to: short components, and styles that stay with what they style. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const HOME = new URL('./', import.meta.url);
const LONGEST = 300;
const WIDEST = 120;

const named = (pattern: RegExp): string[] =>
  readdirSync(HOME, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => pattern.test(path))
    .sort();
const text = (path: string): string => readFileSync(new URL(path, HOME), 'utf8');

const COMPONENTS = named(/\.svelte$/);
const SHEETS = named(/\.css$/);
const STYLED = [...COMPONENTS, ...SHEETS];
/** The folders of the games, by name. */
const GAMES = readdirSync(new URL('./lib/games/', HOME), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map((each) => each.name);
const CODE = named(/(?<!\.test)\.ts$/);
/** Where colours are given names: tokens of page, game and drawing; moods of the shell; palettes of scenes. */
const isTokens = (path: string): boolean => /(^|\/)(tokens\.css|mood\.css|scenes\.ts)$/.test(path);

/** The lines of some files in which something is found, each with its place. */
function found(paths: string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    text(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

test('there are components and tokens to look at', () => {
  expect(COMPONENTS.length).toBeGreaterThan(100);
  expect(SHEETS.filter(isTokens).length).toBeGreaterThan(4);
});

test('no component is longer than 300 lines', () => {
  const long = COMPONENTS.filter((path) => text(path).trimEnd().split('\n').length > LONGEST);
  expect(long).toEqual([]);
});

test('no line is wider than 120 columns', () => {
  const exempt = /https?:\/\/|eslint-disable/;
  const wide = found([...STYLED, ...named(/\.ts$/)], new RegExp(`^.{${WIDEST + 1}}`, 'u'));
  expect(wide.filter((line) => !exempt.test(line))).toEqual([]);
});

test('no component styles the inside of another', () => {
  expect(found(STYLED, /:global\b/)).toEqual([]);
});

test('colours are written out in token files alone', () => {
  const reference = /href="#|url\(.*?#|\{#[a-z]/g;
  const colour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\(/i;
  const raw = [...STYLED, ...CODE]
    .filter((path) => !isTokens(path))
    .flatMap((path) =>
      text(path)
        .replaceAll(reference, '')
        .split('\n')
        .flatMap((line, index) => (colour.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    );
  expect(raw).toEqual([]);
});

test('every token that is used is declared, and every one that is declared is used', () => {
  const sources = [...STYLED, ...CODE].map(text).join('\n');
  const own = new RegExp(`^--(?:${GAMES.join('|')}|draw)-`);
  const declared = new Set([...sources.matchAll(/(--[\w-]+)["']?:/g)].map((match) => match[1]!));
  const used = new Set([...sources.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]!));
  const whole = [...used].filter((name) => !name.endsWith('-'));
  expect(whole.filter((name) => !declared.has(name) && own.test(name))).toEqual([]);
  expect([...declared].filter((name) => own.test(name) && !used.has(name))).toEqual([]);
});

test('sizes of text are in rem, or follow what they stand in', () => {
  expect(found(STYLED, /\bfont(?:-size)?:[^;]*\dpx\b/)).toEqual([]);
});
