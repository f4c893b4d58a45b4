import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { migrate } from '../../../src/platform/migrate/migrate.ts';
import { anyRow } from '../../support/any-row.ts';
import type { TestDatabase } from '../../support/database.ts';
import { createOlderDatabase } from '../../support/older-database.ts';

const DAY = 86_400_000;
const ago = (days: number): Date => new Date(Date.now() - days * DAY);

/**
 * What else a row of a payment or of an authorization has to have is not asked here. That its words are words that the column
 * knows is: a migration that looks for another one finds nothing.
 */
const UNCHECKED = `DO $$ DECLARE c record; BEGIN
  FOR c IN SELECT conrelid::regclass AS of, conname FROM pg_constraint WHERE contype = 'c'
    AND conname NOT IN ('multisig_payments_asset_known', 'multisig_payments_origin_known', 'multisig_payments_status_known')
    AND conrelid IN ('offramp_payments'::regclass, 'card_authorizations'::regclass, 'multisig_payments'::regclass,
      'card_spend'::regclass)
  LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', c.of, c.conname); END LOOP; END $$`;

let database: TestDatabase;
let pool: Pool;

const row = (table: string, given: object) => anyRow(pool.owner, table, { ...given });
const paid = (id: string, given: object) =>
  row('offramp_payments', { id, status: 'DELIVERED', sender_tenant_id: 'ten_1', amount_base_units: 5, ...given });
const used = (id: string, given: object) =>
  row('card_authorizations', {
    ...{ id, status: 'APPROVED', tenant_id: 'ten_1', card_id: 'crd_1', agent_id: 'agt_1', wallet_id: 'wal_1' },
    ...{ amount_base_units: 5, reversed_base_units: 0, decline_reason: null, created_at: ago(1) },
    ...given,
  });
const proposed = (id: string, given: object) =>
  row('multisig_payments', {
    ...{ id, status: 'COMPLETED', tenant_id: 'ten_1', source_wallet_id: 'wal_1', asset: 'usdc', origin: 'PAYMENT' },
    ...{ amount_base_units: 5, created_at: ago(1) },
    ...given,
  });

beforeAll(async () => {
  database = await createOlderDatabase('380_rolling_spends.ts');
  pool = openPool({ url: database.url, max: 2 });
  await pool.owner.raw(UNCHECKED);
  await paid('pay_agent', { agent_id: 'agt_1', created_at: ago(1) });
  await paid('pay_nobody', { agent_id: null, created_at: ago(1) });
  await paid('pay_canceled', { agent_id: 'agt_1', status: 'CANCELED', created_at: ago(1) });
  await paid('pay_old', { agent_id: 'agt_1', created_at: ago(33) });
  await used('auth_1', { amount_base_units: 7, reversed_base_units: 3, status: 'REVERSED' });
  await used('auth_returned', { reversed_base_units: 5, status: 'REVERSED' });
  await used('auth_declined', { status: 'DECLINED', decline_reason: 'CARD_INACTIVE' });
  await used('auth_operators', { tenant_id: null });
  await proposed('pay_wallet', {});
  await proposed('pay_ether', { asset: 'eth' });
  await proposed('pay_sweep', { origin: 'SWEEP', origin_id: 'swp_1' });
  await proposed('pay_failed', { status: 'FAILED', failure_reason: 'REVERTED' });
  await migrate(database.url);
});
afterAll(async () => {
  await pool?.close();
  await database?.drop();
});

const counted = async () =>
  (await pool.owner('spends').orderBy(['resource_id', 'spender_id'])).map(
    ({ resource_id, spender_id, amount_base_units, ended_at }) =>
      `${resource_id} ${spender_id} ${amount_base_units}${ended_at === null ? '' : ' ended'}`,
  );

test('spending of wallets, agents and cards in the last month counts (D-528)', async () => {
  expect(await counted()).toEqual([
    'auth_1 agt_1 4',
    'auth_1 crd_1 4',
    'auth_1 wal_1 4',
    'pay_agent agt_1 5',
    'pay_wallet wal_1 5',
  ]);
});

test('later rows of payments and authorizations update it themselves', async () => {
  await pool.owner('spends').delete();
  // `anyRow` silences triggers, so that no row needs another.
  await pool.owner.raw('ALTER TABLE offramp_payments ENABLE ALWAYS TRIGGER count_agent_spend');
  await pool.owner.raw('ALTER TABLE card_authorizations ENABLE ALWAYS TRIGGER count_card_uses');
  await paid('pay_new', { agent_id: 'agt_1', created_at: ago(0) });
  await used('auth_new', {});
  await pool
    .owner('card_authorizations')
    .where({ id: 'auth_new' })
    .update({ status: 'REVERSED', reversed_base_units: 2 });
  expect(await counted()).toEqual(['auth_new agt_1 3', 'auth_new crd_1 3', 'auth_new wal_1 3', 'pay_new agt_1 5']);
  await pool.owner('card_authorizations').where({ id: 'auth_new' }).update({ reversed_base_units: 5 });
  await pool.owner('offramp_payments').where({ id: 'pay_new' }).update({ status: 'REFUND_PENDING' });
  expect((await counted()).filter((line) => !line.endsWith('ended'))).toEqual([]);
});
