import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { OutcomeBatcher } from '../../../../src/domains/webhooks/outcome-batcher.ts';
import type { Outcome } from '../../../../src/domains/webhooks/record-outcomes.cross-tenant.ts';

const outcome = (nth: number): Outcome => ({
  claim: { deliveryId: `whd_${nth}`, endpointId: 'whe_1', token: `token_${nth}` },
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
  test('those that end together are recorded together, and each hears of it then', async () => {
    const recorded: (readonly Outcome[])[] = [];
    const batcher = new OutcomeBatcher(async (batch) => void recorded.push(batch), silent);
    await Promise.all(outcomes(3).map((one) => batcher.add(one)));
    expect(recorded).toEqual([outcomes(3)]);
    await batcher.add(outcome(9));
    expect(recorded).toEqual([outcomes(3), [outcome(9)]]);
  });

  test('a full batch does not wait, two are under way at once, and what comes meanwhile waits for one of them', async () => {
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

  test('what could not be recorded is recorded the next time', async () => {
    let times = 0;
    const batcher = new OutcomeBatcher(async () => {
      times += 1;
      if (times === 1) throw new Error('the database is away');
    }, silent);
    await batcher.add(outcome(1));
    expect(times).toBe(2);
  });
});
