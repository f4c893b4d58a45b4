import type { Knex } from 'knex';
import { appendOnly, lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const OPEN = `status NOT IN ('COMPLETED', 'FAILED', 'CANCELLED')`;

/** Payments out of multisig wallets (A 2.6, D-174), and what their owners signed (D-175). */
export async function up(knex: Knex): Promise<void> {
  await payments(knex);
  await signatures(knex);
  // By the hash that a Safe has executed, by the deal that was deposited for.
  await knex.raw(`CREATE INDEX chain_logs_second_topic ON chain_logs (filter, (topics->>1))`);
}

async function payments(knex: Knex): Promise<void> {
  await knex.schema.createTable('multisig_payments', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('initiator_member_id', ID).nullable();
    t.text('origin').notNullable();
    t.specificType('origin_id', ID).nullable().comment('the sweep, invoice or ramp behind it');
    t.specificType('source_wallet_id', ID).notNullable();
    t.text('destination_type').notNullable();
    t.text('destination_handle').nullable();
    t.text('destination_email_ciphertext').nullable();
    t.text('destination_email_masked').nullable();
    t.text('destination_address').notNullable();
    t.integer('destination_chain_id').notNullable();
    t.text('asset').notNullable();
    t.specificType('amount_base_units', 'numeric(78,0)').notNullable();
    t.text('memo').nullable();
    t.text('safe_to').notNullable();
    t.specificType('safe_value', 'numeric(78,0)').notNullable();
    t.text('safe_data').notNullable();
    t.specificType('nonce', 'numeric(78,0)').notNullable().comment('the Safe nonce that it holds until it ends');
    t.text('multisig_tx_hash').notNullable().comment('what the owners sign');
    t.integer('signatures_required').notNullable();
    t.jsonb('signers').notNullable();
    t.specificType('blocked_by_nonce', 'numeric(78,0)').nullable();
    t.text('executed_tx_hash').nullable();
    t.text('failure_reason').nullable();
    t.index(['tenant_id', 'created_at', 'id']);
    // For the next free nonce: what has been executed, and what is open.
    t.index(['source_wallet_id', 'nonce']);
    const statuses = `'CREATED', 'AWAITING_SIGNATURE', 'SIGNING', 'READY_TO_EXECUTE', 'EXECUTING', 'COMPLETED', 'FAILED', 'CANCELLED'`;
    t.check(`status IN (${statuses})`, [], 'multisig_payments_status_known');
    t.check(
      `origin IN ('PAYMENT', 'TRANSACTION', 'SWEEP', 'SETTLEMENT', 'RAMP')`,
      [],
      'multisig_payments_origin_known',
    );
    t.check(
      `(origin IN ('PAYMENT', 'TRANSACTION')) = (origin_id IS NULL)`,
      [],
      'multisig_payments_origin_id_iff_proposed_for',
    );
    t.check(
      `destination_type IN ('handle', 'email', 'address', 'wallet', 'transaction')`,
      [],
      'multisig_payments_destination_type_known',
    );
    t.check(
      `(destination_type = 'handle') = (destination_handle IS NOT NULL)`,
      [],
      'multisig_payments_handle_iff_named',
    );
    t.check(
      `(destination_type = 'email') = (destination_email_ciphertext IS NOT NULL)
        AND (destination_type = 'email') = (destination_email_masked IS NOT NULL)`,
      [],
      'multisig_payments_email_iff_named',
    );
    t.check(`destination_address ~ '^0x[0-9a-fA-F]{40}$'`, [], 'multisig_payments_destination_address_form');
    t.check(`safe_to ~ '^0x[0-9a-fA-F]{40}$'`, [], 'multisig_payments_safe_to_form');
    t.check(`safe_data ~ '^0x([0-9a-f]{2})*$'`, [], 'multisig_payments_safe_data_form');
    t.check(`multisig_tx_hash ~ '^0x[0-9a-f]{64}$'`, [], 'multisig_payments_hash_form');
    t.check(`asset IN ('usdc', 'eth')`, [], 'multisig_payments_asset_known');
    t.check(
      `amount_base_units > 0 OR (amount_base_units = 0 AND destination_type = 'transaction')`,
      [],
      'multisig_payments_amount_above_zero',
    );
    t.check('safe_value >= 0', [], 'multisig_payments_value_not_negative');
    t.check('nonce >= 0', [], 'multisig_payments_nonce_not_negative');
    t.check('signatures_required >= 1', [], 'multisig_payments_threshold_above_zero');
    t.check(`jsonb_typeof(signers) = 'array'`, [], 'multisig_payments_signers_form');
    t.check(
      `status NOT IN ('READY_TO_EXECUTE', 'EXECUTING', 'COMPLETED') OR jsonb_array_length(signers) >= signatures_required`,
      [],
      'multisig_payments_ready_is_signed',
    );
    t.check(
      `blocked_by_nonce IS NULL OR (status = 'READY_TO_EXECUTE' AND blocked_by_nonce < nonce)`,
      [],
      'multisig_payments_blocked_by_lower_nonce',
    );
    t.check(
      `(status = 'COMPLETED') = (executed_tx_hash IS NOT NULL)`,
      [],
      'multisig_payments_executed_hash_iff_completed',
    );
    t.check(`(status = 'FAILED') = (failure_reason IS NOT NULL)`, [], 'multisig_payments_reason_iff_failed');
    t.check(
      `failure_reason IN
        ('POLICY_DENIED', 'POLICY_UNAVAILABLE', 'EXECUTION_REVERTED', 'NONCE_CONFLICT', 'INSUFFICIENT_FUNDS')`,
      [],
      'multisig_payments_reason_known',
    );
  });
  // A nonce is one open proposal's; a proposal that failed or was cancelled has given it back (D-455).
  await knex.raw(`CREATE UNIQUE INDEX multisig_payments_one_a_nonce ON multisig_payments (source_wallet_id, nonce)
    WHERE ${OPEN}`);
  await protectByTenant(knex, 'multisig_payments', ['tenant_id']);
}

async function signatures(knex: Knex): Promise<void> {
  await knex.schema.createTable('multisig_signatures', (t) => {
    t.specificType('payment_id', ID).notNullable().references('id').inTable('multisig_payments');
    t.specificType('tenant_id', ID).notNullable();
    t.text('signer').notNullable();
    t.text('signature').notNullable();
    t.specificType('created_at', 'timestamptz(3)').notNullable();
    t.primary(['payment_id', 'signer']);
    t.check(`signer ~ '^0x[0-9a-fA-F]{40}$'`, [], 'multisig_signatures_signer_form');
    t.check(`signature ~ '^0x[0-9a-f]{130}$'`, [], 'multisig_signatures_signature_form');
  });
  await protectByTenant(knex, 'multisig_signatures', ['tenant_id']);
  await appendOnly(knex, 'multisig_signatures');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX chain_logs_second_topic');
  await knex.schema.dropTable('multisig_signatures');
  await knex.schema.dropTable('multisig_payments');
}
