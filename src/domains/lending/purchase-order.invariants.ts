import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'purchase_orders_are_financed_once',
    // D-363, D-371.
    meaning:
      'A purchase order has one loan once it is FINANCED and none before, and goes as the loan does; no order or document has two.',
    sql: `SELECT p.id AS purchase_order, p.status, l.loans, l.status AS loan_status FROM purchase_orders p
      LEFT JOIN (SELECT purchase_order_id, count(*) AS loans, min(status) AS status FROM loans GROUP BY 1) l
        ON l.purchase_order_id = p.id
      WHERE COALESCE(l.loans, 0) <> CASE WHEN p.status IN ('REGISTERED', 'ACCEPTED') THEN 0 ELSE 1 END
        OR (p.status = 'FINANCED') <> COALESCE(l.status IN ('ACTIVE', 'GRACE'), false)
        OR (p.status = 'DEFAULTED') <> COALESCE(l.status = 'DEFAULTED', false)
        OR (p.status = 'REPAID') <> COALESCE(l.status = 'REPAID', false)
        OR EXISTS (SELECT FROM purchase_orders q WHERE q.id <> p.id
          AND (q.trade_order_id = p.trade_order_id OR q.extraction_id = p.extraction_id))`,
  },
  {
    name: 'orders_know_their_purchase_order',
    // D-363, D-471.
    meaning:
      'A sales order names the purchase order that finances it, its buyer is the borrower, its seller is the supplier, and its loan settles it.',
    sql: `SELECT COALESCE(p.id, s.purchase_order_id) AS purchase_order, s.id AS sales_order, s.loan_repaid_at
      FROM purchase_orders p FULL JOIN sales_orders s ON s.purchase_order_id = p.id
      WHERE (p.id IS NULL AND s.purchase_order_id IS NOT NULL)
        OR (p.trade_order_id IS NOT NULL AND (s.id IS DISTINCT FROM p.trade_order_id
          OR s.buyer_tenant_id <> p.borrower_tenant_id OR s.seller_tenant_id IS DISTINCT FROM p.supplier_tenant_id
          OR p.face_amount > s.total_atoms))
        OR (s.loan_repaid_at IS NOT NULL AND p.status IS DISTINCT FROM 'REPAID')`,
  },
  {
    name: 'financed_documents_are_agreed',
    // D-371.
    meaning: 'The document that a purchase order finances is APPROVED.',
    sql: `SELECT p.id AS purchase_order, p.extraction_id, e.status FROM purchase_orders p
      LEFT JOIN extractions e ON e.id = p.extraction_id
      WHERE p.extraction_id IS NOT NULL AND e.status IS DISTINCT FROM 'APPROVED'`,
  },
  {
    reference: 'purchase_orders.pool_id',
    rows: `SELECT p.id, p.pool_id FROM purchase_orders p LEFT JOIN financing_pools f ON f.id = p.pool_id
      WHERE f.tenant_id IS DISTINCT FROM p.lender_tenant_id`,
  },
  {
    reference: 'purchase_orders.extraction_id',
    rows: `SELECT p.id, p.extraction_id FROM purchase_orders p LEFT JOIN extractions e ON e.id = p.extraction_id
      WHERE p.extraction_id IS NOT NULL AND e.tenant_id IS DISTINCT FROM p.borrower_tenant_id`,
  },
  {
    reference: 'purchase_orders.document_id',
    rows: `SELECT p.id, p.document_id FROM purchase_orders p LEFT JOIN uploads u ON u.id = p.document_id
      WHERE p.document_id IS NOT NULL AND u.tenant_id IS DISTINCT FROM p.borrower_tenant_id`,
  },
];
