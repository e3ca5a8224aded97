/**
 * The rules the client's source is held to; what styles must not do is in src/styles.test.ts. An exception says why:
 * `// eslint-disable-next-line rule -- reason`.
 */
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

/** Prettier breaks lines at 120; only addresses and reasoned exceptions may be longer. */
const max = { code: 120, ignoreUrls: true, ignorePattern: 'eslint-disable' };

const noCasts = {
  selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
  message: 'A cast hides what the types do not know: narrow, or give the value its type where it comes in.',
};

export default defineConfig(
  { ignores: ['node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    rules: {
      'max-len': ['error', max],
      'max-lines': ['error', { max: 300 }],
      eqeqeq: 'error',
      'no-undef': 'off', // TypeScript tells
      'no-restricted-syntax': ['error', noCasts],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that formatting would drop
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check tells
      'svelte/prefer-svelte-reactivity': 'off', // maps are made anew by $derived, never changed
      'svelte/require-each-key': 'off', // lists that are drawn anew need none
    },
  },
  // Generated files, and tests.
  { files: ['src/lib/shared/wire.ts', '**/engine.ts', '**/*.test.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: config } },
  },
);
