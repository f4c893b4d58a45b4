import type { Engine } from '../lifecycle/engine.ts';
import { GroupQueue } from '../lifecycle/group-queue.ts';
import { type Ending, endJobs, transactionOf } from './end-jobs.ts';
import type { JobRoot, WorkerTransaction } from './worker.ts';

type Work<T> = (transaction: WorkerTransaction) => Promise<T>;

interface Task {
  readonly root: JobRoot;
  readonly ending: Ending;
  /** Undefined for a job that only ends: nothing is locked for it but the job. */
  readonly work: Work<unknown> | undefined;
}

/** With more jobs in it a transaction would hold their rows for long. */
const LIMITS = { most: 16, inFlight: 2 };

/**
 * Transactions that jobs of one topic share: those that are ready at the same time. The rows that they are about are locked
 * by one statement, in the order of their ids; then they are worked on side by side, so that the questions of one turn travel
 * in one message; one flush and one COMMIT end them.
 */
export class SharedTransactions {
  readonly #engine: Engine;
  readonly #topics = new Map<string, GroupQueue<Task, unknown>>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  run<T>(topic: string, root: JobRoot, ending: Ending, work: Work<T>): Promise<T> {
    return this.#add(topic, { root, ending, work }) as Promise<T>;
  }

  async end(topic: string, root: JobRoot, ending: Ending): Promise<void> {
    await this.#add(topic, { root, ending, work: undefined });
  }

  #add(topic: string, task: Task): Promise<unknown> {
    let queue = this.#topics.get(topic);
    if (queue === undefined) {
      queue = new GroupQueue<Task, unknown>((tasks) => this.#together(tasks), LIMITS);
      this.#topics.set(topic, queue);
    }
    return queue.add(task.root.id, task);
  }

  #together(tasks: readonly Task[]): Promise<readonly unknown[]> {
    return endJobs(
      this.#engine,
      tasks.map(({ ending }) => ending),
      async (unit) => {
        const roots = tasks.flatMap(({ root, work }) => (work === undefined ? [] : [root]));
        const ids = roots.map(({ id }) => id).sort();
        if (roots[0] !== undefined) await unit.aggregates(roots[0].machine, ids);
        const transaction = transactionOf(unit);
        // All of them have come to their end before the transaction does.
        const results = await Promise.allSettled(tasks.map(async ({ work }) => work?.(transaction)));
        return results.map(resultOf);
      },
    );
  }
}

function resultOf(result: PromiseSettledResult<unknown>): unknown {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
