import { rowEstimate } from '../db/row-estimate.ts';
import type { Statement } from '../db/statement.ts';
import type { Changes } from './changes.ts';
import { insertPart, type Part } from './flush-part.ts';

/** Accounts come into being with their first transfer; a balance row starts at zero. */
export function accountParts({ transfers }: Changes): Part[] {
  if (transfers.length === 0) return [];
  const accounts = new Map(transfers.flatMap(({ debit, credit }) => [debit, credit]).map((one) => [one.id, one]));
  const columns = 'id, kind, asset, tenant_id, payment_id, provider';
  return [
    {
      rows: [...accounts.values()].sort((a, b) => (a.id < b.id ? -1 : 1)).map((account) => ({ ...account })),
      ctes: (parameter, name) => `${name}_made AS (INSERT INTO ledger_accounts (${columns})
        SELECT ${columns} FROM jsonb_populate_recordset(null::ledger_accounts, ${parameter})
        ON CONFLICT DO NOTHING RETURNING id, tenant_id),
      ${name} AS (INSERT INTO ledger_balances (account_id, tenant_id, balance)
        SELECT id, tenant_id, 0 FROM ${name}_made WHERE tenant_id IS NOT NULL ON CONFLICT DO NOTHING RETURNING 1)`,
    },
  ];
}

/**
 * The last statement before COMMIT: balances in id order. What payments of one tenant meet at is locked for no longer than
 * that: a part of the flush would hold it through the triggers of all its rows. The flush and COMMIT travel in one message,
 * so nobody can ask for a row count in between: a balance that would fall below zero raises
 * `ledger_balances_not_negative`, which the unit of work translates to the declared 402.
 */
export function balanceStatement(changes: Changes): Statement | undefined {
  const deltas = changes.balanceDeltas();
  if (deltas.length === 0) return undefined;
  return {
    text: `WITH delta AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS d(account_id text, delta numeric)${rowEstimate(deltas.length)}),
      locked AS (SELECT b.account_id, d.delta FROM ledger_balances b JOIN delta d USING (account_id)
        ORDER BY b.account_id COLLATE "C" FOR UPDATE OF b),
      posted AS (UPDATE ledger_balances b SET balance = b.balance + l.delta FROM locked l
        WHERE b.account_id = l.account_id RETURNING 1)
      SELECT expect_rows((SELECT count(*) FROM posted), jsonb_array_length($1::jsonb), 'ledger_balances')`,
    values: [JSON.stringify(deltas.map(({ account, delta }) => ({ account_id: account.id, delta: delta.toString() })))],
  };
}

export function transferParts(changes: Changes): Part[] {
  if (changes.transfers.length === 0) return [];
  const rows = changes.transfers.map(({ id, subject, debit, credit, amount, at }) => ({
    id,
    subject,
    debitAccount: debit.id,
    creditAccount: credit.id,
    asset: debit.asset,
    amount,
    at,
  }));
  return [insertPart('ledger_transfers', rows, 'fail')];
}
