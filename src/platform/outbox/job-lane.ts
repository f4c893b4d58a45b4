import { WakeSignal } from '../background/wake-signal.ts';
import { world } from '../world.ts';
import type { JobScope } from './jobs.ts';
import type { JobTaker } from './local-job-queue.ts';
import type { JobRunner, Started } from './runner.ts';

/** Small leases cost as many round trips as big ones: wait until so much of the lane is free. */
const WORTHWHILE = 4;

export interface LaneOptions {
  /** Which topics it takes. */
  readonly scope: JobScope & Required<Pick<JobScope, 'topics'>>;
  /** Jobs at once. */
  readonly width: number;
  /** Raised where there may be jobs to lease. */
  readonly due: WakeSignal;
  /** Time without a notification after which it looks for jobs by itself; milliseconds. */
  readonly untoldMs: number;
}

/**
 * Works on jobs, many at once: a lane is refilled as it empties, so that one slow vendor costs its own jobs time and nobody
 * else's. Jobs that this process has committed come to it by themselves; it leases others where it is told of some.
 */
export class JobLane implements JobTaker {
  /** Raised when there is something to do. */
  readonly wakeSignal = new WakeSignal();
  readonly #runner: JobRunner;
  readonly #options: LaneOptions;
  readonly #running = new Set<Promise<void>>();
  readonly #deafen: () => void;
  #jobs = 0;
  #mayLease = true;
  #leasedAt = 0;

  constructor(runner: JobRunner, options: LaneOptions) {
    this.#runner = runner;
    this.#options = options;
    this.#deafen = options.due.listen(() => {
      this.#mayLease = true;
      this.wakeSignal.raise();
    });
  }

  takes(topic: string): boolean {
    const { among, are } = this.#options.scope.topics;
    return among.includes(topic) === are;
  }

  arrived(): void {
    this.wakeSignal.raise();
  }

  /** Starts what is due while there is room; answers how many jobs were taken, or one for having waited. */
  async run(): Promise<number> {
    this.#runner.queue.open(this);
    const { width, scope } = this.#options;
    if (this.#free() < width / WORTHWHILE) {
      await Promise.race(this.#running);
      return 1;
    }
    const taken = this.#take(this.#runner.startLocal(scope, this.#free()));
    return taken + (this.#looks() ? await this.#lease() : 0);
  }

  /** Waits for the jobs that were started. The others stay in the local queue, and the runner gives them back. */
  async drain(): Promise<void> {
    this.#deafen();
    this.#runner.queue.close(this);
    await Promise.all(this.#running);
  }

  #free(): number {
    return this.#options.width - this.#jobs;
  }

  #looks(): boolean {
    return this.#free() > 0 && (this.#mayLease || world.monotonic() - this.#leasedAt >= this.#options.untoldMs);
  }

  async #lease(): Promise<number> {
    const room = this.#free();
    this.#mayLease = false;
    this.#leasedAt = world.monotonic();
    try {
      const taken = this.#take(await this.#runner.startLeased(this.#options.scope, room));
      // As many as there was room for: there may be more.
      if (taken === room) this.#mayLease = true;
      return taken;
    } catch (error) {
      this.#mayLease = true;
      throw error;
    }
  }

  #take(started: readonly Started[]): number {
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
}
