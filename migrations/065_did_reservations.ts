import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant, protectFromTenants } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';

/** Payment identities that wait for the holder of a contact, and the directory of handles (D-112, D-182, D-336). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('did_reservations', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('reserved_by_tenant_id', ID).notNullable();
    t.specificType('claimed_by_tenant_id', ID).nullable().index();
    t.text('did').notNullable();
    t.text('contact_kind').notNullable();
    t.text('contact_ciphertext').notNullable();
    t.text('contact_index').notNullable();
    t.text('contact_masked').notNullable();
    t.text('handle').nullable();
    t.text('redirects_to').nullable();
    t.specificType('claimed_at', TIME).nullable();
    t.unique(['did'], { indexName: 'did_reservations_did_unique' });
    t.unique(['contact_index'], { indexName: 'did_reservations_contact_unique' });
    t.check(`status IN ('RESERVED', 'CLAIMED')`, [], 'did_reservations_status_known');
    t.check(`contact_kind IN ('EMAIL', 'PHONE')`, [], 'did_reservations_contact_kind_known');
    t.check(`did ~ '^did:payid:[0-9a-f]{64}$'`, [], 'did_reservations_did_form');
    t.check(`(status = 'CLAIMED') = (claimed_by_tenant_id IS NOT NULL)`, [], 'did_reservations_claimed_by_somebody');
  });
  await protectByTenant(knex, 'did_reservations', ['reserved_by_tenant_id', 'claimed_by_tenant_id']);

  await knex.schema.createTable('directory_handles', (t) => {
    t.specificType('handle', ID).notNullable();
    t.specificType('tenant_id', ID).nullable().comment('who put it into the directory itself (D-182)');
    t.specificType('reservation_id', ID)
      .nullable()
      .references('id')
      .inTable('did_reservations')
      .comment("whose contact it waits for, and then follows: the claimer's (D-336)");
    t.specificType('wallet_id', ID).nullable().comment('where legacy payments to it go (D-173)');
    t.specificType('created_at', TIME).notNullable();
    t.specificType('updated_at', TIME).notNullable();
    t.primary(['handle'], { constraintName: 'directory_handles_handle_unique' });
    t.index(['reservation_id']);
    t.check(`handle ~ '^[a-z0-9][a-z0-9-]{2,31}$'`, [], 'directory_handles_form');
    t.check('num_nonnulls(tenant_id, reservation_id) = 1', [], 'directory_handles_one_holder');
  });
  await knex.raw(
    'CREATE UNIQUE INDEX directory_handles_tenant_unique ON directory_handles (tenant_id) WHERE tenant_id IS NOT NULL',
  );
  // Whoever asks about a handle asks across tenants, by a look-up: no request reads the rows themselves.
  await protectFromTenants(knex, 'directory_handles');

  // Payments that wait on a reserved DID are found when its contact is proved.
  await knex.raw(
    `CREATE INDEX offramp_payments_parked_by_did ON offramp_payments (recipient_did) WHERE status = 'PENDING_CLAIM'`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX offramp_payments_parked_by_did');
  await knex.schema.dropTable('directory_handles');
  await knex.schema.dropTable('did_reservations');
}
