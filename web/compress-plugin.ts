/** Beside each text asset its compressed twins, for a server that sends them as they are. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'orrery-compress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir, config.build.assetsDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder).filter((each) => /\.(js|css|ftl|json)$/.test(each))) {
        const text = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
      }
    },
  };
}
