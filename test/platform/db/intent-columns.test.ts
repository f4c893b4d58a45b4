import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
const payment = (intent: unknown) => {
  count += 1;
  return {
    id: `pay_${count}`,
    status: 'CREATED',
    public_status: 'CREATED',
    step: 1,
    created_at: at,
    updated_at: at,
    sender_tenant_id: 'ten_a',
    initiator_member_id: 'mem_a',
    source_chain_key: 'eip155:84532',
    source_asset_id: 'x',
    asset: 'USDC',
    amount_base_units: 1,
    funding_mode: 'INTERNAL_BALANCE',
    custody: 'none',
    quote_set_version: 0,
    hold_reasons: [],
    cleared_reviews: [],
    opened_reviews: [],
    liquidity_overridden: false,
    intent,
  };
};
const insert = (intent: unknown) => pool.owner('offramp_payments').insert(payment(intent));

describe('the intent column of a payment (D-151, D-162)', () => {
  test('is an object or null', async () => {
    await insert(null);
    await insert(JSON.stringify({ recipientKind: 'email' }));
    for (const other of ['[]', '"text"', 'null']) {
      await expect(insert(other)).rejects.toThrow(/offramp_payments_intent_is_object/);
    }
  });

  test('can be erased by retention, unlike the other new columns', async () => {
    const { rows } = await pool.owner.raw(`SELECT column_name AS name FROM information_schema.column_privileges
      WHERE grantee = 'paychart_retention' AND table_name = 'offramp_payments' AND privilege_type = 'UPDATE' ORDER BY 1`);
    expect(rows).toEqual([{ name: 'intent' }, { name: 'memo' }]);
  });

  test('lists each party’s intents in order by an index', async () => {
    const { rows } = await pool.owner.raw(`SELECT indexdef FROM pg_indexes
      WHERE indexname LIKE 'offramp_payments_intents_by_%' ORDER BY indexname`);
    expect(rows.map(({ indexdef }: { indexdef: string }) => indexdef.replace(/^.*USING /, ''))).toEqual([
      'btree (recipient_tenant_id, created_at, id) WHERE (intent IS NOT NULL)',
      'btree (recipient_tenant_id, public_status, created_at, id) WHERE (intent IS NOT NULL)',
      'btree (sender_tenant_id, created_at, id) WHERE (intent IS NOT NULL)',
      'btree (sender_tenant_id, public_status, created_at, id) WHERE (intent IS NOT NULL)',
    ]);
  });
});
