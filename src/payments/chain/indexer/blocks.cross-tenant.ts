import type { Hex } from 'viem';
import type { RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';

/** A block by what links it to its parent. */
export interface Link {
  readonly number: bigint;
  readonly hash: Hex;
  readonly parentHash: Hex;
}

export interface Cursor {
  readonly blockNumber: bigint;
  readonly blockHash: Hex;
}

export const readCursor = (reads: RowReads, chainId: number) =>
  reads.one<Cursor>(sql('chain_cursors').where({ chain_id: chainId }));

/** Locks the cursor if it is still where the work began: of two indexers one goes on, and the other begins again. */
export const lockCursor = (reads: RowReads, chainId: number, at: Cursor) =>
  reads.one<Cursor>(
    sql('chain_cursors')
      .where({ chain_id: chainId, block_number: at.blockNumber, block_hash: at.blockHash })
      .forUpdate(),
  );

/** The cursor as it stands, which no indexer moves until the transaction ends. */
export const holdCursor = (reads: RowReads, chainId: number) =>
  reads.one<Cursor>(sql('chain_cursors').where({ chain_id: chainId }).forShare());

/** The blocks of these numbers that are remembered, under the cursor's lock: no indexer replaces them until the end. */
export async function holdBlocks(
  reads: RowReads,
  chainId: number,
  numbers: readonly bigint[],
): Promise<readonly Pick<Link, 'number' | 'hash'>[]> {
  const [, blocks] = await Promise.all([
    holdCursor(reads, chainId),
    reads.many<Pick<Link, 'number' | 'hash'>>(
      sql('chain_blocks')
        .where({ chain_id: chainId })
        .where(sql.raw('number = ANY(?)', [numbers.map(String)]))
        .select('number', 'hash'),
    ),
  ]);
  return blocks;
}

/** The blocks that are remembered below and at a number, the highest first. */
export const blocksDown = (reads: RowReads, chainId: number, from: bigint, limit: number) =>
  reads.many<Link>(
    sql('chain_blocks')
      .where({ chain_id: chainId })
      .where('number', '<=', Number(from))
      .orderBy('number', 'desc')
      .limit(limit),
  );
