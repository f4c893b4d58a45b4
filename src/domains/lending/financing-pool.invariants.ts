import { FOLDED_ACCOUNTS } from '../../payments/ledger/invariants.ts';
import type { DomainInvariant } from '../../platform/audit/index.ts';

/** The balances of each pool's accounts, by their transfers. */
const BOOKS = `SELECT p.id, p.tenant_id,
    COALESCE(sum(f.folded) FILTER (WHERE f.id = 'pool_cash:' || p.id || ':USDC'), 0) AS cash,
    COALESCE(sum(f.folded) FILTER (WHERE f.id = 'pool_principal:' || p.id || ':USDC'), 0) AS principal,
    COALESCE(sum(f.folded) FILTER (WHERE f.id = 'pool_interest:' || p.id || ':USDC'), 0) AS interest,
    COALESCE(sum(f.folded) FILTER (WHERE f.id = 'pool_loss:' || p.id || ':USDC'), 0) AS loss
  FROM financing_pools p
  LEFT JOIN (${FOLDED_ACCOUNTS}) f ON split_part(f.id, ':', 2) = p.id AND f.kind LIKE 'pool\\_%'
  GROUP BY p.id, p.tenant_id`;

/** The deposits of the pool's tenant less its withdrawals. */
const NET_DEPOSITS = `SELECT split_part(a.id, ':', 2) AS pool_id,
    sum(CASE WHEN t.credit_account = a.id THEN t.amount ELSE -t.amount END) AS net
  FROM ledger_accounts a JOIN ledger_transfers t ON a.id IN (t.credit_account, t.debit_account)
  WHERE a.kind = 'pool_cash' AND t.subject = split_part(a.id, ':', 2) GROUP BY 1`;

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'pools_are_square',
    // D-370.
    meaning:
      'The cash of a pool, what is outstanding and what is lost are its deposits less withdrawals and its interest.',
    sql: `SELECT b.*, COALESCE(n.net, 0) AS net_deposits FROM (${BOOKS}) b LEFT JOIN (${NET_DEPOSITS}) n ON n.pool_id = b.id
      WHERE b.cash + b.principal + b.loss <> COALESCE(n.net, 0) + b.interest`,
  },
  {
    name: 'pools_agree_with_loans',
    // D-370, D-375.
    meaning:
      'What the books of a pool call outstanding, lost and collected is what its loans and their repayments say.',
    sql: `SELECT b.id AS pool, b.principal, b.loss, b.interest, l.outstanding, l.lost, r.interest AS repaid_interest
      FROM (${BOOKS}) b
      LEFT JOIN (SELECT pool_id, sum(principal_outstanding) FILTER (WHERE status IN ('ACTIVE', 'GRACE')) AS outstanding,
          sum(principal_outstanding) FILTER (WHERE status = 'DEFAULTED') AS lost FROM loans GROUP BY 1) l ON l.pool_id = b.id
      LEFT JOIN (SELECT k.pool_id, sum(q.interest) AS interest FROM loan_repayments q JOIN loans k ON k.id = q.loan_id
        GROUP BY 1) r ON r.pool_id = b.id
      WHERE b.principal <> COALESCE(l.outstanding, 0) OR b.loss <> COALESCE(l.lost, 0)
        OR b.interest <> COALESCE(r.interest, 0)`,
  },
  {
    name: 'pools_count_their_loans',
    // D-369.
    meaning: 'A pool counts the loans that are open and those that are in default.',
    sql: `SELECT p.id AS pool, p.open_loans, p.defaulted_loans, l.open, l.defaulted FROM financing_pools p
      LEFT JOIN (SELECT pool_id, count(*) FILTER (WHERE status IN ('ACTIVE', 'GRACE')) AS open,
          count(*) FILTER (WHERE status = 'DEFAULTED') AS defaulted FROM loans GROUP BY 1) l ON l.pool_id = p.id
      WHERE p.open_loans <> COALESCE(l.open, 0) OR p.defaulted_loans <> COALESCE(l.defaulted, 0)`,
  },
  {
    name: 'pools_keep_to_their_cap',
    // D-370.
    meaning: 'No pool has taken in more than its cap.',
    sql: `SELECT p.id AS pool, p.cap_atoms, n.net FROM financing_pools p JOIN (${NET_DEPOSITS}) n ON n.pool_id = p.id
      WHERE n.net > p.cap_atoms`,
  },
];
