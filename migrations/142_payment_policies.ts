import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';

/** The versions of the organizations' payment policies (A 2.9, D-226). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('payment_policies', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('policy_id', ID).notNullable().comment('the same for all versions: the id of the first one');
    t.integer('version').notNullable();
    t.jsonb('rules').notNullable();
    t.specificType('created_by_member_id', ID).notNullable();
    t.specificType('activated_at', TIME).notNullable();
    t.specificType('credential_id', ID).nullable();
    t.specificType('superseded_at', TIME).nullable();
    t.unique(['tenant_id', 'version'], { indexName: 'payment_policies_version_unique' });
    t.check(`status IN ('ACTIVE', 'SUPERSEDED')`, [], 'payment_policies_status_known');
    t.check('version > 0', [], 'payment_policies_version_above_zero');
    t.check(`jsonb_typeof(rules) = 'object'`, [], 'payment_policies_rules_form');
    t.check(
      `(status = 'SUPERSEDED') = (superseded_at IS NOT NULL)`,
      [],
      'payment_policies_superseded_at_iff_superseded',
    );
  });
  // One in force. Deferrable, because the old and the new version change in one statement, in any order.
  await knex.raw(`ALTER TABLE payment_policies ADD CONSTRAINT payment_policies_one_in_force
    EXCLUDE USING btree (tenant_id WITH =) WHERE (status = 'ACTIVE') DEFERRABLE INITIALLY IMMEDIATE`);
  await protectByTenant(knex, 'payment_policies', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('payment_policies');
}
