import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { Aggregate } from './aggregate.ts';
import type { Engine } from './engine.ts';
import { type Scope, UnitOfWork } from './unit-of-work.ts';

/** Work on one aggregate inside a batch's transaction. It may run twice: once in the batch, once alone. */
export type BatchedWork<M extends LifecycleName, T> = (aggregate: Aggregate<M>, work: UnitOfWork) => Promise<T>;

interface Item {
  readonly machine: LifecycleName;
  readonly id: string;
  run(work: UnitOfWork): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** While PostgreSQL works on one batch, the process prepares others: larger ones would leave either of them waiting. */
const BATCH = 22;
const IN_FLIGHT = 3;

/**
 * Group commit for workers: what callers ask for in one turn of the event loop goes through in one transaction, rows
 * locked in id order, one flush, one COMMIT, and only then are the callers answered.
 */
export class Batcher {
  readonly #engine: Engine;
  readonly #scope: Scope;
  readonly #queue: Item[] = [];
  #inFlight = 0;
  #scheduled = false;

  constructor(engine: Engine, scope: Scope) {
    this.#engine = engine;
    this.#scope = scope;
  }

  /** Runs work on one locked aggregate; undefined when there is none. */
  run<M extends LifecycleName, T>(machine: M, id: string, work: BatchedWork<M, T>): Promise<T | undefined> {
    return new Promise<T | undefined>((resolve, reject) => {
      this.#queue.push({
        machine,
        id,
        run: async (unit) => {
          // Locked with the batch's others: this finds what the unit has, and asks nobody.
          const aggregate = await unit.aggregate(machine, id);
          return aggregate && work(aggregate, unit);
        },
        resolve: resolve as (value: unknown) => void,
        reject,
      });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#inFlight >= IN_FLIGHT || this.#queue.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      const batch = this.#take();
      this.#inFlight += 1;
      void this.#runBatch(batch).finally(() => {
        this.#inFlight -= 1;
        this.#schedule();
      });
      this.#schedule();
    });
  }

  /** At most a batch, and one id at most once: its second step must see the first one's commit. */
  #take(): Item[] {
    const taken: Item[] = [];
    const ids = new Set<string>();
    for (let at = 0; at < this.#queue.length && taken.length < BATCH; ) {
      const item = this.#queue[at];
      if (item === undefined || ids.has(item.id)) {
        at += 1;
        continue;
      }
      ids.add(item.id);
      taken.push(item);
      this.#queue.splice(at, 1);
    }
    return taken;
  }

  async #runBatch(batch: readonly Item[]): Promise<void> {
    try {
      const results = await this.#transact(batch);
      batch.forEach((item, index) => {
        item.resolve(results[index]);
      });
    } catch (error) {
      // One bad item poisons its batch: singly, each answers for itself.
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const item of batch) await this.#runBatch([item]);
    }
  }

  async #transact(batch: readonly Item[]): Promise<unknown[]> {
    const work = new UnitOfWork(this.#engine, this.#scope);
    try {
      const found = new Set<string>();
      const machines = [...new Set(batch.map(({ machine }) => machine))].sort();
      for (const machine of machines) {
        const ids = batch.filter((item) => item.machine === machine).map(({ id }) => id);
        for (const id of (await work.aggregates(machine, ids.sort())).keys()) found.add(id);
      }
      const results: unknown[] = [];
      for (const item of batch) results.push(found.has(item.id) ? await item.run(work) : undefined);
      await work.commit();
      return results;
    } catch (error) {
      await work.rollback();
      throw error;
    }
  }
}
