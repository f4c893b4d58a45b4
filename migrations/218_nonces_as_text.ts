import type { Knex } from 'knex';

/**
 * Whether a payer has used a nonce is asked behind row security, where PostgreSQL compares numerics only after it has read
 * a row: it read all envelopes of the payer. Texts it finds by the index. A nonce has one text.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('payment_envelopes', (t) => t.dropChecks('payment_envelopes_nonce_not_negative'));
  await knex.raw('ALTER TABLE payment_envelopes ALTER COLUMN nonce TYPE text USING nonce::text');
  await knex.schema.alterTable('payment_envelopes', (t) => {
    t.check(`nonce ~ '^(0|[1-9][0-9]{0,77})$'`, [], 'payment_envelopes_nonce_form');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('payment_envelopes', (t) => t.dropChecks('payment_envelopes_nonce_form'));
  await knex.raw('ALTER TABLE payment_envelopes ALTER COLUMN nonce TYPE numeric(78,0) USING nonce::numeric');
  await knex.schema.alterTable('payment_envelopes', (t) => {
    t.check('nonce >= 0', [], 'payment_envelopes_nonce_not_negative');
  });
}
