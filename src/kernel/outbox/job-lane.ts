import type { JobScope } from './jobs.ts';
import type { JobRunner } from './runner.ts';

/** Small leases cost as many round trips as big ones: wait until so much of the lane is free. */
const WORTHWHILE = 4;

/**
 * Jobs that wait for the network, many at once: a lane is refilled as it empties, so that one slow vendor costs its own
 * jobs time and nobody else's.
 */
export class JobLane {
  readonly #runner: JobRunner;
  readonly #scope: JobScope;
  readonly #width: number;
  readonly #running = new Set<Promise<void>>();
  #jobs = 0;

  constructor(runner: JobRunner, scope: JobScope, width: number) {
    this.#runner = runner;
    this.#scope = scope;
    this.#width = width;
  }

  /** Starts what is due while there is room; answers how many jobs were taken, or one for having waited. */
  async run(): Promise<number> {
    const free = this.#width - this.#jobs;
    if (free < this.#width / WORTHWHILE) {
      await Promise.race(this.#running);
      return 1;
    }
    const started = await this.#runner.startDue(this.#scope, free);
    for (const { jobs, done } of started) {
      this.#jobs += jobs;
      this.#running.add(done);
      void done.finally(() => {
        this.#jobs -= jobs;
        this.#running.delete(done);
      });
    }
    return started.reduce((total, { jobs }) => total + jobs, 0);
  }

  /** Until what was started has ended. */
  async drain(): Promise<void> {
    await Promise.all(this.#running);
  }
}
