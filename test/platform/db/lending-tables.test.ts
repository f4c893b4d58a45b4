import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as pools from '../../../migrations/175_financing_pools.ts';
import * as orders from '../../../migrations/176_purchase_orders.ts';
import * as loans from '../../../migrations/177_loans.ts';
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
const later = (ms: number) => new Date(at.getTime() + ms);
const ADDRESS = `0x${'1'.repeat(40)}`;
const DIGEST = `0x${'a'.repeat(64)}`;
let count = 0;
const engine = (prefix: string, status: string) => {
  count += 1;
  return { id: `${prefix}_${count}`, status, step: 1, created_at: at, updated_at: at };
};
const parties = { lender_tenant_id: 'ten_l', borrower_tenant_id: 'ten_b' };

const rows = {
  financing_pools: () => ({
    ...engine('pool', 'SUBSCRIPTION'),
    tenant_id: 'ten_l',
    name: 'P',
    chain_id: 1,
    provider: 'simulated',
    pool_address: ADDRESS,
    token_address: ADDRESS,
    registry_address: ADDRESS,
    subscription_starts_at: at,
    subscription_ends_at: later(1),
    origination_ends_at: later(2),
    cap_atoms: 1,
    exposure_bps: 0,
    reserve_bps: 0,
    annual_rate_bps: 0,
    tenor_seconds: 1,
    grace_seconds: 0,
    open_loans: 0,
    defaulted_loans: 0,
  }),
  purchase_orders: () => ({
    ...engine('po', 'REGISTERED'),
    ...parties,
    supplier_tenant_id: 'ten_s',
    pool_id: 'pool_a',
    trade_order_id: `so_${count}`,
    po_id: DIGEST,
    borrower_address: ADDRESS,
    face_amount: 10,
  }),
  permits: () => ({
    ...engine('prm', 'ACTIVE'),
    ...parties,
    pool_id: `pool_${count}`,
    subject_address: ADDRESS,
    mode: 'synthetic',
    risk_tier: 1,
    max_principal: 1,
    permit_digest: DIGEST,
    issuer_address: ADDRESS,
    signature: `0x${'b'.repeat(130)}`,
    expires_at: at,
  }),
  lending_offers: () => ({
    ...engine('off', 'OFFERED'),
    ...parties,
    pool_id: 'pool_a',
    purchase_order_id: `po_${count}`,
    po_id: DIGEST,
    permit_id: 'prm_a',
    borrower_address: ADDRESS,
    principal: 1,
    rate_bps: 0,
    tenor_seconds: 1,
    grace_seconds: 0,
    deadline: at,
    offer_digest: DIGEST,
  }),
  loans: () => ({
    ...engine('loan', 'ACTIVE'),
    ...parties,
    pool_id: 'pool_a',
    offer_id: `off_${count}`,
    po_id: DIGEST,
    purchase_order_id: `po_${count}`,
    borrower_address: ADDRESS,
    principal: 10,
    principal_outstanding: 10,
    interest_due: 0,
    interest_accrued_at: at,
    rate_bps: 0,
    funded_at: at,
    maturity_at: later(1),
    grace_ends_at: later(1),
  }),
  loan_repayments: () => {
    count += 1;
    const entry = { id: `lgr_${count}`, loan_id: 'loan_standing', ...parties, interest: 1, principal: 0 };
    return { ...entry, valid_until: later(1), created_at: at };
  },
};
type Table = keyof typeof rows;
const insert = (table: Table, more: object = {}) => pool.owner(table).insert({ ...rows[table](), ...more });

beforeAll(async () => {
  await insert('loans', { id: 'loan_standing' });
  await insert('permits', { id: 'prm_standing', pool_id: 'pool_standing' });
  await insert('lending_offers', { id: 'off_standing', purchase_order_id: 'po_standing' });
});

describe('the tables of lending (D-369 to D-377)', { shuffle: false }, () => {
  test.each(Object.keys(rows) as Table[])('%s accept a row', (table) => expect(insert(table)).resolves.toBeDefined());

  test.each<[Table, string, object]>([
    ['financing_pools', 'status_known', { status: 'OPEN' }],
    ['financing_pools', 'outcome_known', { status: 'CLOSED', outcome: 'WON' }],
    ['financing_pools', 'outcome_iff_closed', { outcome: 'LOSS' }],
    ['financing_pools', 'pool_address_form', { pool_address: '0x1' }],
    ['financing_pools', 'token_address_form', { token_address: '0x1' }],
    ['financing_pools', 'registry_address_form', { registry_address: '0x1' }],
    ['financing_pools', 'windows_follow', { origination_ends_at: later(1) }],
    ['financing_pools', 'cap_above_zero', { cap_atoms: 0 }],
    ['financing_pools', 'exposure_bps_range', { exposure_bps: 10_001 }],
    ['financing_pools', 'reserve_bps_range', { reserve_bps: -1 }],
    ['financing_pools', 'annual_rate_bps_range', { annual_rate_bps: 10_001 }],
    ['financing_pools', 'tenor_above_zero', { tenor_seconds: 0 }],
    ['financing_pools', 'grace_not_negative', { grace_seconds: -1 }],
    ['financing_pools', 'loans_not_negative', { open_loans: -1 }],
    ['financing_pools', 'closed_without_open_loans', { status: 'CLOSED', outcome: 'LOSS', open_loans: 1 }],
    ['purchase_orders', 'status_known', { status: 'OPEN', min_principal: 1 }],
    ['purchase_orders', 'one_source', { extraction_id: 'ext_a' }],
    ['purchase_orders', 'one_source', { trade_order_id: null }],
    ['purchase_orders', 'has_supplier', { supplier_tenant_id: null }],
    ['purchase_orders', 'supplier_is_another', { supplier_tenant_id: 'ten_b' }],
    ['purchase_orders', 'po_id_form', { po_id: '0x1' }],
    ['purchase_orders', 'borrower_address_form', { borrower_address: '0x1' }],
    ['purchase_orders', 'supplier_wallet_form', { supplier_wallet: '0x1' }],
    ['purchase_orders', 'face_above_zero', { face_amount: 0 }],
    ['purchase_orders', 'minimum_within_face', { status: 'ACCEPTED', min_principal: 11 }],
    ['purchase_orders', 'minimum_iff_accepted', { min_principal: 1 }],
    ['permits', 'status_known', { status: 'OPEN' }],
    ['permits', 'mode_known', { mode: 'guess' }],
    ['permits', 'risk_tier_range', { risk_tier: 6 }],
    ['permits', 'max_principal_above_zero', { max_principal: 0 }],
    ['permits', 'subject_address_form', { subject_address: '0x1' }],
    ['permits', 'issuer_address_form', { issuer_address: '0x1' }],
    ['permits', 'digest_form', { permit_digest: '0x1' }],
    ['permits', 'signature_form', { signature: '0x1' }],
    ['permits', 'one_active', { pool_id: 'pool_standing' }],
    ['lending_offers', 'status_known', { status: 'OPEN' }],
    ['lending_offers', 'principal_above_zero', { principal: 0 }],
    ['lending_offers', 'rate_range', { rate_bps: 10_001 }],
    ['lending_offers', 'terms_range', { tenor_seconds: 0 }],
    ['lending_offers', 'borrower_address_form', { borrower_address: '0x1' }],
    ['lending_offers', 'digest_form', { offer_digest: '0x1' }],
    ['lending_offers', 'loan_iff_issued', { loan_id: 'loan_a' }],
    ['lending_offers', 'signed_when_accepted', { signature: '0x1' }],
    ['lending_offers', 'one_open', { purchase_order_id: 'po_standing', status: 'ACCEPTED' }],
    ['loans', 'status_known', { status: 'OPEN' }],
    ['loans', 'outstanding_within_principal', { principal_outstanding: 11 }],
    ['loans', 'interest_not_negative', { interest_due: -1 }],
    ['loans', 'repaid_iff_nothing_outstanding', { status: 'REPAID' }],
    ['loans', 'repaid_iff_nothing_outstanding', { principal_outstanding: 0 }],
    ['loans', 'repaid_without_interest', { status: 'REPAID', principal_outstanding: 0, interest_due: 1 }],
    ['loans', 'rate_range', { rate_bps: -1 }],
    ['loans', 'times_follow', { maturity_at: at }],
    ['loans', 'borrower_address_form', { borrower_address: '0x1' }],
    ['loans', 'supplier_wallet_form', { supplier_wallet: '0x1' }],
    ['loan_repayments', 'amount_above_zero', { interest: 0 }],
    ['loan_repayments', 'valid_when_made', { valid_until: at }],
  ])('%s: %s', async (table, constraint, wrong) => {
    await expect(insert(table, wrong)).rejects.toMatchObject({ constraint: `${table}_${constraint}` });
  });

  test('allow another offer or permit after one was closed', async () => {
    await insert('lending_offers', { purchase_order_id: 'po_standing', status: 'EXPIRED' });
    await insert('permits', { pool_id: 'pool_standing', status: 'REVOKED' });
  });

  test('allow one financing per purchase order, document and offer', async () => {
    await insert('loans', { offer_id: 'off_once', purchase_order_id: 'po_once' });
    const again = { constraint: 'loans_purchase_order_unique' };
    await expect(insert('loans', { purchase_order_id: 'po_once' })).rejects.toMatchObject(again);
    await expect(insert('loans', { offer_id: 'off_once' })).rejects.toMatchObject({ constraint: 'loans_offer_unique' });
    await insert('purchase_orders', { trade_order_id: null, extraction_id: 'ext_once' });
    await expect(insert('purchase_orders', { trade_order_id: null, extraction_id: 'ext_once' })).rejects.toMatchObject({
      constraint: 'purchase_orders_extraction_unique',
    });
  });

  test('are removed on the way down', async () => {
    await pool.owner.transaction(async (knex) => {
      for (const migration of [loans, orders, pools]) await migration.down(knex);
      const { rows: left } = await knex.raw(
        `SELECT tablename FROM pg_tables WHERE tablename IN ('${Object.keys(rows).join("', '")}')`,
      );
      expect(left).toEqual([]);
      for (const migration of [pools, orders, loans]) await migration.up(knex);
    });
  });
});
