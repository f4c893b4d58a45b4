import { type Address, encodeEventTopics, type Hex, isAddressEqual } from 'viem';
import { getAddress } from 'viem/utils';
import { type ChainFilter, type ChainLog, type MinedLog, safeAbi } from '../../kernel/chain/index.ts';
import type { Config } from '../../kernel/config/config.ts';
import type { Reads, RowReads } from '../../kernel/db/reads.ts';
import { anyOf, sql } from '../../kernel/db/sql.ts';
import { EXECUTED_TOPIC } from './topics.ts';

const FILTER = 'payments.executed';

export const [EXECUTION_SUCCESS] = encodeEventTopics({ abi: safeAbi, eventName: 'ExecutionSuccess' }) as [Hex];
const [EXECUTION_FAILURE] = encodeEventTopics({ abi: safeAbi, eventName: 'ExecutionFailure' }) as [Hex];

/** What Safes execute whose payments are open: either event has used a nonce. */
export const executionFilter = ({ depositConfirmations }: Pick<Config, 'depositConfirmations'>): ChainFilter => ({
  name: FILTER,
  address: () => 'any',
  events: [EXECUTION_SUCCESS, EXECUTION_FAILURE],
  confirmations: depositConfirmations,
  select: ofOpenPayments,
  wakes: EXECUTED_TOPIC,
});

async function ofOpenPayments(logs: readonly MinedLog[], reads: RowReads): Promise<readonly MinedLog[]> {
  const addresses = [...new Set(logs.map(({ address }) => getAddress(address)))];
  const rows = await reads.many<{ address: Address }>(
    sql('wallets')
      .where(anyOf('address', addresses))
      .whereExists(
        sql('multisig_payments')
          .whereRaw('source_wallet_id = wallets.id')
          .whereNotIn('status', ['COMPLETED', 'FAILED', 'CANCELLED'])
          .select(sql.raw('1')),
      )
      .select('address'),
  );
  return logs.filter((log) => rows.some(({ address }) => isAddressEqual(address, log.address)));
}

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
      .where({ filter: FILTER })
      .whereRaw('topics->>0 = ? AND topics->>1 = ?', [EXECUTION_SUCCESS, multisigTxHash])
      .whereNot({ state: 'ORPHANED' })
      .limit(1),
  );
