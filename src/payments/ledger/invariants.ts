import type { Invariant, TenantReference } from '../../platform/invariant.ts';

/** The sum that each account has received, less what it has paid. It is the only source of a balance. */
export const FOLDED_ACCOUNTS = `SELECT a.id, a.kind, a.asset, a.tenant_id, a.payment_id,
    COALESCE(c.amount, 0) - COALESCE(d.amount, 0) AS folded
  FROM ledger_accounts a
  LEFT JOIN (SELECT credit_account, sum(amount) AS amount FROM ledger_transfers GROUP BY 1) c ON c.credit_account = a.id
  LEFT JOIN (SELECT debit_account, sum(amount) AS amount FROM ledger_transfers GROUP BY 1) d ON d.debit_account = a.id`;

/** A balance is of the tenant that its account is of. */
export const ledgerReferences: readonly TenantReference[] = [
  {
    reference: 'ledger_balances.tenant_id',
    rows: `SELECT b.account_id, b.tenant_id FROM ledger_balances b JOIN ledger_accounts a ON a.id = b.account_id
      WHERE a.tenant_id IS DISTINCT FROM b.tenant_id`,
  },
];

export const ledgerInvariants: readonly Invariant[] = [
  {
    name: 'balances_equal_transfers',
    // D-086.
    meaning: 'The balance of an account that may run dry is the sum of its transfers, and no other account has one.',
    sql: `SELECT f.id AS account, b.balance, f.folded FROM (${FOLDED_ACCOUNTS}) f LEFT JOIN ledger_balances b ON b.account_id = f.id
      WHERE CASE WHEN f.tenant_id IS NULL THEN b.account_id IS NOT NULL ELSE b.balance IS DISTINCT FROM f.folded END
      UNION ALL SELECT b.account_id, b.balance, NULL FROM ledger_balances b
      WHERE NOT EXISTS (SELECT FROM ledger_accounts a WHERE a.id = b.account_id)`,
  },
  {
    name: 'balances_not_negative',
    // D-086.
    meaning: 'No tenant or payment account is below zero, neither its row nor the sum of its transfers.',
    sql: `SELECT f.id AS account, b.balance, f.folded FROM (${FOLDED_ACCOUNTS}) f LEFT JOIN ledger_balances b ON b.account_id = f.id
      WHERE f.tenant_id IS NOT NULL AND (b.balance < 0 OR f.folded < 0)`,
  },
  {
    name: 'transfers_are_balanced',
    // D-086.
    meaning: 'A transfer moves an amount above zero between two accounts of its asset.',
    sql: `SELECT t.id AS transfer, t.debit_account, t.credit_account, t.asset, t.amount FROM ledger_transfers t
      LEFT JOIN ledger_accounts d ON d.id = t.debit_account LEFT JOIN ledger_accounts c ON c.id = t.credit_account
      WHERE t.amount <= 0 OR t.debit_account = t.credit_account
        OR d.asset IS DISTINCT FROM t.asset OR c.asset IS DISTINCT FROM t.asset`,
  },
];
