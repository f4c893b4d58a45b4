import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { readLockFile } from './lock-file.ts';
import { clusterName, isPostmaster, type Postmaster, signalPostmaster } from './postmaster.ts';

/** A server, and the handle of its process where it is our child and not adopted. */
export type RunningServer = Postmaster & { readonly child?: ChildProcess };

export interface SupervisorOptions {
  readonly cluster: Cluster;
  /** Starts it where it was, and waits until it answers. */
  readonly start: () => Promise<RunningServer>;
  readonly warn: (message: string) => void;
  /** Called once, when it has been given up. */
  readonly onLost: (error: EmbeddedPostgresError) => void;
}

/** The interval of checking whether the server still runs and whether it is being stopped. */
const LOOK_MS = 1000;
/** Starts that fail one after the other, before the server is given up, and the pause after the first. */
const ATTEMPTS = 5;
const PAUSE_MS = 250;
/** A server that ends sooner than this after its start counts as one that did not start. */
const SHORT_LIFE_MS = 1000;

/** Starts the server again whenever it ends, until it is told that the end is wanted. */
export class Supervisor {
  #server: RunningServer;
  readonly #options: SupervisorOptions;
  readonly #name: string;
  readonly #stopping = new AbortController();
  readonly #supervision: Promise<void>;
  #failures = 0;

  constructor(server: RunningServer, options: SupervisorOptions) {
    this.#server = server;
    this.#options = options;
    this.#name = clusterName(options.cluster.password);
    this.#supervision = this.#supervise();
  }

  get server(): RunningServer {
    return this.#server;
  }

  /** From now on the end is wanted. Resolves when nothing is being started any more; the server itself is not ended. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const { cluster } = this.#options;
    const idle = this.#supervision.then(() => true);
    // What is being started is asked to end: to become ready may take minutes after a crash.
    while (!(await Promise.race([idle, delay(50, false)]))) {
      const file = await readLockFile(cluster.directory);
      if (file !== undefined && file.pid !== this.#server.pid) signalPostmaster(file.pid, this.#name, 'SIGINT');
    }
  }

  async #supervise(): Promise<void> {
    const { warn } = this.#options;
    while (!this.#stopping.signal.aborted) {
      const startedAt = performance.now();
      const how = await this.#ended();
      if (this.#stopping.signal.aborted) return;
      warn(`PostgreSQL exited unexpectedly${how}; restarting it`);
      this.#failures = performance.now() - startedAt < SHORT_LIFE_MS ? this.#failures + 1 : 0;
      if (!(await this.#startAgain())) return;
    }
  }

  /** Answers how, as far as it is known: only a parent is told. */
  async #ended(): Promise<string> {
    const { child, pid } = this.#server;
    const exited = new AbortController();
    child?.once('exit', () => exited.abort());
    if (child && hasExited(child)) exited.abort();
    const woken = AbortSignal.any([this.#stopping.signal, exited.signal]);
    let isAskedToEnd = false;
    while (!woken.aborted) {
      await pause(LOOK_MS, woken);
      if (woken.aborted || (child === undefined && !isPostmaster(pid, this.#name))) break;
      // Asked to end by SIGTERM, a server takes nobody in any more and waits for the last connection to close: our own.
      const file = await readLockFile(this.#options.cluster.directory).catch(() => undefined);
      if (isAskedToEnd || file?.pid !== pid || file.status !== 'stopping') continue;
      isAskedToEnd = true;
      this.#options.warn('Another process is stopping PostgreSQL; closing its connections');
      signalPostmaster(pid, this.#name, 'SIGINT');
    }
    return child && hasExited(child) ? ` (${child.signalCode ?? `status ${child.exitCode}`})` : '';
  }

  /** False when it was given up, or is not wanted any more. */
  async #startAgain(): Promise<boolean> {
    const { start, warn, onLost, cluster } = this.#options;
    const since = performance.now();
    for (let cause: unknown; ; this.#failures += 1) {
      if (this.#failures >= ATTEMPTS) {
        const why = cause instanceof Error ? cause.message : `it exited immediately each time; see ${cluster.log}`;
        onLost(new EmbeddedPostgresError(`PostgreSQL could not be started again (${ATTEMPTS} attempts): ${why}`));
        return false;
      }
      if (this.#failures > 0) await pause(PAUSE_MS * 2 ** (this.#failures - 1), this.#stopping.signal);
      if (this.#stopping.signal.aborted) return false;
      try {
        this.#server = await start();
        if (this.#stopping.signal.aborted) return false;
        warn(
          `PostgreSQL runs again on 127.0.0.1:${this.#server.port} after ${Math.round(performance.now() - since)} ms`,
        );
        return true;
      } catch (error) {
        cause = error;
        warn(`PostgreSQL could not be started: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`);
      }
    }
  }
}

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Keeps no process running that has nothing else to do. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
