import type { Knex } from 'knex';

/** What a feed shows is kept as text: jsonb sorts keys, and metadata comes back as it was sent (D-490). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE event_feed ALTER COLUMN payload TYPE json USING payload::json');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE event_feed ALTER COLUMN payload TYPE jsonb USING payload::jsonb');
}
