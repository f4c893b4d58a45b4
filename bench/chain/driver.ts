import type { Hex } from 'viem';

/** What is done on the chain: a wallet is deployed, test money paid out, a transfer executed that 2 of 3 have signed. */
export const DEEDS = ['deployments', 'drips', 'executions'] as const;
export type Deed = (typeof DEEDS)[number];

export interface Driver {
  readonly name: string;
  /** Does so many, confirmed on the chain; answers how many a second. */
  run(deed: Deed, count: number): Promise<number>;
  stop(): Promise<void>;
}

export interface Call {
  readonly to: Hex;
  readonly data: Hex;
}

/** Base units of one drip, and of one transfer. */
export const PAID = 1_000_000n;

/** So many callers, each of which begins the next one when its last one is through; how many a second. */
export async function inTurns(callers: number, count: number, one: (caller: number) => Promise<void>): Promise<number> {
  const started = performance.now();
  let left = count;
  const caller = async (_: unknown, number: number): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await one(number);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return count / ((performance.now() - started) / 1000);
}
