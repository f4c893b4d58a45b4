import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gateFacts } from '../../../src/domains/approvals/gates.cross-tenant.ts';
import type { GateFacts } from '../../../src/domains/approvals/rules/gate-facts.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { gates } from './rules/facts.ts';

const NOW = new Date('2026-03-31T09:00:00.000Z');
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

/** The gates of a payment by the rows of its sender: of each member one payment of 60.00, which is checked again. */
let engine: TestEngine;
const row = (table: string, given: object) => anyRow(engine.pool.owner, table, { ...given });

beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(() => engine?.stop());

const AMOUNT = 60_000_000n;
let members = 0;

/** A member with limits over a day and a month, and a payment of its own as old as that. */
async function paid(hours: number, status: string, isCounted = true): Promise<{ member: string; payment: string }> {
  members += 1;
  const [member, payment] = [`mem_${members}`, `pay_${members}`];
  const of = { tenant_id: 'ten_1', member_id: member };
  await row('members', { id: member, tenant_id: 'ten_1', status: 'ACTIVE', role: 'MEMBER', email_index: member });
  await row('authority_windows', of);
  await row('authorities', {
    ...of,
    id: `gra_${members}`,
    status: 'ACTIVE',
    version: 1,
    allowed_actions: ['payment.create'],
    ever_covered_payments: true,
    daily_limit_base_units: '100000000',
    monthly_limit_base_units: '100000000',
  });
  const since = ago(hours);
  const floor = (ms: number) => new Date(Math.floor(since.getTime() / ms) * ms);
  const starts = [since, floor(60_000), floor(HOUR_MS), floor(24 * HOUR_MS)];
  for (const [level, start] of isCounted ? starts.entries() : []) {
    await row('member_spend', { ...of, level, since: start, amount_base_units: String(AMOUNT) });
  }
  await row('offramp_payments', {
    id: payment,
    status,
    public_status: status,
    sender_tenant_id: 'ten_1',
    initiator_member_id: member,
    custody: 'reserved',
    funding_mode: 'SERVICE_BALANCE',
    amount_base_units: String(AMOUNT),
    created_at: since,
  });
  return { member, payment };
}

const facts = ({ member, payment }: { member: string; payment: string }): Promise<GateFacts> =>
  asking(engine, (reads) =>
    gateFacts(reads, {
      paymentId: payment,
      tenantId: 'ten_1',
      initiatorMemberId: member,
      now: NOW,
      payment: { ...gates().payment, amountBaseUnits: AMOUNT },
    }),
  );

describe('a payment that is checked again (D-207)', () => {
  test.each([
    ['an hour ago', 1],
    ['in the day before', 25],
    ['more than thirty days ago', 721],
  ])('counts once in each window, though it was created %s', async (_, hours) => {
    const { spent } = await facts(await paid(hours, 'POLICY_CHECK'));
    expect(spent).toEqual({ dailyBaseUnits: AMOUNT, monthlyBaseUnits: AMOUNT });
  });

  test('counts no more once it has ended, and takes nothing off what other payments spent', async () => {
    for (const status of ['CANCELED', 'FAILED', 'REFUND_PENDING', 'REFUNDED']) {
      const { spent } = await facts(await paid(1, status, false));
      expect(spent, status).toEqual({ dailyBaseUnits: AMOUNT, monthlyBaseUnits: AMOUNT });
    }
  });
});

test('other uses of money count in each window that they lie in, until they end (D-207, D-521)', async () => {
  const who = await paid(1, 'POLICY_CHECK');
  const used = (resource_id: string, hours: number, amount: number, more: object = {}) =>
    row('spends', {
      resource_id,
      spender_id: who.member,
      tenant_id: 'ten_1',
      amount_base_units: amount,
      created_at: ago(hours),
      ended_at: null,
      ...more,
    });
  await used('use_of_today', 23, 1);
  await used('use_a_day_ago', 24, 10);
  await used('use_of_the_month', 719, 100);
  await used('use_a_month_ago', 720, 1000);
  await used('use_that_ended', 2, 10_000, { ended_at: NOW });
  await used('use_of_another', 2, 100_000, { spender_id: 'mem_other' });
  await used('use_elsewhere', 2, 1_000_000, { tenant_id: 'ten_2' });
  const { spent } = await facts(who);
  expect(spent).toEqual({ dailyBaseUnits: AMOUNT + 1n, monthlyBaseUnits: AMOUNT + 111n });
});

describe('the approval of a payment', () => {
  test('stands where its newest request stands, with the votes that still count', async () => {
    const who = await paid(1, 'POLICY_CHECK');
    const request = (id: string, status: string, hours: number) =>
      row('approval_requests', {
        id,
        status,
        tenant_id: 'ten_1',
        payment_id: who.payment,
        votes: '[]',
        required_weight: 3,
        received_weight: status === 'APPROVED' ? 3 : 0,
        created_at: ago(hours),
      });
    await request('apr_1', 'APPROVED', 2);
    expect((await facts(who)).standing).toMatchObject({ kind: 'approved', requestId: 'apr_1' });
    await request('apr_2', 'PENDING', 1);
    const vote = (member_id: string, decision: string, invalidated_at: Date | null) =>
      row('approval_votes', { approval_request_id: 'apr_2', tenant_id: 'ten_1', member_id, decision, invalidated_at });
    await vote('mem_a', 'APPROVE', null);
    await vote('mem_b', 'APPROVE', NOW);
    expect((await facts(who)).standing).toMatchObject({ kind: 'open', requestId: 'apr_2', votes: 1 });
  });
});
