import type { QueryResult } from 'pg';
import type { Statement } from '../db/statement.ts';
import { sourceOf } from './seals.ts';
import { type ChainedRow, GENESIS, type Place, rowText, type Source } from './sources.ts';

/** The place at which the chain goes on. */
export interface ChainEnd {
  readonly seq: bigint;
  readonly hash: string;
  /** The last row of the newest batch; null while there is none. Its rows stand in the order in which they are read. */
  readonly place: Place | null;
  /** The highest transaction of the batches before the newest one; null where there are none. */
  readonly earlierTx: bigint | null;
}

/** Asked behind the lock of the mark: what is read in the same statement was committed before the lock was waited for. */
export const CHAIN_END: Statement = {
  text: `SELECT b.last_seq, encode(substr(b.hashes, octet_length(b.hashes) - 31), 'hex') AS hash, b.last_tx::text,
      right(b.sources, 1) AS letter, b.row_ids[cardinality(b.row_ids)] AS row_id,
      (SELECT e.last_tx::text FROM seals e WHERE e.first_seq < b.first_seq ORDER BY e.last_tx DESC LIMIT 1) AS earlier_tx
    FROM (SELECT * FROM seals ORDER BY first_seq DESC LIMIT 1) b`,
  values: [],
};

export function chainEnd(row: QueryResult['rows'][number] | undefined): ChainEnd {
  if (!row) return { seq: 0n, hash: GENESIS, place: null, earlierTx: null };
  const { last_seq: seq, hash, last_tx: lastTx, letter, row_id: id, earlier_tx: earlierTx } = row;
  const place = { tx: BigInt(lastTx), row: { source: sourceOf(letter), id } };
  return { seq, hash, place, earlierTx: earlierTx === null ? null : BigInt(earlierTx) };
}

/**
 * Whether rows behind the mark can have a link. In the ordinary case none has: the mark stands behind all batches, or on
 * the last row of the newest one. After a dump was restored into another cluster the mark is set back, and stays behind
 * batches of the past until the new cluster's transactions have passed them.
 */
export function mayBeSealed({ place, earlierTx }: ChainEnd, mark: Place): boolean {
  if (earlierTx !== null && earlierTx >= mark.tx) return true;
  if (place === null || place.tx < mark.tx) return false;
  return place.tx > mark.tx || rowText(place) !== rowText(mark);
}

/** The batches with rows of these transactions, and perhaps others: an index has their ranges. */
export const batchesBetween = (firstTx: bigint, lastTx: bigint): Statement => ({
  text: `SELECT sources, row_ids FROM seals
    WHERE int8range(first_tx::text::bigint, last_tx::text::bigint, '[]') && int8range($1, $2, '[]')`,
  values: [String(firstTx), String(lastTx)],
});

/** Returns the rows that are in none of the batches. */
export function unsealedOf(rows: readonly ChainedRow[], batches: QueryResult['rows']): ChainedRow[] {
  const sealed: Readonly<Record<Source, Set<string>>> = { lifecycle_log: new Set(), audit_log: new Set() };
  for (const { sources, row_ids: ids } of batches as { sources: string; row_ids: string[] }[]) {
    for (const [at, id] of ids.entries()) sealed[sourceOf(sources[at])].add(id);
  }
  return rows.filter(({ source, id }) => !sealed[source].has(id));
}
