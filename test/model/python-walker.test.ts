import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../support/service.ts';

const guide = new URL('../../docs/guides/model-test-a-deployment.md', import.meta.url);
const hasPython = spawnSync('python3', ['--version']).status === 0;

const programOf = async (): Promise<string> => {
  const [, program] = /```python\n(.*?)```/s.exec(await readFile(guide, 'utf8')) ?? [];
  if (program === undefined) throw new Error('the guide has no program');
  return program;
};

test('the program of the guide has at most 40 lines', async () => {
  expect((await programOf()).trim().split('\n').length).toBeLessThanOrEqual(40);
});

describe.skipIf(!hasPython)('the program of the guide', () => {
  let service: TestService;
  let apiKey: string;
  beforeAll(async () => {
    service = await startTestService();
    ({ apiKey } = await service.signUp('Python Walker'));
  });
  afterAll(() => service.stop());

  const run = async (program: string) =>
    promisify(execFile)('python3', ['-c', program], {
      env: { ...process.env, PAYCHART_URL: service.url, PAYCHART_API_KEY: apiKey, WALKS: '20' },
    });

  test('walks a service from its published documents only', async () => {
    const { stdout } = await run(await programOf());
    const [, taken, refused] = /^(\d+) transitions taken, (\d+) refusals tried/.exec(stdout) ?? [];
    expect(Number(taken)).toBeGreaterThanOrEqual(5);
    expect(Number(refused)).toBeGreaterThanOrEqual(6);
  });

  test('stops at an answer that differs from the published one', async () => {
    const planted = (await programOf()).replace(
      '["credential"]',
      '["credential"]\nmachine["refused"][0]["answers"] = [{"operation": "suspendTestCredential", "code": "NO"}]\nmachine["refused"][0]["state"] = "REVOKED"',
    );
    await expect(run(planted)).rejects.toThrow(/AssertionError/);
  });
});
