import process from 'node:process';
import { scenario } from './command.ts';
import { startMock } from './index.ts';

/** A Vitest project, as far as a global set-up uses it. */
interface Project {
  provide(key: string, value: unknown): void;
}

/**
 * The global set-up of Vitest: one mock for all test files, on a free port. Tests find it by `inject('paychart')`, which
 * has its URL and its keys, or in `PAYCHART_URL` and `PAYCHART_API_KEY`. `PAYCHART_MOCK_SCENARIO` names a scenario.
 */
export async function setup(project?: Project): Promise<() => Promise<void>> {
  const mock = await startMock({ logLevel: 'error', seeds: await scenario(process.env.PAYCHART_MOCK_SCENARIO) });
  const { url, apiKey, keys } = mock;
  Object.assign(process.env, { PAYCHART_URL: url, PAYCHART_API_KEY: apiKey });
  project?.provide('paychart', { url, apiKey, keys });
  return mock.stop;
}
