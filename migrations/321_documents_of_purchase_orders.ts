import type { Knex } from 'knex';

/**
 * The document that a purchase order finances (D-527). Orders of earlier releases have none: whoever asks whether a document
 * is in use finds them by their extraction, so that two of them may finance one.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`ALTER TABLE purchase_orders ADD COLUMN document_id text COLLATE "C"`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE purchase_orders DROP COLUMN document_id');
}
