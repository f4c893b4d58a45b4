import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';
const AMOUNT = 'numeric(78,0)';
const ADDRESS_FORM = `'^0x[0-9a-fA-F]{40}$'`;
const DIGEST_FORM = `'^0x[0-9a-f]{64}$'`;

/** What pools may finance, and whom (B 2.8, B 2.10, D-371, D-372). */
export async function up(knex: Knex): Promise<void> {
  await purchaseOrders(knex);
  await permits(knex);
}

async function purchaseOrders(knex: Knex): Promise<void> {
  await knex.schema.createTable('purchase_orders', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('borrower_tenant_id', ID).notNullable();
    t.specificType('supplier_tenant_id', ID).nullable();
    t.specificType('lender_tenant_id', ID).notNullable();
    t.specificType('pool_id', ID).notNullable();
    t.specificType('trade_order_id', ID).nullable();
    t.specificType('extraction_id', ID).nullable();
    t.text('po_id').notNullable().comment('keccak256 of the id: its name in typed data');
    t.text('borrower_address').notNullable();
    t.text('supplier_wallet').nullable();
    t.specificType('face_amount', AMOUNT).notNullable();
    t.specificType('min_principal', AMOUNT).nullable();
    for (const party of ['borrower', 'supplier', 'lender']) t.index([`${party}_tenant_id`, 'created_at', 'id']);
    t.index(['pool_id']);
    t.index(['po_id']);
    // What is financed once is never financed again (D-363, D-371).
    t.unique(['trade_order_id'], { indexName: 'purchase_orders_trade_order_unique' });
    t.unique(['extraction_id'], { indexName: 'purchase_orders_extraction_unique' });
    t.check(
      `status IN ('REGISTERED', 'ACCEPTED', 'FINANCED', 'DEFAULTED', 'REPAID')`,
      [],
      'purchase_orders_status_known',
    );
    t.check('num_nonnulls(trade_order_id, extraction_id) = 1', [], 'purchase_orders_one_source');
    t.check('num_nonnulls(supplier_tenant_id, supplier_wallet) >= 1', [], 'purchase_orders_has_supplier');
    t.check('supplier_tenant_id <> borrower_tenant_id', [], 'purchase_orders_supplier_is_another');
    t.check(`po_id ~ ${DIGEST_FORM}`, [], 'purchase_orders_po_id_form');
    t.check(`borrower_address ~ ${ADDRESS_FORM}`, [], 'purchase_orders_borrower_address_form');
    t.check(`supplier_wallet ~ ${ADDRESS_FORM}`, [], 'purchase_orders_supplier_wallet_form');
    t.check('face_amount > 0', [], 'purchase_orders_face_above_zero');
    t.check('min_principal BETWEEN 0 AND face_amount', [], 'purchase_orders_minimum_within_face');
    t.check(`(status = 'REGISTERED') = (min_principal IS NULL)`, [], 'purchase_orders_minimum_iff_accepted');
  });
  const parties = ['borrower_tenant_id', 'supplier_tenant_id', 'lender_tenant_id'];
  await protectByTenant(knex, 'purchase_orders', parties);
}

async function permits(knex: Knex): Promise<void> {
  await knex.schema.createTable('permits', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('borrower_tenant_id', ID).notNullable();
    t.specificType('lender_tenant_id', ID).notNullable();
    t.specificType('pool_id', ID).notNullable();
    t.text('subject_address').notNullable();
    t.text('mode').notNullable();
    t.integer('risk_tier').notNullable();
    t.specificType('max_principal', AMOUNT).notNullable();
    t.text('permit_digest').notNullable();
    t.text('signature').notNullable();
    t.text('issuer_address').notNullable();
    t.specificType('expires_at', TIME).notNullable();
    t.index(['borrower_tenant_id', 'created_at', 'id']);
    t.index(['lender_tenant_id', 'created_at', 'id']);
    t.check(`status IN ('ACTIVE', 'EXPIRED', 'REVOKED')`, [], 'permits_status_known');
    t.check(`mode IN ('synthetic', 'bank_data_sandbox')`, [], 'permits_mode_known');
    t.check('risk_tier BETWEEN 1 AND 5', [], 'permits_risk_tier_range');
    t.check('max_principal > 0', [], 'permits_max_principal_above_zero');
    t.check(`subject_address ~ ${ADDRESS_FORM}`, [], 'permits_subject_address_form');
    t.check(`issuer_address ~ ${ADDRESS_FORM}`, [], 'permits_issuer_address_form');
    t.check(`permit_digest ~ ${DIGEST_FORM}`, [], 'permits_digest_form');
    t.check(`signature ~ '^0x[0-9a-f]{130}$'`, [], 'permits_signature_form');
  });
  // Only one limit can hold. Deferrable, because the old and the new permit change in one statement, in any order.
  await knex.raw(`ALTER TABLE permits ADD CONSTRAINT permits_one_active
    EXCLUDE USING btree (borrower_tenant_id WITH =, pool_id WITH =) WHERE (status = 'ACTIVE')
    DEFERRABLE INITIALLY IMMEDIATE`);
  await protectByTenant(knex, 'permits', ['borrower_tenant_id', 'lender_tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['permits', 'purchase_orders']) await knex.schema.dropTable(table);
}
