import type { RowReads } from '../db/reads.ts';
import { sql } from '../db/sql.ts';
import type { Transaction } from '../db/transaction.ts';
import { linksOf, type Seal, SOURCES, type StoredBatch } from './seals.ts';
import { type ChainedRow, chainedRow, rowsOf, type Source } from './sources.ts';

/** The batches that begin behind a number, in the order of the chain, until they have that many links. */
export const batchesBehind = (reads: RowReads, firstSeq: bigint, links: number): Promise<StoredBatch[]> =>
  reads.many<StoredBatch>(
    sql.raw(
      `SELECT first_seq, last_seq, prev_hash, sources, row_ids, hashes FROM (
        SELECT b.*, sum(last_seq - first_seq + 1) OVER (ORDER BY first_seq) - (last_seq - first_seq + 1) AS links_before
        FROM (SELECT * FROM seals WHERE first_seq > ? ORDER BY first_seq LIMIT ?) b) t
      WHERE links_before < ? ORDER BY first_seq`,
      [String(firstSeq), links, links],
    ),
  );

/** The next links behind a number, in the order of the chain: it may stand inside a batch. */
export async function linksBehind(reads: RowReads, seq: bigint, limit: number): Promise<Seal[]> {
  const first = await reads.one<StoredBatch>(
    sql('seals').where('first_seq', '<=', String(seq)).orderBy('first_seq', 'desc').limit(1),
  );
  const links = first ? linksOf(first).filter((link) => link.seq > seq) : [];
  if (links.length < limit) {
    const further = await batchesBehind(reads, first?.firstSeq ?? 0n, limit - links.length);
    links.push(...further.flatMap(linksOf));
  }
  return links.slice(0, limit);
}

/** Finds the row that a link seals, of those that are given here; undefined where it was removed. */
export async function rowsOfSeals(
  transaction: Transaction,
  seals: readonly Seal[],
): Promise<(seal: Seal) => ChainedRow | undefined> {
  const idsOf = (source: Source): string[] => seals.filter((seal) => seal.source === source).map(({ rowId }) => rowId);
  const found = await transaction.pipeline(SOURCES.map((source) => rowsOf(source, idsOf(source))));
  const rows = new Map<string, ChainedRow>();
  for (const [at, source] of SOURCES.entries()) {
    for (const row of found[at]?.rows ?? []) {
      const chained = chainedRow(source, row);
      rows.set(`${source} ${chained.id}`, chained);
    }
  }
  return ({ source, rowId }) => rows.get(`${source} ${rowId}`);
}
