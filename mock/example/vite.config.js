import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: { globalSetup: ['@paychart/mock/vitest'], testTimeout: 60_000, hookTimeout: 60_000 },
});
