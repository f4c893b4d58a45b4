import type { Knex } from 'knex';

/** Which links a sender has asked for: they are counted, the one that comes with the claim is not (D-190). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('claim_links', (t) => {
    t.boolean('resent').notNullable().defaultTo(false).comment('asked for by the sender');
  });
  // A worker issues the first link; a sender who asked before it came has issued that one, too.
  await knex.raw(`UPDATE claim_links SET resent = true WHERE NOT EXISTS (
    SELECT FROM lifecycle_log g WHERE g.aggregate_id = claim_links.id AND g.step = 1 AND g.actor LIKE 'system:%')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('claim_links', (t) => {
    t.dropColumn('resent');
  });
}
