import type { Knex } from 'knex';
import { changeRows, lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';

/** Which tenant is paid at an e-mail address: one for each address (D-503). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('email_aliases', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('member_id', ID).notNullable().index().comment('whose session proved the address');
    t.text('email_ciphertext').notNullable();
    t.text('email_index').notNullable();
    t.specificType('verified_at', TIME).notNullable();
    t.specificType('revoked_at', TIME).nullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.check(`status IN ('ACTIVE', 'REVOKED')`, [], 'email_aliases_status_known');
    t.check(`(status = 'REVOKED') = (revoked_at IS NOT NULL)`, [], 'email_aliases_revoked_at_iff_revoked');
  });
  await knex.raw(`CREATE UNIQUE INDEX email_aliases_one_holder ON email_aliases (email_index) WHERE status = 'ACTIVE'`);
  await protectByTenant(knex, 'email_aliases', ['tenant_id']);
  await aliasesOfFounders(knex);
}

/**
 * The proved address of a founder leads to the tenant that its user founded; of several to the first one, which is what
 * founding does from now on. Nobody is paid before a session decides where two users have proved one address, or where the
 * founder is suspended or removed. Members who were invited bring no alias, whatever their role, and invitations that are
 * open stay open.
 */
async function aliasesOfFounders(knex: Knex): Promise<void> {
  await changeRows(
    knex,
    `WITH founders AS (
        SELECT DISTINCT ON (tenant_id) * FROM members ORDER BY tenant_id, created_at, id),
      proved AS (
        SELECT * FROM founders WHERE status = 'ACTIVE' AND email_verified_at IS NOT NULL),
      chosen AS (
        SELECT DISTINCT ON (email_index) * FROM proved
        WHERE email_index NOT IN (SELECT email_index FROM proved GROUP BY email_index HAVING count(DISTINCT user_id) > 1)
        ORDER BY email_index, created_at, id),
      made AS (
        INSERT INTO email_aliases (id, status, step, created_at, updated_at, tenant_id, member_id, email_ciphertext,
            email_index, verified_at)
          SELECT 'eal_' || substr(id, 5), 'ACTIVE', 1, now(), now(), tenant_id, id, email_ciphertext, email_index,
            email_verified_at
          FROM chosen RETURNING id, created_at)
      INSERT INTO lifecycle_log (aggregate_id, step, machine, machine_hash, event, to_status, to_public, actor, at)
        SELECT id, 1, 'email-alias', 'migration', 'CREATE', 'ACTIVE', 'ACTIVE', 'system', created_at FROM made`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('email_aliases');
}
