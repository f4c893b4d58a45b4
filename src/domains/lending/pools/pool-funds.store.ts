import type { PoolFunds } from '../../../../machines/lending/financing-pool.machine.ts';
import { accountRow } from '../../../payments/ledger/accounts.ts';
import type { RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import { poolAccount } from '../money.ts';

const ACCOUNTS = {
  cashAtoms: 'pool_cash',
  principalOutstandingAtoms: 'pool_principal',
  interestCollectedAtoms: 'pool_interest',
  lossAtoms: 'pool_loss',
} as const satisfies Record<keyof PoolFunds, string>;

/** The funds of a pool that has just been opened. */
export const NO_FUNDS: PoolFunds = {
  cashAtoms: 0n,
  principalOutstandingAtoms: 0n,
  interestCollectedAtoms: 0n,
  lossAtoms: 0n,
};

/**
 * What the ledger holds of the tenant's pools, by their ids, all of them in one statement. An account without a transfer
 * holds nothing. Whoever decides by it has locked the pool before.
 */
export async function fundsOf(
  reads: RowReads,
  tenantId: string,
  poolIds: readonly string[],
): Promise<(poolId: string) => PoolFunds> {
  const idOf = (kind: (typeof ACCOUNTS)[keyof PoolFunds], poolId: string): string =>
    accountRow(poolAccount(kind, { poolId, lenderTenantId: tenantId })).id;
  const ids = poolIds.flatMap((poolId) => Object.values(ACCOUNTS).map((kind) => idOf(kind, poolId)));
  const rows = await reads.many<{ accountId: string; balance: bigint }>(
    sql('ledger_balances').select('account_id', 'balance').where({ tenant_id: tenantId }).whereIn('account_id', ids),
  );
  const balances = new Map(rows.map(({ accountId, balance }) => [accountId, balance]));
  const held = (kind: (typeof ACCOUNTS)[keyof PoolFunds], poolId: string): bigint =>
    balances.get(idOf(kind, poolId)) ?? 0n;
  return (poolId) => ({
    cashAtoms: held(ACCOUNTS.cashAtoms, poolId),
    principalOutstandingAtoms: held(ACCOUNTS.principalOutstandingAtoms, poolId),
    interestCollectedAtoms: held(ACCOUNTS.interestCollectedAtoms, poolId),
    lossAtoms: held(ACCOUNTS.lossAtoms, poolId),
  });
}

export const fundsOfPool = async (reads: RowReads, tenantId: string, poolId: string): Promise<PoolFunds> =>
  (await fundsOf(reads, tenantId, [poolId]))(poolId);
