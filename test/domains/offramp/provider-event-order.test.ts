import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { confirm, payable, type Recipient, read } from './fixture.ts';

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Order Sender');
  await sender.fund('1000.00');
  recipient = await payable(service, 'Order Recipient', '+15550310100');
});
afterAll(async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  await service.stop();
});

const MINUTE = 60_000;
const fromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** Submitted to the mock, which then says PENDING, SUCCEEDED when it is polled (`00`), or PENDING for good (`09`). */
async function submitted(script: '00' | '09'): Promise<string> {
  const amountUsd = `10.0000${script}`;
  const { paymentId } = await sender.api.createOfframpPayment({ phone: recipient.phone, amountUsd }).unwrap();
  await confirm(recipient, paymentId);
  await poll(paymentId);
  return paymentId;
}

const poll = (id: string, steps = 1) => sender.api.stepTestProvider({ id, steps }).unwrap();
const webhook = (paymentId: string, status: string, more: { occurredAt?: string; eventId?: string } = {}) =>
  sender.api
    .sendTestProviderWebhook({ provider: 'internal', paymentId, status: status as 'PENDING', ...more })
    .unwrap();
const statusOf = async (id: string) => (await read(sender, id)).status;
const dispositions = async (id: string): Promise<string[]> =>
  (await service.pool.owner('provider_events').where({ payment_id: id }).orderBy(['received_at', 'event_id'])).map(
    ({ status, disposition }) => `${status} ${disposition}`,
  );

describe('the order of a provider’s events (D-131, D-491)', () => {
  test('a poll delivers the payment although a webhook carried a later time', async () => {
    const id = await submitted('00');
    await webhook(id, 'PENDING', { occurredAt: fromNow(4 * MINUTE) });
    expect(await statusOf(id)).toBe('PROVIDER_PROCESSING');
    await poll(id, 2);
    expect(await statusOf(id)).toBe('DELIVERED');
  });

  test.each(['SUCCEEDED', 'FAILED', 'CANCELED', 'REJECTED', 'RETURNED'])(
    'a webhook that ends a payment (%s) is applied, however old its time is',
    async (status) => {
      const id = await submitted('09');
      await webhook(id, 'HELD', { occurredAt: fromNow(4 * MINUTE) });
      await webhook(id, status, { occurredAt: '2020-01-01T00:00:00.000Z' });
      expect(await statusOf(id)).toBe(status === 'SUCCEEDED' ? 'DELIVERED' : 'FAILED');
    },
  );

  test('compares an event that does not end a payment with its own source only', async () => {
    const id = await submitted('09');
    await webhook(id, 'HELD', { occurredAt: fromNow(4 * MINUTE) });
    await webhook(id, 'PENDING', { occurredAt: fromNow(3 * MINUTE) });
    expect(await statusOf(id)).toBe('ACTION_REQUIRED');
    await poll(id);
    expect(await statusOf(id)).toBe('PROVIDER_PROCESSING');
    await webhook(id, 'BLOCKED', { occurredAt: fromNow(3 * MINUTE) });
    expect(await statusOf(id)).toBe('PROVIDER_PROCESSING');
    await webhook(id, 'BLOCKED', { occurredAt: fromNow(4 * MINUTE + 1) });
    expect(await statusOf(id)).toBe('ACTION_REQUIRED');
  });

  test('a time more than 5 minutes ahead counts as the time of receipt', async () => {
    const id = await submitted('09');
    await webhook(id, 'HELD', { occurredAt: '2126-01-01T00:00:00.000Z' });
    const { last_webhook_applied_at } = await service.pool
      .owner('provider_attempts')
      .where({ payment_id: id })
      .first('last_webhook_applied_at');
    expect(Math.abs(last_webhook_applied_at.getTime() - Date.now())).toBeLessThan(MINUTE);
    await webhook(id, 'PENDING', { occurredAt: fromNow(MINUTE) });
    expect(await statusOf(id)).toBe('PROVIDER_PROCESSING');
  });

  test('an event that was not applied is judged again when it comes again, an applied one is not', async () => {
    const id = await submitted('09');
    await webhook(id, 'HELD', { occurredAt: fromNow(4 * MINUTE) });
    const late = { eventId: `late-${id}`, occurredAt: fromNow(MINUTE) };
    expect(await webhook(id, 'PENDING', late)).toMatchObject({ duplicate: false });
    expect(await dispositions(id)).toContain('PENDING older');
    // As a release would have left it that knew one order for webhooks and polls alike.
    await service.pool.owner('provider_attempts').where({ payment_id: id }).update({ last_webhook_applied_at: null });
    expect(await webhook(id, 'PENDING', late)).toMatchObject({ duplicate: true, matched: true });
    expect(await statusOf(id)).toBe('PROVIDER_PROCESSING');
    expect(await dispositions(id)).toContain('PENDING applied');
    await webhook(id, 'HELD', { occurredAt: fromNow(2 * MINUTE) });
    await webhook(id, 'PENDING', late);
    expect(await statusOf(id)).toBe('ACTION_REQUIRED');
  });

  test('a payment blocked by an earlier release continues with the next poll', async () => {
    const id = await submitted('00');
    await poll(id);
    const { provider_ref: ref } = await service.pool.owner('provider_attempts').where({ payment_id: id }).first();
    await service.pool.owner('provider_events').insert({
      provider: 'internal',
      event_id: `poll:${ref}:2`,
      payment_id: id,
      provider_ref: ref,
      status: 'SUCCEEDED',
      occurred_at: new Date(),
      received_at: new Date(),
      disposition: 'older',
    });
    await poll(id, 2);
    expect(await statusOf(id)).toBe('DELIVERED');
  });
});
