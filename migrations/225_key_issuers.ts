import type { Knex } from 'knex';
import { changeRows } from './support/row-security.ts';

const ID = 'text COLLATE "C"';

/** Who issued a key is an initiator of what the key does, like the member in whose name it acts (D-510). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('api_keys', (t) => {
    t.specificType('issued_by_member_id', ID).nullable().comment('null: the operator');
  });
  await knex.schema.alterTable('offramp_payments', (t) => {
    t.specificType('key_issuer_id', ID).nullable().comment('null: a session, or a key that the operator issued');
  });
  await changeRows(knex, KEYS);
  await changeRows(knex, PAYMENTS);
}

/** The history of a key says who created it. */
const KEYS = `UPDATE api_keys k SET issued_by_member_id = m.id
  FROM lifecycle_log l JOIN members m ON 'member:' || m.id = l.actor
  WHERE l.aggregate_id = k.id AND l.step = 1 AND m.tenant_id = k.tenant_id`;

/**
 * Payments that can still be approved: their history says which key created them. A vote that the issuer has given already
 * was right when it was given, and stands.
 */
const PAYMENTS = `UPDATE offramp_payments p SET key_issuer_id = k.issued_by_member_id
  FROM lifecycle_log l JOIN api_keys k ON 'key:' || k.id = l.actor
  WHERE l.aggregate_id = p.id AND l.step = 1 AND k.tenant_id = p.sender_tenant_id AND k.issued_by_member_id IS NOT NULL
    AND p.delivered_at IS NULL AND p.refunded_at IS NULL AND p.canceled_at IS NULL
    AND NOT EXISTS (SELECT FROM approval_requests r JOIN approval_votes v ON v.approval_request_id = r.id
      WHERE r.payment_id = p.id AND v.member_id = k.issued_by_member_id)`;

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('offramp_payments', (t) => t.dropColumn('key_issuer_id'));
  await knex.schema.alterTable('api_keys', (t) => t.dropColumn('issued_by_member_id'));
}
