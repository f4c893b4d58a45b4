import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { confirm, payable, type Recipient, read } from '../offramp/fixture.ts';
import { admin, auditedBy, OPERATOR } from './admin.ts';

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Liquidity Sender');
  await sender.fund('1000.00');
  recipient = await payable(service, 'Liquidity Recipient', '+15550602001');
  await recipient.api.revokePayoutDestination({ id: recipient.destinationId }).unwrap();
  const { id } = await recipient.api
    .createPayoutDestination({ type: 'PAYMENT_APP_A', email: 'app@liquidity.test' })
    .unwrap();
  await recipient.api.verifyPayoutDestination({ id }).unwrap();
  await service.runUntilIdle();
});
afterAll(() => service.stop());

const move = (kind: 'top-up' | 'withdraw', amountMinor: unknown, over: object = {}, headers = {}) =>
  admin(
    service,
    `/liquidity/payapp_a/${kind}`,
    { currency: 'USD', amountMinor, reference: 'Wire 17', ...over },
    headers,
  );

const balance = async (provider = 'payapp_a', currency = 'USD'): Promise<bigint> => {
  const row = await service.pool.owner('provider_liquidity').where({ provider, currency }).first();
  return BigInt(row.balance_minor);
};

const pay = async (amountUsd = '10.00'): Promise<string> =>
  (await sender.api.createOfframpPayment({ phone: recipient.phone, amountUsd }).unwrap()).paymentId;

/** All of it, so that nothing can be quoted. */
const drain = async () => move('withdraw', String(await balance()));

describe('prefunded liquidity (D-144, D-427)', () => {
  test('is listed newest first and paged', async () => {
    const all: string[] = [];
    for (let next = '/liquidity?take=7'; next; ) {
      const { body, headers } = await admin(service, next);
      all.push(
        ...(body.liquidity as { provider: string; currency: string }[]).map((row) => `${row.provider}:${row.currency}`),
      );
      next = /<\/v1\/admin([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
    }
    const rows = await service.pool.owner('provider_liquidity').orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
    expect(all).toEqual(rows.map(({ id }) => id));
    expect(new Set(all).size).toBe(20);
  });

  test('moves by the amount given, and audits it with its reference and the operator', async () => {
    const before = await balance();
    const added = await move('top-up', '2500');
    expect([added.status, added.body]).toEqual([
      200,
      { provider: 'payapp_a', currency: 'USD', balanceMinor: String(before + 2500n) },
    ]);
    const taken = await move('withdraw', '500', { reference: 'Wire 18' });
    expect(taken.body.balanceMinor).toBe(String(before + 2000n));
    expect(await balance()).toBe(before + 2000n);
    const who = { actor_type: 'operator', actor_id: OPERATOR, resource_id: 'payapp_a:USD' };
    expect(await auditedBy(service, added.requestId)).toMatchObject([
      { ...who, action: 'liquidity.topped_up', data: { amountMinor: '2500', reference: 'Wire 17' } },
    ]);
    expect(await auditedBy(service, taken.requestId)).toMatchObject([
      { ...who, action: 'liquidity.withdrawn', data: { amountMinor: '500', reference: 'Wire 18' } },
    ]);
  });

  test('moves once for each idempotency key', async () => {
    const before = await balance();
    const key = { 'idempotency-key': 'wire-17' };
    const [one, other] = [await move('top-up', '100', {}, key), await move('top-up', '100', {}, key)];
    expect(other.body).toEqual(one.body);
    expect(await balance()).toBe(before + 100n);
    expect((await move('top-up', '101', {}, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('refuses a bad amount, a missing row and a withdrawal above the balance (D-144)', async () => {
    for (const amount of ['0', '-1', '1.5', '', '1e3', '01', '9'.repeat(31)]) {
      for (const kind of ['top-up', 'withdraw'] as const) {
        const { status, body } = await move(kind, amount);
        expect([amount, status, body.code]).toEqual([amount, 409, 'LIQUIDITY_BAD_AMOUNT']);
      }
    }
    const more = await move('withdraw', String((await balance()) + 1n));
    expect([more.status, more.body.code]).toEqual([409, 'LIQUIDITY_INSUFFICIENT']);
    expect(await auditedBy(service, more.requestId)).toMatchObject([
      { action: 'operation.refused', actor_id: OPERATOR, data: { code: 'LIQUIDITY_INSUFFICIENT' } },
    ]);
    for (const provider of ['internal', 'nobody']) {
      const { status, body } = await admin(service, `/liquidity/${provider}/top-up`, {
        currency: 'USD',
        amountMinor: '1',
        reference: 'r',
      });
      expect([status, body.code]).toEqual([404, 'LIQUIDITY_NOT_CONFIGURED']);
    }
  });

  test('refuses a top-up above what a balance can show', async () => {
    const before = await balance();
    const { status, body } = await move('top-up', '9'.repeat(30));
    expect([status, body.code]).toEqual([409, 'LIQUIDITY_BAD_AMOUNT']);
    expect(await balance()).toBe(before);
  });

  test('opens a currency once, at 0, and keeps its balance when it is configured again', async () => {
    await service.pool.owner('provider_liquidity').where({ provider: 'payapp_b', currency: 'MXN' }).delete();
    const configure = () => admin(service, '/liquidity/payapp_b', { currency: 'MXN' });
    const opened = { provider: 'payapp_b', currency: 'MXN', balanceMinor: '0' };
    const answers = await Promise.all([configure(), configure(), configure()]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, opened]));
    const rows = await service.pool.owner('audit_log').where({ action: 'liquidity.configured' });
    expect(rows.map(({ resource_id }) => resource_id)).toEqual(['payapp_b:MXN']);
    await admin(service, '/liquidity/payapp_b/top-up', { currency: 'MXN', amountMinor: '7', reference: 'r' });
    expect((await configure()).body).toEqual({ ...opened, balanceMinor: '7' });
    for (const provider of ['internal', 'onchain', 'nobody']) {
      const { status, body } = await admin(service, `/liquidity/${provider}`, { currency: 'MXN' });
      expect([status, body.code]).toEqual([400, 'UNKNOWN_PROVIDER']);
    }
  });

  test('never gives out more than it has when many withdrawals come at once', async () => {
    await drain();
    await move('top-up', '1000');
    const answers = await Promise.all(Array.from({ length: 12 }, () => move('withdraw', '300')));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'taken' : body.code)).sort();
    expect(codes).toEqual([...Array.from({ length: 9 }, () => 'LIQUIDITY_INSUFFICIENT'), 'taken', 'taken', 'taken']);
    expect(await balance()).toBe(100n);
  });
});

describe('payments and liquidity', () => {
  test('release held payments after a top-up, in the same worker pass (R064)', async () => {
    await drain();
    const ids = [await pay(), await pay()];
    await service.runUntilIdle();
    for (const id of ids) {
      expect(await read(sender, id)).toMatchObject({
        status: 'COMPLIANCE_HOLD',
        holdReasons: ['INSUFFICIENT_ROUTE_LIQUIDITY'],
      });
    }
    // Not enough for either: they stay, and wait for the next one.
    await move('top-up', '1');
    await service.runUntilIdle();
    for (const id of ids) expect((await read(sender, id)).status).toBe('COMPLIANCE_HOLD');
    await move('top-up', '5000');
    await service.runUntilIdle();
    for (const id of ids) {
      expect(await read(sender, id)).toMatchObject({ status: 'AWAITING_RECIPIENT_CONFIRMATION', holdReasons: [] });
    }
    expect(await service.pool.owner('hold_waits').whereIn('payment_id', ids)).toEqual([]);
  });

  test('consume liquidity at submission, and return it at a failure but not at a delivery', async () => {
    await move('top-up', '100000');
    const before = await balance();
    const failing = await pay('10.000001');
    await confirm(recipient, failing);
    await sender.api.stepTestProvider({ id: failing, steps: 1 }).unwrap();
    expect(await balance()).toBeLessThan(before);
    await sender.api.stepTestProvider({ id: failing, steps: 1 }).unwrap();
    await service.runUntilIdle();
    expect((await read(sender, failing)).status).toBe('REFUNDED');
    expect(await balance()).toBe(before);

    const delivered = await pay('10.00');
    await confirm(recipient, delivered);
    await sender.api.stepTestProvider({ id: delivered, steps: 3 }).unwrap();
    expect((await read(sender, delivered)).status).toBe('DELIVERED');
    expect(await balance()).toBe(before - 975n);
  });

  test('hold a payment again when its liquidity was withdrawn before the submission (D-097)', async () => {
    const id = await pay();
    await confirm(recipient, id);
    await drain();
    await sender.api.stepTestProvider({ id, steps: 1 }).unwrap();
    expect(await read(sender, id)).toMatchObject({
      status: 'COMPLIANCE_HOLD',
      holdReasons: ['INSUFFICIENT_ROUTE_LIQUIDITY'],
    });
    expect(await balance()).toBe(0n);
  });
});
