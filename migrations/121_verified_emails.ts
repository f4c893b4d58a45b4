import type { Knex } from 'knex';
import { changeRows } from './support/row-security.ts';

/**
 * When a session proved the e-mail address of a member (D-498). Of the addresses that are stored already, those are proved
 * that a user of the embedded provider has signed in with; every other one is a contact address until the next session of
 * its user with it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('members', (t) => {
    t.specificType('email_verified_at', 'timestamptz(3)')
      .nullable()
      .comment('null: nobody has proved the address, so it is never paid');
  });
  await changeRows(
    knex,
    `UPDATE members m SET email_verified_at = greatest(u.created_at, m.activated_at)
      FROM users u WHERE u.id = m.user_id AND u.email_index = m.email_index`,
  );
  await knownToTheEmbeddedProvider(knex);
}

/**
 * Owners that an operator named for a tenant of the sandbox have never signed in as users of the embedded provider, which
 * finds its users by address from now on. Whoever founded a tenant by a request has: a contact address adds no user.
 */
async function knownToTheEmbeddedProvider(knex: Knex): Promise<void> {
  await changeRows(
    knex,
    `INSERT INTO users (id, email_ciphertext, email_index, name, signer_address, created_at)
      SELECT DISTINCT ON (m.user_id) m.user_id, m.email_ciphertext, m.email_index, m.name, m.signer_address, m.created_at
      FROM members m JOIN tenants t ON t.id = m.tenant_id
      WHERE t.environment = 'sandbox' AND m.user_id IS NOT NULL
        AND NOT EXISTS (SELECT FROM users u WHERE u.id = m.user_id)
      ORDER BY m.user_id, m.created_at, m.id
      ON CONFLICT DO NOTHING`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('members', (t) => t.dropColumn('email_verified_at'));
}
