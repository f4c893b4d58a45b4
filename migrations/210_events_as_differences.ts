import type { Knex } from 'knex';
import { changeRows } from './support/row-security.ts';

const RETENTION = 'paychart_retention';

/**
 * Of the events that one transaction writes for one resource, the last one has its whole object, and each other one what is
 * different in its own. What it names is written in the same statement and never deleted: a foreign key would look it
 * up and lock it for each event, which costs as much as the row itself. An invariant asks for it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('events', (t) => {
    t.specificType('base_id', 'text COLLATE "C"')
      .nullable()
      .comment('the event whose object this one is the difference to: read the object of both');
    t.check('base_id > id', [], 'events_base_follows');
  });
  await knex.raw(`GRANT UPDATE (base_id) ON events TO ${RETENTION}`);
}

export async function down(knex: Knex): Promise<void> {
  await changeRows(knex, 'UPDATE events e SET object = b.object || e.object FROM events b WHERE b.id = e.base_id');
  await knex.raw(`REVOKE UPDATE (base_id) ON events FROM ${RETENTION}`);
  await knex.schema.alterTable('events', (t) => t.dropColumn('base_id'));
}
