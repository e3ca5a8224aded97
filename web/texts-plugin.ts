/** The catalogs of the package as one lazily loaded module a language, without what only the terminal says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOM = join(import.meta.dirname, '../src/orrery/locale');
const ONLY_TERMINAL = /^(terminal-|\w+-(ask|help|table|changed)-)/;
const LANGUAGES = 'virtual:languages';
const TEXTS = 'virtual:texts/';

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

export function texts(): Plugin {
  return {
    name: 'orrery-texts',
    resolveId: (id) => (id === LANGUAGES || id.startsWith(TEXTS) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LANGUAGES}`) {
        const entries = languages().map((l) => `${JSON.stringify(l)}: () => import('${TEXTS}${l}')`);
        return `export default {${entries.join(',')}};`;
      }
      if (!id.startsWith(`\0${TEXTS}`)) return undefined;
      const files = catalogs(id.slice(TEXTS.length + 1));
      for (const file of files) this.addWatchFile(file);
      const said = files
        .flatMap((file) => messages(readFileSync(file, 'utf-8')))
        .filter((message) => !ONLY_TERMINAL.test(message));
      return `export default ${JSON.stringify(said.join('\n'))};`;
    },
  };
}
