import type { Knex } from 'knex';
import { protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';

/** The lifecycles whose uses of money count no more once they end like this. */
const ENDS: readonly (readonly [table: string, statuses: string])[] = [
  ['multisig_payments', `'FAILED', 'CANCELLED'`],
  ['lending_offers', `'EXPIRED'`],
];

/**
 * Uses of money beside payments: loans, ramps, settlements, calls of wallets. They count into the windows of the member who
 * made them like payments, from when they were made until they end without effect (D-521).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('spends', (t) => {
    t.specificType('resource_id', ID).notNullable();
    t.specificType('spender_id', ID).notNullable().comment('whose window it counts into');
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('amount_base_units', 'numeric(78,0)').notNullable();
    t.specificType('created_at', TIME).notNullable();
    t.specificType('ended_at', TIME).nullable();
    t.primary(['resource_id', 'spender_id']);
    t.index(['tenant_id', 'spender_id', 'created_at']);
    t.check('amount_base_units > 0', [], 'spends_above_zero');
  });
  await protectByTenant(knex, 'spends', ['tenant_id']);
  await knex.raw(`CREATE FUNCTION spent_otherwise_after(tenant text, spender text, start timestamptz) RETURNS numeric
    STABLE LANGUAGE sql AS $$
      SELECT coalesce(sum(amount_base_units), 0) FROM spends
      WHERE tenant_id = tenant AND spender_id = spender AND created_at > start AND ended_at IS NULL
    $$`);
  await knex.raw(`CREATE FUNCTION end_spends() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE spends SET ended_at = NEW.updated_at WHERE resource_id = NEW.id AND ended_at IS NULL;
      RETURN NULL;
    END $$`);
  for (const [table, statuses] of ENDS) {
    await knex.raw(`CREATE TRIGGER end_spends AFTER UPDATE OF status ON ${table}
      FOR EACH ROW WHEN (NEW.status IN (${statuses})) EXECUTE FUNCTION end_spends()`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [table] of ENDS) await knex.raw(`DROP TRIGGER end_spends ON ${table}`);
  await knex.raw('DROP FUNCTION end_spends()');
  await knex.raw('DROP FUNCTION spent_otherwise_after(text, text, timestamptz)');
  await knex.schema.dropTable('spends');
}
