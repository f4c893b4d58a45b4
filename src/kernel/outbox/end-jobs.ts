// Passes the walls of tenants: jobs of all tenants are worked on.

import type { Engine } from '../lifecycle/engine.ts';
import { retrying } from '../lifecycle/transact.ts';
import { UnitOfWork } from '../lifecycle/unit-of-work.ts';
import { finishJobs, keepJobs, type LeasedJob, type Postponed, postponeJobs } from './jobs.ts';
import type { Job, WorkerTransaction } from './worker.ts';

/** What becomes of jobs that are not done. */
export interface Undone {
  /** They are given back. */
  readonly postponed: readonly Postponed[];
  /** They stay with this process, which goes on with them soon. */
  readonly kept: readonly LeasedJob[];
}

/** What ends in a transaction: work on jobs of one topic. */
export interface Ending {
  readonly jobs: readonly LeasedJob[];
  /** Before each attempt: what an attempt that failed has given back is given back again or not. @throws LeaseLost */
  begin(): void;
  /** Asked for once, behind the work. */
  undone(): Undone;
  /** After the commit. */
  done(undone: Undone): void;
}

/** The histories name the one job that a transaction is for, if there is one. */
export const unitOfJobs = (engine: Engine, topic: string | null, job?: Job): UnitOfWork =>
  new UnitOfWork(engine, {
    role: 'system',
    tenantId: null,
    by: { actorType: 'system', actorId: topic, requestId: job?.id ?? null },
  });

/** Does work in one transaction, which ends these jobs; again where it met another transaction, such as in a deadlock. */
export async function endJobs<T>(
  engine: Engine,
  endings: readonly Ending[],
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  const jobs = endings.flatMap((ending) => ending.jobs);
  const newUnit = (): UnitOfWork => {
    for (const ending of endings) ending.begin();
    return unitOfJobs(engine, jobs[0]?.topic ?? null, jobs.length === 1 ? jobs[0] : undefined);
  };
  return retrying(newUnit, async (unit) => {
    const result = await work(unit);
    const ended = endings.map((ending) => ({ ending, undone: ending.undone() }));
    const postponed = ended.flatMap(({ undone }) => undone.postponed);
    const kept = ended.flatMap(({ undone }) => undone.kept);
    const finished = jobs.filter((job) => !kept.includes(job) && !postponed.some((one) => one.job === job));
    const parts = [...finishJobs(finished), ...keepJobs(kept), ...postponeJobs(postponed, { error: null })];
    await unit.commit(isWantedAgain(unit, jobs) ? { ahead: parts } : { also: parts });
    for (const { ending, undone } of ended) ending.done(undone);
    return result;
  });
}

/** Whether a transaction asks for one of the jobs that it ends: then they end before it does. */
const isWantedAgain = ({ changes }: UnitOfWork, ended: readonly LeasedJob[]): boolean =>
  changes.jobs.some(({ topic, key }) => ended.some((job) => job.topic === topic && job.key === key));

/** What a worker sees of a transaction. */
export const transactionOf = (unit: UnitOfWork): WorkerTransaction => ({
  reads: unit.reads,
  aggregate: (machine, id) => unit.aggregate(machine, id),
  aggregates: (machine, ids) => unit.aggregates(machine, ids),
  aggregatesWith: (machine, common) => unit.aggregatesWith(machine, common),
  open: (machine, init) => unit.open(machine, init),
  write: (...writes) => unit.write(...writes),
});
