// Reads across tenants: the one relayer sends the transactions of all tenants.

import type { Knex } from 'knex';
import type { PublicClient } from 'viem';
import { anyOf, sql } from '../../../platform/db/sql.ts';
import type { Engine } from '../../../platform/lifecycle/engine.ts';
import { transact } from '../../../platform/lifecycle/transact.ts';
import type { UnitOfWork } from '../../../platform/lifecycle/unit-of-work.ts';
import type { ReadyChain } from '../chain.ts';
import { change } from './changes.ts';
import type { Sender } from './lease.ts';
import { receiptOf } from './record-outcomes.ts';
import type { ChainTransaction, Settled } from './transaction.cross-tenant.ts';

/**
 * Sets settled transactions back to SENT. They are looked up in the present chain, and sent again if they are missing.
 */
async function orphanSettled(unit: UnitOfWork, those: Knex.Raw): Promise<number> {
  const settled = await unit.reads.many<ChainTransaction>(
    sql('chain_transactions').where(those).whereIn('state', ['CONFIRMED', 'REVERTED']).orderBy('key').forUpdate(),
  );
  for (const transaction of settled) {
    change(unit, transaction, {
      state: 'SENT',
      error: null,
      blockNumber: null,
      blockHash: null,
      logs: null,
      settledAt: null,
      orphanedAt: unit.realNow,
    });
  }
  return settled.length;
}

/** Sets back the transactions of orphaned blocks, in the transaction of the indexer. */
export const orphanOfBlocks = (unit: UnitOfWork, blockHashes: readonly string[]): Promise<number> =>
  orphanSettled(unit, anyOf('block_hash', blockHashes));

/**
 * Sets back the transactions that were settled in other blocks of these numbers: the chain has replaced a block that the
 * indexer never had.
 */
export const orphanOfReplacedBlocks = (
  unit: UnitOfWork,
  chainId: number,
  blocks: readonly { readonly number: bigint; readonly hash: string }[],
): Promise<number> =>
  orphanSettled(
    unit,
    sql.raw('chain_id = ? AND block_number = ANY(?) AND block_hash <> ALL(?)', [
      chainId,
      blocks.map(({ number }) => String(number)),
      blocks.map(({ hash }) => hash),
    ]),
  );

/**
 * A chain that has got less far than we know has lost blocks: a reorganisation, or an embedded chain that was killed
 * before it wrote its last seconds. What it lost is SENT again. Answers how many those are.
 */
export async function rewind(
  engine: Engine,
  client: PublicClient,
  outsideTransaction: readonly Settled[],
): Promise<number> {
  // One node of several can lag behind: what still has its receipt is not lost.
  const receipts = await Promise.all(outsideTransaction.map(({ hash }) => receiptOf(client, hash)));
  const lost = outsideTransaction.filter((_, index) => receipts[index] === null).map(({ key }) => key);
  if (lost.length === 0) return 0;
  return transact(engine, 'chain.relayer', (unit) => orphanSettled(unit, anyOf('key', lost)));
}

/**
 * An embedded chain that has lost nonces which this database never signed (another database began with the chain) would
 * wait for them for ever: they are skipped, up to the next one that the database has.
 */
export async function skipGap(
  { local }: ReadyChain,
  { address }: Sender,
  next: bigint | undefined,
  chainNonce: number,
): Promise<void> {
  if (local === undefined || next === undefined || next <= BigInt(chainNonce)) return;
  await local.setNonce(address as `0x${string}`, Number(next));
}
