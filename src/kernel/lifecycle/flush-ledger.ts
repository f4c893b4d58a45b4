import { rowEstimate } from '../db/row-estimate.ts';
import type { Statement } from '../db/statement.ts';
import { isLimited } from '../ledger/accounts.ts';
import type { Changes } from './changes.ts';
import { insertPart, type Part } from './flush-part.ts';

/** Accounts come into being with their first transfer, and the balance of one that can run dry with its first change. */
export function accountParts(changes: Changes): Part[] {
  const { transfers } = changes;
  if (transfers.length === 0) return [];
  const accounts = [
    ...new Map(transfers.flatMap(({ debit, credit }) => [debit, credit]).map((one) => [one.id, one])).values(),
  ].sort((a, b) => (a.id < b.id ? -1 : 1));
  const changed = new Set(changes.balanceDeltas().map(({ account }) => account.id));
  const unchanged = accounts.filter((account) => isLimited(account) && !changed.has(account.id));
  const made = accounts.map((account) => ({ ...account }));
  const balances = unchanged.map(({ id, tenantId }) => ({ accountId: id, tenantId, balance: 0 }));
  return [
    insertPart('ledger_accounts', made, 'ignore'),
    ...(balances.length > 0 ? [insertPart('ledger_balances', balances, 'ignore')] : []),
  ];
}

/**
 * The last statement before COMMIT: balances in id order. What payments of one tenant meet at is locked for no longer than
 * that: a part of the flush would hold it through the triggers of all its rows. The flush and COMMIT travel in one message,
 * so nobody can ask for a row count in between: a balance that would fall below zero raises
 * `ledger_balances_not_negative`, which the unit of work translates to the declared 402. A balance that is not there yet
 * begins with its first change; where another transaction has begun it meanwhile, what is added here is added to that. One
 * that is not there although the account has transfers of others is missed: it must not begin anew.
 */
export function balanceStatement(changes: Changes): Statement | undefined {
  const deltas = changes.balanceDeltas();
  if (deltas.length === 0) return undefined;
  return {
    text: `WITH delta AS (SELECT * FROM jsonb_to_recordset($1::jsonb)
        AS d(account_id text, tenant_id text, delta numeric)${rowEstimate(deltas.length)}),
      locked AS MATERIALIZED (SELECT b.account_id, d.delta FROM ledger_balances b JOIN delta d USING (account_id)
        ORDER BY b.account_id COLLATE "C" FOR UPDATE OF b),
      posted AS (UPDATE ledger_balances b SET balance = b.balance + l.delta FROM locked l
        WHERE b.account_id = l.account_id RETURNING 1),
      begun AS (INSERT INTO ledger_balances (account_id, tenant_id, balance)
        SELECT account_id, tenant_id, delta FROM delta d
        WHERE NOT EXISTS (SELECT FROM locked l WHERE l.account_id = d.account_id)
          AND ${hasNoOther('debit_account')} AND ${hasNoOther('credit_account')}
        ORDER BY account_id COLLATE "C"
        ON CONFLICT (account_id) DO UPDATE SET balance = ledger_balances.balance + excluded.balance RETURNING 1)
      SELECT expect_rows((SELECT count(*) FROM posted) + (SELECT count(*) FROM begun), jsonb_array_length($1::jsonb),
        'ledger_balances')`,
    values: [
      JSON.stringify(
        deltas.map(({ account: { id, tenantId }, delta }) => ({
          ...{ account_id: id, tenant_id: tenantId, delta: delta.toString() },
        })),
      ),
      changes.transfers.map(({ id }) => id),
    ],
  };
}

/** Asked of each account for itself, and not joined: a plan of when there were few transfers would read all of them. */
const hasNoOther = (side: string): string =>
  `(SELECT true FROM ledger_transfers t WHERE t.${side} = d.account_id AND t.id <> ALL ($2) LIMIT 1) IS NULL`;

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
