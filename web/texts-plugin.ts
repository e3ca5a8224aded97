/**
 * The catalogs of the package as files beside the script, one a language and one a game, without what only the
 * terminal says.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { asset } from './asset';

const ROOM = join(import.meta.dirname, '../src/orrery/locale');
const ONLY_TERMINAL = /^-(ask|help|table|changed)-/;
const IN_THE_LOBBY = /^-(name|card-(meta|line)|option-|worlds?|role|learn)\b/;
const SHELL = ['client', 'terminal'];
/** What only the server says, in the head of a page. */
const ONLY_SERVER = 'preview';
const ENGLISH = 'en';
const LANGUAGES = 'virtual:languages';

function languages(): string[] {
  return readdirSync(ROOM, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(ROOM, entry.name)).some((name) => name.endsWith('.ftl')))
    .map((entry) => entry.name)
    .sort();
}

function catalogs(language: string): string[] {
  const folder = join(ROOM, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl'))
    .sort()
    .map((name) => join(folder, name));
}

/** Each message of a catalog with its indented lines; comments and blank lines are left out. */
function messages(source: string): string[] {
  const found: string[] = [];
  for (const line of source.split('\n')) {
    if (/^-?[A-Za-z]/.test(line)) found.push(line);
    else if (/^[ }]/.test(line) && found.length) found[found.length - 1] += `\n${line}`;
  }
  return found;
}

/** What a language says, and in English what it does not say yet. */
function everything(language: string): string[] {
  const own = catalogs(language).flatMap((file) => messages(readFileSync(file, 'utf-8')));
  if (language === ENGLISH) return own;
  const id = (message: string) => /^[\w-]+/.exec(message)![0];
  const known = new Set(own.map(id));
  return [...own, ...everything(ENGLISH).filter((message) => !known.has(id(message)))];
}

/** Games, and the pages beside the tables, have a catalog of their own name; their messages are loaded when needed. */
function games(): string[] {
  return catalogs(ENGLISH)
    .map((file) => basename(file, '.ftl'))
    .filter((name) => !SHELL.includes(name) && name !== ONLY_SERVER);
}

/** A language's own name for itself. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The messages of a game's board, or, without a game, what the lobby and every table say. */
function said(language: string, game: string | null): string {
  const rooms = games();
  const wanted = (message: string): boolean => {
    const room = rooms.find((each) => message.startsWith(`${each}-`)) ?? null;
    if (
      message.startsWith('terminal-') ||
      message.startsWith(`${ONLY_SERVER}-`) ||
      (room && ONLY_TERMINAL.test(message.slice(room.length)))
    )
      return false;
    return (room && !IN_THE_LOBBY.test(message.slice(room.length)) ? room : null) === game;
  };
  return everything(language).filter(wanted).join('\n');
}

export function texts(): Plugin {
  return {
    name: 'orrery-texts',
    resolveId: (id) => (id === LANGUAGES ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${LANGUAGES}`) return undefined;
      const entries = languages().map((language) => {
        for (const file of catalogs(language)) this.addWatchFile(file);
        const boards = games().map(
          (game) => `${JSON.stringify(game)}: ${asset(this, `${game}-${language}.ftl`, said(language, game))}`,
        );
        const name = JSON.stringify(nameOf(language));
        const shell = asset(this, `${language}.ftl`, said(language, null));
        return `${JSON.stringify(language)}: { name: ${name}, shell: ${shell}, games: {${boards.join(',')}} }`;
      });
      return `export default {${entries.join(',')}};`;
    },
  };
}
