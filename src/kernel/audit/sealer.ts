// Passes the walls of tenants: chains the histories of all tenants.

import type { Pool } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Statement } from '../db/statement.ts';
import { Transaction } from '../db/transaction.ts';
import { type Seal, SOURCES } from './seals.ts';
import {
  type ChainedRow,
  chainedRow,
  GENESIS,
  linkHash,
  type Place,
  placeOf,
  rowsBehind,
  rowText,
  type Source,
  sealsOf,
} from './sources.ts';

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
    if (hasMoved) await transaction.commit([...(await links(transaction, rows)), moveMark(reached)]);
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
}

async function takeMark(transaction: Transaction, wait: boolean | undefined): Promise<Mark | undefined> {
  const [result] = await transaction.pipeline([
    {
      text: `SELECT tx::text, row_id, settled_horizon()::text AS horizon FROM cursors
        WHERE name = 'sealer' FOR UPDATE${wait ? '' : ' SKIP LOCKED'}`,
    },
  ]);
  const row = result?.rows[0] as { tx: string; row_id: string; horizon: string } | undefined;
  return row && { place: placeOf(BigInt(row.tx), row.row_id), horizon: BigInt(row.horizon) };
}

/** By transaction; within one, lifecycle rows before audit rows, each by their key. */
async function nextRows(transaction: Transaction, { place, horizon }: Mark, limit: number): Promise<ChainedRow[]> {
  const found = await transaction.pipeline(SOURCES.map((source) => rowsBehind(source, place, horizon, limit)));
  return SOURCES.flatMap((source, at) => (found[at]?.rows ?? []).map((row) => chainedRow(source, row)))
    .sort((a, b) => Number(a.tx - b.tx))
    .slice(0, limit);
}

/** Without those that are sealed for all that: after a dump was restored, the mark is set back. */
async function unsealed(transaction: Transaction, rows: readonly ChainedRow[]): Promise<ChainedRow[]> {
  const idsOf = (source: Source): string[] => rows.filter((row) => row.source === source).map(({ id }) => id);
  const found = await transaction.pipeline(SOURCES.map((source) => sealsOf(source, idsOf(source))));
  const sealed = SOURCES.map((_, at) => new Set(found[at]?.rows.map(({ row_id }) => String(row_id))));
  return rows.filter(({ source, id }) => !sealed[SOURCES.indexOf(source)]?.has(id));
}

async function links(transaction: Transaction, passed: readonly ChainedRow[]): Promise<Statement[]> {
  if (passed.length === 0) return [];
  const rows = await unsealed(transaction, passed);
  const head = await transaction.reads.one<Seal>(sql('seals').orderBy('seq', 'desc').limit(1));
  let seq = head?.seq ?? 0n;
  let hash = head?.hash ?? GENESIS;
  const seals = rows.map((row) => {
    const prevHash = hash;
    seq += 1n;
    hash = linkHash(prevHash, seq, row);
    return { seq: String(seq), source: row.source, row_id: row.id, prev_hash: prevHash, hash };
  });
  return [
    {
      text: 'INSERT INTO seals SELECT * FROM jsonb_populate_recordset(null::seals, $1::jsonb)',
      values: [JSON.stringify(seals)],
    },
  ];
}

const moveMark = (place: Place): Statement => ({
  text: `UPDATE cursors SET tx = $1::text::xid8, row_id = $2 WHERE name = 'sealer'`,
  values: [String(place.tx), rowText(place)],
});
