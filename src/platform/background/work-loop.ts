import type { Logger } from 'pino';
import { world } from '../world.ts';
import type { WakeSignal } from './wake-signal.ts';

/** The wait of a task after less than a full `batch`, so that work which arrives meanwhile shares one round. */
export interface Linger {
  readonly ms: number;
  readonly batch: number;
  /** The wait after a round that did so much or more: much arrives then, and more of it shares the next round. */
  readonly busy?: { readonly from: number; readonly ms: number };
}

/** Something that a process does again and again beside the requests. */
export interface BackgroundTask {
  readonly name: string;
  /** The wait after a round that found nothing. */
  readonly idleMs: number;
  /** Waits twice as long once ten runs in a row have found nothing. */
  readonly slowsDown?: boolean;
  /** Without it the task is run again at once while it finds work. */
  readonly linger?: Linger;
  /** Wakes other tasks: whatever it has found, it looks again after the same rest. */
  readonly wakesOthers?: boolean;
  /** Ends the wait for work early. */
  readonly wakeSignal?: WakeSignal;
  /** Answers how much it did. */
  run(): Promise<number>;
  /** Waits for what it has left running, once it is not asked again. */
  drain?(): Promise<void>;
}

/** The wait after a failure: the database may be gone for a while. */
const FAILURE_MS = 1000;

/** The number of empty runs that make a task slow. */
const QUIET_RUNS = 10;

function restAfter(done: number, { linger }: BackgroundTask): number {
  if (linger === undefined || done >= linger.batch) return 0;
  const { ms, busy } = linger;
  return busy !== undefined && done >= busy.from ? busy.ms : ms;
}

const idleRest = ({ idleMs, slowsDown }: BackgroundTask, emptyRuns: number): number =>
  slowsDown && emptyRuns >= QUIET_RUNS ? 2 * idleMs : idleMs;

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
    let emptyRuns = 0;
    while (!this.#stop.signal.aborted) {
      const count = task.wakeSignal?.count ?? 0;
      const done = await task.run().catch((error: unknown) => {
        this.#log.error({ err: error, task: task.name }, 'background task failed');
        return undefined;
      });
      emptyRuns = done === 0 ? emptyRuns + 1 : 0;
      if (done === 0) await this.#awaitWork(task, idleRest(task, emptyRuns), count);
      else {
        const restMs = done === undefined ? FAILURE_MS : restAfter(done, task);
        await this.#rest(restMs, undefined, task.wakesOthers ? task.name : undefined);
      }
    }
  }

  /** Waits until the rest is over or the wake signal is raised. `count` is its count before the task looked. */
  async #awaitWork({ name, wakeSignal, linger }: BackgroundTask, restMs: number, count: number): Promise<void> {
    // Raised while the task looked: what it may not have seen is there now.
    if (wakeSignal === undefined || wakeSignal.count === count) await this.#rest(restMs, wakeSignal, name);
    // Many transactions may commit at the same time: their wake-ups share one run.
    if (wakeSignal !== undefined && wakeSignal.count !== count && linger) await this.#rest(linger.ms, undefined);
  }

  /** `looking` is the task that looks for work when the rest is over. */
  async #rest(ms: number, ends: WakeSignal | undefined, looking?: string): Promise<void> {
    const { signal } = this.#stop;
    if (ms === 0) return;
    await new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const done = (): void => {
        world.clearTimeout(timer);
        signal.removeEventListener('abort', done);
        deafen?.();
        resolve();
      };
      const timer = looking === undefined ? world.setTimeout(done, ms) : world.setLookTimeout(done, ms, looking);
      const deafen = ends?.listen(done);
      signal.addEventListener('abort', done);
    });
  }
}
