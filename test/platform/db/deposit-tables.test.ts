import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { Transaction } from '../../../src/platform/db/transaction.ts';
import { createTestDatabase } from '../../support/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 2 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const at = new Date('2026-03-02T09:00:00.000Z');
const payment = (more: object = {}) => {
  count += 1;
  return {
    id: `pay_${count}`,
    status: 'AWAITING_SOURCE_FUNDS',
    public_status: 'FUNDS_PENDING',
    step: 1,
    created_at: at,
    updated_at: at,
    sender_tenant_id: 'ten_a',
    initiator_member_id: 'mem_a',
    source_chain_key: 'eip155:84532',
    source_asset_id: 'x',
    asset: 'USDC',
    amount_base_units: 1,
    funding_mode: 'ONCHAIN_DEPOSIT',
    custody: 'none',
    quote_set_version: 0,
    hold_reasons: [],
    cleared_reviews: [],
    opened_reviews: [],
    liquidity_overridden: false,
    ...more,
  };
};
const deal = (name: string) => ({ deal_id: name, escrow_address: '0xescrow' });
const deposit = (more: object = {}) => {
  count += 1;
  return {
    deal_id: `0x${count}`,
    disposition: 'RETURNED',
    reason: 'UNKNOWN_DEAL',
    escrow_address: '0xescrow',
    amount_minor: 1,
    decided_at: at,
    ...more,
  };
};
const refused = (table: string, row: object) => expect(pool.owner(table).insert(row)).rejects;

describe('the tables of deposits', () => {
  test('allow one payment per deal, in an escrow, and none from a balance (D-084)', async () => {
    await pool.owner('offramp_payments').insert(payment(deal('0xa')));
    await refused('offramp_payments', payment(deal('0xa'))).toThrow(/offramp_payments_one_a_deal/);
    await refused('offramp_payments', payment({ deal_id: '0xb' })).toThrow(/offramp_payments_deal_has_escrow/);
    const balance = { ...deal('0xc'), funding_mode: 'INTERNAL_BALANCE' };
    await refused('offramp_payments', payment(balance)).toThrow(/offramp_payments_deal_is_deposit/);
  });

  test('allow one decision per deposit, which funds a payment or is returned with a reason (D-085)', async () => {
    const first = deposit();
    await pool.owner('offramp_deposits').insert(first);
    await refused('offramp_deposits', deposit({ deal_id: first.deal_id })).toThrow(/offramp_deposits_pkey/);
    await refused('offramp_deposits', deposit({ reason: null })).toThrow(/offramp_deposits_returned_for_a_reason/);
    const funded = { disposition: 'FUNDED', reason: null };
    await refused('offramp_deposits', deposit(funded)).toThrow(/offramp_deposits_funded_have_payment/);
    await refused('offramp_deposits', deposit({ disposition: 'LOST' })).toThrow(/offramp_deposits_disposition_known/);
    await refused('offramp_deposits', deposit({ amount_minor: 0 })).toThrow(/offramp_deposits_amount_positive/);
  });

  test('hide the decision from tenants', async () => {
    const transaction = await Transaction.begin(pool, { role: 'app', tenantId: 'ten_a' });
    await expect(transaction.pipeline([{ text: 'SELECT * FROM offramp_deposits' }])).rejects.toThrow(
      /permission denied/,
    );
    await transaction.rollback();
  });
});
