import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import web from '../web/vitest.project.ts';

/**
 * `common` and `finder` need nothing, `api` runs on a real database, `web` renders components, `browser` drives the built
 * page in Chromium.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    maxWorkers: availableParallelism(),
    // As long as a busy machine may take.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 120_000,
    testTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'common', include: ['test/common/**/*.test.ts'] } },
      { extends: true, test: { name: 'finder', include: ['test/finder/**/*.test.ts'] } },
      {
        extends: true,
        // Its second copy, for bundlers, would not know the first one's types.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'api',
          include: ['test/api/**/*.test.ts'],
          // What only PostgreSQL on a server can be put through, and what only the embedded database can.
          exclude: [process.env['TEST_DATABASE_URL'] ? '**/*.embedded.test.ts' : '**/*.server.test.ts'],
          env: { LOG_LEVEL: 'silent', RATES_URL: 'off' },
          globalSetup: 'test/support/template.ts',
          isolate: false,
          setupFiles: 'test/support/freshModules.ts',
        },
      },
      web,
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/support/site.ts',
          isolate: false,
          // The first failure is printed with what the page said (decision 064).
          retry: 1,
        },
      },
    ],
  },
});
