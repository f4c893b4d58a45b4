import type { Knex } from 'knex';
import { appendOnly, lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';
const AMOUNT = 'numeric(78,0)';
const ADDRESS_FORM = `'^0x[0-9a-fA-F]{40}$'`;
const DIGEST_FORM = `'^0x[0-9a-f]{64}$'`;

/** What pools offer, what they have lent, and what was paid back (B 2.10, D-373 to D-377). */
export async function up(knex: Knex): Promise<void> {
  await offers(knex);
  await loans(knex);
  await repayments(knex);
}

async function offers(knex: Knex): Promise<void> {
  await knex.schema.createTable('lending_offers', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('lender_tenant_id', ID).notNullable();
    t.specificType('borrower_tenant_id', ID).notNullable();
    t.specificType('pool_id', ID).notNullable();
    t.specificType('purchase_order_id', ID).notNullable();
    t.text('po_id').notNullable();
    t.specificType('permit_id', ID).notNullable();
    t.text('borrower_address').notNullable();
    t.specificType('principal', AMOUNT).notNullable();
    t.integer('rate_bps').notNullable();
    t.integer('tenor_seconds').notNullable();
    t.integer('grace_seconds').notNullable();
    t.specificType('deadline', TIME).notNullable();
    t.text('offer_digest').notNullable();
    t.text('signature').nullable();
    t.specificType('loan_id', ID).nullable();
    t.index(['purchase_order_id']);
    t.check(`status IN ('OFFERED', 'ACCEPTED', 'ISSUED', 'EXPIRED')`, [], 'lending_offers_status_known');
    t.check('principal > 0', [], 'lending_offers_principal_above_zero');
    t.check('rate_bps BETWEEN 0 AND 10000', [], 'lending_offers_rate_range');
    t.check('tenor_seconds > 0 AND grace_seconds >= 0', [], 'lending_offers_terms_range');
    t.check(`borrower_address ~ ${ADDRESS_FORM}`, [], 'lending_offers_borrower_address_form');
    t.check(`offer_digest ~ ${DIGEST_FORM}`, [], 'lending_offers_digest_form');
    t.check(`(status = 'ISSUED') = (loan_id IS NOT NULL)`, [], 'lending_offers_loan_iff_issued');
    t.check(`signature IS NULL OR status <> 'OFFERED'`, [], 'lending_offers_signed_when_accepted');
  });
  // Deferrable, because an overdue offer and the one that follows it change in one statement, in any order.
  await knex.raw(`ALTER TABLE lending_offers ADD CONSTRAINT lending_offers_one_open
    EXCLUDE USING btree (purchase_order_id WITH =) WHERE (status IN ('OFFERED', 'ACCEPTED'))
    DEFERRABLE INITIALLY IMMEDIATE`);
  await protectByTenant(knex, 'lending_offers', ['lender_tenant_id', 'borrower_tenant_id']);
}

async function loans(knex: Knex): Promise<void> {
  await knex.schema.createTable('loans', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('lender_tenant_id', ID).notNullable();
    t.specificType('borrower_tenant_id', ID).notNullable();
    t.specificType('supplier_tenant_id', ID).nullable();
    t.specificType('pool_id', ID).notNullable();
    t.specificType('offer_id', ID).notNullable();
    t.specificType('purchase_order_id', ID).notNullable();
    t.text('po_id').notNullable();
    t.text('borrower_address').notNullable();
    t.text('supplier_wallet').nullable();
    t.specificType('principal', AMOUNT).notNullable();
    t.specificType('principal_outstanding', AMOUNT).notNullable();
    t.specificType('interest_due', AMOUNT).notNullable().comment('accrued to interest_accrued_at and not yet paid');
    t.specificType('interest_accrued_at', TIME).notNullable();
    t.integer('rate_bps').notNullable();
    t.specificType('funded_at', TIME).notNullable();
    t.specificType('maturity_at', TIME).notNullable();
    t.specificType('grace_ends_at', TIME).notNullable();
    for (const party of ['lender', 'borrower', 'supplier']) t.index([`${party}_tenant_id`, 'created_at', 'id']);
    t.index(['pool_id', 'status']);
    // A purchase order is financed once (D-371), by one offer.
    t.unique(['purchase_order_id'], { indexName: 'loans_purchase_order_unique' });
    t.unique(['offer_id'], { indexName: 'loans_offer_unique' });
    t.check(`status IN ('ACTIVE', 'GRACE', 'DEFAULTED', 'REPAID')`, [], 'loans_status_known');
    t.check('principal > 0', [], 'loans_principal_above_zero');
    t.check('principal_outstanding BETWEEN 0 AND principal', [], 'loans_outstanding_within_principal');
    t.check('interest_due >= 0', [], 'loans_interest_not_negative');
    t.check(`(status = 'REPAID') = (principal_outstanding = 0)`, [], 'loans_repaid_iff_nothing_outstanding');
    t.check(`status <> 'REPAID' OR interest_due = 0`, [], 'loans_repaid_without_interest');
    t.check('rate_bps BETWEEN 0 AND 10000', [], 'loans_rate_range');
    t.check('funded_at < maturity_at AND maturity_at <= grace_ends_at', [], 'loans_times_follow');
    t.check(`borrower_address ~ ${ADDRESS_FORM}`, [], 'loans_borrower_address_form');
    t.check(`supplier_wallet ~ ${ADDRESS_FORM}`, [], 'loans_supplier_wallet_form');
  });
  await protectByTenant(knex, 'loans', ['lender_tenant_id', 'borrower_tenant_id', 'supplier_tenant_id']);
}

/** Each repayment is an entry of the ledger, whose transfers bear its id (D-377). */
async function repayments(knex: Knex): Promise<void> {
  await knex.schema.createTable('loan_repayments', (t) => {
    t.specificType('id', ID).primary().comment('txRef');
    t.specificType('loan_id', ID).notNullable().references('id').inTable('loans');
    t.specificType('lender_tenant_id', ID).notNullable();
    t.specificType('borrower_tenant_id', ID).notNullable();
    t.specificType('interest', AMOUNT).notNullable();
    t.specificType('principal', AMOUNT).notNullable();
    t.specificType('valid_until', TIME).notNullable().comment('of the authorization, which executed at once');
    t.specificType('created_at', TIME).notNullable();
    t.index(['loan_id']);
    t.check('interest >= 0 AND principal >= 0 AND interest + principal > 0', [], 'loan_repayments_amount_above_zero');
    t.check('valid_until > created_at', [], 'loan_repayments_valid_when_made');
  });
  await protectByTenant(knex, 'loan_repayments', ['lender_tenant_id', 'borrower_tenant_id']);
  await appendOnly(knex, 'loan_repayments');
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['loan_repayments', 'loans', 'lending_offers']) await knex.schema.dropTable(table);
}
