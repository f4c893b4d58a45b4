import { defineConfig } from 'vitest/config';

/**
 * The tests of one folder, for `npm run mutate`, which names them in MUTATION_TESTS. They run thousands of times:
 * files that start a whole service are left out. Each file has its modules to itself: in a worker that keeps them, the hooks
 * by which StrykerJS sees what a test covers are registered for the first file alone.
 */
const { files, database } = JSON.parse(process.env.MUTATION_TESTS ?? '{"files":[],"database":false}');
// As in vitest.config.ts.
process.env.TZ = process.env.TEST_TZ ?? 'Pacific/Chatham';

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
