import type { RowReads } from './reads.ts';
import { sql } from './sql.ts';

/**
 * Takes a lock by name until the transaction ends, for rules over rows that may not exist yet ("the first one becomes
 * default", "the latest proof wins"). Different names may share a lock, which costs a wait and nothing else.
 */
export async function lockByName(reads: RowReads, name: string): Promise<void> {
  await reads.one(sql.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [name]));
}
