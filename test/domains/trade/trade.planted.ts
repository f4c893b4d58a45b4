import type { Plants } from '../../platform/audit/planted/plant.ts';

const FLAG = `'[{"id": "flg_x", "kind": "MISSING_FIELD", "status": "OPEN", "field": "dueDate", "detail": "x"}]'`;

/** A step of the order's history, by whom and from where it is said. */
const step = (order: string, event: string, from: string, actor: string): string => `
  INSERT INTO lifecycle_log SELECT aggregate_id, step + 100, machine, machine_hash, '${event}', '${from}', '${from}',
    '${from}', '${from}', ${actor}, request_id, at FROM lifecycle_log WHERE aggregate_id = '${order}'
    ORDER BY step DESC LIMIT 1;`;

export const plants: Plants = [
  [
    'sales_orders_add_up',
    'a total that its lines do not add up to',
    ({ salesOrder }) => `UPDATE sales_orders SET total_atoms = total_atoms + 1 WHERE id = '${salesOrder}'`,
  ],
  [
    'sales_orders_add_up',
    'terms that changed without a version',
    ({ salesOrder }) => step(salesOrder, 'UPDATE_TERMS', 'DRAFT', `'system:test'`),
  ],
  [
    'sales_orders_are_signed_by_their_parties',
    'a buyer that accepts for the seller',
    ({ salesOrder, apiKey }) => step(salesOrder, 'ACCEPT', 'SUBMITTED', `'key:${apiKey}'`),
  ],
  [
    'sales_orders_are_financed_once',
    'a purchase order that nobody registered',
    ({ salesOrder }) => `UPDATE sales_orders SET purchase_order_id = 'po_x' WHERE id = '${salesOrder}'`,
  ],
  [
    'sales_orders_are_financed_once',
    'a second purchase order behind the first',
    ({ salesOrder }) => `UPDATE sales_orders SET purchase_order_id = 'po_x' WHERE id = '${salesOrder}';
      ${step(salesOrder, 'REGISTER_PURCHASE_ORDER', 'ACCEPTED', `'system:test'`)}
      ${step(salesOrder, 'REGISTER_PURCHASE_ORDER', 'DELIVERED', `'system:test'`)}`,
  ],
  [
    'sales_orders_are_financed_once',
    'one that was registered before the order was accepted',
    ({ salesOrder }) => `UPDATE sales_orders SET purchase_order_id = 'po_x' WHERE id = '${salesOrder}';
      ${step(salesOrder, 'REGISTER_PURCHASE_ORDER', 'SUBMITTED', `'system:test'`)}`,
  ],
  [
    'completed_sales_orders_are_paid',
    'an order that nobody has paid',
    ({ salesOrder }) => `UPDATE sales_orders SET status = 'COMPLETED' WHERE id = '${salesOrder}'`,
  ],
  [
    'delivered_sales_orders_have_a_delivery',
    'a delivery that is gone',
    ({ handover }) => `DELETE FROM delivery_records WHERE id = '${handover}'`,
  ],
  [
    'delivered_sales_orders_have_a_delivery',
    'a delivery of an order that is not delivered',
    ({ salesOrder }) => `UPDATE sales_orders SET status = 'ACCEPTED' WHERE id = '${salesOrder}'`,
  ],
  [
    'delivered_sales_orders_have_a_delivery',
    'a delivery between others',
    ({ handover }) => `UPDATE delivery_records SET buyer_tenant_id = 'ten_x' WHERE id = '${handover}'`,
  ],
  [
    'delivery_evidence_is_the_sellers',
    'evidence of the buyer',
    ({ evidence, sender }) => `UPDATE uploads SET tenant_id = '${sender}' WHERE id = '${evidence}'`,
  ],
  [
    'delivery_evidence_is_the_sellers',
    'evidence that was changed afterwards',
    ({ evidence }) => `UPDATE uploads SET sha256 = repeat('a', 64) WHERE id = '${evidence}'`,
  ],
  [
    'delivery_invoices_are_over_their_orders',
    'an invoice that is not there',
    ({ handover }) => `UPDATE delivery_records SET status = 'ACCEPTED', accepted_at = now(), invoice_id = 'inv_x'
      WHERE id = '${handover}'`,
  ],
  [
    'agreements_are_of_approved_extractions',
    'an agreement of an extraction under review',
    ({ extraction }) => `UPDATE extractions SET status = 'REVIEW', agreement_id = NULL WHERE id = '${extraction}'`,
  ],
  [
    'agreements_are_of_approved_extractions',
    'an approval over an open flag',
    ({ extraction }) => `UPDATE extractions SET flags = ${FLAG} WHERE id = '${extraction}'`,
  ],
  [
    'agreements_are_of_approved_extractions',
    'an agreement of another tenant',
    ({ agreement, recipient }) => `UPDATE agreements SET tenant_id = '${recipient}' WHERE id = '${agreement}'`,
  ],
  [
    'one_event_per_change_of_sales_order',
    'an acceptance that nobody was told of',
    ({ salesOrder }) => `DELETE FROM events WHERE resource_id = '${salesOrder}' AND type = 'sales_order.accepted'`,
  ],
  [
    'one_event_per_change_of_delivery_record',
    'a delivery that nobody was told of',
    ({ handover }) => `DELETE FROM events WHERE resource_id = '${handover}'`,
  ],
  [
    'tenants_stay_apart',
    'sales_orders.extraction_id',
    ({ salesOrder }) => `UPDATE sales_orders SET extraction_id = 'ext_x' WHERE id = '${salesOrder}'`,
  ],
  [
    'tenants_stay_apart',
    'sales_orders.agreement_id',
    ({ salesOrder }) => `UPDATE sales_orders SET agreement_id = 'agr_x' WHERE id = '${salesOrder}'`,
  ],
  [
    'tenants_stay_apart',
    'extractions.upload_id',
    ({ extraction, evidence }) => `UPDATE extractions SET upload_id = '${evidence}' WHERE id = '${extraction}'`,
  ],
];
