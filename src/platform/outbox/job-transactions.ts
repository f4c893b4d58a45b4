// Reads across tenants: one worker does the jobs of all tenants.

import { Batcher } from '../lifecycle/batch.ts';
import type { Engine } from '../lifecycle/engine.ts';
import type { OwnParts } from '../lifecycle/flush/flush.ts';
import { UnitOfWork } from '../lifecycle/unit-of-work.ts';
import { mutate } from '../lifecycle/write-path.ts';
import { finishJobs, type LeasedJob, type Postponed, postponeJobs } from './jobs.ts';
import type { Job, WorkerTransaction } from './worker.ts';

/** Jobs of one topic that a transaction ends. */
export interface JobCompletion {
  readonly jobs: readonly LeasedJob[];
  /** Called before each attempt: an attempt that failed may have asked to give jobs back. @throws LeaseLost */
  begin(): void;
  /** Called once, after the work: jobs that the transaction does not end, but gives back. */
  postponed(): readonly Postponed[];
  /** Called after the commit. */
  done(): void;
}

/** A transaction of a worker. The histories name the job that it is for, where there is one. */
const unitOfJobs = (engine: Engine, topic: string | null, job?: Job): UnitOfWork =>
  new UnitOfWork(engine, {
    role: 'system',
    tenantId: null,
    by: { actorType: 'system', actorId: topic, requestId: job?.id ?? null },
  });

/** Does work in one transaction, which ends these jobs; again where it met another transaction, such as in a deadlock. */
export async function endJobs<T>(
  engine: Engine,
  completions: readonly JobCompletion[],
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  const jobs = completions.flatMap((completion) => completion.jobs);
  return mutate(() => {
    for (const completion of completions) completion.begin();
    const unit = unitOfJobs(engine, jobs[0]?.topic ?? null, jobs.length === 1 ? jobs[0] : undefined);
    return {
      unit,
      async decide() {
        const result = await work(unit);
        const postponed = completions.flatMap((completion) => completion.postponed());
        return { result, commits: endingParts(unit, jobs, postponed) };
      },
      committed() {
        for (const completion of completions) completion.done();
      },
    };
  });
}

/** Finishes jobs, except for those that are postponed. A job that is enqueued again ends in a statement before that. */
function endingParts({ changes }: UnitOfWork, jobs: readonly LeasedJob[], postponed: readonly Postponed[]): OwnParts {
  const finished = jobs.filter((job) => !postponed.some((one) => one.job === job));
  const parts = [...finishJobs(finished), ...postponeJobs(postponed, { error: null })];
  const isEnqueuedAgain = changes.jobs.some(({ topic, key }) =>
    jobs.some((job) => job.topic === topic && job.key === key),
  );
  return isEnqueuedAgain ? { ahead: parts } : { also: parts };
}

/** Gives jobs back in a transaction of their own. The caller names a job that it gives up, and why. */
export async function giveBack(
  engine: Engine,
  postponed: readonly Postponed[],
  { job, error = null }: { readonly job?: Job; readonly error?: string | null } = {},
): Promise<void> {
  await mutate(() => ({
    unit: unitOfJobs(engine, job?.topic ?? null, job),
    decide: async () => ({ result: true, commits: { also: postponeJobs(postponed, { error }) } }),
  }));
}

/** The part of a transaction that a worker sees. */
export const transactionOf = (unit: UnitOfWork): WorkerTransaction => ({
  reads: unit.reads,
  aggregate: (machine, id) => unit.aggregate(machine, id),
  aggregates: (machine, ids) => unit.aggregates(machine, ids),
  aggregatesWith: (machine, common) => unit.aggregatesWith(machine, common),
  open: (machine, init) => unit.open(machine, init),
  write: (...writes) => unit.write(...writes),
});

/** A transaction with more jobs would hold their rows for long. */
const MOST = 16;

/** Transactions that jobs of one topic share: those that are ready at the same time. */
export const jobBatcher = (engine: Engine): Batcher<JobCompletion> =>
  new Batcher({ most: MOST, sideBySide: true, transact: (completions, work) => endJobs(engine, completions, work) });
