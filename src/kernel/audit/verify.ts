// Passes the walls of tenants: follows the chain of histories of all tenants.

import type { Pool } from '../db/pool.ts';
import { Transaction } from '../db/transaction.ts';
import { chainedRow, GENESIS, linkHash, ROW_ID, rowsOf, type Source } from './sources.ts';

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

interface Seal {
  readonly seq: bigint;
  readonly source: Source;
  readonly row_id: string;
  readonly prev_hash: string;
  readonly hash: string;
}

const PAGE = 1000;
const MOST_UNSEALED = 20;

/** Recomputes the whole chain of D-430 from the rows as they are now. Reads only. */
export async function verifyChain(pool: Pool): Promise<ChainReport> {
  const transaction = await Transaction.begin(pool, { role: 'system', tenantId: null });
  try {
    let head = { seq: 0n, hash: GENESIS };
    let broken: ChainBreak | null = null;
    for (let page = await sealsAfter(transaction, 0n); page.length > 0 && !broken; ) {
      const checked = await checkPage(transaction, page, head);
      head = checked.head;
      broken = checked.broken;
      page = await sealsAfter(transaction, head.seq);
    }
    const unsealed = await unsealedBehindMark(transaction);
    return { links: Number(head.seq), head: { seq: String(head.seq), hash: head.hash }, broken, unsealed };
  } finally {
    await transaction.rollback();
  }
}

async function sealsAfter(transaction: Transaction, seq: bigint): Promise<Seal[]> {
  const [found] = await transaction.pipeline([
    {
      text: 'SELECT seq, source, row_id, prev_hash, hash FROM seals WHERE seq > $1 ORDER BY seq LIMIT $2',
      values: [String(seq), PAGE],
    },
  ]);
  return found?.rows ?? [];
}

async function checkPage(transaction: Transaction, seals: readonly Seal[], from: { seq: bigint; hash: string }) {
  const rows = new Map<string, ReturnType<typeof chainedRow>>();
  for (const source of ['lifecycle_log', 'audit_log'] as const) {
    const ids = seals.filter((seal) => seal.source === source).map((seal) => seal.row_id);
    const [found] = ids.length > 0 ? await transaction.pipeline([rowsOf(source, ids)]) : [];
    for (const row of found?.rows ?? []) {
      const chained = chainedRow(source, row);
      rows.set(`${source} ${chained.id}`, chained);
    }
  }
  let head = from;
  for (const seal of seals) {
    const reason = faultOf(seal, head, rows.get(`${seal.source} ${seal.row_id}`));
    if (reason) {
      const seq = reason === 'SEQ_MISSING' ? head.seq + 1n : seal.seq;
      return { head, broken: { seq: String(seq), source: seal.source, rowId: seal.row_id, reason } };
    }
    head = { seq: seal.seq, hash: seal.hash };
  }
  return { head, broken: null };
}

function faultOf(
  seal: Seal,
  before: { seq: bigint; hash: string },
  row: ReturnType<typeof chainedRow> | undefined,
): ChainBreak['reason'] | undefined {
  if (seal.seq !== before.seq + 1n) return 'SEQ_MISSING';
  if (seal.prev_hash !== before.hash) return 'PREV_HASH_DIFFERS';
  if (!row) return 'ROW_REMOVED';
  return linkHash(before.hash, seal.seq, row) === seal.hash ? undefined : 'ROW_ALTERED';
}

async function unsealedBehindMark(transaction: Transaction): Promise<{ source: Source; rowId: string }[]> {
  const behind = (
    source: Source,
  ): string => `SELECT '${source}' AS source, ${ROW_ID[source]} AS "rowId" FROM ${source} t
    WHERE t.tx < (SELECT tx FROM cursors WHERE name = 'sealer')
    AND NOT EXISTS (SELECT FROM seals s WHERE s.source = '${source}' AND s.row_id = ${ROW_ID[source]})`;
  const [found] = await transaction.pipeline([
    { text: `${behind('lifecycle_log')} UNION ALL ${behind('audit_log')} LIMIT ${MOST_UNSEALED}` },
  ]);
  return found?.rows ?? [];
}
