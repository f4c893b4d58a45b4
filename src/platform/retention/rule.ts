import type { Config } from '../config/config.ts';

/**
 * Something that is erased when its time is over. Both statements take $1, real time, and $2, the period in milliseconds;
 * a batch takes $3, how many rows at most, too, and answers their number as `gone`.
 */
export interface RetentionRule {
  /** Stable, for the audit log and for the command's output. */
  readonly name: string;
  /** The rows that are erased, and when. */
  readonly meaning: string;
  readonly periodMs: (config: Config) => number;
  /** Answers `count`: how many rows would go. */
  readonly count: string;
  readonly batch: string;
}

const DAY_MS = 86_400_000;

export const days = (count: number): number => count * DAY_MS;

/** For rows that carry their own end: the period was added when they were written, on the real clock. */
export const OVER = `$1::timestamptz - $2::bigint * interval '1 millisecond'`;

/** Rows whose age is past by a tenant's clock, where `k` is its row: rows of a tenant age on its own clock (D-067). */
export const CUTOFF = `($1::timestamptz + k.offset_ms * interval '1 millisecond' - $2::bigint * interval '1 millisecond')`;

/** The same for the clock that is furthest ahead: no row behind it can go, so that an index ends the search. */
export const FURTHEST_CUTOFF = `($1::timestamptz - $2::bigint * interval '1 millisecond'
  + (SELECT COALESCE(max(offset_ms), 0) FROM tenant_clocks) * interval '1 millisecond')`;
