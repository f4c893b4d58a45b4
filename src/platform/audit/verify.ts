// Reads across tenants: the chain of histories is one for all tenants.

import type { Pool } from '../db/connection/pool.ts';
import { sql } from '../db/sql.ts';
import { Transaction } from '../db/transaction.ts';
import { LETTERS, LINKS, linksOf, type Seal, SOURCES, sourceOf } from './seals.ts';
import { type ChainedRow, GENESIS, linkHash, ROW_ID, type Source } from './sources.ts';
import { batchesBehind, rowsOfSeals } from './stored-chain.ts';

/** The first place at which the chain is broken, and the way in which it is. */
export interface ChainBreak {
  readonly seq: string;
  readonly source: Source;
  readonly rowId: string;
  readonly reason: 'SEQ_MISSING' | 'PREV_HASH_DIFFERS' | 'ROW_REMOVED' | 'ROW_ALTERED';
}

export interface ChainReport {
  /** The number of links that were recomputed. */
  readonly links: number;
  /** The last link that was checked; noted elsewhere, it also shows a chain whose end was cut off. */
  readonly head: { readonly seq: string; readonly hash: string };
  readonly broken: ChainBreak | null;
  /** Rows that the sealer has passed and that have no link: written behind its back, or their link was removed. */
  readonly unsealed: readonly NamedRow[];
  /** Rows with more than one link. No index refuses them: one of all rows would cost more than the chain itself. */
  readonly sealedTwice: readonly NamedRow[];
}

interface NamedRow {
  readonly source: Source;
  readonly rowId: string;
}

export const isIntact = ({ broken, unsealed, sealedTwice }: ChainReport): boolean =>
  broken === null && unsealed.length === 0 && sealedTwice.length === 0;

/** Links that are read at once, and as many more as fill a batch. */
const PAGE = 1000;
const MOST_NAMED = 20;
/** No batch begins here, whatever its number is. */
const BEFORE_ALL = -(2n ** 63n);

/** Recomputes the whole chain of D-430 from the rows as they are now. Reads only. */
export async function verifyChain(pool: Pool): Promise<ChainReport> {
  const transaction = await Transaction.begin(pool, { role: 'system', tenantId: null });
  try {
    const { head, broken } = await checkLinks(transaction);
    const [unsealed, sealedTwice] = [await unsealedBehindMark(transaction), await rowsSealedTwice(transaction)];
    const links = Number(head.seq);
    return { links, head: { seq: String(head.seq), hash: head.hash }, broken, unsealed, sealedTwice };
  } finally {
    await transaction.rollback();
  }
}

type Head = Pick<Seal, 'seq' | 'hash'>;

async function checkLinks(transaction: Transaction): Promise<{ head: Head; broken: ChainBreak | null }> {
  let head: Head = { seq: 0n, hash: GENESIS };
  for (let behind = BEFORE_ALL; ; ) {
    const batches = await batchesBehind(transaction.reads, behind, PAGE);
    const last = batches.at(-1);
    if (!last) return { head, broken: null };
    const checked = await checkPage(transaction, batches.flatMap(linksOf), head);
    if (checked.broken) return checked;
    head = checked.head;
    behind = last.firstSeq;
  }
}

async function checkPage(transaction: Transaction, seals: readonly Seal[], from: Head) {
  const rowOf = await rowsOfSeals(transaction, seals);
  let head = from;
  for (const seal of seals) {
    const reason = faultOf(seal, head, rowOf(seal));
    if (reason) {
      const { source, rowId } = seal;
      return { head, broken: { seq: String(head.seq + 1n), source, rowId, reason } };
    }
    head = { seq: seal.seq, hash: seal.hash };
  }
  return { head, broken: null };
}

function faultOf(seal: Seal, before: Head, row: ChainedRow | undefined): ChainBreak['reason'] | undefined {
  if (seal.seq !== before.seq + 1n) return 'SEQ_MISSING';
  if (seal.prevHash !== before.hash) return 'PREV_HASH_DIFFERS';
  if (!row) return 'ROW_REMOVED';
  return linkHash(before.hash, seal.seq, row) === seal.hash ? undefined : 'ROW_ALTERED';
}

/**
 * All of them are found before some are named: for the first few PostgreSQL would look through all links once for each
 * row, and for all rows it makes one hash table.
 */
async function unsealedBehindMark({ reads }: Transaction): Promise<NamedRow[]> {
  const behind = (source: Source): string => `SELECT '${source}' AS source, ${ROW_ID[source]} AS row_id FROM ${source} t
    WHERE t.tx < (SELECT tx FROM cursors WHERE name = 'sealer')
    AND NOT EXISTS (SELECT FROM ${LINKS} WHERE letter = '${LETTERS[source]}' AND row_id = ${ROW_ID[source]})`;
  return reads.many(
    sql.raw(`WITH unsealed AS MATERIALIZED (${SOURCES.map(behind).join(' UNION ALL ')})
      SELECT * FROM unsealed LIMIT ${MOST_NAMED}`),
  );
}

async function rowsSealedTwice({ reads }: Transaction): Promise<NamedRow[]> {
  const rows = await reads.many<{ letter: string; rowId: string }>(
    sql.raw(`SELECT letter, row_id FROM ${LINKS} GROUP BY 1, 2 HAVING count(row_id) > 1 LIMIT ${MOST_NAMED}`),
  );
  return rows.map(({ letter, rowId }) => ({ source: sourceOf(letter), rowId }));
}
