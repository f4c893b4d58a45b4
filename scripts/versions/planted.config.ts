import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { planting } from './planting.ts';

// As in vitest.config.ts.
process.env.TZ = process.env.TEST_TZ ?? 'Pacific/Chatham';

/** The files of one stage of the search, which planted-command.ts names in DRIFT_TESTS. */
const { files, needsDatabase } = JSON.parse(process.env.DRIFT_TESTS ?? '{"files":[],"needsDatabase":false}');

export default defineConfig({
  plugins: [planting()],
  test: {
    environment: 'node',
    include: files,
    deps: { interopDefault: false },
    pool: 'forks',
    // Each file has its modules to itself: some replace those of the versions.
    isolate: true,
    maxWorkers: 1,
    bail: 1,
    fsModuleCachePath: 'node_modules/.cache/planted-drifts',
    // A drift may make a test wait for what never comes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    ...(needsDatabase && {
      globalSetup: ['test/support/global-setup.ts'],
      setupFiles: ['test/support/record-locks.ts'],
    }),
  },
});
