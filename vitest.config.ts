import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    // Fixtures of the generator are inputs, some of them broken on purpose.
    exclude: ['**/node_modules/**', 'test/codegen/positive/**', 'test/codegen/negative/**'],
    globalSetup: ['test/support/global-setup.ts'],
    // CommonJS is imported as Node does it, where `default` is all of `module.exports`: ajv's own validators rely on it.
    deps: { interopDefault: false },
    pool: 'forks',
    maxWorkers: 2,
    // A worker keeps its modules from file to file: loading the contract for each of 150 files was a third of the time. A
    // file leaves nothing behind: its database, its servers and its processes are its own, and end with it.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
