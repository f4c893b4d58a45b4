import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { deriveSecret } from '../../../src/platform/crypto/index.ts';
import { signed } from '../../payments/providers/vendor/webhook-sender.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { advance, confirm, payable, type Recipient, read, refusal } from './fixture.ts';

const SECRET = deriveSecret('service-sandbox', 'PROVIDER_WEBHOOK_SECRET_INTERNAL');

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;

beforeAll(async () => {
  service = await startTestService({ variables: { PAYOUT_PROVIDER_PAYAPP_B_MODE: 'off' } });
  sender = await service.signUp('Webhook Sender');
  await sender.fund('1000.00');
  recipient = await payable(service, 'Webhook Recipient', '+15550310001');
});
afterAll(async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  expect(service.logLines.filter((line) => line.includes('request failed'))).toEqual([]);
  await service.stop();
});

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> & { readonly code?: string };
}

async function post(body: string, headers: Record<string, string>, provider = 'internal'): Promise<Answer> {
  const url = `${service.url}/v1/webhooks/providers/${provider}`;
  const response = await fetch(url, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const sent = (event: object): Promise<Answer> => post(JSON.stringify(event), signed(SECRET, JSON.stringify(event)));

const event = (providerRef: string, changed: object = {}) => ({
  eventId: randomUUID(),
  providerRef,
  status: 'PENDING',
  occurredAt: new Date().toISOString(),
  ...changed,
});

/** Submitted to the mock, which is asked nothing more by itself. */
async function submitted(digits = '00'): Promise<{ id: string; providerRef: string }> {
  const created = sender.api.createOfframpPayment({ phone: recipient.phone, amountUsd: `10.0000${digits}` });
  const { paymentId: id } = await created.unwrap();
  await confirm(recipient, id);
  await sender.api.stepTestProvider({ id, steps: 1 }).unwrap();
  const { providerRef } = await sender.api.getTestProvider({ id }).unwrap();
  return { id, providerRef: providerRef ?? '' };
}

const statusOf = async (id: string) => (await read(sender, id)).status;
const stored = (eventId: string) => service.pool.owner('provider_events').where({ event_id: eventId }).first();

describe('a provider webhook is checked before its body is parsed (B 6, D-133, R543)', () => {
  const good = JSON.stringify(event('nothing'));
  const old = Math.floor(Date.now() / 1000) - 301;
  const early = Math.floor(Date.now() / 1000) + 310;

  test.each([
    ['UNKNOWN_PROVIDER', 400, 'a name of nobody', '', {}, 'acme_pay'],
    ['UNKNOWN_PROVIDER', 400, 'a provider that is off', '', {}, 'payapp_b'],
    ['UNKNOWN_PROVIDER', 400, 'a funding partner that is off', '', {}, 'tron_partner'],
    ['EMPTY_BODY', 400, 'no body, before its signature', '', {}, 'internal'],
    ['WEBHOOK_SIGNATURE_INVALID', 401, 'no signature, before the JSON', '{', {}, 'internal'],
    ['WEBHOOK_SIGNATURE_INVALID', 401, 'a wrong secret', good, signed('another', good), 'internal'],
    ['WEBHOOK_SIGNATURE_INVALID', 401, 'another provider’s secret', good, signed(SECRET, good), 'onchain'],
    [
      'WEBHOOK_SIGNATURE_INVALID',
      401,
      'a wrong secret that is old, too',
      good,
      signed('another', good, old),
      'internal',
    ],
    ['WEBHOOK_SIGNATURE_INVALID', 401, 'other bytes', `${good} `, signed(SECRET, good), 'internal'],
    [
      'WEBHOOK_SIGNATURE_INVALID',
      401,
      'another time than the signed one',
      good,
      { ...signed(SECRET, good), 'x-provider-timestamp': '1' },
      'internal',
    ],
    [
      'WEBHOOK_SIGNATURE_INVALID',
      401,
      'a signature of another form',
      good,
      { ...signed(SECRET, good), 'x-provider-signature': signed(SECRET, good)['x-provider-signature'].slice(3) },
      'internal',
    ],
    ['WEBHOOK_REPLAY_WINDOW', 401, '301 s old', good, signed(SECRET, good, old), 'internal'],
    ['WEBHOOK_REPLAY_WINDOW', 401, '310 s early', good, signed(SECRET, good, early), 'internal'],
    ['WEBHOOK_REPLAY_WINDOW', 401, 'old and no JSON', '{', signed(SECRET, '{', old), 'internal'],
    ['VALIDATION_FAILED', 400, 'signed, but no JSON', '{', signed(SECRET, '{'), 'internal'],
    ['VALIDATION_FAILED', 400, 'signed, but no object', '[]', signed(SECRET, '[]'), 'internal'],
    ['VALIDATION_FAILED', 400, 'a key twice', '{"a":1,"a":2}', signed(SECRET, '{"a":1,"a":2}'), 'internal'],
    ['VALIDATION_FAILED', 400, 'fields missing', '{}', signed(SECRET, '{}'), 'internal'],
  ])('%s %i: %s', async (code, status, _what, body, headers, provider) => {
    const before = await service.pool.owner('provider_events').count();
    const answer = await post(body, headers as Record<string, string>, provider);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await service.pool.owner('provider_events').count()).toEqual(before);
  });

  test('reports each fault of a signed body with its place', async () => {
    const { body } = await sent({ ...event('nothing'), status: 'GONE', extra: 1 });
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: {
        errors: expect.arrayContaining([
          expect.objectContaining({
            path: '/body/status',
            rule: 'enum',
            allowed: expect.arrayContaining(['SUCCEEDED']),
          }),
          { path: '/body/extra', message: expect.any(String), rule: 'additionalProperties' },
        ]),
      },
    });
  });

  test('verifies the signature over the raw bytes, whatever their spaces and order of keys', async () => {
    const spaced = `{ "status":"PENDING",\n "occurredAt":"2026-03-02T09:00:00.000Z", "providerRef":"x","eventId":"${randomUUID()}" }`;
    expect((await post(spaced, signed(SECRET, spaced))).status).toBe(200);
  });

  test('refuses more than 256 KiB (D-036)', async () => {
    const big = JSON.stringify({ ...event('x'), reason: 'x'.repeat(262_144) });
    expect((await post(big, signed(SECRET, big))).body.code).toBe('BODY_TOO_LARGE');
  });
});

describe('events by webhook (D-131, D-132, D-134)', () => {
  test('a webhook alone delivers a payment, through PROVIDER_PROCESSING (R021)', async () => {
    const { id, providerRef } = await submitted('09');
    expect(await sent(event(providerRef, { status: 'SUCCEEDED' }))).toEqual({
      status: 200,
      body: { received: true, duplicate: false, matched: true },
    });
    expect(await statusOf(id)).toBe('DELIVERED');
    const log = await service.pool.owner('lifecycle_log').where({ aggregate_id: id }).orderBy('step');
    expect(log.map((row) => row.to_status).slice(-2)).toEqual(['PROVIDER_PROCESSING', 'DELIVERED']);
  });

  test('an event sent many times at once is applied once, and each repetition is answered as a duplicate', async () => {
    const { id, providerRef } = await submitted('09');
    const news = event(providerRef, { status: 'SUCCEEDED' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => sent(news)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter(({ body }) => body.duplicate === false)).toHaveLength(1);
    expect(await statusOf(id)).toBe('DELIVERED');
    const proceeds = service.pool.owner('ledger_transfers').where({ subject: id }).where('id', 'like', '%:proceeds');
    expect(await proceeds).toHaveLength(1);
  });

  test('an event that is older than the last one applied is stored and changes nothing', async () => {
    const { id, providerRef } = await submitted('09');
    const times = [Date.now() + 1000, Date.now() + 500].map((at) => new Date(at).toISOString());
    await sent(event(providerRef, { status: 'HELD', occurredAt: times[0] }));
    const late = event(providerRef, { status: 'PENDING', occurredAt: times[1], reason: 'closed' });
    expect((await sent(late)).body).toMatchObject({ matched: true, duplicate: false });
    expect(await statusOf(id)).toBe('ACTION_REQUIRED');
    expect(await stored(late.eventId)).toMatchObject({ disposition: 'older', payment_id: id, reason: 'closed' });
  });

  test('a late success pays nobody twice, and is recorded as a contradiction', async () => {
    const { id, providerRef } = await submitted('09');
    await sent(event(providerRef, { status: 'FAILED' }));
    await service.runUntilIdle();
    const before = [await statusOf(id), await sender.balances(), await recipient.balances()];
    expect(before[0]).toBe('REFUNDED');
    const late = event(providerRef, { status: 'SUCCEEDED' });
    expect((await sent(late)).body.matched).toBe(true);
    expect(await stored(late.eventId)).toMatchObject({ disposition: 'contradiction' });
    expect([await statusOf(id), await sender.balances(), await recipient.balances()]).toEqual(before);
  });

  test('a return after delivery is recorded once, by webhook or by poll (D-130, D-440)', async () => {
    const { id, providerRef } = await submitted('07');
    await sent(event(providerRef, { status: 'SUCCEEDED' }));
    const delivered = await read(sender, id);
    await Promise.all([
      sent(event(providerRef, { status: 'RETURNED' })),
      sent(event(providerRef, { status: 'RETURNED' })),
      sender.api.stepTestProvider({ id, steps: 3 }).unwrap(),
    ]);
    await service.runUntilIdle();
    expect(await read(sender, id)).toEqual(delivered);
    const returns = service.pool.owner('ledger_transfers').where({ subject: id }).where('id', 'like', '%:return');
    expect(await returns).toHaveLength(1);
    const { reviewCases } = await sender.api.listTestReviewCases({ reason: 'POST_DELIVERY_RETURN' }).unwrap();
    expect(reviewCases.filter(({ paymentId }) => paymentId === id)).toHaveLength(1);
  });

  test('an event without a match is stored with 200, and applied once its payment is known', async () => {
    const { id, providerRef } = await submitted('09');
    const unknown = () => service.pool.owner('provider_attempts').where({ payment_id: id });
    await unknown().update({ provider_ref: null });
    const news = event(providerRef, { status: 'SUCCEEDED' });
    const receipt = { received: true, duplicate: false, matched: false };
    expect((await sent(news)).body).toEqual(receipt);
    expect((await sent(news)).body).toEqual({ ...receipt, duplicate: true });
    expect(await stored(news.eventId)).toMatchObject({ disposition: 'unmatched', payment_id: null });
    await unknown().update({ provider_ref: providerRef });
    expect((await sent(news)).body).toEqual({ received: true, duplicate: true, matched: true });
    expect(await statusOf(id)).toBe('DELIVERED');
    expect(await stored(news.eventId)).toMatchObject({ disposition: 'applied', payment_id: id });
    expect((await sent(news)).body).toEqual({ received: true, duplicate: true, matched: true });
  });

  test('an event that names our key is matched before the provider has named a reference of its own (D-095)', async () => {
    const { id } = await submitted('08');
    const attempt = await service.pool.owner('provider_attempts').where({ payment_id: id }).first();
    expect(attempt.provider_ref).toBeNull();
    expect((await sent(event(attempt.idempotency_key, { status: 'HELD' }))).body.matched).toBe(true);
    expect(await statusOf(id)).toBe('ACTION_REQUIRED');
    const after = await service.pool.owner('provider_attempts').where({ payment_id: id }).first();
    expect(after.provider_ref).toBeNull();
  });

  test('a reference of another provider matches nothing', async () => {
    const { id, providerRef } = await submitted('09');
    const onchain = deriveSecret('service-sandbox', 'PROVIDER_WEBHOOK_SECRET_ONCHAIN');
    const body = JSON.stringify(event(providerRef, { status: 'SUCCEEDED' }));
    expect((await post(body, signed(onchain, body), 'onchain')).body.matched).toBe(false);
    expect(await statusOf(id)).toBe('PROVIDER_SUBMITTED');
  });

  test('simultaneous polls and webhooks apply each change once, in either order (D-134)', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, providerRef } = await submitted('00');
      await Promise.all([
        sender.api.stepTestProvider({ id, steps: 2 }).unwrap(),
        sent(event(providerRef, { status: 'PENDING' })),
        sent(event(providerRef, { status: 'SUCCEEDED' })),
      ]);
      expect(await statusOf(id)).toBe('DELIVERED');
      const steps = service.pool.owner('lifecycle_log').where({ aggregate_id: id, to_status: 'DELIVERED' });
      expect(await steps).toHaveLength(1);
    }
  });

  test('CANCELED for a destination revokes it, and its payments are checked again (D-120, D-234)', async () => {
    const other = await payable(service, 'Canceled Recipient', '+15550310002');
    const { paymentId: id } = await sender.api
      .createOfframpPayment({ phone: other.phone, amountUsd: '10.00' })
      .unwrap();
    expect((await sent(event(other.destinationId, { status: 'PENDING' }))).body.matched).toBe(true);
    const canceled = event(other.destinationId, { status: 'CANCELED' });
    expect((await sent(canceled)).body).toEqual({ received: true, duplicate: false, matched: true });
    expect((await sent(canceled)).body.duplicate).toBe(true);
    expect((await sent(event(other.destinationId, { status: 'CANCELED' }))).body.matched).toBe(true);
    const { status } = await other.api.getPayoutDestination({ id: other.destinationId }).unwrap();
    expect(status).toBe('REVOKED');
    await service.runUntilIdle();
    const payment = await read(sender, id);
    expect([payment.status, payment.holdReasons]).toEqual([
      'PAYOUT_SELECTION_REQUIRED',
      ['PAYOUT_DESTINATION_NOT_SELECTED'],
    ]);
  });
});

describe('a provider webhook that the sandbox sends (D-133, D-449)', () => {
  const send = (id: string, changed: object = {}, by: TestTenant = sender) =>
    by.api.sendTestProviderWebhook({ provider: 'internal', paymentId: id, status: 'SUCCEEDED', ...changed });

  test('goes over HTTP to the service itself, and its answer is passed on', async () => {
    const { id } = await submitted('09');
    const receipt = { received: true, duplicate: false, matched: true };
    expect(await send(id, { eventId: 'evt_own_1', status: 'HELD' }).unwrap()).toEqual(receipt);
    expect(await statusOf(id)).toBe('ACTION_REQUIRED');
    expect(await send(id, { eventId: 'evt_own_1' }, recipient).unwrap()).toEqual({ ...receipt, duplicate: true });
    expect(await send(id, { status: 'PENDING', occurredAt: '2020-01-01T00:00:00.000Z' }).unwrap()).toEqual(receipt);
    expect(await statusOf(id)).toBe('ACTION_REQUIRED');
    expect(await send(id).unwrap()).toEqual(receipt);
    expect(await statusOf(id)).toBe('DELIVERED');
    const { attempts } = await sender.api.getTestProvider({ id }).unwrap();
    expect(attempts.map(({ status }) => status)).toEqual(['SUBMITTED', 'HELD', 'PENDING', 'SUCCEEDED']);
  });

  test('is not too old when the clock of the tenant is far ahead (D-067, D-131)', async () => {
    const early = await service.signUp('Early Webhook Sender');
    await early.fund('100.00');
    await advance(early, 86_400);
    const created = early.api.createOfframpPayment({ phone: recipient.phone, amountUsd: '10.000009' });
    const { paymentId: id } = await created.unwrap();
    await confirm(recipient, id);
    await early.api.stepTestProvider({ id, steps: 1 }).unwrap();
    await send(id, {}, early).unwrap();
    expect((await read(early, id)).status).toBe('DELIVERED');
  });

  test('is sent once under one idempotency key', async () => {
    const { id } = await submitted('09');
    const body = { provider: 'internal', paymentId: id, status: 'PENDING' } as const;
    const options = { idempotencyKey: randomUUID() };
    const answers = [];
    for (let time = 0; time < 2; time += 1)
      answers.push(await sender.api.sendTestProviderWebhook(body, options).unwrap());
    expect(answers[0]).toEqual(answers[1]);
    expect(await service.pool.owner('provider_events').where({ payment_id: id, status: 'PENDING' })).toHaveLength(1);
  });

  test('is refused for an unknown provider, another tenant’s payment and an old timestamp', async () => {
    const { id } = await submitted('09');
    const stranger = await service.signUp('Webhook Stranger');
    expect(refusal(await send(id, { provider: 'payapp_b' }))).toMatchObject({ code: 'UNKNOWN_PROVIDER' });
    expect(refusal(await send(id, { provider: 'tron_partner' }))).toMatchObject({ code: 'UNKNOWN_PROVIDER' });
    expect(refusal(await send(id, {}, stranger))).toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
    expect(refusal(await send('pay_nobody'))).toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
    expect(refusal(await send(id, { timestamp: 1_772_440_000 }))).toMatchObject({ code: 'WEBHOOK_REPLAY_WINDOW' });
    expect(await statusOf(id)).toBe('PROVIDER_SUBMITTED');
  });

  test('matches no payment before the submission', async () => {
    const { paymentId } = await sender.api
      .createOfframpPayment({ phone: recipient.phone, amountUsd: '10.00' })
      .unwrap();
    expect(await send(paymentId).unwrap()).toEqual({ received: true, duplicate: false, matched: false });
  });
});
