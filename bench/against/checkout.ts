import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What to measure: steps of a machine as requests or batched, or whole lives of payments and the requests of one caller. */
export interface Asked {
  readonly what: 'request' | 'batched' | 'lives';
  readonly callers: number;
  readonly seconds: number;
}

/** Figures by their names. */
export type Measured = Readonly<Record<string, number>>;

/** A checkout whose benches run in a process of their own. */
export interface Checkout {
  /** So many a second, as `rate`, once its code is compiled; of one caller the milliseconds of each request. */
  measure(asked: Asked): Promise<Measured>;
  stop(): Promise<void>;
}

export async function openCheckout(root: string): Promise<Checkout> {
  const child = fork(fileURLToPath(new URL('./rates.ts', import.meta.url)), [root], { cwd: root });
  const ended = once(child, 'exit');
  const answer = async <T>(): Promise<T> => {
    const told = once(child, 'message').then(([message]) => message as T);
    const failed = ended.then(([status]) => {
      throw new Error(`the benches of ${root} ended with ${status}`);
    });
    return Promise.race([told, failed]);
  };
  await answer();
  return {
    measure(asked) {
      child.send(asked);
      return answer<Measured>();
    },
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
