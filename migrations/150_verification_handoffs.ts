import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';

/** Links that carry a verification to another device (D-317). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('verification_handoffs', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable().index();
    t.specificType('session_id', ID).notNullable();
    t.text('token_hash').notNullable().comment('SHA-256 of the token, which itself stands in the URL only');
    t.specificType('expires_at', TIME).notNullable();
    t.specificType('consumed_at', TIME).nullable();
    t.unique(['token_hash'], { indexName: 'verification_handoffs_token_unique' });
    t.check(`status IN ('OPEN', 'CONSUMED', 'VOIDED', 'EXPIRED')`, [], 'verification_handoffs_status_known');
    t.check(`(status = 'CONSUMED') = (consumed_at IS NOT NULL)`, [], 'verification_handoffs_consumed_at_iff_consumed');
    t.check(`token_hash ~ '^[0-9a-f]{64}$'`, [], 'verification_handoffs_token_hash_form');
  });
  // One OPEN link a session. Deferrable, because the new link and the void one change in one statement, in any order.
  await knex.raw(`ALTER TABLE verification_handoffs ADD CONSTRAINT verification_handoffs_one_open
    EXCLUDE USING btree (session_id WITH =) WHERE (status = 'OPEN') DEFERRABLE INITIALLY IMMEDIATE`);
  await protectByTenant(knex, 'verification_handoffs', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('verification_handoffs');
}
