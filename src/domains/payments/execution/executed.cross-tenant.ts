// Reads across tenants: the chain tells what a Safe has executed before its tenant is known.

import { type Address, encodeEventTopics, type Hex } from 'viem';
import { getAddress } from 'viem/utils';
import { type ChainLog, safeAbi } from '../../../payments/chain/index.ts';
import type { Reads, RowReads } from '../../../platform/db/reads.ts';
import { anyOf, sql } from '../../../platform/db/sql.ts';

/** The filter whose logs are looked up here. */
export const EXECUTED_LOGS = 'payments.executed';

export const [EXECUTION_SUCCESS] = encodeEventTopics({ abi: safeAbi, eventName: 'ExecutionSuccess' }) as [Hex];
export const [EXECUTION_FAILURE] = encodeEventTopics({ abi: safeAbi, eventName: 'ExecutionFailure' }) as [Hex];

/** The wallets of Safes, whoever's they are. */
export async function walletsOfSafes(
  { acrossTenants }: Pick<Reads, 'acrossTenants'>,
  safes: readonly Address[],
): Promise<string[]> {
  if (safes.length === 0) return [];
  const addresses = safes.map((address) => getAddress(address));
  const rows = await acrossTenants.many<{ id: string }>(
    sql('wallets').where(anyOf('address', addresses)).orderBy('id').select('id'),
  );
  return rows.map(({ id }) => id);
}

/** The log of a Safe transaction that has succeeded, by what its owners signed. */
export const executionOf = ({ acrossTenants }: Pick<Reads, 'acrossTenants'>, multisigTxHash: string) =>
  executionBy(acrossTenants, multisigTxHash);

/** The same for workers, who see all tenants. */
export const executionBy = (reads: RowReads, multisigTxHash: string) =>
  reads.one<ChainLog>(
    sql('chain_logs')
      .where({ filter: EXECUTED_LOGS })
      .whereRaw('topics->>0 = ? AND topics->>1 = ?', [EXECUTION_SUCCESS, multisigTxHash])
      .whereNot({ state: 'ORPHANED' })
      .limit(1),
  );
