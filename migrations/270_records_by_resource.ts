import type { Knex } from 'knex';

/** An explanation asks for the policy decisions and the refused requests of one resource. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'CREATE INDEX policy_decisions_resource_id_index ON policy_decisions (resource_id) WHERE resource_id IS NOT NULL',
  );
  await knex.raw(
    `CREATE INDEX audit_log_refused_index ON audit_log (resource_id, id) WHERE action = 'operation.refused'`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX audit_log_refused_index');
  await knex.raw('DROP INDEX policy_decisions_resource_id_index');
}
