// Reads across tenants: one worker steps the rows of all tenants.

import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import { boundHere } from '../tracing/index.ts';
import type { Aggregate } from './aggregates/aggregate.ts';
import type { Engine } from './engine.ts';
import { GroupQueue } from './group-queue.ts';
import { transactIn } from './transact.ts';
import type { Scope, UnitOfWork } from './unit-of-work.ts';

/** Work on one aggregate inside a batch's transaction. It may run twice: once in the batch, once alone. */
export type BatchedWork<M extends LifecycleName, T> = (aggregate: Aggregate<M>, work: UnitOfWork) => Promise<T>;

interface Item {
  readonly id: string;
  run(work: UnitOfWork): Promise<unknown>;
}

/** While PostgreSQL works on one batch, the process prepares the other: one larger batch would leave either of them waiting. */
const LIMITS = { most: 32, inFlight: 2 };

/**
 * Group commit for workers: rows locked in id order, one flush, one COMMIT, and only then are the callers answered. A group
 * has the rows of one machine: what they lock next then comes behind all of them in the order of locks (D-532).
 */
export class Batcher {
  readonly #engine: Engine;
  readonly #scope: Scope;
  readonly #queues = new Map<LifecycleName, GroupQueue<Item, unknown>>();

  constructor(engine: Engine, scope: Scope) {
    this.#engine = engine;
    this.#scope = scope;
  }

  /** Runs work on one locked aggregate; undefined when there is none. */
  run<M extends LifecycleName, T>(machine: M, id: string, work: BatchedWork<M, T>): Promise<T | undefined> {
    const run = async (unit: UnitOfWork): Promise<T | undefined> => {
      // Locked with the batch's others: this finds what the unit has, and asks nobody.
      const aggregate = await unit.aggregate(machine, id);
      return aggregate && work(aggregate, unit);
    };
    return this.#queueOf(machine).add(id, { id, run: boundHere(run) }) as Promise<T | undefined>;
  }

  #queueOf(machine: LifecycleName): GroupQueue<Item, unknown> {
    let queue = this.#queues.get(machine);
    if (queue === undefined) {
      queue = new GroupQueue<Item, unknown>((items) => this.#transact(machine, items), LIMITS);
      this.#queues.set(machine, queue);
    }
    return queue;
  }

  #transact(machine: LifecycleName, batch: readonly Item[]): Promise<unknown[]> {
    return transactIn(this.#engine, this.#scope, async (work) => {
      const found = await work.aggregates(machine, batch.map(({ id }) => id).sort());
      const results: unknown[] = [];
      for (const item of batch) results.push(found.has(item.id) ? await item.run(work) : undefined);
      return results;
    });
  }
}
