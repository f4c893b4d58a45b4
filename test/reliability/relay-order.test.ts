import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedOf } from '../support/feed.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** As text, '10' comes before '9': a relay that sorts so leaves its cursor behind what it numbered, and never gets on. */
test('transactions whose ids differ in length are numbered in their order, once', async () => {
  const event = (id: string, tx: string) => ({
    id,
    tx,
    type: 'payment.created',
    resource_id: 'pay_1',
    resource_sequence: Number(tx),
    at: new Date(),
    parties: ['ten_1'],
    presenter: 'member',
    object: {},
  });
  await service.pool.owner('events').insert([event('evt_b', '9'), event('evt_a', '10')]);
  expect(await service.relay.relayBatch()).toBe(2);
  expect(await service.relay.relayBatch()).toBe(0);
  await service.pool.owner('events').insert(event('evt_c', '11'));
  expect(await service.relay.relayBatch()).toBe(1);
  const feed = await feedOf(service.pool.owner, 'ten_1');
  expect(feed.map(({ event_id }) => event_id)).toEqual(['evt_b', 'evt_a', 'evt_c']);
});
