import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';

/** Merkle roots of credentials' claims on their way to the chain, with the salts that proofs need (D-329, D-330). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('credential_anchors', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable().index();
    t.specificType('credential_id', ID).notNullable().index();
    t.jsonb('claims').notNullable();
    t.text('root').notNullable();
    t.text('tx_hash').nullable();
    t.specificType('anchored_at', 'timestamptz(3)').nullable();
    t.check(`status IN ('SUBMITTED', 'ANCHORED', 'FAILED')`, [], 'credential_anchors_status_known');
    t.check(`root ~ '^0x[0-9a-f]{64}$'`, [], 'credential_anchors_root_form');
    t.check('jsonb_array_length(claims) > 0', [], 'credential_anchors_claims_not_empty');
    t.check(
      `num_nulls(tx_hash, anchored_at) = CASE WHEN status = 'ANCHORED' THEN 0 ELSE 2 END`,
      [],
      'credential_anchors_transaction_iff_anchored',
    );
  });
  await knex.raw(`CREATE UNIQUE INDEX credential_anchors_one_standing ON credential_anchors (credential_id)
    WHERE status IN ('SUBMITTED', 'ANCHORED')`);
  await protectByTenant(knex, 'credential_anchors', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('credential_anchors');
}
