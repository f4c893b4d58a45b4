import { expect, test } from 'vitest';
import { workers } from '../../../generated/wiring/workers.ts';
import type { AnyWorker } from '../../../src/platform/outbox/worker.ts';

const all: readonly AnyWorker[] = workers;

test('each worker declares what is lost when its job is discarded, or forbids it', () => {
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(({ discarding }) => discarding === undefined).map(({ topic }) => topic)).toEqual([]);
  for (const { discarding } of all) if (typeof discarding === 'string') expect(discarding).toMatch(/^[A-Z].+\.$/);
});

test('no job that moves money may be discarded', () => {
  const money = all.filter(({ topic }) => /^(offramp|payments|ramps|treasury|invoices)\./.test(topic));
  expect(money.length).toBeGreaterThan(10);
  expect(money.filter(({ discarding }) => discarding !== null)).toEqual([]);
});
