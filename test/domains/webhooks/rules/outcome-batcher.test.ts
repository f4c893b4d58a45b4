import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OutcomeBatcher } from '../../../../src/domains/webhooks/deliveries/outcome-batcher.ts';
import type { Outcome } from '../../../../src/domains/webhooks/deliveries/record-outcomes.cross-tenant.ts';

const outcome = (nth: number): Outcome => ({
  claim: {
    deliveryId: `whd_${nth}`,
    endpointId: 'whe_1',
    token: `token_${nth}`,
    traceparent: null,
    url: 'https://hooks.example/in',
  },
  attempt: { at: '2026-03-02T09:00:00.000Z', httpStatus: 204, lastError: null, durationMs: 5 },
});
const outcomes = (count: number) => Array.from({ length: count }, (_, nth) => outcome(nth));
const silent = pino({ level: 'silent' });

/** Batches are recorded when the test says so. */
function recorder() {
  const begun: { readonly outcomes: readonly Outcome[]; end(): void }[] = [];
  const record = (batch: readonly Outcome[]) => new Promise<void>((end) => void begun.push({ outcomes: batch, end }));
  return {
    begun,
    sizes: () => begun.map((batch) => batch.outcomes.length),
    batcher: new OutcomeBatcher(record, silent),
  };
}

describe('outcomes share transactions (D-391)', () => {
  test('are recorded together when they end together, and each caller is notified', async () => {
    const recorded: (readonly Outcome[])[] = [];
    const batcher = new OutcomeBatcher(async (batch) => void recorded.push(batch), silent);
    await Promise.all(outcomes(3).map((one) => batcher.add(one)));
    expect(recorded).toEqual([outcomes(3)]);
    await batcher.add(outcome(9));
    expect(recorded).toEqual([outcomes(3), [outcome(9)]]);
  });

  test('are recorded at once as a full batch, two at a time, and later ones wait for one to end', async () => {
    const { begun, sizes, batcher } = recorder();
    const added = outcomes(256 + 256 + 3).map((one) => batcher.add(one));
    expect(sizes()).toEqual([256, 256]);
    begun[1]?.end();
    await added[256];
    expect(sizes()).toEqual([256, 256, 3]);
    begun[0]?.end();
    begun[2]?.end();
    await Promise.all(added);
    expect(begun.flatMap((batch) => batch.outcomes)).toEqual(outcomes(256 + 256 + 3));
  });

  test('are recorded with the next batch when a batch failed', async () => {
    let times = 0;
    const batcher = new OutcomeBatcher(async () => {
      times += 1;
      if (times === 1) throw new Error('the database is away');
    }, silent);
    await batcher.add(outcome(1));
    expect(times).toBe(2);
  });

  test('start no third batch while two are in progress', async () => {
    const { begun, sizes, batcher } = recorder();
    const added = outcomes(3 * 256).map((one) => batcher.add(one));
    expect(sizes()).toEqual([256, 256]);
    for (const _ of [1, 2, 3]) {
      begun.at(-1)?.end();
      await new Promise(setImmediate);
    }
    begun[0]?.end();
    await Promise.all(added);
    expect(sizes()).toEqual([256, 256, 256]);
    // Whose room is free again.
    for (const one of outcomes(512)) void batcher.add(one);
    expect(sizes()).toEqual([256, 256, 256, 256, 256]);
  });
});

describe('outcomes that cannot be recorded', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** What is said, and when a batch was tried, in milliseconds from the first time. */
  function failing(fails: (batch: readonly Outcome[]) => boolean) {
    const tried: { readonly ms: number; readonly size: number }[] = [];
    const said: { level: string; text: string; about: object }[] = [];
    const say = (level: string) => (about: object, text: string) => void said.push({ level, text, about });
    const batcher = new OutcomeBatcher(
      async (batch) => {
        tried.push({ ms: Date.now(), size: batch.length });
        if (fails(batch)) throw new Error('away');
      },
      { warn: say('warn'), error: say('error') } as never,
    );
    return { batcher, tried, said };
  }

  test('are tried six times, after 200 ms and then twice as long each time, then one by one', async () => {
    const { batcher, tried, said } = failing(() => true);
    const done = Promise.all(outcomes(2).map((one) => batcher.add(one)));
    await vi.runAllTimersAsync();
    await done;
    const [first] = tried;
    const together = tried.slice(0, 6).map(({ ms }) => ms - (first?.ms ?? 0));
    expect(together).toEqual([0, 200, 600, 1400, 3000, 6200]);
    expect(tried.map(({ size }) => size)).toEqual([2, 2, 2, 2, 2, 2, 1, 1]);
    const err = expect.objectContaining({ message: 'away' });
    expect(said[0]).toEqual({
      level: 'warn',
      text: 'webhook outcomes are not recorded yet',
      about: { err, outcomes: 2, attempt: 1 },
    });
    expect(said.slice(6)).toEqual(
      ['whd_0', 'whd_1'].map((deliveryId) => ({
        level: 'error',
        text: 'webhook outcome is left to its lease',
        about: { err, deliveryId },
      })),
    );
  });

  test('do not affect the other outcomes of the batch', async () => {
    const recorded: string[] = [];
    const { batcher } = failing((batch) => {
      const isBad = batch.some(({ claim }) => claim.deliveryId === 'whd_1');
      if (!isBad) recorded.push(...batch.map(({ claim }) => claim.deliveryId));
      return isBad;
    });
    const done = Promise.all(outcomes(3).map((one) => batcher.add(one)));
    await vi.runAllTimersAsync();
    await done;
    expect(recorded).toEqual(['whd_0', 'whd_2']);
  });

  test('are left to their lease when alone, after the same six attempts', async () => {
    const { batcher, tried, said } = failing(() => true);
    const done = batcher.add(outcome(1));
    await vi.runAllTimersAsync();
    await done;
    expect(tried).toHaveLength(6);
    expect(said.at(-1)).toMatchObject({ level: 'error', text: 'webhook outcome is left to its lease' });
  });
});
