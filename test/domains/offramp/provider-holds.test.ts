import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteProviderModes } from '../../../src/domains/offramp/providers/provider-modes.ts';
import { startTestService, TEST_ADMIN_KEY, type TestService, type TestTenant } from '../../support/service.ts';
import { confirm, payable, type Recipient, read } from './fixture.ts';

let service: TestService;
let cases = 0;

beforeAll(async () => {
  service = await startTestService();
  await noteProviderModes(service.engine);
});
afterAll(() => service.stop());

interface World {
  readonly sender: TestTenant;
  readonly recipient: Recipient;
  pay(more?: object): Promise<string>;
}

async function world(): Promise<World> {
  cases += 1;
  const sender = await service.signUp(`Provider Hold Sender ${cases}`);
  await sender.fund('100.00');
  const phone = `+155503300${String(cases).padStart(2, '0')}`;
  const recipient = await payable(service, `Provider Hold Recipient ${cases}`, phone);
  const pay = async (more: object = {}) =>
    (await sender.api.createOfframpPayment({ phone, amountUsd: '10.00', ...more }).unwrap()).paymentId;
  return { sender, recipient, pay };
}

async function addPaymentApp({ recipient: { api } }: World, type: 'PAYMENT_APP_A' | 'PAYMENT_APP_B'): Promise<string> {
  cases += 1;
  const phone = `+155503390${String(cases).padStart(2, '0')}`;
  const { id } = await api.createPayoutDestination({ type, phone }).unwrap();
  await api.verifyPayoutDestination({ id }).unwrap();
  return id;
}

/** The recipient has this destination alone. */
async function onlyPaymentApp(at: World, type: 'PAYMENT_APP_A' | 'PAYMENT_APP_B' = 'PAYMENT_APP_A'): Promise<void> {
  await addPaymentApp(at, type);
  await at.recipient.api.revokePayoutDestination({ id: at.recipient.destinationId }).unwrap();
  await service.runUntilIdle();
}

const control = ({ sender }: World, provider: 'internal' | 'payapp_a' | 'payapp_b', body: object) =>
  sender.api.setTestProviderControls({ provider, ...body }).unwrap();

const seen = async ({ sender }: World, id: string) => {
  const { status, holdReasons } = await read(sender, id);
  return [status, ...holdReasons];
};
const FREED = ['AWAITING_RECIPIENT_CONFIRMATION'];
const held = (...reasons: string[]) => ['COMPLIANCE_HOLD', ...reasons];

describe('a provider that is off (D-119, D-121, D-125, R025)', () => {
  test('holds payments that only it can pay, and releases them when a start switches it on', async () => {
    const at = await world();
    const variables = { PAYOUT_PROVIDER_INTERNAL_MODE: 'off' };
    const without = await startTestService({ databaseUrl: service.databaseUrl, variables });
    try {
      await noteProviderModes(without.engine);
      const id = await at.pay();
      await confirmlessRecheck(without, at.sender, id);
      // What the switch-off called on has looked: from here on only the next start frees it.
      await without.runUntilIdle();
      expect(await seen(at, id)).toEqual(held('PROVIDER_UNAVAILABLE'));
      await noteProviderModes(service.engine);
      await service.runUntilIdle();
      expect(await seen(at, id)).toEqual(FREED);
    } finally {
      await without.stop();
    }
  });

  /** Quoted by a process that has the provider, checked again by one that has not. */
  async function confirmlessRecheck(without: TestService, sender: TestTenant, id: string): Promise<void> {
    await sender.api.advanceTestClock({ advanceSeconds: 125 }).unwrap();
    const url = `${without.url}/v1/offramp/payments/${id}/routes`;
    const response = await fetch(url, { headers: { 'x-service-api-key': sender.apiKey } });
    expect(response.status).toBe(200);
  }

  test('wakes no payment while its mode is unchanged', async () => {
    const jobs = () => service.pool.owner('outbox_jobs').where('key', 'like', 'any:%');
    await noteProviderModes(service.engine);
    await Promise.all([noteProviderModes(service.engine), noteProviderModes(service.engine)]);
    expect(await jobs()).toEqual([]);
    const modes = await service.pool.owner('provider_modes').orderBy('provider');
    expect(modes.map(({ provider, mode }) => [provider, mode])).toEqual([
      ['internal', 'mock'],
      ['onchain', 'mock'],
      ['payapp_a', 'mock'],
      ['payapp_b', 'mock'],
    ]);
  });
});

describe('a provider that fails between the confirmation and the submission (D-097)', () => {
  test('unavailable: submits nothing, unlocks the money, and requotes when it is back', async () => {
    const at = await world();
    const id = await at.pay();
    await confirm(at.recipient, id);
    await control(at, 'internal', { available: false });
    await service.runUntilIdle();
    expect(await seen(at, id)).toEqual(held('PROVIDER_UNAVAILABLE'));
    expect(await at.sender.balances()).toMatchObject({ available: 90_000_000n, reserved: 10_000_000n, escrow: 0n });
    expect(await service.pool.owner('provider_attempts').where({ payment_id: id })).toEqual([]);
    await control(at, 'internal', { available: true });
    await service.runUntilIdle();
    expect(await seen(at, id)).toEqual(FREED);
  });

  test('out of liquidity: holds the payment, and a top-up releases it at once (D-121, D-144)', async () => {
    const at = await world();
    await onlyPaymentApp(at);
    const id = await at.pay();
    await confirm(at.recipient, id);
    await control(at, 'payapp_a', { liquidityMinor: '1', currency: 'USD' });
    await service.runUntilIdle();
    expect(await seen(at, id)).toEqual(held('INSUFFICIENT_ROUTE_LIQUIDITY'));
    await control(at, 'payapp_a', { liquidityMinor: '100000', currency: 'USD' });
    await service.runUntilIdle();
    expect(await seen(at, id)).toEqual(FREED);
  });
});

describe('liquidity (D-121, D-144, D-447)', () => {
  const real = () => service.pool.owner('provider_liquidity').where({ provider: 'payapp_b', currency: 'USD' });

  async function operator(path: string, body: object): Promise<number> {
    const response = await fetch(`${service.url}/v1/admin/liquidity/payapp_b${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-service-admin-key': TEST_ADMIN_KEY,
        'x-service-operator': 'test',
      },
      body: JSON.stringify(body),
    });
    return response.status;
  }

  test('consumes the real balance at the submission, and gives it back after a failure', async () => {
    const at = await world();
    await onlyPaymentApp(at, 'PAYMENT_APP_B');
    const balance = async (): Promise<bigint> => BigInt((await real().first()).balance_minor);
    const before = await balance();
    const id = await at.pay();
    await confirm(at.recipient, id);
    await at.sender.api.stepTestProvider({ id, steps: 1 }).unwrap();
    expect(before - (await balance())).toBe(990n);
    await at.sender.api.stepTestProvider({ id, status: 'FAILED' }).unwrap();
    expect(await balance()).toBe(before);
  });

  test('consumes and gives back an override, and leaves the real balance unchanged', async () => {
    const at = await world();
    await onlyPaymentApp(at, 'PAYMENT_APP_B');
    const before = await real().first();
    await control(at, 'payapp_b', { liquidityMinor: '1000', currency: 'USD' });
    const left = async (): Promise<string> =>
      (await control(at, 'payapp_b', {})).liquidity.map(({ liquidityMinor }) => liquidityMinor).join();
    const id = await at.pay();
    await confirm(at.recipient, id);
    await at.sender.api.stepTestProvider({ id, steps: 1 }).unwrap();
    expect(await left()).toBe('10');
    const second = await at.pay();
    expect(await seen(at, second)).toEqual(held('INSUFFICIENT_ROUTE_LIQUIDITY'));
    await at.sender.api.stepTestProvider({ id, status: 'FAILED' }).unwrap();
    expect(await left()).toBe('1000');
    expect(await real().first()).toEqual(before);
  });

  test('holds without a balance row, and is released by an operator’s top-up in the same pass', async () => {
    const at = await world();
    await onlyPaymentApp(at, 'PAYMENT_APP_B');
    const row = await real().first();
    await real().delete();
    const id = await at.pay();
    expect(await seen(at, id)).toEqual(held('INSUFFICIENT_ROUTE_LIQUIDITY'));
    await service.runUntilIdle();
    expect(await seen(at, id)).toEqual(held('INSUFFICIENT_ROUTE_LIQUIDITY'));
    expect(await operator('', { currency: 'USD' })).toBeLessThan(300);
    const topUp = { currency: 'USD', amountMinor: String(row.balance_minor), reference: 'top-up of a test' };
    expect(await operator('/top-up', topUp)).toBe(200);
    await service.runUntilIdle();
    expect(await seen(at, id)).toEqual(FREED);
  });

  test('holds for both reasons when some routes lack the provider and others liquidity', async () => {
    const at = await world();
    await addPaymentApp(at, 'PAYMENT_APP_A');
    await control(at, 'internal', { available: false });
    await control(at, 'payapp_a', { liquidityMinor: '0', currency: 'USD' });
    expect(await seen(at, await at.pay())).toEqual(held('PROVIDER_UNAVAILABLE', 'INSUFFICIENT_ROUTE_LIQUIDITY'));
  });

  test('waits for the recipient when another reason excludes a route too', async () => {
    const at = await world();
    await addPaymentApp(at, 'PAYMENT_APP_A');
    await control(at, 'internal', { available: false });
    const id = await at.pay({ allowedRails: ['SERVICE_BALANCE'] });
    expect((await read(at.sender, id)).status).toBe('PAYOUT_SELECTION_REQUIRED');
  });
});

describe('the internal rail without a script (D-126)', () => {
  test.each(['sandbox', 'live'])('mode %s settles in the ledger at once, through every status (R020)', async (mode) => {
    const at = await world();
    const variables = { PAYOUT_PROVIDER_INTERNAL_MODE: mode };
    const ledger = await startTestService({ databaseUrl: service.databaseUrl, variables });
    try {
      // Digits that the mock would fail by.
      const id = await at.pay({ amountUsd: '10.000001' });
      await confirm(at.recipient, id);
      await ledger.runUntilIdle();
      expect((await read(at.sender, id)).status).toBe('DELIVERED');
      expect(await at.recipient.balances()).toMatchObject({ available: 10_000_001n });
      const log = await service.pool.owner('lifecycle_log').where({ aggregate_id: id }).orderBy('step');
      expect(log.map((row) => row.to_status).slice(-4)).toEqual([
        'FUNDS_LOCKED',
        'PROVIDER_SUBMITTED',
        'PROVIDER_PROCESSING',
        'DELIVERED',
      ]);
    } finally {
      await ledger.stop();
    }
  });
});
