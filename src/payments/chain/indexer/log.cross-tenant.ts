// Reads across tenants: logs of the chain belong to no tenant.

import type { Address, Hex } from 'viem';
import type { Reads, RowReads } from '../../../platform/db/reads.ts';
import { anyOf, literally, sql } from '../../../platform/db/sql.ts';
import type { TopicOf } from '../../../platform/lifecycle/topics.ts';

/**
 * SEEN: in a block. CONFIRMED: in one that is deep enough. ORPHANED: that block is not part of the chain; if its
 * transaction is in another one, that is another log.
 */
export type LogState = 'SEEN' | 'CONFIRMED' | 'ORPHANED';

export interface LogKey {
  readonly filter: string;
  readonly blockHash: Hex;
  readonly logIndex: number;
}

export interface ChainLog extends LogKey {
  readonly state: LogState;
  readonly blockNumber: bigint;
  readonly transactionHash: Hex;
  readonly address: Address;
  readonly topics: [Hex, ...Hex[]];
  readonly data: Hex;
  readonly confirmations: number;
  readonly wakes: TopicOf<LogKey>;
  readonly seenAt: Date;
  readonly confirmedAt: Date | null;
  readonly orphanedAt: Date | null;
}

const keyOf = ({ filter, blockHash, logIndex }: LogKey) => ({ filter, block_hash: blockHash, log_index: logIndex });

/** A log as it stands now, by the payload of its job. */
export const findChainLog = ({ acrossTenants }: Pick<Reads, 'acrossTenants'>, key: LogKey) =>
  chainLogBy(acrossTenants, key);

/** The same for workers, who see all tenants. */
export const chainLogBy = (reads: RowReads, key: LogKey) => reads.one<ChainLog>(sql('chain_logs').where(keyOf(key)));

/** Several of them, in the order of their blocks. */
export const findChainLogs = ({ acrossTenants }: Pick<Reads, 'acrossTenants'>, keys: readonly LogKey[]) =>
  acrossTenants.many<ChainLog>(
    sql('chain_logs')
      .whereRaw('(filter, block_hash, log_index) IN (SELECT * FROM unnest(?::text[], ?::text[], ?::int[]))', [
        keys.map(({ filter }) => filter),
        keys.map(({ blockHash }) => blockHash),
        keys.map(({ logIndex }) => logIndex),
      ])
      .orderBy(['block_number', 'log_index']),
  );

/**
 * A transaction locks several logs in this order, so that no two wait for each other for ever. It is complete, and
 * begins with the block: a limited number of them are the oldest.
 */
const LOCK_ORDER = ['block_number', 'log_index', 'filter', 'block_hash'];

/** Locks the logs of these blocks, in any state. */
export const logsOfBlocks = (reads: RowReads, hashes: readonly string[]) =>
  reads.many<ChainLog>(sql('chain_logs').where(anyOf('block_hash', hashes)).orderBy(LOCK_ORDER).forUpdate());

/** Returns the logs whose block is now deep enough below `head`. */
export const deepEnough = (reads: RowReads, chainId: number, head: bigint, limit: number) =>
  reads.many<ChainLog>(
    sql('chain_logs')
      .where({ chain_id: chainId })
      .where(literally('state', 'SEEN'))
      .whereRaw('block_number + confirmations - 1 <= ?', [Number(head)])
      .orderBy(LOCK_ORDER)
      .limit(limit)
      .forUpdate(),
  );
