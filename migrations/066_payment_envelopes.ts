import type { Knex } from 'knex';
import { protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';

/** Payer-signed envelopes: what was signed, as it was signed, and the nonces that it used up (A 2.10, D-147 to D-149). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('payment_envelopes', (t) => {
    t.specificType('id', ID).primary();
    t.specificType('payment_id', ID).notNullable().unique().references('id').inTable('offramp_payments');
    t.specificType('sender_tenant_id', ID).notNullable();
    t.text('payer').notNullable().comment("the sender's did:subject");
    t.specificType('nonce', 'numeric(78,0)').notNullable();
    t.jsonb('message').notNullable();
    t.jsonb('doc').notNullable();
    t.text('doc_hash').notNullable();
    t.text('signature').notNullable();
    t.text('signer_address').notNullable();
    t.specificType('route_quote_id', ID).nullable().comment('the newest selection, for allowRouteChange (D-149)');
    t.specificType('created_at', 'timestamptz(3)').notNullable();
    // For ever: the row outlives its payment's end (D-148).
    t.unique(['payer', 'nonce'], { indexName: 'payment_envelopes_nonce_unique' });
    t.check('nonce >= 0', [], 'payment_envelopes_nonce_not_negative');
  });
  await protectByTenant(knex, 'payment_envelopes', ['sender_tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('payment_envelopes');
}
