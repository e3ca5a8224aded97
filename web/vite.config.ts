import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './compress-plugin';
import { icons } from './icons-plugin';
import { texts } from './texts-plugin';
import { worker } from './worker-plugin';

const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [texts(), icons(), svelte(), compress(), worker()],
  build: {
    outDir: '../src/orrery/server/static',
    emptyOutDir: true,
    manifest: 'parts.json',
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'] },
            { name: 'table', test: /shared\/(Frame|Seats|GameIcon|CardFace|source|fly)\b/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true }, '/take': SERVER },
  },
});
