import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersOf, attemptsOf, movesOf } from '../../../src/domains/offramp/money.cross-tenant.ts';
import {
  exclusionsOf,
  findPayment,
  findQuote,
  type PaymentFilter,
  paymentLists,
  paymentOfReference,
  quotesOf,
} from '../../../src/domains/offramp/offramp-payment.store.ts';
import { openPayments } from '../../../src/domains/offramp/open-payments.cross-tenant.ts';
import { hasCase, openCases, reviewCases } from '../../../src/domains/offramp/review-case.store.ts';
import type { Reads } from '../../../src/platform/db/reads.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { ago, DAY, END, MINUTE, type Row } from '../boundary.ts';

/** Which rows the statements find. `*.walls.ts` tests that they find none of another tenant. */
const TABLES = `offramp_payments, route_quotes, route_exclusions, review_cases, provider_events, provider_attempts,
  ledger_transfers, ledger_accounts`;

let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(() => engine.stop());

/** Each part has rows of its own. */
const empty = () => engine.pool.owner.raw(`TRUNCATE ${TABLES} CASCADE`);

const ask = <T>(question: (reads: Reads) => Promise<T>): Promise<T> => asking(engine, question);
const row = (table: string, given: Row) => anyRow(engine.pool.owner, table, given);
const payment = (id: string, sender: string, recipient: string | null, more: Row = {}) =>
  row('offramp_payments', {
    id,
    status: 'AWAITING_RECIPIENT_CONFIRMATION',
    public_status: 'AWAITING_CONFIRMATION',
    sender_tenant_id: sender,
    recipient_tenant_id: recipient,
    initiator_member_id: 'mem_1',
    custody: 'none',
    funding_mode: 'INTERNAL_BALANCE',
    intent: null,
    created_at: ago(DAY),
    ...more,
  });
const idsOf = (rows: readonly { readonly id: string }[]) => [...new Set(rows.map(({ id }) => id))].sort();

describe('the payments of a tenant', () => {
  const INTENT = { intent: JSON.stringify({ recipientKind: 'did' }) };
  beforeAll(async () => {
    await empty();
    await payment('pay_sent', 'ten_1', 'ten_2', { client_reference: 'ref', client_reference_unique: true });
    await payment('pay_got', 'ten_2', 'ten_1', { client_reference: 'ref', client_reference_unique: true });
    await payment('pay_intent', 'ten_1', 'ten_2', { ...INTENT, client_reference: 'other' });
    await payment('pay_own', 'ten_1', 'ten_1');
    await payment('pay_else', 'ten_2', 'ten_3', { client_reference: 'other', client_reference_unique: true });
    // Parties of no list that is asked for.
    await payment('pay_delivered', 'ten_2', 'ten_3', { delivered_at: END });
    await payment('pay_refunded', 'ten_2', 'ten_3', { refunded_at: END });
    await payment('pay_canceled', 'ten_2', 'ten_3', { canceled_at: END });
  });
  const listed = async (filter: PaymentFilter) => {
    const pages = paymentLists('ten_1', filter).map((list) => ask((reads) => reads.many<{ id: string }>(list)));
    return idsOf((await Promise.all(pages)).flat());
  };

  test.each([
    [{}, ['pay_got', 'pay_intent', 'pay_own', 'pay_sent']],
    [{ role: 'sender' }, ['pay_intent', 'pay_own', 'pay_sent']],
    [{ role: 'recipient' }, ['pay_got', 'pay_own']],
    [{ surface: 'intent' }, ['pay_intent']],
    [{ surface: 'offramp', role: 'sender' }, ['pay_own', 'pay_sent']],
    [{ clientReference: 'ref' }, ['pay_sent']],
    [{ clientReference: 'ref', role: 'sender' }, ['pay_sent']],
    [{ clientReference: 'ref', role: 'recipient' }, []],
    [{ clientReference: 'other', surface: 'offramp' }, []],
    [{ clientReference: 'other' }, ['pay_intent']],
  ] as const)(
    'are listed by side, surface and reference, and by reference to the sender only (D-529): %j',
    async (filter, ids) => {
      expect(await listed(filter)).toEqual(ids);
    },
  );

  test('are found by their parties, on the surface that created them', async () => {
    const found = async (tenantId: string, id: string, surface?: 'offramp' | 'intent') =>
      (await ask((reads) => findPayment(reads, tenantId, id, surface)))?.id;
    expect(await found('ten_1', 'pay_got')).toBe('pay_got');
    expect(await found('ten_1', 'pay_sent', 'offramp')).toBe('pay_sent');
    expect(await found('ten_1', 'pay_sent', 'intent')).toBeUndefined();
    expect(await found('ten_1', 'pay_intent', 'intent')).toBe('pay_intent');
    expect(await found('ten_1', 'pay_else')).toBeUndefined();
  });

  test('reserve a reference only when their sender asked for a unique one (D-529)', async () => {
    const holder = async (tenantId: string, reference: string) =>
      (await ask((reads) => paymentOfReference(reads, tenantId, reference)))?.id;
    expect(await holder('ten_1', 'ref')).toBe('pay_sent');
    expect(await holder('ten_2', 'ref')).toBe('pay_got');
    expect(await holder('ten_1', 'other')).toBeUndefined();
    expect(await holder('ten_3', 'other')).toBeUndefined();
  });

  test('are open until they are delivered, refunded or canceled', async () => {
    const open = await ask((reads) => reads.many<{ id: string }>(openPayments()));
    expect(idsOf(open)).toEqual(['pay_else', 'pay_got', 'pay_intent', 'pay_own', 'pay_sent']);
  });
});

describe('the routes of a payment', () => {
  beforeAll(empty);
  const quote = (id: string, rank: number, version: number, paymentId = 'pay_1') =>
    row('route_quotes', { id, payment_id: paymentId, quote_set_version: version, rank });
  const withheld = (destination_id: string, position: number, quote_set_version: number, payment_id = 'pay_1') =>
    row('route_exclusions', { payment_id, quote_set_version, position, destination_id });

  test('are those of one set, by rank', async () => {
    await quote('rq_c', 1, 2);
    await quote('rq_a', 3, 2);
    await quote('rq_b', 2, 2);
    await quote('rq_old', 1, 1);
    await quote('rq_else', 1, 2, 'pay_2');
    const ids = (await ask((reads) => quotesOf(reads, 'pay_1', 2))).map(({ id }) => id);
    expect(ids).toEqual(['rq_c', 'rq_b', 'rq_a']);
    expect((await ask((reads) => findQuote(reads, 'pay_1', 'rq_old')))?.id).toBe('rq_old');
    expect(await ask((reads) => findQuote(reads, 'pay_1', 'rq_else'))).toBeUndefined();
  });

  test('that are withheld are those of one set, in stored order', async () => {
    await withheld('dst_b', 1, 2);
    await withheld('dst_a', 0, 2);
    await withheld('dst_old', 0, 1);
    await withheld('dst_else', 0, 2, 'pay_2');
    const found = (await ask((reads) => exclusionsOf(reads, 'pay_1', 2))).map(({ destinationId }) => destinationId);
    expect(found).toEqual(['dst_a', 'dst_b']);
  });
});

describe('review cases', () => {
  const reviewed = (id: string, more: Row = {}) =>
    row('review_cases', {
      id,
      status: 'OPEN',
      payment_id: 'pay_1',
      sender_tenant_id: 'ten_1',
      reason: 'PROVIDER_STUCK',
      ...more,
    });
  beforeAll(async () => {
    await empty();
    await reviewed('rvw_2');
    await reviewed('rvw_1', { reason: 'TRANSACTION_MONITORING_REVIEW' });
    await reviewed('rvw_3', { reason: 'POST_DELIVERY_RETURN', status: 'RESOLVED' });
    await reviewed('rvw_4', { reason: 'FUNDING_CONTRADICTED', status: 'CLOSED' });
    await reviewed('rvw_5', { payment_id: 'pay_2', sender_tenant_id: 'ten_2', reason: 'PAYOUT_CONTRADICTED' });
  });

  test.each([
    [{}, ['rvw_1', 'rvw_2', 'rvw_3', 'rvw_4', 'rvw_5']],
    [{ senderTenantId: 'ten_1' }, ['rvw_1', 'rvw_2', 'rvw_3', 'rvw_4']],
    [{ senderTenantId: 'ten_1', status: 'OPEN' }, ['rvw_1', 'rvw_2']],
    [{ reason: 'PAYOUT_CONTRADICTED' }, ['rvw_5']],
    [{ senderTenantId: 'ten_1', reason: 'PAYOUT_CONTRADICTED' }, []],
  ])('are listed by tenant, status and reason: %j', async (filter, ids) => {
    expect(idsOf(await ask((reads) => reads.many<{ id: string }>(reviewCases(filter))))).toEqual(ids);
  });

  test('open for a payment are listed in the order of their ids', async () => {
    expect((await ask((reads) => openCases(reads, 'pay_1'))).map(({ id }) => id)).toEqual(['rvw_1', 'rvw_2']);
  });

  test.each([
    ['pay_1', 'PROVIDER_STUCK', true],
    ['pay_1', 'POST_DELIVERY_RETURN', false],
    ['pay_1', 'FUNDING_CONTRADICTED', true],
    ['pay_1', 'PAYOUT_CONTRADICTED', false],
    ['pay_2', 'PROVIDER_STUCK', false],
  ])('for %s and %s exist while open, or forever for a lost deposit: %s', async (paymentId, reason, stands) => {
    expect(await ask((reads) => hasCase(reads, paymentId, reason))).toBe(stands);
  });
});

describe('the money history of a payment', () => {
  beforeAll(empty);
  test('has its transfers, oldest first, by the kinds of their accounts', async () => {
    const account = (kind: string) => row('ledger_accounts', { id: `${kind}:1`, kind, asset: 'USDC' });
    for (const kind of ['available', 'reserved', 'escrow']) await account(kind);
    const moved = (id: string, from: string, to: string, at: Date, subject = 'pay_1') =>
      row('ledger_transfers', { id, subject, debit_account: `${from}:1`, credit_account: `${to}:1`, amount: 5, at });
    await moved('t_1', 'reserved', 'escrow', ago(MINUTE));
    await moved('t_2', 'available', 'reserved', ago(DAY));
    await moved('t_3', 'available', 'reserved', ago(DAY), 'pay_2');
    const moves = await ask((reads) => movesOf(reads, 'pay_1'));
    expect(moves.map(({ from, to }) => `${from} ${to}`)).toEqual(['available reserved', 'reserved escrow']);
  });

  test('has the requests to its providers, oldest first', async () => {
    const attempt = (key: string, at: Date, paymentId = 'pay_1') =>
      row('provider_attempts', { idempotency_key: key, payment_id: paymentId, provider: 'payapp_a', created_at: at });
    await attempt('pay_1:b', ago(MINUTE));
    await attempt('pay_1:a', ago(DAY));
    await attempt('pay_2:a', ago(DAY), 'pay_2');
    const keys = (await ask((reads) => attemptsOf(reads, 'pay_1'))).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['pay_1:a', 'pay_1:b']);
  });

  test('has the newest hundred answers of its providers, oldest first', async () => {
    const answer = (event: number, at: Date, paymentId = 'pay_1') =>
      row('provider_events', {
        provider: 'payapp_a',
        event_id: `evt_${String(event).padStart(3, '0')}`,
        payment_id: paymentId,
        status: `S${event}`,
        disposition: 'applied',
        received_at: at,
      });
    // Two of one moment are told by their ids.
    for (let event = 1; event <= 102; event += 1) await answer(event, ago(DAY - Math.floor(event / 2) * MINUTE));
    await answer(200, END, 'pay_2');
    const told = (await ask((reads) => answersOf(reads, 'pay_1'))).map(({ status }) => status);
    expect(told).toEqual(Array.from({ length: 100 }, (_, place) => `S${place + 3}`));
  });
});
