import type { QueryResult } from 'pg';
import type { Engine } from './engine.ts';
import { JOB_IDS, type NewJob } from './flush-jobs.ts';

/** How a flush with jobs was committed. */
interface Committed {
  readonly results: readonly QueryResult[];
  /** When it was sent, by `performance.now()`. */
  readonly askedAt: number;
  /** Real time of its transaction. */
  readonly now: Date;
}

/** Jobs that this process keeps are begun, and others looked for where one is due. */
export function handOver(
  { jobKeeper, committed }: Pick<Engine, 'jobKeeper' | 'committed'>,
  jobs: readonly NewJob[],
  { results, askedAt, now }: Committed,
): void {
  if (jobs.length === 0) return;
  const ids = results.flatMap(({ rows }): string[] => rows[0]?.[JOB_IDS] ?? []);
  const kept = jobs.filter(({ id, leaseMs }) => leaseMs !== null && ids.includes(id));
  jobKeeper?.keep(kept, askedAt);
  jobKeeper?.wake(ids.filter((id) => !jobs.some((job) => job.id === id)));
  if (jobs.some((job) => job.firesAt <= now && !kept.includes(job))) committed?.('outbox_jobs');
}
