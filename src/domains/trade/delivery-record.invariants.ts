import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'delivered_sales_orders_have_a_delivery',
    // D-361, D-364.
    meaning:
      'An order that is DELIVERED or COMPLETED has one delivery, between its own parties, and no other order has.',
    sql: `SELECT o.id AS order_id, o.status, d.id AS delivery FROM sales_orders o
      FULL JOIN delivery_records d ON d.order_id = o.id
      WHERE (o.status IS NOT NULL AND o.status IN ('DELIVERED', 'COMPLETED')) <> (d.id IS NOT NULL)
        OR (d.id IS NOT NULL
          AND (o.buyer_tenant_id, o.seller_tenant_id) IS DISTINCT FROM (d.buyer_tenant_id, d.seller_tenant_id))`,
  },
  {
    name: 'delivery_evidence_is_the_sellers',
    // D-364.
    meaning: 'The evidence of a delivery is uploads of its seller, and evidenceHash is the hash of theirs.',
    sql: `SELECT d.id, d.evidence_digest, e.digest FROM delivery_records d
      LEFT JOIN LATERAL (SELECT count(*) AS found, '0x' || encode(sha256(convert_to('[' || COALESCE(
            string_agg('"' || u.sha256 || '"', ',' ORDER BY u.sha256 COLLATE "C"), '') || ']', 'UTF8')), 'hex') AS digest
        FROM uploads u WHERE u.id = ANY (d.upload_ids) AND u.tenant_id = d.seller_tenant_id) e ON true
      WHERE (e.found, e.digest) IS DISTINCT FROM (cardinality(d.upload_ids)::bigint, d.evidence_digest)`,
  },
  {
    name: 'delivery_invoices_are_over_their_orders',
    // D-364.
    meaning: 'The invoice of an accepted delivery is the seller’s, over the total of the order.',
    sql: `SELECT d.id, d.invoice_id, i.tenant_id, i.amount_base_units, o.total_atoms FROM delivery_records d
      LEFT JOIN sales_orders o ON o.id = d.order_id LEFT JOIN invoices i ON i.id = d.invoice_id
      WHERE d.invoice_id IS NOT NULL
        AND (i.tenant_id, i.amount_base_units) IS DISTINCT FROM (d.seller_tenant_id, o.total_atoms)`,
  },
];
