import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';

/** A tenant's ledger, in base units of 6 decimals (D-250). */
export interface InternalBalances {
  readonly available: bigint;
  readonly reserved: bigint;
  /** In escrow, for payments on their way. */
  readonly locked: bigint;
}

export async function internalBalances(reads: RowReads, tenantId: string): Promise<InternalBalances> {
  const rows = await reads.many<{ kind: string; sum: bigint | string }>(
    sql('ledger_accounts')
      .join('ledger_balances', 'ledger_balances.account_id', 'ledger_accounts.id')
      .where({ 'ledger_accounts.tenant_id': tenantId, 'ledger_accounts.asset': 'USDC' })
      .groupBy('ledger_accounts.kind')
      .select('ledger_accounts.kind')
      .sum({ sum: 'ledger_balances.balance' }),
  );
  const of = (kind: string): bigint => BigInt(rows.find((row) => row.kind === kind)?.sum ?? 0);
  return { available: of('available'), reserved: of('reserved'), locked: of('escrow') };
}
