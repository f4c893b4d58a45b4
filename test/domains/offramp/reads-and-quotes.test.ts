import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../src/platform/db/ids.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { advance, payable, type Recipient, read, refusal, routesOf } from './fixture.ts';

const TTL = 120;

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;
let stranger: Recipient;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Quote Sender');
  await sender.fund('1000.00');
  recipient = await payable(service, 'Quote Recipient', '+15550600001');
  stranger = await payable(service, 'Quote Stranger', '+15550600002');
});
afterAll(() => service.stop());

const create = () => sender.api.createOfframpPayment({ phone: recipient.phone, amountUsd: '10.00' }).unwrap();
const quoteRows = (id: string) =>
  service.pool.owner('route_quotes').where({ payment_id: id }).orderBy(['quote_set_version', 'id']);

describe('reads', () => {
  test('list the payments that the caller sends or receives, without quotes (R180, R286)', async () => {
    const { paymentId } = await create();
    for (const party of [sender, recipient]) {
      const { payments, ...rest } = await party.api.listOfframpPayments({}).unwrap();
      expect(rest).toEqual({});
      const listed = payments.find((payment) => payment.paymentId === paymentId);
      expect(listed, party.name).toBeDefined();
      expect(listed).not.toHaveProperty('quotes');
    }
    expect((await stranger.api.listOfframpPayments({}).unwrap()).payments).toEqual([]);
    expect(await read(sender, paymentId)).not.toHaveProperty('quotes');
  });

  test('show routes with estimate and rank, and the excluded ones, for own rails only (R181, R041, R009)', async () => {
    const { paymentId: id } = await create();
    const answer = await sender.api.getOfframpPaymentRoutes({ id }).unwrap();
    expect(Object.keys(answer).sort()).toEqual(['excludedRoutes', 'routes']);
    expect(answer.routes.length).toBeGreaterThan(0);
    for (const route of answer.routes) {
      expect(route).toHaveProperty('estimatedDeliverySeconds');
      expect(route).toHaveProperty('rank');
      expect(route.destinationId).toBe(recipient.destinationId);
      expect(route.paymentId).toBe(id);
    }
  });

  test('a route of another payment and an unknown one cannot be selected (R183)', async () => {
    const [one, other] = [await create(), await create()];
    for (const routeQuoteId of [newId('rq'), other.quotes[0]?.routeId ?? '']) {
      const result = await recipient.api.selectOfframpPaymentRoute({ id: one.paymentId, routeQuoteId });
      expect(refusal(result)).toMatchObject({ code: 'ROUTE_QUOTE_NOT_AVAILABLE', statusCode: 404 });
    }
    expect((await read(sender, one.paymentId)).selectedRouteQuoteId).toBeNull();
  });

  test('only the sender may cancel (R186)', async () => {
    const { paymentId: id } = await create();
    expect(refusal(await recipient.api.cancelOfframpPayment({ id }))).toMatchObject({
      code: 'NOT_SENDER',
      statusCode: 403,
    });
    expect(refusal(await stranger.api.cancelOfframpPayment({ id }))).toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
    expect((await sender.api.cancelOfframpPayment({ id }).unwrap()).status).toBe('CANCELED');
  });
});

describe('the life of quotes', () => {
  test('a new set uses the newest rate, and earlier sets keep theirs (D-137, D-140)', async () => {
    const payee = await payable(service, 'Priced Recipient', '+15550600003');
    const { id } = await payee.api
      .createPayoutDestination({ type: 'PAYMENT_APP_A', email: 'priced@recipient.test', currency: 'EUR' })
      .unwrap();
    await payee.api.verifyPayoutDestination({ id }).unwrap();
    const priced = async () => {
      const order = { phone: payee.phone, amountUsd: '10.00' };
      const { paymentId, quotes } = await sender.api.createOfframpPayment(order).unwrap();
      return { paymentId, rate: quotes.find(({ destinationId }) => destinationId === id)?.exchangeRate };
    };
    const before = await priced();
    expect(before.rate).toBe('0.92000000');
    for (const [version, rate] of [
      [10, '0.80000000'],
      [9, '0.70000000'],
    ] as const)
      await service.pool.owner('fx_rates').insert({ currency: 'EUR', version, rate, created_at: new Date() });
    expect((await priced()).rate).toBe('0.80000000');
    const [kept] = (await routesOf(sender, before.paymentId)).filter(({ destinationId }) => destinationId === id);
    expect(kept?.exchangeRate).toBe('0.92000000');
  });

  test('a fresh quote expires 120 seconds after it was made (R044)', async () => {
    const { quotes } = await create();
    const { now } = await sender.api.getTestClock().unwrap();
    const left = (Date.parse(quotes[0]?.quoteExpiresAt ?? '') - Date.parse(now)) / 1000;
    expect(left).toBeLessThanOrEqual(TTL);
    expect(left).toBeGreaterThan(TTL - 60);
  });

  test('an expired quote cannot be selected: the payment gets a fresh set, and no stored row changes (R042, R045, R047)', async () => {
    const { paymentId: id, quotes } = await create();
    const old = quotes[0]?.routeId ?? '';
    const rows = await quoteRows(id);
    await advance(sender, TTL + 1);
    const before = await read(sender, id);
    expect(await read(sender, id)).toEqual(before);
    expect(await quoteRows(id)).toEqual(rows);

    const expired = await recipient.api.selectOfframpPaymentRoute({ id, routeQuoteId: old });
    expect(refusal(expired)).toMatchObject({ code: 'ROUTE_QUOTE_EXPIRED', statusCode: 409 });
    const after = await quoteRows(id);
    expect(after).toHaveLength(rows.length * 2);
    expect(after.slice(0, rows.length)).toEqual(rows);
    const log = await service.pool.owner('lifecycle_log').where({ aggregate_id: id }).orderBy('step');
    expect(log.map((row) => row.to_status).slice(-3)).toEqual([
      'POLICY_CHECK',
      'ROUTE_QUOTED',
      'AWAITING_RECIPIENT_CONFIRMATION',
    ]);
    const [fresh] = await routesOf(recipient, id);
    expect(fresh?.routeId).not.toBe(old);
    const superseded = await recipient.api.selectOfframpPaymentRoute({ id, routeQuoteId: old });
    expect(refusal(superseded)).toMatchObject({ code: 'ROUTE_QUOTE_NOT_AVAILABLE', statusCode: 404 });
    await recipient.api.selectOfframpPaymentRoute({ id, routeQuoteId: fresh?.routeId ?? '' }).unwrap();
    expect((await recipient.api.confirmOfframpPayment({ id }).unwrap()).status).toBe('FUNDS_LOCKED');
  });

  test('a quote that expires between select and confirm cannot be confirmed, and locks no money (R046, R047)', async () => {
    const { paymentId: id, quotes } = await create();
    await recipient.api.selectOfframpPaymentRoute({ id, routeQuoteId: quotes[0]?.routeId ?? '' }).unwrap();
    // The advance also unlocks what an earlier test locked: the balances are those after it.
    await advance(sender, TTL + 1);
    const balances = await sender.balances();
    const expired = await recipient.api.confirmOfframpPayment({ id });
    expect(refusal(expired)).toMatchObject({ code: 'ROUTE_QUOTE_EXPIRED', statusCode: 409 });
    expect(await sender.balances()).toEqual(balances);
    expect(await read(sender, id)).toMatchObject({
      status: 'AWAITING_RECIPIENT_CONFIRMATION',
      selectedRouteQuoteId: null,
    });
    const again = await recipient.api.confirmOfframpPayment({ id });
    expect(refusal(again)).toMatchObject({ code: 'ROUTE_NOT_SELECTED', statusCode: 409 });
  });

  test('reading the routes of an expired set creates a fresh set, once (R042, R047)', async () => {
    const { paymentId: id } = await create();
    const rows = await quoteRows(id);
    await advance(sender, TTL + 1);
    const fresh = await routesOf(sender, id);
    expect(fresh.every(({ status }) => status === 'ACTIVE')).toBe(true);
    const after = await quoteRows(id);
    expect(after.slice(0, rows.length)).toEqual(rows);
    expect(await routesOf(recipient, id)).toEqual(fresh);
    expect(await quoteRows(id)).toEqual(after);
  });
});
