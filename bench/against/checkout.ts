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
  const answer = async <T>(): Promise<T> => {
    const ended = once(child, 'exit').then(([status]) => {
      throw new Error(`the benches of ${root} ended with ${status}`);
    });
    const [message] = await Promise.race([once(child, 'message'), ended]);
    return message as T;
  };
  await answer();
  return {
    async rate(asked) {
      child.send(asked);
      return (await answer<{ readonly rate: number }>()).rate;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
