import type { AnyEventObject } from 'xstate';
import { isRetryable } from '../db/errors.ts';
import { LockedTooLate, type NamedLock } from '../db/lock-order.ts';
import type { Statement } from '../db/statement.ts';
import type { TrackedAggregate } from './aggregates/tracked-aggregate.ts';
import type { OwnParts } from './flush/flush.ts';
import type { NewJob } from './flush/jobs.ts';
import type { StepResult } from './step.ts';
import type { SendEvent } from './writes.ts';

/**
 * The write path: every change of state takes it. Read this file first.
 *
 *     mutate    lock the key, names, the root ──> decide ──> flush ──> commit     and again after a deadlock
 *     advance                                   step ──> effects ──> other aggregates ──> facts     until it rests
 *
 * A mutation is one transaction of PostgreSQL. It locks what it is about, and decides: the handler of a request, or the worker
 * of a job, sends events to the aggregates that are locked. Each event takes its aggregate through its machine. What comes of
 * that are writes as data. They are collected in memory, become one statement (the flush), and travel with COMMIT. Nothing
 * leaves the process before, so that a mutation that has met another one runs again from its beginning.
 *
 * The parts: `execution/executor.ts` is the mutation of a request, `outbox/job-transactions.ts` that of jobs, `batch.ts` that
 * of many aggregates at once, `transact.ts` that of the service itself. `unit-of-work.ts` is the transaction, `stepper.ts`
 * takes the steps, `flush/flush.ts` writes the SQL. Whatever only makes a mutation faster stands around these parts, not in
 * them.
 */

/** The first run and three more (D-437). */
const ATTEMPTS = 4;

/** One run of a mutation. */
export interface Attempt<T> {
  readonly unit: Transactional;
  /** Locks the idempotency key and then the root, in the message that carries BEGIN. Answers a decision that needs no handler. */
  lock?(): Promise<Decision<T> | undefined>;
  /** Sends events to aggregates (`advance`), and collects what else is to be written. */
  decide(): Promise<Decision<T>>;
  /** Called after the commit. */
  committed?(): void;
}

export interface Decision<T> {
  readonly result: T;
  /** Parts that are written besides the changes of the unit, such as the answer; null rolls everything back. */
  readonly commits: OwnParts | null;
}

/** More named locks than any mutation takes: a name that each attempt makes anew is a defect. */
const MOST_LATE_LOCKS = 16;

/** The transaction of one attempt. */
interface Transactional {
  /** Named locks that it takes before anything but the key. */
  expectLocks(locks: readonly NamedLock[]): void;
  /** A named lock that was asked for behind what comes later in the order of locks. */
  readonly lateLock: NamedLock | undefined;
  /** Everything that was collected, as statements. */
  flush(own: OwnParts): Promise<Flushed>;
  /** Sends the statements and COMMIT in one message. */
  commit(flushed: Flushed): Promise<void>;
  rollback(): Promise<void>;
}

/** Everything that a transaction has collected, as it is sent. */
export interface Flushed {
  readonly statements: readonly Statement[];
  readonly jobs: readonly NewJob[];
}

/** Answers the result that a failure means; undefined where the mutation may run again. Throws any other failure. */
export type JudgeFailure<T> = (error: unknown, isLast: boolean) => T | undefined;

/** One mutation, from its first lock to its commit. */
export async function mutate<T>(begin: () => Attempt<T>, judge: JudgeFailure<T> = runAgainIfSafe): Promise<T> {
  const locks: NamedLock[] = [];
  for (let number = 1; ; number += 1) {
    const attempt = begin();
    attempt.unit.expectLocks(locks);
    let decided: T;
    try {
      const { result, commits } = (await attempt.lock?.()) ?? (await attempt.decide());
      // Even where a handler has caught the error.
      if (attempt.unit.lateLock !== undefined) throw new LockedTooLate(attempt.unit.lateLock, 'other locks');
      if (commits === null) {
        await attempt.unit.rollback();
        return result;
      }
      await attempt.unit.commit(await attempt.unit.flush(commits));
      decided = result;
    } catch (error) {
      // What ended the attempt is reported, even where the roll-back fails too.
      await attempt.unit.rollback().catch(() => undefined);
      const late = attempt.unit.lateLock;
      if (late !== undefined && locks.length < MOST_LATE_LOCKS) {
        locks.push(late);
        number -= 1;
        continue;
      }
      const result = judge(error, number === ATTEMPTS);
      if (result !== undefined) return result;
      continue;
    }
    // What has been committed never runs again, whatever comes of telling it.
    attempt.committed?.();
    return decided;
  }
}

/** Another transaction was in the way, such as in a deadlock: nothing has left the process, so running again is safe. */
function runAgainIfSafe(error: unknown, isLast: boolean): undefined {
  if (isLast || !isRetryable(error)) throw error;
}

/** The steps that `advance` takes with an aggregate. `outgoing` collects the events that its effects send to others. */
export interface Steps {
  /** The machine's pure transition. Throws where the machine refuses the event. */
  step(aggregate: TrackedAggregate, event: AnyEventObject): StepResult;
  /** Takes the new state in, and collects the writes of the step's effects. */
  collectEffects(aggregate: TrackedAggregate, event: string, taken: StepResult, outgoing: SendEvent[]): void;
  /** Each aggregate that gets an event is locked, and advances in turn. */
  sendToOthers(outgoing: SendEvent[]): Promise<void>;
  /** Looks up what a passing state waits for. Undefined: the facts are not there yet. */
  loadFacts(aggregate: TrackedAggregate): Promise<AnyEventObject | undefined>;
}

/** More steps than any lifecycle takes in one mutation: facts that go round in circles are a defect. */
const MAX_STEPS = 32;

/** Takes an aggregate through its machine, from one event until it rests. */
export async function advance(steps: Steps, aggregate: TrackedAggregate, event: AnyEventObject): Promise<void> {
  const outgoing: SendEvent[] = [];
  steps.collectEffects(aggregate, event.type, steps.step(aggregate, event), outgoing);
  await advanceUntilRest(steps, aggregate, outgoing);
}

/** The rest of `advance`, for an aggregate that has just taken a step. */
export async function advanceUntilRest(
  steps: Steps,
  aggregate: TrackedAggregate,
  outgoing: SendEvent[],
): Promise<void> {
  for (let taken = 0; taken < MAX_STEPS; taken += 1) {
    await steps.sendToOthers(outgoing);
    if (!aggregate.leaf.passing) return;
    const event = await steps.loadFacts(aggregate);
    if (event === undefined) return;
    steps.collectEffects(aggregate, event.type, steps.step(aggregate, event), outgoing);
  }
  throw new Error(`${aggregate.compiled.machine.id} ${aggregate.id} does not come to rest`);
}
