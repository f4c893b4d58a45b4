import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';

/** Rate limits are counted in each process: docs/operate/size.md states by what factor a fleet may exceed them. */

const BURST = 10;
const LIMITS = { RATE_LIMIT_PER_MINUTE: '1', RATE_LIMIT_BURST: String(BURST) };

let processes: TestService[];
let tenant: TestTenant;
beforeAll(async () => {
  const first = await startTestService();
  tenant = await first.signUp('Fleet');
  const limited = { databaseUrl: first.databaseUrl, variables: LIMITS };
  processes = [await startTestService(limited), await startTestService(limited), first];
});
afterAll(async () => {
  for (const one of processes) await one.stop();
});

/** The number of requests that are not refused, sent to the processes in turn. */
async function allowed(targets: readonly TestService[], requests: number): Promise<number> {
  let count = 0;
  for (let at = 0; at < requests; at += 1) {
    const url = new URL('/v1/me', targets[at % targets.length]?.url);
    const { status } = await fetch(url, { headers: { 'X-Service-Api-Key': tenant.apiKey } });
    if (status !== 429) count += 1;
  }
  return count;
}

test('a fleet of two processes allows between one and two times the limit', async () => {
  const count = await allowed(processes.slice(0, 2), 4 * BURST);
  expect(count).toBeGreaterThanOrEqual(BURST);
  // In the time of this test a bucket gets at most one request back.
  expect(count).toBeLessThanOrEqual(2 * (BURST + 1));
});
