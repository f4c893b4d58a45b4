import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  attemptByReference,
  attemptedPayout,
  checkedDestination,
  eventsOf,
  lockAttempt,
  newestAttempt,
  recordedAs,
} from '../../../src/domains/offramp/providers/attempt.cross-tenant.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const at = (ms: number): Date => new Date(NOW.getTime() + ms);
const TABLES = 'provider_attempts, provider_events, offramp_payments, route_quotes, payout_destinations, tenant_clocks';

let engine: TestEngine;
const row = (table: string, given: object): Promise<void> => anyRow(engine.pool.owner, table, { ...given });
/** The attempt of a payment with a quote, which is `rq_1` unless told. */
const attempt = (payment_id: string, more: { quote_id?: string; [column: string]: unknown } = {}): Promise<void> => {
  const quote_id = more.quote_id ?? 'rq_1';
  const key = `${payment_id}:${quote_id}`;
  return row('provider_attempts', {
    idempotency_key: key,
    payment_id,
    quote_id,
    provider: 'payapp_a',
    live: false,
    created_at: NOW,
    ...more,
  });
};
const event = (event_id: string, more: object = {}): Promise<void> =>
  row('provider_events', {
    provider: 'payapp_a',
    event_id,
    payment_id: 'pay_1',
    status: 'PENDING',
    disposition: 'applied',
    occurred_at: NOW,
    received_at: NOW,
    ...more,
  });
const destination = (more: object): Promise<void> =>
  row('payout_destinations', {
    id: 'dst_1',
    tenant_id: 'ten_r',
    type: 'PAYMENT_APP_A',
    identifier_ciphertext: 'sealed',
    status: 'ACTIVE',
    ownership_status: 'PROVIDER_VERIFIED',
    ...more,
  });

beforeAll(async () => {
  engine = await startTestEngine();
});
beforeEach(() => engine.pool.owner.raw(`TRUNCATE ${TABLES} CASCADE`));
afterAll(() => engine.stop());

describe('the attempt of a payment', () => {
  const newest = () => asking(engine, (reads) => newestAttempt(reads, 'pay_1'));

  it('is the live attempt, or else the one that ended last, whenever it began', async () => {
    expect(await newest()).toBeUndefined();
    await attempt('pay_2', { created_at: at(9) });
    await attempt('pay_1');
    await attempt('pay_1', { quote_id: 'rq_2', created_at: at(2) });
    await attempt('pay_1', { quote_id: 'rq_3', created_at: at(1) });
    expect(await newest()).toMatchObject({ quoteId: 'rq_2', live: false, createdAt: at(2) });
    await engine.pool.owner('provider_attempts').where({ idempotency_key: 'pay_1:rq_1' }).update({ live: true });
    expect(await newest()).toMatchObject({ quoteId: 'rq_1', live: true, provider: 'payapp_a', providerRef: null });
  });

  it('is found by the provider’s reference or by our key (D-095, D-132)', async () => {
    await attempt('pay_1', { provider_ref: 'ref_1' });
    await attempt('pay_2', { provider_ref: 'ref_2' });
    const meant = async (provider: 'payapp_a' | 'payapp_b', reference: string) =>
      (await asking(engine, (reads) => attemptByReference(reads, provider, reference)))?.paymentId;
    expect(await meant('payapp_a', 'ref_2')).toBe('pay_2');
    expect(await meant('payapp_a', 'pay_1:rq_1')).toBe('pay_1');
    expect(await meant('payapp_a', 'pay_1')).toBeUndefined();
    expect(await meant('payapp_b', 'ref_2')).toBeUndefined();
    expect(await meant('payapp_b', 'pay_1:rq_1')).toBeUndefined();
  });

  it('is read under the lock of its payment, and throws when either is missing', async () => {
    await attempt('pay_1');
    await attempt('pay_2');
    const payment = { id: 'pay_1' };
    const lock = (found: object | undefined, idempotencyKey: string) =>
      asking(engine, (reads) => {
        const aggregate = async (...asked: string[]) => (asked.join() === 'offramp-payment,pay_1' ? found : undefined);
        return lockAttempt({ reads, aggregate } as never, { paymentId: 'pay_1', idempotencyKey });
      });
    expect(await lock(payment, 'pay_1:rq_1')).toEqual({
      payment,
      attempt: expect.objectContaining({ paymentId: 'pay_1' }),
    });
    await expect(lock(undefined, 'pay_1:rq_1')).rejects.toThrow('pay_1 is gone');
    await expect(lock(payment, 'pay_1:rq_9')).rejects.toThrow('pay_1 is gone');
  });
});

describe('the events of a provider', () => {
  it('are found as they are stored, with one query per request (D-131)', async () => {
    await event('e_1');
    await event('e_1', { provider: 'payapp_b', disposition: 'older' });
    await asking(engine, async (reads) => {
      expect(await recordedAs(reads, 'payapp_a', 'e_1')).toBe('applied');
      expect(await recordedAs(reads, 'payapp_b', 'e_1')).toBe('older');
      expect(await recordedAs(reads, 'payapp_a', 'e_2')).toBeUndefined();
      await event('e_2');
      expect(await recordedAs(reads, 'payapp_a', 'e_2')).toBeUndefined();
    });
    expect(await asking(engine, (reads) => recordedAs(reads, 'payapp_a', 'e_2'))).toBe('applied');
  });

  it('are those of one payment, in the order of receipt', async () => {
    await event('e_3', { received_at: at(1), status: 'SUCCEEDED', occurred_at: at(-5) });
    await event('e_2', { status: 'PENDING' });
    await event('e_1', { received_at: at(1), status: 'HELD' });
    await event('e_0', { payment_id: 'pay_2' });
    expect(await asking(engine, (reads) => eventsOf(reads, 'pay_1'))).toEqual([
      { status: 'PENDING', occurredAt: NOW },
      { status: 'HELD', occurredAt: NOW },
      { status: 'SUCCEEDED', occurredAt: at(-5) },
    ]);
  });
});

it('a destination is found for a check only by its own provider (D-234)', async () => {
  await destination({ provider: 'payapp_a' });
  const checked = (provider: 'payapp_a' | 'payapp_b', id: string) =>
    asking(engine, (reads) => checkedDestination(reads, provider, id));
  expect(await checked('payapp_a', 'dst_1')).toEqual({ id: 'dst_1' });
  expect(await checked('payapp_b', 'dst_1')).toBeUndefined();
  expect(await checked('payapp_a', 'dst_2')).toBeUndefined();
});

describe('the payout that a provider is asked about', () => {
  const payout = () => asking(engine, (reads) => attemptedPayout(reads, 'pay_1'));
  beforeEach(async () => {
    await row('offramp_payments', {
      id: 'pay_1',
      sender_tenant_id: 'ten_s',
      status: 'PROVIDER_SUBMITTED',
      custody: 'escrow',
    });
    for (const [id, amount] of [
      ['rq_1', 2475],
      ['rq_2', 2400],
    ] as const) {
      await row('route_quotes', {
        id,
        payment_id: 'pay_1',
        destination_id: 'dst_1',
        destination_currency: 'EUR',
        destination_amount_minor: amount,
        source_amount_base_units: 25_000_003,
        rank: amount,
      });
    }
    await destination({ country: 'DE' });
    await attempt('pay_1');
  });

  it('carries the quoted amounts, the destination and the clock of its sender', async () => {
    expect(await payout()).toMatchObject({
      idempotencyKey: 'pay_1:rq_1',
      paymentId: 'pay_1',
      quoteId: 'rq_1',
      provider: 'payapp_a',
      paymentStatus: 'PROVIDER_SUBMITTED',
      deliveredAt: null,
      lastEventId: null,
      clockOffsetMs: 0n,
      sourceAmountBaseUnits: 25_000_003n,
      destinationId: 'dst_1',
      destinationType: 'PAYMENT_APP_A',
      destinationCurrency: 'EUR',
      destinationAmountMinor: 2475n,
      identifierCiphertext: 'sealed',
      country: 'DE',
    });
    await row('tenant_clocks', { tenant_id: 'ten_r', offset_ms: 7 });
    expect((await payout())?.clockOffsetMs).toBe(0n);
    await row('tenant_clocks', { tenant_id: 'ten_s', offset_ms: 5000 });
    await engine.pool.owner('offramp_payments').update({ delivered_at: at(3) });
    expect(await payout()).toMatchObject({ clockOffsetMs: 5000n, deliveredAt: at(3) });
  });

  it('is the payout of the live attempt, or of the newest one', async () => {
    await attempt('pay_2', { created_at: at(9) });
    await attempt('pay_1', { quote_id: 'rq_2', created_at: at(1) });
    expect(await payout()).toMatchObject({ quoteId: 'rq_2', destinationAmountMinor: 2400n });
    await engine.pool.owner('provider_attempts').where({ idempotency_key: 'pay_1:rq_1' }).update({ live: true });
    expect(await payout()).toMatchObject({ quoteId: 'rq_1', destinationAmountMinor: 2475n });
  });

  it('names the last event received, but none that may still be judged again', async () => {
    const last = async () => (await payout())?.lastEventId;
    await event('e_5', { provider: 'payapp_b', received_at: at(9) });
    await event('e_6', { payment_id: 'pay_2', received_at: at(9) });
    await event('e_7', { disposition: 'older', received_at: at(9) });
    await event('e_8', { disposition: 'not_submitted', received_at: at(9) });
    expect(await last()).toBeNull();
    await event('e_3');
    await event('e_1', { received_at: at(1) });
    expect(await last()).toBe('e_1');
    await event('e_2', { received_at: at(1) });
    expect(await last()).toBe('e_2');
  });
});
