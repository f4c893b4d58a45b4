import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FaultPoint } from '../../src/platform/db/faults.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { startTestService, type TestService } from '../support/service.ts';

/** What is half a second in a deployment (`SETTLEMENT_INTERVAL_MS`). */
const SOON_MS = 50;

describe('a service that has nothing to do', () => {
  let service: TestService;
  let chain: TestChain;
  const statements: string[] = [];
  const fault: FaultPoint = { hit: (_client, text) => void statements.push(text) };

  beforeAll(async () => {
    chain = await startTestChain();
    const variables = { SETTLEMENT_INTERVAL_MS: String(SOON_MS) };
    service = await startTestService({ working: true, chain: chain.source, fault, variables });
  });
  afterAll(async () => {
    await service.stop();
    await chain.stop();
  });

  const begun = () => statements.filter((text) => text.startsWith('BEGIN')).length;

  test('looks for all of its tasks in one transaction, ever less often: at most one in half a second', async () => {
    // Until what the start has brought is done, and ten looks have found nothing.
    const looks = () => statements.filter((text) => text.includes('AS histories')).length;
    await expect.poll(() => looks(), { timeout: 20_000 }).toBeGreaterThan(10);
    await expect
      .poll(
        async () => {
          const before = begun();
          await delay(10 * SOON_MS);
          return begun() - before;
        },
        { timeout: 30_000 },
      )
      .toBeLessThanOrEqual(10);
  });

  test('delivers an event at once when a client makes a request', async () => {
    const acme = await service.signUp('Idle Imports');
    await acme.fund('10.00');
    const { id } = await acme.api.createWebhookEndpoint({ url: 'https://hooks.example/', eventTypes: ['*'] }).unwrap();
    await acme.api.testWebhookEndpoint({ id }).unwrap();
    await expect
      .poll(async () => (await acme.api.listEvents({}).unwrap()).events.length, { timeout: 5000, interval: 20 })
      .toBeGreaterThan(0);
  });
});
