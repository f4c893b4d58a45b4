import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uniques } from '../../../scripts/database-rules/declared.ts';
import { readRules } from '../../../scripts/database-rules/read-rules.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { anyRow } from '../../support/any-row.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

type Values = Readonly<Record<string, unknown>>;

interface AtMostOne {
  /** The columns of which each value has one row. */
  readonly key: Values;
  /** Rows that count for the key, each in another way. */
  readonly counts: readonly Values[];
  /** Rows of the same key that do not count. */
  readonly not: readonly Values[];
}

const ofStatus = (key: Values, counting: readonly string[], not: readonly string[]): AtMostOne => ({
  key,
  counts: counting.map((status) => ({ status })),
  not: not.map((status) => ({ status })),
});

/** The rows that each rule counts, by the rule's name. A rule that an error code names is in two-readers.test.ts. */
const RULES: Readonly<Record<string, AtMostOne>> = {
  approval_requests_one_open: ofStatus({ payment_id: 'pay_1' }, ['PENDING'], ['APPROVED', 'REJECTED']),
  claim_events_one_end: {
    key: { claim_id: 'clm_1' },
    counts: [{ kind: 'ClaimReleased' }, { kind: 'ClaimRefunded' }, { kind: 'ClaimCanceled' }],
    not: [{ kind: 'ClaimOpened' }],
  },
  claim_links_one_live: ofStatus({ claim_id: 'clm_1' }, ['ISSUED', 'CONSUMED'], ['REDEEMED', 'VOIDED', 'EXPIRED']),
  credential_anchors_one_standing: ofStatus({ credential_id: 'cred_1' }, ['SUBMITTED', 'ANCHORED'], ['FAILED']),
  directory_handles_tenant_unique: { key: { tenant_id: 'ten_1' }, counts: [{}], not: [{ tenant_id: null }] },
  lending_offers_one_open: ofStatus({ purchase_order_id: 'po_1' }, ['OFFERED', 'ACCEPTED'], ['ISSUED', 'EXPIRED']),
  multisig_payments_one_a_nonce: ofStatus(
    { source_wallet_id: 'wal_1', nonce: 7 },
    ['CREATED', 'AWAITING_SIGNATURE', 'SIGNING', 'READY_TO_EXECUTE', 'EXECUTING'],
    ['COMPLETED', 'FAILED', 'CANCELLED'],
  ),
  multisig_payments_one_settlement: {
    key: { origin_id: 'inv_1', origin: 'SETTLEMENT' },
    counts: [{ status: 'CREATED' }, { status: 'COMPLETED' }],
    not: [{ status: 'FAILED' }, { status: 'CANCELLED' }, { origin: 'SWEEP', status: 'CREATED' }],
  },
  offramp_payments_one_a_deal: { key: { deal_id: 'deal_1' }, counts: [{}], not: [{ deal_id: null }] },
  payment_policies_one_in_force: ofStatus({ tenant_id: 'ten_1' }, ['ACTIVE'], ['SUPERSEDED']),
  payout_destinations_one_default: {
    key: { tenant_id: 'ten_1' },
    counts: [{ is_default: true }],
    not: [{ is_default: false }],
  },
  permits_one_active: ofStatus({ borrower_tenant_id: 'ten_1', pool_id: 'pool_1' }, ['ACTIVE'], ['EXPIRED', 'REVOKED']),
  phone_aliases_one_holder: ofStatus(
    { phone_index: 'phone_1' },
    ['ACTIVE', 'REVERIFICATION_REQUIRED'],
    ['PENDING', 'REPLACED', 'REVOKED'],
  ),
  provider_attempts_one_live: { key: { payment_id: 'pay_1' }, counts: [{ live: true }], not: [{ live: false }] },
  review_cases_one_open: ofStatus({ payment_id: 'pay_1', reason: 'r' }, ['OPEN'], ['RESOLVED', 'CLOSED']),
  verification_handoffs_one_open: ofStatus({ session_id: 'ses_1' }, ['OPEN'], ['CONSUMED', 'VOIDED', 'EXPIRED']),
  verification_sessions_open_unique: ofStatus(
    { kind: 'KYC', subject_id: 'mem_1' },
    ['CREATED'],
    ['VERIFIED', 'REJECTED', 'EXPIRED', 'CANCELED', 'ERROR'],
  ),
  wallets_one_organization_account: {
    key: { tenant_id: 'ten_1' },
    counts: [{ kind: 'ORGANIZATION' }],
    not: [{ kind: 'STANDARD' }, { kind: 'SMART_ACCOUNT' }],
  },
  wallets_one_smart_account: {
    key: { member_id: 'mem_1' },
    counts: [{ kind: 'SMART_ACCOUNT' }],
    not: [{ kind: 'STANDARD' }],
  },
};

/** Primary keys that are not called `id`. */
const PRIMARY: Readonly<Record<string, string>> = { directory_handles: 'handle', provider_attempts: 'idempotency_key' };

const tables: Record<string, string> = {};
let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 2 });
  for (const { name, table } of (await readRules(database.url, [])).uniques) tables[name] = table;
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

/** Leaves the rule alone: rows here are about nothing else, and hold what no other check would let pass. */
async function alone(name: string): Promise<void> {
  const table = tables[name] as string;
  const { rows } = await pool.owner.raw(
    `SELECT conname AS name FROM pg_constraint WHERE conrelid = ?::regclass AND contype IN ('c', 'f', 'u', 'x') AND conname <> ?`,
    [table, name],
  );
  for (const other of rows) await pool.owner.raw('ALTER TABLE ?? DROP CONSTRAINT ?? CASCADE', [table, other.name]);
  await pool.owner.raw('ALTER TABLE ?? DISABLE TRIGGER USER', [table]);
  const indexes = await pool.owner.raw(
    `SELECT i.relname AS name FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
      WHERE x.indrelid = ?::regclass AND x.indisunique AND NOT x.indisprimary AND i.relname <> ?`,
    [table, name],
  );
  for (const other of indexes.rows) await pool.owner.raw('DROP INDEX ??', [other.name]);
}

test('every conditional uniqueness rule without an error code is listed here', () => {
  const named = Object.entries(uniques).filter(([, rule]) => rule.test.endsWith('at-most-one.test.ts'));
  expect(Object.keys(RULES).toSorted()).toEqual(named.map(([name]) => name).toSorted());
});

describe.each(Object.entries(RULES))('%s', (name, { key, counts, not }) => {
  const table = () => tables[name] as string;
  let copy: TestDatabase;
  beforeAll(async () => {
    copy = await createTestDatabase();
    await pool.close();
    pool = openPool({ url: copy.url, max: 2 });
    await alone(name);
  });
  afterAll(async () => {
    await pool.close();
    await copy.drop();
    pool = openPool({ url: database.url, max: 2 });
  });

  beforeEach(async () => {
    await pool.owner(table()).delete();
  });

  let made = 0;
  const put = (values: Values) => {
    made += 1;
    const primary = PRIMARY[table()];
    const own = primary === undefined ? {} : { [primary]: `row-${made}` };
    return anyRow(pool.owner, table(), { ...own, ...key, ...values }, 'origin');
  };

  test('accepts any number of rows outside its condition', async () => {
    for (const values of [...not, ...not]) await put(values);
  });

  test('refuses a second row within its condition, in each of its ways', async () => {
    for (const first of counts) {
      await put(first);
      for (const second of counts) await expect(put(second)).rejects.toMatchObject({ constraint: name });
      await pool
        .owner(table())
        .where({ ...key, ...first })
        .delete();
    }
  });

  test('accepts a row with another key', async () => {
    await put(counts[0] as Values);
    for (const [column, value] of Object.entries(key)) {
      if (column === 'origin') continue;
      await put({ ...counts[0], [column]: typeof value === 'number' ? value + 1 : `${value}_other` });
    }
  });
});
