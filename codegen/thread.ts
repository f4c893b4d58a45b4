import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

interface Question {
  readonly asked: unknown;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/**
 * A module that answers questions in a thread of its own, in their order. All of them are with the thread at once, so that
 * it goes on while this one is busy. It ends with the last answer.
 */
export class Thread {
  private readonly module: URL;
  private worker: Worker | undefined;
  private readonly open: Question[] = [];
  private isEnded = false;

  constructor(module: URL) {
    this.module = module;
  }

  /** Loads the module ahead of the first question, which may never come: nobody has to wait for it. */
  start(): Worker {
    if (this.worker !== undefined) return this.worker;
    const worker = new Worker(this.module, { env: environment() });
    let cause: unknown;
    worker.on('message', (answer) => this.answered(answer));
    worker.on('error', (error) => {
      cause = error;
    });
    // What the thread has answered before it ended has been told by now.
    worker.on('exit', () => this.exited(worker, cause));
    worker.unref();
    this.worker = worker;
    return worker;
  }

  /** Rejects with what the module throws. */
  ask(asked: unknown): Promise<unknown> {
    if (this.isEnded) return Promise.reject(new Error(ENDED));
    return new Promise((resolve, reject) => {
      this.open.push({ asked, resolve, reject });
      this.post(asked);
    });
  }

  /** Ends it, whatever it is at: open questions are rejected. */
  async end(): Promise<void> {
    this.isEnded = true;
    await this.stop();
    for (const { reject } of this.open.splice(0)) reject(new Error(ENDED));
  }

  private post(asked: unknown): void {
    const worker = this.start();
    worker.ref();
    worker.postMessage(asked);
  }

  private answered(answer: unknown): void {
    const question = this.open.shift();
    if (this.open.length === 0) void this.stop();
    question?.resolve(answer);
  }

  /** An error ends the thread; later questions go to another one. */
  private exited(worker: Worker, cause: unknown): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    this.open.shift()?.reject(cause ?? new Error(ENDED));
    for (const { asked } of this.open) this.post(asked);
  }

  private async stop(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }
}

const ENDED = 'the thread has ended';

/** With the main thread's compile cache, if it uses one: a thread does not inherit it. */
const environment = (): NodeJS.ProcessEnv => {
  const folder = getCompileCacheDir();
  return folder === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(folder) };
};
