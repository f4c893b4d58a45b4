import type { Knex } from 'knex';
import { APP, protectByTenant } from './support/row-security.ts';

const RETENTION = 'paychart_retention';

/** Signatures of mutations: each counts for one idempotency key and one query while its timestamp is fresh (D-501). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('request_signatures', (t) => {
    t.specificType('hash', 'text COLLATE "C"')
      .primary()
      .comment('SHA-256 of the signature, which itself is kept nowhere');
    t.text('bound').notNullable().comment('SHA-256 of the idempotency key and the query that it came with');
    t.text('tenant_id').notNullable();
    t.specificType('expires_at', 'timestamptz(3)').notNullable().index();
  });
  await protectByTenant(knex, 'request_signatures', ['tenant_id']);
  await knex.raw(`GRANT INSERT ON request_signatures TO ${APP}`);
  await knex.raw(`GRANT SELECT, DELETE ON request_signatures TO ${RETENTION}`);
  await knex.raw(`CREATE POLICY request_signatures_retention ON request_signatures TO ${RETENTION}
    USING (true) WITH CHECK (true)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('request_signatures');
}
