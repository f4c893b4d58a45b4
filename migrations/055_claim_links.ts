import type { Knex } from 'knex';
import { appendOnly, lifecycleColumns, protectByTenant, protectFromTenants } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';

/** Claim links with their codes and tickets, the contact of a claim, and throttles (A 2.5, A 4.5, D-113, D-190 to D-197). */
export async function up(knex: Knex): Promise<void> {
  await contacts(knex);
  await ends(knex);
  await links(knex);
  await throttles(knex);
}

/** A claim goes to a phone or to an e-mail (D-113). */
async function contacts(knex: Knex): Promise<void> {
  await knex.schema.alterTable('claims', (t) => {
    t.text('email_index').nullable();
    t.text('email_ciphertext').nullable();
    t.check('num_nonnulls(phone_index, email_index) = 1', [], 'claims_one_contact');
    t.check('num_nonnulls(phone_index, phone_ciphertext, phone_masked) IN (0, 3)', [], 'claims_phone_whole');
    t.check('num_nonnulls(email_index, email_ciphertext, email_masked) IN (0, 3)', [], 'claims_email_whole');
  });
  await knex.raw(`CREATE INDEX claims_open_by_email ON claims (email_index) WHERE status = 'OPEN'`);
}

/** Never both released and refunded, in the row too: each end has its time, and a claim has one end (A 3.3, D-197). */
async function ends(knex: Knex): Promise<void> {
  await knex.schema.alterTable('claims', (t) => {
    t.check('num_nonnulls(released_at, refunded_at, canceled_at) <= 1', [], 'claims_one_end');
    for (const [status, column] of [
      ['RELEASED', 'released_at'],
      ['REFUNDED', 'refunded_at'],
      ['CANCELED', 'canceled_at'],
    ]) {
      t.check(`(status = '${status}') = (${column} IS NOT NULL)`, [], `claims_${column}_iff_ended_so`);
    }
  });
}

async function links(knex: Knex): Promise<void> {
  await knex.schema.createTable('claim_links', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('claim_id', ID).notNullable().references('id').inTable('claims').index();
    t.specificType('sender_tenant_id', ID).notNullable();
    t.text('token_hash').notNullable().unique();
    t.text('channel').notNullable();
    t.specificType('expires_at', TIME).notNullable();
    t.text('otp_hash').nullable();
    t.specificType('otp_expires_at', TIME).nullable();
    t.specificType('otp_sent_at', TIME).nullable();
    t.integer('otp_attempts').notNullable();
    t.specificType('consumed_at', TIME).nullable();
    t.text('ticket_hash').nullable().unique();
    t.specificType('ticket_expires_at', TIME).nullable();
    t.check(`status IN ('ISSUED', 'CONSUMED', 'REDEEMED', 'VOIDED', 'EXPIRED')`, [], 'claim_links_status_known');
    t.check(`channel IN ('sms', 'email')`, [], 'claim_links_channel_known');
    t.check(`token_hash ~ '^[0-9a-f]{64}$'`, [], 'claim_links_token_is_hashed');
    t.check(`otp_attempts BETWEEN 0 AND 5`, [], 'claim_links_otp_attempts_counted');
    t.check('num_nonnulls(ticket_hash, ticket_expires_at, consumed_at) IN (0, 3)', [], 'claim_links_ticket_whole');
    t.check(
      `status NOT IN ('CONSUMED', 'REDEEMED') OR ticket_hash IS NOT NULL`,
      [],
      'claim_links_ticket_when_consumed',
    );
  });
  // A newer link voids the one before, and its ticket with it (D-190). Deferrable, because both change in one statement.
  await knex.raw(`ALTER TABLE claim_links ADD CONSTRAINT claim_links_one_live
    EXCLUDE USING btree (claim_id WITH =) WHERE (status IN ('ISSUED', 'CONSUMED')) DEFERRABLE INITIALLY IMMEDIATE`);
  await protectByTenant(knex, 'claim_links', ['sender_tenant_id']);

  await knex.schema.createTable('claim_code_sends', (t) => {
    t.specificType('id', ID).primary();
    t.specificType('claim_id', ID).notNullable().references('id').inTable('claims');
    t.specificType('sender_tenant_id', ID).notNullable().comment('whose clock sent_at is on');
    t.text('contact_index').notNullable();
    t.text('address_index').notNullable().comment('keyed fingerprint of the address that asked');
    t.specificType('sent_at', TIME).notNullable().comment("on the sender's clock");
    t.specificType('created_at', TIME).notNullable().comment('in real time');
    t.index(['contact_index', 'created_at']);
    t.index(['address_index', 'created_at']);
  });
  await protectFromTenants(knex, 'claim_code_sends');
  await appendOnly(knex, 'claim_code_sends');
}

async function throttles(knex: Knex): Promise<void> {
  await knex.schema.createTable('throttle_windows', (t) => {
    t.text('key').primary().comment('the rule, and a fingerprint of whom it counts');
    t.specificType('starts_at', TIME).notNullable();
    t.specificType('ends_at', TIME).notNullable().index();
    t.integer('count').notNullable();
  });
  await protectFromTenants(knex, 'throttle_windows');
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['throttle_windows', 'claim_code_sends', 'claim_links']) await knex.schema.dropTable(table);
  await knex.schema.alterTable('claims', (t) => {
    t.dropChecks([
      'claims_one_contact',
      'claims_phone_whole',
      'claims_email_whole',
      'claims_one_end',
      'claims_released_at_iff_ended_so',
      'claims_refunded_at_iff_ended_so',
      'claims_canceled_at_iff_ended_so',
    ]);
    t.dropColumns('email_index', 'email_ciphertext');
  });
}
