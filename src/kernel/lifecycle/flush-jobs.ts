import { newId } from '../db/ids.ts';
import { jsonValue, typesOf } from '../db/row-source.ts';
import type { Changes } from './changes.ts';
import type { Part } from './flush-part.ts';

/** A job as its row begins. */
export interface NewJob {
  readonly id: string;
  readonly topic: string;
  readonly key: string;
  /** As it comes back from the database. */
  readonly payload: object;
  readonly tenantId: string | null;
  /** By the tenant's clock. */
  readonly dueAt: Date;
  /** In real time. */
  readonly firesAt: Date;
  readonly generation: number;
  readonly attempts: number;
  readonly createdAt: Date;
  /** For how long it belongs to the process that commits it; null for whoever takes it. */
  readonly leaseMs: number | null;
}

/**
 * The jobs that a transaction asks for, one for each topic and key. `leaseFor` tells for how long the process keeps a new
 * job of a topic that is due at once; undefined where it does not.
 */
export function newJobs(
  { jobs }: Changes,
  now: Date,
  leaseFor: (topic: string) => number | undefined = () => undefined,
): NewJob[] {
  const latest = new Map<string, NewJob>();
  for (const { topic, key, payload, tenantId, dueAt, fromClockMs } of jobs) {
    const leaseMs = dueAt === null ? (leaseFor(topic) ?? null) : null;
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
    });
  }
  return [...latest.values()];
}

/** The column of the flush that answers the ids of the jobs: one that was there already has another id than asked for. */
export const JOB_IDS = 'job_ids';

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
              fires_at, generation, attempts, created_at, lease_until)
            SELECT id, topic, key, payload, tenant_id, due_at, fires_at, generation, attempts, created_at,
              clock_timestamp() + lease_ms * interval '1 millisecond'
            FROM ${rows} r
            ON CONFLICT (topic, key) DO UPDATE SET payload = excluded.payload, generation = outbox_jobs.generation + 1,
              due_at = LEAST(outbox_jobs.due_at, excluded.due_at), fires_at = LEAST(outbox_jobs.fires_at, excluded.fires_at)
            RETURNING id)`,
          check: (_source, name) => `(SELECT array_agg(id) FROM ${name}) AS ${JOB_IDS}`,
        },
      ];
