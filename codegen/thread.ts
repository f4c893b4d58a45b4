import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A module that answers questions in a thread of its own, one after the other. The thread ends with the last answer. */
export class Thread {
  private readonly module: URL;
  private worker: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private open = 0;
  private isEnded = false;

  constructor(module: URL) {
    this.module = module;
  }

  /** Loads the module ahead of the first question, which may never come: nobody has to wait for it. */
  start(): Worker {
    this.worker ??= new Worker(this.module, { env: environment() });
    this.worker.unref();
    return this.worker;
  }

  /** Rejects with what the module throws. */
  async ask(question: unknown): Promise<unknown> {
    this.open += 1;
    const answer = this.last.then(() => this.exchange(question));
    this.last = answer.catch(() => {});
    try {
      return await answer;
    } finally {
      this.open -= 1;
      if (this.open === 0) await this.stop();
    }
  }

  private async exchange(question: unknown): Promise<unknown> {
    if (this.isEnded) throw new Error('the thread has ended');
    const worker = this.start();
    const exit = new AbortController();
    const onExit = (): void => exit.abort();
    worker.ref();
    worker.once('exit', onExit);
    worker.postMessage(question);
    try {
      const [answer] = await once(worker, 'message', { signal: exit.signal });
      return answer;
    } catch (error) {
      // What throws ends the thread; the next question starts another one.
      this.worker = undefined;
      throw error;
    } finally {
      worker.off('exit', onExit);
    }
  }

  /** Ends it, whatever it is at: open questions are rejected. */
  async end(): Promise<void> {
    this.isEnded = true;
    await this.stop();
  }

  private async stop(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }
}

/** With the main thread's compile cache, if it uses one: a thread does not inherit it. */
const environment = (): NodeJS.ProcessEnv => {
  const folder = getCompileCacheDir();
  return folder === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(folder) };
};
