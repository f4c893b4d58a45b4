import type { Knex } from 'knex';
import { appendOnly, protectFromTenants } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';

/** The role of the retention jobs (migration 070). */
const RETENTION = 'paychart_retention';

/** Codes and links that went to one phone number or e-mail address, whichever tenant caused them (D-526). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('address_sends', (t) => {
    t.specificType('id', ID).primary().comment('the id of the message');
    t.text('recipient_index').notNullable().comment('the blind index of the address');
    t.specificType('tenant_id', ID).notNullable().comment('the tenant that caused it, whose clock sent_at is on');
    t.specificType('sent_at', TIME).notNullable().comment("on the tenant's clock");
    t.specificType('created_at', TIME).notNullable().index().comment('in real time');
    t.index(['recipient_index', 'created_at']);
  });
  await protectFromTenants(knex, 'address_sends');
  await appendOnly(knex, 'address_sends');
  await knex.raw(`GRANT SELECT, DELETE ON address_sends TO ${RETENTION}`);
  await knex.raw(
    `CREATE POLICY address_sends_retention ON address_sends TO ${RETENTION} USING (true) WITH CHECK (true)`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('address_sends');
}
