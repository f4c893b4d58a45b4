import type { QueryResult } from 'pg';
import { expect, it, vi } from 'vitest';
import type { Statement } from '../../../src/platform/db/statement.ts';
import { TenantClocks } from '../../../src/platform/lifecycle/aggregates/tenant-clocks.ts';

const answering = (...rows: object[]) => vi.fn(async (_statement: Statement) => ({ rows }) as unknown as QueryResult);

it('a transaction reads each tenant’s clock once (D-067)', async () => {
  const ask = answering({ offset_ms: '60000' });
  const clocks = new TenantClocks(ask);
  expect(clocks.known('ten_a')).toBeUndefined();
  expect([await clocks.offsetOf('ten_a'), await clocks.offsetOf('ten_a')]).toEqual([60_000, 60_000]);
  expect(clocks.known('ten_a')).toBe(60_000);
  await clocks.offsetOf('ten_b');
  expect(ask.mock.calls.map(([{ values }]) => values)).toEqual([['ten_a'], ['ten_b']]);
});

it('a tenant without a clock lives in real time', async () => {
  const clocks = new TenantClocks(answering());
  expect([await clocks.offsetOf('ten_a'), clocks.known('ten_a')]).toEqual([0, 0]);
});

it('a transaction keeps the first offset that it read, even zero', async () => {
  const ask = answering({ offset_ms: '9' });
  const clocks = new TenantClocks(ask);
  clocks.know('ten_a', 0);
  clocks.know('ten_a', 5);
  expect([clocks.known('ten_a'), await clocks.offsetOf('ten_a')]).toEqual([0, 0]);
  expect(ask).not.toHaveBeenCalled();
});

it('a transaction that begins again reads the clock anew', async () => {
  const clocks = new TenantClocks(answering({ offset_ms: '7' }));
  clocks.know('ten_a', 5);
  clocks.forget();
  expect([clocks.known('ten_a'), await clocks.offsetOf('ten_a')]).toEqual([undefined, 7]);
});
