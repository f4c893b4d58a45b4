import type { QueryResult } from 'pg';
import { camelRow } from '../db/rows/case.ts';
import { lookedUp } from '../db/rows/row-estimate.ts';
import type { ColumnTypes } from '../db/rows/row-source.ts';
import type { Statement } from '../db/statement.ts';
import type { Part } from '../lifecycle/flush/part.ts';
import type { Topic } from '../lifecycle/topics.ts';
import { expectLeases, lockHeld } from './leases.ts';
import type { Job } from './worker.ts';

/** A job as its holder knows it. */
export interface LeasedJob extends Job {
  readonly tenantId: string | null;
  /** Tells whether it was wanted again meanwhile. */
  readonly generation: number;
  /** The span that has asked for it; null where tracing was off. */
  readonly traceparent: string | null;
}

/** Which jobs: all, those on one tenant's clock, or one by its natural key. */
export interface JobScope {
  readonly tenantId?: string;
  readonly topic?: Topic;
  /** Jobs of these topics, or of none of them. */
  readonly topics?: { readonly among: readonly string[]; readonly are: boolean };
  readonly key?: string;
  /** Also those that are not due yet: only together with `key`. */
  readonly early?: boolean;
}

/**
 * Takes jobs for a while: SKIP LOCKED lets any number of workers share the table, and the lease, not a held transaction,
 * keeps the others away while the work is on the network. Leases are on the database's clock, which all processes share.
 */
export function leaseJobs(
  now: Date,
  { holder, leaseMs }: { readonly holder: string; readonly leaseMs: number },
  limit: number,
  scope: JobScope,
): Statement {
  const values: unknown[] = [leaseMs, limit, holder];
  const conditions: string[] = ['parked_at IS NULL', '(lease_until IS NULL OR lease_until <= clock_timestamp())'];
  if (scope.early !== true) {
    values.push(now);
    conditions.push(`fires_at <= $${values.length}`);
  }
  for (const [column, value] of [
    ['tenant_id', scope.tenantId],
    ['topic', scope.topic],
    ['key', scope.key],
  ] as const) {
    if (value === undefined) continue;
    values.push(value);
    conditions.push(`${column} = $${values.length}`);
  }
  if (scope.topics !== undefined) {
    values.push(scope.topics.among);
    conditions.push(scope.topics.are ? `topic = ANY($${values.length})` : `topic <> ALL($${values.length})`);
  }
  return {
    text: `UPDATE outbox_jobs j SET lease_until = clock_timestamp() + $1 * interval '1 millisecond', leased_by = $3,
        attempts = j.attempts + 1 FROM (
        SELECT id FROM outbox_jobs WHERE ${conditions.join(' AND ')} ORDER BY fires_at, id LIMIT $2 FOR UPDATE SKIP LOCKED
      ) due WHERE ${lookedUp('j.id', 'due.id')} RETURNING j.id, j.topic, j.key, j.payload, j.tenant_id,
        j.attempts, j.generation, j.traceparent`,
    values,
  };
}

/** A row if somebody works on the job. */
export const heldJob = ({ topic, key }: { readonly topic: Topic; readonly key: string }): Statement => ({
  text: `SELECT 1 FROM outbox_jobs WHERE topic = $1 AND key = $2 AND parked_at IS NULL AND lease_until > clock_timestamp()`,
  values: [topic, key],
});

export const leasedJobs = (result: QueryResult | undefined): LeasedJob[] =>
  (result?.rows ?? []).map((row) => camelRow<LeasedJob>(row));

/** Leases as rows, and what else is said of them. */
const LEASES: ColumnTypes = {
  id: 'text',
  attempts: 'int4',
  generation: 'int4',
  fires_at: 'timestamptz',
  error: 'text',
};

/**
 * Ends jobs, unless they were wanted again while they ran: those are free to run once more. Fails where a lease is lost.
 * The later parts of the statement see the rows as the lock found them, including what was committed meanwhile.
 */
export function finishJobs(jobs: readonly LeasedJob[]): Part[] {
  if (jobs.length === 0) return [];
  return [
    {
      kind: 'finish jobs',
      rows: jobs.map(({ id, attempts, generation }) => ({ id, attempts, generation })),
      types: LEASES,
      ctes: ({ fewRows }, name) => `${name} AS MATERIALIZED (
        ${lockHeld(fewRows, 'j.id, j.generation = held.generation AS is_done')}),
      ${name}_gone AS (DELETE FROM outbox_jobs j USING ${name} l WHERE ${lookedUp('j.id', 'l.id')} AND l.is_done),
      ${name}_free AS (UPDATE outbox_jobs j SET lease_until = NULL, leased_by = NULL FROM ${name} l WHERE ${lookedUp('j.id', 'l.id')} AND NOT l.is_done)`,
      check: expectLeases,
    },
  ];
}

/** A job that is given back until then, in real time. */
export interface Postponed {
  readonly job: LeasedJob;
  readonly firesAt: Date;
}

/**
 * Keeps jobs for later; their places on the tenants' clocks move along. Fails where a lease is lost. Moving a clock locks
 * the job, too: the clock is read after the job is locked.
 */
export function postponeJobs(postponed: readonly Postponed[], { error }: { readonly error: string | null }): Part[] {
  if (postponed.length === 0) return [];
  return [
    {
      kind: 'postpone jobs',
      rows: postponed.map(({ job: { id, attempts, generation }, firesAt }) => ({
        id,
        attempts,
        generation,
        firesAt,
        error,
      })),
      types: LEASES,
      ctes: ({ fewRows }, name) => `${name}_locked AS MATERIALIZED (${lockHeld(
        fewRows,
        'j.id, j.generation = held.generation AS is_as_leased, held.fires_at, held.error',
      )}),
      ${name} AS (UPDATE outbox_jobs j SET lease_until = NULL, leased_by = NULL, last_error = l.error,
          fires_at = CASE WHEN l.is_as_leased THEN l.fires_at ELSE j.fires_at END,
          due_at = CASE WHEN l.is_as_leased THEN l.fires_at + clock_offset(j.tenant_id) ELSE j.due_at END
        FROM ${name}_locked l WHERE ${lookedUp('j.id', 'l.id')} RETURNING j.id)`,
      check: expectLeases,
    },
  ];
}

/** Runs a job now instead of when it is due: the sandbox's step control (D-129). */
export interface JobControl {
  /** One job by its natural key; answers whether it ran. It waits for a worker that already has the job. */
  runNow(job: { readonly topic: Topic; readonly key: string }): Promise<boolean>;
}

declare module '../services.ts' {
  interface Services {
    readonly jobs: JobControl;
  }
}
