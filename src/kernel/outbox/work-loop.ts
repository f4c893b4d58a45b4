import type { Logger } from 'pino';
import type { WakeSignal } from './wake-signal.ts';

/** Something that a process does again and again beside the requests. */
export interface BackgroundTask {
  readonly name: string;
  /** How long to wait when there was nothing to do. */
  readonly idleMs: number;
  /**
   * How long to wait after less than a full `batch`, so that what arrives meanwhile shares one round. Without it the task
   * is run again at once.
   */
  readonly linger?: { readonly ms: number; readonly batch: number };
  /** Ends the wait for work early. */
  readonly wakeSignal?: WakeSignal;
  /** Answers how much it did. */
  run(): Promise<number>;
  /** Waits for what it has left running, once it is not asked again. */
  drain?(): Promise<void>;
}

/** The wait after a failure: the database may be gone for a while. */
const FAILURE_MS = 1000;

function restAfter(done: number, { idleMs, linger }: BackgroundTask): number {
  if (done === 0) return idleMs;
  return linger !== undefined && done < linger.batch ? linger.ms : 0;
}

/** Runs background tasks side by side until it is stopped; a failure is logged, and the task is run again. */
export class WorkLoop {
  readonly #tasks: readonly BackgroundTask[];
  readonly #log: Logger;
  readonly #stop = new AbortController();
  #running: Promise<unknown> | undefined;

  constructor(tasks: readonly BackgroundTask[], log: Logger) {
    this.#tasks = tasks;
    this.#log = log;
  }

  start(): void {
    this.#running ??= Promise.all(this.#tasks.map((task) => this.#repeat(task)));
  }

  /** Lets what runs finish. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    await Promise.all(this.#tasks.map((task) => task.drain?.()));
  }

  async #repeat(task: BackgroundTask): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const count = task.wakeSignal?.count ?? 0;
      const restMs = await task.run().then(
        (done) => restAfter(done, task),
        (error: unknown) => {
          this.#log.error({ err: error, task: task.name }, 'background task failed');
          return FAILURE_MS;
        },
      );
      const ends = restMs === task.idleMs ? task.wakeSignal : undefined;
      // Rung while it looked: what it has not seen is there now.
      if (restMs > 0 && (ends === undefined || ends.count === count)) await this.#rest(restMs, ends);
      // Called, it lets more come: what rings may also be another's.
      if (ends !== undefined && ends.count !== count && task.linger) await this.#rest(task.linger.ms, undefined);
    }
  }

  #rest(ms: number, ends: WakeSignal | undefined): Promise<void> {
    const { signal } = this.#stop;
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        deafen?.();
        resolve();
      };
      const timer = setTimeout(done, ms);
      const deafen = ends?.listen(done);
      signal.addEventListener('abort', done);
    });
  }
}
