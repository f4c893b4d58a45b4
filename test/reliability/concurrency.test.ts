import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '../../src/platform/audit/index.ts';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import { rounds } from '../support/rounds.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';

const PHONE = '+15550104567';
const ROUNDS = rounds(10, 50);

interface Refused {
  readonly code: string;
  readonly details: Readonly<Record<string, string>>;
}

describe('simultaneous requests over real sockets', () => {
  let service: TestService;
  /** A second process's worth of service on the same database: nothing in memory is shared. */
  let twin: TestService;
  let harbor: TestTenant;

  beforeAll(async () => {
    service = await startTestService();
    twin = await startTestService({ databaseUrl: service.databaseUrl });
    harbor = await service.signUp('Blue Harbor');
    await verifyPhone(service, harbor, PHONE);
    await onboard(harbor);
    await addServiceBalance(harbor);
  });
  afterAll(async () => {
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
    await twin.stop();
    await service.stop();
  });

  const create = (url: string, { apiKey }: TestTenant, key: string | undefined, amountUsd = '1.00') =>
    fetch(`${url}/v1/offramp/payments`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-service-api-key': apiKey,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: JSON.stringify({ phone: PHONE, amountUsd }),
    });

  test('20 creates with one key, over two services: make one payment, and answer with equal bytes (R274, R279)', async () => {
    const acme = await service.signUp('Acme One Key');
    await acme.fund('100.00');
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const answer = await create(index % 2 === 0 ? service.url : twin.url, acme, 'one-key');
        return { status: answer.status, location: answer.headers.get('location'), bytes: await answer.text() };
      }),
    );
    expect(new Set(answers.map(({ status, location, bytes }) => `${status} ${location} ${bytes}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const { payments } = await acme.api.listOfframpPayments().unwrap();
    expect(payments).toHaveLength(1);
    expect(await acme.balances()).toMatchObject({ available: 99_000_000n, reserved: 1_000_000n });
  });

  test('12 creates against a balance for 5: exactly 5 succeed, the rest are 402 with details', async () => {
    const acme = await service.signUp('Acme Five');
    await acme.fund('5.00');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => create(index % 2 === 0 ? service.url : twin.url, acme, undefined)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 402);
    expect(refused).toHaveLength(7);
    for (const answer of refused) {
      const { code, details } = (await answer.json()) as Refused;
      expect(code).toBe('INSUFFICIENT_FUNDS');
      expect(details.shortfallBaseUnits).toMatch(/^[1-9]\d*$/);
    }
    expect(await acme.balances()).toMatchObject({ available: 0n, reserved: 5_000_000n });
  });

  test(`confirm and cancel at once, ${ROUNDS} rounds: exactly one wins (R138, R187)`, async () => {
    const acme = await service.signUp('Acme Rounds');
    await acme.fund(`${ROUNDS}.00`);
    const wins = { confirm: 0, cancel: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const { paymentId: id, quotes } = await acme.api
        .createOfframpPayment({ phone: PHONE, amountUsd: '1.00' })
        .unwrap();
      await harbor.api.selectOfframpPaymentRoute({ id, routeQuoteId: quotes[0]?.routeId ?? '' }).unwrap();
      const [confirmed, canceled] = await Promise.all([
        harbor.api.confirmOfframpPayment({ id }),
        acme.api.cancelOfframpPayment({ id }),
      ]);
      expect([confirmed.ok, canceled.ok].filter(Boolean), `round ${round}`).toHaveLength(1);
      if (confirmed.ok) {
        wins.confirm += 1;
        expect(canceled.error?.code).toBe('CANCEL_CONFLICT');
      } else {
        wins.cancel += 1;
        expect(confirmed.error.code).toBe('INVALID_TRANSITION');
      }
    }
    const { available, reserved, escrow } = await acme.balances();
    expect(reserved).toBe(0n);
    expect(escrow).toBe(BigInt(wins.confirm) * 1_000_000n);
    expect(available).toBe(BigInt(wins.cancel) * 1_000_000n);
  });

  test('another body under one key is refused: 409 for salient fields, 422 for the rest; a refusal frees the key (R275, R276)', async () => {
    const acme = await service.signUp('Acme Keys');
    const poor = await create(service.url, acme, 'freed');
    expect(poor.status).toBe(402);
    await acme.fund('10.00');
    const first = await create(service.url, acme, 'freed');
    expect(first.status).toBe(201);
    const salient = await create(service.url, acme, 'freed', '2.00');
    expect([salient.status, ((await salient.json()) as Refused).details]).toEqual([409, { mismatch: 'salient' }]);
    const other = await fetch(`${service.url}/v1/offramp/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-api-key': acme.apiKey, 'idempotency-key': 'freed' },
      body: JSON.stringify({ phone: PHONE, amountUsd: '1.00', memo: 'another' }),
    });
    expect([other.status, ((await other.json()) as Refused).details]).toEqual([422, { mismatch: 'body' }]);
    const replayed = await create(twin.url, acme, 'freed');
    expect(replayed.headers.get('idempotency-replayed')).toBe('true');
    expect(await replayed.text()).toBe(await first.text());
  });
});
