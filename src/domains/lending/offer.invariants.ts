import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'purchase_orders_have_one_open_offer',
    // D-373, D-470.
    meaning: 'At most one offer for a purchase order is open, and none beside one that was issued.',
    sql: `SELECT purchase_order_id, count(*) AS offers FROM lending_offers WHERE status IN ('OFFERED', 'ACCEPTED', 'ISSUED')
      GROUP BY 1 HAVING count(*) > 1`,
  },
  {
    name: 'offers_keep_to_their_permit',
    // D-372, D-373.
    meaning: 'An offer lends at most what the permit and the purchase order that it relies on allow.',
    sql: `SELECT o.id AS offer, o.principal, m.max_principal, p.face_amount, p.min_principal FROM lending_offers o
      LEFT JOIN permits m ON m.id = o.permit_id LEFT JOIN purchase_orders p ON p.id = o.purchase_order_id
      WHERE m.id IS NULL OR p.id IS NULL OR o.principal > m.max_principal OR o.principal > p.face_amount
        OR o.principal < p.min_principal OR m.pool_id <> o.pool_id OR m.subject_address <> o.borrower_address`,
  },
  {
    reference: 'lending_offers.parties',
    rows: `SELECT o.id, o.purchase_order_id FROM lending_offers o LEFT JOIN purchase_orders p ON p.id = o.purchase_order_id
      WHERE ROW(p.lender_tenant_id, p.borrower_tenant_id, p.pool_id, p.po_id)
        IS DISTINCT FROM ROW(o.lender_tenant_id, o.borrower_tenant_id, o.pool_id, o.po_id)`,
  },
  {
    reference: 'lending_offers.permit_id',
    rows: `SELECT o.id, o.permit_id FROM lending_offers o LEFT JOIN permits m ON m.id = o.permit_id
      WHERE ROW(m.lender_tenant_id, m.borrower_tenant_id) IS DISTINCT FROM ROW(o.lender_tenant_id, o.borrower_tenant_id)`,
  },
];
