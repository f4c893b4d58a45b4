import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { down, up } from '../../../migrations/212_member_spend_of_limited_members.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { createTestDatabase } from '../../support/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 2 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const at = new Date('2026-03-02T09:00:00.000Z');
let count = 0;
const nextId = (prefix: string): string => {
  count += 1;
  return `${prefix}_${count}`;
};

const grant = (more: object = {}) =>
  pool.owner('authorities').insert({
    id: nextId('gra'),
    status: 'ACTIVE',
    step: 1,
    created_at: at,
    updated_at: at,
    tenant_id: 'ten_a',
    member_id: 'mem_a',
    version: count,
    versioned_at: at,
    allowed_actions: ['payment.create'],
    allowed_currencies: [],
    allowed_assets: [],
    allowed_chains: [],
    allowed_destination_ids: [],
    approval_weight: 1,
    requires_countersignature: false,
    ...more,
  });

describe('the table of grants', () => {
  test('refuses two grants of a member with one version (D-203)', async () => {
    await grant({ version: 9001 });
    await expect(grant({ version: 9001 })).rejects.toThrow(/authorities_version_unique/);
    await grant({ version: 9001, member_id: 'mem_b' });
  });

  test.each([
    ['status_known', { status: 'LOST' }],
    ['version_above_zero', { version: 0 }],
    ['actions_named', { allowed_actions: [] }],
    ['weight_range', { approval_weight: 0 }],
    ['weight_range', { approval_weight: 101 }],
    ['per_tx_limit_above_zero', { per_tx_limit_base_units: 0 }],
    ['daily_limit_above_zero', { daily_limit_base_units: 0 }],
    ['monthly_limit_above_zero', { monthly_limit_base_units: 0 }],
    ['countersign_above_above_zero', { countersign_above_base_units: 0 }],
    ['per_tx_within_daily', { per_tx_limit_base_units: 2, daily_limit_base_units: 1 }],
    ['daily_within_monthly', { daily_limit_base_units: 2, monthly_limit_base_units: 1 }],
    ['revoked_at_iff_revoked', { status: 'REVOKED' }],
    ['revoked_at_iff_revoked', { revoked_at: at }],
    ['suspended_at_when_suspended', { status: 'SUSPENDED' }],
    ['suspended_at_not_when_active', { suspended_at: at }],
  ])('%s: %o', async (constraint, row) => {
    await expect(grant(row)).rejects.toThrow(new RegExp(`authorities_${constraint}`));
  });
});

const policy = (more: object = {}) =>
  pool.owner('payment_policies').insert({
    id: nextId('ppo'),
    status: 'ACTIVE',
    step: 1,
    created_at: at,
    updated_at: at,
    tenant_id: nextId('ten'),
    policy_id: 'ppo',
    version: 1,
    rules: '{}',
    created_by_member_id: 'mem_a',
    activated_at: at,
    ...more,
  });

describe('the table of payment policies', () => {
  test('keeps one version in force, even while one statement replaces it (D-224)', async () => {
    await policy({ id: 'ppo_old', tenant_id: 'ten_one' });
    await expect(policy({ tenant_id: 'ten_one', version: 2 })).rejects.toThrow(/payment_policies_one_in_force/);
    await pool.owner.raw(`WITH new AS (INSERT INTO payment_policies (id, status, step, created_at, updated_at, tenant_id,
      policy_id, version, rules, created_by_member_id, activated_at) SELECT 'ppo_new', 'ACTIVE', 1, now(), now(),
      'ten_one', 'ppo_old', 2, '{}', 'mem_a', now())
      UPDATE payment_policies SET status = 'SUPERSEDED', superseded_at = now() WHERE id = 'ppo_old'`);
    const rows = await pool.owner('payment_policies').where({ tenant_id: 'ten_one' }).orderBy('version');
    expect(rows.map(({ status }) => status)).toEqual(['SUPERSEDED', 'ACTIVE']);
  });

  test.each([
    ['status_known', { status: 'LOST' }],
    ['version_above_zero', { version: 0 }],
    ['rules_form', { rules: '[]' }],
    ['superseded_at_iff_superseded', { status: 'SUPERSEDED' }],
    ['superseded_at_iff_superseded', { superseded_at: at }],
  ])('%s: %o', async (constraint, row) => {
    await expect(policy(row)).rejects.toThrow(new RegExp(`payment_policies_${constraint}`));
  });
});

const request = (more: object = {}) =>
  pool.owner('approval_requests').insert({
    id: nextId('apr'),
    status: 'PENDING',
    step: 1,
    created_at: at,
    updated_at: at,
    tenant_id: 'ten_a',
    payment_id: nextId('pay'),
    initiator_member_id: 'mem_a',
    required_weight: 2,
    received_weight: 0,
    votes: '[]',
    ...more,
  });
const vote = (more: object = {}) =>
  pool.owner('approval_votes').insert({
    approval_request_id: 'apr_voted',
    member_id: nextId('mem'),
    tenant_id: 'ten_a',
    decision: 'APPROVE',
    weight: 1,
    created_at: at,
    ...more,
  });

describe('the tables of approvals', () => {
  test('keep one open request per payment, and any number of decided ones (R106, D-213)', async () => {
    await request({ payment_id: 'pay_one' });
    await expect(request({ payment_id: 'pay_one' })).rejects.toThrow(/approval_requests_one_open/);
    await request({ payment_id: 'pay_one', status: 'REJECTED' });
    await request({ payment_id: 'pay_one', status: 'APPROVED', received_weight: 2 });
  });

  test.each([
    ['status_known', { status: 'LOST' }],
    ['required_range', { required_weight: 0 }],
    ['required_range', { required_weight: 101 }],
    ['received_not_negative', { received_weight: -1 }],
    ['approved_by_weight', { status: 'APPROVED', received_weight: 1 }],
    ['votes_form', { votes: '{}' }],
    ['closed_is_rejected', { closed_reason: 'PAYMENT_CANCELED' }],
    ['closed_reason_known', { status: 'REJECTED', closed_reason: 'BORED' }],
  ])('%s: %o', async (constraint, row) => {
    await expect(request(row)).rejects.toThrow(new RegExp(`approval_requests_${constraint}`));
  });

  test('accept one vote per member (R248, D-220)', async () => {
    await request({ id: 'apr_voted' });
    await vote({ member_id: 'mem_once' });
    await expect(vote({ member_id: 'mem_once', decision: 'REJECT' })).rejects.toThrow(/approval_votes_one_a_member/);
    for (const [constraint, row] of [
      ['decision_known', { decision: 'ABSTAIN' }],
      ['weight_range', { weight: 0 }],
      ['only_approvals_lapse', { decision: 'REJECT', invalidated_at: at }],
      ['signature_form', { signature: 'signed' }],
    ] as const) {
      await expect(vote(row), constraint).rejects.toThrow(new RegExp(`approval_votes_${constraint}`));
    }
  });
});

describe('the counters of members’ spending', { shuffle: false }, () => {
  const MINUTE = 60_000;
  const DAY = 24 * 60 * MINUTE;
  const payment = (created: Date, amount: bigint, status = 'DELIVERED', member = 'mem_s') => ({
    id: nextId('pay'),
    status,
    public_status: status,
    step: 1,
    created_at: created,
    updated_at: created,
    sender_tenant_id: 'ten_s',
    initiator_member_id: member,
    source_chain_key: 'x',
    source_asset_id: 'x',
    asset: 'USDC',
    amount_base_units: amount.toString(),
    funding_mode: 'INTERNAL_BALANCE',
    custody: 'none',
    quote_set_version: 0,
    hold_reasons: [],
    cleared_reviews: [],
    opened_reviews: [],
    liquidity_overridden: false,
  });
  const insert = (row: object) => pool.owner('offramp_payments').insert(row);
  const limit = (member: string) =>
    pool.owner('authority_windows').insert({ tenant_id: 'ten_s', member_id: member }).onConflict().ignore();
  beforeAll(() => Promise.all(['mem_s', 'mem_each'].map(limit)));
  const spent = async (after: Date, member = 'mem_s'): Promise<bigint> => {
    const { rows } = await pool.owner.raw('SELECT member_spent_after(?, ?, ?)::text AS spent', [
      'ten_s',
      member,
      after,
    ]);
    return BigInt(rows[0].spent);
  };

  test('give the exact sum for a window of any millisecond, whatever has ended (D-207, D-464)', async () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const rows = Array.from({ length: 300 }, () =>
      payment(new Date(at.getTime() - random(40 * DAY)), BigInt(1 + random(1000))),
    );
    // On the edges of minutes, hours and days, and a millisecond beside them.
    for (const edge of [0, MINUTE, 60 * MINUTE, DAY, 9 * 60 * MINUTE, 30 * DAY])
      for (const beside of [-1, 0, 1]) rows.push(payment(new Date(at.getTime() - edge + beside), 7n));
    for (const row of rows) await insert(row);
    const ended = new Set<string>();
    for (const [n, { id }] of rows.entries()) {
      if (n % 3 !== 0) continue;
      ended.add(id);
      const status = ['CANCELED', 'FAILED', 'REFUND_PENDING', 'REFUNDED'][n % 4];
      await pool.owner('offramp_payments').where({ id }).update({ status });
    }
    const starts = [
      ...rows.map(({ created_at }) => created_at),
      ...rows.slice(0, 60).map(({ created_at }) => new Date(created_at.getTime() - 1)),
      ...[DAY, 30 * DAY, 9 * 60 * MINUTE, MINUTE].map((ago) => new Date(at.getTime() - ago)),
    ];
    for (const start of starts) {
      const expected = rows
        .filter(({ id, created_at }) => !ended.has(id) && created_at > start)
        .reduce((sum, { amount_base_units }) => sum + BigInt(amount_base_units), 0n);
      expect(await spent(start), start.toISOString()).toBe(expected);
    }
  });

  test('subtract a payment once in each of the four end statuses, and count it in every other (D-207)', async () => {
    const start = new Date(at.getTime() - 1);
    const row = payment(at, 5n, 'COMPLIANCE_HOLD', 'mem_each');
    await insert(row);
    const become = async (status: string) => {
      await pool.owner('offramp_payments').where({ id: row.id }).update({ status });
      return spent(start, 'mem_each');
    };
    expect(await spent(start, 'mem_each')).toBe(5n);
    for (const status of ['FUNDS_LOCKED', 'DELIVERED', 'PENDING_CLAIM']) expect(await become(status)).toBe(5n);
    for (const status of ['FAILED', 'REFUND_PENDING', 'REFUNDED', 'CANCELED']) expect(await become(status)).toBe(0n);
    await insert(payment(at, 3n, 'CANCELED', 'mem_each'));
    expect(await spent(start, 'mem_each')).toBe(0n);
  });

  const buckets = async (member: string): Promise<number> =>
    (await pool.owner('member_spend').where({ tenant_id: 'ten_s', member_id: member })).length;
  const ago = (ms: number) => new Date(Date.now() - ms);

  test('begin with the first limit over time, and include payments within its window', async () => {
    for (const [age, amount] of [
      [0, 1n],
      [30 * DAY, 10n],
      [31 * DAY, 100n],
      [40 * DAY, 1000n],
    ] as const)
      await insert(payment(ago(age), amount, 'DELIVERED', 'mem_first'));
    await insert(payment(ago(0), 10_000n, 'CANCELED', 'mem_first'));
    await insert(payment(ago(0), 100_000n, 'DELIVERED', 'mem_other'));
    expect([await buckets('mem_first'), await spent(ago(60 * DAY), 'mem_first')]).toEqual([0, 0n]);
    await limit('mem_first');
    expect(await spent(ago(31 * DAY + MINUTE), 'mem_first')).toBe(111n);
    await insert(payment(ago(0), 5n, 'DELIVERED', 'mem_first'));
    expect([await spent(ago(DAY), 'mem_first'), await buckets('mem_other')]).toEqual([6n, 0]);
  });

  test('count a payment that races with the first limit once, whichever is first', async () => {
    const start = ago(MINUTE);
    const other = openPool({ url: database.url, max: 2 });
    try {
      // The payment is first: the limit waits for it.
      const paying = await other.owner.transaction();
      await paying('offramp_payments').insert(payment(ago(0), 3n, 'DELIVERED', 'mem_meets'));
      const limiting = limit('mem_meets').then(() => 'limited');
      expect(await Promise.race([limiting, new Promise((resolve) => setTimeout(resolve, 100, 'waits'))])).toBe('waits');
      await paying.commit();
      await limiting;
      expect(await spent(start, 'mem_meets')).toBe(3n);
      // The limit is first: the payment waits for it, and counts itself.
      const first = await other.owner.transaction();
      await first('authority_windows').insert({ tenant_id: 'ten_s', member_id: 'mem_later' });
      const paid = insert(payment(ago(0), 4n, 'DELIVERED', 'mem_later')).then(() => 'paid');
      expect(await Promise.race([paid, new Promise((resolve) => setTimeout(resolve, 100, 'waits'))])).toBe('waits');
      await first.commit();
      await paid;
      expect(await spent(start, 'mem_later')).toBe(4n);
    } finally {
      await other.close();
    }
  });

  test('are dropped for members without a limit', async () => {
    const counted = async () => [await spent(new Date(0)), await buckets('mem_other')] as const;
    const before = await counted();
    expect([before[0] > 0n, before[1]]).toEqual([true, 0]);
    await pool.owner.transaction((trx) => down(trx));
    const [total, other] = await counted();
    expect([total, other > 0]).toEqual([before[0], true]);
    await insert(payment(ago(0), 1n, 'DELIVERED', 'mem_nobody'));
    expect(await buckets('mem_nobody')).toBe(4);
    await pool.owner.transaction((trx) => up(trx));
    expect([await counted(), await buckets('mem_nobody')]).toEqual([before, 0]);
  });
});
