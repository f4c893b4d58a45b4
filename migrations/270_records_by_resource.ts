import type { Knex } from 'knex';

/** The tables are large: their writers must not wait for the index. */
export const config = { transaction: false };

const INDEXES: Readonly<Record<string, string>> = {
  policy_decisions_resource_id_index: 'policy_decisions (resource_id) WHERE resource_id IS NOT NULL',
  audit_log_refused_index: `audit_log (resource_id, id) WHERE action = 'operation.refused'`,
};

/** An explanation asks for the policy decisions and the refused requests of one resource. */
export async function up(knex: Knex): Promise<void> {
  for (const [name, on] of Object.entries(INDEXES)) {
    // An attempt that was interrupted leaves an invalid index behind.
    await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await knex.raw(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await knex.raw(`DROP INDEX CONCURRENTLY ${name}`);
}
