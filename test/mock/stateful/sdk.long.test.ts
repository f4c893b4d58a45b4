import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPaychart } from '#sdk';
import { cachedSnapshot } from '../../../mock/src/database/cached-snapshot.ts';
import { type Mock, startMock } from '../../../mock/src/start-mock.ts';
import { type Consumer, installPacked, run } from '../../sdk/packed.ts';

const EXAMPLES = ['pay-a-phone-number.ts', 'follow-events.ts'];

let mock: Mock;
let consumer: Consumer;
beforeAll(async () => {
  mock = await startMock({ snapshot: await cachedSnapshot() });
  consumer = await installPacked(new URL('../../../generated/sdk/', import.meta.url));
  for (const name of EXAMPLES) {
    await cp(fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url)), `${consumer.folder}/${name}`);
  }
}, 120_000);
afterAll(async () => {
  await mock?.stop();
  await consumer?.remove();
});

const outputOf = async (name: string): Promise<string> => {
  const env = { ...process.env, PAYCHART_API_KEY: mock.apiKey, PAYCHART_URL: mock.url };
  return (await run(process.execPath, [name], { cwd: consumer.folder, env })).stdout;
};

it('wait of the SDK sees a payment change', { timeout: 60_000 }, async () => {
  const paychart = createPaychart({ baseUrl: mock.url, apiKey: mock.apiKey });
  const { paymentId: id, status } = await paychart
    .createOfframpPayment({ phone: '+15550107009', amountUsd: '3.00' })
    .unwrap();
  expect(status).toBe('PENDING_CLAIM');
  const waiting = paychart.offrampPayments.wait(id, { until: ['CANCELED', 'REFUNDED'], timeoutMs: 30_000 });
  await paychart.cancelOfframpPayment({ id }).unwrap();
  const { ok, data } = await waiting;
  expect([ok, data?.status]).toEqual([true, (await paychart.getOfframpPayment({ id }).unwrap()).status]);
});

it('examples of the SDK run on it: the second one reads what the first one made', { timeout: 60_000 }, async () => {
  const paid = await outputOf('pay-a-phone-number.ts');
  expect(paid).toMatch(/^pay_\w+ [A-Z_]+, \d+ quotes\n$/);
  const events = await outputOf('follow-events.ts');
  expect(events).toContain(paid.split(' ')[0]);
});
