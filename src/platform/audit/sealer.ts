// Reads across tenants: the chain of histories is one for all tenants.

import type { Pool } from '../db/connection/pool.ts';
import type { Statement } from '../db/statement.ts';
import { Transaction } from '../db/transaction.ts';
import { batchesBetween, CHAIN_END, type ChainEnd, chainEnd, mayBeSealed, unsealedOf } from './chain-end.ts';
import { SOURCES, storeBatch } from './seals.ts';
import { type ChainedRow, chainedRow, type Place, placeOf, rowsBehind, rowText } from './sources.ts';

export interface SealOptions {
  /** Rows in one transaction. */
  readonly batch?: number;
  /** Wait for a sealer that is at work rather than leave it to it. */
  readonly wait?: boolean;
}

export const SEALED_AT_ONCE = 500;

/**
 * Chains the next committed rows of the histories (D-430): one batch, one transaction, one sealer at a time. Business
 * transactions take no lock for it. A row counts once every transaction up to its own has ended
 * (`settled_horizon`), so that none can appear behind the mark. Answers how many rows it passed; less than `batch`
 * means that there is nothing left, or that another sealer is at work.
 */
export async function sealBatch(pool: Pool, options: SealOptions = {}): Promise<number> {
  const limit = options.batch ?? SEALED_AT_ONCE;
  const transaction = await Transaction.begin(pool, { role: 'system', tenantId: null });
  try {
    const mark = await takeMark(transaction, options.wait);
    if (!mark) {
      await transaction.rollback();
      return 0;
    }
    const rows = await nextRows(transaction, mark, limit);
    const last = rows.at(-1);
    // A batch may end inside a transaction: the mark then stands on its last row.
    const reached: Place = last && rows.length === limit ? { tx: last.tx, row: last } : { tx: mark.horizon, row: null };
    const hasMoved = last !== undefined || reached.tx > mark.place.tx;
    if (hasMoved) await transaction.commit([...(await newBatch(transaction, mark, rows)), moveMark(reached)]);
    else await transaction.rollback();
    return rows.length;
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

/** Seals until nothing is left that had been committed, and whose predecessors had ended, when it began. */
export async function sealAll(pool: Pool, options: SealOptions = {}): Promise<number> {
  const batch = options.batch ?? SEALED_AT_ONCE;
  for (let total = 0; ; ) {
    const sealed = await sealBatch(pool, { ...options, batch });
    total += sealed;
    if (sealed < batch) return total;
  }
}

interface Mark {
  /** Every row up to here is sealed. */
  readonly place: Place;
  /** Every earlier transaction has ended. */
  readonly horizon: bigint;
  readonly end: ChainEnd;
}

async function takeMark(transaction: Transaction, wait: boolean | undefined): Promise<Mark | undefined> {
  const lock: Statement = {
    text: `SELECT tx::text, row_id, settled_horizon()::text AS horizon FROM cursors
      WHERE name = 'sealer' FOR UPDATE${wait ? '' : ' SKIP LOCKED'}`,
    values: [],
  };
  const [taken, end] = await transaction.pipeline([lock, CHAIN_END]);
  const row = taken?.rows[0] as { tx: string; row_id: string; horizon: string } | undefined;
  if (!row) return undefined;
  const place = placeOf(BigInt(row.tx), row.row_id);
  return { place, horizon: BigInt(row.horizon), end: chainEnd(end?.rows[0]) };
}

/** By transaction; within one, lifecycle rows before audit rows, each by their key. */
async function nextRows(transaction: Transaction, { place, horizon }: Mark, limit: number): Promise<ChainedRow[]> {
  const found = await transaction.pipeline(SOURCES.map((source) => rowsBehind(source, place, horizon, limit)));
  return SOURCES.flatMap((source, at) => (found[at]?.rows ?? []).map((row) => chainedRow(source, row)))
    .sort((a, b) => Number(a.tx - b.tx))
    .slice(0, limit);
}

/** The batch of those that have no link yet, which in the ordinary case are all; none where all of them have one. */
async function newBatch(transaction: Transaction, { place, end }: Mark, passed: readonly ChainedRow[]) {
  const [first, last] = [passed[0], passed.at(-1)];
  if (!first || !last) return [];
  const isAsked = mayBeSealed(end, place);
  const [found] = isAsked ? await transaction.pipeline([batchesBetween(first.tx, last.tx)]) : [];
  const rows = unsealedOf(passed, found?.rows ?? []);
  return rows.length > 0 ? [storeBatch(end, rows)] : [];
}

const moveMark = (place: Place): Statement => ({
  text: `UPDATE cursors SET tx = $1::text::xid8, row_id = $2 WHERE name = 'sealer'`,
  values: [String(place.tx), rowText(place)],
});
