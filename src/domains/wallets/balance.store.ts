import { accountRow } from '../../payments/ledger/accounts.ts';
import { compiledQuery } from '../../platform/db/compiled-query.ts';
import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';

const balanceOf = compiledQuery(({ id }: { readonly id: string }) =>
  sql('ledger_balances').select('balance').where({ account_id: id }),
);

/** The amount that a tenant can spend, in base units; zero before its first credit (D-086). */
export async function availableBalance(reads: Reads, tenantId: string, asset: string): Promise<bigint> {
  const { id } = accountRow({ kind: 'available', tenantId, asset });
  const row = await reads.one<{ balance: bigint }>(balanceOf({ id }));
  return row?.balance ?? 0n;
}
