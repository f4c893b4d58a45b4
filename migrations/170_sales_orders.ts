import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';
const AMOUNT = 'numeric(78,0)';
const ORDER_STATUSES = `'DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED', 'ACCEPTED', 'DELIVERED', 'COMPLETED', 'REJECTED', 'CANCELED'`;
const AFTER_ACCEPTANCE = `status IN ('ACCEPTED', 'DELIVERED', 'COMPLETED')`;

/** What tenants order from one another, and what was delivered (B 2.10). */
export async function up(knex: Knex): Promise<void> {
  await salesOrders(knex);
  await deliveries(knex);
}

async function salesOrders(knex: Knex): Promise<void> {
  await knex.schema.createTable('sales_orders', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('buyer_tenant_id', ID).notNullable();
    t.specificType('seller_tenant_id', ID).notNullable();
    t.text('buyer_did').notNullable().comment('as it was when the order was created: the hashes cover it');
    t.text('seller_did').notNullable();
    t.text('number').notNullable();
    t.integer('version').notNullable();
    t.jsonb('terms').notNullable();
    t.specificType('total_atoms', AMOUNT).notNullable().comment('the sum of the line items');
    t.specificType('extraction_id', ID).nullable();
    t.specificType('agreement_id', ID).nullable();
    t.text('change_note').nullable();
    t.boolean('buyer_signed').notNullable();
    t.boolean('seller_signed').notNullable();
    t.specificType('accepted_at', TIME).nullable();
    t.specificType('purchase_order_id', ID).nullable().comment('the one purchase order that finances it');
    t.specificType('loan_repaid_at', TIME).nullable();
    t.index(['buyer_tenant_id', 'created_at', 'id']);
    t.index(['seller_tenant_id', 'created_at', 'id']);
    t.unique(['purchase_order_id'], { indexName: 'sales_orders_purchase_order_unique' });
    t.check(`status IN (${ORDER_STATUSES})`, [], 'sales_orders_status_known');
    t.check('buyer_tenant_id <> seller_tenant_id', [], 'sales_orders_two_parties');
    t.check(`number ~ '^SO-[1-9][0-9]{0,8}$'`, [], 'sales_orders_number_form');
    t.check('version >= 1', [], 'sales_orders_version_above_zero');
    t.check(`jsonb_typeof(terms->'lineItems') = 'array'`, [], 'sales_orders_terms_form');
    t.check(`status IN ('DRAFT', 'CANCELED') OR total_atoms > 0`, [], 'sales_orders_total_when_submitted');
    // Signed means accepted by an authenticated party (D-363).
    t.check(`(accepted_at IS NOT NULL) = (${AFTER_ACCEPTANCE})`, [], 'sales_orders_accepted_at_iff_accepted');
    t.check('seller_signed = (accepted_at IS NOT NULL)', [], 'sales_orders_seller_signed_iff_accepted');
    t.check(
      `buyer_signed OR status IN ('DRAFT', 'CHANGES_REQUESTED', 'CANCELED')`,
      [],
      'sales_orders_buyer_signed_when_submitted',
    );
    t.check(`NOT buyer_signed OR status <> 'DRAFT'`, [], 'sales_orders_buyer_signed_not_in_draft');
    t.check('purchase_order_id IS NULL OR accepted_at IS NOT NULL', [], 'sales_orders_financed_after_acceptance');
    t.check('loan_repaid_at IS NULL OR purchase_order_id IS NOT NULL', [], 'sales_orders_repaid_after_financing');
  });
  // The buyer's own sequence (D-360), which the next number is taken from.
  await knex.raw(
    'CREATE UNIQUE INDEX sales_orders_number_unique ON sales_orders (buyer_tenant_id, (substr(number, 4)::int))',
  );
  await protectByTenant(knex, 'sales_orders', ['buyer_tenant_id', 'seller_tenant_id']);
}

async function deliveries(knex: Knex): Promise<void> {
  await knex.schema.createTable('delivery_records', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('order_id', ID).notNullable();
    t.specificType('buyer_tenant_id', ID).notNullable();
    t.specificType('seller_tenant_id', ID).notNullable();
    t.text('note').notNullable();
    t.specificType('upload_ids', 'text[]').notNullable();
    t.text('evidence_digest').notNullable();
    t.specificType('delivered_at', TIME).notNullable();
    t.specificType('accepted_at', TIME).nullable();
    t.specificType('invoice_id', ID).nullable();
    // Delivered once (D-364).
    t.unique(['order_id'], { indexName: 'delivery_records_order_unique' });
    t.unique(['invoice_id'], { indexName: 'delivery_records_invoice_unique' });
    t.check(`status IN ('RECORDED', 'ACCEPTED')`, [], 'delivery_records_status_known');
    t.check(`evidence_digest ~ '^0x[0-9a-f]{64}$'`, [], 'delivery_records_evidence_form');
    t.check('cardinality(upload_ids) <= 20', [], 'delivery_records_upload_count');
    t.check(`(status = 'ACCEPTED') = (accepted_at IS NOT NULL)`, [], 'delivery_records_accepted_at_iff_accepted');
    t.check('invoice_id IS NULL OR accepted_at IS NOT NULL', [], 'delivery_records_invoice_after_acceptance');
  });
  await protectByTenant(knex, 'delivery_records', ['buyer_tenant_id', 'seller_tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('delivery_records');
  await knex.schema.dropTable('sales_orders');
}
