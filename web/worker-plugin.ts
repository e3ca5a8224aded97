/**
 * The service worker beside the built client: the hand-written text, told which files there are and a version made of
 * them.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, 'worker.js');
/** Scripts, styles, texts, silhouettes, and the letters and signs of the languages there are. */
const KEPT = /\.(js|css|ftl|json)$|(latin|cyrillic|math|symbols)-(wght|400|600)-normal-.*\.woff2$/;

export function worker(): Plugin {
  let folder = '';
  return {
    name: 'orrery-worker',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const assets = readdirSync(join(folder, 'assets')).filter((name) => KEPT.test(name));
      const files = ['/', '/icon.svg', '/manifest.webmanifest', ...assets.sort().map((name) => `/assets/${name}`)];
      const text = readFileSync(SOURCE, 'utf-8');
      const version = createHash('sha256')
        .update(readFileSync(join(folder, 'index.html')))
        .update(files.join())
        .update(text)
        .digest('hex')
        .slice(0, 12);
      writeFileSync(
        join(folder, 'sw.js'),
        `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n${text}`,
      );
    },
  };
}
