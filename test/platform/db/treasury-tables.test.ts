import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as migration from '../../../migrations/190_treasury.ts';
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
const next = () => {
  count += 1;
  return count;
};
const engine = (prefix: string, status: string) => ({
  id: `${prefix}_${next()}`,
  status,
  step: 1,
  created_at: at,
  updated_at: at,
  tenant_id: 'ten_a',
});
const buckets = { source_bucket_id: 'bkt_a', dest_bucket_id: 'bkt_b' };

const rows = {
  treasury_accounts: () => ({
    ...engine('trs', 'PROVISIONING'),
    name: 'Main',
    chain_id: 84532,
    threshold: 1,
    owners: '[{}]',
  }),
  treasury_buckets: () => {
    const n = next();
    return {
      id: `bkt_${n}`,
      tenant_id: 'ten_a',
      account_id: 'trs_standing',
      position: n % 5,
      name: `Bucket ${n}`,
      kind: 'YIELD',
      target_bps: 0,
      apy_bps: 420,
      wallet_id: `wal_${n}`,
      accrued_yield_base_units: 0,
      accrued_until: at,
    };
  },
  treasury_rules: () => ({
    id: `trl_${next()}`,
    tenant_id: 'ten_a',
    account_id: 'trs_standing',
    type: 'SWEEP_EXCESS',
    ...buckets,
    threshold_base_units: 1,
    interval_seconds: 60,
    enabled: true,
    created_at: at,
    updated_at: at,
  }),
  treasury_sweeps: () => ({
    ...engine('swp', 'PROPOSED'),
    account_id: 'trs_standing',
    ...buckets,
    amount_base_units: 1,
    payment_id: `pay_${count}`,
  }),
};
type Table = keyof typeof rows;
const insert = (table: Table, more: object = {}) => pool.owner(table).insert({ ...rows[table](), ...more });

beforeAll(async () => {
  await insert('treasury_accounts', { id: 'trs_standing' });
  await insert('treasury_buckets', { id: 'bkt_a', position: 6, name: 'A', wallet_id: 'wal_a' });
  await insert('treasury_buckets', { id: 'bkt_b', position: 7, name: 'B' });
});

describe('the tables of treasury (B 2.4, D-281, D-283, D-286)', { shuffle: false }, () => {
  const topUp = { type: 'TOP_UP', target_base_units: 10 };
  const rebalance = {
    type: 'REBALANCE_TO_TARGET',
    source_bucket_id: null,
    dest_bucket_id: null,
    threshold_base_units: null,
  };
  test.each<[Table, string, object]>([
    ['treasury_accounts', 'status_known', { status: 'CLOSED' }],
    ['treasury_accounts', 'threshold_range', { threshold: 0 }],
    ['treasury_accounts', 'threshold_range', { threshold: 2 }],
    ['treasury_buckets', 'at_most_eight', { position: 8 }],
    ['treasury_buckets', 'at_most_eight', { position: -1 }],
    ['treasury_buckets', 'position_unique', { position: 7 }],
    ['treasury_buckets', 'name_unique', { position: 5, name: 'A' }],
    ['treasury_buckets', 'wallet_unique', { position: 5, wallet_id: 'wal_a' }],
    ['treasury_buckets', 'kind_known', { position: 5, kind: 'SAVINGS', apy_bps: null }],
    ['treasury_buckets', 'target_range', { position: 5, target_bps: -1 }],
    ['treasury_buckets', 'target_range', { position: 5, target_bps: 10_001 }],
    ['treasury_buckets', 'only_yield_accrues', { position: 5, kind: 'RESERVE' }],
    ['treasury_buckets', 'only_yield_accrues', { position: 5, apy_bps: 10_001 }],
    ['treasury_buckets', 'only_yield_accrues', { position: 5, apy_bps: -1 }],
    ['treasury_buckets', 'accrued_has_a_rate', { position: 5, apy_bps: null, accrued_yield_base_units: 1 }],
    ['treasury_buckets', 'accrued_has_a_rate', { position: 5, accrued_yield_base_units: -1 }],
    ['treasury_rules', 'type_known', { type: 'DRAIN', threshold_base_units: null }],
    ['treasury_rules', 'buckets_by_type', { source_bucket_id: null }],
    ['treasury_rules', 'buckets_by_type', { ...rebalance, dest_bucket_id: 'bkt_b' }],
    ['treasury_rules', 'two_buckets', { dest_bucket_id: 'bkt_a' }],
    ['treasury_rules', 'target_iff_top_up', { target_base_units: 10 }],
    ['treasury_rules', 'target_iff_top_up', { type: 'TOP_UP' }],
    ['treasury_rules', 'threshold_by_type', { threshold_base_units: null }],
    ['treasury_rules', 'threshold_by_type', { ...rebalance, threshold_base_units: 1 }],
    ['treasury_rules', 'threshold_range', { threshold_base_units: 0 }],
    ['treasury_rules', 'threshold_range', { ...topUp, threshold_base_units: 11 }],
    ['treasury_rules', 'target_above_zero', { ...topUp, target_base_units: 0, threshold_base_units: null }],
    ['treasury_rules', 'interval_range', { interval_seconds: 59 }],
    ['treasury_rules', 'interval_range', { interval_seconds: 2_592_001 }],
    ['treasury_rules', 'outcome_iff_run', { last_run_at: at }],
    ['treasury_rules', 'outcome_iff_run', { last_outcome: 'PROPOSED' }],
    ['treasury_rules', 'outcome_known', { last_run_at: at, last_outcome: 'SKIPPED' }],
    ['treasury_sweeps', 'status_known', { status: 'CANCELLED' }],
    ['treasury_sweeps', 'two_buckets', { dest_bucket_id: 'bkt_a' }],
    ['treasury_sweeps', 'amount_above_zero', { amount_base_units: 0 }],
    ['treasury_sweeps', 'reason_iff_failed', { status: 'FAILED' }],
    ['treasury_sweeps', 'reason_iff_failed', { failure_reason: 'NONCE_CONFLICT' }],
    ['treasury_sweeps', 'completed_at_iff_completed', { status: 'COMPLETED' }],
    ['treasury_sweeps', 'completed_at_iff_completed', { completed_at: at }],
  ])('%s refuses a violation of %s: %j', async (table, constraint, more) => {
    await expect(insert(table, more)).rejects.toMatchObject({ constraint: `${table}_${constraint}` });
  });

  test.each<[Table, object]>([
    ['treasury_rules', {}],
    ['treasury_rules', topUp],
    ['treasury_rules', { ...topUp, threshold_base_units: 10 }],
    ['treasury_rules', { ...topUp, threshold_base_units: null }],
    ['treasury_rules', rebalance],
    ['treasury_rules', { interval_seconds: 2_592_000, last_run_at: at, last_outcome: 'SKIPPED_UNREADABLE' }],
    ['treasury_sweeps', {}],
    ['treasury_sweeps', { status: 'COMPLETED', completed_at: at }],
    ['treasury_sweeps', { status: 'FAILED', failure_reason: 'NONCE_CONFLICT' }],
    ['treasury_sweeps', { status: 'CANCELED', rule_id: 'trl_gone' }],
  ])('%s accepts %j', async (table, more) => {
    await insert(table, more);
  });

  test('belong to one sweep per payment', async () => {
    await insert('treasury_sweeps', { payment_id: 'pay_once' });
    await expect(insert('treasury_sweeps', { payment_id: 'pay_once' })).rejects.toMatchObject({
      constraint: 'treasury_sweeps_payment_unique',
    });
  });

  test('have a reversible migration', async () => {
    await pool.owner.transaction(async (trx) => {
      await migration.down(trx);
      expect(await trx.schema.hasTable('treasury_accounts')).toBe(false);
      await migration.up(trx);
      expect(await trx.schema.hasTable('treasury_sweeps')).toBe(true);
    });
  });
});
