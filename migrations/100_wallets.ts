import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';

/** Wallets (B 2.1) and the drips of the faucet that fund them (B 2.2). */
export async function up(knex: Knex): Promise<void> {
  await wallets(knex);
  await drips(knex);
}

async function wallets(knex: Knex): Promise<void> {
  await knex.schema.createTable('wallets', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.text('kind').notNullable();
    t.specificType('member_id', ID).nullable();
    t.text('name').notNullable();
    t.integer('chain_id').notNullable();
    t.text('address').notNullable();
    t.jsonb('owners').notNullable();
    t.integer('threshold').notNullable();
    t.integer('failed_attempts').notNullable();
    t.integer('attempt').notNullable().comment('names the transaction of the attempt that runs');
    t.text('deployment_tx_hash').nullable();
    t.text('failure_reason').nullable();
    t.specificType('deployed_at', TIME).nullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.unique(['chain_id', 'address'], { indexName: 'wallets_address_unique' });
    t.check(`status IN ('PENDING_DEPLOYMENT', 'DEPLOYING', 'DEPLOYED', 'FAILED')`, [], 'wallets_status_known');
    t.check(`kind IN ('STANDARD', 'ORGANIZATION', 'SMART_ACCOUNT')`, [], 'wallets_kind_known');
    t.check(`(kind = 'SMART_ACCOUNT') = (member_id IS NOT NULL)`, [], 'wallets_member_iff_smart_account');
    t.check(`(status = 'DEPLOYED') = (deployed_at IS NOT NULL)`, [], 'wallets_deployed_at_iff_deployed');
    t.check(`(status = 'FAILED') = (failure_reason IS NOT NULL)`, [], 'wallets_reason_iff_failed');
    t.check(`address ~ '^0x[0-9a-fA-F]{40}$'`, [], 'wallets_address_form');
    t.check('threshold BETWEEN 1 AND jsonb_array_length(owners)', [], 'wallets_threshold_range');
    t.check('failed_attempts BETWEEN 0 AND 3', [], 'wallets_failed_attempts_range');
    t.check('attempt > failed_attempts', [], 'wallets_attempt_ahead_of_failures');
  });
  // One organization account a tenant, one smart account a member (D-248).
  await knex.raw(`CREATE UNIQUE INDEX wallets_one_organization_account ON wallets (tenant_id)
    WHERE kind = 'ORGANIZATION'`);
  await knex.raw(`CREATE UNIQUE INDEX wallets_one_smart_account ON wallets (member_id) WHERE kind = 'SMART_ACCOUNT'`);
  await protectByTenant(knex, 'wallets', ['tenant_id']);
}

async function drips(knex: Knex): Promise<void> {
  await knex.schema.createTable('drips', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('wallet_id', ID).notNullable().index();
    t.text('address').notNullable();
    t.integer('chain_id').notNullable();
    t.text('asset').notNullable();
    t.specificType('amount_base_units', 'numeric(78,0)').notNullable();
    t.boolean('credits_balance').notNullable();
    t.text('tx_hash').nullable();
    t.text('failure_reason').nullable();
    t.specificType('confirmed_at', TIME).nullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.check(`status IN ('SUBMITTED', 'CONFIRMED', 'FAILED')`, [], 'drips_status_known');
    t.check(`asset IN ('usdc', 'eth')`, [], 'drips_asset_known');
    t.check('amount_base_units > 0', [], 'drips_amount_above_zero');
    t.check(`NOT credits_balance OR asset = 'usdc'`, [], 'drips_only_usdc_credits_balance');
    t.check(`(status = 'CONFIRMED') = (tx_hash IS NOT NULL)`, [], 'drips_tx_hash_iff_confirmed');
    t.check(`(status = 'CONFIRMED') = (confirmed_at IS NOT NULL)`, [], 'drips_confirmed_at_iff_confirmed');
    t.check(`(status = 'FAILED') = (failure_reason IS NOT NULL)`, [], 'drips_reason_iff_failed');
  });
  await protectByTenant(knex, 'drips', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('drips');
  await knex.schema.dropTable('wallets');
}
