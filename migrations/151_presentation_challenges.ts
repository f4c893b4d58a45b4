import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';

/** Challenges for credentials, and what became of their one answer (B 2.8, D-331, D-332). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('presentation_challenges', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable().index();
    t.text('nonce').notNullable();
    t.text('audience').notNullable();
    t.text('purpose').notNullable();
    t.specificType('identity_id', ID).nullable().comment('the only identity that may answer');
    t.specificType('payment_id', ID).nullable();
    t.specificType('expires_at', TIME).notNullable();
    t.text('holder_did').nullable();
    t.text('signer_address').nullable();
    t.boolean('verified').nullable();
    t.jsonb('reason_codes').nullable();
    t.jsonb('credential_results').nullable();
    t.specificType('consumed_at', TIME).nullable();
    t.unique(['nonce'], { indexName: 'presentation_challenges_nonce_unique' });
    t.check(`status IN ('ISSUED', 'EXPIRED', 'CONSUMED')`, [], 'presentation_challenges_status_known');
    t.check(`nonce ~ '^0x[0-9a-f]{64}$'`, [], 'presentation_challenges_nonce_form');
    t.check(
      `num_nulls(holder_did, signer_address, verified, reason_codes, credential_results, consumed_at)
        = CASE WHEN status = 'CONSUMED' THEN 0 ELSE 6 END`,
      [],
      'presentation_challenges_result_iff_consumed',
    );
    t.check(
      `NOT verified OR reason_codes = '[]'::jsonb`,
      [],
      'presentation_challenges_verified_has_no_reason_against_it',
    );
  });
  await protectByTenant(knex, 'presentation_challenges', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('presentation_challenges');
}
