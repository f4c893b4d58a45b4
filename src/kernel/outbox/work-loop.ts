import type { Logger } from 'pino';
import type { Bell } from './bell.ts';

/** Something to do again and again. */
export interface Chore {
  readonly name: string;
  /** How long to rest when there was nothing to do. */
  readonly idleMs: number;
  /**
   * How long to rest after less than a full `batch`, so that what comes meanwhile is done in one round; it is asked again
   * at once unless told.
   */
  readonly gather?: { readonly ms: number; readonly batch: number };
  /** Ends a rest for want of work. */
  readonly bell?: Bell;
  /** Answers how much it did. */
  run(): Promise<number>;
  /** Waits for what it has left running, once it is not asked again. */
  drain?(): Promise<void>;
}

/** Rest after a failure: the database may be gone for a while. */
const FAILURE_MS = 1000;

function restAfter(done: number, { idleMs, gather }: Chore): number {
  if (done === 0) return idleMs;
  return gather !== undefined && done < gather.batch ? gather.ms : 0;
}

/** Runs chores side by side until it is stopped; a failure is logged and tried again. */
export class WorkLoop {
  readonly #chores: readonly Chore[];
  readonly #log: Logger;
  readonly #stop = new AbortController();
  #running: Promise<unknown> | undefined;

  constructor(chores: readonly Chore[], log: Logger) {
    this.#chores = chores;
    this.#log = log;
  }

  start(): void {
    this.#running ??= Promise.all(this.#chores.map((chore) => this.#repeat(chore)));
  }

  /** Lets what runs finish. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    await Promise.all(this.#chores.map((chore) => chore.drain?.()));
  }

  async #repeat(chore: Chore): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const rung = chore.bell?.rung ?? 0;
      const restMs = await chore.run().then(
        (done) => restAfter(done, chore),
        (error: unknown) => {
          this.#log.error({ err: error, chore: chore.name }, 'chore failed');
          return FAILURE_MS;
        },
      );
      const ends = restMs === chore.idleMs ? chore.bell : undefined;
      // Rung while it looked: what it has not seen is there now.
      if (restMs > 0 && (ends === undefined || ends.rung === rung)) await this.#rest(restMs, ends);
      // Called, it lets more come: what rings may also be another's.
      if (ends !== undefined && ends.rung !== rung && chore.gather) await this.#rest(chore.gather.ms, undefined);
    }
  }

  #rest(ms: number, ends: Bell | undefined): Promise<void> {
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
