import process from 'node:process';

/** Waits for what follows from messages that are on their way; the test's clock stands still meanwhile. */
export async function until(isTrue: () => boolean): Promise<void> {
  const end = process.hrtime.bigint() + 20_000_000_000n;
  while (!isTrue()) {
    if (process.hrtime.bigint() > end) throw new Error(`Not so within 20 s: ${isTrue}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** What has become of a promise so far. */
export interface OutcomeSoFar {
  is: 'open' | 'proved' | 'failed';
  error?: unknown;
}

export function outcomeOf(promise: Promise<unknown>): OutcomeSoFar {
  const outcome: OutcomeSoFar = { is: 'open' };
  promise.then(
    () => {
      outcome.is = 'proved';
    },
    (error: unknown) => {
      outcome.is = 'failed';
      outcome.error = error;
    },
  );
  return outcome;
}
