import { sql } from '../db/sql.ts';
import type { Transaction } from '../db/transaction.ts';
import { type ChainedRow, chainedRow, rowsOf, type Source } from './sources.ts';

/** In the order in which the rows of one transaction are chained. */
export const SOURCES: readonly Source[] = ['lifecycle_log', 'audit_log'];

/** A link of the chain as it is stored. */
export interface Seal {
  readonly seq: bigint;
  readonly source: Source;
  readonly rowId: string;
  readonly prevHash: string;
  readonly hash: string;
}

/** The next links behind a number, in the order of the chain. */
export const sealsAfter = ({ reads }: Transaction, seq: bigint, limit: number): Promise<Seal[]> =>
  reads.many<Seal>(sql('seals').where('seq', '>', String(seq)).orderBy('seq').limit(limit));

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
