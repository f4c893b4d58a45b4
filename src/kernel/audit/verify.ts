// Passes the walls of tenants: follows the chain of histories of all tenants.

import type { Pool } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import { Transaction } from '../db/transaction.ts';
import { rowsOfSeals, type Seal, SOURCES, sealsAfter } from './seals.ts';
import { type ChainedRow, GENESIS, linkHash, ROW_ID, type Source } from './sources.ts';

/** Where the chain is broken first, and how. */
export interface ChainBreak {
  readonly seq: string;
  readonly source: Source;
  readonly rowId: string;
  readonly reason: 'SEQ_MISSING' | 'PREV_HASH_DIFFERS' | 'ROW_REMOVED' | 'ROW_ALTERED';
}

export interface ChainReport {
  /** How many links were recomputed. */
  readonly links: number;
  /** The last link that was checked; noted elsewhere, it also shows a chain whose end was cut off. */
  readonly head: { readonly seq: string; readonly hash: string };
  readonly broken: ChainBreak | null;
  /** Rows that the sealer has passed and that have no link: written behind its back, or their link was removed. */
  readonly unsealed: readonly { readonly source: Source; readonly rowId: string }[];
}

const PAGE = 1000;
const MOST_UNSEALED = 20;

/** Recomputes the whole chain of D-430 from the rows as they are now. Reads only. */
export async function verifyChain(pool: Pool): Promise<ChainReport> {
  const transaction = await Transaction.begin(pool, { role: 'system', tenantId: null });
  try {
    let head = { seq: 0n, hash: GENESIS };
    let broken: ChainBreak | null = null;
    for (let page = await sealsAfter(transaction, 0n, PAGE); page.length > 0 && !broken; ) {
      const checked = await checkPage(transaction, page, head);
      head = checked.head;
      broken = checked.broken;
      page = await sealsAfter(transaction, head.seq, PAGE);
    }
    const unsealed = await unsealedBehindMark(transaction);
    return { links: Number(head.seq), head: { seq: String(head.seq), hash: head.hash }, broken, unsealed };
  } finally {
    await transaction.rollback();
  }
}

async function checkPage(transaction: Transaction, seals: readonly Seal[], from: { seq: bigint; hash: string }) {
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

function faultOf(
  seal: Seal,
  before: { seq: bigint; hash: string },
  row: ChainedRow | undefined,
): ChainBreak['reason'] | undefined {
  if (seal.seq !== before.seq + 1n) return 'SEQ_MISSING';
  if (seal.prevHash !== before.hash) return 'PREV_HASH_DIFFERS';
  if (!row) return 'ROW_REMOVED';
  return linkHash(before.hash, seal.seq, row) === seal.hash ? undefined : 'ROW_ALTERED';
}

async function unsealedBehindMark({ reads }: Transaction): Promise<{ source: Source; rowId: string }[]> {
  const behind = (source: Source): string => `SELECT '${source}' AS source, ${ROW_ID[source]} AS row_id FROM ${source} t
    WHERE t.tx < (SELECT tx FROM cursors WHERE name = 'sealer')
    AND NOT EXISTS (SELECT FROM seals s WHERE s.source = '${source}' AND s.row_id = ${ROW_ID[source]})`;
  return reads.many(sql.raw(`${SOURCES.map(behind).join(' UNION ALL ')} LIMIT ${MOST_UNSEALED}`));
}
