// Reads across tenants: one worker steps the rows of all tenants.

import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import { boundHere } from '../tracing/index.ts';
import type { Aggregate } from './aggregates/aggregate.ts';
import type { Engine } from './engine.ts';
import { GroupQueue } from './group-queue.ts';
import { transactIn } from './transact.ts';
import type { Scope, UnitOfWork } from './unit-of-work.ts';

/** Work inside a transaction that it may share. It may run twice: once in a group, once alone. */
type Work<T> = (unit: UnitOfWork) => Promise<T>;

/** The aggregate that work is about. */
export interface Root {
  readonly machine: LifecycleName;
  readonly id: string;
}

interface Task<Owner> {
  readonly root: Root;
  readonly owner: Owner;
  /** Without work nothing is locked: the transaction ends what its owner has to end. */
  readonly work: Work<unknown> | undefined;
}

interface BatchOptions<Owner> {
  /** Does work in one transaction, for its owners. */
  readonly transact: (owners: readonly Owner[], work: Work<unknown[]>) => Promise<readonly unknown[]>;
  /** Tasks in one transaction. */
  readonly most: number;
  /**
   * All tasks of a group at once, so that the questions of one turn travel in one message: for tasks of which none reads
   * what another one writes. Without it they come one after the other.
   */
  readonly sideBySide?: boolean;
}

/** While PostgreSQL works on one group, the process prepares the other: one larger group would leave either of them waiting. */
const IN_FLIGHT = 2;

/**
 * Group commit: tasks of one kind that are there at the same time share a transaction. Their rows are locked by one
 * statement, in the order of their ids; one flush and one COMMIT end them, and only then are the callers answered. Tasks of
 * one kind are about rows of one machine: what they lock next then comes behind all of them in the order of locks (D-532).
 */
export class Batcher<Owner> {
  readonly #options: BatchOptions<Owner>;
  readonly #queues = new Map<string, GroupQueue<Task<Owner>, unknown>>();

  constructor(options: BatchOptions<Owner>) {
    this.#options = options;
  }

  run<T>(kind: string, root: Root, owner: Owner, work?: Work<T>): Promise<T> {
    let queue = this.#queues.get(kind);
    if (queue === undefined) {
      const limits = { most: this.#options.most, inFlight: IN_FLIGHT };
      queue = new GroupQueue<Task<Owner>, unknown>((tasks) => this.#together(tasks), limits);
      this.#queues.set(kind, queue);
    }
    return queue.add(root.id, { root, owner, work: work && boundHere(work) }) as Promise<T>;
  }

  #together(tasks: readonly Task<Owner>[]): Promise<readonly unknown[]> {
    const owners = tasks.map(({ owner }) => owner);
    return this.#options.transact(owners, async (unit) => {
      const [first, ...others] = tasks.flatMap(({ root, work }) => (work === undefined ? [] : [root]));
      if (first !== undefined) await unit.aggregates(first.machine, [first, ...others].map(({ id }) => id).sort());
      const results: unknown[] = [];
      if (this.#options.sideBySide !== true) {
        for (const { work } of tasks) results.push(await work?.(unit));
        return results;
      }
      // All of them have come to their end before the transaction does.
      const settled = await Promise.allSettled(tasks.map(async ({ work }) => work?.(unit)));
      return settled.map(resultOf);
    });
  }
}

function resultOf(result: PromiseSettledResult<unknown>): unknown {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** Steps of aggregates, in groups. */
export interface StepBatcher {
  /** Runs work on one locked aggregate; undefined when there is none. */
  run<M extends LifecycleName, T>(
    machine: M,
    id: string,
    work: (aggregate: Aggregate<M>, unit: UnitOfWork) => Promise<T>,
  ): Promise<T | undefined>;
}

export function stepBatcher(engine: Engine, scope: Scope): StepBatcher {
  const batcher = new Batcher<null>({ most: 32, transact: (_owners, work) => transactIn(engine, scope, work) });
  return {
    run: (machine, id, work) =>
      batcher.run(machine, { machine, id }, null, async (unit) => {
        // Locked with the group's others: this finds what the unit has.
        const aggregate = await unit.aggregate(machine, id);
        return aggregate && work(aggregate, unit);
      }),
  };
}
