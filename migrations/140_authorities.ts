import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';
const AMOUNT = 'numeric(78,0)';
const LIMITS = ['per_tx_limit', 'daily_limit', 'monthly_limit', 'countersign_above'];
const LISTS = ['allowed_actions', 'allowed_currencies', 'allowed_assets', 'allowed_chains', 'allowed_destination_ids'];

/** What members may do in their organization's name (A 2.7). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('authorities', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('member_id', ID).notNullable();
    t.integer('version').notNullable().comment('counts per member, over all grants and their changes');
    t.specificType('versioned_at', TIME).notNullable();
    for (const list of LISTS) t.specificType(list, 'text[]').notNullable();
    for (const limit of LIMITS) t.specificType(`${limit}_base_units`, AMOUNT).nullable();
    t.integer('approval_weight').notNullable();
    t.boolean('requires_countersignature').notNullable();
    t.specificType('credential_id', ID).nullable().comment('null until this version is attested');
    t.specificType('suspended_at', TIME).nullable();
    t.specificType('revoked_at', TIME).nullable();
    // The newest one that covers an action counts (A 2.7): no two grants of a member have one version.
    t.unique(['tenant_id', 'member_id', 'version'], { indexName: 'authorities_version_unique' });
    t.check(`status IN ('ACTIVE', 'SUSPENDED', 'REVOKED')`, [], 'authorities_status_known');
    t.check('version > 0', [], 'authorities_version_above_zero');
    t.check('cardinality(allowed_actions) > 0', [], 'authorities_actions_named');
    t.check('approval_weight BETWEEN 1 AND 100', [], 'authorities_weight_range');
    for (const limit of LIMITS) t.check(`${limit}_base_units > 0`, [], `authorities_${limit}_above_zero`);
    t.check('per_tx_limit_base_units <= daily_limit_base_units', [], 'authorities_per_tx_within_daily');
    t.check('daily_limit_base_units <= monthly_limit_base_units', [], 'authorities_daily_within_monthly');
    t.check(`(status = 'REVOKED') = (revoked_at IS NOT NULL)`, [], 'authorities_revoked_at_iff_revoked');
    t.check(`status <> 'SUSPENDED' OR suspended_at IS NOT NULL`, [], 'authorities_suspended_at_when_suspended');
    t.check(`status <> 'ACTIVE' OR suspended_at IS NULL`, [], 'authorities_suspended_at_not_when_active');
  });
  await protectByTenant(knex, 'authorities', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('authorities');
}
