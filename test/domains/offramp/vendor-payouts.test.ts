import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import type { Story } from '../../payments/providers/vendor/payout.ts';
import { Obedient } from '../../payments/providers/vendor/temper.ts';
import { Vendor } from '../../payments/providers/vendor/vendor.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { confirm, payable, type Recipient, read } from './fixture.ts';

const API_KEY = 'vendor-key-of-the-tests';
const EMAIL = 'accounts@vendor-recipient.test';

/** A service whose payapp_a is a vendor over HTTP, which does what the test says (modes sandbox and live share it). */
describe('payouts by a vendor over HTTP (D-093, D-095, D-125)', () => {
  const temper = new Obedient();
  let vendor: Vendor;
  let service: TestService;
  let sender: TestTenant;
  let recipient: Recipient;
  const services: TestService[] = [];

  beforeAll(async () => {
    vendor = await Vendor.start({ name: 'payapp_a', apiKey: API_KEY, webhookSecret: 'none', temper, lateMs: 600 });
    const before = await startTestService();
    services.push(before);
    const payer = await before.signUp('Vendor Sender');
    await payer.fund('1000.00');
    recipient = await payable(before, 'Vendor Recipient', '+15550340001');
    const { id } = await recipient.api.createPayoutDestination({ type: 'PAYMENT_APP_A', email: EMAIL }).unwrap();
    await recipient.api.verifyPayoutDestination({ id }).unwrap();
    await recipient.api.revokePayoutDestination({ id: recipient.destinationId }).unwrap();
    await before.runUntilIdle();
    service = await serving(API_KEY);
    sender = at(payer, service);
    recipient = at(recipient, service);
  });
  afterAll(async () => {
    for (const one of services.reverse()) await one.stop();
    await vendor.stop();
  });

  async function serving(apiKey: string): Promise<TestService> {
    const [{ databaseUrl } = { databaseUrl: '' }] = services;
    const variables = {
      PAYOUT_PROVIDER_PAYAPP_A_MODE: 'sandbox',
      PAYOUT_PROVIDER_PAYAPP_A_BASE_URL: vendor.url,
      PAYOUT_PROVIDER_PAYAPP_A_API_KEY: apiKey,
      PAYOUT_PROVIDER_PAYAPP_A_TIMEOUT_MS: '300',
      QUOTE_TTL_SECONDS: '7200',
    };
    const started = await startTestService({ databaseUrl, variables });
    services.push(started);
    return started;
  }
  const at = <T extends TestTenant>(tenant: T, { url }: TestService): T => ({
    ...tenant,
    api: createPaychart({ baseUrl: url, apiKey: tenant.apiKey, maxRetries: 0 }),
  });

  /** Locked, with a story that the vendor will tell of it. */
  async function locked(...story: Story): Promise<{ id: string; key: string }> {
    const { paymentId: id } = await sender.api
      .createOfframpPayment({ phone: recipient.phone, amountUsd: '10.00' })
      .unwrap();
    const { selectedRouteQuoteId } = await confirm(recipient, id);
    const key = `${id}:${selectedRouteQuoteId}`;
    temper.stories.set(key, story);
    return { id, key };
  }
  const step = async (id: string, steps = 1) => (await sender.api.stepTestProvider({ id, steps }).unwrap()).status;
  const told = async (id: string) =>
    (await service.pool.owner('provider_events').where({ payment_id: id }).orderBy('received_at')).map(
      ({ status, disposition }) => `${status} ${disposition}`,
    );

  test('pay the confirmed amount to the confirmed payee, once', async () => {
    const { id, key } = await locked('SUBMITTED', 'PENDING', 'SUCCEEDED');
    expect(await step(id)).toBe('PROVIDER_SUBMITTED');
    expect(await step(id)).toBe('PROVIDER_PROCESSING');
    expect(await step(id, 3)).toBe('DELIVERED');
    const paid = { kind: 'paid', amountMinor: '975', currency: 'USD', payee: EMAIL };
    expect(vendor.books.statement.filter((line) => line.key === key)).toEqual([{ key, ...paid }]);
    expect(service.logLines.join('')).not.toContain(EMAIL);
    expect(service.logLines.join('')).not.toContain(API_KEY);
  });

  test('deliver only once a poll confirms the success that the submission answered (R020, R021)', async () => {
    const { id } = await locked('SUCCEEDED');
    expect(await step(id)).toBe('PROVIDER_PROCESSING');
    // The look that confirms is due at once.
    await service.runUntilIdle();
    expect((await read(sender, id)).status).toBe('DELIVERED');
    const log = await service.pool.owner('lifecycle_log').where({ aggregate_id: id, to_status: 'DELIVERED' });
    expect(log.map(({ actor }) => actor)).toEqual(['system:offramp.provider']);
  });

  test.each(['late', 'lost', '500-taken'] as const)('find a submission answered %s by its key', async (manner) => {
    const { id, key } = await locked('SUBMITTED', 'PENDING', 'SUCCEEDED');
    temper.manners.submit.push(manner);
    expect(await step(id)).toBe('PROVIDER_SUBMITTED');
    expect(await told(id)).toEqual([]);
    expect(await step(id, 3)).toBe('DELIVERED');
    expect(vendor.books.statement.filter((line) => line.key === key)).toHaveLength(1);
  });

  test.each(['lost-untaken', '500', '503', '429'] as const)('submit again what never arrived (%s)', async (manner) => {
    const { id, key } = await locked('SUBMITTED', 'PENDING', 'SUCCEEDED');
    temper.manners.submit.push(manner, manner);
    expect(await step(id, 2)).toBe('PROVIDER_SUBMITTED');
    expect(vendor.books.byKey.has(key)).toBe(false);
    expect(await step(id, 4)).toBe('DELIVERED');
    expect(vendor.books.statement.filter((line) => line.key === key)).toHaveLength(1);
  });

  test('change nothing when polls have no answer (D-095)', async () => {
    const { id } = await locked('SUBMITTED', 'PENDING', 'SUCCEEDED');
    await step(id);
    temper.manners.poll.push('500', 'late', 'lost', '429', '503');
    expect(await step(id, 5)).toBe('PROVIDER_SUBMITTED');
    expect(await step(id, 3)).toBe('DELIVERED');
  });

  test('refund a refused payout, and keep its reason for operators (D-093)', async () => {
    const { id } = await locked('REJECTED');
    await step(id);
    await service.runUntilIdle();
    expect(await read(sender, id)).toMatchObject({ status: 'REFUNDED', failureReason: 'PROVIDER_REJECTED' });
    const event = await service.pool.owner('provider_events').where({ payment_id: id }).first();
    expect(event).toMatchObject({ reason: 'payee_not_payable: The account takes no payouts', provider_ref: null });
  });

  test('follow a vendor that goes back to an earlier status', async () => {
    const { id } = await locked('SUBMITTED', 'PENDING', 'HELD', 'PENDING', 'HELD', 'SUCCEEDED');
    const seen = [];
    for (let look = 0; look < 6; look += 1) seen.push(await step(id));
    expect(seen).toEqual([
      'PROVIDER_SUBMITTED',
      'PROVIDER_PROCESSING',
      'ACTION_REQUIRED',
      'PROVIDER_PROCESSING',
      'ACTION_REQUIRED',
      'DELIVERED',
    ]);
  });

  test('do not pay again a payout that the vendor acknowledged and then forgot', async () => {
    for (const looks of [1, 3]) {
      const { id, key } = await locked('SUBMITTED', 'PENDING', 'SUCCEEDED');
      const status = await step(id, looks);
      const payout = vendor.books.byKey.get(key);
      vendor.books.byKey.delete(key);
      vendor.books.byId.delete(payout?.id ?? '');
      const [before, submits] = [vendor.books.statement.length, vendor.calls['submit well']];
      expect(await step(id, 3)).toBe(status);
      expect([vendor.books.statement.length, vendor.calls['submit well']]).toEqual([before, submits]);
      expect(service.logLines.join('')).toContain('forgotten a payout');
    }
  });

  test('fail no payment for our own wrong credentials, and continue once they are right', async () => {
    const { id, key } = await locked('SUBMITTED', 'PENDING', 'SUCCEEDED');
    const wrong = await serving('expired');
    await wrong.runner.runDue({ topic: 'offramp.submit', key: id, early: true });
    for (let look = 0; look < 3; look += 1)
      await wrong.runner.runDue({ topic: 'offramp.provider', key: id, early: true });
    expect((await read(sender, id)).status).toBe('PROVIDER_SUBMITTED');
    expect(vendor.books.byKey.has(key)).toBe(false);
    expect(await step(id, 4)).toBe('DELIVERED');
  });

  test('accept the vendor’s own events after events forced in the sandbox (D-129, D-131)', async () => {
    await sender.api.advanceTestClock({ advanceSeconds: 3600 }).unwrap();
    const { id } = await locked('SUBMITTED', 'PENDING', 'SUCCEEDED');
    await step(id);
    await sender.api.stepTestProvider({ id, status: 'HELD' }).unwrap();
    expect(await step(id, 3)).toBe('DELIVERED');
  });

  test('leave the books in order', async () => {
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
    expect(vendor.books.conflicts).toEqual([]);
  });
});
