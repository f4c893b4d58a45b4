import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';

/** Simulated money between a bank and a wallet (B 2.6, D-298). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('ramps', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('wallet_id', ID).notNullable();
    t.text('direction').notNullable();
    t.specificType('amount_base_units', 'numeric(78,0)').notNullable();
    t.text('provider').notNullable();
    t.text('tx_hash').nullable();
    t.specificType('payment_id', ID).nullable().unique({ indexName: 'ramps_payment_unique' });
    t.text('fiat_ref').nullable();
    t.text('failure_reason').nullable();
    t.specificType('confirmed_at', 'timestamptz(3)').nullable();
    // Its list, and the window of its cap (D-299).
    t.index(['tenant_id', 'created_at', 'id']);
    t.check(`status IN ('SUBMITTED', 'CONFIRMED', 'FAILED')`, [], 'ramps_status_known');
    t.check(`direction IN ('on', 'off')`, [], 'ramps_direction_known');
    t.check(`provider = 'simulated'`, [], 'ramps_provider_known');
    t.check('amount_base_units > 0', [], 'ramps_amount_above_zero');
    t.check(`(direction = 'off') = (payment_id IS NOT NULL)`, [], 'ramps_payment_iff_off');
    t.check(`(status = 'CONFIRMED') = (fiat_ref IS NOT NULL)`, [], 'ramps_fiat_ref_iff_confirmed');
    t.check(`(status = 'CONFIRMED') = (confirmed_at IS NOT NULL)`, [], 'ramps_confirmed_at_iff_confirmed');
    t.check(`(direction = 'on' AND status = 'CONFIRMED') = (tx_hash IS NOT NULL)`, [], 'ramps_tx_hash_iff_minted');
    t.check(`(status = 'FAILED') = (failure_reason IS NOT NULL)`, [], 'ramps_reason_iff_failed');
    t.check(`tx_hash ~ '^0x[0-9a-f]{64}$'`, [], 'ramps_tx_hash_form');
    t.check(`fiat_ref ~ '^SIM-[0-9A-Z]{12}$'`, [], 'ramps_fiat_ref_form');
    t.check(
      `(direction = 'on' AND failure_reason = 'MINT_FAILED')
        OR (direction = 'off' AND failure_reason IN ('PAYMENT_FAILED', 'PAYMENT_CANCELED'))`,
      [],
      'ramps_reason_known',
    );
  });
  await protectByTenant(knex, 'ramps', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('ramps');
}
