import type { DomainInvariant } from '../../platform/audit/index.ts';

/** The sum of the repayments of each loan. */
const REPAID = `SELECT loan_id, sum(interest) AS interest, sum(principal) AS principal FROM loan_repayments GROUP BY 1`;

/** Simple interest on the whole principal until the grace ends: more is never due. */
const INTEREST_AT_MOST = `ceil(l.principal * l.rate_bps * extract(epoch FROM l.grace_ends_at - l.funded_at)
  / (10000::numeric * 31536000))`;

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'loans_are_repaid_within_their_dues',
    // D-376, D-377. Each repayment rounds what has accrued up to the atom.
    meaning:
      'What was repaid of a loan and what is outstanding are its principal, and its interest is at most that of its whole time.',
    sql: `SELECT l.id AS loan, l.principal, l.principal_outstanding, l.interest_due, r.principal AS repaid, r.interest
      FROM loans l LEFT JOIN (${REPAID}) r ON r.loan_id = l.id
      WHERE l.principal_outstanding + COALESCE(r.principal, 0) <> l.principal
        OR COALESCE(r.interest, 0) + l.interest_due > ${INTEREST_AT_MOST}
          + (SELECT count(*) FROM loan_repayments q WHERE q.loan_id = l.id)`,
  },
  {
    name: 'repayments_are_entries_of_the_ledger',
    // D-377.
    meaning:
      'A repayment is one entry of the ledger: its transfers move its interest and its principal, and no others do.',
    sql: `SELECT r.id AS repayment, r.interest, r.principal, t.paid, t.interest AS booked_interest, t.principal AS booked_principal
      FROM loan_repayments r LEFT JOIN (SELECT t.subject,
          sum(t.amount) FILTER (WHERE d.kind = 'available' AND c.kind = 'pool_cash') AS paid,
          sum(t.amount) FILTER (WHERE c.kind = 'pool_interest') AS interest,
          sum(t.amount) FILTER (WHERE d.kind IN ('pool_principal', 'pool_loss')) AS principal
        FROM ledger_transfers t JOIN ledger_accounts d ON d.id = t.debit_account JOIN ledger_accounts c ON c.id = t.credit_account
        WHERE t.subject LIKE 'lgr\\_%' GROUP BY 1) t ON t.subject = r.id
      WHERE COALESCE(t.paid, 0) <> r.interest + r.principal OR COALESCE(t.interest, 0) <> r.interest
        OR COALESCE(t.principal, 0) <> r.principal
      UNION ALL SELECT t.subject, NULL, NULL, t.amount, NULL, NULL FROM ledger_transfers t
      WHERE t.subject LIKE 'lgr\\_%' AND NOT EXISTS (SELECT FROM loan_repayments r WHERE r.id = t.subject)`,
  },
  {
    name: 'loans_are_of_an_issued_offer',
    // D-373, D-375.
    meaning: 'Each loan is that of one issued offer, with its pool, its borrower, its principal and its terms.',
    sql: `SELECT COALESCE(l.id, o.loan_id) AS loan, o.id AS offer FROM loans l FULL JOIN lending_offers o ON o.loan_id = l.id
      WHERE (o.status IS DISTINCT FROM 'ISSUED' AND l.id IS NOT NULL) OR (o.loan_id IS NOT NULL AND l.id IS NULL)
        OR (l.id IS NOT NULL AND ROW(l.offer_id, l.pool_id, l.purchase_order_id, l.principal, l.rate_bps)
          IS DISTINCT FROM ROW(o.id, o.pool_id, o.purchase_order_id, o.principal, o.rate_bps))
        OR (l.id IS NOT NULL AND (l.maturity_at <> l.funded_at + o.tenor_seconds * interval '1 second'
          OR l.grace_ends_at <> l.maturity_at + o.grace_seconds * interval '1 second'))`,
  },
  {
    reference: 'loans.parties',
    rows: `SELECT l.id, l.purchase_order_id FROM loans l LEFT JOIN purchase_orders p ON p.id = l.purchase_order_id
      WHERE ROW(p.lender_tenant_id, p.borrower_tenant_id, p.supplier_tenant_id)
        IS DISTINCT FROM ROW(l.lender_tenant_id, l.borrower_tenant_id, l.supplier_tenant_id)`,
  },
  {
    reference: 'loan_repayments.parties',
    rows: `SELECT r.id, r.loan_id FROM loan_repayments r LEFT JOIN loans l ON l.id = r.loan_id
      WHERE ROW(l.lender_tenant_id, l.borrower_tenant_id) IS DISTINCT FROM ROW(r.lender_tenant_id, r.borrower_tenant_id)`,
  },
];
