import type { Statement } from '../db/statement.ts';

/** The numbers that are stored, beside the transaction ids of the cluster that the database is in now. */
export interface TransactionNumbers {
  /** The highest number that a row or a mark has. */
  readonly highest: bigint;
  /** The lowest number that the next transaction can have. */
  readonly next: bigint;
  /** The number of transactions that the cluster is behind what is stored; 0 unless the database was restored into it. */
  readonly behind: bigint;
  /** The number of the oldest transaction that still runs. */
  readonly oldest: bigint;
}

/**
 * Whatever else stores such a number (seals, segments of feeds, switches of endpoints) has it from one of these rows.
 * Every row that a snapshot shows is of a transaction below the snapshot's end; a mark may stand at that end.
 */
export const TRANSACTION_NUMBERS: Statement = {
  text: `SELECT greatest(stored.tx, marks.tx)::text AS highest, present.next::text, present.oldest::text,
      greatest(stored.tx::text::bigint - present.next + 1, marks.tx::text::bigint - present.next, 0)::text AS behind
    FROM (SELECT greatest((SELECT tx FROM events ORDER BY tx DESC LIMIT 1),
        (SELECT tx FROM lifecycle_log ORDER BY tx DESC, aggregate_id DESC, step DESC LIMIT 1),
        (SELECT tx FROM audit_log ORDER BY tx DESC, id DESC LIMIT 1)) AS tx) stored,
      (SELECT max(tx) AS tx FROM cursors) marks,
      (SELECT pg_snapshot_xmin(taken)::text::bigint + transaction_offset() AS oldest,
        pg_snapshot_xmax(taken)::text::bigint + transaction_offset() AS next
        FROM pg_current_snapshot() AS taken) present`,
  values: [],
};

export function transactionNumbers(row: Readonly<Record<string, unknown>> | undefined): TransactionNumbers {
  const number = (name: string): bigint => BigInt(String(row?.[name] ?? 0));
  return { highest: number('highest'), next: number('next'), oldest: number('oldest'), behind: number('behind') };
}
