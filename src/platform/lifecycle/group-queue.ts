import { currentPlace, inSharedSpan, type Place } from '../tracing/index.ts';
import { world } from '../world.ts';

interface Waiting<Task, Result> {
  /** The subject of the task. Two tasks with one subject never run at the same time. */
  readonly subject: string;
  readonly task: Task;
  readonly place: Place;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

export interface GroupLimits {
  /** Tasks in one group. */
  readonly most: number;
  /** Groups at the same time. */
  readonly inFlight: number;
}

/**
 * Group commit: tasks that are asked for in one turn of the event loop, or while as many groups as may are under way, are
 * done together. One bad task poisons its group: then each is done alone, and answers for itself.
 */
export class GroupQueue<Task, Result> {
  readonly #run: (tasks: readonly Task[]) => Promise<readonly Result[]>;
  readonly #limits: GroupLimits;
  readonly #queue: Waiting<Task, Result>[] = [];
  /** The subjects of the groups under way. */
  readonly #busy = new Set<string>();
  #inFlight = 0;
  #scheduled = false;

  /** `run` does the tasks of a group and answers their results, in their order. */
  constructor(run: (tasks: readonly Task[]) => Promise<readonly Result[]>, limits: GroupLimits) {
    this.#run = run;
    this.#limits = limits;
  }

  add(subject: string, task: Task): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ subject, task, place: currentPlace(), resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#inFlight >= this.#limits.inFlight || this.#queue.length === 0) return;
    this.#scheduled = true;
    world.setImmediate(() => {
      this.#scheduled = false;
      const group = this.#take();
      // Each waiting task has a subject that is under way: the next group that ends schedules them.
      if (group.length === 0) return;
      this.#inFlight += 1;
      void this.#runGroup(group).finally(() => {
        this.#inFlight -= 1;
        for (const { subject } of group) this.#busy.delete(subject);
        this.#schedule();
      });
      this.#schedule();
    });
  }

  /**
   * At most one task about a subject: the second has to see the first one's commit. In a group of its own it would wait for
   * that with a lock in the database, and so would the rest of its group.
   */
  #take(): Waiting<Task, Result>[] {
    const taken: Waiting<Task, Result>[] = [];
    for (let at = 0; at < this.#queue.length && taken.length < this.#limits.most; ) {
      const waiting = this.#queue[at];
      if (waiting === undefined || this.#busy.has(waiting.subject)) {
        at += 1;
        continue;
      }
      this.#busy.add(waiting.subject);
      taken.push(waiting);
      this.#queue.splice(at, 1);
    }
    return taken;
  }

  async #runGroup(group: readonly Waiting<Task, Result>[]): Promise<void> {
    try {
      const places = group.map(({ place }) => place);
      const results = await inSharedSpan('transaction', places, () => this.#run(group.map(({ task }) => task)));
      group.forEach(({ resolve }, at) => {
        resolve(results[at] as Result);
      });
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else for (const waiting of group) await this.#runGroup([waiting]);
    }
  }
}
