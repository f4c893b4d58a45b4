import type { Knex } from 'knex';

/**
 * Who sent the request that took an idempotency key: a response with a secret is replayed to that member and key alone
 * (D-507). Rows of before have no caller.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('idempotency_keys', (t) => {
    t.boolean('has_caller').notNullable().defaultTo(false);
    t.text('member_id');
    t.text('api_key_id');
    t.text('role');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('idempotency_keys', (t) => {
    t.dropColumns('has_caller', 'member_id', 'api_key_id', 'role');
  });
}
