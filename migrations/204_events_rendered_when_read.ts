import type { Knex } from 'knex';
import { APP } from './support/row-security.ts';

/**
 * An event is stored once, with the state at its transition (D-487), and rendered for the tenant that reads it. Each
 * party's own rendering was two fifths of all that a payment wrote.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('event_feed', (t) => t.dropColumn('payload'));
  await knex.raw(`GRANT SELECT ON events TO ${APP}`);
  await knex.raw(`CREATE POLICY events_app ON events FOR SELECT TO ${APP}
    USING (current_setting('app.tenant_id', true) = ANY (parties))`);
}

/** What was told before cannot be rendered here: the release that this goes back to finds events without an object. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP POLICY events_app ON events');
  await knex.raw(`REVOKE SELECT ON events FROM ${APP}`);
  await knex.raw(`ALTER TABLE event_feed ADD COLUMN payload json NOT NULL DEFAULT '{"data":{"object":{}}}'`);
  await knex.raw('ALTER TABLE event_feed ALTER COLUMN payload DROP DEFAULT');
}
