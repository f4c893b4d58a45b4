import type { Knex } from 'knex';

/** Nobody asks for the events of a resource here: the feed of a tenant has an index for that. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('events', (t) => t.dropIndex(['resource_id']));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('events', (t) => t.index(['resource_id']));
}
