import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'sales_orders_add_up',
    // D-360, D-362.
    meaning: 'The total of an order is the sum of its line items, and its version counts the changes of its terms.',
    sql: `SELECT o.id, o.total_atoms, i.sum, o.version, c.changes FROM sales_orders o
      LEFT JOIN LATERAL (SELECT COALESCE(sum((l->>'amountAtoms')::numeric), 0) AS sum
        FROM jsonb_array_elements(o.terms->'lineItems') l) i ON true
      LEFT JOIN LATERAL (SELECT count(*) AS changes FROM lifecycle_log
        WHERE aggregate_id = o.id AND event = 'UPDATE_TERMS') c ON true
      WHERE (o.total_atoms, o.version::bigint) IS DISTINCT FROM (i.sum, c.changes + 1)`,
  },
  {
    name: 'sales_orders_are_signed_by_their_parties',
    // D-361, D-363: signed means the recorded acceptance of an authenticated party.
    meaning:
      'The buyer has submitted an order and the seller has accepted and delivered it, each by a member or a key.',
    sql: `SELECT o.id, l.event, l.actor FROM lifecycle_log l JOIN sales_orders o ON o.id = l.aggregate_id
      LEFT JOIN api_keys k ON l.actor = 'key:' || k.id LEFT JOIN members m ON l.actor = 'member:' || m.id
      WHERE l.event IN ('SUBMIT', 'UPDATE_TERMS', 'CANCEL', 'ACCEPT', 'REQUEST_CHANGES', 'REJECT', 'DELIVER')
        AND l.actor ~ '^(key|member):'
        AND COALESCE(k.tenant_id, m.tenant_id) IS DISTINCT FROM
          CASE WHEN l.event IN ('SUBMIT', 'UPDATE_TERMS', 'CANCEL') THEN o.buyer_tenant_id ELSE o.seller_tenant_id END`,
  },
  {
    name: 'sales_orders_are_financed_once',
    // D-363: ACCEPTED or DELIVERED, and no second purchase order, not behind a repaid one either.
    meaning: 'A purchase order was registered for an order once at most, while it was ACCEPTED or DELIVERED.',
    sql: `SELECT o.id, o.purchase_order_id, o.loan_repaid_at, l.registered, l.repaid FROM sales_orders o
      LEFT JOIN LATERAL (SELECT count(*) FILTER (WHERE event = 'REGISTER_PURCHASE_ORDER') AS registered,
          count(*) FILTER (WHERE event = 'RECORD_LOAN_REPAID') AS repaid,
          count(*) FILTER (WHERE event = 'REGISTER_PURCHASE_ORDER'
            AND from_status NOT IN ('ACCEPTED', 'DELIVERED')) AS untimely
        FROM lifecycle_log WHERE aggregate_id = o.id) l ON true
      WHERE (l.registered, l.repaid, l.untimely) IS DISTINCT FROM
        ((o.purchase_order_id IS NOT NULL)::int::bigint, (o.loan_repaid_at IS NOT NULL)::int::bigint, 0::bigint)`,
  },
  {
    name: 'completed_sales_orders_are_paid',
    // D-365, D-471.
    meaning: 'The invoice of a COMPLETED order is RELEASED, or its loan is repaid.',
    sql: `SELECT o.id, d.invoice_id, i.status FROM sales_orders o LEFT JOIN delivery_records d ON d.order_id = o.id
      LEFT JOIN invoices i ON i.id = d.invoice_id
      WHERE o.status = 'COMPLETED' AND o.loan_repaid_at IS NULL AND i.status IS DISTINCT FROM 'RELEASED'`,
  },
  {
    reference: 'sales_orders.extraction_id',
    rows: `SELECT o.id, o.extraction_id FROM sales_orders o LEFT JOIN extractions e ON e.id = o.extraction_id
      WHERE o.extraction_id IS NOT NULL AND e.tenant_id IS DISTINCT FROM o.buyer_tenant_id`,
  },
  {
    reference: 'sales_orders.agreement_id',
    rows: `SELECT o.id, o.agreement_id FROM sales_orders o LEFT JOIN agreements a ON a.id = o.agreement_id
      WHERE o.agreement_id IS NOT NULL AND a.tenant_id IS DISTINCT FROM o.buyer_tenant_id`,
  },
];
