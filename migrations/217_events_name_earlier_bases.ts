import type { Knex } from 'knex';
import { changeRows } from './support/row-security.ts';

/**
 * The base of an event may have been committed before it: a step changes a few columns of a payment, and each one stored
 * the whole payment. A base has no base itself.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('events', (t) => {
    t.dropChecks('events_base_follows');
    t.check('base_id <> id', [], 'events_base_is_another');
  });
}

export async function down(knex: Knex): Promise<void> {
  await changeRows(
    knex,
    `UPDATE events e SET object = b.object || e.object, base_id = NULL FROM events b
    WHERE b.id = e.base_id AND b.id < e.id`,
  );
  await knex.schema.alterTable('events', (t) => {
    t.dropChecks('events_base_is_another');
    t.check('base_id > id', [], 'events_base_follows');
  });
}
