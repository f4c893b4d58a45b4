import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaychart, type Paychart } from '#sdk';
import { scenario, scenarioNames } from '../../../mock/src/command.ts';
import { cachedSnapshot } from '../../../mock/src/database/cached-snapshot.ts';
import { parseSeeds } from '../../../mock/src/seeds.ts';
import { type Mock, startMock } from '../../../mock/src/start-mock.ts';

let mock: Mock;
let paychart: Paychart;

beforeAll(async () => {
  mock = await startMock({ snapshot: await cachedSnapshot() });
  paychart = createPaychart({ baseUrl: mock.url, apiKey: mock.apiKey });
});
afterAll(() => mock?.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(mock.url + path, { headers: { 'x-service-api-key': mock.apiKey, ...headers } });

describe('the stateful mock', () => {
  it('keeps its data consistent: list and detail agree in each row', async () => {
    for (const amountUsd of ['1.00', '2.00']) {
      await paychart.createOfframpPayment({ phone: '+15550105555', amountUsd }).unwrap();
    }
    const { payments } = await paychart.listOfframpPayments().unwrap();
    expect(payments.map((payment) => payment.amountUsd).sort()).toEqual(['1.00', '2.00']);
    for (const { paymentId: id, amountUsd } of payments) {
      expect(await paychart.getOfframpPayment({ id }).unwrap()).toMatchObject({ paymentId: id, amountUsd });
    }
    expect((await paychart.listOfframpPayments({ take: 1 }).unwrap()).payments).toHaveLength(1);
  });

  it('streams events as they happen', async () => {
    const stream = paychart.events.stream({ type: 'payment.created', signal: AbortSignal.timeout(60_000) });
    const first = stream.next();
    // The stream begins with what happens once it is open.
    const made: string[] = [];
    const paying = setInterval(async () => {
      const { paymentId } = await paychart.createOfframpPayment({ phone: '+15550105557', amountUsd: '1.00' }).unwrap();
      made.push(paymentId);
    }, 500);
    const { value } = await first;
    clearInterval(paying);
    await stream.return();
    expect(value).toMatchObject({ type: 'payment.created', resourceId: expect.stringMatching(/^pay_/) });
    // The event may come before the answer to the request that caused it.
    await expect.poll(() => made).toContain(value?.resourceId);
  });

  it('answers thirty clients at once, and each idempotency key once', async () => {
    const input = { phone: '+15550105556', amountUsd: '3.00' };
    const made = await Promise.all(
      Array.from({ length: 30 }, () => paychart.createOfframpPayment(input, { idempotencyKey: 'thirty' }).unwrap()),
    );
    expect(new Set(made.map(({ paymentId }) => paymentId)).size).toBe(1);
  });

  it('refuses an invalid body as the service does', async () => {
    const { error } = await paychart.createOfframpPayment({ phone: 'none', amountUsd: '3.00' });
    expect(error).toMatchObject({ code: 'INVALID_PHONE', statusCode: 400 });
  });

  it('deploys a wallet on its chain, says that the chain is simulated, and shows what the wallet holds', async () => {
    const { wallets } = await paychart.listWallets().unwrap();
    const id = wallets[0]?.id ?? '';
    await paychart.fundWallet({ id, asset: 'usdc', amount: '12.00' }).unwrap();
    await expect
      .poll(async () => (await paychart.getWallet({ id }).unwrap()).balances[0], { timeout: 60_000 })
      .toMatchObject({ asset: 'usdc', amount: '12' });
    expect((await get('/v1/wallets')).headers.get('paychart-mock')).toBe('simulated-chain');
    expect((await get('/v1/offramp/payments')).headers.get('paychart-mock')).toBeNull();
  });

  it('answers what the request prefers, and lists the names for an unknown example', async () => {
    const refused = await get('/v1/offramp/payments/pay_1', { prefer: 'code=404' });
    expect([refused.status, refused.headers.get('paychart-mock')]).toEqual([404, 'documented-example']);
    expect(await refused.json()).toMatchObject({ statusCode: 404 });
    const unknown = await get('/v1/offramp/payments/pay_1', { prefer: 'code=200, example=DELIVERRED' });
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toMatchObject({ detail: expect.stringContaining('has no example named DELIVERRED') });
    expect(await (await get('/v1/offramp/payments', { prefer: 'code=418' })).json()).toMatchObject({
      title: 'Unknown code',
    });
  });

  it('answers pages of every origin, and allows CORS in its own answers too', async () => {
    const origin = { origin: 'https://shop.test' };
    for (const headers of [origin, { ...origin, prefer: 'code=503' }]) {
      expect((await get('/v1/offramp/payments', headers)).headers.get('access-control-allow-origin')).toBe('*');
    }
  });
});

describe('seeds and faults', () => {
  it('plants every built-in scenario, delays each answer, and fails each at rate 1', async () => {
    const steps = await Promise.all((await scenarioNames()).map(scenario));
    const seeded = await startMock(
      { snapshot: await cachedSnapshot() },
      { seeds: steps.flat(), latencyMs: 200, failRate: 1 },
    );
    try {
      expect(Object.keys(seeded.keys)).toEqual(['Sandbox', 'Blue Harbor']);
      expect(seeded.answers).toMatchObject({ payment: { amountUsd: '40.00' } });
      const start = performance.now();
      const response = await fetch(`${seeded.url}/v1/me`, { headers: { 'x-service-api-key': seeded.apiKey } });
      expect(performance.now() - start).toBeGreaterThan(195);
      expect(await response.json()).toMatchObject({ statusCode: 503, code: 'TRY_AGAIN' });
    } finally {
      await seeded.stop();
    }
  });

  it.each([
    ['{', 'The seeds are not JSON'],
    ['{}', 'The seeds have to be a list of steps'],
    ['[{"as":"Sandbox"}]', 'Step 1 of the seeds has neither "tenant" nor "call"'],
  ])('refuses the seeds %s', (text, message) => {
    expect(() => parseSeeds(text)).toThrow(message);
  });

  it.each([
    [{ call: 'payEverybody' }, 'Step 1 of the seeds: there is no operation payEverybody'],
    [{ as: 'Nobody', call: 'getMe' }, 'no step before it founds the tenant Nobody'],
    [{ call: 'getOfframpPayment', input: { id: '{{first.id}}' } }, 'no step before it answered first.id'],
    [{ call: 'getOfframpPayment', input: { id: 'pay_1' } }, 'PAYMENT_NOT_FOUND'],
  ])('names a step that cannot be planted: %j', async (step, message) => {
    const { plant } = await import('../../../mock/src/seeds.ts');
    await expect(plant(mock.url, mock.apiKey, [step])).rejects.toThrow(message);
  });
});

describe('a mock for tests', () => {
  const clientOf = ({ url, apiKey }: { readonly url: string; readonly apiKey: string }) =>
    createPaychart({ baseUrl: url, apiKey, maxRetries: 0 });

  it('gives each named test its own tenant, and a new one after a reset of less than 50 ms', async () => {
    const [one, same, other] = [await mock.world('one'), await mock.world('one'), await mock.world('other')];
    expect(same.apiKey).toBe(one.apiKey);
    await clientOf(one).createOfframpPayment({ phone: '+15550105601', amountUsd: '1.00' }).unwrap();
    expect((await clientOf(one).listOfframpPayments().unwrap()).payments).toHaveLength(1);
    expect((await clientOf(other).listOfframpPayments().unwrap()).payments).toEqual([]);
    const startedAt = performance.now();
    await mock.reset();
    expect(performance.now() - startedAt).toBeLessThan(50);
    const anew = await mock.world('one');
    expect(anew.apiKey).not.toBe(one.apiKey);
    expect((await clientOf(anew).listOfframpPayments().unwrap()).payments).toEqual([]);
    const { internalBalance } = await clientOf(anew).getBalance({}).unwrap();
    expect(internalBalance.availableBaseUnits).toBe('1000000000');
  });

  it('fails the next requests of one world as requested, without executing them', async () => {
    const [one, other] = [await mock.world('failing'), await mock.world('beside')];
    await one.failNext({ operation: 'createOfframpPayment', code: 'INSUFFICIENT_FUNDS' });
    const order = { phone: '+15550105602', amountUsd: '1.00' };
    expect((await clientOf(other).createOfframpPayment(order)).ok).toBe(true);
    expect((await clientOf(one).createOfframpPayment(order)).error).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    expect((await clientOf(one).listOfframpPayments().unwrap()).payments).toEqual([]);
    expect((await clientOf(one).createOfframpPayment(order)).ok).toBe(true);
    await expect(one.failNext({ code: 'NO_SUCH_CODE' })).rejects.toThrow('NO_SUCH_CODE');
  });

  it('delays answers, and moves the clock of a world', async () => {
    const world = await mock.world('slow');
    await world.delay({ ms: 300, operation: 'getMe' });
    const startedAt = performance.now();
    await clientOf(world).getMe().unwrap();
    expect(performance.now() - startedAt).toBeGreaterThan(295);
    await world.delay({ ms: 0, operation: 'getMe' });
    const before = (await clientOf(world).getTestClock().unwrap()).offsetSeconds;
    await world.advance(3_600);
    expect((await clientOf(world).getTestClock().unwrap()).offsetSeconds).toBe(before + 3_600);
  });
});
