import type { Statement } from '../../platform/db/statement.ts';
import { insertPart, type Part } from '../../platform/lifecycle/flush/part.ts';
import { type AccountRow, isLimited } from './accounts.ts';
import type { PostedTransfer } from './posted-transfer.ts';

/** Accounts come into being with their first transfer, and the balance of one that can run dry with its first change. */
export function accountParts(transfers: readonly PostedTransfer[]): Part[] {
  if (transfers.length === 0) return [];
  const accounts = [
    ...new Map(transfers.flatMap(({ debit, credit }) => [debit, credit]).map((one) => [one.id, one])).values(),
  ].sort((a, b) => (a.id < b.id ? -1 : 1));
  const changed = new Set(balanceDeltas(transfers).map(({ account }) => account.id));
  const unchanged = accounts.filter((account) => isLimited(account) && !changed.has(account.id));
  const made = accounts.map((account) => ({ ...account }));
  const balances = unchanged.map(({ id, tenantId }) => ({ accountId: id, tenantId, balance: 0 }));
  return [
    insertPart('ledger_accounts', made, 'ignore'),
    ...(balances.length > 0 ? [insertPart('ledger_balances', balances, 'ignore')] : []),
  ];
}

/**
 * The last statement before COMMIT: it changes balances in the order of their ids. Payments of one tenant wait for each other
 * at these rows, so they are locked as late as possible; as a part of the flush they would stay locked while its triggers
 * run. The flush and COMMIT travel in one message, so no count of rows is looked at in between. A balance that would fall
 * below zero raises `ledger_balances_not_negative`: the handler runs again, and its own check refuses with 402. A balance
 * row that is missing raises too.
 */
export function balanceStatement(transfers: readonly PostedTransfer[]): Statement | undefined {
  const deltas = balanceDeltas(transfers);
  if (deltas.length === 0) return undefined;
  return {
    text: 'SELECT post_balances($1, $2, $3, $4)',
    values: [
      deltas.map(({ account }) => account.id),
      deltas.map(({ account }) => account.tenantId),
      deltas.map(({ delta }) => delta.toString()),
      transfers.map(({ id }) => id),
    ],
  };
}

export function transferParts(transfers: readonly PostedTransfer[]): Part[] {
  if (transfers.length === 0) return [];
  const rows = transfers.map(({ id, subject, debit, credit, amount, at }) => ({
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

/** The total that each limited account gains or loses, by account id ascending, which is the lock order. */
export function balanceDeltas(
  transfers: readonly PostedTransfer[],
): readonly { readonly account: AccountRow; readonly delta: bigint }[] {
  const deltas = new Map<string, { account: AccountRow; delta: bigint }>();
  const add = (account: AccountRow, amount: bigint): void => {
    if (!isLimited(account)) return;
    const entry = deltas.get(account.id) ?? { account, delta: 0n };
    entry.delta += amount;
    deltas.set(account.id, entry);
  };
  for (const { debit, credit, amount } of transfers) {
    add(debit, -amount);
    add(credit, amount);
  }
  return [...deltas.values()]
    .filter(({ delta }) => delta !== 0n)
    .sort((a, b) => (a.account.id < b.account.id ? -1 : 1));
}
