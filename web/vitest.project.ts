import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { macros } from './vite/macros.ts';

/** Component tests, which are beside the components and run in jsdom. */
export default defineProject({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../node_modules/.vite', import.meta.url)),
  plugins: [macros(), react()],
  // relay-test-utils would load a second copy of graphql, which refuses the first one's types.
  resolve: { alias: { graphql: fileURLToPath(new URL('../node_modules/graphql/index.js', import.meta.url)) } },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    hookTimeout: 120_000,
    testTimeout: 120_000,
    isolate: false,
    setupFiles: ['../test/support/freshModules.ts', 'test/setup.ts'],
  },
});
