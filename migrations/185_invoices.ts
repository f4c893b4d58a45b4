import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';
const STATUSES = ['DRAFT', 'SENT', 'FUNDED', 'DELIVERED', 'RELEASED', 'REFUNDED', 'EXPIRED', 'CANCELLED'];

/** Escrow invoices (B 2.5, D-288). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('invoices', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('amount_base_units', 'numeric(78,0)').notNullable();
    t.text('payer_address').notNullable();
    t.text('payee_address').notNullable();
    t.text('arbiter_address').notNullable();
    t.text('payee_name').notNullable();
    t.integer('chain_id').notNullable();
    t.specificType('hold_wallet_id', ID).nullable();
    t.text('hold_address').nullable();
    t.specificType('expires_at', TIME).nullable();
    t.jsonb('evidence').nullable();
    t.text('settlement_kind').nullable();
    t.specificType('settlement_payment_id', ID).nullable();
    for (const moment of ['sent', 'funded', 'delivered', 'released', 'refunded', 'cancelled', 'expired'])
      t.specificType(`${moment}_at`, TIME).nullable();
    t.index(['tenant_id', 'created_at', 'id']);
    checkParties(t);
    checkStatus(t);
    checkSettlement(t);
  });
  // What is watched (D-293), and whose hold a transfer has gone to.
  await knex.raw(`CREATE INDEX invoices_watched ON invoices (tenant_id, id) WHERE status = 'SENT'`);
  await knex.raw('CREATE INDEX invoices_by_hold ON invoices (hold_address) WHERE hold_address IS NOT NULL');
  await protectByTenant(knex, 'invoices', ['tenant_id']);
  // One settlement that is in flight or has completed (D-296), whoever proposes it.
  await knex.raw(`CREATE UNIQUE INDEX multisig_payments_one_settlement ON multisig_payments (origin_id)
    WHERE origin = 'SETTLEMENT' AND status NOT IN ('FAILED', 'CANCELLED')`);
}

function checkParties(t: Knex.CreateTableBuilder): void {
  t.check('amount_base_units > 0', [], 'invoices_amount_above_zero');
  for (const party of ['payer', 'payee', 'arbiter'])
    t.check(`${party}_address ~ '^0x[0-9a-fA-F]{40}$'`, [], `invoices_${party}_form`);
  t.check(
    `lower(payer_address) <> lower(payee_address) AND lower(payer_address) <> lower(arbiter_address)
      AND lower(payee_address) <> lower(arbiter_address)`,
    [],
    'invoices_parties_distinct',
  );
  t.check(`hold_address ~ '^0x[0-9a-fA-F]{40}$'`, [], 'invoices_hold_form');
}

function checkStatus(t: Knex.CreateTableBuilder): void {
  t.check(`status IN (${STATUSES.map((status) => `'${status}'`).join(', ')})`, [], 'invoices_status_known');
  t.check('num_nulls(hold_wallet_id, hold_address, sent_at) IN (0, 3)', [], 'invoices_hold_iff_sent');
  t.check('sent_at IS NULL OR expires_at IS NOT NULL', [], 'invoices_sent_expires');
  t.check(`status = 'CANCELLED' OR (status = 'DRAFT') = (sent_at IS NULL)`, [], 'invoices_sent_at_iff_sent');
  t.check(
    `CASE status WHEN 'REFUNDED' THEN num_nulls(funded_at, expired_at) = 1
      ELSE (funded_at IS NOT NULL) = (status IN ('FUNDED', 'DELIVERED', 'RELEASED'))
        AND (expired_at IS NOT NULL) = (status = 'EXPIRED') END`,
    [],
    'invoices_funded_or_expired',
  );
  t.check(
    `CASE WHEN status IN ('RELEASED', 'REFUNDED') THEN delivered_at IS NULL OR funded_at IS NOT NULL
      ELSE (delivered_at IS NOT NULL) = (status = 'DELIVERED') END`,
    [],
    'invoices_delivered_at_iff_delivered',
  );
  t.check('evidence IS NULL OR delivered_at IS NOT NULL', [], 'invoices_evidence_of_delivery');
  for (const status of ['RELEASED', 'REFUNDED', 'CANCELLED'])
    t.check(
      `(status = '${status}') = (${status.toLowerCase()}_at IS NOT NULL)`,
      [],
      `invoices_${status.toLowerCase()}_at_iff_${status.toLowerCase()}`,
    );
}

function checkSettlement(t: Knex.CreateTableBuilder): void {
  t.check(`settlement_kind IN ('RELEASE', 'REFUND')`, [], 'invoices_settlement_kind_known');
  t.check('num_nulls(settlement_kind, settlement_payment_id) IN (0, 2)', [], 'invoices_settlement_whole');
  t.check(`settlement_kind IS NULL OR status NOT IN ('DRAFT', 'SENT', 'CANCELLED')`, [], 'invoices_settled_when_held');
  // EXPIRED leaves by refund alone (B 3).
  t.check(`expired_at IS NULL OR settlement_kind IS DISTINCT FROM 'RELEASE'`, [], 'invoices_expired_never_released');
  t.check(`status <> 'RELEASED' OR settlement_kind IS NOT DISTINCT FROM 'RELEASE'`, [], 'invoices_released_by_release');
  t.check(`status <> 'REFUNDED' OR settlement_kind IS NOT DISTINCT FROM 'REFUND'`, [], 'invoices_refunded_by_refund');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX multisig_payments_one_settlement');
  await knex.schema.dropTable('invoices');
}
