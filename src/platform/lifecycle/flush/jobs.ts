import type { QueryResult } from 'pg';
import { newId } from '../../db/ids.ts';
import { jsonValue, typesOf } from '../../db/rows/row-source.ts';
import type { Changes } from '../changes.ts';
import type { Part } from './part.ts';

/** A job as its row begins. */
export interface NewJob {
  readonly id: string;
  readonly topic: string;
  readonly key: string;
  /** As it comes back from the database. */
  readonly payload: object;
  readonly tenantId: string | null;
  /** The due time on the tenant's clock. */
  readonly dueAt: Date;
  /** In real time. */
  readonly firesAt: Date;
  readonly generation: number;
  readonly attempts: number;
  readonly createdAt: Date;
  /** The length of the lease of the process that commits it; null where any process may take the job. */
  readonly leaseMs: number | null;
  readonly leasedBy: string | null;
  /** The span that has asked for it; null where tracing is off. */
  readonly traceparent: string | null;
}

/** The jobs that a transaction asks for, one for each topic and key. The keeper may keep those that are due at once. */
export function newJobs({ jobs }: Changes, now: Date, keeper?: Pick<JobKeeper, 'leaseFor' | 'holder'>): NewJob[] {
  const latest = new Map<string, NewJob>();
  for (const { topic, key, payload, tenantId, dueAt, fromClockMs, traceparent } of jobs) {
    const leaseMs = dueAt === null ? (keeper?.leaseFor(topic) ?? null) : null;
    latest.set(`${topic}:${key}`, {
      id: newId('job'),
      topic,
      key,
      payload: JSON.parse(JSON.stringify(jsonValue(payload))),
      tenantId,
      dueAt: dueAt ?? new Date(now.getTime() + fromClockMs),
      firesAt: dueAt ? new Date(dueAt.getTime() - fromClockMs) : now,
      generation: 1,
      attempts: leaseMs === null ? 0 : 1,
      createdAt: now,
      leaseMs,
      leasedBy: leaseMs === null ? null : (keeper?.holder ?? null),
      traceparent,
    });
  }
  return [...latest.values()];
}

/** The column of the flush that answers the ids of the jobs: one that was there already has another id than asked for. */
const JOB_IDS = 'job_ids';

export const jobParts = (jobs: readonly NewJob[]): Part[] =>
  jobs.length === 0
    ? []
    : [
        {
          kind: 'enqueue',
          rows: jobs.map((job) => ({ ...job })),
          // A job that is being worked on while it is wanted again must run once more: the generation tells the worker.
          types: { ...typesOf('outbox_jobs'), lease_ms: 'int4' },
          ctes: ({ rows }, name) => `${name} AS (INSERT INTO outbox_jobs (id, topic, key, payload, tenant_id, due_at,
              fires_at, generation, attempts, created_at, leased_by, traceparent, lease_until)
            SELECT id, topic, key, payload, tenant_id, due_at, fires_at, generation, attempts, created_at, leased_by,
              traceparent,
              clock_timestamp() + lease_ms * interval '1 millisecond'
            FROM ${rows} r
            ON CONFLICT (topic, key) DO UPDATE SET payload = excluded.payload, generation = outbox_jobs.generation + 1,
              traceparent = excluded.traceparent,
              due_at = LEAST(outbox_jobs.due_at, excluded.due_at), fires_at = LEAST(outbox_jobs.fires_at, excluded.fires_at)
            RETURNING id)`,
          check: (_source, name) => `(SELECT array_agg(id) FROM ${name}) AS ${JOB_IDS}`,
        },
      ];

/** Keeps the jobs that this process commits: they are leased to it from the beginning, so that no process looks for them. */
export interface JobKeeper {
  /** Names this process in the rows of its jobs. */
  readonly holder: string;
  /** The length of the lease of a topic's jobs, in milliseconds; undefined where any process may take them. */
  leaseFor(topic: string): number | undefined;
  /** Called after the commit. `askedAt` is when it was sent, by the world's `monotonic`: no lease began before. */
  enqueueLocal(jobs: readonly NewJob[], askedAt: number): void;
}

/** The commit of a flush with jobs. */
interface Committed {
  readonly results: readonly QueryResult[];
  /** When it was sent, by the world's `monotonic`. */
  readonly askedAt: number;
  /** Real time of its transaction. */
  readonly now: Date;
}

/** Jobs that are leased to this process go to its local queue; others are looked for where one is due. */
export function announceJobs(
  { jobKeeper, committed }: { readonly jobKeeper?: JobKeeper | undefined; committed?(table: string): void },
  jobs: readonly NewJob[],
  { results, askedAt, now }: Committed,
): void {
  if (jobs.length === 0) return;
  const ids = results.flatMap(({ rows }): string[] => rows[0]?.[JOB_IDS] ?? []);
  const local = jobs.filter(({ id, leaseMs }) => leaseMs !== null && ids.includes(id));
  jobKeeper?.enqueueLocal(local, askedAt);
  if (jobs.some((job) => job.firesAt <= now && !local.includes(job))) committed?.('outbox_jobs');
}
