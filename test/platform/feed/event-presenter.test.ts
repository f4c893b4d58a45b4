import { expect, test } from 'vitest';
import { revive } from '../../../src/platform/feed/event-presenter.ts';

interface Snapshot {
  readonly at: Date;
  readonly endedAt: Date | null;
  readonly amount: bigint;
  readonly fee: bigint | null;
  readonly note: string;
  readonly count: number;
}

test('times and amounts are restored from JSON, and nulls and other values stay', () => {
  const stored = { at: '2026-03-02T09:00:00.123Z', endedAt: null, amount: '12345678901234567890', fee: null };
  const kinds = { at: 'time', endedAt: 'time', amount: 'amount', fee: 'amount' } as const;
  expect(revive<Snapshot>({ ...stored, note: '17', count: 3 }, kinds)).toEqual({
    at: new Date('2026-03-02T09:00:00.123Z'),
    endedAt: null,
    amount: 12_345_678_901_234_567_890n,
    fee: null,
    note: '17',
    count: 3,
  });
  expect(stored.at).toBe('2026-03-02T09:00:00.123Z');
});
