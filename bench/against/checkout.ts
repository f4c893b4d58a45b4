import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A rate to measure: steps of a machine as requests or batched, or whole lives of payments. */
export interface Asked {
  readonly what: 'request' | 'batched' | 'lives';
  readonly callers: number;
  readonly seconds: number;
}

/** A checkout whose benches run in a process of their own. */
export interface Checkout {
  /** So many a second. */
  rate(asked: Asked): Promise<number>;
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
    async rate(asked) {
      child.send(asked);
      return (await answer<{ readonly rate: number }>()).rate;
    },
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
