import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';
const AMOUNT = 'numeric(78,0)';
const ADDRESS_FORM = `'^0x[0-9a-fA-F]{40}$'`;
const BPS = ['exposure_bps', 'reserve_bps', 'annual_rate_bps'] as const;

/** Pools that finance purchase orders (B 2.10, D-369). Their money stands in the ledger alone, in accounts of their own. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('financing_pools', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.text('name').notNullable();
    t.integer('chain_id').notNullable();
    t.text('provider').notNullable();
    t.text('pool_address').notNullable();
    t.text('token_address').notNullable();
    t.text('registry_address').notNullable();
    t.text('outcome').nullable();
    t.specificType('subscription_starts_at', TIME).notNullable();
    t.specificType('subscription_ends_at', TIME).notNullable();
    t.specificType('origination_ends_at', TIME).notNullable();
    t.specificType('cap_atoms', AMOUNT).nullable().comment('null is no cap');
    for (const share of BPS) t.integer(share).notNullable();
    t.integer('tenor_seconds').notNullable();
    t.integer('grace_seconds').notNullable();
    t.integer('open_loans').notNullable().comment('ACTIVE or GRACE');
    t.integer('defaulted_loans').notNullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.check(`status IN ('SUBSCRIPTION', 'ORIGINATION', 'SERVICING', 'CLOSED')`, [], 'financing_pools_status_known');
    t.check(`outcome IN ('REPAID', 'LOSS')`, [], 'financing_pools_outcome_known');
    t.check(`(status = 'CLOSED') = (outcome IS NOT NULL)`, [], 'financing_pools_outcome_iff_closed');
    for (const address of ['pool_address', 'token_address', 'registry_address']) {
      t.check(`${address} ~ ${ADDRESS_FORM}`, [], `financing_pools_${address}_form`);
    }
    t.check(
      'subscription_starts_at < subscription_ends_at AND subscription_ends_at < origination_ends_at',
      [],
      'financing_pools_windows_follow',
    );
    t.check('cap_atoms > 0', [], 'financing_pools_cap_above_zero');
    for (const share of BPS) t.check(`${share} BETWEEN 0 AND 10000`, [], `financing_pools_${share}_range`);
    t.check('tenor_seconds > 0', [], 'financing_pools_tenor_above_zero');
    t.check('grace_seconds >= 0', [], 'financing_pools_grace_not_negative');
    t.check('open_loans >= 0 AND defaulted_loans >= 0', [], 'financing_pools_loans_not_negative');
    t.check(`status <> 'CLOSED' OR open_loans = 0`, [], 'financing_pools_closed_without_open_loans');
  });
  await protectByTenant(knex, 'financing_pools', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('financing_pools');
}
