import { defineConfig } from 'vitest/config';

/**
 * Each of these files needs a separate module graph: they mock modules, or set the clock forward, which ids would stay ahead of
 * (https://www.rfc-editor.org/rfc/rfc9562#section-6.2: ids do not go back with the clock).
 */
const isolated = [
  'graph/people/accounts/password.test.ts',
  'graph/people/accounts/sign-in.test.ts',
  'graph/platform/operations/clock-jumps.test.ts',
];

/** Only what hangs ends here: a busy machine takes several times as long as a quiet one. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000 };

/**
 * `unit` needs nothing, the others a PostgreSQL server; `e2e` a browser as well, and `e2e` and `processes` the built shop
 * (`npm run build`).
 */
export default defineConfig({
  resolve: {
    // One copy of graphql: its two builds refuse each other's types.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    maxWorkers: 2,
    // Most objects of a request are collected while they are young, rather than moved to the old generation first.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['graph/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
          exclude: ['**/*.race.test.ts', '**/*.e2e.test.ts', ...isolated],
          // Files share their modules: loading the whole shop for each takes longer than the tests.
          isolate: false,
          globalSetup: 'graph/proof/testing/migrated-pglite.ts',
          ...limits,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          include: isolated,
          globalSetup: 'graph/proof/testing/migrated-pglite.ts',
          ...limits,
        },
      },
      {
        extends: true,
        test: {
          name: 'race',
          include: ['graph/**/*.race.test.ts'],
          isolate: false,
          globalSetup: 'graph/proof/testing/postgres.ts',
          ...limits,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['web/**/*.e2e.test.ts'],
          globalSetup: ['graph/proof/testing/postgres.ts', 'web/e2e/shared-server.ts'],
          // The files of a worker share a browser and a server.
          isolate: false,
          ...limits,
          // As long as Playwright's own waits: a machine may be busy.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['graph/**/*.e2e.test.ts'],
          globalSetup: 'graph/proof/testing/seeded-shop.ts',
          ...limits,
        },
      },
    ],
  },
});
