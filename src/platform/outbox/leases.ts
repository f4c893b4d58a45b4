import { isDatabaseError } from '../db/errors.ts';
import { lookedUp, rowEstimate } from '../db/rows/row-estimate.ts';
import type { RowSource } from '../db/rows/row-source.ts';
import type { Statement } from '../db/statement.ts';

/** The times of leases, in milliseconds. */
export interface LeaseTimes {
  /** A lease that is not renewed ends after this long, by the database's clock. */
  readonly leaseMs: number;
  /** The time between renewals. A process may miss two of them. */
  readonly renewMs: number;
  /** A worker that has not answered by then is taken to hang: its leases are renewed no more. */
  readonly heldAtMostMs: number;
}

/** A process that dies holds its jobs up for `leaseMs` at most. */
export const LEASE_TIMES: LeaseTimes = { leaseMs: 5000, renewMs: 1500, heldAtMostMs: 300_000 };

/** A job with its fencing token: `attempts` grows with each lease. */
export interface Lease {
  readonly id: string;
  readonly attempts: number;
}

/** A lease has ended before its holder was done: somebody else may be at work, and nothing may be recorded. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** The error code that `expect_leases` raises. */
const LOST = 'LE001';

export const isLeaseLost = (error: unknown): boolean =>
  error instanceof LeaseLost || (isDatabaseError(error) && error.code === LOST);

/**
 * The rows of leases that have not ended, locked until the end of the transaction. The clock is looked at here and now: a
 * transaction may have been open for long. At `lease_until` itself a lease is over, for its holder and for others.
 * `held` are the leases, as rows with `id` and `attempts`; `select` is what is answered.
 */
export const lockHeld = (held: string, select: string): string =>
  `SELECT ${select} FROM outbox_jobs j JOIN ${held} held ON ${lookedUp('j.id', 'held.id')} AND ${lookedUp('j.attempts', 'held.attempts')}
    WHERE j.lease_until > clock_timestamp() ORDER BY j.id FOR UPDATE OF j`;

/** Fails the transaction unless all leases are among those locked. */
export const expectLeases = ({ count }: RowSource, locked: string): string =>
  `expect_leases((SELECT count(*) FROM ${locked}), ${count})`;

/**
 * Renews leases that have not ended, and answers which. What is locked is passed over: its holder is about to end it, and
 * the others would have to wait for that.
 */
export function renewLeases(leases: readonly Lease[], leaseMs: number): Statement {
  const held = `(SELECT * FROM unnest($1::text[], $2::int[]) AS h(id, attempts)${rowEstimate(leases.length)})`;
  return {
    text: `UPDATE outbox_jobs j SET lease_until = clock_timestamp() + $3 * interval '1 millisecond'
      FROM (${lockHeld(held, 'j.id')} SKIP LOCKED) mine WHERE ${lookedUp('j.id', 'mine.id')} RETURNING j.id, j.attempts`,
    values: [leases.map(({ id }) => id), leases.map(({ attempts }) => attempts), leaseMs],
  };
}
