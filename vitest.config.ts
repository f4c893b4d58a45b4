import { defineConfig } from 'vitest/config';

/** Tests without a database, of which nothing outlives a file: they share their modules. */
const UNITS = [
  'test/**/rules/*.test.ts',
  'test/crypto/*.test.ts',
  'test/http/*.test.ts',
  'test/contract/documents/*.test.ts',
  'test/review/planted.test.ts',
];
// Fixtures of the generator are inputs, some of them broken on purpose.
const FIXTURES = ['**/node_modules/**', 'test/codegen/positive/**', 'test/codegen/negative/**'];

const shared = {
  environment: 'node',
  // CommonJS is imported as Node does it, where `default` is all of `module.exports`: ajv's own validators rely on it.
  deps: { interopDefault: false },
  pool: 'forks',
  testTimeout: 20_000,
  hookTimeout: 20_000,
} as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'units', include: UNITS, exclude: FIXTURES, isolate: false } },
      {
        test: {
          ...shared,
          name: 'service',
          include: ['test/**/*.test.ts'],
          exclude: [...FIXTURES, ...UNITS],
          globalSetup: ['test/support/global-setup.ts'],
        },
      },
    ],
  },
});
