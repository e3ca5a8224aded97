import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vitest/config';

/** One language without messages, in place of the catalogs that a build makes. */
const languages: Plugin = {
  name: 'languages',
  resolveId: (id) => (id === 'virtual:languages' ? `\0${id}` : undefined),
  load: (id) =>
    id === '\0virtual:languages'
      ? 'export default { en: { name: "English", shell: "/en.ftl", games: {} } }'
      : undefined,
};

/** Unit tests in Node.js, with a browser's globals as far as the tested modules use them. */
export default defineConfig({
  plugins: [languages, svelte()],
  resolve: { conditions: ['browser'] },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/lib/shared/testing/browser.ts'], environment: 'node' },
});
