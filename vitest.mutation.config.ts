import { defineConfig } from 'vitest/config';

/**
 * The tests of one folder, for `npm run mutate`, which names them in MUTATION_TESTS. They run thousands of times, so
 * files that start a whole service are left out. Isolated: a second file that finds the modules of the first loaded tells
 * nothing of what it covers, and its tests would then be tried on no change.
 */
const { files, database } = JSON.parse(process.env.MUTATION_TESTS ?? '{"files":[],"database":false}');

export default defineConfig({
  test: {
    environment: 'node',
    include: files,
    deps: { interopDefault: false },
    pool: 'threads',
    isolate: true,
    maxWorkers: 1,
    testTimeout: 20_000,
    ...(database && { globalSetup: ['test/support/global-setup.ts'] }),
  },
});
