import type { RowReads } from '../platform/db/reads.ts';
import { sql } from '../platform/db/sql.ts';
import type { Statement } from '../platform/db/statement.ts';

/** A job as an operator sees it. Its payload may hold personal data, and is not shown. */
export interface KnownJob {
  readonly id: string;
  readonly topic: string;
  readonly key: string;
  readonly tenantId: string | null;
  readonly createdAt: Date;
  /** In real time. */
  readonly firesAt: Date;
  readonly attempts: number;
  readonly lastError: string | null;
  /** The process that works on it; null where none does. */
  readonly leasedBy: string | null;
  readonly parkedAt: Date | null;
  readonly parkedBy: string | null;
  readonly parkedReason: string | null;
}

export interface JobFilter {
  readonly topic?: string | undefined;
  readonly state?: JobState | undefined;
  readonly limit: number;
}

/** `waiting` has not failed, at least not since it was last tried again. */
export type JobState = 'waiting' | 'failing' | 'parked';

export const stateOf = ({ parkedAt, lastError }: KnownJob): JobState =>
  parkedAt !== null ? 'parked' : lastError === null ? 'waiting' : 'failing';

const CONDITIONS: Readonly<Record<JobState, string>> = {
  waiting: 'parked_at IS NULL AND last_error IS NULL',
  failing: 'parked_at IS NULL AND last_error IS NOT NULL',
  parked: 'parked_at IS NOT NULL',
};

const COLUMNS = `id, topic, key, tenant_id, created_at, fires_at, attempts, last_error, parked_at, parked_by, parked_reason,
  CASE WHEN lease_until > clock_timestamp() THEN COALESCE(leased_by, 'unknown') END AS leased_by`;

/** Jobs of all tenants, in the order in which workers take them. `reads` sees all tenants. */
export const listJobs = (reads: RowReads, { topic, state, limit }: JobFilter): Promise<KnownJob[]> => {
  const conditions = [
    ...(topic === undefined ? [] : ['topic = ?']),
    ...(state === undefined ? [] : [CONDITIONS[state]]),
  ];
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  const values = [...(topic === undefined ? [] : [topic]), limit];
  return reads.many<KnownJob>(
    sql.raw(`SELECT ${COLUMNS} FROM outbox_jobs ${where} ORDER BY fires_at, id LIMIT ?`, values),
  );
};

/** One job, locked until the end of the transaction: no worker takes it meanwhile. */
export const lockJob = (reads: RowReads, id: string): Promise<KnownJob | undefined> =>
  reads.one<KnownJob>(sql.raw(`SELECT ${COLUMNS} FROM outbox_jobs WHERE id = ? FOR UPDATE`, [id]));

/** `attempts` stays: it is the fencing token of its leases. */
export const retryJob = (id: string, now: Date): Statement => ({
  text: `UPDATE outbox_jobs SET fires_at = $2::timestamptz, due_at = $2::timestamptz + clock_offset(tenant_id), last_error = NULL,
    parked_at = NULL, parked_by = NULL, parked_reason = NULL WHERE id = $1`,
  values: [id, now],
});

export const parkJob = (
  id: string,
  { by, reason, now }: Record<'by' | 'reason', string> & { now: Date },
): Statement => ({
  text: 'UPDATE outbox_jobs SET parked_at = $2, parked_by = $3, parked_reason = $4 WHERE id = $1',
  values: [id, now, by, reason],
});

export const discardJob = (id: string): Statement => ({ text: 'DELETE FROM outbox_jobs WHERE id = $1', values: [id] });
