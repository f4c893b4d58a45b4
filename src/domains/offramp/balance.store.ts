import type { Reads } from '../../kernel/db/reads.ts';
import { sql } from '../../kernel/db/sql.ts';
import { accountRow } from '../../kernel/ledger/accounts.ts';

/** What a tenant can spend, in base units; zero before its first credit (D-086). */
export async function availableBalance(reads: Reads, tenantId: string, asset: string): Promise<bigint> {
  const { id } = accountRow({ kind: 'available', tenantId, asset });
  const row = await reads.one<{ balance: bigint }>(sql('ledger_balances').select('balance').where({ account_id: id }));
  return row?.balance ?? 0n;
}
