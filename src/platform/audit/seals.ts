import type { Statement } from '../db/statement.ts';
import { type ChainedRow, linkHash, type Source } from './sources.ts';

/** In the order in which the rows of one transaction are chained. */
export const SOURCES: readonly Source[] = ['lifecycle_log', 'audit_log'];

/** The letter that `seals.sources` has for each row. */
export const LETTERS: Readonly<Record<Source, string>> = { lifecycle_log: 'l', audit_log: 'a' };

/** Selects each link with the letter of its source, as `letter` and `row_id`. */
export const LINKS = 'seals, ROWS FROM (unnest(row_ids), string_to_table(sources, NULL)) AS link(row_id, letter)';

/** Characters of a hash as text. */
const HASH = 64;

/** A link of the chain. */
export interface Seal {
  readonly seq: bigint;
  readonly source: Source;
  readonly rowId: string;
  readonly prevHash: string;
  readonly hash: string;
}

/** A row of `seals`: the links of one batch. */
export interface StoredBatch {
  readonly firstSeq: bigint;
  readonly lastSeq: bigint;
  readonly prevHash: Buffer;
  readonly sources: string;
  readonly rowIds: readonly string[];
  readonly hashes: Buffer;
}

export const sourceOf = (letter: string | undefined): Source =>
  letter === LETTERS.audit_log ? 'audit_log' : 'lifecycle_log';

/**
 * As many as the longest part of the batch has. Where somebody changed one part alone, what it has too much or too little
 * is a link without a row or without a hash, which the chain shows.
 */
export function linksOf({ firstSeq, lastSeq, sources, rowIds, ...stored }: StoredBatch): Seal[] {
  const hashes = stored.hashes.toString('hex');
  const hashOf = (at: number): string => hashes.slice(at * HASH, (at + 1) * HASH);
  const length = Math.max(
    Number(lastSeq - firstSeq) + 1,
    sources.length,
    rowIds.length,
    Math.ceil(hashes.length / HASH),
  );
  return Array.from({ length }, (_, at) => ({
    seq: firstSeq + BigInt(at),
    source: sourceOf(sources[at]),
    rowId: rowIds[at] ?? '',
    prevHash: at === 0 ? stored.prevHash.toString('hex') : hashOf(at - 1),
    hash: hashOf(at),
  }));
}

/** Chains rows behind a link, as one batch. They stand in the order in which the histories are read. */
export function storeBatch(behind: Pick<Seal, 'seq' | 'hash'>, rows: readonly ChainedRow[]): Statement {
  const txs = rows.map(({ tx }) => String(tx));
  const hashes: string[] = [];
  for (const row of rows) {
    const seq = behind.seq + BigInt(hashes.length + 1);
    hashes.push(linkHash(hashes.at(-1) ?? behind.hash, seq, row));
  }
  return {
    text: `INSERT INTO seals (first_seq, last_seq, first_tx, last_tx, prev_hash, sources, row_ids, hashes)
      VALUES ($1, $2, $3::text::xid8, $4::text::xid8, $5, $6, $7, $8)`,
    values: [
      String(behind.seq + 1n),
      String(behind.seq + BigInt(rows.length)),
      txs[0],
      txs.at(-1),
      Buffer.from(behind.hash, 'hex'),
      rows.map(({ source }) => LETTERS[source]).join(''),
      rows.map(({ id }) => id),
      Buffer.from(hashes.join(''), 'hex'),
    ],
  };
}
