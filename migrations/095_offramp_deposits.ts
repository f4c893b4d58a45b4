import type { Knex } from 'knex';
import { protectFromTenants } from './support/row-security.ts';

/** Payments that are funded by a deposit, and what became of each deposit (D-082, D-084, D-085). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('offramp_payments', (t) => {
    t.text('deal_id').nullable().comment('0x and 32 random bytes: the only name that the payment has on chain');
    t.text('escrow_address').nullable().comment('where its deposit goes');
    t.unique(['deal_id'], { indexName: 'offramp_payments_one_a_deal' });
    t.check('(deal_id IS NULL) = (escrow_address IS NULL)', [], 'offramp_payments_deal_has_escrow');
    t.check(`deal_id IS NULL OR funding_mode = 'ONCHAIN_DEPOSIT'`, [], 'offramp_payments_deal_is_deposit');
  });
  await knex.schema.createTable('offramp_deposits', (t) => {
    t.specificType('deal_id', 'text COLLATE "C"').primary().comment('the escrow takes one deposit of a deal, ever');
    t.specificType('payment_id', 'text COLLATE "C"').nullable().references('id').inTable('offramp_payments').index();
    t.text('disposition').notNullable().comment('decided once, when the deposit is final');
    t.text('reason').nullable().comment('why it goes back');
    t.text('escrow_address').notNullable();
    t.specificType('amount_minor', 'numeric(78,0)').notNullable();
    t.text('refund_address').nullable().comment('that the deposit itself names');
    t.text('transaction_hash').nullable();
    t.specificType('decided_at', 'timestamptz(3)').notNullable();
    t.check(`disposition IN ('FUNDED', 'RETURNED')`, [], 'offramp_deposits_disposition_known');
    t.check(`(disposition = 'RETURNED') = (reason IS NOT NULL)`, [], 'offramp_deposits_returned_for_a_reason');
    t.check(`disposition = 'RETURNED' OR payment_id IS NOT NULL`, [], 'offramp_deposits_funded_have_payment');
    t.check('amount_minor > 0', [], 'offramp_deposits_amount_positive');
  });
  await protectFromTenants(knex, 'offramp_deposits');
  await knex.raw(`CREATE INDEX chain_logs_deposits ON chain_logs ((topics->>1)) WHERE filter = 'offramp.deposits'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX chain_logs_deposits');
  await knex.schema.dropTable('offramp_deposits');
  await knex.schema.alterTable('offramp_payments', (t) => {
    t.dropChecks(['offramp_payments_deal_has_escrow', 'offramp_payments_deal_is_deposit']);
    t.dropColumns('deal_id', 'escrow_address');
  });
}
